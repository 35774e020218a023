//! How people find each other.

use ludejo_session::{Command, Occupant};
use ludejo_wire::{
    GameId, Invitation, Invited, Lobby, NewInvitation, Place, SeatWish, ToClient, ToServer,
};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::guest::{Guest, begun, pair, to};
use super::hall::{Hall, settings};

async fn guests<const COUNT: usize>(hall: &Hall) -> [Guest; COUNT] {
    let mut guests = Vec::new();
    for name in ["Ana", "Ben", "Cho", "Dia", "Eli", "Fay"]
        .into_iter()
        .take(COUNT)
    {
        guests.push(Guest::new(hall, name).await);
    }
    guests
        .try_into()
        .unwrap_or_else(|_| panic!("a name for each"))
}

async fn lobby(guest: &Guest) -> Lobby {
    // It is renewed every second.
    tokio::time::sleep(std::time::Duration::from_millis(1_500)).await;
    guest.get("/api/lobby").await.read()
}

async fn seen(guest: &Guest, invitation: &Invitation) -> Invitation {
    let path = format!("/api/invitations/{}", invitation.id);
    guest.get(&path).await.read()
}

fn paired(game: &str, control: &str) -> NewInvitation {
    NewInvitation {
        pair: true,
        seat: SeatWish::Any,
        ..to(game, control)
    }
}

#[tokio::test]
async fn one_request_can_be_for_several_games_and_clocks() {
    let hall = Hall::open().await;
    let [ana, ben] = guests(&hall).await;
    let new = NewInvitation {
        games: vec!["rooya".to_owned(), "evo".to_owned()],
        controls: vec!["5+3".parse().expect("5+3"), "none".parse().expect("none")],
        listed: true,
        ..to("rooya", "none")
    };
    let Invited::Waiting { invitations } = ana.invite(&new).await else {
        panic!("nobody else is there");
    };
    assert_eq!(invitations.len(), 4);
    assert_eq!(lobby(&ben).await.invitations.len(), 4);
    let game = begun(&ben.join(&invitations[2]).await);
    assert_eq!(ana.snapshot(&game).await.terms.game, "evo");
    assert_eq!(lobby(&ben).await.invitations, [], "the others have ended");
    let late = ana.join(&invitations[0]).await;
    assert_eq!(late.problem(), "404 no-such-invitation");
    hall.close().await;
}

#[tokio::test]
async fn what_is_not_listed_is_found_by_its_link_alone() {
    let hall = Hall::open().await;
    let [ana, ben] = guests(&hall).await;
    let made = ana.invite_one(&to("rooya", "5+0")).await;
    assert_eq!(lobby(&ben).await.invitations, []);
    assert_eq!(seen(&ben, &made).await, made);
    let mut socket = ana.connect().await;
    let declined = ben
        .ask(
            &format!("POST /api/invitations/{}/decline", made.id),
            Value::Null,
        )
        .await;
    assert_eq!(declined.status, 204);
    let told = socket.until(|message| match message {
        ToClient::Invitation { invitation } => Some(invitation),
        _ => None,
    });
    assert_eq!(told.await.declined_by, Some(ben.player.clone()));
    assert_eq!(ben.join(&made).await.problem(), "409 invitation-over");
    hall.close().await;
}

#[tokio::test]
async fn who_invites_can_withdraw() {
    let hall = Hall::open().await;
    let [ana, ben] = guests(&hall).await;
    let new = NewInvitation {
        listed: true,
        ..to("rooya", "5+0")
    };
    let made = ana.invite_one(&new).await;
    let path = format!("DELETE /api/invitations/{}", made.id);
    assert_eq!(ana.ask(&path, Value::Null).await.status, 204);
    assert_eq!(lobby(&ben).await.invitations, []);
    assert_eq!(ben.join(&made).await.problem(), "409 invitation-over");
    hall.close().await;
}

#[tokio::test]
async fn who_has_come_to_a_table_for_four_can_go_again() {
    let hall = Hall::open().await;
    let [ana, ben, cho] = guests(&hall).await;
    let made = ana.invite_one(&to("evo4", "none")).await;
    for guest in [&ben, &cho, &ben] {
        let invited: Invited = guest.join(&made).await.read();
        assert!(matches!(invited, Invited::Waiting { .. }));
    }
    let decline = format!("POST /api/invitations/{}/decline", made.id);
    assert_eq!(ben.ask(&decline, Value::Null).await.status, 204);
    let left = seen(&ana, &made).await;
    let taken = |guest: &Guest| Place::Taken {
        player: guest.player.clone(),
    };
    assert_eq!(
        left.places,
        [taken(&ana), Place::Open, taken(&cho), Place::Open]
    );
    assert_eq!(left.declined_by, None);
    let wish = |seat: u8| json!({ "seat": seat });
    let join = format!("POST /api/invitations/{}/join", made.id);
    for (seat, expected) in [(2, "409 seat-taken"), (4, "422 no-such-seat")] {
        assert_eq!(ben.ask(&join, wish(seat)).await.problem(), expected);
    }
    let Invited::Waiting { invitations } = ben.ask(&join, wish(3)).await.read() else {
        panic!("a seat is free");
    };
    assert_eq!(invitations[0].places[3], taken(&ben));
    hall.close().await;
}

#[tokio::test]
async fn many_want_the_last_seat_and_one_gets_it() {
    let hall = Hall::open().await;
    let ana = Guest::new(&hall, "Ana").await;
    for _ in 0..5 {
        let made = ana.invite_one(&to("rooya", "none")).await;
        let mut tasks = JoinSet::new();
        for number in 0..8 {
            let guest = Guest::new(&hall, &format!("Guest {number}")).await;
            let made = made.clone();
            tasks.spawn(async move { guest.join(&made).await });
        }
        let answers = tasks.join_all().await;
        let (won, lost): (Vec<_>, Vec<_>) =
            answers.into_iter().partition(|answer| answer.status == 200);
        assert_eq!(won.len(), 1, "{won:?}");
        begun(&won[0]);
        for answer in lost {
            assert_eq!(answer.problem(), "409 invitation-over");
        }
    }
    hall.close().await;
}

#[tokio::test]
async fn those_who_want_the_same_are_paired() {
    let hall = Hall::open().await;
    let [ana, ben, cho, dia] = guests(&hall).await;
    let mut sockets = Vec::new();
    for guest in [&ana, &ben, &cho, &dia] {
        sockets.push(guest.connect().await);
    }
    let mut wishes = paired("rooya", "5+0");
    wishes.games.push("evo".to_owned());
    assert!(matches!(ana.invite(&wishes).await, Invited::Waiting { .. }));
    // Once more is not twice.
    assert!(matches!(ana.invite(&wishes).await, Invited::Waiting { .. }));
    assert_eq!(lobby(&ben).await.invitations.len(), 2);
    let other = paired("rooya", "3+0");
    assert!(matches!(ben.invite(&other).await, Invited::Waiting { .. }));
    let Invited::Began { game } = cho.invite(&paired("evo", "5+0")).await else {
        panic!("Ana wants that, too");
    };
    let players = cho.snapshot(&game).await.players;
    let mut players: Vec<_> = players.into_iter().flatten().collect();
    players.sort_by_key(|player| player.name.clone());
    assert_eq!(players, [ana.player.clone(), cho.player]);
    let told = sockets[0].until(|message| match message {
        ToClient::Began { game } => Some(game),
        _ => None,
    });
    assert_eq!(told.await, game);
    // Ben waits still, Ana no longer.
    let listed = lobby(&dia).await.invitations;
    assert_eq!(listed.len(), 1);
    assert_eq!(listed[0].by, ben.player);
    hall.close().await;
}

#[tokio::test]
async fn those_who_want_a_table_for_four_wait_at_the_same_one() {
    let hall = Hall::open().await;
    let guests: [_; 4] = guests(&hall).await;
    let [ana, ben, cho, dia] = &guests;
    let mut sockets = Vec::new();
    for guest in &guests {
        sockets.push(guest.connect().await);
    }
    let mut tables = Vec::new();
    // Who asks twice waits once.
    for guest in [ana, ben, ben, cho] {
        let Invited::Waiting { invitations } = guest.invite(&paired("evo4", "5+0")).await else {
            panic!("a seat is free");
        };
        tables.extend(invitations.into_iter().map(|invitation| invitation.id));
    }
    tables.dedup();
    assert_eq!(tables.len(), 1, "{tables:?}");
    assert_eq!(lobby(dia).await.invitations.len(), 1);
    let began = dia.invite(&paired("evo4", "5+0")).await;
    assert!(matches!(began, Invited::Began { .. }), "{began:?}");
    assert_eq!(lobby(dia).await.invitations, []);
    hall.close().await;
}

#[tokio::test]
async fn many_who_come_at_once_are_all_paired() {
    let hall = Hall::open().await;
    let mut tasks = JoinSet::new();
    for number in 0..10 {
        let guest = Guest::new(&hall, &format!("Guest {number}")).await;
        tasks.spawn(async move {
            let socket = guest.connect().await;
            let invited = guest.invite(&paired("rooya", "5+0")).await;
            (guest, socket, invited)
        });
    }
    let all = tasks.join_all().await;
    let began = all
        .iter()
        .filter(|(_, _, invited)| matches!(invited, Invited::Began { .. }));
    assert_eq!(began.count(), 5);
    for (guest, _, _) in &all {
        let games: Vec<Value> = guest.get("/api/games").await.read();
        assert_eq!(games.len(), 1);
    }
    hall.close().await;
}

#[tokio::test]
async fn who_has_gone_is_not_shown() {
    let mut settings = settings();
    settings.hide_after = 300;
    let hall = Hall::with(settings).await;
    let [ana, ben] = guests(&hall).await;
    let new = NewInvitation {
        listed: true,
        ..to("rooya", "5+0")
    };
    let socket = ana.connect().await;
    ana.invite_one(&new).await;
    assert_eq!(lobby(&ben).await.invitations.len(), 1);
    drop(socket);
    let mut watching = ben.connect().await;
    watching.say(&ToServer::Lobby).await;
    let hidden = watching.until(|message| match message {
        ToClient::Lobby { lobby } => lobby.invitations.is_empty().then_some(()),
        _ => None,
    });
    hidden.await;
    assert!(
        matches!(
            ben.invite(&paired("rooya", "5+0")).await,
            Invited::Waiting { .. }
        ),
        "nobody is paired with who isn't there"
    );
    let _back = ana.connect().await;
    let shown = watching.until(|message| match message {
        ToClient::Lobby { lobby } => (lobby.invitations.len() == 2).then_some(()),
        _ => None,
    });
    shown.await;
    hall.close().await;
}

#[tokio::test]
async fn who_has_blocked_somebody_does_not_meet_them() {
    let hall = Hall::open().await;
    let [ana, ben] = guests(&hall).await;
    let (_first, _second) = (ana.connect().await, ben.connect().await);
    let path = format!("/api/blocks/{}", ben.player.id);
    assert_eq!(ana.get(&path).await.problem(), "404 no-such-player");
    assert_eq!(
        ana.ask(&format!("PUT {path}"), Value::Null).await.status,
        204
    );
    assert_eq!(ana.get(&path).await.status, 200);
    let own = format!("PUT /api/blocks/{}", ana.player.id);
    assert_eq!(ana.ask(&own, Value::Null).await.problem(), "422 yourself");
    let blocked: Vec<Value> = ana.get("/api/blocks").await.read();
    assert_eq!(blocked.len(), 1);

    for (one, other) in [(&ana, &ben), (&ben, &ana)] {
        let made = one.invite_one(&to("rooya", "none")).await;
        assert_eq!(other.join(&made).await.problem(), "403 blocked");
        let waits = one.invite(&paired("rooya", "5+0")).await;
        assert!(matches!(waits, Invited::Waiting { .. }));
    }
    assert_eq!(
        ana.ask(&format!("DELETE {path}"), Value::Null).await.status,
        204
    );
    let made = ana.invite_one(&to("rooya", "none")).await;
    begun(&ben.join(&made).await);
    hall.close().await;
}

#[tokio::test]
async fn a_rematch_has_the_same_players_a_seat_further() {
    let hall = Hall::open().await;
    let (ana, ben, game) = pair(&hall, "rooya", "5+0").await;
    let (mut first, mut second) = (ana.connect().await, ben.connect().await);
    first.watch(&game).await;
    second.watch(&game).await;
    let rematch = |game: &GameId| format!("POST /api/games/{game}/rematch");
    let early = ana.ask(&rematch(&game), Value::Null).await;
    assert_eq!(early.problem(), "409 game-goes-on");
    assert_eq!(ben.command(&game, "a", &Command::Resign).await.status, 204);

    let Invited::Waiting { invitations } = ana.ask(&rematch(&game), Value::Null).await.read()
    else {
        panic!("Ben hasn't said yes");
    };
    let asked = second.until(|message| match message {
        ToClient::Invitation { invitation } => Some(invitation),
        _ => None,
    });
    let asked = asked.await;
    assert_eq!(asked, invitations[0]);
    assert_eq!(
        asked.places,
        [
            Place::Asked {
                player: ben.player.clone()
            },
            Place::Taken {
                player: ana.player.clone()
            },
        ]
    );
    // Nobody else gets the seat that is kept for Ben.
    let cho = Guest::new(&hall, "Cho").await;
    assert_eq!(cho.join(&asked).await.problem(), "409 seat-taken");
    let next = begun(&ben.ask(&rematch(&game), Value::Null).await);
    for socket in [&mut first, &mut second] {
        let told = socket.until(|message| match message {
            ToClient::Rematch { game, next } => Some((game, next)),
            _ => None,
        });
        assert_eq!(told.await, (game.clone(), next.clone()));
    }
    let snapshot = ana.snapshot(&next).await;
    let players: Vec<_> = snapshot.players.into_iter().flatten().collect();
    assert_eq!(players, [ben.player.clone(), ana.player.clone()]);
    assert_eq!(ana.snapshot(&game).await.rematch, Some(next.clone()));
    // Asked for again, it is the same.
    assert_eq!(begun(&ana.ask(&rematch(&game), Value::Null).await), next);
    hall.close().await;
}

#[tokio::test]
async fn two_who_want_a_rematch_at_the_same_time_get_one() {
    let hall = Hall::open().await;
    let (ana, ben, game) = pair(&hall, "rooya", "5+0").await;
    ana.command(&game, "a", &Command::Resign).await;
    let what = format!("POST /api/games/{game}/rematch");
    let (one, other) = tokio::join!(ana.ask(&what, Value::Null), ben.ask(&what, Value::Null));
    let games: Vec<GameId> = [one, other]
        .iter()
        .filter_map(|answer| match answer.read() {
            Invited::Began { game } => Some(game),
            Invited::Waiting { .. } => None,
        })
        .collect();
    assert_eq!(games.len(), 1);
    hall.close().await;
}

#[tokio::test]
async fn engines_can_take_all_the_other_seats_at_once() {
    let hall = Hall::open().await;
    let [ana] = guests(&hall).await;
    let new = NewInvitation {
        engines: vec![2],
        ..to("rooya", "none")
    };
    let Invited::Began { game } = ana.invite(&new).await else {
        panic!("nobody else is awaited");
    };
    let snapshot = ana.snapshot(&game).await;
    assert_eq!(snapshot.terms.seats[1], Occupant::level(2));
    assert_eq!(snapshot.players, [Some(ana.player.clone()), None]);
    let mut socket = ana.connect().await;
    let mut view = socket.watch(&game).await;
    let command = view.some_move(0);
    assert_eq!(socket.command(&mut view, "a", &command).await, Ok(()));
    socket.follow(&mut view, 2).await;
    // It answers an offer of a draw.
    let offer = ludejo_session::Offer::Draw;
    let offered = socket
        .command(&mut view, "b", &Command::Offer { offer })
        .await;
    assert_eq!(offered, Ok(()));
    socket.follow(&mut view, 4).await;
    assert!(view.session.state().offers().is_empty());
    // It doesn't have to be asked for another game.
    if view.session.state().ending().is_none() {
        assert_eq!(ana.command(&game, "c", &Command::Resign).await.status, 204);
    }
    let what = format!("POST /api/games/{game}/rematch");
    let next = begun(&ana.ask(&what, Value::Null).await);
    let next = ana.snapshot(&next).await;
    assert_eq!(next.players, [None, Some(ana.player)]);
    hall.close().await;
}

#[tokio::test]
async fn engines_sit_down_in_turn_order() {
    let hall = Hall::open().await;
    let [ana] = guests(&hall).await;
    let new = |seat, engines: &[u8]| NewInvitation {
        seat,
        engines: engines.to_vec(),
        ..to("evo4", "none")
    };
    let Invited::Began { game } = ana.invite(&new(SeatWish::Seat(1), &[1, 2, 3])).await else {
        panic!("nobody else is awaited");
    };
    let seats = ana.snapshot(&game).await.terms.seats;
    let person = Occupant::Person { name: None };
    let [first, second, third] = [1, 2, 3].map(Occupant::level);
    assert_eq!(seats, [first, person, second, third]);
    let made = ana.invite_one(&new(SeatWish::Seat(2), &[4, 5])).await;
    let engine = |level| Place::Engine { level };
    let player = ana.player.clone();
    let places = [Place::Open, engine(4), Place::Taken { player }, engine(5)];
    assert_eq!(made.places, places);
    hall.close().await;
}

#[tokio::test]
async fn nobody_can_have_many_games_with_engines() {
    let hall = Hall::open().await;
    let [ana, ben] = guests(&hall).await;
    let engines = |game: &str, engines: &[u8]| {
        let new = NewInvitation {
            engines: engines.to_vec(),
            ..to(game, "none")
        };
        serde_json::to_value(new).expect("JSON")
    };
    let invite = async |guest: &Guest, new| guest.ask("POST /api/invitations", new).await;
    // An invitation counts that leads to such a game.
    let open = invite(&ana, engines("evo4", &[1])).await;
    let Invited::Waiting { invitations } = open.read() else {
        panic!("others are awaited");
    };
    let mut asking = JoinSet::new();
    for _ in 0..20 {
        let (ana, new) = (ana.clone(), engines("rooya", &[1]));
        asking.spawn(async move { ana.ask("POST /api/invitations", new).await });
    }
    let answers = asking.join_all().await;
    let (begun, refused): (Vec<_>, Vec<_>) =
        answers.into_iter().partition(|answer| answer.status == 201);
    assert_eq!((begun.len(), refused.len()), (15, 5));
    for answer in &refused {
        assert_eq!(answer.problem(), "409 too-many-engine-games");
    }
    // Others can, and with people she can.
    assert_eq!(invite(&ben, engines("rooya", &[1])).await.status, 201);
    let made = ana.invite_one(&to("evo4", "none")).await;
    // Neither by filling a table nor by another game.
    let start = |id| format!("POST /api/invitations/{id}/start");
    let refused = ana
        .ask(&start(&made.id), json!({ "levels": [1, 1, 1] }))
        .await;
    assert_eq!(refused.problem(), "409 too-many-engine-games");
    let started = ana
        .ask(&start(&invitations[0].id), json!({ "levels": [1, 1] }))
        .await;
    assert_eq!(started.status, 200, "it was counted before");
    let Invited::Began { game } = begun[0].read() else {
        panic!("nobody else is awaited");
    };
    assert_eq!(ana.command(&game, "a", &Command::Resign).await.status, 204);
    let rematch = format!("POST /api/games/{game}/rematch");
    assert_eq!(ana.ask(&rematch, Value::Null).await.status, 200);
    let again = invite(&ana, engines("rooya", &[1])).await;
    assert_eq!(again.problem(), "409 too-many-engine-games");
    hall.close().await;
}

#[tokio::test]
async fn the_lobby_shows_the_games_that_everybody_could_have_joined() {
    let hall = Hall::open().await;
    let [ana, ben, cho] = guests(&hall).await;
    let rematch = |game: &GameId| format!("POST /api/games/{game}/rematch");
    for listed in [false, true] {
        let new = NewInvitation {
            listed,
            ..to("rooya", "none")
        };
        let made = ana.invite_one(&new).await;
        let mut game = begun(&ben.join(&made).await);
        // What follows is shown or not as the first one was.
        for _ in 0..2 {
            let shown: Vec<_> = lobby(&cho).await.games;
            let shown: Vec<_> = shown.iter().map(|game| &game.id).collect();
            assert_eq!(shown, [&game][..usize::from(listed)]);
            // Whoever knows its id can look on.
            assert_eq!(cho.snapshot(&game).await.id, game);
            ana.command(&game, "a", &Command::Resign).await;
            ana.ask(&rematch(&game), Value::Null).await;
            game = begun(&ben.ask(&rematch(&game), Value::Null).await);
        }
    }
    hall.close().await;
}

#[tokio::test]
async fn who_is_forgotten_leaves_places_to_others() {
    let hall = Hall::open().await;
    let [ana, ben, cho] = guests(&hall).await;
    let open = NewInvitation {
        listed: true,
        ..to("evo4", "none")
    };
    let (listed, private) = (
        ana.invite_one(&open).await,
        ana.invite_one(&to("evo4", "none")).await,
    );
    for made in [&listed, &private] {
        for guest in [&ben, &cho] {
            assert_eq!(guest.join(made).await.status, 200);
        }
    }
    let own = ben.invite_one(&open).await;
    cho.join(&own).await;
    let over = begun(&ben.join(&ana.invite_one(&to("rooya", "none")).await).await);
    ana.command(&over, "a", &Command::Resign).await;
    let rematch = format!("POST /api/games/{over}/rematch");
    let Invited::Waiting { invitations } = ana.ask(&rematch, Value::Null).await.read() else {
        panic!("Ben hasn't said yes");
    };

    let mut socket = cho.connect().await;
    assert_eq!(ben.ask("DELETE /api/me", Value::Null).await.status, 204);
    for made in [&listed, &private] {
        let left = seen(&ana, made).await;
        assert_eq!(left.places[1], Place::Open);
        assert!(has_taken(&left, &cho), "{left:?}");
        assert_eq!(left.declined_by, None);
    }
    assert_eq!(lobby(&cho).await.invitations, [seen(&ana, &listed).await]);
    let path = format!("/api/invitations/{}", own.id);
    assert_eq!(cho.get(&path).await.problem(), "404 no-such-invitation");
    let told = socket.until(|message| match message {
        ToClient::Invitation { invitation } if invitation.id == own.id => invitation.declined_by,
        _ => None,
    });
    assert_eq!(told.await.id, ben.player.id);
    let asked = seen(&ana, &invitations[0]).await;
    assert!(asked.declined_by.is_some(), "{asked:?}");
    hall.close().await;
}

fn has_taken(invitation: &Invitation, guest: &Guest) -> bool {
    let taken = Place::Taken {
        player: guest.player.clone(),
    };
    invitation.places.contains(&taken)
}
