//! Why an action is refused.

use ludejo_rules::catalog;

use crate::evo::{full_line, line, read};

#[test]
fn each_refusal_names_its_rule_and_says_how_it_is_broken() {
    let pieces = "sWd4 sBf6 sCh4 sSj8 sWf8 sCa10 nBh6 nWg5 nWe3";
    for (action, expected) in [
        ("e8e9", "#own-piece: cell-empty cell=e8"),
        ("e8e8", "#own-piece: cell-empty cell=e8"),
        ("e8=B", "#own-piece: cell-empty cell=e8"),
        ("a3=B", "#own-piece: cell-empty cell=a3"),
        ("h6h5", "#own-piece: piece-not-yours cell=h6 piece=blade"),
        ("h6=B", "#own-piece: piece-not-yours cell=h6 piece=blade"),
        (
            "c12d12",
            "#own-piece: piece-not-yours cell=c12 piece=castle",
        ),
        ("c12=B", "#own-piece: piece-not-yours cell=c12 piece=castle"),
        ("j1j2", "#castles: evo-castle-stays from=j1"),
        ("j1j1", "#castles: evo-castle-stays from=j1"),
        ("j1=W", "#castles: evo-castle-stays from=j1"),
        ("d4=W", "#rotation: evo-role-shown from=d4 piece=warrior"),
        ("f6f7=B", "#rotation: evo-role-shown from=f6 piece=blade"),
        ("h4h5=C", "#rotation: evo-role-shown from=h4 piece=catapult"),
        ("j8=S", "#rotation: evo-role-shown from=j8 piece=shield"),
        ("d4d4", "#actions: same-cell piece=warrior"),
        (
            "f6f8",
            "#friend-blocks: evo-onto-friend from=f6 to=f8 piece=blade friend=warrior",
        ),
        (
            "h4j8=B",
            "#friend-blocks: evo-onto-friend from=h4 to=j8 piece=catapult friend=shield",
        ),
        (
            "h4j1",
            "#friend-blocks: evo-onto-friend from=h4 to=j1 piece=catapult friend=castle",
        ),
        (
            "d4d3",
            "#warrior: evo-warrior-way from=d4 to=d3 piece=warrior",
        ),
        (
            "d4e3",
            "#warrior: evo-warrior-way from=d4 to=e3 piece=warrior",
        ),
        (
            "d4e6",
            "#warrior: evo-warrior-way from=d4 to=e6 piece=warrior",
        ),
        (
            "d4d6",
            "#warrior: evo-too-far from=d4 to=d6 piece=warrior distance=2 reach=1",
        ),
        (
            "d4a4=B",
            "#warrior: evo-too-far from=d4 to=a4 piece=warrior distance=3 reach=1",
        ),
        ("f6g6", "#blade: evo-blade-way from=f6 to=g6 piece=blade"),
        ("f6f5", "#blade: evo-blade-way from=f6 to=f5 piece=blade"),
        (
            "f6f9",
            "#blade: evo-too-far from=f6 to=f9 piece=blade distance=3 reach=2",
        ),
        (
            "h4h5",
            "#catapult: evo-catapult-way from=h4 to=h5 piece=catapult",
        ),
        (
            "h4g3",
            "#catapult: evo-catapult-way from=h4 to=g3 piece=catapult",
        ),
        (
            "h4j5",
            "#catapult: evo-catapult-way from=h4 to=j5 piece=catapult",
        ),
        (
            "h4l8",
            "#catapult: evo-too-far from=h4 to=l8 piece=catapult distance=4 reach=3",
        ),
        (
            "h4d8",
            "#catapult: evo-too-far from=h4 to=d8 piece=catapult distance=4 reach=3",
        ),
        ("j8j9", "#shield: evo-shield-way from=j8 to=j9 piece=shield"),
        ("j8i8", "#shield: evo-shield-way from=j8 to=i8 piece=shield"),
        (
            "j8j5",
            "#shield: evo-too-far from=j8 to=j5 piece=shield distance=3 reach=2",
        ),
        (
            "j8h6",
            "#shield: evo-too-far from=j8 to=h6 piece=shield distance=2 reach=1",
        ),
        (
            "h4f6=B",
            "#friend-blocks: evo-onto-friend from=h4 to=f6 piece=catapult friend=blade",
        ),
        (
            "h4e7",
            "#path-empty: evo-path-blocked from=h4 to=e7 piece=catapult middle=g5",
        ),
        (
            "a10c12",
            "#board: evo-off-board from=a10 to=c12 piece=catapult middle=b11",
        ),
        ("d4e4", ""),
        ("h4g5=W", ""),
        ("f6=S", ""),
    ] {
        let game = read("evo", &full_line("evo", pieces, 's'));
        let refusal = game.explain(action).err();
        let refusal = refusal.map_or(String::new(), |refusal| refusal.to_string());
        assert_eq!(refusal, expected, "{action}");
    }
}

#[test]
fn other_seats_are_refused_as_they_see_the_board() {
    for (seat, action, expected) in [
        (
            'w',
            "f6e6",
            "#warrior: evo-warrior-way from=f6 to=e6 piece=warrior",
        ),
        ('w', "f6g6", ""),
        (
            'n',
            "f6f7",
            "#warrior: evo-warrior-way from=f6 to=f7 piece=warrior",
        ),
        ('n', "f6f5", ""),
        (
            'e',
            "f6g6",
            "#warrior: evo-warrior-way from=f6 to=g6 piece=warrior",
        ),
        ('e', "f6e6", ""),
        ('w', "a3b3", "#castles: evo-castle-stays from=a3"),
        ('e', "l10=B", "#castles: evo-castle-stays from=l10"),
        (
            'e',
            "a3b3",
            "#own-piece: piece-not-yours cell=a3 piece=castle",
        ),
    ] {
        let game = read("evo4", &full_line("evo4", &format!("{seat}Wf6"), seat));
        let refusal = game.explain(action).err();
        let refusal = refusal.map_or(String::new(), |refusal| refusal.to_string());
        assert_eq!(refusal, expected, "{seat} {action}");
    }
}

#[test]
fn nothing_is_done_after_the_end() {
    let over = line("sKj1 nKc12 sWf6", 'n');
    let game = read("evo", &over);
    for action in ["f6f7", "f6=B", "c12d12", "e8e9", "f6f6"] {
        let refusal = game.explain(action).expect_err(action);
        assert_eq!(refusal.to_string(), "#game-over: game-is-over");
    }
}

#[test]
fn what_is_no_action_is_refused_as_that() {
    for id in ["evo", "evo4"] {
        let game = catalog::start(id).expect("the game");
        for text in [
            "", "c1", "c1=", "c1=K", "c1c2=K", "c1=w", "c1=WB", "c1=B=C", "=B", "c1c2c3", "c1c2 ",
            " c1c2", "C1c2", "c1C2", "a1a3", "c1b1", "a2a3", "k2l3", "b11c11", "k11j11", "l12l10",
            "m5l5", "c0c1", "c1c0", "c13c12", "c01c2", "c1c1=B", "c1-c2", "c1xc2", "é1c2", "pass",
        ] {
            let refusal = game.explain(text).expect_err(text);
            assert_eq!(refusal.anchor, "notation", "{text}");
            assert_eq!(refusal.message.key, "not-an-action", "{text}");
        }
    }
}
