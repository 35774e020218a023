//! What the operator asks for.

use super::guest::{ask, pair};
use super::hall::Hall;

#[tokio::test]
async fn the_operator_is_told_how_the_server_does() {
    let hall = Hall::open().await;
    let (ana, _, game) = pair(&hall, "rooya", "none").await;
    let mut socket = ana.connect().await;
    let mut view = socket.watch(&game).await;
    let command = view.some_move(0);
    assert_eq!(socket.command(&mut view, "a", &command).await, Ok(()));
    for (path, body) in [("/health/live", "alive\n"), ("/health/ready", "ready\n")] {
        let answer = ask(hall.address, &format!("GET {path} HTTP/1.1"), "").await;
        assert_eq!((answer.status, &*answer.body), (200, body));
    }
    let metrics = ask(hall.address, "GET /metrics HTTP/1.1", "").await;
    for line in [
        "ludejo_games_live 1\n",
        "ludejo_sockets 1\n",
        "ludejo_people 1\n",
        "ludejo_commands_total 1\n",
        "ludejo_moves_total 1\n",
        "ludejo_command_seconds_count 1\n",
        "ludejo_store_faults_total 0\n",
        "ludejo_requests_total{status=\"201\"}",
    ] {
        assert!(metrics.body.contains(line), "{line}: {}", metrics.body);
    }
    assert!(metrics.body.ends_with("# EOF\n"));
    let head = "GET /metrics HTTP/1.1\r\nX-Forwarded-For: 127.0.0.1";
    let proxied = ask(hall.address, head, "").await;
    assert_eq!(
        proxied.problem(),
        "404 nothing-here",
        "a proxy is not asked"
    );
    hall.close().await;
}

#[tokio::test]
async fn every_answer_has_an_id() {
    let hall = Hall::open().await;
    let id = |head: &str| {
        let line = head.lines().find(|line| line.starts_with("x-request-id: "));
        line.map(ToOwned::to_owned)
    };
    let first = ask(hall.address, "GET /api/lobby HTTP/1.1", "").await;
    let second = ask(hall.address, "GET /api/games/none HTTP/1.1", "").await;
    assert!(id(&first.head).is_some() && id(&second.head).is_some());
    assert_ne!(id(&first.head), id(&second.head));
    assert!(first.head.contains("cache-control: no-store"), "{first:?}");
    hall.close().await;
}
