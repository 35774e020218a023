//! A conversation: whatever comes in, each `isready` is answered, and the end of the input is the
//! end of it.
#![no_main]

use ludejo_arena::ugi::{Setup, serve};
use ludejo_engine::{Options, Resources};
use libfuzzer_sys::fuzz_target;
use ludejo_rules::Message;
use ludejo_rules::catalog::GAMES;

/// What has to stay small: searches, and the room and the threads they ask for.
fn tame(line: &[u8]) -> Option<Vec<u8>> {
    let text = String::from_utf8_lossy(line).to_ascii_lowercase();
    if ["memory", "hash", "threads"].iter().any(|name| text.contains(name)) {
        return None;
    }
    let mut line = line.to_vec();
    if text.split_whitespace().next() == Some("go") {
        line.extend_from_slice(b" nodes 20");
    }
    line.push(b'\n');
    Some(line)
}

fuzz_target!(|bytes: &[u8]| {
    let lines: Vec<_> = bytes.split(|&byte| byte == b'\n').filter_map(tame).collect();
    let mut output = Vec::new();
    let setup = Setup {
        game: GAMES[0],
        options: Options::default(),
        resources: Resources::default(),
        sentence: Message::to_string,
    };
    serve(&lines.concat()[..], &mut output, setup).expect("memory can be read and written");
    let output = String::from_utf8(output).expect("text");
    let words = |line: &Vec<u8>| {
        let text = String::from_utf8_lossy(line);
        text.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    let heard = lines.iter().map(words);
    let heard = heard.take_while(|words| words.first().is_none_or(|word| word != "quit"));
    let asked = heard.filter(|words| words.first().is_some_and(|word| word == "isready"));
    let answers = output.lines().filter(|line| *line == "readyok");
    assert_eq!(asked.count(), answers.count());
});
