//! Game records at random: any tree, games of every kind, long files, damaged files.

use std::cell::Cell;
use std::io::{self, BufReader, Read};
use std::rc::Rc;

use ludejo_rules::record::{
    CellName, Ending, Letter, Line, Nag, Note, Ply, Pointer, Reader, Record, Share, Start, Time,
};
use ludejo_rules::{AnyGame, Outcome, Reason, Seat, catalog};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A game played to its end at random, or to this many actions.
fn random_game(
    mut game: Box<dyn AnyGame>,
    rng: &mut Xoshiro256PlusPlus,
    limit: usize,
) -> Box<dyn AnyGame> {
    for _ in 0..limit {
        let legal = game.legal();
        if game.outcome().is_some() {
            break;
        }
        game.play(&legal[rng.random_range(0..legal.len())])
            .expect("a legal action");
    }
    game
}

/// Games of every kind, from every setup, saved with names and variations, read and replayed.
#[test]
fn every_game_can_be_saved_and_replayed() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for info in catalog::GAMES {
        for (setup, limit) in info.setups.iter().zip([2000, 60, 60]).cycle().take(6) {
            let start = catalog::read(info.id, setup.line).unwrap();
            let mut game = random_game(start, &mut rng, limit);
            game.end(Outcome::win(
                Seat::new(info.seats.len() as u8 - 1),
                Reason::Resignation,
            ));
            let mut record = Record::from_game(&*game);
            for (index, seat) in info.seats.iter().enumerate() {
                let letter = Letter::new(seat.letter).unwrap();
                record.tags.set_seat(letter, format!("player {index}"));
            }
            assert_eq!(
                record.start == Start::Standard,
                setup.name == info.setups[0].name
            );
            // Another action, and what may follow, at every tenth ply.
            let mut now = catalog::read(info.id, setup.line).unwrap();
            for (index, ply) in record.main.plies.iter_mut().enumerate() {
                if index % 10 == 0 {
                    let there = now.history().len();
                    let aside = random_game(now.boxed(), &mut rng, 3).history();
                    let plies = aside[there..]
                        .iter()
                        .map(|action| Ply::new(action).unwrap());
                    ply.variations.push(Line::new(plies.collect()));
                }
                now.play(ply.action()).unwrap();
            }
            let text = record.to_string();
            let read: Record = text
                .parse()
                .unwrap_or_else(|error| panic!("{text}\n{error}"));
            assert_eq!(read, record);
            assert_eq!(read.to_string(), text);
            let replayed = read
                .replay()
                .unwrap_or_else(|error| panic!("{text}\n{error}"));
            assert_eq!(replayed.line(), game.line());
            assert_eq!(replayed.start_line(), game.start_line());
            assert_eq!(replayed.history(), game.history());
            assert_eq!(replayed.outcome(), game.outcome());
            assert_eq!(
                Record::from_game(&*replayed).main,
                Record::from_game(&*game).main
            );
        }
    }
}

/// A file that is made while it is read.
struct Endless {
    games: Vec<String>,
    made: Rc<Cell<usize>>,
    limit: usize,
    rest: Vec<u8>,
}

impl Read for Endless {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let made = self.made.get();
        if self.rest.is_empty() && made < self.limit {
            self.rest = self.games[made % self.games.len()].clone().into_bytes();
            self.made.set(made + 1);
        }
        let length = self.rest.len().min(into.len());
        into[..length].copy_from_slice(&self.rest[..length]);
        self.rest.drain(..length);
        Ok(length)
    }
}

/// However many games a file holds, no more than one is read ahead. Every fourth is broken.
#[test]
fn files_are_streamed() {
    const GAMES: usize = 20_000;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut games: Vec<String> = (0..40)
        .map(|_| random_game(catalog::start("herooj").unwrap(), &mut rng, 40))
        .map(|game| format!("{}\n", Record::from_game(&*game)))
        .collect();
    for game in games.iter_mut().step_by(4) {
        *game = game.replacen("\n1. ", "\n{1. ", 1);
    }
    let made = Rc::default();
    let endless = Endless {
        games: games.clone(),
        made: Rc::clone(&made),
        limit: GAMES,
        rest: Vec::new(),
    };
    let mut read = 0;
    for (index, record) in Reader::new(BufReader::with_capacity(100, endless)).enumerate() {
        assert!(made.get() <= index + 2, "{} made for {index}", made.get());
        match record {
            Ok(record) => assert_eq!(format!("{record}\n"), games[index % games.len()]),
            Err(error) => {
                assert_eq!((index % 4, error.message().key), (0, "record-unclosed"));
                let lines = (0..index).map(|n| games[n % games.len()].lines().count());
                assert!(index > 100 || error.place.line == lines.sum::<usize>() + 4);
            }
        }
        read += 1;
    }
    assert_eq!((read, made.get()), (GAMES, GAMES));
}

/// Any text, and more of those that mean something to the format.
fn any_text() -> impl Strategy<Value = String> {
    let pieces = prop_oneof![
        4 => "[ \\n\\t\"{}()\\[\\]%a-cé\\\\]{0,6}",
        1 => any::<String>(),
        1 => Just("[Game \"rooya\"]".to_owned()),
        1 => Just("\n[Game \"rooya\"]\n\n*".to_owned()),
        1 => Just("[%clk w 0:05:00]".to_owned()),
        1 => Just("[%emt".to_owned()),
        1 => Just("[%mark from a1 b2]".to_owned()),
        1 => Just("[%arrow a1".to_owned()),
        1 => Just("\u{feff}\r\n".to_owned()),
        1 => "[a-z ]{0,100}",
    ];
    prop::collection::vec(pieces, 0..4).prop_map(|pieces| pieces.concat())
}

fn any_note() -> impl Strategy<Value = Note> {
    let letter = || prop::char::range('a', 'z').prop_map(|letter| Letter::new(letter).unwrap());
    let pointer = prop::sample::select(&Pointer::ALL[..]);
    let cell = || "[a-z][1-9][0-9]?".prop_map(|name| CellName::new(&name).unwrap());
    let cells = |range: std::ops::Range<usize>| prop::collection::vec(cell(), range);
    prop_oneof![
        any_text().prop_map(|text| Note::Comment { text }),
        (letter(), any::<u64>()).prop_map(|(seat, time)| Note::Clock {
            seat,
            time: Time(time)
        }),
        (0..10_000_000_u64).prop_map(|time| Note::Spent { time: Time(time) }),
        (letter(), 0..=1000_u16).prop_map(|(seat, n)| Note::Value {
            seat,
            share: Share::new(n).unwrap()
        }),
        (pointer, cells(1..12)).prop_map(|(pointer, cells)| Note::Mark { pointer, cells }),
        cells(2..12).prop_map(|cells| Note::Arrow { cells }),
        (letter(), any::<bool>()).prop_map(|(seat, is_time)| {
            let reason = if is_time {
                Reason::Time
            } else {
                Reason::Resignation
            };
            Note::Left { seat, reason }
        }),
    ]
}

fn any_line() -> impl Strategy<Value = Line> {
    fn with(ply: impl Strategy<Value = Ply>) -> impl Strategy<Value = Line> {
        let notes = prop::collection::vec(any_note(), 0..2);
        (notes, prop::collection::vec(ply, 0..6)).prop_map(|(notes, plies)| {
            let mut line = Line::new(plies);
            line.notes = notes;
            line
        })
    }
    fn any_ply() -> impl Strategy<Value = Ply> {
        let action = "[a-z][a-zA-Z0-9=~]{0,4}|b2b4|f7f5";
        let action = action.prop_filter_map("draw", |action| Ply::new(&action));
        let nags = prop::collection::vec((0..20_u8).prop_map(Nag), 0..3);
        (action, nags, prop::collection::vec(any_note(), 0..3)).prop_map(
            |(mut ply, nags, notes)| {
                ply.nags = nags;
                ply.notes = notes;
                ply
            },
        )
    }
    with(any_ply()).prop_recursive(4, 60, 3, |line| {
        let variations = prop::collection::vec(line, 0..3);
        with((any_ply(), variations).prop_map(|(mut ply, variations)| {
            ply.variations = variations;
            ply
        }))
    })
}

fn any_record() -> impl Strategy<Value = Record> {
    let start = prop_oneof![
        Just(Start::Standard),
        any_text().prop_map(Start::Setup),
        any_text().prop_map(Start::Position),
    ];
    let ending = (0..27_u8, prop::sample::select(Reason::ALL)).prop_map(|(seat, reason)| Ending {
        winner: Letter::new(char::from(b'a' + seat)),
        reason,
    });
    let tags = prop::collection::vec(("[A-Za-z][A-Za-z0-9._-]{0,4}", any_text()), 0..4);
    let game = prop_oneof![Just("herooj".to_owned()), any_text()];
    (game, start, tags, any_line(), prop::option::of(ending)).prop_map(
        |(game, start, tags, main, ending)| {
            let mut record = Record::new(game);
            record.start = start;
            for (name, value) in tags {
                record.tags.set(&name, value).unwrap();
            }
            record.main = main;
            record.ending = ending;
            record
        },
    )
}

/// Whether movetext fills its lines as the page says.
fn is_filled(text: &str) -> bool {
    let (_, movetext) = text.split_once("\n\n").unwrap();
    let lines: Vec<&str> = movetext.lines().collect();
    let width = |text: &str| text.chars().count();
    let fits = |line: &&str| width(line) <= 80 || !line.contains(' ');
    let full = |pair: &[&str]| {
        let first = pair[1].split(' ').next().unwrap_or_default();
        // Numbers and commands are not torn from what belongs to them.
        first.ends_with('.') || first.contains("[%") || width(pair[0]) + 1 + width(first) > 80
    };
    lines.iter().all(fits) && lines.windows(2).all(full)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn writing_and_reading_are_inverse(record in any_record()) {
        let text = record.to_string();
        let read: Record = text.parse().map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.to_string(), &*text);
        prop_assert!(is_filled(&text), "{}", text);
        let begins = text.lines().filter(|line| line.starts_with("[Game ")).count();
        prop_assert_eq!(begins, 1);
    }

    #[test]
    fn files_hold_what_was_put_into_them(records in prop::collection::vec(any_record(), 0..4)) {
        let file: String = records.iter().map(|record| format!("{record}\n")).collect();
        let read: Result<Vec<_>, _> = Reader::new(file.as_bytes()).collect();
        prop_assert_eq!(read, Ok(records));
    }

    /// Damage is noticed or makes another record, and never reaches the next game.
    #[test]
    fn damage_stays_where_it_is(
        record in any_record(),
        at in any::<prop::sample::Index>(),
        removed in 0..4_usize,
        put in prop::collection::vec(any::<u8>(), 0..4),
    ) {
        let mut file = record.to_string().into_bytes();
        let begin = at.index(file.len());
        let end = file.len().min(begin + removed);
        file.splice(begin..end, put);
        file.extend_from_slice(b"\n[Game \"herooj\"]\n\nb2b4 *\n");
        let read: Vec<_> = Reader::new(&*file).collect();
        let next = read.last().unwrap().as_ref().unwrap();
        prop_assert_eq!(next.main.plies[0].action(), "b2b4");
        for record in read.iter().flatten() {
            prop_assert_eq!(&record.to_string().parse::<Record>().unwrap(), record);
            // It may say what no game bears out, but that is no reason to fall over.
            let _ = record.replay();
        }
    }
}
