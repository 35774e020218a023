//! Serves the browser app.
//!
//! [`Assets`] are the files of the app, those in the program or those of a folder. [`router`]
//! answers requests for them, with the headers that browsers are to protect the app with. A
//! [`Server`] listens at an address and lets the router answer until it is told to end, within
//! [`Limits`] that slow clients cannot exhaust.
//!
//! ```no_run
//! use ludejo_server::{Assets, Server, router};
//!
//! let assets = Assets::embedded()?;
//! let server = Server::bind(([127, 0, 0, 1], 0).into(), router(assets))?;
//! println!("http://{}/", server.address()?);
//! server.run();
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod app;
mod assets;
mod connections;
mod headers;
mod server;
mod signals;
pub mod store;

use std::sync::Arc;

use axum::routing::get;
use axum::{Router, middleware};

pub use assets::{Assets, AssetsError};
pub use connections::{Limits, serve};
pub use server::Server;

/// What answers every request: the files of the app, and its page wherever the app itself knows
/// what to show.
pub fn router(assets: Assets) -> Router {
    let app = get(app::answer).with_state(Arc::new(assets));
    Router::new()
        .fallback(app)
        .layer(middleware::from_fn(headers::add))
}
