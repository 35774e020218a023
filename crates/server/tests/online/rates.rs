//! Nobody asks too often.

use ludejo_server::Settings;
use ludejo_wire::ToClient;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::guest::{Guest, Socket, ask};
use super::hall::Hall;

/// Asks until it is too often: how often it was answered, and how it was refused.
async fn until_refused(guest: &Guest, what: &str, body: &Value) -> (usize, String) {
    for count in 0..2_000 {
        let answer = guest.ask(what, body.clone()).await;
        if answer.status == 429 {
            assert!(answer.head.contains("\r\nretry-after: "), "{answer:?}");
            return (count, answer.problem());
        }
    }
    panic!("{what} can be asked for as often as one likes");
}

#[tokio::test]
async fn who_asks_too_often_has_to_wait() {
    let hall = Hall::with(Settings::default()).await;
    let ana = Guest::new(&hall, "Ana").await;
    let new = json!({ "key": "a", "command": { "do": "resign" } });
    let words = json!({ "key": "a", "words": { "phrase": "hello" } });
    let name = json!({ "name": "Ana" });
    for (what, body, least, most) in [
        ("POST /api/games/none/chat", &words, 10, 20),
        ("POST /api/invitations/none/join", &json!({}), 30, 40),
        ("POST /api/games/none/commands", &new, 80, 200),
        ("POST /api/players", &name, 38, 45),
    ] {
        let (count, problem) = until_refused(&ana, what, body).await;
        assert!((least..most).contains(&count), "{what}: {count}");
        assert_eq!(problem, "429 too-often");
    }
    // Somebody else at the same address is not concerned by what a player does.
    let mut socket = Socket::open(hall.address).await;
    assert_eq!(socket.hello(None).await, None);
    hall.close().await;
}

/// What a client says, and hears, too often.
#[tokio::test]
async fn nothing_can_be_said_as_often_as_one_likes() {
    for message in [
        Message::text(r#"{"say":"pong","number":77}"#),
        Message::text("nonsense"),
        Message::binary(&b"nonsense"[..]),
        Message::Ping("are you there?".into()),
        Message::Pong("I am here".into()),
    ] {
        let hall = Hall::with(Settings::default()).await;
        let ana = Guest::new(&hall, "Ana").await;
        let mut socket = ana.connect().await;
        for _ in 0..320 {
            socket.say_frame(message.clone()).await;
        }
        let refused = socket.until(|heard| match heard {
            ToClient::Problem { problem } if problem.key == "too-often" => Some(()),
            _ => None,
        });
        refused.await;
        drop(socket);
        hall.close().await;
    }
}

#[tokio::test]
async fn behind_a_proxy_each_client_has_its_own_address() {
    let settings = Settings {
        behind_proxy: true,
        ..Settings::default()
    };
    let hall = Hall::with(settings).await;
    let register = async |address: &str| {
        let head = format!(
            "POST /api/players HTTP/1.1\r\nContent-Type: application/json\r\n\
             X-Forwarded-For: 192.0.2.1, {address}"
        );
        ask(hall.address, &head, r#"{"name":"Ana"}"#).await.status
    };
    for _ in 0..60 {
        register("198.51.100.7").await;
    }
    assert_eq!(register("198.51.100.7").await, 429);
    assert_eq!(register("198.51.100.8").await, 201);
    // All addresses of one network are one.
    for number in 0..60 {
        register(&format!("2001:db8::{number}")).await;
    }
    assert_eq!(register("2001:db8::ffff").await, 429);
    assert_eq!(register("2001:db8:0:1::1").await, 201);
    hall.close().await;
}
