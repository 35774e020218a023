//! Which lines are positions.

use ludejo_rules::sparta::Sparta;

use crate::sparta::{CITIES, line};

/// The error of a line, as its field, key and parameters; empty if it is a position.
fn error(line: &str) -> String {
    match line.parse::<Sparta>() {
        Ok(position) => {
            assert_eq!(position.to_string(), line);
            String::new()
        }
        Err(error) => error.to_string(),
    }
}

#[test]
fn the_fields_are_read_strictly() {
    let empty = "10/10/10/10/10/10/10/10/10/10";
    for (line, expected) in [
        (format!("{empty} y {CITIES}"), ""),
        (format!("{empty} r {CITIES}"), ""),
        (String::new(), "board: field-missing"),
        (empty.to_owned(), "seat: field-missing"),
        (format!("{empty} y"), "cities: field-missing"),
        (format!("{empty}  y {CITIES}"), "seat: field-missing"),
        (format!("{empty} y {CITIES} "), "line: field-extra count=3"),
        (format!("{empty} y {CITIES} 0"), "line: field-extra count=3"),
        (
            format!("{empty} w {CITIES}"),
            "seat: seat-unknown text=w seats=y, r",
        ),
        (
            format!("{empty} yr {CITIES}"),
            "seat: seat-unknown text=yr seats=y, r",
        ),
        (
            format!("{empty}/10 y {CITIES}"),
            "board: board-row-count expected=10 found=11",
        ),
        (
            format!("9{} y {CITIES}", &empty[2..]),
            "board: board-row-length row=1 expected=10 found=9",
        ),
        (
            format!("W10{} y {CITIES}", &empty[2..]),
            "board: board-row-length row=1 expected=10 found=11",
        ),
        (
            format!("P9{} y {CITIES}", &empty[2..]),
            "board: board-letter text=P",
        ),
        (
            format!("010{} y {CITIES}", &empty[2..]),
            "board: board-number text=010",
        ),
    ] {
        assert_eq!(error(&line), expected, "{line}");
    }
}

#[test]
fn the_lists_hold_each_city_once_and_in_order() {
    for (cities, expected) in [
        ("-/b5,b6,e5,e6,f5,f6,i5,i6", ""),
        ("b5,b6,e5,e6,f5,f6,i5,i6/-", ""),
        ("i6/b5,b6,e5,e6,f5,f6,i5", ""),
        ("b5,e6,f5,i6", "sparta-cities-lists text=b5,e6,f5,i6"),
        ("b5,e6,f5,i6/b6,e5,f6,i4", "sparta-city-unknown text=i4"),
        ("b5,e6,f5,i6/b6,e5,f6,i5/", "sparta-city-unknown text=i5/"),
        ("b5,e6,f5,i6/b6,e5,f6,", "sparta-city-unknown text="),
        ("b5,e6,f5,i6/b6,e5,f6,-", "sparta-city-unknown text=-"),
        ("/b5,b6,e5,e6,f5,f6,i5,i6", "sparta-city-unknown text="),
        ("b5,e6,f5,i6/b6,b5,e5,f6,i5", "sparta-city-twice cell=b5"),
        ("b5,e6,f5,i6/b6,e5,f6", "sparta-city-missing cell=i5"),
        ("-/-", "sparta-city-missing cell=b5"),
        (
            "b5,f5,e6,i6/b6,e5,f6,i5",
            "sparta-cities-order text=b5,e6,f5,i6/b6,e5,f6,i5",
        ),
        (
            "b5,b5,e6,f5,i6/b6,e5,f6,i5",
            "sparta-cities-order text=b5,e6,f5,i6/b6,e5,f6,i5",
        ),
    ] {
        let found = error(&line("Wa1 wc3", 'y', cities));
        let found = found.strip_prefix("cities: ").unwrap_or(&found);
        assert_eq!(found, expected, "{cities}");
    }
}

#[test]
fn a_seat_has_eight_pieces_at_most() {
    let eight = "Wa1 Wb1 Wc1 Hd1 We1 Wf1 Wg1 Hh1 wa10 wb10 wc10 wd10 we10 wf10 wg10 hh10";
    assert_eq!(error(&line(eight, 'y', CITIES)), "");
    for (piece, seat) in [("Hj1", "yellow"), ("wj10", "red")] {
        let line = line(&format!("{eight} {piece}"), 'y', CITIES);
        let expected = format!("board: sparta-too-many-pieces seat={seat} found=9 limit=8");
        assert_eq!(error(&line), expected);
    }
}

#[test]
fn nothing_on_the_board_is_trapped() {
    for (pieces, trapped) in [
        ("Wc3 wd3 We3", Some("d3")),
        ("hc3 Hd3 he3", Some("d3")),
        ("Wc3 wc4 Wc5", Some("c4")),
        ("Wc3 wd4 We5", Some("d4")),
        ("We3 wd4 Wc5", Some("d4")),
        ("Wa1 wb1 wc1 wd1 we1 wf1 wg1 wh1 wi1 Wj1", Some("b1")),
        ("wa10 Wb9 Wc8 Wd7 We6 Wf5 Wg4 Wh3 Wi2 wj1", Some("i2")),
        ("Wi9 wj10", None),
        ("wa1 Wb1", None),
        ("Wc3 wd3 we3", None),
        ("Wc3 wd3 He4", None),
        ("Wi4 wj4 Wa5 Wa4", None),
        ("Wb5 wa4 Wj2 Wj3", None),
    ] {
        for seat in ['y', 'r'] {
            let expected = trapped.map_or(String::new(), |at| {
                format!("board: sparta-trapped cell={at}")
            });
            assert_eq!(error(&line(pieces, seat, CITIES)), expected, "{pieces}");
        }
    }
}
