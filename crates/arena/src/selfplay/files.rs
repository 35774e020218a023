//! Samples in [Parquet](https://parquet.apache.org) files, which every tool for tables reads.
//!
//! A run is a folder of parts, each with the games of so many numbers. A part is written completely
//! or not at all, so that a run can be continued: [`Parts::missing`] says what is left to play. A game
//! that begins with the opening of an earlier one is left out. The columns are described in
//! `docs/selfplay.md`.

use std::collections::HashMap;
use std::fmt;
use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use ludejo_engine::{End, SEATS, Shares};
use ludejo_rules::{Reason, Seat};
use parquet::errors::ParquetError;
use parquet::file::reader::FileReader;
use parquet::record::{Row, RowAccessor};
use parquet_derive::ParquetRecordWriter;

use super::{Sample, Samples, SelfPlay};
use crate::table;

/// Games in a part, but for the last one.
pub const PART: u32 = 100;
/// The name under which a file says what run and which games it is of.
const ABOUT: &str = "ludejo.selfplay";

/// A file that cannot be read or written, or is not what it should be.
#[derive(Debug)]
#[non_exhaustive]
pub enum FilesError {
    /// The folder cannot be read or made, or a file not be written.
    Io(PathBuf, io::Error),
    /// A file isn't a Parquet file.
    Parquet(PathBuf, ParquetError),
    /// A file is of another run: what it says of itself, and what it should.
    OtherRun(PathBuf, String, String),
    /// Files are to be put together where there are some already.
    NotEmpty(PathBuf),
}

impl fmt::Display for FilesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Parquet(path, error) => write!(f, "{}: {error}", path.display()),
            Self::OtherRun(path, found, expected) => write!(
                f,
                "{} is from another run ({found}), not from this one ({expected})",
                path.display()
            ),
            Self::NotEmpty(path) => write!(
                f,
                "{} has games already, and parts can only be put together in an empty folder",
                path.display()
            ),
        }
    }
}

impl std::error::Error for FilesError {}

/// What the run that a file belongs to says of itself: as a [`SelfPlay`] does, then the version and the
/// games.
///
/// # Errors
/// If the file cannot be read.
pub fn run_of(path: &Path) -> Result<String, FilesError> {
    table::about(path, ABOUT)
}

/// The parts of a run in a folder.
pub struct Parts {
    folder: PathBuf,
    run: String,
    games: u32,
    /// Numbers of parts that are not there yet.
    missing: Vec<u32>,
    /// The positions that openings lead to, with the number of the first game that has it.
    openings: HashMap<String, u32>,
}

impl Parts {
    /// Looks at what a folder has of a run of this many games; makes the folder if need be.
    ///
    /// # Errors
    /// If the folder cannot be used, or has files of another run.
    pub fn open(folder: &Path, what: &SelfPlay, games: u32) -> Result<Self, FilesError> {
        fs::create_dir_all(folder).map_err(|error| FilesError::Io(folder.to_owned(), error))?;
        let mut parts = Self {
            folder: folder.to_owned(),
            run: format!("{what} version={}", env!("CARGO_PKG_VERSION")),
            games,
            missing: Vec::new(),
            openings: HashMap::new(),
        };
        for path in files(folder)? {
            let found = table::about(&path, ABOUT)?;
            if !found.starts_with(&format!("{} games=", parts.run)) {
                return Err(FilesError::OtherRun(path, found, parts.run));
            }
        }
        for part in 0..games.div_ceil(PART) {
            let path = parts.path(part);
            // The last part of a shorter run is played anew in a longer one.
            if !path.exists() || table::about(&path, ABOUT)? != parts.about(part) {
                parts.missing.push(part);
            }
        }
        if !parts.missing.is_empty() {
            parts.read_openings()?;
        }
        Ok(parts)
    }

    /// Leaves only these parts to be played.
    pub fn retain(&mut self, is_wanted: impl Fn(u32) -> bool) {
        self.missing.retain(|&part| is_wanted(part));
    }

    /// Puts together what several machines have played, each a share of the parts. A machine does not
    /// know the openings of the others, so games that one machine would have left out are left out now.
    /// Gives the number of positions written.
    ///
    /// # Errors
    /// If there is a part already, or a folder has files of another run.
    pub fn merge(&mut self, folders: &[PathBuf]) -> Result<usize, FilesError> {
        if self.missing.len() < self.games.div_ceil(PART) as usize {
            return Err(FilesError::NotEmpty(self.folder.clone()));
        }
        let mut positions = 0;
        for part in std::mem::take(&mut self.missing) {
            let name = self.path(part);
            let paths = folders
                .iter()
                .map(|folder| folder.join(name.file_name().unwrap_or_default()));
            match paths.into_iter().find(|path| path.exists()) {
                Some(path) => {
                    let (found, expected) = (table::about(&path, ABOUT)?, self.about(part));
                    if found != expected {
                        return Err(FilesError::OtherRun(path, found, expected));
                    }
                    positions += self.write(part, &games(&path)?)?;
                }
                None => self.missing.push(part),
            }
        }
        Ok(positions)
    }

    /// The numbers of the games that are not there yet.
    #[must_use]
    pub fn missing(&self) -> Vec<u32> {
        self.missing
            .iter()
            .flat_map(|&part| self.numbers(part))
            .collect()
    }

    /// The number of the part that a game is the last one of.
    #[must_use]
    pub fn ends_with(&self, game: u32) -> Option<u32> {
        let part = game / PART;
        (self.numbers(part).end == game + 1).then_some(part)
    }

    /// Writes the games of a part, but not those with an opening that an earlier game has; returns
    /// how many positions that are.
    ///
    /// # Errors
    /// If that is not possible.
    pub fn write(&mut self, part: u32, games: &[Samples]) -> Result<usize, FilesError> {
        let mut games: Vec<&Samples> = games.iter().collect();
        games.retain(|game| game.samples.first().is_none_or(|first| self.add(first)));
        let path = self.path(part);
        let rows = games
            .iter()
            .flat_map(|game| (game.samples.iter()).map(move |sample| Line::of(game, sample)));
        table::write(
            &path,
            ABOUT,
            self.about(part),
            &rows.collect::<Vec<_>>()[..],
        )?;
        Ok(games.iter().map(|game| game.samples.len()).sum())
    }

    /// Looks up the openings of the games that are there.
    fn read_openings(&mut self) -> Result<(), FilesError> {
        let parts = 0..self.games.div_ceil(PART);
        let there: Vec<u32> = parts.filter(|part| !self.missing.contains(part)).collect();
        for part in there {
            let mut last = None;
            for (sample, _) in read(&self.path(part))? {
                if last.replace(sample.game) != Some(sample.game) {
                    self.add(&sample);
                }
            }
        }
        Ok(())
    }

    /// Adds the opening that leads to the first position of a game; false if an earlier game has it.
    fn add(&mut self, first: &Sample) -> bool {
        let known = self.openings.entry(first.position.clone());
        let known = known.or_insert(first.game);
        *known = first.game.min(*known);
        *known == first.game
    }

    fn numbers(&self, part: u32) -> Range<u32> {
        part * PART..((part + 1) * PART).min(self.games)
    }

    fn path(&self, part: u32) -> PathBuf {
        self.folder.join(format!("part-{part:05}.parquet"))
    }

    /// What a part says of itself.
    fn about(&self, part: u32) -> String {
        let Range { start, end } = self.numbers(part);
        format!("{} games={start}..{end}", self.run)
    }
}

/// The Parquet files of a folder, by name.
///
/// # Errors
/// If the folder cannot be read.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, FilesError> {
    let io_error = |error| FilesError::Io(folder.to_owned(), error);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(io_error)? {
        let path = entry.map_err(io_error)?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "parquet")
        {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// A row: the schema of the files.
#[derive(ParquetRecordWriter)]
struct Line<'a> {
    game: u32,
    ply: u32,
    position: &'a str,
    seat: u32,
    best: &'a str,
    played: &'a str,
    share_0: f32,
    share_1: f32,
    share_2: f32,
    share_3: f32,
    end_winner: Option<u32>,
    end_actions: Option<u32>,
    depth: u32,
    nodes: u64,
    result_0: f32,
    result_1: f32,
    result_2: f32,
    result_3: f32,
    reason: &'a str,
    plies: u32,
}

impl<'a> Line<'a> {
    fn of(game: &'a Samples, sample: &'a Sample) -> Self {
        let [share_0, share_1, share_2, share_3] = sample.shares.0;
        let [result_0, result_1, result_2, result_3] = game.result.0;
        Self {
            game: sample.game,
            ply: sample.ply,
            position: &sample.position,
            seat: sample.seat.index() as u32,
            best: &sample.best,
            played: &sample.played,
            share_0,
            share_1,
            share_2,
            share_3,
            end_winner: sample.end.map(|end| end.winner.index() as u32),
            end_actions: sample.end.map(|end| end.actions),
            depth: sample.depth,
            nodes: sample.nodes,
            result_0,
            result_1,
            result_2,
            result_3,
            reason: game.reason.word(),
            plies: game.plies,
        }
    }
}

/// Reads the samples of a file, each with what the seats got in the end.
///
/// # Errors
/// If it cannot be read or is not one of ours.
pub fn read(path: &Path) -> Result<Vec<(Sample, Shares)>, FilesError> {
    let parquet_error = |error| FilesError::Parquet(path.to_owned(), error);
    let reader = table::open(path)?;
    let rows = reader.get_row_iter(None).map_err(parquet_error)?;
    rows.map(|row| sample(&row?))
        .collect::<Result<_, _>>()
        .map_err(parquet_error)
}

/// Reads the games of a file.
fn games(path: &Path) -> Result<Vec<Samples>, FilesError> {
    let parquet_error = |error| FilesError::Parquet(path.to_owned(), error);
    let reader = table::open(path)?;
    let mut games: Vec<Samples> = Vec::new();
    for row in reader.get_row_iter(None).map_err(parquet_error)? {
        let row = row.map_err(parquet_error)?;
        let (sample, result) = sample(&row).map_err(parquet_error)?;
        let last = games.last().and_then(|game| game.samples.last());
        if last.is_none_or(|last| last.game != sample.game) {
            let word = row.get_string(18).map_err(parquet_error)?;
            let unknown = || ParquetError::General(format!("\"{word}\" ends no game"));
            games.push(Samples {
                samples: Vec::new(),
                result,
                reason: Reason::from_word(word)
                    .ok_or_else(unknown)
                    .map_err(parquet_error)?,
                plies: row.get_uint(19).map_err(parquet_error)?,
            });
        }
        if let Some(game) = games.last_mut() {
            game.samples.push(sample);
        }
    }
    Ok(games)
}

/// The sample of a row, the columns in the order of [`Line`].
fn sample(row: &Row) -> Result<(Sample, Shares), ParquetError> {
    let shares = |first: usize| {
        let mut shares = [0.0; SEATS];
        for (column, share) in (first..).zip(&mut shares) {
            *share = row.get_float(column)?;
        }
        Ok::<_, ParquetError>(Shares(shares))
    };
    // Nothing where no end is proven.
    let end = match (row.get_uint(10), row.get_uint(11)) {
        (Ok(winner), Ok(actions)) => Some(End {
            winner: Seat::new(winner as u8),
            actions,
        }),
        _ => None,
    };
    let sample = Sample {
        game: row.get_uint(0)?,
        ply: row.get_uint(1)?,
        position: row.get_string(2)?.clone(),
        seat: Seat::new(row.get_uint(3)? as u8),
        best: row.get_string(4)?.clone(),
        played: row.get_string(5)?.clone(),
        shares: shares(6)?,
        end,
        depth: row.get_uint(12)?,
        nodes: row.get_ulong(13)?,
    };
    Ok((sample, shares(14)?))
}
