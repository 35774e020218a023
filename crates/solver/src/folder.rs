//! The folder of a solution, where whatever interrupts it costs one wave at most.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use ludejo_oracle::LONGEST;

/// Why a solution cannot be written or read.
#[derive(Debug)]
pub enum FolderError {
    /// Another process works in the folder.
    InUse,
    /// The file is not what was written there, or for another board.
    Damaged(PathBuf),
    /// The system refuses something.
    Io(PathBuf, io::Error),
    /// The waves do not end. No known game comes near this.
    TooLong,
}

impl fmt::Display for FolderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InUse => f.write_str("another process is using the folder"),
            Self::Damaged(path) => write!(
                f,
                "{} is damaged, or not part of this solution; delete it and the waves after it to have \
                 them computed again",
                path.display()
            ),
            Self::Io(path, error) => write!(f, "{}: {error}", path.display()),
            Self::TooLong => write!(f, "there are wins longer than {LONGEST} moves"),
        }
    }
}

impl std::error::Error for FolderError {}

/// How long to wait for a folder that is in use: a program that was killed needs a moment to give
/// its gigabytes back, and only then is it gone.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(50);

/// The folder that a solution is kept in. Only one process has it at a time.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    /// Locked as long as the folder is in use.
    lock: File,
}

impl Folder {
    /// Opens the folder, and creates it if necessary.
    pub(crate) fn open(path: &Path) -> Result<Self, FolderError> {
        fs::create_dir_all(path).map_err(|error| FolderError::Io(path.into(), error))?;
        let name = path.join("lock");
        let failed = |error| FolderError::Io(name.clone(), error);
        let lock = File::create(&name).map_err(failed)?;
        let begun = Instant::now();
        while let Err(error) = lock.try_lock() {
            match error {
                fs::TryLockError::WouldBlock if begun.elapsed() < PATIENCE => sleep(PAUSE),
                fs::TryLockError::WouldBlock => return Err(FolderError::InUse),
                fs::TryLockError::Error(error) => return Err(failed(error)),
            }
        }
        Ok(Self {
            path: path.into(),
            lock,
        })
    }

    /// The path of a file.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Removes a file, if it is there.
    pub(crate) fn remove(&self, name: &str) -> Result<(), FolderError> {
        let path = self.file(name);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(FolderError::Io(path, error))
            }
            _ => Ok(()),
        }
    }

    /// Writes a file so that it is there as a whole or not at all, whatever happens meanwhile.
    pub(crate) fn write(
        &self,
        name: &str,
        content: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
    ) -> Result<(), FolderError> {
        let path = self.file(name);
        let part = self.file(&format!("{name}.part"));
        let write = || {
            let mut out = BufWriter::with_capacity(1 << 20, File::create(&part)?);
            content(&mut out)?;
            out.into_inner()?.sync_all()?;
            fs::rename(&part, &path)?;
            sync_folder(&self.path)
        };
        write().map_err(|error| FolderError::Io(path.clone(), error))
    }
}

impl Drop for Folder {
    /// Closing the file isn't enough: a program that another thread starts at this moment holds a
    /// copy of it, and with it the lock, for a little longer.
    fn drop(&mut self) {
        let _ = self.lock.unlock();
    }
}

/// Makes sure that a new name in a folder stays there.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

/// Elsewhere folders cannot be opened, and names need no more than the file's own flush.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
