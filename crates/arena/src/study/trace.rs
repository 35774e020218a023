//! A game played again by its rules, for those who count what happens in it.

use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::{CellId, Effect, Info, Play, Scene, Tabletop};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// One in so many positions is looked at with everything that could be done there.
const SAMPLED: usize = 8;

/// A game with what each action caused.
#[derive(Clone, Debug)]
pub(super) struct Trace {
    /// What stood on the board before the first action.
    pub(super) start: Scene,
    /// The actions.
    pub(super) steps: Vec<Step>,
}

/// An action.
#[derive(Clone, Debug)]
pub(super) struct Step {
    /// The legal actions there were.
    pub(super) legal: u32,
    /// What it caused.
    pub(super) effects: Vec<Effect>,
    /// What each legal action would have caused, and its text; only of some positions.
    pub(super) choices: Option<Vec<(String, Vec<Effect>)>>,
}

/// Plays the actions from a position of the game with this id. `None` if they are no game of it.
pub(super) fn trace(id: &str, start: &str, actions: &[&str], number: u32) -> Option<Trace> {
    struct Again<'a>(&'a str, &'a [&'a str], usize);
    impl Visitor for Again<'_> {
        type Out = Option<Trace>;

        fn visit<G: Tabletop>(self) -> Self::Out {
            let Self(start, actions, phase) = self;
            let mut position: G = start.parse().ok()?;
            let mut trace = Trace {
                start: position.scene(),
                steps: Vec::with_capacity(actions.len()),
            };
            for (ply, text) in actions.iter().enumerate() {
                let action: G::Action = text.parse().ok()?;
                position.explain(action).ok()?;
                let choices = ((ply + phase) % SAMPLED == 0).then(|| {
                    let mut choices = Vec::new();
                    position.for_each_action(|choice| {
                        choices.push((choice.to_string(), position.effects(choice)));
                    });
                    choices
                });
                trace.steps.push(Step {
                    legal: position.count_actions(),
                    effects: position.effects(action),
                    choices,
                });
                position.apply(action);
            }
            Some(trace)
        }
    }
    // Every game begins with another phase, so that all plies come up.
    catalog::visit(id, Again(start, actions, number as usize % SAMPLED))?
}

/// A random game: its actions. `None` if there is no such game.
pub(super) fn wander(info: &'static Info, seed: u64) -> Option<Vec<String>> {
    struct Wander(&'static Info, u64);
    impl Visitor for Wander {
        type Out = Option<Vec<String>>;

        fn visit<G: Tabletop>(self) -> Self::Out {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.1);
            let start: G = self.0.setups[0].line.parse().ok()?;
            let mut play = Play::under(self.0, start);
            while play.outcome().is_none()
                && let Some(action) = play.position().sample(&mut rng)
            {
                play.apply(action);
            }
            Some(play.actions().iter().map(ToString::to_string).collect())
        }
    }
    catalog::visit(info.id, Wander(info, seed))?
}

/// What stands on a board after a symmetry: the cell that takes the place of each cell.
pub(super) fn image(scene: &Scene, cells: &[CellId]) -> Scene {
    let at = |cell: &CellId| cells[usize::from(*cell)];
    Scene {
        pieces: scene
            .pieces
            .iter()
            .map(|(cell, piece)| (at(cell), *piece))
            .collect(),
        owners: scene
            .owners
            .iter()
            .map(|(cell, seat)| (at(cell), *seat))
            .collect(),
        spent: scene.spent.iter().map(at).collect(),
        gauges: scene.gauges.clone(),
        to_move: scene.to_move,
    }
}
