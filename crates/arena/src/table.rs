//! Tables in [Parquet](https://parquet.apache.org) files, each written completely or not at all. A
//! file says what it is of, under a name.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::record::RecordWriter;

use crate::selfplay::files::FilesError;

/// Writes rows to a file that says, under this name, what it is of.
pub(crate) fn write<Row>(
    path: &Path,
    name: &str,
    about: String,
    rows: &[Row],
) -> Result<(), FilesError>
where
    for<'a> &'a [Row]: RecordWriter<Row>,
{
    let partial = path.with_extension("partial");
    let io_error = |error| FilesError::Io(partial.clone(), error);
    let file = File::create(&partial).map_err(io_error)?;
    let about = KeyValue::new(name.to_owned(), about);
    let mut file =
        put(file, about, rows).map_err(|error| FilesError::Parquet(partial.clone(), error))?;
    file.flush()
        .and_then(|()| file.sync_all())
        .map_err(io_error)?;
    fs::rename(&partial, path).map_err(io_error)
}

fn put<Row>(file: File, about: KeyValue, rows: &[Row]) -> Result<File, ParquetError>
where
    for<'a> &'a [Row]: RecordWriter<Row>,
{
    let properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        .set_key_value_metadata(Some(vec![about]))
        .build();
    let mut writer = SerializedFileWriter::new(file, rows.schema()?, Arc::new(properties))?;
    let mut group = writer.next_row_group()?;
    rows.write_to_row_group(&mut group)?;
    group.close()?;
    writer.into_inner()
}

/// What a file says of itself under this name; empty if it says nothing.
pub(crate) fn about(path: &Path, name: &str) -> Result<String, FilesError> {
    let reader = open(path)?;
    let known = reader.metadata().file_metadata().key_value_metadata();
    let about = known.into_iter().flatten().find(|pair| pair.key == name);
    Ok(about
        .and_then(|pair| pair.value.clone())
        .unwrap_or_default())
}

/// Opens a file to read it.
pub(crate) fn open(path: &Path) -> Result<SerializedFileReader<File>, FilesError> {
    let file = File::open(path).map_err(|error| FilesError::Io(path.to_owned(), error))?;
    SerializedFileReader::new(file).map_err(|error| FilesError::Parquet(path.to_owned(), error))
}
