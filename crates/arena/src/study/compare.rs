//! Two studies side by side.

use serde::{Deserialize, Serialize};

use super::estimate::{Difference, Mean, Share, holm};
use super::measures::{Measures, Value};
use super::summary::Study;

/// What differs between two studies.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Comparison {
    /// The command of the first study.
    pub first: String,
    /// What was studied first, for people.
    pub first_name: String,
    /// The command of the second study.
    pub second: String,
    /// What was studied second.
    pub second_name: String,
    /// Every measure of every two populations that correspond.
    pub rows: Vec<Compared>,
}

/// A measure in both studies.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Compared {
    /// The populations: the first study's, the second's.
    pub populations: (String, String),
    /// What is measured.
    pub measure: String,
    /// Whether it is a part of a whole, 0 to 1.
    pub is_part: bool,
    /// In the first study.
    pub first: f64,
    /// In the second.
    pub second: f64,
    /// The second less the first.
    pub difference: Difference,
    /// Its p after Holm's correction for all rows.
    pub corrected: f64,
}

impl Comparison {
    /// Compares the populations of the same place: random with random, a level with the same level,
    /// the engines by their order, records with records.
    #[must_use]
    pub fn of(first: &Study, second: &Study) -> Self {
        let mut rows = Vec::new();
        for (one, other) in corresponding(&first.populations, &second.populations) {
            let others = other.values();
            for (measure, value) in one.values() {
                let found = others.iter().find(|(name, _)| *name == measure);
                let Some((_, second)) = found else { continue };
                let difference = match (value, *second) {
                    (Value::Mean(one), Value::Mean(other))
                    | (Value::Part(one), Value::Part(other)) => Difference::of_means(one, other),
                    (Value::Share(one), Value::Share(other)) => Difference::of_shares(one, other),
                    _ => None,
                };
                rows.extend(difference.map(|difference| Compared {
                    populations: (one.name.clone(), other.name.clone()),
                    measure: measure.to_owned(),
                    is_part: value.is_part(),
                    first: value.number(),
                    second: second.number(),
                    difference,
                    corrected: 1.0,
                }));
            }
        }
        let p: Vec<f64> = rows.iter().map(|row| row.difference.p).collect();
        for (row, corrected) in rows.iter_mut().zip(holm(&p)) {
            row.corrected = corrected;
        }
        Self {
            first: first.command.clone(),
            first_name: first.title(),
            second: second.command.clone(),
            second_name: second.title(),
            rows,
        }
    }
}

impl Compared {
    /// Whether chance hardly explains the difference, even though so much was compared.
    #[must_use]
    pub const fn is_sure(&self) -> bool {
        self.corrected < 0.05
    }
}

impl Value<'_> {
    /// The mean, or the share.
    #[must_use]
    pub fn number(&self) -> f64 {
        match self {
            Self::Mean(Mean { mean, .. }) | Self::Part(Mean { mean, .. }) => *mean,
            Self::Share(Share { share, .. }) => *share,
        }
    }

    /// The bounds of the 95 % confidence interval.
    #[must_use]
    pub const fn bounds(&self) -> (f64, f64) {
        match self {
            Self::Mean(Mean { low, high, .. })
            | Self::Part(Mean { low, high, .. })
            | Self::Share(Share { low, high, .. }) => (*low, *high),
        }
    }

    /// Whether it is a part of a whole, 0 to 1.
    #[must_use]
    pub const fn is_part(&self) -> bool {
        matches!(self, Self::Part(_) | Self::Share(_))
    }
}

/// Pairs of populations that play alike.
fn corresponding<'a>(
    first: &'a [Measures],
    second: &'a [Measures],
) -> Vec<(&'a Measures, &'a Measures)> {
    let engines = |all: &'a [Measures]| all.iter().filter(|of| of.name.starts_with("nodes-"));
    let others = first.iter().filter(|of| !of.name.starts_with("nodes-"));
    let same =
        others.filter_map(|of| Some((of, second.iter().find(|other| other.name == of.name)?)));
    same.chain(engines(first).zip(engines(second))).collect()
}
