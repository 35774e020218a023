use super::*;

fn board_line(id: &str, pieces: &[(&str, &str)], to_move: char) -> String {
    let mut board = Board::new();
    for rank in 1..=12 {
        for square in row_squares(rank) {
            for (place, token) in pieces {
                if *place == name(square) {
                    let letters: Vec<char> = token.chars().collect();
                    let piece = Piece {
                        seat: letters[0],
                        role: letters[1],
                    };
                    board.insert(square, piece);
                }
            }
        }
    }
    let line = write(&board, to_move);
    assert_eq!(board.len(), pieces.len(), "{id} {line}");
    line
}

fn moves_of(id: &str, pieces: &[(&str, &str)], to_move: char, from: &str) -> Vec<String> {
    let expanded = expand(id, &board_line(id, pieces, to_move)).unwrap();
    let texts = expanded.legal.into_keys();
    texts
        .filter(|text| text.starts_with(from) && !text.contains('='))
        .map(|text| text[from.len()..].to_string())
        .collect()
}

const CASTLES: [(&str, &str); 4] = [("j1", "sK"), ("a3", "wK"), ("c12", "nK"), ("l10", "eK")];

fn four(extra: &[(&'static str, &'static str)]) -> Vec<(&'static str, &'static str)> {
    let mut all = CASTLES.to_vec();
    all.extend(extra);
    all
}

#[test]
fn directions_of_the_seats() {
    let men = four(&[("f6", "sW"), ("h6", "wB"), ("c8", "nC"), ("j3", "eS")]);
    assert_eq!(
        moves_of("evo4", &men, 's', "f6"),
        ["e6", "e7", "f7", "g6", "g7"]
    );
    assert_eq!(moves_of("evo4", &men, 'w', "h6"), ["i6", "j6"]);
    assert_eq!(
        moves_of("evo4", &men, 'n', "c8"),
        ["a6", "b7", "d7", "e6", "f5"]
    );
    assert_eq!(moves_of("evo4", &men, 'e', "j3"), ["k3", "k4", "l3"]);
    let men = four(&[("f6", "sS"), ("h6", "wC"), ("c8", "nW"), ("e6", "eW")]);
    assert_eq!(moves_of("evo4", &men, 's', "f6"), ["e5", "f4", "f5", "g5"]);
    assert_eq!(
        moves_of("evo4", &men, 'w', "h6"),
        ["i5", "i7", "j4", "j8", "k3", "k9"]
    );
    assert_eq!(
        moves_of("evo4", &men, 'e', "e6"),
        ["d5", "d6", "d7", "e5", "e7"]
    );
}

#[test]
fn blocked_and_captures() {
    let men = [
        ("j1", "sK"),
        ("c12", "nK"),
        ("d4", "sB"),
        ("d5", "nW"),
        ("d6", "nW"),
        ("e4", "sC"),
        ("f5", "sW"),
    ];
    assert_eq!(moves_of("evo", &men, 's', "d4"), ["d5"]);
    assert_eq!(moves_of("evo", &men, 's', "e4"), ["d5"]);
}

#[test]
fn castle_and_elimination() {
    let men = [("j1", "sK"), ("c12", "nK"), ("c11", "sW"), ("f6", "nW")];
    let expanded = expand("evo", &board_line("evo", &men, 's')).unwrap();
    assert_eq!(expanded.legal.len(), 3 + 4 * 3); // d11, d12 and c12 itself
    let after = expand("evo", &expanded.legal["c11c12=S"]).unwrap();
    assert_eq!(after.result.as_deref(), Some("win s"));
    assert_eq!(after.reason.as_deref(), Some("castle"));
    assert_eq!((after.to_move.as_str(), after.legal.len()), ("n", 0));

    let men = four(&[("f6", "sW"), ("f7", "eC"), ("g9", "nB"), ("h3", "wS")]);
    let expanded = expand("evo4", &board_line("evo4", &men, 's')).unwrap();
    let after = expand("evo4", &expanded.legal["f6f7"]).unwrap();
    assert_eq!(after.result.as_deref(), Some("win s"));
    assert_eq!(after.reason.as_deref(), Some("elimination"));
    assert_eq!(after.to_move, "w");
}

#[test]
fn invalid_positions() {
    let line = |men: &[(&str, &str)], seat| board_line("evo", men, seat);
    let base = [("j1", "sK"), ("c12", "nK"), ("c6", "sW"), ("f6", "nW")];
    assert!(expand("evo", &line(&base, 's')).is_ok());
    // The missing one of the seat that has just acted; of the seat to move it is a win.
    assert!(expand("evo", &line(&base[..3], 's')).is_err());
    assert!(expand("evo", &line(&base[..3], 'n')).is_ok());
    assert!(expand("evo", &line(&base[1..], 'n')).is_err());
    // Two missing ones.
    assert!(expand("evo", &line(&base[..2], 's')).is_err());
    // Castles elsewhere; seats that do not play; nine pieces.
    assert!(expand("evo", &line(&[("i1", "sK")], 's')).is_err());
    let mut men = base.to_vec();
    men.push(("h6", "wW"));
    assert!(expand("evo", &line(&men, 's')).is_err());
    assert!(expand("evo", &start("evo").replace(" s", " w")).is_err());
    let nine = start("evo").replace("/12/7sW", "/sW11/7sW");
    assert!(expand("evo", &nine).is_err());
}

#[test]
fn form_of_the_line() {
    let start = start("evo");
    for bad in [
        "",
        "é",
        "s",
        &format!("{start} "),
        &format!(" {start}"),
        &format!("{start}\r"),
        &start.replace("/12/", "/66/"),
        &start.replace("/12/12/", "/11/12/"),
        &start.replace("/7sW/", "/07sW/"),
        &start.replace("/7sW/", "/34sW/"),
        &start.replace("/7sW/", "/7sé/"),
        &start.replace("/7sW/", "/7s/"),
    ] {
        assert!(expand("evo", bad).is_err(), "{bad:?}");
    }
    assert!(expand("evo5", start).is_err());
}

#[test]
fn setups_are_valid_and_quiet() {
    let mut lines: Vec<(&str, &str)> =
        vec![("evo", self::start("evo")), ("evo4", self::start("evo4"))];
    lines.extend(OTHER_SETUPS.iter().map(|(id, _, line)| (*id, *line)));
    for (id, line) in lines {
        let expanded = expand(id, line).unwrap();
        let seats = seats_of(id).unwrap();
        let (board, _) = read(&seats, line).unwrap();
        assert_eq!(board.len(), 9 * seats.len());
        assert_eq!(expanded.result, None);
        // A seat can always rotate.
        assert!(expanded.legal.len() >= 24);
    }
}
