use super::*;

fn keys(e: &Expanded, prefix: &str) -> String {
    let wanted = e.legal.keys().filter(|k| k.starts_with(prefix));
    wanted.cloned().collect::<Vec<_>>().join(" ")
}

#[test]
fn start_and_random_games() {
    assert_eq!(expand(start()).unwrap().legal.len(), 16);
    crate::naive::common::walk("rooya", start(), 3, 120);
}

#[test]
fn placing_never_wins_and_a_standing_line_does_not() {
    let e = expand("1bbbb/W3b/W3b/W3b/W1WWb b -");
    assert!(e.is_err(), "counts");
    let e = expand("1bbbb/W3b/W3b/W3b/WWWW1 w -").unwrap();
    assert_eq!(e.legal["a5"], "Wbbbb/W3b/W3b/W3b/WWWW1 b -");
    let e = expand("Wbbbb/W3b/W3b/W3b/WWWW1 b -").unwrap();
    assert_eq!(e.legal["e1"], "Wbbbb/W3b/W3b/W3b/WWWWb w -");
    let e = expand("Wbbbb/W3b/W3b/W3b/WWWWb w -").unwrap();
    assert_eq!(e.result, None);
    assert_eq!(e.legal["b1b2"], "Wbbbb/W3b/W3b/WW2b/W1WWb b -");
    // No rotation of an empty inner plate (R2).
    assert_eq!(keys(&e, "cw") + &keys(&e, "h") + &keys(&e, "cc"), "");
    // From the ring inwards and on: only along the inner plate.
    assert_eq!(keys(&e, "b1"), "b1b2 b1b2b3 b1b2c2");
    assert_eq!(keys(&e, "a1"), "");
    assert_eq!(keys(&e, "d1"), "d1d2 d1d2c2 d1d2d3 d1e1");
    assert_eq!(keys(&e, "a5"), "a5b5");
}

#[test]
fn swaps_end_the_action_and_a_second_step_may_swap() {
    // b on c2: c1c2 is a swap across the plates without a second step (R5);
    // b1b2 goes in and may change places with c2.
    let e = expand("bbbbb/b3b/W3W/W1b1W/WWW1W w -").unwrap();
    assert_eq!(keys(&e, "c1"), "c1c2 c1d1");
    assert_eq!(keys(&e, "b1"), "b1b2 b1b2b3 b1b2c2");
    assert_eq!(e.legal["b1b2c2"], "bbbbb/b3b/W3W/WbW1W/W1W1W b -");
    assert_eq!(keys(&e, "a2"), "a2b2 a2b2b3 a2b2c2");
}

#[test]
fn rotations() {
    let e = expand("bbbbb/b3b/W3W/W1b1W/WWW1W w -").unwrap();
    assert_eq!(e.legal["cw"], "bbbbb/b3b/Wb2W/W3W/WWW1W b -");
    assert_eq!(e.legal["ccw"], "bbbbb/b3b/W2bW/W3W/WWW1W b -");
    assert_eq!(e.legal["half"], "bbbbb/b1b1b/W3W/W3W/WWW1W b -");
    // A lone pawn in the centre: no rotation changes anything.
    let e = expand("bbbbb/b3b/W1b1W/W3W/WWW1W w -").unwrap();
    assert_eq!(keys(&e, "cw") + &keys(&e, "half") + &keys(&e, "cc"), "");
    // Symmetric under the half turn only.
    let e = expand("bbbbb/b3b/Wb1bW/W3W/WWWW1 w -");
    assert!(e.is_err(), "9 black pawns");
    let e = expand("bbbbb/b4/Wb1bW/W3W/WWWW1 w -").unwrap();
    assert!(e.legal.contains_key("cw") && e.legal.contains_key("ccw"));
    assert!(!e.legal.contains_key("half"));
}

#[test]
fn lines_win() {
    // A half turn completes rank 4 for Black though White acts (R6).
    let e = expand("WWWWW/b3b/b4/1bbb1/bWWWb w -").unwrap();
    assert_eq!(e.legal["half"], "WWWWW/bbbbb/b4/5/bWWWb b b");
    let e = expand("WWWWW/bbbbb/b4/5/bWWWb b b").unwrap();
    assert_eq!(e.result.as_deref(), Some("win b"));
    assert_eq!(e.reason.as_deref(), Some("line"));
    assert_eq!((e.to_move.as_str(), e.legal.len()), ("b", 0));
    // Both at once: the one that acted (R4).
    let e = expand("bW1b1/bWWWb/5/WbbbW/1W1bW w -").unwrap();
    assert_eq!(e.legal["half"], "bW1b1/bbbbb/5/WWWWW/1W1bW b w");
    assert!(expand("bW1b1/bbbbb/5/WWWWW/1W1bW b -").is_err());
    assert!(expand("bW1b1/bbbbb/5/WWWWW/1W1bW b b").is_ok());
    assert!(expand("WWWWW/b3b/b4/1bbb1/bWWWb w b").is_err());
    assert!(expand("WWWWW/b3b/b4/1bbb1/bWWWb w w").is_ok());
    assert!(expand("5/5/5/5/5 w w").is_err());
    assert!(expand("5/5/5/5/5 b -").is_err());
    assert!(expand("5/5/2W2/5/5 b -").is_err());
}
