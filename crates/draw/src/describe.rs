//! Positions in words, for people who can't see the board.

use ludejo_messages::{Language, sentence_in, words_in};
use ludejo_rules::{CellId, Gauge, Info, Message, Piece, Seat};

use crate::Subject;

/// A position in words: seat by seat what stands where and what is theirs, the counts that the
/// position keeps, and whose turn it is. One line, the kinds in the game's own order.
///
/// ```
/// use ludejo_draw::{Subject, describe};
///
/// let game = ludejo_rules::catalog::read("herooj", "8/1p6/8/2m5/8/8/1PP5/3M4 w").unwrap();
/// let scene = game.scene();
/// assert_eq!(
///     describe(&Subject::new(game.info(), game.board(), &scene)),
///     "White: pawns b2, c2; master d1. Black: pawn b7; master c5. White to move."
/// );
/// ```
#[must_use]
pub fn describe(subject: &Subject<'_>) -> String {
    let (info, scene) = (subject.info, subject.scene);
    let mut sentences = Vec::new();
    for (index, seat_info) in (0..).zip(info.seats) {
        let list = holdings(subject, Seat::new(index));
        let list = list.join(&words_in(subject.language, "semicolon"));
        let message = Message::new("position-seat").seat("seat", seat_info.word);
        sentences.push(sentence_in(subject.language, &message.text("list", list)));
    }
    let counts: Vec<String> = gauges(subject, None).collect();
    if !counts.is_empty() {
        let list = counts.join(&words_in(subject.language, "semicolon"));
        let message = Message::new("position-gauges").text("list", list);
        sentences.push(sentence_in(subject.language, &message));
    }
    if let Some(seat) = info.seats.get(scene.to_move.index()) {
        let message = Message::new("position-to-move").seat("seat", seat.word);
        sentences.push(sentence_in(subject.language, &message));
    }
    sentences.join(" ")
}

/// A cell in words: what stands on it, and what part of the board it is.
///
/// ```
/// use ludejo_draw::{Subject, describe_cell};
///
/// let game = ludejo_rules::catalog::start("herooj").unwrap();
/// let scene = game.scene();
/// let subject = Subject::new(game.info(), game.board(), &scene);
/// let cell = |name| game.board().find(name).unwrap();
/// assert_eq!(describe_cell(&subject, cell("b2")), "b2: White pawn, White's safe zone");
/// assert_eq!(describe_cell(&subject, cell("b4")), "b4: empty");
/// ```
///
/// # Panics
/// If the board has no such cell.
#[must_use]
pub fn describe_cell(subject: &Subject<'_>, id: CellId) -> String {
    let (info, scene) = (subject.info, subject.scene);
    let cell = &subject.board.cells[usize::from(id)];
    let mut list = vec![match scene.pieces.get(&id) {
        Some(piece) => piece_name(subject.language, info, *piece),
        None => words_in(subject.language, "cell-free"),
    }];
    if scene.spent.contains(&id) {
        list.push(words_in(subject.language, "cell-spent"));
    }
    if let Some(area) = cell.area {
        let name = words_in(subject.language, &format!("area-{}", area.word));
        let owner = scene.owners.get(&id).copied().or(area.seat);
        list.push(match owner.and_then(|seat| info.seats.get(seat.index())) {
            Some(seat) => {
                let message = Message::new("cell-area-of").text("area", name);
                sentence_in(subject.language, &message.seat("seat", seat.word))
            }
            None => name,
        });
    }
    let message = Message::new("cell-holds").cell("cell", &cell.name);
    sentence_in(
        subject.language,
        &message.text("list", list.join(&words_in(subject.language, "comma"))),
    )
}

/// The counts that the position keeps, each in words: those of the seats in turn order, then those
/// that belong to no seat.
///
/// ```
/// use ludejo_draw::{Subject, describe_gauges};
///
/// let game = ludejo_rules::catalog::start("master-herooj").unwrap();
/// let scene = game.scene();
/// assert_eq!(
///     describe_gauges(&Subject::new(game.info(), game.board(), &scene)),
///     ["White: masters made: 0", "Black: masters made: 0"]
/// );
/// ```
#[must_use]
pub fn describe_gauges(subject: &Subject<'_>) -> Vec<String> {
    let seats = (0..).zip(subject.info.seats);
    let own = seats.flat_map(|(index, seat)| {
        gauges(subject, Some(Seat::new(index))).map(|count| {
            let message = Message::new("position-seat-gauge").seat("seat", seat.word);
            sentence_in(subject.language, &message.text("gauge", count))
        })
    });
    own.chain(gauges(subject, None)).collect()
}

/// What a piece is called, with its seat: "White pawn".
pub(crate) fn piece_name(language: Language, info: &Info, piece: Piece) -> String {
    let seat = info.seats.get(piece.seat.index());
    let message = Message::new("cell-piece").seat("seat", seat.map_or("", |seat| seat.word));
    sentence_in(
        language,
        &message.piece("piece", info.piece_word(piece.letter)),
    )
}

/// What a picture of a position is called: the game, and whose turn it is.
pub(crate) fn title(subject: &Subject<'_>) -> String {
    let seat = subject.info.seats.get(subject.scene.to_move.index());
    let message = Message::new("position-title").text("game", subject.info.name);
    sentence_in(
        subject.language,
        &message.seat("seat", seat.map_or("", |seat| seat.word)),
    )
}

/// What a seat has: its pieces by kind, its cells, what is spent, its counts.
fn holdings(subject: &Subject<'_>, seat: Seat) -> Vec<String> {
    let scene = subject.scene;
    let mut list = Vec::new();
    for kind in subject.info.pieces {
        let piece = Piece {
            seat,
            letter: kind.letter,
        };
        let here: Vec<CellId> = subject
            .pieces()
            .filter_map(|(cell, other)| (other == piece).then_some(cell))
            .collect();
        let heading = if here.len() == 1 { "piece" } else { "pieces" };
        list.extend(cells(subject, &format!("{heading}-{}", kind.word), &here));
    }
    if list.is_empty() {
        list.push(words_in(subject.language, "position-no-pieces"));
    }
    let owned: Vec<CellId> = subject
        .owners()
        .filter_map(|(cell, owner)| (owner == seat).then_some(cell))
        .collect();
    let area = owned
        .first()
        .and_then(|cell| subject.board.cells[usize::from(*cell)].area);
    let heading = if owned.len() == 1 { "area" } else { "areas" };
    let word = area.map_or("", |area| area.word);
    list.extend(cells(subject, &format!("{heading}-{word}"), &owned));
    let spent: Vec<CellId> = subject
        .pieces()
        .filter_map(|(cell, piece)| (piece.seat == seat).then_some(cell))
        .filter(|cell| scene.spent.contains(cell))
        .collect();
    if !spent.is_empty() {
        let message = Message::new("position-spent");
        list.push(sentence_in(
            subject.language,
            &message.text("cells", names(subject, &spent)),
        ));
    }
    list.extend(gauges(subject, Some(seat)));
    list
}

/// A heading and the cells under it; nothing if there are none.
fn cells(subject: &Subject<'_>, heading: &str, cells: &[CellId]) -> Option<String> {
    let message = Message::new("position-cells").text("what", words_in(subject.language, heading));
    let message = message.text("cells", names(subject, cells));
    (!cells.is_empty()).then(|| sentence_in(subject.language, &message))
}

fn names(subject: &Subject<'_>, cells: &[CellId]) -> String {
    let names: Vec<&str> = cells.iter().map(|cell| subject.board.name(*cell)).collect();
    names.join(&words_in(subject.language, "comma"))
}

/// The counts of a seat, or those that belong to no seat.
fn gauges(subject: &Subject<'_>, seat: Option<Seat>) -> impl Iterator<Item = String> {
    let language = subject.language;
    let gauges = subject.scene.gauges.iter();
    let own = gauges.filter(move |(gauge, _)| gauge.seat == seat);
    own.map(move |(Gauge { word, .. }, count)| {
        let message = Message::new("position-gauge")
            .text("what", words_in(language, &format!("gauge-{word}")));
        sentence_in(language, &message.number("count", *count))
    })
}
