//! Two people at a table: a move each, and one resigns. `cargo run --example table`.

use ludejo_rules::Seat;
use ludejo_session::{Command, Occupant, Session, Terms};

fn main() {
    let terms = Terms::new(
        "herooj",
        vec![Occupant::person("Ana"), Occupant::person("Ben")],
    );
    let mut session = Session::new(terms).expect("two seats for a game of two");
    let (ana, ben) = (Seat::FIRST, Seat::new(1));
    for (seat, command, moment) in [
        (ana, Command::play("b2b4"), 4_000),
        (ana, Command::play("b4b5"), 5_000),
        (ben, Command::Resign, 9_000),
    ] {
        if let Err(refused) = session.command(seat, &command, moment) {
            println!("refused: {}", refused.message().key);
        }
    }
    for event in session.events() {
        println!("{event:?}");
    }
}
