//! A cell as a few characters.

use ludejo_rules::{CellId, Outline, Piece};

use super::{Color, Glyph, Options};
use crate::look::{self, Letters, Rgb};
use crate::{Mark, Subject};

/// What is said about a cell.
const STRONG: Rgb = 0x1B_1F22;

/// The glyphs of a cell: what stands on it, `letters` wide, between what is said about it.
pub(super) fn glyphs(
    subject: &Subject<'_>,
    options: &Options,
    id: CellId,
    letters: usize,
) -> Vec<Glyph> {
    let cell = &subject.board.cells[usize::from(id)];
    let scene = subject.scene;
    let area = look::area(subject.info, cell.area);
    let marks: Vec<Mark> = options.marks.on(id).collect();
    let has = |mark| marks.contains(&mark);
    let is_cursor = options.cursor == Some(id);
    let owner = scene
        .owners
        .get(&id)
        .map(|seat| look::seat(subject.info, *seat));
    let piece = scene.pieces.get(&id).copied();

    let mut ground = look::mix(look::tone(cell), area.tint, area.strength);
    if let Some(owner) = owner {
        ground = look::mix(ground, owner.paints.fill, 45);
    }
    let marked = [
        (Mark::Capture, 0xE8_9A8F),
        (Mark::From, 0x7F_CBA0),
        (Mark::Win, 0xF2_B33D),
        (Mark::Last, 0xF2_DA7E),
    ];
    let marked = marked.into_iter().find(|(mark, _)| has(*mark));
    let ground = match marked {
        Some((_, color)) => Some(color),
        // A plate has been drawn under a point.
        None => (cell.outline != Outline::Point).then_some(ground),
    };
    let said = |ch: char| Glyph {
        fg: Some(Color::new(STRONG)),
        bg: ground.map(Color::new),
        bold: ch != ' ',
        cell: Some(id),
        ..Glyph::plain(ch)
    };

    // What is said at the left and at the right; the first that has something to say does.
    let cursor = is_cursor.then_some(('>', '<'));
    let sign = |mark| has(mark).then_some(());
    let from = sign(Mark::From).map(|()| ('(', ')'));
    let target = sign(Mark::No).map(|()| ('!', '!'));
    let target = target.or(sign(Mark::Capture).map(|()| ('x', 'x')));
    let target = target.or(sign(Mark::To).and(piece).map(|_| ('*', '*')));
    let last = sign(Mark::Win).map(|()| ('=', '='));
    let last = last.or(sign(Mark::Last).map(|()| ('~', '~')));
    let bracket = owner.map(|look| look.brackets);
    let spent = scene.spent.contains(&id).then_some((' ', '\''));
    let left = [cursor, from, target, bracket, last, spent];
    // One bracket tells an owner well enough, the other side is for the last action.
    let reached = last.filter(|_| bracket.is_some() && !is_cursor);
    let right = [target, from, spent, reached, bracket, cursor, last];
    let pick = |signs: &[Option<(char, char)>]| signs.iter().flatten().next().copied();

    let left = said(pick(&left).map_or(' ', |(left, _)| left));
    let right = said(pick(&right).map_or(' ', |(_, right)| right));
    let mut glyphs = vec![left];
    match piece {
        Some(piece) => {
            let look = look::seat(subject.info, piece.seat);
            let is_spent = scene.spent.contains(&id);
            glyphs.extend(token(subject, piece, letters).chars().map(|ch| Glyph {
                fg: Some(Color::new(look.paints.ink)),
                bg: Some(Color::new(look.paints.fill)),
                bold: !is_spent,
                underline: is_cursor,
                ..said(ch)
            }));
            glyphs.push(right);
        }
        None => {
            let is_target = has(Mark::To);
            let empty = match cell.outline {
                _ if is_target => '*',
                Outline::Point => '+',
                Outline::Square | Outline::Hexagon => area.dot,
            };
            let color = if is_target { look::PATH } else { look::LINE };
            glyphs.push(Glyph {
                fg: Some(Color::new(color)),
                bold: is_target,
                underline: is_cursor,
                ..said(empty)
            });
            glyphs.push(right);
            glyphs.resize(letters + 2, said(' '));
        }
    }
    glyphs
}

/// The letters of a piece, so wide.
fn token(subject: &Subject<'_>, piece: Piece, letters: usize) -> String {
    let seat = subject.info.seats.get(piece.seat.index());
    let text = match look::seat(subject.info, piece.seat).letters {
        Letters::Upper => piece.letter.to_string(),
        Letters::Lower => piece.letter.to_lowercase().to_string(),
        Letters::WithSeat => format!("{}{}", seat.map_or('?', |seat| seat.letter), piece.letter),
    };
    format!("{text:<letters$}")
}
