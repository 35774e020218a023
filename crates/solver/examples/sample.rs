//! Writes positions of each value from a solution of Le Rooya, for the tests of the oracle:
//!
//! ```sh
//! cargo run --release -p ludejo-solver --example sample -- FOLDER > crates/oracle/tests/sample.txt
//! ```

use std::path::Path;

use ludejo_oracle::{Shape, Value};
use ludejo_rules::rooya::Rooya;
use ludejo_solver::Solution;

/// Of each value.
const COUNT: usize = 40;

fn main() {
    let folder = std::env::args().nth(1).expect("the folder of a solution");
    let solution = Solution::solve(Shape::rooya(), Path::new(&folder), &|_| {});
    println!("# Positions of each value, from the whole solution: VALUE ACTIONS POSITION");
    for (position, value) in solution.expect("a solution").examples(COUNT) {
        let game = Rooya::with_pawns([position.own, position.other]).expect("a position");
        match value {
            Value::Win(actions) => println!("win {actions} {game}"),
            Value::Draw => println!("draw - {game}"),
            Value::Loss(actions) => println!("loss {actions} {game}"),
        }
    }
}
