//! What happens at a table besides moves.

use std::time::Duration;

use ludejo_rules::{Reason, Seat};
use ludejo_session::{Command, Ending, Happening, Offer};
use ludejo_wire::{ChatLine, GameId, ToClient, Words};
use serde_json::{Value, json};
use tokio::time::sleep;

use super::guest::{Guest, Socket, View, begun, pair, to};
use super::hall::{Hall, settings};

/// Two players at a table, both of them connected.
struct Pair {
    guests: [Guest; 2],
    sockets: [Socket; 2],
    views: [View; 2],
    game: GameId,
    count: usize,
}

impl Pair {
    async fn sit_down(hall: &Hall, game: &str, control: &str) -> Self {
        let (ana, ben, game) = pair(hall, game, control).await;
        let mut sockets = [ana.connect().await, ben.connect().await];
        let [one, other] = &mut sockets;
        let views = [one.watch(&game).await, other.watch(&game).await];
        Self {
            guests: [ana, ben],
            sockets,
            views,
            game,
            count: 0,
        }
    }

    /// One of them does something; both hear of it.
    async fn act(&mut self, who: usize, command: &Command) -> Result<(), String> {
        self.count += 1;
        let key = format!("{}", self.count);
        let done = self.sockets[who]
            .command(&mut self.views[who], &key, command)
            .await;
        let count = self.views[who].session.events().len();
        let other = 1 - who;
        self.sockets[other]
            .follow(&mut self.views[other], count)
            .await;
        assert!(self.views[0].session == self.views[1].session);
        done
    }

    async fn moves(&mut self, who: usize) {
        let command = self.views[who].some_move(0);
        assert_eq!(self.act(who, &command).await, Ok(()));
    }

    fn ending(&self) -> Option<Ending> {
        self.views[0].session.state().ending()
    }
}

#[tokio::test]
async fn offers_are_made_and_answered() {
    let hall = Hall::open().await;
    let mut pair = Pair::sit_down(&hall, "evo", "5+3").await;
    pair.moves(0).await;
    pair.moves(1).await;
    let offer = Offer::Takeback;
    let (make, accept) = (Command::Offer { offer }, Command::Accept { offer });
    let (decline, withdraw) = (Command::Decline { offer }, Command::Withdraw { offer });
    assert_eq!(
        pair.act(0, &accept).await,
        Err("nothing-offered".to_owned())
    );
    assert_eq!(pair.act(0, &make).await, Ok(()));
    assert_eq!(
        pair.act(0, &make).await,
        Err("offer-already-open".to_owned())
    );
    assert_eq!(
        pair.act(0, &accept).await,
        Err("nothing-offered".to_owned())
    );
    assert_eq!(
        pair.act(1, &withdraw).await,
        Err("nothing-offered".to_owned())
    );
    assert_eq!(pair.act(1, &decline).await, Ok(()));
    assert_eq!(pair.act(0, &make).await, Err("offer-too-soon".to_owned()));
    assert_eq!(pair.act(1, &make).await, Ok(()));
    assert_eq!(pair.act(1, &withdraw).await, Ok(()));
    pair.moves(0).await;
    assert_eq!(pair.act(0, &make).await, Ok(()));
    assert_eq!(pair.act(1, &accept).await, Ok(()));
    let state = pair.views[0].session.state();
    assert_eq!(
        (state.actors().len(), state.to_move()),
        (2, Some(Seat::FIRST))
    );

    // To stop the clocks takes both; to go on takes one.
    let offer = Offer::Pause;
    assert_eq!(
        pair.act(0, &Command::Pause).await,
        Err("command-not-for-players".to_owned())
    );
    assert_eq!(pair.act(0, &Command::Offer { offer }).await, Ok(()));
    assert_eq!(pair.act(1, &Command::Accept { offer }).await, Ok(()));
    assert!(pair.views[0].session.state().is_paused());
    let command = pair.views[0].some_move(0);
    assert_eq!(pair.act(0, &command).await, Err("game-paused".to_owned()));
    assert_eq!(pair.act(1, &Command::Resume).await, Ok(()));

    let offer = Offer::Draw;
    assert_eq!(pair.act(0, &Command::Offer { offer }).await, Ok(()));
    assert_eq!(pair.act(1, &Command::Accept { offer }).await, Ok(()));
    let Some(Ending::Result(outcome)) = pair.ending() else {
        panic!("it is over");
    };
    assert_eq!((outcome.winner, outcome.reason), (None, Reason::Agreement));
    hall.close().await;
}

#[tokio::test]
async fn a_game_can_be_aborted_as_long_as_it_has_hardly_begun() {
    let hall = Hall::open().await;
    let mut pair = Pair::sit_down(&hall, "evo", "5+3").await;
    pair.moves(0).await;
    assert_eq!(pair.act(1, &Command::Abort).await, Ok(()));
    assert_eq!(pair.ending(), Some(Ending::Aborted));
    let mut other = Pair::sit_down(&hall, "evo", "5+3").await;
    other.moves(0).await;
    other.moves(1).await;
    assert_eq!(
        other.act(0, &Command::Abort).await,
        Err("too-late-to-abort".to_owned())
    );
    hall.close().await;
}

#[tokio::test]
async fn whose_time_runs_out_loses_at_that_moment() {
    let hall = Hall::open().await;
    let mut pair = Pair::sit_down(&hall, "evo", "0.01+0").await;
    // 600 milliseconds, of which a part may be on the way.
    pair.sockets[0].follow(&mut pair.views[0], 1).await;
    let session = &pair.views[0].session;
    let event = &session.events()[0];
    assert_eq!(event.what, Happening::Flagged { seat: Seat::FIRST });
    assert_eq!(event.at, session.terms().begun + 600, "to the millisecond");
    let Some(Ending::Result(outcome)) = pair.ending() else {
        panic!("it is over");
    };
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Seat::SECOND), Reason::Time)
    );
    hall.close().await;
}

#[tokio::test]
async fn a_flag_falls_without_anybody_there() {
    let hall = Hall::open().await;
    let (ana, _, game) = pair(&hall, "evo", "0.01+0").await;
    sleep(Duration::from_millis(3_000)).await;
    let listed: Vec<ludejo_wire::GameSummary> = ana.get("/api/games").await.read();
    assert_eq!(listed[0].id, game);
    let over = matches!(&listed[0].progress, ludejo_wire::Progress::Over { reason, .. } if reason == "time");
    assert!(over, "{listed:?}");
    hall.close().await;
}

#[tokio::test]
async fn who_has_been_away_for_long_can_be_claimed_against() {
    let mut settings = settings();
    settings.claim_after = 700;
    let hall = Hall::with(settings).await;
    for (claim, winner, last) in [
        (
            "win",
            Some(Seat::FIRST),
            Happening::Left { seat: Seat::SECOND },
        ),
        (
            "draw",
            None,
            Happening::Ended {
                outcome: ludejo_rules::Outcome::draw(Reason::Agreement),
            },
        ),
    ] {
        let pair = Pair::sit_down(&hall, "evo", "5+3").await;
        let Pair {
            guests: [ana, ben],
            sockets: [mut socket, other],
            views: [mut view, _],
            game,
            ..
        } = pair;
        let what = format!("POST /api/games/{game}/claim");
        let body = json!({ "as": claim });
        let early = ana.ask(&what, body.clone()).await;
        assert_eq!(early.problem(), "409 nothing-to-claim");
        drop(other);
        let claims = socket.until(|message| match message {
            ToClient::Presence { presence, .. } if !presence.claims.is_empty() => Some(presence),
            _ => None,
        });
        let presence = claims.await;
        assert_eq!(presence.seats, [Seat::FIRST]);
        assert_eq!(presence.claims[0].0, Seat::SECOND);
        let early = ana.ask(&what, body.clone()).await;
        assert_eq!(early.problem(), "409 nothing-to-claim");
        sleep(Duration::from_millis(900)).await;
        // Who isn't there can't claim either, because the other is.
        assert_eq!(
            ben.ask(&what, body.clone()).await.problem(),
            "409 nothing-to-claim"
        );
        assert_eq!(ana.ask(&what, body).await.status, 204);
        socket.follow(&mut view, 1).await;
        assert_eq!(view.session.events()[0].what, last);
        let outcome = view.session.state().outcome().expect("a result");
        assert_eq!(outcome.winner, winner);
        let gone = socket.until(|message| match message {
            ToClient::Presence { presence, .. } => Some(presence.claims),
            _ => None,
        });
        assert_eq!(gone.await, [], "nothing can be claimed any more");
    }
    // While the clocks stand still by agreement, nobody has to stay either.
    let mut pair = Pair::sit_down(&hall, "evo", "5+3").await;
    let offer = Offer::Pause;
    assert_eq!(pair.act(0, &Command::Offer { offer }).await, Ok(()));
    assert_eq!(pair.act(1, &Command::Accept { offer }).await, Ok(()));
    let [mut socket, other] = pair.sockets;
    drop(other);
    sleep(Duration::from_millis(900)).await;
    let what = format!("POST /api/games/{}/claim", pair.game);
    let body = json!({ "as": "win" });
    let refused = pair.guests[0].ask(&what, body.clone()).await;
    assert_eq!(refused.problem(), "409 nothing-to-claim");
    let resumed = socket
        .command(&mut pair.views[0], "resume", &Command::Resume)
        .await;
    assert_eq!(resumed, Ok(()));
    let refused = pair.guests[0].ask(&what, body.clone()).await;
    assert_eq!(
        refused.problem(),
        "409 nothing-to-claim",
        "time to come back"
    );
    sleep(Duration::from_millis(900)).await;
    assert_eq!(pair.guests[0].ask(&what, body).await.status, 204);
    // Without a clock, nobody has to stay.
    let pair = Pair::sit_down(&hall, "evo", "none").await;
    drop(pair.sockets);
    sleep(Duration::from_millis(900)).await;
    let what = format!("POST /api/games/{}/claim", pair.game);
    let refused = pair.guests[0].ask(&what, json!({ "as": "win" })).await;
    assert_eq!(refused.problem(), "409 nothing-to-claim");
    hall.close().await;
}

#[tokio::test]
async fn an_engine_plays_on_for_who_has_left_a_table_for_four() {
    let hall = Hall::open().await;
    let mut guests = Vec::new();
    for name in ["Ana", "Ben", "Cho", "Dia"] {
        guests.push(Guest::new(&hall, name).await);
    }
    let made = guests[0].invite_one(&to("evo4", "5+3")).await;
    for guest in &guests[1..3] {
        guest.join(&made).await;
    }
    let game = begun(&guests[3].join(&made).await);
    let mut socket = guests[1].connect().await;
    let mut view = socket.watch(&game).await;
    let resigned = guests[0].command(&game, "a", &Command::Resign).await;
    assert_eq!(resigned.status, 204);
    // The engine moves in place of the first player, who can't any more.
    socket.follow(&mut view, 2).await;
    assert_eq!(view.to_move(), Some(Seat::SECOND));
    assert!(view.session.state().has_left(Seat::FIRST));
    for command in [
        Command::Resign,
        view.some_move(0),
        Command::Offer { offer: Offer::Draw },
    ] {
        let late = guests[0].command(&game, "b", &command).await;
        assert_eq!(late.problem(), "403 seat-has-left");
    }
    hall.close().await;
}

#[tokio::test]
async fn what_is_said_is_heard_once() {
    let hall = Hall::open().await;
    let mut pair = Pair::sit_down(&hall, "evo", "none").await;
    let what = format!("POST /api/games/{}/chat", pair.game);
    let said = [
        ("a", json!({ "phrase": "good-luck" })),
        ("b", json!({ "text": "  <b>Thanks</b> & you, too  " })),
    ];
    for (key, words) in said {
        let body = json!({ "key": key, "words": words });
        let first: ChatLine = pair.guests[0].ask(&what, body.clone()).await.read();
        let again: ChatLine = pair.guests[0].ask(&what, body).await.read();
        assert_eq!(first, again, "sent twice, it counts once");
    }
    for socket in &mut pair.sockets {
        for number in 0..2 {
            let line = socket.until(|message| match message {
                ToClient::Chat { line, .. } => Some(line),
                _ => None,
            });
            let line = line.await;
            assert_eq!((line.number, &line.by), (number, &pair.guests[0].player));
        }
    }
    let snapshot = pair.guests[1].snapshot(&pair.game).await;
    let last = &snapshot.chat[1].words;
    assert_eq!(*last, Words::Text("<b>Thanks</b> & you, too".to_owned()));
    let known: ludejo_wire::Snapshot = pair.guests[1]
        .get(&format!("/api/games/{}?chat=1", pair.game))
        .await
        .read();
    assert_eq!(known.chat, snapshot.chat[1..]);
    pair.guests[0].ask("DELETE /api/me", Value::Null).await;
    let snapshot = pair.guests[1].snapshot(&pair.game).await;
    assert_eq!(snapshot.chat, [], "who is forgotten has said nothing");
    hall.close().await;
}
