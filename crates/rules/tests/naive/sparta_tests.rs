use super::*;

const HALF: &str = "b5,e6,f5,i6/b6,e5,f6,i5";

fn at(board: &str, seat: &str) -> String {
    format!("{board} {seat} {HALF}")
}

fn end(line: &str) -> String {
    match expand(line) {
        Err(_) => "invalid".to_string(),
        Ok(e) => match (e.result, e.reason) {
            (Some(result), Some(reason)) => format!("{result} {reason}"),
            _ => "-".to_string(),
        },
    }
}

#[test]
fn start_and_random_games() {
    assert_eq!(end(start()), "-");
    crate::naive::common::walk("sparta", start(), 1, 8);
}

#[test]
fn the_line_of_the_page() {
    // Y . Y Y r and Red walks into the gap: that r and both Y Y go.
    let line = at("10/10/10/10/10/10/1w8/10/10/W1WWw5", "r");
    assert_eq!(end(&line), "-");
    let e = expand(&line).unwrap();
    let after = &e.legal["b4b2"];
    assert_eq!(after, &at("10/10/10/10/10/10/10/10/1w8/W1WWw5", "y"));
    let e = expand(&at("10/10/10/10/10/10/10/1w8/10/W1WWw5", "r")).unwrap();
    assert_eq!(e.legal["b3b1"], at("10/10/10/10/10/10/10/10/10/W3w5", "y"));
    assert_eq!(end(&e.legal["b3b1"]), "draw last-pieces");
    assert_eq!(
        end(&at("10/10/10/10/10/10/10/10/10/WwWWw5", "y")),
        "invalid"
    );
}

#[test]
fn edges_trap_nothing() {
    assert_eq!(end(&at("10/10/10/10/10/10/10/10/10/WWWw1www2", "y")), "-");
}

#[test]
fn cities_change_warriors() {
    let board = "10/10/10/10/10/10/1W8/2WW6/10/2www5";
    let e = expand(&at(board, "y")).unwrap();
    // Own city b5: becomes a hero there. Enemy city b6: taken, stays a warrior.
    assert!(e.legal["b4b5"].starts_with("10/10/10/10/10/1H8/"));
    assert_eq!(
        e.legal["b4b6"],
        "10/10/10/10/1W8/10/10/2WW6/10/2www5 r b5,b6,e6,f5,i6/e5,f6,i5"
    );
    let e = expand(&at("10/10/10/10/1W8/1W8/1W8/10/10/2www5", "y")).unwrap();
    assert!(e.legal.contains_key("b5=H"));
    assert!(!e.legal.contains_key("b6=H"));
    let e = expand(&at("10/10/10/10/1W8/1H8/1H8/10/10/2www5", "y")).unwrap();
    assert!(!e.legal.contains_key("b5=H"));
    // A hero takes no city.
    assert!(e.legal["b5e5"].ends_with(HALF));
}

#[test]
fn pass_only_without_anything_else() {
    // Two Yellow warriors in the corner, shut in by Red without being trapped.
    let shut = at("10/10/10/10/10/10/10/10/www7/WWw7", "y");
    assert_eq!(end(&shut), "-");
    let e = expand(&shut).unwrap();
    assert_eq!(e.legal.len(), 1);
    assert_eq!(e.legal["pass"], shut.replace(" y ", " r "));
    let e = expand(&shut.replace(" y ", " r ")).unwrap();
    assert!(!e.legal.contains_key("pass"));
}

#[test]
fn ends() {
    let lone = "10/10/10/10/10/10/10/10/10/W8w";
    assert_eq!(end(&at(lone, "y")), "draw last-pieces");
    assert_eq!(
        end(&format!("{lone} r b5,b6,e6,f5,i6/e5,f6,i5")),
        "win y last-pieces"
    );
    assert_eq!(
        end(&format!("{lone} r -/b5,b6,e5,e6,f5,f6,i5,i6")),
        "win r cities"
    );
    assert_eq!(end(&format!("{lone} r b5,e6,f5,i6/e5,f6,i5")), "invalid");
    assert_eq!(end(&format!("{lone} r e6,b5,f5,i6/b6,e5,f6,i5")), "invalid");
    let two = at("10/10/10/10/10/10/10/10/10/W7ww", "y");
    assert_eq!(end(&two), "win r elimination");
    assert_eq!(
        end(&at("10/10/10/10/10/10/10/10/10/10", "y")),
        "draw last-pieces"
    );
    assert_eq!(
        end(&at("10/10/10/10/10/10/10/10/10/WW6ww", "y")),
        "draw last-pieces"
    );
    assert_eq!(end(&at("10/10/10/10/10/10/10/10/10/WW5www", "y")), "-");
}
