//! Serves the browser app, and lets people play each other.
//!
//! [`Assets`] are the files of the app, those in the program or those of a folder. [`router`]
//! answers requests for them, with the headers that browsers are to protect the app with;
//! [`online`] also answers those of online play, which a [`House`] sees to. A [`Server`] listens at
//! an address and lets the router answer until it is told to end, within [`Limits`] that slow
//! clients cannot exhaust.
//!
//! ```no_run
//! use ludejo_server::{Assets, Server, router};
//!
//! let assets = Assets::embedded()?;
//! let server = Server::bind(([127, 0, 0, 1], 0).into())?;
//! println!("http://{}/", server.address()?);
//! server.run(router(assets));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod admin;
mod api;
mod app;
mod assets;
mod connections;
mod error;
mod fresh;
mod headers;
mod house;
mod log;
mod moment;
mod server;
mod signals;
mod socket;
pub mod store;

use std::sync::Arc;

use axum::routing::get;
use axum::{Router, middleware};

pub use assets::{Assets, AssetsError};
pub use connections::{Limits, serve};
pub use house::{Duties, House, Settings};
pub use server::Server;

/// What answers every request: the files of the app, and its page wherever the app itself knows
/// what to show.
pub fn router(assets: Assets) -> Router {
    complete(Router::new(), assets)
}

/// The same with online play.
pub fn online(assets: Assets, house: Arc<House>) -> Router {
    complete(api::router(house), assets)
}

fn complete(router: Router, assets: Assets) -> Router {
    let app = get(app::answer).with_state(Arc::new(assets));
    router
        .merge(api::nothing())
        .fallback(app)
        .layer(middleware::from_fn(headers::add))
}
