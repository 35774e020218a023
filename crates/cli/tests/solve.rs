//! `ludejo solve` as another program sees it, also when it is killed.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

fn ludejo(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludejo"));
    command
        .args(["solve", "rooya4", "--threads", "2", "--folder"])
        .arg(folder);
    command
}

/// What a run that succeeds prints.
fn output(command: &mut Command) -> String {
    let output = command.output().expect("it runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The names and contents of the files that a solution consists of.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(folder).expect("a folder");
    let names = files.map(|file| file.expect("a file").file_name());
    let names = names.map(|name| name.into_string().expect("a plain name"));
    let is_part = |name: &String| name == "lock" || name.ends_with(".part");
    let mut names: Vec<_> = names.filter(|name| !is_part(name)).collect();
    names.sort();
    let read = |name: String| (name.clone(), fs::read(folder.join(name)).expect("a file"));
    names.into_iter().map(read).collect()
}

#[test]
fn a_solution_that_is_killed_again_and_again_is_the_same() {
    let [whole, killed] = [(), ()].map(|()| tempfile::tempdir().expect("a folder"));
    let text = output(&mut ludejo(whole.path()));
    for start in 0..40 {
        let mut child = ludejo(killed.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it runs");
        // Later and later, so that it comes to its end.
        sleep(Duration::from_millis(5 + 7 * start));
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
    }
    assert_eq!(output(&mut ludejo(killed.path())), text);
    assert!(
        files(whole.path()) == files(killed.path()),
        "the files differ"
    );
}

#[test]
fn what_is_there_is_read_and_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = output(&mut ludejo(folder.path()));
    let before = files(folder.path());
    let again = output(ludejo(folder.path()).arg("--verify"));
    assert!(again.starts_with(&text), "{again}");
    assert!(again.contains("Checked 2"), "{again}");
    let some = output(ludejo(folder.path()).args(["--verify", "--sample", "5000"]));
    assert!(some.contains("Checked 5000 positions"), "{some}");
    assert!(before == files(folder.path()), "the files differ");
    let summary = fs::read_to_string(folder.path().join("summary.json")).expect("a summary");
    let summary: serde_json::Value = serde_json::from_str(&summary).expect("JSON");
    assert_eq!(summary["board"], "rooya4");
    let all = summary["positions"]["positions"]
        .as_u64()
        .expect("a number");
    let sum = |what: &str| {
        let by_length = summary[what].as_object().expect("lengths").values();
        let counts = by_length.map(|found| found["positions"].as_u64().expect("a number"));
        counts.sum::<u64>()
    };
    let draws = summary["draws"]["positions"].as_u64().expect("a number");
    assert_eq!(sum("wins") + sum("losses") + draws, all);
    assert_eq!(
        summary["placing"]["first"]
            .as_object()
            .expect("points")
            .len(),
        12
    );
}

#[test]
fn what_cannot_be_done_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "no folder").expect("a file");
    let refused = |command: &mut Command, word: &str| {
        let output = command.output().expect("it runs");
        assert!(!output.status.success());
        let text = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(text.contains(word), "{text}");
        assert_eq!(text.lines().count(), 1, "{text}");
    };
    refused(&mut ludejo(&file), "Could not solve it");
    refused(ludejo(folder.path()).args(["--sample", "5"]), "--verify");
    fs::write(folder.path().join("wave-001"), "nonsense").expect("a file");
    refused(&mut ludejo(folder.path()), "wave-001 is damaged");
}
