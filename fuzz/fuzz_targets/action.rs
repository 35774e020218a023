//! `GAME ACTION`: any text is an action written as it was read, or none; and either is answered.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::{AnyGame, Pick, Play, Tabletop};

struct Read<'a>(&'a str);

impl Visitor for Read<'_> {
    type Out = ();

    fn visit<G: Tabletop>(self) {
        if let Ok(action) = self.0.parse::<G::Action>() {
            assert_eq!(action.to_string(), self.0);
        }
        let picks: String = Pick::split(self.0).iter().map(Pick::text).collect();
        assert_eq!(picks, self.0);
        let play = Play::<G>::default();
        let is_legal = play.legal().iter().any(|legal| legal == self.0);
        assert_eq!(play.explain(self.0).is_ok(), is_legal);
        let partial = play.partial(self.0);
        assert_eq!(partial.is_ok_and(|partial| partial.complete), is_legal);
    }
}

fuzz_target!(|text: &str| {
    if let Some((game, action)) = text.split_once(' ') {
        catalog::visit(game, Read(action));
    }
});
