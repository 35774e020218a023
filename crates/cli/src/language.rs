//! The language in which the program speaks to people.

use std::env;
use std::sync::OnceLock;

use ludejo_messages::{Language, sentence_in, words_in};
use ludejo_rules::{AnyGame, Message};

use crate::edge::Failure;

/// The variable that names a language.
const VARIABLE: &str = "LUDEJO_LANGUAGE";
/// Where systems keep the language of their users, the first that is set.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

static SPOKEN: OnceLock<Language> = OnceLock::new();

/// The language of a code, as an option gives it.
pub(crate) fn read(code: &str) -> Result<Language, String> {
    let codes = Language::ALL.map(Language::code).join(", ");
    Language::of_code(code).ok_or_else(|| format!("the languages are {codes}"))
}

/// Speaks this language from now on, or else the one that the environment asks for.
pub(crate) fn speak(asked: Option<Language>) -> Result<(), Failure> {
    let language = match asked {
        Some(language) => language,
        None => of_environment(variable)?,
    };
    // It is chosen once, before anything is said.
    let _ = SPOKEN.set(language);
    Ok(())
}

/// The language spoken; English until another one is chosen.
pub(crate) fn spoken() -> Language {
    SPOKEN.get().copied().unwrap_or_default()
}

/// The words for something named by a key, in the language spoken.
pub(crate) fn words(key: &str) -> String {
    words_in(spoken(), key)
}

/// The sentence of a message in the language spoken.
pub(crate) fn sentence(message: &Message) -> String {
    sentence_in(spoken(), message)
}

/// The rules page of a game in the language spoken.
pub(crate) fn page(game: &dyn AnyGame) -> &'static str {
    let translated = spoken().page(game.info().id);
    translated.unwrap_or_else(|| game.page())
}

/// The language that these variables ask for. One that Ludejo doesn't speak is an error only where
/// it was meant for Ludejo.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Result<Language, Failure> {
    if let Some(code) = variable(VARIABLE) {
        let refuse = |why| Failure::argument(format!("{VARIABLE} is \"{code}\", but {why}."));
        return read(&code).map_err(refuse);
    }
    let locale = LOCALE.into_iter().find_map(variable);
    let language = locale.and_then(|locale| Language::of_code(&locale));
    Ok(language.unwrap_or_default())
}

/// A variable of the environment, unless it is empty.
fn variable(name: &str) -> Option<String> {
    let value = env::var_os(name).filter(|value| !value.is_empty())?;
    Some(value.to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_chooses_the_language() {
        let with = |set: &[(&str, &str)]| {
            of_environment(|name| {
                let found = set.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        for (set, language) in [
            (&[][..], Language::English),
            (&[("LANG", "C.UTF-8")], Language::English),
            (&[("LANG", "pl_PL.UTF-8")], Language::English),
            (&[("LANG", "de_DE.UTF-8")], Language::German),
            (
                &[("LC_MESSAGES", "fr_CA"), ("LANG", "de_DE")],
                Language::French,
            ),
            (&[("LC_ALL", "C"), ("LANG", "de_DE")], Language::English),
            (
                &[("LUDEJO_LANGUAGE", "eo"), ("LC_ALL", "es_ES")],
                Language::Esperanto,
            ),
        ] {
            assert_eq!(with(set).ok(), Some(language), "{set:?}");
        }
        let failure = with(&[("LUDEJO_LANGUAGE", "xx"), ("LANG", "de")]);
        let failure = failure.expect_err("it is not spoken").to_string();
        assert!(
            failure.contains("xx") && failure.contains("en, es, fr, de, eo"),
            "{failure}"
        );
    }
}
