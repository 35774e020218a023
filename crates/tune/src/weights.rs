//! The file with a game's weights.

use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The most weights in a line.
const WIDE: usize = 12;

/// Where a game has its weights.
pub(crate) fn path(id: &str) -> PathBuf {
    let name = id.replace('-', "_");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/src/evaluation/weights");
    folder.join(format!("{name}.rs"))
}

/// The file, group by group.
pub(crate) fn text(groups: &[(&str, usize)], weights: &[i32]) -> String {
    let mut text = String::from(
        "//! Weights, group by group as the game's evaluation lists them.\n\n#[rustfmt::skip]\n",
    );
    let mut write = || {
        writeln!(
            text,
            "pub(in super::super) const WEIGHTS: [i32; {}] = [",
            weights.len()
        )?;
        let mut rest = weights;
        for &(name, size) in groups {
            let (group, others) = rest.split_at(size);
            rest = others;
            writeln!(text, "    // {name}")?;
            for line in group.chunks(width(size)) {
                let numbers: Vec<_> = line.iter().map(ToString::to_string).collect();
                writeln!(text, "    {},", numbers.join(", "))?;
            }
        }
        writeln!(text, "];")
    };
    if write().is_err() {
        unreachable!("a string takes everything");
    }
    text
}

/// Weights in a line: a table that is as wide as high is shown as such.
const fn width(size: usize) -> usize {
    let root = size.isqrt();
    if size > WIDE && root * root == size {
        root
    } else {
        WIDE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_there_and_written_as_they_stand() {
        use ludejo_engine::evaluation::Terms;
        use ludejo_rules::rooya::Rooya;
        let path = path("rooya");
        let file = std::fs::read_to_string(&path).expect("the file");
        assert_eq!(text(Rooya::GROUPS, Rooya::WEIGHTS), file);
    }
}
