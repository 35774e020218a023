//! Records checked against the rules, and games turned into records.

use super::{Ending, Fault, Letter, Line, Note, Ply, Record, RecordError, Round, Spot, Start};
use crate::{AnyGame, Info, Message, Outcome, ReadError, catalog};

impl Record {
    /// The record of a game: its start, its actions and its result. Names are for the caller to
    /// add, with [`Tags::set_seat`](super::Tags::set_seat).
    ///
    /// # Panics
    /// If a record can't contain one of the actions (see [`Ply::new`]), which never happens with
    /// games.
    #[must_use]
    pub fn from_game(playing: &dyn AnyGame) -> Self {
        let info = playing.info();
        let mut record = Self::new(info.id);
        let start = playing.start_line();
        record.start = match info.setups.iter().position(|setup| setup.line == start) {
            Some(0) => Start::Standard,
            Some(index) => Start::Setup(info.setups[index].name.to_owned()),
            None => Start::Position(start),
        };
        let ply = |action: &String| {
            Ply::new(action).unwrap_or_else(|| unreachable!("{action} cannot be recorded"))
        };
        record.main.plies = playing.history().iter().map(ply).collect();
        record.ending = playing.outcome().map(|outcome| Ending::of(info, outcome));
        record
    }

    /// The game before the first action.
    ///
    /// # Errors
    /// If the game or the setup is unknown, or the position is none.
    pub fn begin(&self) -> Result<Box<dyn AnyGame>, RecordError> {
        let Some(info) = catalog::info(&self.game) else {
            let base = self.game.split_once('+').map_or("", |(base, _)| base);
            // Such games are only in programs, not in browsers.
            let key = match catalog::info(base) {
                Some(_) => "record-ruling-unknown",
                None => "record-game-unknown",
            };
            let message = Message::new(key).text("text", &*self.game);
            return Err(game(self.spots.game, message));
        };
        let line = match &self.start {
            Start::Standard => info.setups[0].line,
            Start::Position(line) => line,
            Start::Setup(name) => match info.setup(name) {
                Some(setup) => setup.line,
                None => {
                    let names: Vec<_> = info.setups.iter().map(|setup| setup.name).collect();
                    let message = Message::new("record-setup-unknown").text("text", &**name);
                    let message = message.text("setups", names.join(", "));
                    return Err(game(self.spots.start, message));
                }
            },
        };
        catalog::read(info.id, line).map_err(|error| match error {
            ReadError::Position(error) => RecordError {
                place: self.spots.start.0,
                fault: Fault::Position(error),
            },
            ReadError::NoSuchGame => unreachable!("the catalog has the game whose info it has"),
        })
    }

    /// The game after the first `plies` actions of the main line, or after all if there are
    /// fewer. Nothing else is looked at, the result neither.
    ///
    /// # Errors
    /// As for [`begin`](Self::begin), and if one of these actions is illegal.
    pub fn position(&self, plies: usize) -> Result<Box<dyn AnyGame>, RecordError> {
        let mut playing = self.begin()?;
        for ply in self.main.plies.iter().take(plies) {
            play(&mut *playing, ply)?;
        }
        Ok(playing)
    }

    /// The whole game, with its result, after every action of every variation has been checked,
    /// every seat that is named, and the result.
    ///
    /// # Errors
    /// As for [`begin`](Self::begin); if an action is illegal; if the game has no such seat; if the
    /// result is not what the rules say, or what people cannot bring about.
    pub fn replay(&self) -> Result<Box<dyn AnyGame>, RecordError> {
        let mut playing = self.walk(&mut |_| ())?;
        let info = playing.info();
        for (seat, spot) in self.tags.seats() {
            check_seat(info, seat, spot)?;
        }
        check_names(&*playing, &self.main)?;
        let error = |message| Err(game(self.spots.result, message));
        let winner = match self.ending.and_then(|ending| ending.winner) {
            None => None,
            Some(letter) => {
                check_seat(info, &letter.to_string(), self.spots.result)?;
                info.seat(letter.get())
            }
        };
        let recorded = self
            .ending
            .map(|Ending { reason, .. }| Outcome { winner, reason });
        match (playing.outcome(), recorded) {
            (None, Some(outcome)) if outcome.reason.is_made_by_people() => playing.end(outcome),
            (None, Some(outcome)) => {
                let message = Message::new("record-not-over");
                return error(message.text("reason", outcome.reason.word()));
            }
            (Some(outcome), _) if recorded != Some(outcome) => {
                let message = Message::new("record-result-wrong");
                let message = message.text("result", info.result_text(&outcome));
                return error(message.text("reason", outcome.reason.word()));
            }
            _ => {}
        }
        Ok(playing)
    }

    /// The round of each ply in the order of the text; none at all if an action is illegal.
    pub(super) fn rounds(&self) -> Vec<Round> {
        let mut rounds = Vec::new();
        match self.walk(&mut |round| rounds.push(round)) {
            Ok(_) => rounds,
            Err(_) => Vec::new(),
        }
    }

    /// Plays every line, and shows the round of each ply in the order of the text. Gives the
    /// game at the end of the main line.
    fn walk(&self, visit: &mut dyn FnMut(Round)) -> Result<Box<dyn AnyGame>, RecordError> {
        let mut playing = self.begin()?;
        walk(&mut *playing, &self.main, None, visit)?;
        Ok(playing)
    }
}

/// Plays a line and its variations, which follow on an action of this round, if on any.
fn walk(
    playing: &mut dyn AnyGame,
    line: &Line,
    mut round: Option<Round>,
    visit: &mut dyn FnMut(Round),
) -> Result<(), RecordError> {
    for ply in &line.plies {
        let before = round;
        let now = Round::after(round, playing.to_move());
        round = Some(now);
        visit(now);
        play(playing, ply)?;
        if ply.variations.is_empty() {
            continue;
        }
        playing.undo();
        for variation in &ply.variations {
            walk(playing, variation, before, visit)?;
            for _ in &variation.plies {
                playing.undo();
            }
        }
        play(playing, ply)?;
    }
    Ok(())
}

fn play(playing: &mut dyn AnyGame, ply: &Ply) -> Result<(), RecordError> {
    playing.play(ply.action()).map_err(|refusal| RecordError {
        place: ply.place(),
        fault: Fault::Action(refusal),
    })
}

/// An error in what a record says of the game.
fn game(spot: Spot, message: Message) -> RecordError {
    RecordError {
        place: spot.0,
        fault: Fault::Game(message),
    }
}

/// Checks the seats and cells that a line names.
fn check_names(playing: &dyn AnyGame, line: &Line) -> Result<(), RecordError> {
    let check = |notes: &[Note], spot| {
        let mut seats = notes.iter().filter_map(Note::seat);
        seats.try_for_each(|seat| check_seat(playing.info(), &seat.to_string(), spot))?;
        let mut cells = notes.iter().flat_map(Note::cells);
        match cells.find(|cell| playing.board().find(cell.get()).is_none()) {
            Some(cell) => {
                let message = Message::new("no-such-cell").text("text", cell.get());
                Err(game(spot, message))
            }
            None => Ok(()),
        }
    };
    check(&line.notes, line.spot)?;
    for ply in &line.plies {
        check(&ply.notes, ply.spot)?;
        for variation in &ply.variations {
            check_names(playing, variation)?;
        }
    }
    Ok(())
}

fn check_seat(info: &Info, text: &str, spot: Spot) -> Result<(), RecordError> {
    crate::text::read_seat(text, info)
        .map(|_| ())
        .map_err(|error| game(spot, error.message))
}

impl Ending {
    fn of(info: &Info, outcome: Outcome) -> Self {
        Self {
            winner: outcome.winner.map(|seat| Letter::of(info, seat)),
            reason: outcome.reason,
        }
    }
}
