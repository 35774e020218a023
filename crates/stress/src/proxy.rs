//! A bad network: connections that go through here are slow, stand still, or are lost.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use anyhow::Result;
use rand::RngExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// What the network is like, from now on.
#[derive(Debug, Default)]
pub struct Weather {
    slowest: AtomicU64,
    longest: watch::Sender<Duration>,
    stands_still: AtomicBool,
    cuts: AtomicU64,
}

impl Weather {
    /// Whatever comes through takes no longer than this.
    pub fn delay(&self, slowest: Duration) {
        self.slowest.store(slowest.as_millis() as u64, Relaxed);
    }

    /// Connections last no longer than this from now on; for ever, if it is nothing.
    pub fn cut(&self, longest: Duration) {
        self.longest.send_replace(longest);
    }

    /// Nothing comes through, or it does again.
    pub fn stand_still(&self, stands_still: bool) {
        self.stands_still.store(stands_still, Relaxed);
    }

    /// How many connections were cut.
    pub fn cuts(&self) -> u64 {
        self.cuts.load(Relaxed)
    }
}

/// A port behind which there is another one, and a bad network in between.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    weather: Arc<Weather>,
    task: JoinHandle<()>,
}

impl Proxy {
    /// Carries everything to another port.
    ///
    /// # Errors
    /// If there is no port.
    pub async fn to(there: SocketAddr) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let weather = Arc::new(Weather::default());
        let carried = Arc::clone(&weather);
        let task = tokio::spawn(async move {
            while let Ok((here, _)) = listener.accept().await {
                tokio::spawn(carry(here, there, Arc::clone(&carried)));
            }
        });
        Ok(Self {
            address,
            weather,
            task,
        })
    }

    /// Where to connect.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// What the network is like.
    #[must_use]
    pub fn weather(&self) -> &Weather {
        &self.weather
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Carries one connection until one of the two ends it, or it is cut.
async fn carry(here: TcpStream, there: SocketAddr, weather: Arc<Weather>) {
    let Ok(there) = TcpStream::connect(there).await else {
        return;
    };
    let (from_here, to_here) = here.into_split();
    let (from_there, to_there) = there.into_split();
    let mut forth = pin!(pass(from_here, to_there, &weather));
    let mut back = pin!(pass(from_there, to_here, &weather));
    let mut changes = weather.longest.subscribe();
    loop {
        let longest = *changes.borrow_and_update();
        let life = longest.mul_f64(rand::rng().random());
        tokio::select! {
            () = &mut forth => return,
            () = &mut back => return,
            () = sleep(life), if !longest.is_zero() => {
                weather.cuts.fetch_add(1, Relaxed);
                return;
            }
            _ = changes.changed() => {}
        }
    }
}

/// Passes on what comes, in order and late, until nothing more does.
async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, weather: &Weather) {
    let mut buffer = vec![0; 4_096];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        let slowest = weather.slowest.load(Relaxed);
        if slowest > 0 {
            let wait = rand::rng().random_range(0..=slowest);
            sleep(Duration::from_millis(wait)).await;
        }
        while weather.stands_still.load(Relaxed) {
            sleep(Duration::from_millis(10)).await;
        }
        if to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
    }
}
