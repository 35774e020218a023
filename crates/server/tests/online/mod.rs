//! Online play, as clients see it.

mod api;
mod games;
mod guest;
mod hall;
mod health;
mod invitations;
mod nodes;
mod noise;
mod rates;
mod restart;
mod rights;
mod sockets;
mod tables;
