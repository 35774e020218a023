//! What is said, as JSON.

use ludejo_session::{Command, TimeControl};
use ludejo_wire::{GameId, Name, NewCommand, NewInvitation, Secret, ToServer};

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}

#[test]
fn a_command_reads_as_one_object() {
    let said = ToServer::Do {
        game: GameId("g1".to_owned()),
        command: NewCommand {
            key: "k1".to_owned(),
            command: Command::Resign,
        },
    };
    let text = json(&said);
    assert_eq!(
        text,
        r#"{"say":"do","game":"g1","key":"k1","command":{"do":"resign"}}"#
    );
    assert_eq!(
        serde_json::from_str::<ToServer>(&text).expect("it is read"),
        said
    );
}

#[test]
fn an_invitation_needs_little() {
    let text = r#"{"games":["herooj"],"controls":[{"kind":"unlimited"}]}"#;
    let read: NewInvitation = serde_json::from_str(text).expect("it is read");
    assert_eq!(read.controls, [TimeControl::Unlimited]);
    assert!(!read.listed && !read.pair && read.engines.is_empty());
    assert!(serde_json::from_str::<NewInvitation>(r#"{"games":[],"controls":[],"x":1}"#).is_err());
}

#[test]
fn names_are_tidy() {
    let name = |text: &str| serde_json::from_value::<Name>(text.into()).ok();
    assert_eq!(
        name("  Ana   Lopez ").expect("a name").as_str(),
        "Ana Lopez"
    );
    assert!(name("").is_none() && name(" ").is_none());
    assert!(name(&"x".repeat(24)).is_some() && name(&"x".repeat(25)).is_none());
    assert!(name("a\u{202E}b").is_none() && name("a\u{7}b").is_none());
}

#[test]
fn secrets_are_not_shown() {
    let secret = Secret("abc".to_owned());
    assert_eq!(format!("{secret:?}"), "Secret(…)");
}
