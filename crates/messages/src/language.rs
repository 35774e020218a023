//! The languages that everything is said in.

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English, in which everything was said first.
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

/// The message files of a language, from the folder of its code.
macro_rules! files {
    ($code:literal) => {
        &[
            include_str!(concat!("../", $code, "/common.ftl")),
            include_str!(concat!("../", $code, "/words.ftl")),
            include_str!(concat!("../", $code, "/draw.ftl")),
            include_str!(concat!("../", $code, "/herooj.ftl")),
            include_str!(concat!("../", $code, "/heroes.ftl")),
            include_str!(concat!("../", $code, "/record.ftl")),
            include_str!(concat!("../", $code, "/rooya.ftl")),
            include_str!(concat!("../", $code, "/sparta.ftl")),
            include_str!(concat!("../", $code, "/play.ftl")),
            include_str!(concat!("../", $code, "/evo.ftl")),
        ]
    };
}

/// The rules pages of a language, by the ids of the games.
macro_rules! pages {
    ($code:literal) => {
        &[
            pages!($code, "herooj"),
            pages!($code, "master-herooj"),
            pages!($code, "rooya"),
            pages!($code, "sparta"),
            pages!($code, "heroes"),
            pages!($code, "evo"),
            pages!($code, "evo4"),
        ]
    };
    ($code:literal, $id:literal) => {
        (
            $id,
            include_str!(concat!("../", $code, "/rules/", $id, ".md")),
        )
    };
}

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

    /// The language that a code such as `de` or `de-CH` begins with; `None` if nothing is said in
    /// it.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        let main = code.split(['-', '_', '.']).next()?.to_ascii_lowercase();
        Self::ALL
            .into_iter()
            .find(|language| language.code() == main)
    }

    /// The rules page of the game of this id, in Markdown; `None` if there is no such game, and
    /// for English, whose page is the game's own.
    #[must_use]
    pub fn page(self, id: &str) -> Option<&'static str> {
        let pages: &[(&str, &str)] = match self {
            Self::English => &[],
            Self::Spanish => pages!("es"),
            Self::French => pages!("fr"),
            Self::German => pages!("de"),
            Self::Esperanto => pages!("eo"),
        };
        let (_, page) = pages.iter().find(|(game, _)| *game == id)?;
        Some(page)
    }

    /// Its message files.
    pub(crate) const fn files(self) -> &'static [&'static str] {
        match self {
            Self::English => files!("en"),
            Self::Spanish => files!("es"),
            Self::French => files!("fr"),
            Self::German => files!("de"),
            Self::Esperanto => files!("eo"),
        }
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
