//! Conversations kept as files, and what depends on time.

use std::io::{BufRead, BufReader, PipeReader, PipeWriter, Write, pipe};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use std::{fs, io};

use ludejo_arena::ugi::{Setup, serve};
use ludejo_engine::{Kind, OPTIONS, Options, Resources};
use ludejo_rules::catalog::GAMES;

/// A server on a thread of its own, talked to through pipes.
struct Talk {
    input: PipeWriter,
    output: BufReader<PipeReader>,
    server: JoinHandle<io::Result<()>>,
}

impl Talk {
    fn begin() -> Self {
        let (from_us, input) = pipe().expect("a pipe");
        let (output, to_us) = pipe().expect("a pipe");
        let setup = Setup {
            game: GAMES[0],
            options: Options::default(),
            resources: Resources::default(),
            sentence: ludejo_messages::sentence,
        };
        let server = thread::spawn(move || serve(BufReader::new(from_us), to_us, setup));
        Self {
            input,
            output: BufReader::new(output),
            server,
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it reads");
    }

    /// The next line; `None` when it has stopped talking.
    fn hear(&mut self) -> Option<String> {
        let mut line = String::new();
        let length = self.output.read_line(&mut line).expect("UTF-8");
        (length > 0).then(|| line.trim_end().to_owned())
    }

    /// The next line that begins so, and those before it.
    fn hear_until(&mut self, start: &str) -> (String, Vec<String>) {
        let mut before = Vec::new();
        loop {
            let line = self.hear().expect("more lines");
            if line.starts_with(start) {
                return (line, before);
            }
            before.push(line);
        }
    }

    /// Ends the conversation; what was said until then.
    fn end(mut self) -> Vec<String> {
        // A server that has been told to quit does not read it.
        let _ = self.input.write_all(b"quit\n");
        drop(self.input);
        let rest = self.output.lines().collect::<Result<_, _>>();
        self.server.join().expect("no panic").expect("no failure");
        rest.expect("UTF-8")
    }
}

/// Whether a line is as expected: `{n}` stands for a number, `{w}` for a word, `{...}` for
/// anything.
fn fits(expected: &str, line: &str) -> bool {
    let Some(start) = expected.find('{') else {
        return expected == line;
    };
    let Some(rest) = line.strip_prefix(&expected[..start]) else {
        return false;
    };
    let end = expected[start..].find('}').expect("a closed brace") + start + 1;
    let kind = &expected[start..end];
    let allowed = |letter: char| match kind {
        "{n}" => letter.is_ascii_digit() || matches!(letter, '.' | '-'),
        "{w}" => letter != ' ',
        "{...}" => true,
        _ => panic!("there is no {kind}"),
    };
    let longest = rest.find(|letter| !allowed(letter)).unwrap_or(rest.len());
    let least = usize::from(kind != "{...}");
    let mut ends = (least..=longest).filter(|&end| rest.is_char_boundary(end));
    ends.any(|end| fits(&expected[end_of(expected, start)..], &rest[end..]))
}

/// Where the pattern that begins here ends.
fn end_of(expected: &str, start: usize) -> usize {
    expected[start..]
        .find('}')
        .map_or(start, |at| start + at + 1)
}

/// The page says of every option what the program says of it.
#[test]
fn options_are_described() {
    let page = include_str!("../../../docs/protocol.md");
    let mut talk = Talk::begin();
    talk.say("ugi");
    let (_, lines) = talk.hear_until("ugiok");
    let names: Vec<_> = lines
        .iter()
        .filter_map(|line| line.strip_prefix("option name ")?.split(' ').next())
        .collect();
    assert!(names.len() > OPTIONS.len());
    for name in names {
        talk.say(&format!("query option {name}"));
        let (answer, _) = talk.hear_until("response ");
        let description = answer.trim_start_matches("response ");
        assert!(description.ends_with('.'), "{name}: {description:?}");
        let row = format!("| `{name}` | {description} |");
        assert!(page.contains(&row), "docs/protocol.md lacks {row}");
    }
    talk.end();
}

/// In a conversation `> ` is said, `< ` is heard, `* ` is heard any number of times, `#` is for
/// readers.
#[test]
fn conversations_go_as_written() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ugi");
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("text");
        let mut talk = Talk::begin();
        let mut any: Vec<&str> = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let place = format!("{}:{number}", path.display());
            if let Some(said) = line.strip_prefix('>') {
                talk.say(said.trim_start());
            } else if let Some(pattern) = line.strip_prefix("* ") {
                any.push(pattern);
            } else if let Some(expected) = line.strip_prefix("< ") {
                loop {
                    let heard = talk
                        .hear()
                        .unwrap_or_else(|| panic!("{place}: it has ended"));
                    if fits(expected, &heard) {
                        break;
                    }
                    let is_any = any.iter().any(|pattern| fits(pattern, &heard));
                    assert!(is_any, "{place}: expected\n{expected}\nbut heard\n{heard}");
                }
                any.clear();
            } else {
                let is_silent = line.is_empty() || line.starts_with('#');
                assert!(is_silent, "{place}: neither said nor heard");
            }
        }
        let rest = talk.end();
        assert_eq!(rest, [""; 0], "{}: nothing more", path.display());
        count += 1;
    }
    assert!(count >= 5, "only {count} conversations");
}

#[test]
fn patterns_fit_what_they_should() {
    assert!(fits("a {n} b", "a -1.5 b") && !fits("a {n} b", "a x b") && !fits("{n}", ""));
    assert!(fits("a {w}", "a é") && !fits("a {w}", "a b c") && fits("{...}c{...}", "a b c"));
    assert!(fits("plain", "plain") && !fits("plain", "plainer") && fits("{n}{...}", "1"));
}

/// Between `stop` and the answer 5 ms may pass. The machine may be busy, so the best of several.
#[test]
fn a_search_stops_at_once() {
    for info in GAMES {
        for &kind in Kind::ALL {
            let options = Options {
                kind,
                ..Options::default()
            };
            if ludejo_engine::engine(info.id, &options, &Resources::default()).is_err() {
                continue;
            }
            let mut talk = Talk::begin();
            talk.say(&format!("setoption name game value {}", info.id));
            talk.say(&format!("setoption name kind value {kind}"));
            let mut times = (0..50).map(|_| {
                talk.say("go infinite");
                thread::sleep(Duration::from_millis(100));
                let said = Instant::now();
                talk.say("isready");
                talk.hear_until("readyok");
                let ready = said.elapsed();
                let said = Instant::now();
                talk.say("stop");
                talk.hear_until("bestmove ");
                ready.max(said.elapsed())
            });
            let enough = Duration::from_millis(5);
            let least = times.find(|&time| time <= enough);
            assert!(least.is_some(), "{} {kind} took longer each time", info.id);
            drop(times);
            talk.end();
        }
    }
}

#[test]
fn thoughts_are_told_twenty_times_a_second_at_most() {
    let mut talk = Talk::begin();
    let begun = Instant::now();
    talk.say("go movetime 500");
    let (_, told) = talk.hear_until("bestmove ");
    let spent = begun.elapsed().as_secs_f64();
    assert!(!told.is_empty());
    assert!(told.iter().all(|line| line.starts_with("info depth ")));
    assert!(told.len() as f64 <= spent * 20.0 + 2.0, "{told:?}");
    talk.end();
}

#[test]
fn pondering_counts_from_the_hit() {
    let mut talk = Talk::begin();
    talk.say("go ponder movetime 50 depth 1");
    thread::sleep(Duration::from_millis(150));
    // Were there an answer, it would come first.
    talk.say("isready");
    let (_, told) = talk.hear_until("readyok");
    assert!(!told.iter().any(|line| line.starts_with("bestmove")));
    talk.say("ponderhit");
    talk.hear_until("bestmove ");

    talk.say("go ponder p1time 60000 p2time 60000");
    talk.say("stop");
    talk.hear_until("bestmove ");

    let begun = Instant::now();
    talk.say("go ponder movetime 200");
    thread::sleep(Duration::from_millis(300));
    talk.say("ponderhit");
    talk.hear_until("bestmove ");
    assert!(begun.elapsed() >= Duration::from_millis(450));
    talk.end();
}

#[test]
fn all_commands_at_once_get_all_answers() {
    let commands = "position startpos\ngo nodes 100\nwait\nposition startpos moves b2b4\n\
                    query p1turn\ngo nodes 100";
    let mut answers = Vec::new();
    let setup = Setup {
        game: GAMES[0],
        options: Options::default(),
        resources: Resources::default(),
        sentence: ludejo_messages::sentence,
    };
    serve(commands.as_bytes(), &mut answers, setup).expect("no failure");
    let answers = String::from_utf8(answers).expect("UTF-8");
    let heads = answers.lines().filter(|line| !line.starts_with("info "));
    let heads: Vec<_> = heads.filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(heads, ["bestmove", "response", "bestmove"], "{answers}");
}

#[test]
fn the_end_of_the_input_ends_an_endless_search() {
    for commands in ["go infinite", "go", "go ponder nodes 5"] {
        let mut answers = Vec::new();
        let setup = Setup {
            game: GAMES[0],
            options: Options::default(),
            resources: Resources::default(),
            sentence: ludejo_messages::sentence,
        };
        serve(commands.as_bytes(), &mut answers, setup).expect("no failure");
        let answers = String::from_utf8(answers).expect("UTF-8");
        assert!(answers.contains("\nbestmove "), "{answers}");
    }
}

#[test]
fn a_closed_output_ends_the_conversation() {
    struct Closed;
    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let setup = Setup {
        game: GAMES[0],
        options: Options::default(),
        resources: Resources::default(),
        sentence: ludejo_messages::sentence,
    };
    let served = serve(&b"isready\nisready\n"[..], Closed, setup);
    let error = served.expect_err("nobody reads");
    assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
}
