//! What a seat cannot do, and why.

use std::collections::BTreeSet;

use ludejo_rules::rooya::{Action, Rooya, Turn};
use ludejo_rules::{Game, Refusal, Tabletop};

use crate::rooya::setup::{INSIDE, RING, act, positions, read};

#[test]
fn illegal_actions_are_refused_by_name() {
    const PLACING: &str = "b1W1b/5/5/4W/W1b2 w -";
    const ACROSS: &str = "WbWbW/b3b/W3W/b1b1b/W1WbW w -";
    const CENTER: &str = "WbWbW/b3b/W1b1W/b3b/W1WbW w -";
    const HALF_ALIKE: &str = "WbWbW/b1b1b/W3W/b1b1b/W1W1W w -";
    // White on a1, a2, b1 and b2.
    const CORNER: &str = "W1WbW/b3b/b3W/WW2b/WWbbb w -";
    for (line, action, anchor, key) in [
        // Phase 1.
        (PLACING, "c3", "placing-outer", "rooya-placing-inner"),
        (PLACING, "b2", "placing-outer", "rooya-placing-inner"),
        (PLACING, "a1", "placing-empty", "rooya-placing-occupied"),
        (PLACING, "c1", "placing-empty", "rooya-placing-occupied"),
        (PLACING, "c5d5", "placing", "rooya-placing-first"),
        (PLACING, "c5c4d4", "placing", "rooya-placing-first"),
        (PLACING, "cw", "placing", "rooya-placing-first"),
        // Placing in phase 2.
        (RING, "c3", "phases", "rooya-placing-over"),
        (RING, "c1", "phases", "rooya-placing-over-own"),
        (RING, "b1", "own-piece", "rooya-placing-over-enemy"),
        (CORNER, "a1", "step-friend", "rooya-shut-in"),
        (CORNER, "a2", "phases", "rooya-placing-over-own"),
        // The pawn that steps.
        (RING, "c3c4", "own-piece", "cell-empty"),
        (RING, "b1b2", "own-piece", "piece-not-yours"),
        (RING, "b1b2c2", "own-piece", "piece-not-yours"),
        // Where it steps.
        (RING, "c1c1", "step", "rooya-step-nowhere"),
        (RING, "c1c3", "step", "rooya-step-not-neighbor"),
        (RING, "c1d2", "step", "rooya-step-not-neighbor"),
        (RING, "e1a2", "step", "rooya-step-not-neighbor"),
        (RING, "c1a1", "step", "rooya-step-not-neighbor"),
        (CORNER, "a1b1", "step-friend", "rooya-step-friend"),
        (CORNER, "a2b2", "step-friend", "rooya-step-friend"),
        // The second step.
        (RING, "c1c1c2", "step", "rooya-step-nowhere"),
        (RING, "c1c2c2", "step", "rooya-step-nowhere"),
        (RING, "c1c2c4", "step", "rooya-step-not-neighbor"),
        (RING, "c1c2d3", "step", "rooya-step-not-neighbor"),
        (
            RING,
            "c1c2c1",
            "second-step-plate",
            "rooya-second-leaves-plate",
        ),
        (
            RING,
            "c1c2d1",
            "second-step-plate",
            "rooya-second-leaves-plate",
        ),
        (
            INSIDE,
            "c2c1c2",
            "second-step-plate",
            "rooya-second-leaves-plate",
        ),
        (INSIDE, "c2c3d3", "same-plate", "rooya-second-same-plate"),
        (INSIDE, "e1d1c1", "same-plate", "rooya-second-same-plate"),
        (INSIDE, "c2b2b3", "swap", "rooya-second-after-swap"),
        (RING, "c1b1b2", "swap", "rooya-second-after-swap"),
        (ACROSS, "c1c2c3", "r5", "rooya-second-after-swap"),
        (ACROSS, "c1c2c1", "r5", "rooya-second-after-swap"),
        (INSIDE, "c2c1a1", "step", "rooya-step-not-neighbor"),
        (
            "WbWbW/b3b/W3W/bW2b/1bWbW w -",
            "c1c2b2",
            "step-friend",
            "rooya-step-friend",
        ),
        // Turns.
        (RING, "cw", "rotation-changes", "rooya-turn-empty"),
        (RING, "ccw", "rotation-changes", "rooya-turn-empty"),
        (RING, "half", "rotation-changes", "rooya-turn-empty"),
        (CENTER, "cw", "rotation-changes", "rooya-turn-same"),
        (CENTER, "half", "rotation-changes", "rooya-turn-same"),
        (HALF_ALIKE, "half", "rotation-changes", "rooya-turn-same"),
        // Nothing after the end.
        (
            "1bbb1/WWWWW/4b/b3b/WbWbW b w",
            "b5b4",
            "game-over",
            "game-is-over",
        ),
        (
            "1bbb1/WWWWW/4b/b3b/WbWbW b w",
            "c3",
            "game-over",
            "game-is-over",
        ),
        (
            "1bbb1/WWWWW/4b/b3b/WbWbW w w",
            "cw",
            "game-over",
            "game-is-over",
        ),
    ] {
        let Err(refusal) = read(line).explain(act(action)) else {
            panic!("{line} {action}: legal");
        };
        let refused = (refusal.anchor, refusal.message.key);
        assert_eq!(refused, (anchor, key), "{line} {action}");
    }
}

#[test]
fn exactly_what_is_not_generated_is_refused() {
    let points = || 0..25_u8;
    let mut well_formed: Vec<Action> = points().map(Action::Place).collect();
    for from in points() {
        well_formed.extend(points().map(|to| Action::Step { from, to }));
        for via in points() {
            well_formed.extend(points().map(|to| Action::TwoSteps { from, via, to }));
        }
    }
    well_formed.extend([Turn::Clockwise, Turn::Counterclockwise, Turn::Half].map(Action::Turn));
    for &action in &well_formed {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    for position in positions(120, 1) {
        let legal: BTreeSet<Action> = position.actions().into_iter().collect();
        assert_eq!(legal.is_empty(), position.outcome().is_some(), "{position}");
        assert_eq!(legal.len(), position.actions().len(), "{position}");
        for &action in &well_formed {
            let explained = position.explain(action);
            let is_legal = legal.contains(&action);
            assert_eq!(explained.is_ok(), is_legal, "{position} {action}");
            if let Err(refusal) = explained {
                assert_ne!(refusal.message.key, Refusal::GENERIC, "{position} {action}");
                let anchor = format!("{{#{}}}", refusal.anchor);
                assert!(Rooya::PAGE.contains(&anchor), "{refusal}");
            }
        }
    }
}

#[test]
fn texts_that_are_no_action_are_not_read() {
    for text in [
        "", "f1", "a6", "a0", "a01", "c1f1", "c1c2c6", "c1c2c3c4", "c1 c2", " c1", "CW", "cwc",
        "ccww", "quarter", "C1", "c1c", "c1cw", "pass",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}
