//! `ludejo show`: a position as text, as SVG, as PNG, or in words; a game as GIF.

use std::error::Error;
use std::fs;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use ludejo_draw::raster::Size;
use ludejo_draw::{Marks, Subject, gif, png, svg, text};
use ludejo_rules::{AnyGame, Info, Message, Seat};

use crate::edge::{Failure, begin, could_not_write, find_game, palette, wants_color};
use crate::language::{self, sentence, words};
use crate::record_file;

/// Draw a position (the start, any position line, or one from a recorded game) or a whole game
#[derive(Args)]
pub(crate) struct Arguments {
    /// The game's id, as listed by `ludejo games`; not needed with --record
    #[arg(required_unless_present = "record")]
    game: Option<String>,
    /// Draw this position
    #[arg(long, value_name = "LINE")]
    position: Option<String>,
    /// Draw this named setup
    #[arg(long, value_name = "NAME", conflicts_with = "position")]
    setup: Option<String>,
    /// Draw a position from this recorded game: the last, unless --ply says otherwise; a GIF shows
    /// every position up to it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "setup", "game"])]
    record: Option<PathBuf>,
    /// Which game in the file, counting from 1
    #[arg(long, value_name = "N", default_value_t = 1, requires = "record",
          value_parser = clap::value_parser!(u32).range(1..))]
    number: u32,
    /// After this many moves
    #[arg(long, value_name = "N", requires = "record")]
    ply: Option<usize>,
    /// How to draw it
    #[arg(long, value_enum, default_value_t = Form::Text)]
    r#as: Form,
    /// Write to this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// View the board from this seat, given by its letter
    #[arg(long, value_name = "SEAT")]
    view: Option<char>,
    /// What the pieces in a picture look like
    #[arg(long, value_enum, default_value_t = Set::Figures)]
    set: Set,
    /// How wide a cell is in a PNG or GIF, in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 64,
          value_parser = clap::value_parser!(u16).range(8..=512))]
    cell: u16,
    /// How long a GIF shows each position, in milliseconds; the last one stays three times as long
    #[arg(long, value_name = "MS", default_value_t = 1000,
          value_parser = clap::value_parser!(u32).range(20..=200_000))]
    delay: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// Text, in colour if it goes to a terminal
    Text,
    /// A vector picture
    Svg,
    /// A picture made of pixels
    Png,
    /// A recorded game as an animation, from its start
    Gif,
    /// Words, for reading aloud
    Words,
    /// The position line
    Line,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Set {
    /// Flat tokens, each with a symbol on it
    Tokens,
    /// Free-standing figures
    Figures,
}

impl From<Set> for svg::Set {
    fn from(set: Set) -> Self {
        match set {
            Set::Tokens => Self::Tokens,
            Set::Figures => Self::Figures,
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (game, marks) = find_position(arguments)?;
    let info = game.info();
    let view = read_view(info, arguments.view)?;
    let scene = game.scene();
    let subject = Subject::new(info, game.board(), &scene).in_language(language::spoken());
    let to_terminal = arguments.out.is_none() && std::io::stdout().is_terminal();
    let bytes = match arguments.r#as {
        Form::Text => {
            let options = text::Options {
                view,
                marks,
                ..text::Options::default()
            };
            let board = text::draw(&subject, &options);
            let color = to_terminal && wants_color();
            let mut drawn = if color {
                board.to_ansi(palette())
            } else {
                board.to_string()
            };
            drawn.push('\n');
            for gauge in ludejo_draw::describe_gauges(&subject) {
                drawn.push_str(&gauge);
                drawn.push('\n');
            }
            drawn.push_str(&crate::play::standing(&*game));
            drawn.push('\n');
            drawn.into_bytes()
        }
        Form::Svg => picture(arguments, &*game, view, marks).into_bytes(),
        Form::Png | Form::Gif if to_terminal => {
            return Err(Failure::argument(words("picture-in-terminal")));
        }
        Form::Png => png::render(&picture(arguments, &*game, view, marks), size(arguments))
            .map_err(|error| Failure::run(not_drawn(&error)))?,
        Form::Gif => animation(arguments, game.clone(), view)?,
        Form::Words => (ludejo_draw::describe(&subject) + "\n").into_bytes(),
        Form::Line => (game.line() + "\n").into_bytes(),
    };
    match &arguments.out {
        None => std::io::stdout().lock().write_all(&bytes)?,
        Some(path) => fs::write(path, bytes).map_err(|error| could_not_write(path, &error))?,
    }
    Ok(())
}

/// A game from its start to where it is, as GIF.
fn animation(
    arguments: &Arguments,
    mut game: Box<dyn AnyGame>,
    view: Seat,
) -> Result<Vec<u8>, Failure> {
    let actions = game.history();
    while game.undo().is_some() {}
    let frames = (0..=actions.len()).map(|ply| {
        let last = ply
            .checked_sub(1)
            .map(|last| play(&mut *game, &actions[last]));
        picture(arguments, &*game, view, last.unwrap_or_default())
    });
    let delay = Duration::from_millis(arguments.delay.into());
    let options = gif::Options {
        delay,
        last_delay: delay * 3,
        ..gif::Options::default()
    };
    gif::encode(frames, size(arguments), &options).map_err(|error| {
        Failure::run(match error {
            gif::Error::Long => not_drawn(&error) + " " + &words("picture-too-long"),
            _ => not_drawn(&error),
        })
    })
}

/// The sentence for a picture that can't be drawn.
fn not_drawn(error: &dyn Error) -> String {
    sentence(&Message::new("picture-failed").text("error", error.to_string()))
}

/// The position of a game as SVG.
fn picture(arguments: &Arguments, game: &dyn AnyGame, view: Seat, marks: Marks) -> String {
    let scene = game.scene();
    let subject = Subject::new(game.info(), game.board(), &scene);
    let subject = subject.in_language(language::spoken());
    let options = svg::Options {
        view,
        marks,
        set: arguments.set.into(),
    };
    svg::draw(&subject, &options)
}

/// How large a picture of pixels is.
fn size(arguments: &Arguments) -> Size {
    Size::Scale(f32::from(arguments.cell) / svg::CELL)
}

/// The position asked for, and marks for the action that led to it.
fn find_position(arguments: &Arguments) -> Result<(Box<dyn AnyGame>, Marks), Failure> {
    let Some(path) = &arguments.record else {
        let id = arguments.game.as_deref().unwrap_or_default();
        let setup = arguments.setup.as_deref();
        let game = begin(find_game(id)?, setup, arguments.position.as_deref())?;
        return Ok((game, Marks::default()));
    };
    let mut game = record_file::read_game(path, arguments.number)?;
    let length = game.history().len();
    let ply = arguments.ply.unwrap_or(length);
    if ply > length {
        let message = Message::new("no-such-ply").number("count", length as i64);
        let message = message.text("ply", ply.to_string());
        return Err(Failure::argument(sentence(&message)));
    }
    let last = ply.checked_sub(1).map(|last| game.history()[last].clone());
    game.reopen();
    for _ in ply.saturating_sub(1)..length {
        game.undo();
    }
    let marks = last.map(|action| play(&mut *game, &action));
    Ok((game, marks.unwrap_or_default()))
}

/// Makes an action of a game again; the marks for it.
fn play(game: &mut dyn AnyGame, action: &str) -> Marks {
    let effects = game.effects(action).unwrap_or_default();
    if let Err(refusal) = game.play(action) {
        unreachable!("it was legal before, yet {refusal}");
    }
    Marks::last(&effects)
}

/// The seat to look from; the first one if none is named.
fn read_view(info: &Info, letter: Option<char>) -> Result<Seat, Failure> {
    let Some(letter) = letter else {
        return Ok(Seat::FIRST);
    };
    info.seat(letter).ok_or_else(|| {
        let letters: Vec<_> = info
            .seats
            .iter()
            .map(|seat| seat.letter.to_string())
            .collect();
        let message = Message::new("seat-not-found").text("game", info.name);
        let message = message.text("letter", letter.to_string());
        Failure::argument(sentence(&message.text("seats", letters.join(", "))))
    })
}
