//! Turns the palettes into Rust constants, so that a new file in their folder needs no mention anywhere else.
//! Whatever a palette leaves out is taken from `default.json`.

use std::error::Error;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use serde_json::{Map, Value};

const DEFAULT: &str = "default";
/// The lines of a board's material, which only boards on pages show.
const MATERIAL: [&str; 2] = ["grain", "gloss"];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("palettes");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut palettes = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let palette: Value = serde_json::from_str(&fs::read_to_string(&path)?)
            .map_err(|error| format!("{}: {error}", path.display()))?;
        palettes.push((name.into_owned(), palette));
    }
    palettes.sort_by(|(a, _), (b, _)| a.cmp(b));
    let default = palettes.iter().find(|(name, _)| name == DEFAULT);
    let default = default.ok_or("default.json is missing")?.1.clone();
    let mut text = String::from(
        "/// The palettes by the ids of the games.\npub(crate) const PALETTES: &[(&str, Palette)] = &[\n",
    );
    let mut usual = String::new();
    for (name, palette) in &palettes {
        let made =
            write(&default, palette).ok_or_else(|| format!("{name}.json isn't a palette"))?;
        if name == DEFAULT {
            usual.clone_from(&made);
        }
        writeln!(text, "    ({name:?}, {made}),")?;
    }
    writeln!(
        text,
        "];\n/// The palette of a game without one.\npub(crate) const DEFAULT: Palette = {usual};"
    )?;
    fs::write(
        PathBuf::from(env::var("OUT_DIR")?).join("palettes.rs"),
        text,
    )?;
    Ok(())
}

/// A palette as Rust; nothing if it isn't as it should be.
fn write(default: &Value, palette: &Value) -> Option<String> {
    let usual = default["colors"].as_object()?;
    let mut text = String::from("Palette { ");
    for (key, usual) in usual {
        if MATERIAL.contains(&key.as_str()) {
            continue;
        }
        // Pictures are light; boards on dark pages have colours of their own.
        let color = palette["colors"].get(key).unwrap_or(usual)[0].as_str()?;
        text += &format!("{}: {}, ", key.replace('-', "_"), number(color)?);
    }
    let mut seats: Map<String, Value> = default["seats"].as_object()?.clone();
    for (word, own) in palette["seats"].as_object().into_iter().flatten() {
        seats.insert(word.clone(), own.clone());
    }
    text += &format!("light: {}, ", paints(seats.get("white")?)?);
    text += &format!("dark: {}, seats: &[", paints(seats.get("black")?)?);
    for (word, own) in &seats {
        text += &format!("({word:?}, {}), ", paints(own)?);
    }
    Some(text + "] }")
}

/// The colours of a seat as Rust.
fn paints(seat: &Value) -> Option<String> {
    let mut text = String::from("Paints { ");
    for name in ["fill", "body", "ink", "edge"] {
        text += &format!("{name}: {}, ", number(seat[name].as_str()?)?);
    }
    Some(text + "}")
}

/// `#rrggbb` as a Rust number.
fn number(color: &str) -> Option<String> {
    let digits = color.strip_prefix('#')?;
    let is_color = digits.len() == 6 && u32::from_str_radix(digits, 16).is_ok();
    is_color.then(|| format!("0x{}_{}", &digits[..2], &digits[2..]))
}
