//! How slow a client's network is.

use std::time::Instant;

use ludejo_session::Millis;

use crate::moment::millis;

/// How many round trips are remembered.
const REMEMBERED: usize = 5;

/// How many pings can be unanswered before the client is taken for gone.
const UNANSWERED: u32 = 4;

/// The round trips of pings over one connection.
#[derive(Debug, Default)]
pub(super) struct Trips {
    /// The last ones, in milliseconds.
    last: Vec<Millis>,
    /// The ping that is under way, and since when.
    ping: Option<(u32, Instant)>,
    count: u32,
    unanswered: u32,
}

impl Trips {
    /// The number of the next ping; nothing if the client has not answered for long.
    pub(super) fn ping(&mut self) -> Option<u32> {
        if self.unanswered >= UNANSWERED {
            return None;
        }
        self.count = self.count.wrapping_add(1);
        self.unanswered += 1;
        self.ping = Some((self.count, Instant::now()));
        Some(self.count)
    }

    /// A ping was answered: whether it was the last one. An older one doesn't count, and none counts
    /// twice.
    pub(super) fn pong(&mut self, number: u32) -> bool {
        self.unanswered = 0;
        let Some((_, since)) = self.ping.take_if(|(sent, _)| *sent == number) else {
            return false;
        };
        if self.last.len() == REMEMBERED {
            self.last.remove(0);
        }
        self.last.push(millis(since.elapsed()));
        true
    }

    /// How long a message takes from the client: half of the shortest round trip. A client that
    /// answers late, to gain time, would have to be late each time.
    pub(super) fn one_way(&self) -> Millis {
        self.last.iter().min().map_or(0, |trip| trip / 2)
    }
}

#[cfg(test)]
mod tests {
    use std::thread::sleep;
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_shortest_of_the_last_trips_counts() {
        let mut trips = Trips::default();
        assert_eq!(trips.one_way(), 0, "nothing is known");
        for pause in [40, 4, 20, 20, 20] {
            let number = trips.ping().expect("the client answers");
            sleep(Duration::from_millis(pause));
            assert!(trips.pong(number));
            assert!(!trips.pong(number), "once is enough");
        }
        assert!((2..10).contains(&trips.one_way()), "{trips:?}");
        for _ in 0..4 {
            let number = trips.ping().expect("the client answers");
            sleep(Duration::from_millis(20));
            trips.pong(number);
        }
        assert!(
            trips.one_way() >= 10,
            "what was long ago is forgotten: {trips:?}"
        );
    }

    #[test]
    fn who_does_not_answer_is_gone() {
        let mut trips = Trips::default();
        for number in 1..=UNANSWERED {
            assert_eq!(trips.ping(), Some(number));
        }
        assert_eq!(trips.ping(), None);
        assert!(!trips.pong(1));
        assert!(trips.last.is_empty(), "it was answered too late to measure");
        assert!(trips.ping().is_some(), "but it was answered");
    }
}
