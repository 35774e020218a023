//! Turns message keys with typed parameters into sentences.
//!
//! The sentences are in the message files ([Project Fluent](https://projectfluent.org)), one
//! folder a [`Language`]. A parameter that is a seat or a piece is a message itself, `seat-…` or
//! `piece-…` in `words.ftl`. Its attributes are its forms and what grammar asks of it: the
//! attribute `.the` of a word put in as `$piece` is the variable `$piece-the`.
//!
//! ```
//! use ludejo_messages::{Language, sentence, sentence_in};
//! use ludejo_rules::Message;
//!
//! let message = Message::new("cell-empty").cell("cell", "b4");
//! assert_eq!(sentence(&message), "There is no piece on b4.");
//! assert!(sentence_in(Language::Esperanto, &message).contains("b4"));
//! ```

mod language;
mod narrate;
pub mod view;

use std::cell::OnceCell;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use ludejo_rules::{Message, Param};
use unic_langid::LanguageIdentifier;

pub use language::Language;
pub use narrate::{acted, outcome, spoken, to_move, word};

thread_local! {
    static BUNDLES: [OnceCell<FluentBundle<FluentResource>>; Language::ALL.len()] =
        const { [const { OnceCell::new() }; Language::ALL.len()] };
}

/// Does something with the bundle of a language, which every thread reads once.
fn with_bundle<T>(
    language: Language,
    action: impl FnOnce(&FluentBundle<FluentResource>) -> T,
) -> T {
    BUNDLES.with(|cells| action(cells[language as usize].get_or_init(|| bundle(language))))
}

/// The identifier of a language, also what is left if its code could not be read.
fn identifier(language: Language) -> LanguageIdentifier {
    language.code().parse().unwrap_or_default()
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![identifier(language)]);
    // Marks around what is put in would only disturb terminals and tests.
    bundle.set_use_isolating(false);
    for file in language.files() {
        // A file with errors still yields its good messages; a test holds all files faultless.
        let resource = match FluentResource::try_new((*file).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The English sentence of a message. One whose key has no sentence is shown as its key and
/// parameters.
#[must_use]
pub fn sentence(message: &Message) -> String {
    sentence_in(Language::English, message)
}

/// The sentence of a message in a language. One whose key has no sentence is shown as its key and
/// parameters.
#[must_use]
pub fn sentence_in(language: Language, message: &Message) -> String {
    try_sentence_in(language, message).unwrap_or_else(|| message.to_string())
}

/// The sentence of a message; `None` if there is none for this key or a parameter is missing.
#[must_use]
pub fn try_sentence_in(language: Language, message: &Message) -> Option<String> {
    with_bundle(language, |bundle| {
        let mut args = FluentArgs::new();
        for (name, param) in &message.params {
            match param {
                Param::Cell(text) | Param::Text(text) => args.set(*name, text.as_str()),
                Param::Piece(word) => put_word(bundle, &mut args, name, &format!("piece-{word}"))?,
                Param::Seat(word) => put_word(bundle, &mut args, name, &format!("seat-{word}"))?,
                Param::Number(number) => args.set(*name, *number),
            }
        }
        in_bundle(bundle, message.key, &args)
    })
}

/// Puts in a word that is a message itself, and its attributes beside it.
fn put_word(
    bundle: &FluentBundle<FluentResource>,
    args: &mut FluentArgs<'_>,
    name: &str,
    key: &str,
) -> Option<()> {
    let mut errors = Vec::new();
    let none = FluentArgs::new();
    let word = in_bundle(bundle, key, &none)?;
    args.set(name.to_owned(), FluentValue::from(word));
    for attribute in bundle.get_message(key)?.attributes() {
        let form = bundle.format_pattern(attribute.value(), None, &mut errors);
        let form = FluentValue::from(form.into_owned());
        args.set(format!("{name}-{}", attribute.id()), form);
    }
    errors.is_empty().then_some(())
}

/// The English words for something named by a key without parameters, such as `seat-white`; the
/// key itself if there are none.
#[must_use]
pub fn words(key: &str) -> String {
    words_in(Language::English, key)
}

/// The words for something named by a key without parameters, in a language; the key itself if
/// there are none.
#[must_use]
pub fn words_in(language: Language, key: &str) -> String {
    let none = FluentArgs::new();
    let words = with_bundle(language, |bundle| in_bundle(bundle, key, &none));
    words.unwrap_or_else(|| key.to_owned())
}

fn in_bundle(
    bundle: &FluentBundle<FluentResource>,
    key: &str,
    args: &FluentArgs<'_>,
) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let text = bundle
        .format_pattern(pattern, Some(args), &mut errors)
        .into_owned();
    errors.is_empty().then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn message_files_have_no_errors_and_no_key_twice() {
        for language in Language::ALL {
            let mut bundle = FluentBundle::new(vec![identifier(language)]);
            for file in language.files() {
                let resource = FluentResource::try_new((*file).to_owned());
                let resource = resource
                    .map_err(|(_, errors)| errors)
                    .expect("a faultless file");
                bundle.add_resource(resource).expect("no key twice");
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
        for language in Language::ALL {
            let english = Language::English.files().iter();
            for (theirs, ours) in english.zip(language.files()) {
                assert_eq!(keys(theirs), keys(ours), "{language:?}");
            }
        }
    }

    #[test]
    fn words_of_a_kind_have_the_same_forms() {
        for language in Language::ALL {
            for kind in ["seat-", "piece-"] {
                let forms = with_bundle(language, |bundle| {
                    let keys = keys(language.files()[1]).into_iter();
                    keys.filter(|key| key.starts_with(kind))
                        .map(|key| {
                            let message = bundle.get_message(key).expect("a word");
                            let attributes = message.attributes().map(|a| a.id().to_owned());
                            (key, attributes.collect::<Vec<_>>())
                        })
                        .collect::<Vec<_>>()
                });
                for (key, own) in &forms {
                    assert_eq!(own, &forms[0].1, "{language:?}: {key}");
                }
            }
        }
    }
}
