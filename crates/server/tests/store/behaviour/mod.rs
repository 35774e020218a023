//! One suite for all stores. Each test gets two of them on one database, as two servers have.

pub(super) mod chat;
pub(super) mod database;
pub(super) mod games;
pub(super) mod invitations;
pub(super) mod players;
pub(super) mod servers;
pub(super) mod writers;

use std::sync::Arc;
use std::time::Duration;

use ludejo_server::store::{Change, KeptInvitation, Store};
use ludejo_session::TimeControl;
use ludejo_wire::{Invitation, InvitationId, Place, Player};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

use super::table::BEGUN;

/// Two servers' stores.
pub(super) type Two = [Arc<dyn Store>; 2];

/// Every test of the suite, on a database of its own.
macro_rules! all_behaviours {
    ($two:path) => {
        all_behaviours! { $two;
            players {
                players_are_found_by_secret_and_id
                players_are_called_by_their_names_of_today
                a_forgotten_player_leaves_games_behind
                blocks_count_both_ways_and_end
            }
            games {
                a_game_is_kept_as_it_is_played
                events_are_read_from_any_number_on
                a_game_is_followed_by_one_other
                games_are_listed_for_their_players
                games_with_engines_are_counted
                listed_games_that_go_on_are_shown
                games_are_due_when_time_runs_out_or_an_engine_is_awaited
                games_with_clocks_are_known
                all_games_are_walked_through
            }
            writers {
                of_two_writers_of_one_number_one_wins
                many_writers_lose_nothing
                a_command_counts_once
                a_write_that_fails_takes_no_other_with_it
            }
            invitations {
                invitations_are_changed_by_one_at_a_time
                the_lobby_has_what_can_be_joined
                players_find_their_invitations
                an_invitation_leads_to_one_game
                old_invitations_are_removed
            }
            chat {
                chat_is_numbered_and_counts_once
                much_is_said_at_once
            }
            servers {
                servers_are_alive
                changes_are_heard_everywhere
            }
            database {
                texts_stay_as_they_are
                what_there_is_is_counted
                everything_adds_up
                what_is_being_played_adds_up
            }
        }
    };
    ($two:path; $($noun:ident { $($name:ident)* })*) => {
        $($(
            #[tokio::test]
            async fn $name() {
                let Some((_ground, two)) = $two().await else {
                    return;
                };
                $crate::store::behaviour::$noun::$name(two).await;
            }
        )*)*
    };
}
pub(super) use all_behaviours;

const GROUP: &str = "a request";

/// An invitation of one player that anybody may join.
fn invitation(id: &str, by: &Player) -> KeptInvitation {
    KeptInvitation {
        invitation: Invitation {
            id: InvitationId(id.to_owned()),
            game: "herooj".to_owned(),
            start: None,
            control: TimeControl::Unlimited,
            by: by.clone(),
            places: vec![Place::Taken { player: by.clone() }, Place::Open],
            by_lot: false,
            listed: true,
            made: BEGUN,
            rematch_of: None,
            declined_by: None,
            began: None,
        },
        group: GROUP.to_owned(),
        version: 0,
    }
}

fn ids(kept: Vec<KeptInvitation>) -> Vec<String> {
    kept.into_iter().map(|kept| kept.invitation.id.0).collect()
}

/// Waits until something is told, and skips what else is.
pub(super) async fn hear(changes: &mut Receiver<Change>, awaited: &Change) {
    // Whether events themselves are told, or only how many there are, makes no difference.
    let counted = |change| match change {
        Change::Game(id, from, events) => Change::Game(id, from + events.len() as u32, Vec::new()),
        change => change,
    };
    let heard = async { while counted(changes.recv().await.expect("it goes on")) != *awaited {} };
    let heard = timeout(Duration::from_secs(20), heard).await;
    heard.unwrap_or_else(|_| panic!("{awaited:?} was not told"));
}
