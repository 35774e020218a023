//! The games of a study in [Parquet](https://parquet.apache.org) files, which every tool for tables
//! reads. The columns are described in `docs/study.md`.
//!
//! A file has some consecutive games of one population and is written completely or not at all, so
//! that a study can be continued, and its parts can be played on several machines.

use std::path::{Path, PathBuf};

use ludejo_engine::Shares;
use ludejo_rules::{Outcome, Reason, Seat};
use parquet::errors::ParquetError;
use parquet::file::reader::FileReader;
use parquet::record::{Row, RowAccessor};
use parquet_derive::ParquetRecordWriter;

use super::game::{Game, Look, Ply};
use crate::selfplay::files::FilesError;
use crate::table;

/// Games in a file, but for the last one of a population.
pub const PART: u32 = 20;
/// The name under which a file says what it is of.
const ABOUT: &str = "ludejo.study";

/// A file of a study: some games of a population.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The place of the population in the plan.
    pub population: usize,
    /// Its name.
    pub name: String,
    /// The number of the first game.
    pub first: u32,
    /// The number after that of the last game.
    pub end: u32,
}

impl Part {
    /// The parts of a population of so many games.
    pub fn of(population: usize, name: &str, games: u32) -> impl Iterator<Item = Self> + '_ {
        (0..games.div_ceil(PART)).map(move |number| Self {
            population,
            name: name.to_owned(),
            first: number * PART,
            end: ((number + 1) * PART).min(games),
        })
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}-{:05}.parquet", self.name, self.first / PART))
    }

    /// What it says of itself: `study` names everything that decides what the games are.
    fn about(&self, study: &str) -> String {
        format!("{study} {} games={}..{}", self.name, self.first, self.end)
    }

    /// Whether it is there.
    ///
    /// # Errors
    /// If a file of this name is of another study.
    pub fn exists(&self, folder: &Path, study: &str) -> Result<bool, FilesError> {
        let path = self.path(folder);
        if !path.exists() {
            return Ok(false);
        }
        let found = table::about(&path, ABOUT)?;
        let expected = self.about(study);
        if found == expected {
            Ok(true)
        } else {
            Err(FilesError::OtherRun(path, found, expected))
        }
    }

    /// Writes it.
    ///
    /// # Errors
    /// If that fails.
    pub fn write(&self, folder: &Path, study: &str, games: &[Game]) -> Result<(), FilesError> {
        let players: Vec<String> = games.iter().map(|game| game.players.join(" ")).collect();
        let mut lines = Vec::new();
        for (game, players) in games.iter().zip(&players) {
            for (ply, of) in game.plies.iter().enumerate() {
                let share = |seat: usize| of.look.as_ref().map(|look| look.shares.0[seat]);
                lines.push(Line {
                    population: &self.name,
                    game: game.number,
                    ply: ply as u32,
                    position: &of.position,
                    seat: of.seat.index() as u32,
                    player: &game.players[of.seat.index()],
                    action: &of.action,
                    best: of.best.as_deref(),
                    look: of.look.as_ref().map(|look| &*look.best),
                    share_0: share(0),
                    share_1: share(1),
                    share_2: share(2),
                    share_3: share(3),
                    winner: game.outcome.winner.map(|seat| seat.index() as u32),
                    reason: game.outcome.reason.word(),
                    plies: game.plies.len() as u32,
                    players,
                });
            }
        }
        table::write(&self.path(folder), ABOUT, self.about(study), &lines[..])
    }

    /// Reads it.
    ///
    /// # Errors
    /// If it cannot be read, or is none of ours.
    pub fn read(&self, folder: &Path) -> Result<Vec<Game>, FilesError> {
        let path = self.path(folder);
        let parquet_error = |error| FilesError::Parquet(path.clone(), error);
        let reader = table::open(&path)?;
        let mut games: Vec<Game> = Vec::new();
        for row in reader.get_row_iter(None).map_err(parquet_error)? {
            let row = row.map_err(parquet_error)?;
            add(&mut games, &row).map_err(parquet_error)?;
        }
        Ok(games)
    }
}

/// A row: the schema of the files.
#[derive(ParquetRecordWriter)]
struct Line<'a> {
    population: &'a str,
    game: u32,
    ply: u32,
    position: &'a str,
    seat: u32,
    player: &'a str,
    action: &'a str,
    best: Option<&'a str>,
    look: Option<&'a str>,
    share_0: Option<f32>,
    share_1: Option<f32>,
    share_2: Option<f32>,
    share_3: Option<f32>,
    winner: Option<u32>,
    reason: &'a str,
    plies: u32,
    /// Who sat at each seat, with spaces between.
    players: &'a str,
}

/// Adds a row, the columns in the order of [`Line`], to the last game or a new one.
fn add(games: &mut Vec<Game>, row: &Row) -> Result<(), ParquetError> {
    let number = row.get_uint(1)?;
    let position = row.get_string(3)?.clone();
    if games.last().is_none_or(|game| game.number != number) {
        let reason = row.get_string(14)?;
        let unknown = || ParquetError::General(format!("\"{reason}\" ends no game"));
        games.push(Game {
            number,
            start: position.clone(),
            players: row.get_string(16)?.split(' ').map(str::to_owned).collect(),
            plies: Vec::new(),
            outcome: Outcome {
                winner: row.get_uint(13).ok().map(|seat| Seat::new(seat as u8)),
                reason: Reason::from_word(reason).ok_or_else(unknown)?,
            },
        });
    }
    let look = row.get_string(8).ok().cloned();
    let look = look.map(|best| {
        let mut shares = Shares([0.0; 4]);
        for (column, share) in (9..).zip(&mut shares.0) {
            *share = row.get_float(column)?;
        }
        Ok::<_, ParquetError>(Look { best, shares })
    });
    let ply = Ply {
        position,
        seat: Seat::new(row.get_uint(4)? as u8),
        action: row.get_string(6)?.clone(),
        best: row.get_string(7).ok().cloned(),
        look: look.transpose()?,
    };
    if let Some(game) = games.last_mut() {
        game.plies.push(ply);
    }
    Ok(())
}
