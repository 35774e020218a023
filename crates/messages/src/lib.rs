//! Turns message keys with typed parameters into sentences.
//!
//! The sentences are in the message files, one folder a language. There is English now; another
//! language is another folder and one more line in the bundle below.
//!
//! ```
//! use rules::Message;
//! let message = Message::new("cell-empty").cell("cell", "b4");
//! assert_eq!(ludejo_messages::sentence(&message), "There is no piece on b4.");
//! ```

use std::cell::OnceCell;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use rules::{Message, Param};
use unic_langid::LanguageIdentifier;

/// The message files of English.
const ENGLISH: &[&str] = &[
    include_str!("../en/common.ftl"),
    include_str!("../en/words.ftl"),
    include_str!("../en/draw.ftl"),
    include_str!("../en/herooj.ftl"),
    include_str!("../en/heroes.ftl"),
    include_str!("../en/record.ftl"),
    include_str!("../en/rooya.ftl"),
    include_str!("../en/sparta.ftl"),
    include_str!("../en/play.ftl"),
    include_str!("../en/evo.ftl"),
];

thread_local! {
    static BUNDLE: OnceCell<FluentBundle<FluentResource>> = const { OnceCell::new() };
}

/// Does something with the bundle of this thread, which is read once.
fn with_bundle<T>(action: impl FnOnce(&FluentBundle<FluentResource>) -> T) -> T {
    BUNDLE.with(|cell| action(cell.get_or_init(english)))
}

/// English, also what is left if its own code could not be read.
fn english_id() -> LanguageIdentifier {
    "en".parse().unwrap_or_default()
}

fn english() -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![english_id()]);
    // Marks around what is put in would only disturb terminals and tests.
    bundle.set_use_isolating(false);
    for file in ENGLISH {
        // A file with errors still yields its good messages; a test holds all files faultless.
        let resource = match FluentResource::try_new((*file).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The sentence of a message. One whose key has no sentence is shown as its key and parameters.
#[must_use]
pub fn sentence(message: &Message) -> String {
    try_sentence(message).unwrap_or_else(|| message.to_string())
}

/// The sentence of a message; `None` if there is none for this key or a parameter is missing.
#[must_use]
pub fn try_sentence(message: &Message) -> Option<String> {
    with_bundle(|bundle| {
        let mut args = FluentArgs::new();
        for (name, param) in &message.params {
            let value: FluentValue<'_> = match param {
                Param::Cell(text) | Param::Text(text) => text.as_str().into(),
                Param::Piece(text) => in_bundle(bundle, &format!("piece-{text}"), None)?.into(),
                Param::Seat(text) => in_bundle(bundle, &format!("seat-{text}"), None)?.into(),
                Param::Number(number) => (*number).into(),
            };
            args.set(*name, value);
        }
        in_bundle(bundle, message.key, Some(&args))
    })
}

/// The words for something named by a key without parameters, such as `seat-white`; the key
/// itself if there are none.
#[must_use]
pub fn words(key: &str) -> String {
    with_bundle(|bundle| in_bundle(bundle, key, None)).unwrap_or_else(|| key.to_owned())
}

fn in_bundle(
    bundle: &FluentBundle<FluentResource>,
    key: &str,
    args: Option<&FluentArgs<'_>>,
) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let text = bundle
        .format_pattern(pattern, args, &mut errors)
        .into_owned();
    errors.is_empty().then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn message_files_have_no_errors_and_no_key_twice() {
        let mut bundle = FluentBundle::new(vec![english_id()]);
        for file in ENGLISH {
            let resource = FluentResource::try_new((*file).to_owned());
            let resource = resource
                .map_err(|(_, errors)| errors)
                .expect("a faultless file");
            bundle.add_resource(resource).expect("no key twice");
        }
    }

    #[test]
    fn missing_sentences_and_parameters_are_noticed() {
        assert_eq!(try_sentence(&Message::new("no-sentence-of-this-key")), None);
        assert_eq!(try_sentence(&Message::new("cell-empty")), None);
    }
}
