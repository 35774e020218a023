//! How often clients may ask for something.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use ludejo_wire::PlayerId;

use crate::error::Error;

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $address:expr, $player:expr;)*) => {
        /// What clients ask for.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Kind { $($(#[$doc])* $name,)* }

        impl Kind {
            const ALL: &[Self] = &[$(Self::$name,)*];

            /// How much of it one address can have, which many people may share, and one player.
            const fn rates(self) -> (Rate, Rate) {
                match self { $(Self::$name => ($address, $player),)* }
            }
        }
    };
}

/// So many at once, and then one more each time this many milliseconds have passed.
struct Rate(u32, u64);

kinds! {
    /// To become a player.
    Register = Rate(40, 10_000), Rate(40, 10_000);
    /// To invite others, or to join them.
    Invite = Rate(200, 300), Rate(30, 2_000);
    /// To say something.
    Chat = Rate(60, 300), Rate(10, 2_000);
    /// To do something in a game.
    Command = Rate(1_000, 5), Rate(80, 100);
    /// To connect.
    Socket = Rate(200, 100), Rate(40, 1_000);
    /// Anything.
    Ask = Rate(1_000, 10), Rate(300, 50);
}

/// Who asks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Who {
    Address(IpAddr),
    Player(PlayerId),
}

type Limiter = DefaultKeyedRateLimiter<Who>;

/// How often clients may ask for something.
pub(crate) struct Rates {
    clock: DefaultClock,
    /// For each kind, those of addresses and those of players; nothing if there are no limits.
    limiters: Vec<(Limiter, Limiter)>,
}

impl Rates {
    pub(crate) fn new(are_limited: bool) -> Self {
        let kinds = Kind::ALL.iter().filter(|_| are_limited);
        let limiters = kinds.map(|kind| {
            let (address, player) = kind.rates();
            (limiter(&address), limiter(&player))
        });
        Self {
            clock: DefaultClock::default(),
            limiters: limiters.collect(),
        }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// If it comes too soon.
    pub(crate) fn check(
        &self,
        kind: Kind,
        address: IpAddr,
        player: Option<&PlayerId>,
    ) -> Result<(), Error> {
        let Some((addresses, players)) = self.limiters.get(kind as usize) else {
            return Ok(());
        };
        if let Some(player) = player {
            self.count(players, &Who::Player(player.clone()))?;
        }
        self.count(addresses, &Who::Address(network(address)))
    }

    /// The same where the address is counted elsewhere.
    pub(crate) fn check_player(&self, kind: Kind, player: &PlayerId) -> Result<(), Error> {
        match self.limiters.get(kind as usize) {
            Some((_, players)) => self.count(players, &Who::Player(player.clone())),
            None => Ok(()),
        }
    }

    fn count(&self, limiter: &Limiter, who: &Who) -> Result<(), Error> {
        let checked = limiter.check_key(who);
        checked.map_err(|until| Error::TooOften(until.wait_time_from(self.clock.now())))
    }

    /// Forgets who has asked for nothing for long.
    pub(super) fn tidy(&self) {
        for (addresses, players) in &self.limiters {
            addresses.retain_recent();
            players.retain_recent();
        }
    }
}

fn limiter(&Rate(burst, every): &Rate) -> Limiter {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(Duration::from_millis(every));
    RateLimiter::keyed(quota.unwrap_or(Quota::per_second(burst)).allow_burst(burst))
}

/// Who has an address of IPv6 has all those that begin with the same 64 bits.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let bits = address.to_bits() & !u128::from(u64::MAX);
            Ipv6Addr::from_bits(bits).into()
        }
        address => address,
    }
}
