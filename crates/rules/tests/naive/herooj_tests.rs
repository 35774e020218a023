use super::*;

fn keys(e: &Expanded) -> String {
    e.legal.keys().cloned().collect::<Vec<_>>().join(" ")
}

fn end(id: &str, line: &str) -> String {
    match expand(id, line) {
        Err(_) => "invalid".to_string(),
        Ok(e) => match (e.result, e.reason) {
            (Some(result), Some(reason)) => format!("{result} {reason}"),
            _ => "-".to_string(),
        },
    }
}

#[test]
fn starts_and_random_games() {
    for id in ["herooj", "master-herooj"] {
        assert_eq!(end(id, start(id)), "-");
        crate::naive::common::walk(id, start(id), 1, 80);
    }
}

#[test]
fn heroo_and_pawn_directions() {
    let e = expand("herooj", "8/8/8/3H4/8/8/7p/p7 w");
    assert!(e.is_err(), "black pawn on its far rank");
    let e = expand("herooj", "8/8/8/3H4/8/8/7p/8 w").unwrap();
    assert_eq!(
        keys(&e),
        "d5b3 d5b5 d5c4 d5c5 d5d3 d5d4 d5e4 d5e5 d5f3 d5f5"
    );
    let e = expand("herooj", "8/8/8/3H4/8/8/7p/8 b").unwrap();
    assert_eq!(keys(&e), "h2g1 h2h1");
    assert_eq!(e.legal["h2h1"], "8/8/8/3H4/8/8/8/7h w");
}

#[test]
fn captures_over_friends_only_and_backward() {
    // White d4: over d3 backward onto d2, over e4 onto f4; no diagonal capture by a pawn.
    let e = expand("herooj", "8/8/8/4P2P/3PPp1p/3P4/3p2P1/8 w").unwrap();
    assert!(e.legal.contains_key("d4d2") && e.legal.contains_key("d4f4"));
    assert!(!e.legal.contains_key("h5h3"));
    let e = expand("herooj", "8/5p2/4P3/3P4/8/8/8/8 w").unwrap();
    assert!(!e.legal.contains_key("d5f7"));
    let e = expand("herooj", "8/5p2/4P3/3M4/8/8/8/8 w").unwrap();
    assert!(e.legal.contains_key("d5f7"));
    // A pawn that captures on its far rank is promoted.
    let e = expand("herooj", "p7/P7/P7/8/8/8/8/7m w").unwrap();
    assert_eq!(e.legal["a6a8"], "H7/P7/8/8/8/8/8/7m b");
    assert_eq!(end("herooj", &e.legal["a6a8"]), "win w elimination");
}

#[test]
fn ends_of_herooj() {
    assert_eq!(end("herooj", "8/8/8/8/8/8/H7/m7 w"), "win w safe-zone");
    assert_eq!(end("herooj", "h7/8/8/8/8/8/H7/8 w"), "invalid");
    assert_eq!(end("herooj", "m7/8/8/8/8/8/M7/8 w"), "invalid");
    // The last white pawn is blocked by a piece it cannot capture.
    assert_eq!(end("herooj", "ppp5/1P6/8/8/8/8/8/8 w"), "win b no-moves");
    assert_eq!(end("herooj", "ppp5/1P6/8/8/8/8/8/8 b"), "-");
}

#[test]
fn ends_of_master_herooj() {
    let id = "master-herooj";
    let e = expand(id, "8/pp6/8/8/7H/8/8/P7 w 1/0").unwrap();
    assert_eq!(e.legal["h4h2"], "8/pp6/8/8/8/8/7M/P7 b 2/0");
    assert_eq!(end(id, &e.legal["h4h2"]), "win w second-master");
    assert_eq!(end(id, "8/pp6/8/8/8/8/7M/8 b 2/0"), "win w second-master");
    assert_eq!(end(id, "8/pp6/8/8/8/8/7M/8 b 1/0"), "win b single-piece");
    assert_eq!(end(id, "8/pp6/8/8/8/8/7M/P7 b 0/0"), "invalid");
    assert_eq!(end(id, "8/pp6/8/8/8/8/7M/P7 b 3/0"), "invalid");
    assert_eq!(end(id, "8/pp6/8/8/8/8/7M/P7 b 2/2"), "invalid");
    assert_eq!(end(id, "8/pp6/8/8/8/8/7H/P7 b 0/0"), "invalid");
    assert_eq!(end(id, "8/p7/8/8/8/8/8/P7 b 2/0"), "invalid");
    assert_eq!(end(id, "8/pp6/8/8/8/8/8/PP6 b 00/0"), "invalid");
    assert_eq!(end(id, "8/pp6/8/8/8/8/8/PP6 b"), "invalid");
}
