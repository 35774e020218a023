//! Le Rooya, rule by rule.

mod actions;
mod positions;
mod refusals;
mod setup;
mod show;
