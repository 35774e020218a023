//! Compresses every network, and lists them.

use std::error::Error;
use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec_zlib;

/// From the package's folder.
const FOLDER: &str = "../../networks";
/// The best that it does; programs are built less often than they are fetched.
const LEVEL: u8 = 9;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={FOLDER}");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut paths = Vec::new();
    for entry in fs::read_dir(FOLDER)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "network") {
            paths.push(path);
        }
    }
    paths.sort();
    let mut list = String::from("&[");
    for path in paths {
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.ok_or("a name that is no Unicode")?;
        let packed = out.join(name).with_extension("zlib");
        fs::write(&packed, compress_to_vec_zlib(&fs::read(&path)?, LEVEL))?;
        write!(list, "({name:?}, include_bytes!({packed:?})),")?;
    }
    list.push(']');
    fs::write(out.join("list.rs"), list)?;
    Ok(())
}
