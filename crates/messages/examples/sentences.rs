//! Why a move is refused, in every language: `cargo run --example sentences`.

use ludejo_messages::{Language, sentence_in};
use ludejo_rules::catalog;

fn main() {
    let game = catalog::start("herooj").expect("a game of the catalog");
    let refusal = game.explain("b2b8").expect_err("nobody can move so far");
    for language in Language::ALL {
        println!("{}", sentence_in(language, &refusal.message));
    }
}
