//! What a store promises, tried on both databases.

mod behaviour;
pub(crate) mod cluster;
mod damage;
mod postgres;
mod sqlite;
mod table;
