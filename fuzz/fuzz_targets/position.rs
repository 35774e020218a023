//! `GAME LINE`: whatever is accepted as a position is written as it was read and can be played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::{AnyGame, Play, Tabletop};

struct Read<'a>(&'a str);

impl Visitor for Read<'_> {
    type Out = ();

    fn visit<G: Tabletop>(self) {
        let Ok(position) = self.0.parse::<G>() else {
            return;
        };
        assert_eq!(position.to_string(), self.0);
        assert_eq!(position.key(), position.full_key());
        let actions = position.actions();
        assert_eq!(actions.as_ref().is_empty(), position.outcome().is_some());
        assert_eq!(position.count_actions() as usize, actions.as_ref().len());
        for &action in actions.as_ref() {
            let mut scene = position.scene();
            for effect in position.effects(action) {
                scene.apply(&effect);
            }
            let after = position.after(action);
            assert_eq!(after.key(), after.full_key());
            assert_eq!(after.scene(), scene);
            assert_eq!(after.to_string().parse::<G>().as_ref(), Ok(&after));
        }
        assert_eq!(Play::from_position(position).line(), self.0);
    }
}

fuzz_target!(|text: &str| {
    if let Some((game, line)) = text.split_once(' ') {
        catalog::visit(game, Read(line));
    }
});
