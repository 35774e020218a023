//! `ludejo serve` as a person and a browser see it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Stdio};

use assert_cmd::Command;
use ludejo_server::Assets;
use predicates::prelude::*;
use predicates::str::contains;
use tempfile::{TempDir, tempdir};

const LUDEJO: &str = env!("CARGO_BIN_EXE_ludejo");

/// A folder with an app of one page.
fn app() -> TempDir {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("index.html"), "the page").expect("a file");
    folder
}

fn ludejo(arguments: &[&str]) -> Command {
    let mut command = Command::new(LUDEJO);
    command
        .arg("serve")
        .args(arguments)
        .env("LUDEJO_LANGUAGE", "en");
    command
}

/// A server that runs, and what it said.
struct Running {
    child: Child,
    line: String,
    /// Where it keeps its data.
    data: TempDir,
}

impl Running {
    /// Starts it with an app in a folder.
    fn start(app: &Path, change: impl FnOnce(&mut std::process::Command)) -> Self {
        Self::start_any(|command| change(command.arg("--app").arg(app)))
    }

    /// Starts it at a port that is free.
    fn start_any(change: impl FnOnce(&mut std::process::Command)) -> Self {
        let data = tempdir().expect("a folder");
        let mut command = std::process::Command::new(LUDEJO);
        change(
            command
                .args(["serve", "--port", "0"])
                .env("LUDEJO_LANGUAGE", "en")
                .env("LUDEJO_DATA", data.path())
                .stdout(Stdio::piped()),
        );
        let mut child = command.spawn().expect("it starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("a pipe");
        BufReader::new(out).read_line(&mut line).expect("a line");
        Self { child, line, data }
    }

    /// Where it is, such as `127.0.0.1:7676`.
    fn authority(&self) -> &str {
        let rest = self.line.split_once("http://").expect("an address").1;
        rest.split_once('/').expect("a path").0
    }

    /// All that is answered to a request for a path.
    fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path}"), "")
    }

    /// All that is answered to a request with this JSON.
    fn ask(&self, what: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.authority()).expect("a connection");
        let length = body.len();
        write!(
            stream,
            "{what} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        )
        .expect("it is open");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

/// Nothing stays behind when a test fails.
impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
#[test]
fn it_says_where_it_is_serves_and_ends_when_told_to() {
    let app = app();
    for signal in ["TERM", "INT"] {
        let mut running = Running::start(app.path(), |_| {});
        let authority = running.authority().to_owned();
        let expected = format!("Ludejo is running at http://{authority}/ (press Ctrl+C to stop)\n");
        assert_eq!(running.line, expected);
        assert!(authority.starts_with("127.0.0.1:"));

        let answer = running.get("/");
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.contains("content-security-policy: default-src 'none'"));
        assert!(answer.ends_with("\r\n\r\nthe page"));
        let answer = running.get("/../../../../etc/passwd");
        assert!(answer.starts_with("HTTP/1.1 404 Not Found\r\n"), "{answer}");

        let kill = format!("kill -{signal} {}", running.child.id());
        let killed = Command::new("sh").args(["-c", &kill]).ok();
        killed.expect("it runs");
        let status = running.child.wait().expect("it ends");
        assert_eq!(status.code(), Some(0), "SIG{signal}");
        assert!(TcpStream::connect(authority).is_err(), "nobody listens");
    }
}

#[test]
fn all_addresses_are_said_to_be_all() {
    let app = app();
    let running = Running::start(app.path(), |command| {
        command.args(["--address", "0.0.0.0"]);
    });
    let authority = running.authority();
    assert!(authority.starts_with("127.0.0.1:"));
    assert!(
        running
            .line
            .contains("/ and at all other addresses of this machine (")
    );
    assert!(running.get("/").ends_with("the page"));
}

#[cfg(target_os = "linux")]
#[test]
fn the_browser_is_opened_when_asked_for() {
    use std::time::{Duration, Instant};

    let app = app();
    // The first program that is asked to open something on this system.
    let programs = tempdir().expect("a folder");
    let program = programs.path().join("xdg-open");
    let said = programs.path().join("said");
    let script = "#!/bin/sh\necho \"$1\" > \"${0%/*}/saying\"\n\
                  PATH=/usr/bin:/bin mv \"${0%/*}/saying\" \"${0%/*}/said\"\n";
    // Another program writes it: a file that this one has open, even if only a child that another
    // test just started still holds it, cannot be run.
    let written = std::process::Command::new("sh")
        .args(["-c", "printf %s \"$1\" > \"$0\" && chmod +x \"$0\""])
        .args([program.as_os_str(), script.as_ref()])
        .status();
    assert!(written.expect("a shell").success());
    let running = Running::start(app.path(), |command| {
        command.arg("--open").env("PATH", programs.path());
    });
    let start = Instant::now();
    while !said.exists() && start.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(10));
    }
    let url = fs::read_to_string(said).expect("it was opened");
    assert_eq!(url, format!("http://{}/\n", running.authority()));
    assert!(running.get("/").ends_with("the page"));

    // Without any such program it serves all the same.
    let nothing = tempdir().expect("a folder");
    let mut running = Running::start(app.path(), |command| {
        command.arg("--open").env("PATH", nothing.path());
        command.stderr(Stdio::piped());
    });
    let mut line = String::new();
    let err = running.child.stderr.as_mut().expect("a pipe");
    BufReader::new(err).read_line(&mut line).expect("a line");
    assert!(
        line.starts_with("ludejo: Could not open a browser: "),
        "{line}"
    );
    assert!(running.get("/").ends_with("the page"));
}

#[test]
fn what_cannot_be_is_refused_in_a_sentence() {
    let app = app();
    let folder = app.path().to_str().expect("Unicode");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let empty = tempdir().expect("a folder");
    let empty = empty.path().to_str().expect("Unicode");
    let missing = format!("{empty}/missing");
    let page = format!("{folder}/index.html");
    for (arguments, status, sentence) in [
        (
            &["--app", folder, "--port", &port][..],
            1,
            format!("Port {port} is already in use"),
        ),
        (
            // An address for documentation, which nobody has.
            &["--app", folder, "--port", "0", "--address", "192.0.2.1"],
            1,
            "doesn't have the address 192.0.2.1".to_owned(),
        ),
        (
            &["--app", empty],
            1,
            format!("There is no app to serve: there is no index.html in {empty}."),
        ),
        (
            &["--app", &missing],
            1,
            format!("There is no app to serve: could not read {missing}"),
        ),
        (&["--address", "here"], 2, "'here'".to_owned()),
        (&["--port", "65536"], 2, "65536".to_owned()),
        (
            &["--app", folder, "--port", "0", "--data", &page],
            1,
            format!("The data folder {page} can't be used: "),
        ),
        (
            &["--offline", "--data", empty],
            2,
            "cannot be used with".to_owned(),
        ),
    ] {
        let command = ludejo(arguments)
            .env("LUDEJO_DATA", empty)
            .assert()
            .failure()
            .code(status);
        let is_a_line = predicate::function(|text: &str| text.lines().count() == 1);
        command.stdout("").stderr(contains(sentence).and(is_a_line));
    }
}

/// Both happen: with an app that was built before the program, and without.
#[test]
fn it_serves_the_app_inside_or_says_how_to_make_one() {
    if Assets::embedded().is_ok() {
        let running = Running::start_any(|_| {});
        let page = running.get("/");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
        assert!(page.contains("<title>Ludejo"), "{page}");
    } else {
        let sentence = "ludejo: There is no app to serve: this build doesn't include the app; \
                        `cargo xtask web` builds it, and the next build of the program includes it.\n";
        let refused = ludejo(&[]).assert().code(1);
        refused.stdout("").stderr(sentence);
    }
}

#[test]
fn help_says_what_is_stored() {
    let text = contains("--port").and(contains("--address"));
    let text = text.and(contains("ludejo.db"));
    ludejo(&["--help"]).assert().success().stdout(text);
}

#[test]
fn people_become_players_and_games_are_kept() {
    let app = app();
    let running = Running::start(app.path(), |_| {});
    let answer = running.ask("POST /api/players", r#"{"name":"Ana"}"#);
    assert!(answer.starts_with("HTTP/1.1 201 Created\r\n"), "{answer}");
    assert!(answer.contains(r#""name":"Ana""#), "{answer}");
    let kept = running.data.path().join("ludejo.db");
    assert!(kept.is_file());

    // Two servers don't share a folder.
    let mut second = ludejo(&["--port", "0", "--app"]);
    let second = second
        .arg(app.path())
        .arg("--data")
        .arg(running.data.path());
    let sentence = contains("can't be used: another Ludejo is using the data folder");
    second.assert().code(1).stdout("").stderr(sentence);
}

#[test]
fn a_variable_names_the_database_unless_an_argument_names_a_folder() {
    let (app, data) = (app(), tempdir().expect("a folder"));
    // Nothing listens at this port, and a password is nobody's business.
    let address = "postgres://ludejo:secret@127.0.0.1:1/ludejo";
    let mut refused = ludejo(&["--port", "0", "--app"]);
    let refused = refused.arg(app.path()).env("LUDEJO_DATABASE", address);
    let sentence = contains("The database can't be used: ").and(contains("secret").not());
    refused.assert().code(1).stdout("").stderr(sentence);
    let mut admin = Command::new(LUDEJO);
    let admin = admin.args(["admin", "stats"]);
    admin.env("LUDEJO_DATABASE", address).assert().code(1);

    for (argument, folder) in [("--data", Some(data.path())), ("--offline", None)] {
        let running = Running::start(app.path(), |command| {
            command.arg(argument).args(folder);
            command.env("LUDEJO_DATABASE", address);
        });
        assert!(running.get("/").ends_with("the page"));
        assert!(!running.data.path().join("ludejo.db").exists());
    }
    assert!(data.path().join("ludejo.db").is_file());
    let mut admin = Command::new(LUDEJO);
    let admin = admin.args(["admin", "stats", "--data"]).arg(data.path());
    admin.env("LUDEJO_DATABASE", address).assert().success();
}

#[test]
fn what_is_counted_can_be_told_at_another_address() {
    let app = app();
    let free = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = free.local_addr().expect("an address").to_string();
    drop(free);
    let running = Running::start(app.path(), |command| {
        command.args(["--metrics", &address]);
    });
    let mut stream = TcpStream::connect(&address).expect("a connection");
    let request = "GET /metrics HTTP/1.1\r\nHost: a\r\nVia: a proxy\r\nConnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).expect("it is open");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.contains("ludejo_sockets 0\n"), "{answer}");
    assert!(running.get("/metrics").contains("ludejo_sockets 0\n"));
}

#[test]
fn offline_there_is_only_the_app() {
    let app = app();
    let running = Running::start(app.path(), |command| {
        command.arg("--offline");
    });
    assert!(running.get("/").ends_with("the page"));
    let answer = running.get("/api/lobby");
    assert!(answer.starts_with("HTTP/1.1 404 Not Found\r\n"), "{answer}");
    assert!(answer.contains(r#""key":"nothing-here""#), "{answer}");
    let mut kept = fs::read_dir(running.data.path()).expect("a folder");
    assert!(kept.next().is_none(), "nothing is stored");
}

#[test]
fn what_happens_is_logged_without_secrets() {
    let app = app();
    let mut running = Running::start(app.path(), |command| {
        command.args(["--log", "json"]).stderr(Stdio::piped());
    });
    let answer = running.ask("POST /api/players", r#"{"name":"Ana"}"#);
    let secret = answer.split_once(r#""secret":""#).expect("a secret").1;
    let secret = &secret[..22];
    let me = format!("GET /api/me HTTP/1.1\r\nAuthorization: Bearer {secret}\r\nX: ");
    assert!(running.ask(&me, "").starts_with("HTTP/1.1 200 OK"));
    let link = "/api/invitations/a-link-that-is-a-key";
    assert!(running.get(link).starts_with("HTTP/1.1 404 Not Found"));
    running.child.kill().expect("it runs");
    let mut log = String::new();
    let err = running.child.stderr.as_mut().expect("a pipe");
    err.read_to_string(&mut log).expect("UTF-8");
    let routes = ["/api/players", "/api/me", "/api/invitations/{id}"];
    assert_eq!(log.lines().count(), routes.len(), "{log}");
    for (line, route) in log.lines().zip(routes) {
        assert!(line.starts_with('{') && line.ends_with('}'), "{line}");
        assert!(line.contains(&format!(r#""route":"{route}""#)), "{line}");
        assert!(
            line.contains(r#""id":""#) && line.contains(r#""status":"#),
            "{line}"
        );
    }
    assert!(
        !log.contains(secret) && !log.contains("a-link") && !log.contains("Ana"),
        "{log}"
    );
}
