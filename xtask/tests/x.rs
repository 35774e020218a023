//! The script `x`, on machines that are made up: programs that only say who was called.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What the script needs of any system.
const SYSTEM: [&str; 9] = [
    "sh", "dirname", "sed", "head", "tr", "cat", "chmod", "id", "mkdir",
];

/// A program cannot be run while it is open for writing, and what one test starts has open for a
/// moment what another one writes.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// A machine with a repository whose path has a space in it.
struct Machine {
    folder: tempfile::TempDir,
    _turn: MutexGuard<'static, ()>,
}

impl Machine {
    /// Has Rust, with this much of it, and nothing else.
    fn new() -> Self {
        let turn = ONE_AT_A_TIME.lock();
        let machine = Self {
            folder: tempfile::tempdir().expect("a folder"),
            _turn: turn.unwrap_or_else(PoisonError::into_inner),
        };
        fs::create_dir_all(machine.programs()).expect("a folder");
        fs::create_dir_all(machine.repository()).expect("a folder");
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../x");
        fs::copy(script, machine.repository().join("x")).expect("the script");
        for program in SYSTEM {
            let found = ["/usr/bin", "/bin"].map(|folder| Path::new(folder).join(program));
            let found = found.iter().find(|path| path.exists()).expect(program);
            symlink(found, machine.programs().join(program)).expect("a link");
        }
        machine.put(
            "cargo",
            r#"[ "$1" != --version ] || echo "cargo 1.95.0 (f2d3ce0bd 2026-03-21)""#,
        );
        machine.put("rustc", r#"echo "$HOME/$4""#);
        machine
    }

    fn programs(&self) -> PathBuf {
        self.folder.path().join("bin")
    }

    fn repository(&self) -> PathBuf {
        self.folder.path().join("a house")
    }

    /// Puts a program there, which notes that it was called and then does this.
    fn put(&self, name: &str, does: &str) {
        let text = format!("#!/bin/sh\necho \"{name} $*\" >>\"$HOME/calls\"\n{does}\n");
        let path = self.programs().join(name);
        fs::write(&path, text).expect("a file");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("rights");
    }

    /// Puts a package manager there, which brings what is in the packages.
    fn put_manager(&self, name: &str) {
        self.put(
            name,
            r#"
            make() { printf '#!/bin/sh\n%s\n' "${2:-}" >"$PATH/$1"; chmod +x "$PATH/$1"; }
            for word; do
                case $word in
                    gcc) make cc ;;
                    node) make node "echo v22.12.0"; make npm ;;
                    nodejs) make node "echo v22.12.0" ;;
                    npm) make npm ;;
                    chromium) make chromium-browser ;;
                    google-chrome) make google-chrome ;;
                    postgresql*) make initdb ;;
                    python | python3) make python3 "echo 3.11.2" ;;
                    rust-std-static-*) mkdir "$HOME/wasm32-unknown-unknown" ;;
                esac
            done"#,
        );
    }

    /// Runs the script, and says what was called, apart from questions after versions.
    fn run(&self, arguments: &[&str], ci: Option<&str>) -> (Output, Vec<String>) {
        let mut command = Command::new(self.repository().join("x"));
        command
            .args(arguments)
            .env_clear()
            .env("PATH", self.programs())
            .env("HOME", self.folder.path());
        if let Some(ci) = ci {
            command.env("CI", ci);
        }
        let output = command.output().expect("the script starts");
        let calls = fs::read_to_string(self.folder.path().join("calls")).unwrap_or_default();
        let calls = calls
            .lines()
            .map(|line| line.strip_prefix("sudo ").unwrap_or(line));
        let calls = calls.filter(|line| !line.contains("--version") && !line.contains("--print"));
        (
            output,
            calls.map(|line| line.trim_end().to_owned()).collect(),
        )
    }
}

fn told(output: &Output) -> String {
    let text = [&output.stdout[..], &output.stderr].concat();
    String::from_utf8(text).expect("text")
}

/// As `sudo` does.
const SUDO: &str = r#""$@""#;

#[test]
fn what_is_there_is_not_installed() {
    let machine = Machine::new();
    machine.put("cc", "");
    let (output, calls) = machine.run(&["tune", "a game"], None);
    assert!(output.status.success(), "{}", told(&output));
    assert_eq!(calls, ["cargo xtask tune a game"]);
}

#[test]
fn fedora_gets_everything_by_dnf() {
    let machine = Machine::new();
    machine.put_manager("dnf");
    machine.put("sudo", SUDO);
    let (output, calls) = machine.run(&["--yes", "test"], None);
    assert!(output.status.success(), "{}", told(&output));
    let install = "dnf install -y gcc nodejs npm rust-std-static-wasm32-unknown-unknown chromium \
                   postgresql-server python3";
    assert_eq!(calls, [install, "cargo xtask test"]);
}

#[test]
fn macs_get_node_and_a_browser_by_homebrew_and_the_target_by_rustup() {
    let machine = Machine::new();
    machine.put("cc", "");
    machine.put("rustup", "mkdir -p \"$HOME/wasm32-unknown-unknown\"");
    machine.put_manager("brew");
    let (output, calls) = machine.run(&["test"], Some("true"));
    assert!(output.status.success(), "{}", told(&output));
    let expected = [
        "rustup target add wasm32-unknown-unknown",
        "brew install node google-chrome postgresql@14 python3",
        "cargo xtask test",
    ];
    assert_eq!(calls, expected);
}

#[test]
fn an_old_node_of_debian_is_not_installed() {
    let machine = Machine::new();
    machine.put("cc", "");
    machine.put("sudo", SUDO);
    machine.put("rustup", "mkdir -p \"$HOME/wasm32-unknown-unknown\"");
    machine.put("apt-get", "");
    machine.put("apt-cache", "echo 'Version: 18.20.4+dfsg-1~deb12u1'");
    let (output, calls) = machine.run(&["--yes", "app"], None);
    assert_eq!(output.status.code(), Some(1));
    let expected = [
        "rustup target add wasm32-unknown-unknown",
        "apt-get update -q",
        "apt-cache show nodejs",
        "apt-cache show nodejs",
    ];
    assert_eq!(calls, expected);
    assert!(
        told(&output).contains("npm install --global node@22"),
        "{}",
        told(&output)
    );
}

#[test]
fn nothing_is_installed_unless_somebody_says_so() {
    let machine = Machine::new();
    machine.put_manager("dnf");
    let (output, calls) = machine.run(&["app"], None);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(calls, [""; 0]);
    let told = told(&output);
    for advice in ["dnf install gcc", "nodejs.org", "rustup target add"] {
        assert!(told.contains(advice), "no {advice} in:\n{told}");
    }
    assert!(
        !told.contains("Chromium"),
        "the app needs no Chromium:\n{told}"
    );
}

#[test]
fn rust_that_is_too_old_is_told() {
    let machine = Machine::new();
    machine.put("cc", "");
    machine.put("cargo", "echo 'cargo 1.63.0'");
    let (output, _) = machine.run(&["help"], Some("true"));
    assert_eq!(output.status.code(), Some(1));
    assert!(
        told(&output).contains("rustup update stable"),
        "{}",
        told(&output)
    );
}
