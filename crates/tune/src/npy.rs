//! Arrays in the format of NumPy, which Python reads at once.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// A number that arrays are made of.
pub(crate) trait Number: Copy {
    /// NumPy's name of the type.
    const TYPE: &'static str;
    /// Its bytes, the lowest first.
    fn bytes(self) -> impl AsRef<[u8]>;
}

macro_rules! numbers {
    ($($number:ty: $name:literal),*) => {
        $(impl Number for $number {
            const TYPE: &'static str = $name;

            fn bytes(self) -> impl AsRef<[u8]> {
                self.to_le_bytes()
            }
        })*
    };
}

numbers! { u8: "|u1", u16: "<u2", u32: "<u4", i32: "<i4", f32: "<f4" }

/// The length of the header is a multiple of this.
const ALIGN: usize = 64;

/// Writes an array with rows of this many numbers; one number a row makes it a vector.
pub(crate) fn write<N: Number>(path: &Path, numbers: &[N], width: usize) -> io::Result<()> {
    let rows = numbers.len() / width;
    let shape = if width == 1 {
        format!("({rows},)")
    } else {
        format!("({rows}, {width})")
    };
    let about = format!(
        "{{'descr': '{}', 'fortran_order': False, 'shape': {shape}}}",
        N::TYPE
    );
    // Magic, version and length come before.
    let length = (10 + about.len() + 1).next_multiple_of(ALIGN) - 10;
    let mut file = BufWriter::new(File::create(path)?);
    file.write_all(b"\x93NUMPY\x01\x00")?;
    file.write_all(&(length as u16).to_le_bytes())?;
    writeln!(file, "{about:<width$}", width = length - 1)?;
    for number in numbers {
        file.write_all(number.bytes().as_ref())?;
    }
    file.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_are_as_numpy_writes_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("array.npy");
        write(&path, &[1_u16, 2, 3, 4, 5, 258], 3).expect("written");
        let bytes = std::fs::read(&path).expect("read");
        let (head, numbers) = bytes.split_at(128);
        assert!(head.starts_with(b"\x93NUMPY\x01\x00\x76\x00{'descr': '<u2', "));
        let text = String::from_utf8_lossy(head);
        assert!(text.contains("'shape': (2, 3)}") && text.ends_with(" \n"));
        assert_eq!(numbers, [1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 2, 1]);
    }
}
