//! Whole games between players over the real server.

use ludejo_engine::{Limits, Resources};
use ludejo_rules::{AnyGame, Seat, catalog};
use ludejo_server::Settings;
use ludejo_session::{Command, Occupant, TimeControl};
use ludejo_wire::{GameSummary, Invited, NewInvitation, Progress, SeatWish, ToClient, ToServer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::guest::{Guest, Socket, View, begun, to};
use super::hall::{Hall, settings};

/// Everybody finds the others in the lobby and plays to the end. All see the same, and find the game
/// in their lists.
async fn play_whole(id: &str) {
    let hall = Hall::open().await;
    let seats = catalog::info(id).expect("a game").seats.len();
    let mut guests = Vec::new();
    let mut sockets: Vec<Socket> = Vec::new();
    for number in 0..seats {
        let guest = Guest::new(&hall, &format!("Guest {number}")).await;
        sockets.push(guest.connect().await);
        guests.push(guest);
    }
    let mut spectator = Socket::open(hall.address).await;
    assert_eq!(spectator.hello(None).await, None);

    let new = NewInvitation {
        listed: true,
        seat: SeatWish::Any,
        controls: vec![TimeControl::Increment {
            base: 3_600_000,
            increment: 1_000,
        }],
        ..to(id, "none")
    };
    let made = guests[0].invite_one(&new).await;
    for (guest, socket) in guests.iter().zip(&mut sockets).skip(1) {
        socket.say(&ToServer::Lobby).await;
        let found = socket
            .until(|message| match message {
                ToClient::Lobby { lobby } => lobby.invitations.into_iter().next(),
                _ => None,
            })
            .await;
        assert_eq!(found.id, made.id);
        let invited: Invited = guest.join(&found).await.read();
        let is_last = guest.player == guests[seats - 1].player;
        assert_eq!(matches!(invited, Invited::Began { .. }), is_last);
    }
    let mut game = None;
    for socket in &mut sockets {
        let told = socket.until(|message| match message {
            ToClient::Began { game } => Some(game),
            _ => None,
        });
        game = Some(told.await);
    }
    let game = game.expect("it has begun");
    let mut views: Vec<View> = Vec::new();
    for socket in &mut sockets {
        views.push(socket.watch(&game).await);
    }
    let mut looked_on = spectator.watch(&game).await;

    // Chance has decided who sits where.
    let players = guests[0].snapshot(&game).await.players;
    let players = players.into_iter().flatten();
    let places: Vec<_> = players
        .map(|player| guests.iter().position(|guest| guest.player == player))
        .map(|place| place.expect("one of the guests"))
        .collect();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
    for number in 0.. {
        let Some(seat) = views[0].to_move() else {
            break;
        };
        let place = places[seat.index()];
        let command = views[place].some_move(random.random_range(0..usize::MAX));
        let key = format!("move {number}");
        let done = sockets[place]
            .command(&mut views[place], &key, &command)
            .await;
        assert_eq!(done, Ok(()), "{command:?}");
        let count = views[place].session.events().len();
        for (socket, view) in sockets.iter_mut().zip(&mut views) {
            socket.follow(view, count).await;
        }
    }
    let count = views[0].session.events().len();
    spectator.follow(&mut looked_on, count).await;
    let ending = views[0].session.state().ending();
    assert!(ending.is_some());
    let record = guests[0].get(&format!("/api/games/{game}/record")).await;
    for (guest, view) in guests.iter().zip(&views) {
        assert!(view.session == looked_on.session, "all see the same");
        let again = View::from(guest.snapshot(&game).await);
        assert!(again.session == view.session);
        let listed: Vec<GameSummary> = guest.get("/api/games").await.read();
        let [only] = &*listed else {
            panic!("{listed:?}")
        };
        assert_eq!(only.id, game);
        assert!(matches!(only.progress, Progress::Over { .. }), "{only:?}");
        assert!(record.body.contains(guest.player.name.as_str()));
    }
    // Nothing can happen any more.
    let over = guests[0].command(&game, "late", &Command::Resign).await;
    assert_eq!(over.problem(), "409 game-is-over");
    hall.close().await;
}

macro_rules! whole_games {
    ($($name:ident: $id:literal,)*) => {$(
        #[tokio::test]
        async fn $name() {
            play_whole($id).await;
        }
    )*

        #[test]
        fn every_game_is_played() {
            let ids: Vec<_> = catalog::RELEASED.iter().map(|info| info.id).collect();
            assert_eq!(ids, [$($id),*]);
        }
    };
}

whole_games! {
    herooj_is_played_to_the_end: "herooj",
    master_herooj_is_played_to_the_end: "master-herooj",
    rooya_is_played_to_the_end: "rooya",
    sparta_is_played_to_the_end: "sparta",
    heroes_is_played_to_the_end: "heroes",
    evo_is_played_to_the_end: "evo",
    evo4_is_played_to_the_end: "evo4",
}

#[tokio::test]
async fn engines_take_empty_seats_of_a_table_for_four() {
    let hall = Hall::open().await;
    let (ana, ben) = (
        Guest::new(&hall, "Ana").await,
        Guest::new(&hall, "Ben").await,
    );
    let made = ana.invite_one(&to("evo4", "none")).await;
    assert!(matches!(
        ben.join(&made).await.read(),
        Invited::Waiting { .. }
    ));
    let start = format!("POST /api/invitations/{}/start", made.id);
    let levels = |levels: &[u8]| serde_json::json!({ "levels": levels });
    let refused = ben.ask(&start, levels(&[1, 2])).await;
    assert_eq!(refused.problem(), "403 not-your-invitation");
    for wrong in [&[] as &[u8], &[1], &[1, 2, 3]] {
        let refused = ana.ask(&start, levels(wrong)).await;
        assert_eq!(refused.problem(), "409 bad-levels");
    }
    let game = begun(&ana.ask(&start, levels(&[1, 2])).await);
    let terms = ana.snapshot(&game).await.terms;
    let seats = [
        Occupant::Person { name: None },
        Occupant::Person { name: None },
        Occupant::level(1),
        Occupant::level(2),
    ];
    assert_eq!(terms.seats, seats);

    let (mut first, mut second) = (ana.connect().await, ben.connect().await);
    let mut view = first.watch(&game).await;
    let mut other = second.watch(&game).await;
    for round in 0..3 {
        let number = format!("{round}");
        let command = view.some_move(round);
        let done = first.command(&mut view, &number, &command).await;
        assert_eq!(done, Ok(()));
        second.follow(&mut other, view.session.events().len()).await;
        let command = other.some_move(round);
        let done = second.command(&mut other, &number, &command).await;
        assert_eq!(done, Ok(()));
        // The engines move by themselves.
        first.follow(&mut view, 4 * (round + 1)).await;
        second.follow(&mut other, 4 * (round + 1)).await;
    }
    assert!(view.session == other.session);
    hall.close().await;
}

/// What an engine plays who is asked by nobody's server.
fn chosen(resources: &Resources, options: &str, game: &dyn AnyGame) -> String {
    let options = options.parse().expect("options");
    let engine = ludejo_engine::engine(game.info().id, &options, resources);
    let thought = engine
        .expect("an engine")
        .think(game, &Limits::nodes(1_000_000), &mut |_| {});
    thought.expect("a game that goes on").action().to_owned()
}

#[tokio::test]
async fn the_computer_plays_by_the_networks_as_it_does_elsewhere() {
    const LEVEL: u8 = 3;
    let mut resources = Resources::default();
    for (name, bytes) in ludejo_networks::all() {
        resources.add(name, bytes.into()).expect(name);
    }
    let settings = Settings {
        resources: resources.clone(),
        ..settings()
    };
    let hall = Hall::with(settings).await;
    for (name, _) in ludejo_networks::all() {
        let guest = Guest::new(&hall, "Ana").await;
        let id = name.trim_end_matches(".network");
        let seats = catalog::info(id).expect("a game").seats.len();
        let new = NewInvitation {
            engines: vec![LEVEL; seats - 1],
            ..to(id, "none")
        };
        let Invited::Began { game } = guest.invite(&new).await else {
            panic!("nobody else is wanted");
        };
        let mut socket = guest.connect().await;
        let mut view = socket.watch(&game).await;
        let mut compared = 0;
        while compared < 6 {
            let state = view.session.state();
            assert!(state.ending().is_none(), "{name}");
            let (before, count) = (state.game().boxed(), view.session.events().len());
            if before.to_move() == Seat::FIRST {
                let command = view.some_move(count);
                let key = format!("{count}");
                let done = socket.command(&mut view, &key, &command).await;
                assert_eq!(done, Ok(()));
                continue;
            }
            socket.follow(&mut view, count + 1).await;
            let options = format!("level={LEVEL},seed={}", game.seed());
            let expected = chosen(&resources, &options, &*before);
            let history = view.session.state().game().history();
            assert_eq!(history[before.history().len()], expected, "{name}");
            compared += 1;
        }
    }
    hall.close().await;
}
