//! What every game of the catalog must hold, over positions reached by random play.
//!
//! `LUDEJO_POSITIONS` is the number of positions for each game and check, `LUDEJO_GAMES` the games
//! that are looked at (all unless set).

use crate::kit::{
    actions, effects, encode, finished, games, lines, picks, refusals, selection, symmetries, turns,
};
use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::{Encode, Tabletop};

/// Tests that run a generic check on every game of the catalog.
macro_rules! every_game {
    ($($test:ident: $noun:ident::$check:ident,)*) => {$(
        #[test]
        fn $test() {
            struct Check;
            impl Visitor for Check {
                type Out = ();
                fn visit<G: Tabletop + Encode>(self) {
                    $noun::$check::<G>();
                }
            }
            for info in selection::games() {
                catalog::visit(info.id, Check).expect("a game of the catalog");
            }
        }
    )*};
}

every_game! {
    generated_actions_are_accepted: actions::alike,
    actions_are_drawn_evenly: actions::drawn_evenly,
    positions_round_trip_through_text: lines::round_trip,
    positions_are_told_apart: lines::tell_apart,
    one_piece_changed_makes_another_key: lines::change_one_piece,
    transpositions_have_equal_keys: lines::transpose,
    symmetric_positions_have_symmetric_actions: symmetries::hold,
    actions_have_numbers: encode::number_actions,
    positions_have_planes: encode::show_positions,
    every_seat_sees_the_start_alike: encode::look_alike,
    symmetries_are_permutations: encode::permute,
    effects_rebuild_the_scene: effects::rebuild,
    picks_lead_to_all_actions: picks::lead_to_all_actions,
    refusals_explain: refusals::explain,
    random_games_end: games::end,
    finished_games_refuse_everything: finished::refuse,
    playouts_go_to_the_end: games::play_out,
    turns_are_passed: turns::pass,
}
