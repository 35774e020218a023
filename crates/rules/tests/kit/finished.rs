//! Games that are over, whatever ended them.

use std::collections::BTreeSet;

use ludejo_rules::{ActionError, AnyGame, Outcome, Play, Reason, Refusal, Seat, Tabletop, Undone};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::kit::repetition;

/// The games played to their ends.
const GAMES: usize = 24;

/// How a game is played.
#[derive(Clone, Copy)]
enum Manner {
    /// At random.
    Anyhow,
    /// Each seat goes back to where it was before, if it can.
    ToAndFro,
    /// As long as possible, to positions that have not been met.
    Onward,
}

/// A game that is over has no legal actions and refuses everything, and what people ended goes on
/// once that is taken back.
pub(crate) fn refuse<G: Tabletop>() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(90);
    let mut reasons = BTreeSet::new();
    let manners = [Manner::Anyhow, Manner::ToAndFro, Manner::Onward];
    for manner in manners.into_iter().cycle().take(GAMES) {
        let mut play = Play::<G>::default();
        let mut legal = Vec::new();
        while play.outcome().is_none() {
            legal = AnyGame::legal(&play);
            assert!(!legal.is_empty(), "{} {}", G::INFO.id, play.position());
            if rng.random_range(0..20) == 0 {
                end_by_people(&mut play, &legal);
            }
            let action = choose(&play, manner, &mut rng);
            assert_eq!(play.try_apply(action), Ok(()), "{} {action}", G::INFO.id);
        }
        reasons.extend(play.outcome().map(|outcome| outcome.reason.word()));
        is_over(&play, &legal);
    }
    println!("{}: {reasons:?}", G::INFO.id);
    let by_position = reasons
        .iter()
        .any(|reason| *reason != "repetition" && *reason != "length");
    assert!(by_position, "{}", G::INFO.id);
    let repeats = reasons.contains("repetition");
    assert_eq!(repeats, repetition::is_possible(G::INFO), "{}", G::INFO.id);
}

/// An action at random, of those that suit the manner if there are any.
fn choose<G: Tabletop>(play: &Play<G>, manner: Manner, rng: &mut Xoshiro256PlusPlus) -> G::Action {
    let position = play.position();
    let seat = position.to_move();
    let own = |position: &G| {
        let pieces = position.scene().pieces;
        pieces
            .into_iter()
            .filter(|(_, piece)| piece.seat == seat)
            .collect::<Vec<_>>()
    };
    let mut past = play.positions().iter().rev().skip(1);
    let before = past.find(|past| past.to_move() == seat).map(own);
    let suits = |action: &G::Action| {
        let next = position.after(*action);
        match manner {
            Manner::Anyhow => true,
            Manner::ToAndFro => before.as_ref() == Some(&own(&next)),
            Manner::Onward => next.outcome().is_none() && !play.positions().contains(&next),
        }
    };
    let all = position.actions();
    let suitable: Vec<_> = all.as_ref().iter().copied().filter(suits).collect();
    let suitable = suitable.choose(rng).copied();
    suitable
        .or_else(|| position.sample(rng))
        .expect("the game goes on")
}

/// Ends a game in each way that people have, and takes that back.
fn end_by_people<G: Tabletop>(play: &mut Play<G>, legal: &[String]) {
    let seats = G::INFO.seats.len();
    let ends = [
        Outcome::draw(Reason::Agreement),
        Outcome::forfeit(Seat::FIRST, seats, Reason::Resignation),
        Outcome::forfeit(Seat::SECOND, seats, Reason::Time),
    ];
    for end in ends {
        let actions = play.actions().len();
        play.end(end);
        assert_eq!(play.outcome(), Some(end), "{}", G::INFO.id);
        is_over(play, legal);
        assert_eq!(play.undo(), Some(Undone::End(end)), "{}", G::INFO.id);
        assert_eq!(play.actions().len(), actions, "{}", G::INFO.id);
        assert_eq!(AnyGame::legal(play), legal, "{}", G::INFO.id);
    }
}

/// Nothing is legal in this game: neither what was legal before, nor what is no action at all.
fn is_over<G: Tabletop>(play: &Play<G>, legal: &[String]) {
    let told = || format!("{} {}", G::INFO.id, play.position());
    let mut game = play.boxed();
    assert!(game.outcome().is_some(), "{}", told());
    assert!(game.legal().is_empty(), "{}", told());
    assert!(game.successors().is_empty(), "{}", told());
    let over = Refusal::game_over();
    let others = ["", "?"].map(String::from);
    for text in legal.iter().chain(&others) {
        assert_eq!(game.partial(text), Err(over.clone()), "{} {text}", told());
        assert_eq!(game.explain(text), Err(over.clone()), "{} {text}", told());
        assert_eq!(game.effects(text), Err(over.clone()), "{} {text}", told());
        assert_eq!(game.play(text), Err(over.clone()), "{} {text}", told());
        if let Ok(action) = text.parse() {
            let applied = play.clone().try_apply(action);
            assert_eq!(applied, Err(ActionError::GameOver), "{} {text}", told());
        }
    }
    assert_eq!(game.history().len(), play.actions().len(), "{}", told());
    assert_eq!(game.line(), play.position().to_string());
}
