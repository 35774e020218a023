//! Why an action is refused.

use ludejo_rules::{AnyGame, Play};

use crate::sparta::{AWAY, CITIES, line, read};

#[test]
fn each_refusal_names_its_rule_and_says_how_it_is_broken() {
    let pieces = format!("Wb5 Hf5 We5 wc5 hd4 Wh4 {AWAY}");
    let position = read(&line(&pieces, 'y', CITIES));
    let shut = read(&line(
        "Wd4 Hf4 Hc3 wc4 wc5 Hd3 wd5 He3 wh8 wf8",
        'y',
        CITIES,
    ));
    let nothing = read(&line("Wa1 Wb1 wa2 wb2 wc2 wc1", 'y', CITIES));
    let over = read(&line("Wa1 Wb1 wh8", 'y', CITIES));
    let cases = [
        (&position, "d8d9", "#own-piece: cell-empty cell=d8"),
        (&position, "d8d8", "#own-piece: cell-empty cell=d8"),
        (&position, "d8=H", "#own-piece: cell-empty cell=d8"),
        (
            &position,
            "c5c6",
            "#own-piece: piece-not-yours cell=c5 piece=warrior",
        ),
        (
            &position,
            "d4=H",
            "#own-piece: piece-not-yours cell=d4 piece=hero",
        ),
        (
            &position,
            "h4h4",
            "#must-move: same-cell piece=warrior from=h4 to=h4",
        ),
        (
            &position,
            "e5f5",
            "#path-empty: sparta-onto-friend piece=warrior from=e5 to=f5 other=hero",
        ),
        (
            &position,
            "b5c5",
            "#path-empty: sparta-onto-enemy piece=warrior from=b5 to=c5 other=warrior",
        ),
        (
            &position,
            "e5d4",
            "#path-empty: sparta-onto-enemy piece=warrior from=e5 to=d4 other=hero",
        ),
        (
            &position,
            "h4h7",
            "#warrior: sparta-too-far piece=warrior from=h4 to=h7 distance=3 steps=2",
        ),
        (
            &position,
            "h4e2",
            "#warrior: sparta-too-far piece=warrior from=h4 to=e2 distance=3 steps=2",
        ),
        (
            &position,
            "f5f9",
            "#hero: sparta-too-far piece=hero from=f5 to=f9 distance=4 steps=3",
        ),
        (
            &position,
            "f5b2",
            "#hero: sparta-too-far piece=hero from=f5 to=b2 distance=4 steps=3",
        ),
        (
            &position,
            "f5=H",
            "#become-hero: sparta-become-hero cell=f5",
        ),
        (
            &position,
            "e5=H",
            "#become-hero: sparta-become-enemy-city cell=e5",
        ),
        (
            &position,
            "h4=H",
            "#become-hero: sparta-become-no-city cell=h4",
        ),
        (&position, "pass", "#pass: sparta-pass example=b5=H"),
        (
            &shut,
            "d4b4",
            "#path-empty: sparta-no-way piece=warrior from=d4 to=b4 steps=2",
        ),
        (
            &shut,
            "f4c4",
            "#path-empty: sparta-onto-enemy piece=hero from=f4 to=c4 other=warrior",
        ),
        (&shut, "f4d2", ""),
        (
            &nothing,
            "a1a3",
            "#path-empty: sparta-no-way piece=warrior from=a1 to=a3 steps=2",
        ),
        (&over, "a1a2", "#game-over: game-is-over"),
        (&over, "c1c2", "#game-over: game-is-over"),
        (&over, "pass", "#game-over: game-is-over"),
    ];
    for (position, action, expected) in cases {
        let refusal = Play::from_position(*position).explain(action);
        let refusal = refusal
            .err()
            .map_or(String::new(), |refusal| refusal.to_string());
        assert_eq!(refusal, expected, "{position} {action}");
    }
}

#[test]
fn what_is_no_action_is_refused_as_that() {
    let play = Play::from_position(read(&line(AWAY, 'y', CITIES)));
    for text in [
        "", "a1", "a1b2c3", "a1b2 ", " a1b2", "A1a2", "a1B2", "a0a1", "a1a0", "a01a2", "a1a02",
        "k1a1", "a1k1", "a11a1", "a1a11", "a1=", "a1=h", "a1=W", "a1=HH", "a1b2=H", "=H", "pass ",
        "Pass", "passa1", "a1pass", "a1-b2", "é1b2",
    ] {
        let refusal = play.explain(text).expect_err(text);
        assert_eq!(refusal.anchor, "notation", "{text}");
        assert_eq!(refusal.message.key, "not-an-action", "{text}");
    }
}
