//! Game records by example: texts that are read, rejected, replayed.

use std::io::{self, BufReader, Read};

use ludejo_rules::record::{Fault, MAX_BYTES, MAX_DEPTH, Reader, Record};
use ludejo_rules::{Outcome, Reason, Seat, catalog};

/// Whether every language has a sentence for a message.
fn is_said(message: &ludejo_rules::Message) -> bool {
    let mut languages = ludejo_messages::Language::ALL.into_iter();
    languages.all(|language| ludejo_messages::try_sentence_in(language, message).is_some())
}

/// The examples of the page are canonical texts of games that can be played.
#[test]
fn the_page_shows_what_it_says() {
    let page = include_str!("../../../docs/record.md");
    let mut examples = 0;
    for block in page.split("```record\n").skip(1) {
        let (text, _) = block.split_once("```").expect("a closed block");
        let record: Record = text.parse().expect(text);
        if catalog::info(&record.game).is_some() {
            record.replay().expect(text);
            assert_eq!(record.to_string(), text);
        }
        examples += 1;
    }
    assert_eq!(examples, 3);
    for reason in Reason::ALL {
        assert!(page.contains(&format!("`{reason}`")), "{reason}");
    }
}

/// Texts that are not canonical, and the movetext and tags that become of them.
#[test]
fn readers_are_lenient_where_the_page_says_so() {
    let check = |text: &str, expected: &str| {
        let record: Record = text.parse().unwrap_or_else(|e| panic!("{text}\n{e}"));
        let canonical = record.to_string();
        assert_eq!(
            canonical,
            format!("[Game \"herooj\"]\n{expected}\n"),
            "{text}"
        );
        assert_eq!(canonical.parse(), Ok(record), "{text}");
    };
    let moves = |text: &str, expected: &str| {
        check(
            &format!("[Game \"herooj\"]\n{text}"),
            &format!("[Result \"*\"]\n\n{expected}"),
        );
    };
    // Space, line ends, a byte order mark, tags in any order.
    check(
        "\u{feff}[Game \"herooj\"][Event \"a\"]\r\n\r\n\t*  \r\n\r\n",
        "[Event \"a\"]\n[Result \"*\"]\n\n*",
    );
    check(
        "\n \n[Game \"herooj\"]\n[Reason \"time\"] [Result \"win b\"] [Position \"x\"]\nwin:b",
        "[Position \"x\"]\n[Result \"win b\"]\n[Reason \"time\"]\n\nwin:b",
    );
    check(
        "[Game \"herooj\"]\n[Reason \"agreement\"]\ndraw",
        "[Result \"draw\"]\n[Reason \"agreement\"]\n\ndraw",
    );
    check(
        r#"[Game "herooj"] [A.b_c-1 "\"\\\n\u{1F600}\u{07}\!"] *"#,
        "[A.b_c-1 \"\\\"\\\\\\n😀\\u{7}!\"]\n[Result \"*\"]\n\n*",
    );
    // Numbers, anything in them; none are written where an action is illegal.
    moves("b2b4 f7f5*", "1. b2b4 f7f5 *");
    moves(
        "7.b2b4 99999999999999999999... f7f5 1.. c2c3*",
        "1. b2b4 f7f5 2. c2c3 *",
    );
    moves("1. b2b9 *", "b2b9 *");
    // Marks and their order.
    moves(
        "b2b4!! $007 {a} (b2b3) $1 {b} (c2c3)*",
        "1. b2b4!! $7 $1 {a} {b} (1. b2b3) (1. c2c3) *",
    );
    moves("b2b4 $6 $255 f7f5 $7 $1 *", "1. b2b4?! $255 f7f5 $7 $1 *");
    moves("b2b4 (c2c3) f7f5 *", "1. b2b4 (1. c2c3) 1... f7f5 *");
    moves(
        "b2b4()f7f5 () c2c3 ({x})*",
        "1. b2b4 () 1... f7f5 () 2. c2c3 ({x}) *",
    );
    // Comments.
    moves("{}*", "{} *");
    moves("{ \n } {  a \t b }*", "{} {a b} *");
    moves(r"{\u{20} a\n\}\\\{ { } *", r"{\u{20} a\n\}\\{ {} *");
    moves(
        "{[%mark no  a1 b10]}{[%arrow a1 b2\nc3] good}*",
        "{[%mark no a1 b10]} {[%arrow a1 b2 c3]} {good} *",
    );
    moves(
        "{[%clk w 1:00:00.5] [%emt 0:00:01.25][%eval b 1.0] good }*",
        "{[%clk w 1:00:00.500]} {[%emt 0:00:01.250]} {[%eval b 1.000]} {good} *",
    );
    moves(
        "{[%eval b 0][%eval w 1]}*",
        "{[%eval b 0.000]} {[%eval w 1.000]} *",
    );
    moves(
        "{[%csl w1] [%clk w 0:00:01]}*",
        "{[%csl w1] [%clk w 0:00:01]} *",
    );
    moves(r"{\[%clk w 0:00:01]}*", r"{\[%clk w 0:00:01]} *");
    moves("{ [Game \"herooj\"]}*", r#"{\[Game "herooj"]} *"#);
}

/// What is wrong with a text, and where: `line:column key`.
#[test]
fn readers_reject_what_the_page_says() {
    let check = |text: &str, expected: &str| {
        let error = Reader::new(text.as_bytes()).find_map(Result::err);
        let error = error.unwrap_or_else(|| panic!("accepted: {text}"));
        let message = error.message();
        assert_eq!(
            format!("{} {}", error.place, message.key),
            expected,
            "{text}"
        );
        assert!(is_said(&message), "{message}");
    };
    // Text outside of records.
    check("b2b4 *", "1:1 record-outside");
    check("\n  hello\n[Game \"herooj\"] *", "2:3 record-outside");
    check(" [Game \"herooj\"] *", "1:2 record-outside");
    check("[game \"herooj\"] *", "1:1 record-outside");
    check("[Game  \"herooj\"] *", "1:7 record-unexpected");
    check("[Game \"herooj\"] * b2b4", "1:19 record-unexpected");
    check("[Game \"herooj\"] * *", "1:19 record-unexpected");
    check(
        "[Game \"a\"]\n[Event \"b\"]\n[Game \"c\"] *",
        "3:1 record-no-result",
    );

    let tags = |tags: &str, expected: &str| check(&format!("[Game \"herooj\"]\n{tags}"), expected);
    tags("[Event \"a\"] [Event \"b\"] *", "2:13 record-tag-twice");
    tags(" [Game \"rooya\"] *", "2:2 record-tag-twice");
    tags("[Setup \"a\"]\n[Position \"b\"] *", "3:1 record-two-starts");
    tags(
        "[Result \"win b\"] [Reason \"time\"] win:w",
        "2:34 record-result-differs",
    );
    tags(
        "[Result \"win:b\"] [Reason \"time\"] win:b",
        "2:34 record-result-differs",
    );
    tags("[Result \"draw\"] *", "2:17 record-result-differs");
    tags("win:w", "2:1 record-reason-missing");
    tags("draw", "2:1 record-reason-missing");
    tags("[Reason \"time\"] *", "2:1 record-reason-unwanted");
    tags("[Reason \"Time\"] *", "2:1 record-reason");
    tags("[1a \"\"] *", "2:1 record-tag");
    tags("[Évent \"\"] *", "2:1 record-tag");
    tags("[Event] *", "2:1 record-tag");
    tags("[Event \"a\" ] *", "2:11 record-unexpected");
    tags("[Event a] *", "2:8 record-unexpected");
    tags("[Event \"a] *", "2:8 record-unclosed");
    tags("[Event \"a\n\"] *", "2:8 record-unclosed");
    tags("[Event \"é\\x\"] *", "2:10 record-escape");
    tags("[Event \"\\u{110000}\"] *", "2:9 record-escape");
    tags("[Event \"\\u{D800}\"] *", "2:9 record-escape");
    tags("[Event \"\\u{0000020}\"] *", "2:9 record-escape");
    tags("[Event \"\\u{}\"] *", "2:9 record-escape");
    tags("[Event \"\\u20\"] *", "2:9 record-escape");
    tags("[Event \"\\", "2:9 record-escape");
    tags("[Event \"a\tb\"] *", "2:10 record-control");
    tags("[Event \"a\u{85}b\"] *", "2:10 record-control");

    let moves = |moves: &str, expected: &str| {
        check(&format!("[Game \"herooj\"]\n\n{moves}"), expected);
    };
    moves("", "3:1 record-no-result");
    moves("b2b4\n", "4:1 record-no-result");
    moves("b2b4 win:", "3:6 record-result");
    moves("b2b4 win:W", "3:6 record-result");
    moves("b2b4 win:ww", "3:6 record-result");
    moves("b2b4 lose:w", "3:6 record-result");
    moves("b2b4 1-0", "3:6 record-unexpected");
    moves("b2b4 1 f7f5 *", "3:6 record-unexpected");
    moves("b2b4 1. *", "3:9 record-unexpected");
    moves("b2b4 1.", "3:8 record-unfinished");
    moves("b2b4 1. {a} f7f5 *", "3:9 record-unexpected");
    moves("b2b4 1. draw", "3:9 record-unexpected");
    moves("B2b4 *", "3:1 record-unexpected");
    moves("b2-b4 *", "3:3 record-unexpected");
    moves("b2b4 ! *", "3:6 record-unexpected");
    moves("b2b4!!! *", "3:5 record-unexpected");
    moves("$1 b2b4 *", "3:1 record-unexpected");
    moves("b2b4 $256 *", "3:6 record-unexpected");
    moves("b2b4 $ *", "3:6 record-unexpected");
    moves("(b2b4) *", "3:1 record-unexpected");
    moves("b2b4 (c2c3 *", "3:12 record-unexpected");
    moves("b2b4 (c2c3 draw) *", "3:12 record-unexpected");
    moves("b2b4 (c2c3", "3:6 record-unclosed");
    moves("b2b4 ) *", "3:6 record-unexpected");
    moves("b2b4 {c2c3 *\n", "3:6 record-unclosed");
    moves("b2b4 } *", "3:6 record-unexpected");
    moves("b2b4 ; so *", "3:6 record-unexpected");
    moves("% so\nb2b4 *", "3:1 record-unexpected");
    moves(
        "[Event \"a\"] b2b4 [Event \"b\"] *",
        "3:18 record-unexpected",
    );
    moves("{a\u{0}b} *", "3:3 record-control");
    moves("{\\q} *", "3:2 record-escape");
    for command in [
        "[%mark from]",
        "[%mark around a1]",
        "[%mark no a0]",
        "[%mark to a01]",
        "[%arrow a1]",
        "[%arrow a1 A2]",
        "[%clk 0:05:00]",
        "[%clk W 0:05:00]",
        "[%clk w 5:00]",
        "[%clk w 0:60:00]",
        "[%clk w 0:5:00]",
        "[%clk w 0:05:00.]",
        "[%clk w 0:05:00.1234]",
        "[%clk w +1:05:00]",
        "[%clk w 99999999999999:05:00]",
        "[%clk w 0:05:00 x]",
        "[%clk w 0:05:00",
        "[%emt]",
        "[%emt w 0:05:00]",
        "[%eval 0.5]",
        "[%eval w 1.001]",
        "[%eval w .5]",
        "[%eval w -0.5]",
        "[%eval w 0.1234]",
    ] {
        moves(&format!("b2b4 {{{command}}} *"), "3:7 record-command");
    }
}

#[test]
fn bytes_that_are_no_text_are_rejected_where_they_stand() {
    let text = b"[Game \"herooj\"]\n[Event \"\xc3\xa9t\xe9\"]\n*\n[Game \"rooya\"] *";
    let mut reader = Reader::new(&text[..]);
    let error = reader.next().unwrap().unwrap_err();
    assert_eq!(error.to_string(), "2:11: record-encoding");
    assert!(is_said(&error.message()));
    assert_eq!(reader.next().unwrap().unwrap().game, "rooya");
}

#[test]
fn one_text_is_one_record() {
    let key = |text: &str| text.parse::<Record>().unwrap_err().to_string();
    assert_eq!(key(" \n"), "1:1: record-none");
    assert_eq!(key("[Game \"a\"] *\n[Game \"b\"] *"), "2:1: record-second");
}

#[test]
fn limits_are_exact() {
    let nested = |depth: usize| {
        let text = format!("b2b4{}{}*", "(c2c3".repeat(depth), ")".repeat(depth));
        format!("[Game \"herooj\"]\n{text}").parse::<Record>()
    };
    assert!(nested(MAX_DEPTH).is_ok());
    let error = nested(MAX_DEPTH + 1).unwrap_err();
    assert_eq!(error.place.to_string(), "2:165");
    assert_eq!(error.message().key, "record-too-deep");

    let long = |bytes: usize| {
        let mut text = "[Game \"herooj\"]\n* ".to_owned();
        text.extend(std::iter::repeat_n('\n', bytes - text.len()));
        text.parse::<Record>()
    };
    assert!(long(MAX_BYTES).is_ok());
    let error = long(MAX_BYTES + 1).unwrap_err();
    assert_eq!(error.to_string(), "1:1: record-too-long limit=262144");
}

/// What the rules have against a record, and where.
#[test]
fn replay_rejects_what_the_page_says() {
    let check = |text: &str, expected: &str| {
        let record: Record = text.parse().unwrap_or_else(|e| panic!("{text}\n{e}"));
        let Err(error) = record.replay() else {
            panic!("accepted: {text}");
        };
        let message = error.message();
        assert_eq!(
            format!("{} {}", error.place, message.key),
            expected,
            "{text}"
        );
        assert!(is_said(&message), "{message}");
    };
    check("\n[Game \"chess\"] *", "2:1 record-game-unknown");
    let herooj =
        |text: &str, expected: &str| check(&format!("[Game \"herooj\"]\n{text}"), expected);
    herooj("[Setup \"inner-row\"] *", "2:1 record-setup-unknown");
    herooj(
        "[Event \"\"] [Position \"8/8/8/8/8/8/8/7X w\"] *",
        "2:12 board-letter",
    );
    herooj("[Event \"\"] [Seat.z \"Zoe\"] *", "2:12 seat-unknown");
    herooj("[Seat.white \"Ana\"] *", "2:1 seat-unknown");
    herooj("[Seat. \"Ana\"] *", "2:1 seat-unknown");
    herooj("b2b4 {[%clk z 0:00:00]} *", "2:1 seat-unknown");
    herooj("{[%eval z 1.000]} b2b4 *", "2:1 seat-unknown");
    herooj("b2b4 ({[%eval z 1.000]} c2c3) *", "2:7 seat-unknown");
    herooj("[Reason \"time\"] b2b4 win:z", "2:22 seat-unknown");
    herooj("b2b4 b7b3 *", "2:6 herooj-too-far");
    herooj("b2b4 1... done *", "2:11 not-an-action");
    herooj("b2b4 f7f5 (c2c3) *", "2:12 piece-not-yours");
    herooj("b2b4 (c2c3 f7f5 (b7b6 (b7b7))) *", "2:24 same-cell");
    // The variation is left as the main line was: b4 is still empty in the one, c3 in the other.
    herooj("b2b4 (c2c3 f7f5 b4b5) *", "2:17 cell-empty");
    herooj("b2b4 (c2c3) f7f5 c3c4 *", "2:18 cell-empty");
    // A heroo one step from home, and what can be made of it.
    let home = "[Position \"8/p7/8/8/8/7H/8/8 w\"]\n";
    let position = |text: &str, expected: &str| herooj(&format!("{home}{text}"), expected);
    position("h3h2 *", "3:6 record-result-wrong");
    position(
        "[Reason \"safe-zone\"] h3h2 win:b",
        "3:27 record-result-wrong",
    );
    position(
        "[Reason \"resignation\"] h3h2 win:w",
        "3:29 record-result-wrong",
    );
    position("[Reason \"safe-zone\"] h3g3 win:w", "3:27 record-not-over");
    position(
        "[Reason \"safe-zone\"] h3h2 a7a6 win:w",
        "3:27 game-is-over",
    );
}

/// What the rules leave to people they take from the record.
#[test]
fn replay_gives_the_game_with_its_result() {
    let text = "[Game \"herooj\"]\n[Position \"8/p7/8/8/8/7H/8/8 w\"]\n[Reason \"REASON\"]\n\nACTION RESULT";
    let outcome = |action: &str, reason: Reason, result: &str| {
        let text = text.replace("REASON", reason.word());
        let text = text.replace("ACTION", action).replace("RESULT", result);
        text.parse::<Record>().unwrap().replay().unwrap().outcome()
    };
    let [white, black] = [Seat::FIRST, Seat::SECOND];
    assert_eq!(
        outcome("h3h2", Reason::SafeZone, "win:w"),
        Some(Outcome::win(white, Reason::SafeZone))
    );
    assert_eq!(
        outcome("h3g3", Reason::Time, "win:b"),
        Some(Outcome::win(black, Reason::Time))
    );
    assert_eq!(
        outcome("", Reason::Agreement, "draw"),
        Some(Outcome::draw(Reason::Agreement))
    );
}

/// A game from another seat's turn begins inside round 1.
#[test]
fn rounds_begin_with_the_first_seat() {
    let text = "[Game \"herooj\"]
[Position \"ppmppmpp/1ppmmpp1/8/8/8/8/1PPMMPP1/PPMPPMPP b\"]
[Result \"*\"]

1... b7b6 (1... c7c6 2. b2b3 (2. c2c3) 2... b7b6) 2. b2b3 c7c6 3. c2c3 *
";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.main.plies[0].variations[0].plies.len(), 3);
}

#[test]
fn positions_of_the_main_line() {
    let record: Record = "[Game \"herooj\"] b2b4 (c2c3) f7f5 b4b9 *".parse().unwrap();
    assert_eq!(
        record.position(0).unwrap().line(),
        catalog::start("herooj").unwrap().line()
    );
    assert_eq!(record.position(2).unwrap().history(), ["b2b4", "f7f5"]);
    assert_eq!(record.position(3).err().unwrap().place.column, 34);
    assert!(record.replay().is_err());
}

/// An input that fails says so once, and no more comes.
#[test]
fn a_failing_input_ends_the_records() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::ErrorKind::ConnectionReset.into())
        }
    }
    let input = BufReader::new(&b"[Game \"herooj\"] *\n[Game \"herooj\"]\n"[..])
        .chain(BufReader::new(Broken));
    let mut reader = Reader::new(input);
    assert!(reader.next().unwrap().is_ok());
    let error = reader.next().unwrap().unwrap_err();
    assert_eq!(error.fault, Fault::Input(io::ErrorKind::ConnectionReset));
    assert_eq!(error.place.line, 3);
    assert!(is_said(&error.message()));
    assert!(reader.next().is_none());
}
