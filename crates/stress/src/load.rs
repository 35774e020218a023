//! The load test: many games, many watchers, and how long a move takes from one player to the other.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use futures_util::stream::{self, StreamExt, TryStreamExt};
use ludejo_rules::catalog;
use ludejo_server::store::Place;
use ludejo_session::{Command as Wish, TimeControl};
use ludejo_wire::{GameId, NewCommand, Secret, ToServer, VERSION};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::crowd::{self, Arrival, Counts, Ear};
use crate::pace::{Manners, Pace};
use crate::player::Player;
use crate::postgres::Postgres;
use crate::process::{children, computed, memory};
use crate::server::{Server, verify};

/// How many connections are made at a time.
const AT_ONCE: usize = 64;

/// How long the load goes on before anything is measured.
const WARMING: Duration = Duration::from_secs(3);

/// How long nothing may arrive.
const PATIENCE: Duration = Duration::from_secs(20);

/// The game that is played: the same moves in all of them, since the rules are not what is measured.
const GAME: &str = "herooj";

/// An hour for everybody, so that clocks run.
const CONTROL: TimeControl = TimeControl::Increment {
    base: 3_600_000,
    increment: 10_000,
};

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program to be tested.
    pub program: PathBuf,
    /// How many servers there are.
    pub nodes: usize,
    /// Whether they use PostgreSQL.
    pub on_postgres: bool,
    /// Whether both players of a game come to the same server, as far as that is possible. Otherwise
    /// they never do.
    pub together: bool,
    /// How many games are played at a time. There are as many players, each of them in two games.
    pub games: usize,
    /// How many watchers there are, spread over the games.
    pub watchers: usize,
    /// How many moves are made in a second; as many as possible, if nobody says.
    pub rate: Option<f64>,
    /// For how long.
    pub time: Duration,
}

impl Plan {
    /// Which of so many servers a player comes to, or one of the watchers, who are counted after them.
    /// Each player has a game with the next one.
    fn server_of(&self, number: usize, servers: usize) -> usize {
        match self.together && number < self.games {
            true => number * servers / self.games,
            false => number % servers,
        }
    }
}

/// What was measured in a while.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// How many moves were made in a second.
    pub rate: f64,
    /// How long each took from the player to the other one, in microseconds, the shortest first.
    pub took: Vec<u32>,
    /// The p99 of each second, in microseconds, the shortest first.
    pub seconds: Vec<u32>,
    /// The processor time of the servers for each move, in milliseconds.
    pub computed: f64,
    /// The same of the database, if it is not part of the servers.
    pub database: Option<f64>,
    /// The statements for each move, if somebody counts them.
    pub statements: Option<f64>,
    /// How many times each move was told.
    pub told: f64,
}

impl Measured {
    /// So many of a thousand moves took no longer than this, in milliseconds.
    #[must_use]
    pub fn quantile(&self, of_thousand: usize) -> f64 {
        f64::from(quantile(&self.took, of_thousand)) / 1_000.0
    }

    /// The p99 of the median second, in milliseconds: what stalls of the machine don't change.
    #[must_use]
    pub fn usual(&self) -> f64 {
        f64::from(quantile(&self.seconds, 500)) / 1_000.0
    }
}

/// What so many of a thousand don't exceed.
fn quantile(sorted: &[u32], of_thousand: usize) -> u32 {
    let place = (sorted.len() * of_thousand).div_ceil(1_000);
    sorted.get(place.saturating_sub(1)).copied().unwrap_or(0)
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:.0} moves/s, each told {:.1} times: p50 {:.1} ms, p99 {:.1} ms ({:.1} ms in the median second), \
             p99.9 {:.1} ms; {:.2} ms of processor time a move",
            self.rate,
            self.told,
            self.quantile(500),
            self.quantile(990),
            self.usual(),
            self.quantile(999),
            self.computed
        )?;
        if let Some(database) = self.database {
            write!(f, ", and {database:.2} ms of the database's")?;
        }
        if let Some(statements) = self.statements {
            write!(f, ", {statements:.1} statements a move")?;
        }
        Ok(())
    }
}

/// What has come of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// Whether as much was asked for as possible.
    pub is_most: bool,
    /// What was measured then.
    pub measured: Measured,
    /// The processor time of the servers when nobody moves, in milliseconds a second.
    pub idle: f64,
    /// The memory of the servers before anybody came, when everybody had, and at the end, in bytes.
    pub memory: [u64; 3],
    /// How many connections there were.
    pub connections: usize,
    /// What `ludejo admin verify` said.
    pub verified: Option<String>,
}

impl Report {
    /// Bytes of memory for each connection, the games included, when they have just begun.
    #[must_use]
    pub fn memory_each(&self) -> f64 {
        let [before, with, _] = self.memory;
        with.saturating_sub(before) as f64 / self.connections as f64
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [before, with, after] = self.memory.map(|bytes| bytes as f64 / 1e6);
        writeln!(
            f,
            "  memory: {before:.0} MB with nobody, {with:.0} MB with {} connections ({:.1} KB each), \
             {after:.0} MB at the end",
            self.connections,
            self.memory_each() / 1_000.0
        )?;
        writeln!(f, "  idle: {:.0} ms of processor time a second", self.idle)?;
        let load = if self.is_most { "at most" } else { "asked for" };
        writeln!(f, "  {load}: {}", self.measured)?;
        if let Some(verified) = &self.verified {
            writeln!(f, "  {verified}")?;
        }
        Ok(())
    }
}

/// What is loaded: processes, and what counts statements.
struct Subject<'a> {
    pids: Vec<u32>,
    database: Option<(&'a Postgres, String)>,
}

impl Subject<'_> {
    fn computed(&self) -> Result<Duration> {
        self.pids.iter().map(|pid| computed(*pid)).sum()
    }

    fn memory(&self) -> Result<u64> {
        self.pids.iter().map(|pid| memory(*pid)).sum()
    }

    fn database_computed(&self) -> Result<Duration> {
        let Some((postgres, _)) = &self.database else {
            return Ok(Duration::ZERO);
        };
        let pid = postgres.pid()?;
        let mut sum = computed(pid)?;
        for child in children(pid)? {
            // It may have ended meanwhile.
            sum += computed(child).unwrap_or_default();
        }
        Ok(sum)
    }

    async fn statements(&self) -> Result<u64> {
        let Some((postgres, name)) = &self.database else {
            return Ok(0);
        };
        let sql = "SELECT coalesce(sum(calls), 0)::bigint FROM pg_stat_statements \
                   WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())";
        let count = postgres.ask(name, sql).await?.context("nobody counts")?;
        Ok(count.parse()?)
    }
}

/// A game as the load generator has it.
struct Game {
    /// What each seat's connection says.
    says: [UnboundedSender<String>; 2],
    id: String,
    plies: usize,
    sent: Option<Instant>,
}

/// Games that are played.
struct Field {
    games: Vec<Game>,
    ready: VecDeque<usize>,
    in_flight: usize,
    arrivals: UnboundedReceiver<Arrival>,
    counts: Arc<Counts>,
    /// What is said to make the next move.
    moves: fn(&str, &str, usize) -> String,
    script: Vec<String>,
    /// They say nothing, but stay.
    _watchers: Vec<UnboundedSender<String>>,
}

/// How it went.
struct Played {
    rate: f64,
    took: Vec<u32>,
    seconds: Vec<u32>,
}

/// How fast moves are made.
#[derive(Clone, Copy)]
enum Speed {
    /// So many a second.
    Rate(f64),
    /// As fast as possible, so many at a time.
    AtOnce(usize),
}

impl Field {
    /// Makes moves for a while: how long they took.
    async fn play(&mut self, speed: Speed, time: Duration) -> Result<Played> {
        let mut ticks = interval(Duration::from_millis(1));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
        let begun = Instant::now();
        let (mut made, mut took) = (0_usize, Vec::new());
        let mut seconds = vec![Vec::new(); time.as_secs() as usize];
        let mut last = begun;
        while begun.elapsed() < time || self.in_flight > 0 {
            tokio::select! {
                arrival = self.arrivals.recv() => {
                    let arrival = arrival.context("all connections are lost")?;
                    last = arrival.at;
                    if let Some(one) = self.arrive(arrival) {
                        took.push(one);
                        let second = (last - begun).as_secs() as usize;
                        if let Some(second) = seconds.get_mut(second) {
                            second.push(one);
                        }
                    }
                }
                _ = ticks.tick() => {}
            }
            let refused = self.counts.refused.load(Relaxed);
            let refusal = self.counts.refusal.get().map_or("", String::as_str);
            ensure!(refused == 0, "{refused} messages were refused: {refusal}");
            let lost = self.counts.lost.load(Relaxed);
            ensure!(lost == 0, "{lost} connections were lost");
            ensure!(last.elapsed() < PATIENCE, "nothing arrives any more");
            if begun.elapsed() >= time {
                continue;
            }
            let due = match speed {
                Speed::Rate(rate) => (begun.elapsed().as_secs_f64() * rate) as usize - made,
                Speed::AtOnce(count) => count.saturating_sub(self.in_flight),
            };
            for _ in 0..due {
                // All games may be in flight; what was due is made up for.
                let Some(game) = self.ready.pop_front() else {
                    break;
                };
                self.send(game)?;
                made += 1;
            }
        }
        let lasted = (last - begun).max(time).as_secs_f64();
        took.sort_unstable();
        let p99 = seconds.iter_mut().map(|second| {
            second.sort_unstable();
            quantile(second, 990)
        });
        let mut seconds: Vec<_> = p99.collect();
        seconds.sort_unstable();
        Ok(Played {
            rate: took.len() as f64 / lasted,
            took,
            seconds,
        })
    }

    fn send(&mut self, number: usize) -> Result<()> {
        let game = &mut self.games[number];
        let Some(action) = self.script.get(game.plies) else {
            bail!("a game has come to its end: make fewer moves")
        };
        let text = (self.moves)(&game.id, action, game.plies);
        game.sent = Some(Instant::now());
        self.in_flight += 1;
        let said = game.says[game.plies % 2].send(text);
        said.ok().context("a connection is lost")
    }

    fn arrive(&mut self, arrival: Arrival) -> Option<u32> {
        let game = &mut self.games[arrival.game];
        // The mover hears of it, too.
        if arrival.seat == game.plies % 2 {
            return None;
        }
        let took = arrival.at - game.sent.take()?;
        game.plies += 1;
        self.in_flight -= 1;
        self.ready.push_back(arrival.game);
        Some(took.as_micros() as u32)
    }
}

/// Plays at some speed, and measures.
async fn measure(
    field: &mut Field,
    subject: &Subject<'_>,
    speed: Speed,
    time: Duration,
) -> Result<Measured> {
    field.play(speed, WARMING).await?;
    let told = field.counts.told.load(Relaxed);
    let computed = subject.computed()?;
    let database = subject.database_computed()?;
    let statements = subject.statements().await?;
    let played = field.play(speed, time).await?;
    let moves = played.took.len() as f64;
    let each = |time: Duration| 1_000.0 * time.as_secs_f64() / moves;
    let has_database = subject.database.is_some();
    Ok(Measured {
        rate: played.rate,
        computed: each(subject.computed()? - computed),
        database: has_database.then_some(each(subject.database_computed()? - database)),
        statements: match has_database {
            true => Some((subject.statements().await? - statements) as f64 / moves),
            false => None,
        },
        told: (field.counts.told.load(Relaxed) - told) as f64 / moves,
        took: played.took,
        seconds: played.seconds,
    })
}

/// Everything that was measured of one server, or several.
async fn measure_all(
    plan: &Plan,
    field: &mut Field,
    subject: &Subject<'_>,
    before: u64,
    connections: usize,
) -> Result<Report> {
    sleep(Duration::from_secs(2)).await;
    let computed = subject.computed()?;
    sleep(Duration::from_secs(10)).await;
    let idle = (subject.computed()? - computed).as_secs_f64() * 100.0;
    let with = subject.memory()?;
    let speed = plan
        .rate
        .map_or(Speed::AtOnce(plan.games.div_ceil(4)), Speed::Rate);
    let measured = measure(field, subject, speed, plan.time).await?;
    Ok(Report {
        is_most: plan.rate.is_none(),
        measured,
        idle,
        memory: [before, with, subject.memory()?],
        connections,
        verified: None,
    })
}

/// Loads Ludejo.
///
/// # Errors
/// If something can't be run, is refused, or lost.
pub async fn ludejo(plan: &Plan) -> Result<Report> {
    let folder = TempDir::with_prefix("ludejo-stress-")?;
    let postgres = match plan.on_postgres {
        true => Some(Postgres::new().await?),
        false => None,
    };
    let (place, database) = match &postgres {
        None => (Place::Folder(folder.path().join("data")), None),
        Some(postgres) => {
            let name = postgres.database().await?;
            let extension = "CREATE EXTENSION pg_stat_statements";
            postgres.ask(&name, extension).await?;
            let place = Place::Postgres(postgres.url(&name));
            (place, Some((postgres, name)))
        }
    };
    let mut servers = Vec::new();
    for number in 0..plan.nodes {
        let own = folder.path().join(number.to_string());
        let mut server = Server::new(&plan.program, own, &place)?;
        server.set_no_limits();
        server.run().await?;
        servers.push(server);
    }
    let pids = servers.iter().map(Server::pid).collect::<Result<_>>()?;
    let subject = Subject { pids, database };
    let before = subject.memory()?;
    let addresses: Vec<_> = servers.iter().map(Server::address).collect();
    let (players, games) = begin_games(plan.games, &addresses).await?;
    let hello = |secret: Option<&str>| ToServer::Hello {
        version: VERSION,
        secret: secret.map(|secret| Secret(secret.to_owned())),
    };
    let watch = |number: usize| ToServer::Watch {
        game: games[number].clone(),
        from: 0,
        chat: 0,
    };
    let ids = games.iter().map(|game| game.0.clone()).collect();
    let say = |message: &ToServer| serde_json::to_string(message).unwrap_or_default();
    let players = players.iter();
    let seated = players.map(|player| vec![say(&hello(Some(&player.secret)))]);
    let first = Firsts {
        players: seated.collect(),
        watcher: vec![say(&hello(None))],
        game: (0..games.len()).map(|number| say(&watch(number))).collect(),
        are_answered: true,
    };
    let mut field = gather(plan, &addresses, ids, first, ludejo_move).await?;
    let connections = plan.games + plan.watchers;
    let mut report = measure_all(plan, &mut field, &subject, before, connections).await?;
    drop(field);
    report.verified = Some(verify(&plan.program, &place)?);
    Ok(report)
}

/// What Ludejo is told to make a move.
fn ludejo_move(game: &str, action: &str, plies: usize) -> String {
    let command = Wish::Move {
        action: action.to_owned(),
        ply: Some(plies),
        lag: 0,
    };
    let key = format!("m{plies}");
    let said = ToServer::Do {
        game: GameId(game.to_owned()),
        command: NewCommand { key, command },
    };
    serde_json::to_string(&said).unwrap_or_default()
}

/// Loads the echo server in the same way: this program, in a process of its own.
///
/// # Errors
/// If something can't be run, or is lost.
pub async fn echo(plan: &Plan) -> Result<Report> {
    let folder = TempDir::with_prefix("ludejo-stress-")?;
    let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let address = free.local_addr()?;
    drop(free);
    let child = Command::new(std::env::current_exe()?)
        .arg("echo")
        .arg(address.port().to_string())
        .arg(folder.path())
        .stdin(Stdio::null())
        .spawn()?;
    let child = Killed(child);
    while TcpStream::connect(address).await.is_err() {
        sleep(Duration::from_millis(20)).await;
    }
    let subject = Subject {
        pids: vec![child.0.id()],
        database: None,
    };
    let before = subject.memory()?;
    let ids: Vec<_> = (0..plan.games)
        .map(|game| format!("room{game:08}"))
        .collect();
    let first = Firsts {
        players: vec![Vec::new(); plan.games],
        watcher: Vec::new(),
        game: ids.iter().map(|id| format!("+{id}")).collect(),
        are_answered: false,
    };
    let mut field = gather(plan, &[address], ids, first, echo_move).await?;
    let connections = plan.games + plan.watchers;
    measure_all(plan, &mut field, &subject, before, connections).await
}

/// What the echo server is told: as long as what Ludejo tells of a move.
fn echo_move(room: &str, action: &str, plies: usize) -> String {
    format!(
        "{{\"say\":\"events\",\"game\":\"{room}\",\"from\":{plies},\"events\":[{{\"at\":1764000000000,\
         \"what\":\"moved\",\"seat\":0,\"action\":\"{action}\",\"lag\":1}}],\"now\":1764000000000}}"
    )
}

/// A process that is killed at the end.
struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Makes players and lets each begin a game with the next one.
async fn begin_games(count: usize, servers: &[SocketAddr]) -> Result<(Vec<Player>, Vec<GameId>)> {
    let manners = Manners {
        thinking: Duration::ZERO,
        double_one_of: 0,
    };
    let pace = Arc::new(Pace::new(servers.to_vec(), manners));
    let new = stream::iter(0..count).map(|_| Player::new(&pace));
    let players: Vec<_> = new.buffered(AT_ONCE).try_collect().await?;
    let begun = stream::iter(0..count).map(|number| {
        let (one, other) = (&players[number], &players[(number + 1) % count]);
        one.begin(other, GAME, CONTROL)
    });
    let games = begun.buffered(AT_ONCE).try_collect().await?;
    Ok((players, games))
}

/// What connections say first.
struct Firsts {
    /// The players.
    players: Vec<Vec<String>>,
    /// A watcher.
    watcher: Vec<String>,
    /// For each game, to hear of it.
    game: Vec<String>,
    /// Whether each is answered.
    are_answered: bool,
}

/// Connects everybody.
async fn gather(
    plan: &Plan,
    servers: &[SocketAddr],
    ids: Vec<String>,
    first: Firsts,
    moves: fn(&str, &str, usize) -> String,
) -> Result<Field> {
    let (arrived, arrivals) = unbounded_channel();
    let counts = Arc::new(Counts::default());
    let ear = |number: usize| {
        let games = plan.games;
        let (mut said, heard) = match first.players.get(number) {
            Some(said) => (
                said.clone(),
                vec![(number, 0), ((number + games - 1) % games, 1)],
            ),
            None => (first.watcher.clone(), vec![(number % games, 2)]),
        };
        said.extend(heard.iter().map(|(game, _)| first.game[*game].clone()));
        let seats = heard.into_iter().filter(|(_, seat)| *seat < 2);
        Ear {
            first: said,
            games: seats
                .map(|(game, seat)| (ids[game].clone(), (game, seat)))
                .collect::<HashMap<_, _>>(),
        }
    };
    let connected = stream::iter(0..plan.games + plan.watchers).map(|number| {
        let ear = ear(number);
        let server = servers[plan.server_of(number, servers.len())];
        let (arrived, counts) = (arrived.clone(), Arc::clone(&counts));
        let are_answered = first.are_answered;
        async move {
            let from: IpAddr = Ipv4Addr::from_bits((11 << 24) + number as u32).into();
            let mut socket = crowd::connect(server, from, &ear).await?;
            if are_answered {
                crowd::hear_answers(&mut socket, ear.first.len()).await?;
            }
            let (say, saying) = unbounded_channel();
            tokio::spawn(crowd::attend(socket, ear, saying, arrived, counts));
            anyhow::Ok(say)
        }
    });
    let says: Vec<_> = connected.buffered(AT_ONCE).try_collect().await?;
    let games = (0..plan.games).zip(ids).map(|(number, id)| Game {
        says: [number, (number + 1) % plan.games].map(|player| says[player].clone()),
        id,
        plies: 0,
        sent: None,
    });
    Ok(Field {
        games: games.collect(),
        ready: (0..plan.games).collect(),
        in_flight: 0,
        arrivals,
        counts,
        moves,
        script: script()?,
        _watchers: says,
    })
}

/// The moves of a long game.
fn script() -> Result<Vec<String>> {
    let mut longest = Vec::new();
    for seed in 0..2_000 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = catalog::start(GAME).context("there is no such game")?;
        let mut script = Vec::new();
        loop {
            let legal = game.legal();
            if legal.is_empty() {
                break;
            }
            let action = legal[random.random_range(0..legal.len())].clone();
            ensure!(game.play(&action).is_ok(), "a legal move was refused");
            script.push(action);
        }
        if script.len() > longest.len() {
            longest = script;
        }
    }
    Ok(longest)
}
