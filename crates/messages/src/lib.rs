//! Turns message keys with typed parameters into sentences.
//!
//! The sentences are in the message files ([Project Fluent](https://projectfluent.org)), one folder
//! per [`Language`]. A parameter that is a seat or a piece is a message itself, `seat-…` or
//! `piece-…` in `words.ftl`. Its attributes are its forms and what grammar asks of it: the
//! attribute `.the` of a word put in as `$piece` is the variable `$piece-the`.
//!
//! ```
//! use ludejo_messages::{Language, sentence, sentence_in};
//! use ludejo_rules::Message;
//!
//! let message = Message::new("cell-empty").cell("cell", "b4");
//! assert_eq!(sentence(&message), "There's no piece on b4.");
//! assert!(sentence_in(Language::Esperanto, &message).contains("b4"));
//! ```

mod language;
mod narrate;
pub mod view;

use std::cell::OnceCell;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use ludejo_rules::{Info, Message, Param};
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

/// The identifier of a language, or the default if its code could not be read.
fn identifier(language: Language) -> LanguageIdentifier {
    language.code().parse().unwrap_or_default()
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![identifier(language)]);
    // Marks around what is put in would only disturb terminals and tests.
    bundle.set_use_isolating(false);
    for (_, text) in language.files() {
        // A file with errors still yields its good messages; a test makes sure that no file has
        // any.
        let resource = match FluentResource::try_new(text.to_owned()) {
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

/// The sentence of a message in a language, or in English where it has not been translated. One
/// whose key has no sentence is shown as its key and parameters.
#[must_use]
pub fn sentence_in(language: Language, message: &Message) -> String {
    try_sentence_in(language, message)
        .or_else(|| try_sentence_in(Language::English, message))
        .unwrap_or_else(|| message.to_string())
}

/// The sentence of a message in this language and no other; `None` if there is none for this key
/// or a parameter is missing.
#[must_use]
pub fn try_sentence_in(language: Language, message: &Message) -> Option<String> {
    said(language, message.key, message)
}

/// As [`sentence_in`], but in the game's own words if it has any: under the game's id followed by
/// the message's key, such as `rooya-effect-turned`.
fn own_sentence_in(language: Language, info: &Info, message: &Message) -> String {
    let key = format!("{}-{}", info.id, message.key);
    said(language, &key, message).unwrap_or_else(|| sentence_in(language, message))
}

/// The sentence of a key with the parameters of a message.
fn said(language: Language, key: &str, message: &Message) -> Option<String> {
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
        in_bundle(bundle, key, &args)
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

/// The words for something named by a key without parameters, in a language, or in English where
/// they have not been translated; the key itself if there are none.
#[must_use]
pub fn words_in(language: Language, key: &str) -> String {
    try_words_in(language, key).unwrap_or_else(|| key.to_owned())
}

/// As [`words_in`], but `None` if there are no words, not even in English.
#[must_use]
pub fn try_words_in(language: Language, key: &str) -> Option<String> {
    let none = FluentArgs::new();
    let said = |language| with_bundle(language, |bundle| in_bundle(bundle, key, &none));
    said(language).or_else(|| said(Language::English))
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
mod tests;
