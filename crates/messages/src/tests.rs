//! The message files in all languages.

use std::collections::BTreeMap;

use ludejo_rules::catalog;

use super::*;

#[test]
fn message_files_have_no_errors_and_no_key_twice() {
    for language in Language::ALL {
        let mut bundle = FluentBundle::new(vec![identifier(language)]);
        for (name, text) in language.files() {
            let resource = FluentResource::try_new(text.to_owned());
            let resource = resource.map_err(|(_, errors)| errors).expect(name);
            bundle.add_resource(resource).expect(name);
        }
    }
}

#[test]
fn missing_sentences_and_parameters_are_noticed() {
    for language in Language::ALL {
        let unknown = Message::new("no-sentence-of-this-key");
        assert_eq!(try_sentence_in(language, &unknown), None);
        let unsaid = Message::new("cell-empty");
        assert_eq!(try_sentence_in(language, &unsaid), None);
    }
}

#[test]
fn a_game_can_have_its_own_words() {
    let turned = Message::new("effect-turned");
    let said = |id| {
        let info = catalog::info(id).expect("a game");
        own_sentence_in(Language::English, info, &turned)
    };
    assert_eq!(said("rooya"), "The plate turns.");
    assert_eq!(said("sparta"), "Part of the board turns.");
}

/// The keys of a file with those of their attributes: `piece-pawn`, `.the`.
fn keys(file: &str) -> Vec<&str> {
    let is_key = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    let lines = file.lines().filter(is_key);
    lines
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .collect()
}

#[test]
fn every_language_says_everything() {
    let english: BTreeMap<_, _> = Language::English.files().collect();
    for language in Language::ALL {
        let own: BTreeMap<_, _> = language.files().collect();
        for (name, text) in &english {
            let which = format!("{language:?}: {name}");
            match own.get(name) {
                Some(own) => assert_eq!(keys(text), keys(own), "{which}"),
                // Only a game that is not released may wait for its translations.
                None => assert!(is_unreleased(name, text), "{which}"),
            }
        }
        assert!(
            own.keys().all(|name| english.contains_key(name)),
            "{language:?}"
        );
    }
}

/// Whether a file is that of a game which released builds leave out.
fn is_unreleased(id: &str, english: &str) -> bool {
    let is_game = english.contains(&format!("\ngoal-{id} = "));
    is_game && !catalog::RELEASED.iter().any(|info| info.id == id)
}

#[test]
fn words_of_a_kind_have_the_same_forms() {
    let infos = catalog::RELEASED.iter();
    let seats = infos.clone().flat_map(|info| info.seats);
    let seats: Vec<_> = seats.map(|seat| format!("seat-{}", seat.word)).collect();
    let pieces = infos.flat_map(|info| info.pieces);
    let pieces: Vec<_> = pieces.map(|kind| format!("piece-{}", kind.word)).collect();
    for language in Language::ALL {
        for keys in [&seats, &pieces] {
            let forms = |key: &str| {
                with_bundle(language, |bundle| {
                    let message = bundle.get_message(key).expect("a word");
                    let attributes = message.attributes().map(|a| a.id().to_owned());
                    attributes.collect::<Vec<_>>()
                })
            };
            for key in keys {
                assert_eq!(forms(key), forms(&keys[0]), "{language:?}: {key}");
            }
        }
    }
}
