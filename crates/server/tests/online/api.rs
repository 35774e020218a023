//! Requests: who may ask for what, and what is refused how.

use ludejo_wire::{GameSummary, Player};
use serde_json::{Value, json};

use super::guest::{Guest, ask, pair, to};
use super::hall::Hall;

#[tokio::test]
async fn a_player_has_a_name_and_a_secret() {
    let hall = Hall::open().await;
    let guest = Guest::new(&hall, "  Ana   María ").await;
    assert_eq!(guest.player.name.as_str(), "Ana María");
    assert_eq!(guest.secret.0.len(), 22);
    let me: Player = guest.get("/api/me").await.read();
    assert_eq!(me, guest.player);

    let renamed = guest.ask("PATCH /api/me", json!({ "name": "Anna" })).await;
    assert_eq!(renamed.read::<Player>().name.as_str(), "Anna");
    let me: Player = guest.get("/api/me").await.read();
    assert_eq!(me.name.as_str(), "Anna");

    let gone = guest.ask("DELETE /api/me", Value::Null).await;
    assert_eq!(gone.status, 204);
    assert_eq!(guest.get("/api/me").await.problem(), "401 who-are-you");
    hall.close().await;
}

#[tokio::test]
async fn who_is_forgotten_leaves_games_without_a_name() {
    let hall = Hall::open().await;
    let (ana, ben, game) = pair(&hall, "rooya", "none").await;
    ana.ask("DELETE /api/me", Value::Null).await;
    let games: Vec<GameSummary> = ben.get("/api/games").await.read();
    assert_eq!(games[0].id, game);
    let seats = serde_json::to_string(&games[0].seats).expect("JSON");
    assert!(
        !seats.contains("Ana") && seats.contains("Former player"),
        "{seats}"
    );
    hall.close().await;
}

#[tokio::test]
async fn nonsense_is_refused_in_a_sentence() {
    let hall = Hall::open().await;
    let (ana, _, game) = pair(&hall, "rooya", "none").await;
    let commands = format!("POST /api/games/{game}/commands");
    let chat = format!("POST /api/games/{game}/chat");
    let invitation = |change: Value| {
        let mut body = serde_json::to_value(to("rooya", "none")).expect("JSON");
        let all = body.as_object_mut().expect("an object");
        all.extend(change.as_object().expect("an object").clone());
        body
    };
    let unlimited = json!({ "kind": "unlimited" });
    for (what, body, expected) in [
        ("GET /api/nothing", json!(null), "404 nothing-here"),
        ("GET /api", json!(null), "404 nothing-here"),
        ("GET /api/", json!(null), "404 nothing-here"),
        ("PUT /api/../secret", json!(null), "404 nothing-here"),
        ("PUT /api/lobby", json!(null), "405 wrong-method"),
        ("GET /api/games/none", json!(null), "404 no-such-game"),
        (
            "GET /api/games/none/record",
            json!(null),
            "404 no-such-game",
        ),
        ("GET /api/games?count=many", json!(null), "400 bad-request"),
        ("GET /api/games?page=1", json!(null), "400 bad-request"),
        (
            "GET /api/invitations/none",
            json!(null),
            "404 no-such-invitation",
        ),
        (
            "POST /api/invitations/none/join",
            json!({}),
            "404 no-such-invitation",
        ),
        (
            "POST /api/invitations/none/decline",
            json!({}),
            "404 no-such-invitation",
        ),
        (
            "POST /api/invitations/none/start",
            json!({ "levels": [1] }),
            "404 no-such-invitation",
        ),
        (
            "POST /api/invitations/none/start",
            json!({ "levels": [11] }),
            "422 bad-engines",
        ),
        (
            "DELETE /api/invitations/none",
            json!(null),
            "404 no-such-invitation",
        ),
        ("PUT /api/blocks/none", json!(null), "404 no-such-player"),
        ("GET /api/socket", json!(null), "400 bad-request"),
        ("PATCH /api/me", json!({ "name": "" }), "422 bad-request"),
        (
            "PATCH /api/me",
            json!({ "name": "a\u{202E}b" }),
            "422 bad-request",
        ),
        (
            "PATCH /api/me",
            json!({ "name": "x".repeat(25) }),
            "422 bad-request",
        ),
        (
            "PATCH /api/me",
            json!({ "name": "Ana", "role": "admin" }),
            "422 bad-request",
        ),
        (
            "POST /api/invitations",
            invitation(json!({ "games": [] })),
            "422 bad-games",
        ),
        (
            "POST /api/invitations",
            invitation(json!({ "games": ["chess"] })),
            "422 bad-games",
        ),
        (
            "POST /api/invitations",
            invitation(json!({ "games": ["evo", "evo"] })),
            "422 bad-games",
        ),
        (
            "POST /api/invitations",
            invitation(json!({ "controls": [] })),
            "422 bad-controls",
        ),
        (
            "POST /api/invitations",
            invitation(json!({ "controls": [unlimited, unlimited] })),
            "422 bad-controls",
        ),
        (
            "POST /api/invitations",
            invitation(json!({ "controls": [{ "kind": "increment", "base": 0, "increment": 0 }] })),
            "422 bad-controls",
        ),
        (
            "POST /api/invitations",
            invitation(json!({ "start": "nowhere" })),
            "422 bad-start",
        ),
        (
            "POST /api/invitations",
            invitation(json!({ "games": ["rooya", "evo"], "start": "x" })),
            "422 bad-start",
        ),
        (
            "POST /api/invitations",
            invitation(json!({ "seat": { "seat": 2 } })),
            "422 no-such-seat",
        ),
        (
            "POST /api/invitations",
            invitation(json!({ "engines": [1, 1] })),
            "422 bad-engines",
        ),
        (
            "POST /api/invitations",
            invitation(json!({ "engines": [0] })),
            "422 bad-engines",
        ),
        (
            &*commands,
            json!({ "key": "", "command": { "do": "resign" } }),
            "422 bad-key",
        ),
        (
            &*commands,
            json!({ "key": "x".repeat(33), "command": { "do": "resign" } }),
            "422 bad-key",
        ),
        (
            &*commands,
            json!({ "key": "a", "command": { "do": "leave" } }),
            "422 command-not-for-players",
        ),
        (
            &*commands,
            json!({ "key": "a", "command": { "do": "undo" } }),
            "422 command-not-for-players",
        ),
        (
            &*commands,
            json!({ "key": "a", "command": { "do": "cheat" } }),
            "422 bad-request",
        ),
        (&*commands, json!({ "key": "a" }), "422 bad-request"),
        (&*commands, json!([]), "422 bad-request"),
        (
            &*commands,
            json!({ "key": "x".repeat(20_000) }),
            "413 bad-request",
        ),
        (
            &*chat,
            json!({ "key": "a", "words": { "text": " " } }),
            "422 bad-words",
        ),
        (
            &*chat,
            json!({ "key": "a", "words": { "text": "x".repeat(201) } }),
            "422 bad-words",
        ),
        (
            &*chat,
            json!({ "key": "a", "words": { "text": "a\u{0}b" } }),
            "422 bad-words",
        ),
        (
            &*chat,
            json!({ "key": "a", "words": { "phrase": "insult" } }),
            "422 bad-request",
        ),
    ] {
        let answer = ana.ask(what, body.clone()).await;
        assert_eq!(answer.problem(), expected, "{what} {body}");
        assert!(answer.head.contains("application/json"), "{what}");
    }
    let plain = ask(
        hall.address,
        "POST /api/players HTTP/1.1",
        r#"{"name":"Ana"}"#,
    );
    assert_eq!(plain.await.problem(), "415 bad-request");
    let head = "POST /api/players HTTP/1.1\r\nContent-Type: application/json";
    let broken = ask(hall.address, head, "{").await;
    assert_eq!(broken.problem(), "400 bad-request");
    // What isn't part of online play is the app's.
    let page = ask(hall.address, "GET /play/rooya HTTP/1.1", "").await;
    assert_eq!((page.status, &*page.body), (200, "the page"));
    hall.close().await;
}

#[tokio::test]
async fn lists_of_games_have_pages() {
    let hall = Hall::open().await;
    let (ana, ben) = (
        Guest::new(&hall, "Ana").await,
        Guest::new(&hall, "Ben").await,
    );
    for _ in 0..3 {
        let invitation = ana.invite_one(&to("rooya", "none")).await;
        ben.join(&invitation).await;
        // Pages are told apart by moments.
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let mut found = Vec::new();
    let mut path = "/api/games?count=1".to_owned();
    loop {
        let page: Vec<GameSummary> = ana.get(&path).await.read();
        let Some(game) = page.into_iter().next() else {
            break;
        };
        path = format!("/api/games?count=1&before={}", game.latest);
        found.push(game.latest);
    }
    assert_eq!(found.len(), 3);
    assert!(found.is_sorted_by(|one, next| one > next), "{found:?}");
    hall.close().await;
}

/// The description of the API is made from the code; clients are made from it.
#[tokio::test]
async fn the_description_is_the_one_that_was_reviewed() {
    let hall = Hall::open().await;
    let answer = ask(hall.address, "GET /api/openapi.json HTTP/1.1", "").await;
    let description: Value = answer.read();
    let text = serde_json::to_string_pretty(&description).expect("JSON");
    insta::assert_snapshot!("openapi", text);

    // What it describes is there, and needs a player where it says so.
    let paths = description["paths"].as_object().expect("an object");
    assert!(paths.len() >= 15, "{paths:?}");
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().expect("an object") {
            let (method, path) = (method.to_uppercase(), path.replace(['{', '}'], ""));
            let head = format!("{method} {path} HTTP/1.1\r\nContent-Type: application/json");
            let answer = ask(hall.address, &head, "{}").await;
            assert_ne!(answer.status, 405, "{method} {path}");
            assert!(!answer.body.contains("nothing-here"), "{method} {path}");
            let is_secret = operation["security"].is_array();
            assert_eq!(answer.status == 401, is_secret, "{method} {path}");
        }
    }
    hall.close().await;
}
