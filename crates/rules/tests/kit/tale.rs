//! A whole game told with everything that can be observed in it.

use ludejo_rules::{AnyGame, Board, Effect, Gauge, Info, Outcome, Piece, Reason, Seat, catalog};

/// The actions written on one line.
const PER_LINE: usize = 10;
/// Before these last moments of a game its legal actions are counted and hashed only.
const LISTED: usize = 4;
/// In games with more moments than this, those before the last ones are told in one line each.
const LONG: usize = 120;

/// What is played: the part of a tale that the rest follows from.
#[derive(Debug)]
pub(crate) struct Script {
    /// The id of the game.
    game: String,
    /// The start position.
    start: String,
    /// The actions.
    actions: Vec<String>,
    /// How people ended the game, if they did: a result and a reason.
    end: Option<Outcome>,
}

impl Script {
    /// Reads the head of a tale, up to the first empty line.
    pub(crate) fn read(tale: &str) -> Self {
        let mut script = Self {
            game: String::new(),
            start: String::new(),
            actions: Vec::new(),
            end: None,
        };
        for line in tale.lines().take_while(|line| !line.is_empty()) {
            let (name, value) = line.split_once(": ").expect("NAME: VALUE");
            match name {
                "game" => value.clone_into(&mut script.game),
                "start" => value.clone_into(&mut script.start),
                "play" => script.actions.extend(value.split(' ').map(str::to_owned)),
                "end" => {
                    let info = catalog::info(&script.game).expect("the game stands first");
                    script.end = Some(read_outcome(info, value));
                }
                _ => panic!("what is {line}?"),
            }
        }
        script
    }

    /// Whether this build has the game.
    pub(crate) fn is_of_this_build(&self) -> bool {
        catalog::info(&self.game).is_some()
    }

    /// Plays the game and tells it.
    pub(crate) fn tell(&self) -> Tale {
        let mut game = catalog::read(&self.game, &self.start).expect("a valid position");
        let mut text = format!("game: {}\nstart: {}\n", self.game, self.start);
        for actions in self.actions.chunks(PER_LINE) {
            text += &format!("play: {}\n", actions.join(" "));
        }
        if let Some(end) = self.end {
            text += &format!("end: {}\n", outcome_text(game.info(), Some(end)));
        }
        let moments = self.actions.len() + 1;
        if moments > LONG {
            text += "\n";
        }
        for moment in 0..moments {
            let left = moments - moment;
            let action = self.actions.get(moment).map(String::as_str);
            if action.is_none()
                && let Some(end) = self.end
            {
                game.end(end);
            }
            let told = tell_moment(&*game, moment, action, left <= LISTED);
            if moments > LONG && left > LISTED {
                let action = action.unwrap_or_default();
                text += &format!("{moment} {action} {:016x}\n", hash(&told));
            } else {
                text += &format!("\n{told}\n");
            }
            if let Some(action) = action {
                let played = game.play(action);
                played.unwrap_or_else(|refusal| panic!("{} {moment}: {refusal}", self.game));
            }
        }
        Tale {
            game: game.info(),
            outcome: game.outcome(),
            text,
        }
    }
}

/// A game told.
pub(crate) struct Tale {
    /// The game.
    pub(crate) game: &'static Info,
    /// How it ended, if it did.
    pub(crate) outcome: Option<Outcome>,
    /// What was observed.
    pub(crate) text: String,
}

/// What there is to observe at one moment, and what the next action causes.
fn tell_moment(game: &dyn AnyGame, moment: usize, action: Option<&str>, listed: bool) -> String {
    let (info, legal) = (game.info(), game.legal());
    let mut text = format!("{moment} {}\n", info.seat_word(game.to_move()));
    text += &format!("{}\n", game.line());
    let by_position = outcome_text(info, game.position_outcome());
    text += &format!(
        "position {by_position}, game {}\n",
        outcome_text(info, game.outcome())
    );
    text += &format!("{} legal {:016x}", legal.len(), hash(&legal.join(" ")));
    if listed {
        for actions in legal.chunks(PER_LINE) {
            text += &format!("\n  {}", actions.join(" "));
        }
    }
    if let Some(action) = action {
        text += &format!("\n{action}:");
        for effect in game.effects(action).expect("a legal action") {
            text += &format!("\n  {}", effect_text(info, game.board(), &effect));
        }
    }
    text
}

/// FNV-1a, 64 bits.
fn hash(text: &str) -> u64 {
    let bytes = text.bytes().map(u64::from);
    bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ byte).wrapping_mul(0x0100_0000_01B3)
    })
}

/// `win w (safe-zone)`, `draw (repetition)`, or `open`.
fn outcome_text(info: &Info, outcome: Option<Outcome>) -> String {
    match outcome {
        Some(outcome) => format!("{} ({})", info.result_text(&outcome), outcome.reason),
        None => "open".to_owned(),
    }
}

/// The result that [`outcome_text`] writes.
fn read_outcome(info: &Info, text: &str) -> Outcome {
    let (result, reason) = text.split_once(" (").expect("RESULT (REASON)");
    let reason = Reason::from_word(reason.trim_end_matches(')')).expect("a reason");
    match result.strip_prefix("win ") {
        Some(seat) => {
            let seat = seat.chars().next().and_then(|letter| info.seat(letter));
            Outcome::win(seat.expect("a seat"), reason)
        }
        None => Outcome::draw(reason),
    }
}

fn effect_text(info: &Info, board: &Board, effect: &Effect) -> String {
    let cell = |cell: &u8| board.name(*cell);
    let seat = |seat: &Seat| info.seat_word(*seat);
    let piece = |piece: &Piece| format!("{} {}", seat(&piece.seat), info.piece_word(piece.letter));
    let gauge = |gauge: &Gauge| match &gauge.seat {
        Some(owner) => format!("{} of {}", gauge.word, seat(owner)),
        None => gauge.word.to_owned(),
    };
    match effect {
        Effect::Placed { at, piece: new } => format!("placed {} {}", cell(at), piece(new)),
        Effect::Moved { path } => {
            let path: Vec<_> = path.iter().map(cell).collect();
            format!("moved {}", path.join(" "))
        }
        Effect::Swapped { from, to } => format!("swapped {} {}", cell(from), cell(to)),
        Effect::Turned { moves } => {
            let mut text = "turned".to_owned();
            for (from, to) in moves {
                text += &format!(" {}-{}", cell(from), cell(to));
            }
            text
        }
        Effect::Captured { at, piece: old } => format!("captured {} {}", cell(at), piece(old)),
        Effect::Became { at, piece: new } => format!("became {} {}", cell(at), piece(new)),
        Effect::Owned { at, seat: owner } => format!("owned {} {}", cell(at), seat(owner)),
        Effect::Spent { at } => format!("spent {}", cell(at)),
        Effect::Refreshed => "refreshed".to_owned(),
        Effect::Counted { gauge: of, value } => match value {
            Some(value) => format!("counted {} {value}", gauge(of)),
            None => format!("counted {} no more", gauge(of)),
        },
        Effect::ToMove { seat: next } => format!("to move {}", seat(next)),
    }
}
