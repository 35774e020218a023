//! The folder with the database, which one server has for itself.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::store::{StoreFault, Stored};

/// The database in a data folder.
const DATABASE: &str = "ludejo.db";

/// The file whose lock shows that a program has the folder.
const LOCK: &str = "ludejo.lock";

/// Where the database in a data folder is.
pub(super) fn database(folder: &Path) -> PathBuf {
    folder.join(DATABASE)
}

/// A data folder that nobody else has as long as this lives.
#[derive(Debug)]
pub(super) struct Folder {
    path: PathBuf,
    lock: File,
}

impl Folder {
    /// Takes a folder, which is created if it isn't there. Only its owner can read what is in it.
    pub(super) fn take(path: &Path) -> Stored<Self> {
        let failed = |error: io::Error| {
            let path = path.display();
            StoreFault::Database(format!("the data folder {path} can't be used: {error}"))
        };
        create(path).map_err(failed)?;
        let lock = open_file(&path.join(LOCK)).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreFault::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        // The files that the database makes beside this one get its permissions.
        open_file(&database(path)).map_err(failed)?;
        Ok(Self {
            path: path.to_owned(),
            lock,
        })
    }

    pub(super) fn database(&self) -> PathBuf {
        database(&self.path)
    }
}

impl Drop for Folder {
    /// Closing the file isn't enough: a program that another thread starts at this moment holds a
    /// copy of it, and with it the lock, for a little longer.
    fn drop(&mut self) {
        let _ = self.lock.unlock();
    }
}

fn create(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let parent = parent(folder);
    fs::create_dir_all(parent)?;
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    sync(parent)
}

/// The folder in which a file or a folder is.
pub(super) fn parent(path: &Path) -> &Path {
    let parent = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    parent.unwrap_or(Path::new("."))
}

/// Waits until the names in a folder are on the disk, where that is a thing of its own.
#[cfg_attr(not(unix), expect(clippy::unnecessary_wraps, reason = "as on Unix"))]
pub(super) fn sync(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    #[cfg(not(unix))]
    let _ = folder;
    Ok(())
}

/// Opens a file, which is created empty if it isn't there.
fn open_file(path: &Path) -> io::Result<File> {
    owned().create(true).truncate(false).open(path)
}

/// Creates a file, in place of one that may be there.
pub(super) fn create_file(path: &Path) -> io::Result<File> {
    owned().create(true).truncate(true).open(path)
}

/// For files that only their owner can read.
fn owned() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
