//! Every message that the rules hand out has a sentence in every language, no parameter missing.

use std::collections::BTreeMap;
use std::thread;

use crate::kit::mutate;
use crate::kit::pattern::Patterns;
use crate::kit::shuffle::Shuffler;
use crate::kit::walk::{Walk, positions};
use ludejo_messages::{Language, try_sentence_in, words};
use ludejo_rules::catalog::{self, RELEASED, Visitor};
use ludejo_rules::{AnyGame, Info, Message, Pick, Play, Tabletop};
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The sentences met, one for each key and language.
struct Sentences {
    /// In which there must be sentences.
    languages: &'static [Language],
    met: BTreeMap<&'static str, Vec<String>>,
}

impl Sentences {
    /// Those of a game: in all languages if it is released, else in English.
    fn of(info: &Info) -> Self {
        let is_released = RELEASED.iter().any(|released| released.id == info.id);
        Self {
            languages: if is_released {
                &Language::ALL
            } else {
                &[Language::English]
            },
            met: BTreeMap::new(),
        }
    }

    fn say(&mut self, message: &Message) {
        let sentences = self.languages.iter().map(|&language| {
            let sentence = try_sentence_in(language, message);
            sentence.unwrap_or_else(|| panic!("no sentence in {language:?} for: {message}"))
        });
        let sentences = sentences.collect();
        self.met.entry(message.key).or_insert(sentences);
    }
}

/// Collects what a game says while actions and lines of all kinds are tried.
struct Collect;

impl Visitor for Collect {
    type Out = Sentences;

    fn visit<G: Tabletop>(self) -> Sentences {
        let mut sentences = Sentences::of(G::INFO);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut patterns = Patterns::of_page::<G>();
        let mut shuffler = Shuffler::new(G::INFO.id);
        for position in Walk::<G>::new(2).take(positions(1_000)) {
            let play = Play::from_position(position);
            play.legal()
                .iter()
                .for_each(|action| patterns.learn(action));
            if let Some(action) = play.legal().choose(&mut rng) {
                for picked in begun(action) {
                    let answer = play.partial(&picked).expect("a legal action begins so");
                    sentences.say(&answer.prompt);
                }
            }
            let scene = position.scene();
            for _ in 0..20 {
                let text = patterns.text::<G>(&scene, &mut rng);
                let changed = mutate::change(&text, &mut shuffler, &mut rng);
                for text in [text, changed] {
                    if let Err(refusal) = play.explain(&text) {
                        sentences.say(&refusal.message);
                    }
                    match play.partial(&text) {
                        Ok(partial) => sentences.say(&partial.prompt),
                        Err(refusal) => sentences.say(&refusal.message),
                    }
                }
            }
            let line = mutate::change(&position.to_string(), &mut shuffler, &mut rng);
            if let Err(error) = line.parse::<G>() {
                sentences.say(&error.message);
            }
        }
        sentences
    }
}

/// What has been picked at each step of building an action.
fn begun(action: &str) -> Vec<String> {
    let mut begun = vec![String::new()];
    for pick in Pick::split(action) {
        begun.push(format!("{}{}", begun[begun.len() - 1], pick.text()));
    }
    begun
}

#[test]
fn every_message_has_a_sentence() {
    thread::scope(|scope| {
        for info in catalog::GAMES {
            scope.spawn(|| {
                let sentences = catalog::visit(info.id, Collect).expect("a game of the catalog");
                println!("{}: {:#?}", info.id, sentences.met);
                assert!(sentences.met.len() > 10, "{} has little to say", info.id);
            });
        }
    });
}

#[test]
fn everything_that_is_named_has_a_word() {
    let has_words = |key: String| assert_ne!(words(&key), key, "no words");
    for info in catalog::GAMES {
        for seat in info.seats {
            has_words(format!("seat-{}", seat.word));
        }
        for piece in info.pieces {
            has_words(format!("piece-{}", piece.word));
        }
        for word in info.words {
            has_words(format!("word-{}", word.word));
        }
        has_words(format!("tagline-{}", info.id));
        has_words(format!("goal-{}", info.id));
        let game = catalog::start(info.id).expect("a game of the catalog");
        for area in game.board().cells.iter().filter_map(|cell| cell.area) {
            has_words(format!("area-{}", area.word));
        }
        for gauge in game.scene().gauges.keys() {
            has_words(format!("gauge-{}", gauge.word));
        }
    }
}
