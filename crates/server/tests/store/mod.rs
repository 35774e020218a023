//! What a store promises, tried on both databases.

mod behaviour;
mod sqlite;
mod table;
