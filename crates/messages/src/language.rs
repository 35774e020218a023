//! The languages that everything is said in.

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English, the language in which every message was written first.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// French.
    French,
    /// German.
    German,
    /// Esperanto.
    Esperanto,
}

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Language {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::English,
        Self::Spanish,
        Self::French,
        Self::German,
        Self::Esperanto,
    ];

    /// Its code (BCP 47).
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::French => "fr",
            Self::German => "de",
            Self::Esperanto => "eo",
        }
    }

    /// The language that a code such as `de` or `de-CH` begins with; `None` if there are no
    /// messages in it.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        let main = code.split(['-', '_', '.']).next()?.to_ascii_lowercase();
        Self::ALL
            .into_iter()
            .find(|language| language.code() == main)
    }

    /// The rules page of the game of this id, in Markdown; `None` if it has not been translated,
    /// and for English, whose page is the game's own.
    #[must_use]
    pub fn page(self, id: &str) -> Option<&'static str> {
        let mut pages = PAGES.iter();
        let found = pages.find(|(code, game, _)| *code == self.code() && *game == id);
        found.map(|(_, _, page)| *page)
    }

    /// Its message files with their names.
    pub(crate) fn files(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let own = FILES.iter().filter(move |(code, ..)| *code == self.code());
        own.map(|(_, name, text)| (*name, *text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_lead_to_languages() {
        for language in Language::ALL {
            assert_eq!(Language::of_code(language.code()), Some(language));
        }
        assert_eq!(Language::of_code("de-CH"), Some(Language::German));
        assert_eq!(Language::of_code("eo_EO.UTF-8"), Some(Language::Esperanto));
        assert_eq!(Language::of_code("C"), None);
        assert_eq!(Language::of_code(""), None);
    }
}
