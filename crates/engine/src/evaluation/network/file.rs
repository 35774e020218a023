//! Networks as bytes.
//!
//! A header of text lines, an empty line, the numbers of the layers with the lowest byte first, and
//! a checksum of all before (64-bit FNV-1a).
//!
//! ```text
//! ludejo network 1
//! game herooj
//! rules 0000000000000000
//! inputs 512
//! hidden 256
//! buckets 8
//! from whatever tells people how it was made, in as many such lines as that takes
//! ```
//!
//! The layers are, in 16 bits: the hidden layer's biases, and its weights, input by input; for each
//! bucket the output weights of the hidden layer as the seat to move sees it, and as the others do in
//! the order of their turns; and in 32 bits the biases of each bucket: one with two seats, and
//! otherwise one for each seat in the same order.
//!
//! In a game whose networks say how promising actions are, two more layers follow: in 16 bits the
//! weights of each part of actions, for the hidden layer as the seat to move sees it, and in 32 bits
//! their biases.

use std::fmt;
use std::fmt::Write;

use fearless_simd::Level;
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::Shape;
use super::vectors::{LANES, MOST, MOST_OUTPUT};

/// What comes first.
const FIRST: &str = "ludejo network 1\n";
/// The header is no longer.
const MOST_HEAD: usize = 65_536;
/// The bytes of the checksum.
const SUM: usize = 8;
/// The widest hidden layer.
pub(super) const MOST_HIDDEN: usize = 256;
/// The most buckets.
const MOST_BUCKETS: usize = 64;

/// A network of one game: its layers, and how it was made.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// How it was made, in lines for people.
    pub card: String,
    /// The layers.
    pub layers: Layers,
    /// How many sets of output weights there are.
    buckets: usize,
    /// What the processor can do.
    pub(super) level: SameLevel,
}

/// The layers of a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layers {
    /// The biases of the hidden layer, as many as it is wide.
    pub bias: Vec<i16>,
    /// The weights of the hidden layer, input by input.
    pub weights: Vec<i16>,
    /// The output weights, bucket by bucket: as the seat to move sees it, then as the others do in the
    /// order of their turns.
    pub output: Vec<i16>,
    /// The biases, bucket by bucket: as many as the network has outputs ([`Shape::outputs`]).
    pub output_bias: Vec<i32>,
    /// The weights of the parts of actions, part by part ([`Shape::moves`]).
    pub moves: Vec<i16>,
    /// Their biases.
    pub moves_bias: Vec<i32>,
}

/// What the processor can do, which makes no difference to what a network is.
#[derive(Clone, Copy, Debug)]
pub(super) struct SameLevel(pub(super) Level);

impl PartialEq for SameLevel {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// Why bytes aren't a network.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NetworkError {
    /// The first line is another one.
    NoNetwork,
    /// A line of the header is missing, or says nothing that can be read.
    Head(&'static str),
    /// It is for the game with this id.
    OtherGame(String),
    /// It was made for other rules, or other features of positions.
    OtherRules,
    /// A layer has a size that no network can have.
    Size(&'static str),
    /// It isn't as long as its header says.
    Length,
    /// The checksum is another one.
    Damaged,
    /// A sum could become too large.
    TooLarge,
    /// No engine for this game uses networks.
    NoneForGame,
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNetwork => f.write_str("it isn't a network"),
            Self::Head(word) => write!(f, "the line \"{word}\" in its header is missing or wrong"),
            Self::OtherGame(id) => write!(f, "it is a network for the game \"{id}\""),
            Self::OtherRules => f.write_str("it was made with a different version of the rules"),
            Self::Size(word) => write!(f, "it can't have so many \"{word}\""),
            Self::Length => f.write_str("it isn't as long as it says"),
            Self::Damaged => f.write_str("it is damaged"),
            Self::TooLarge => f.write_str("its weights are too large"),
            Self::NoneForGame => f.write_str("no engine for this game uses networks"),
        }
    }
}

impl std::error::Error for NetworkError {}

impl Network {
    /// A network of these layers for a game.
    ///
    /// # Errors
    /// If the layers don't fit each other or the game.
    pub fn new(shape: &Shape, card: String, layers: Layers) -> Result<Self, NetworkError> {
        let hidden = layers.bias.len();
        let buckets = layers.output_bias.len() / shape.outputs();
        if hidden == 0 || hidden > MOST_HIDDEN || !hidden.is_multiple_of(LANES) {
            return Err(NetworkError::Size("hidden"));
        }
        if buckets == 0 || buckets > MOST_BUCKETS {
            return Err(NetworkError::Size("buckets"));
        }
        if layers.weights.len() != shape.inputs * hidden
            || layers.output.len() != buckets * shape.seats() * hidden
            || layers.output_bias.len() != buckets * shape.outputs()
            || layers.moves.len() != shape.moves * hidden
            || layers.moves_bias.len() != shape.moves
        {
            return Err(NetworkError::Length);
        }
        // With these bounds no sum of 32 bits overflows, in whatever order it is added up.
        let in_bounds = |(weights, bias): (&[i16], &i32)| {
            let sum = |sum: i64, weight: &i16| sum + i64::from(weight.unsigned_abs());
            let most = weights.iter().fold(0, sum) * i64::from(MOST) * i64::from(MOST);
            most + i64::from(bias.unsigned_abs()) <= i64::from(i32::MAX)
                && weights
                    .iter()
                    .all(|weight| weight.unsigned_abs() <= MOST_OUTPUT)
        };
        let outputs = layers
            .output
            .chunks_exact(shape.seats() / shape.outputs() * hidden);
        let outputs = outputs.zip(&layers.output_bias);
        let moves = layers.moves.chunks_exact(hidden).zip(&layers.moves_bias);
        if !outputs.chain(moves).all(in_bounds) {
            return Err(NetworkError::TooLarge);
        }
        Ok(Self {
            card,
            layers,
            buckets,
            level: SameLevel(Level::new()),
        })
    }

    /// A network whose weights are random, to try and to test what uses networks.
    ///
    /// # Errors
    /// If no network can be so wide, or have so many buckets.
    pub fn random(
        shape: &Shape,
        hidden: usize,
        buckets: usize,
        seed: u64,
    ) -> Result<Self, NetworkError> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut layer = |length: usize, most: i16| -> Vec<i16> {
            let weights = (0..length).map(|_| rng.random_range(-most..=most));
            weights.collect()
        };
        let layers = Layers {
            bias: layer(hidden, 200),
            weights: layer(shape.inputs * hidden, 100),
            output: layer(buckets * shape.seats() * hidden, 60),
            output_bias: (0..(buckets * shape.outputs()) as i32)
                .map(|output| output << 20)
                .collect(),
            moves: layer(shape.moves * hidden, 60),
            moves_bias: (0..shape.moves as i32).map(|part| part << 16).collect(),
        };
        Self::new(shape, "chance".to_owned(), layers)
    }

    /// Reads a network of a game.
    ///
    /// # Errors
    /// If the bytes aren't one, or are one for another game or other rules.
    pub fn read(shape: &Shape, bytes: &[u8]) -> Result<Self, NetworkError> {
        let head = &bytes[..bytes.len().min(MOST_HEAD)];
        if !head.starts_with(FIRST.as_bytes()) {
            return Err(NetworkError::NoNetwork);
        }
        let end = head.windows(2).position(|pair| pair == b"\n\n");
        let end = end.ok_or(NetworkError::Head("from"))?;
        let text = std::str::from_utf8(&head[..end]).map_err(|_| NetworkError::Head("from"))?;
        let head = Head(text);
        let game = head.find("game")?;
        if game != shape.info.id {
            return Err(NetworkError::OtherGame(game.to_owned()));
        }
        let rules = u64::from_str_radix(head.find("rules")?, 16);
        let inputs = head.number("inputs")?;
        if rules.map_err(|_| NetworkError::Head("rules"))? != shape.rules || inputs != shape.inputs
        {
            return Err(NetworkError::OtherRules);
        }
        let bounded = |word, most| {
            let number = head.number(word)?;
            let number = Some(number).filter(|number| *number <= most);
            number.ok_or(NetworkError::Size(word))
        };
        let hidden = bounded("hidden", MOST_HIDDEN)?;
        let buckets = bounded("buckets", MOST_BUCKETS)?;
        let card = head.all("from").collect::<Vec<_>>().join("\n");
        let (numbers, sum) = bytes[end + 2..]
            .split_last_chunk::<SUM>()
            .ok_or(NetworkError::Length)?;
        let (outputs, seats) = (buckets * shape.outputs(), shape.seats());
        let short = [hidden, inputs * hidden, buckets * seats * hidden];
        let moves = shape.moves * hidden;
        let length = short.iter().sum::<usize>() + moves;
        if numbers.len() != length * 2 + (outputs + shape.moves) * 4 {
            return Err(NetworkError::Length);
        }
        if checksum(&bytes[..bytes.len() - SUM]) != *sum {
            return Err(NetworkError::Damaged);
        }
        let mut rest = numbers;
        let [bias, weights, output] = short.map(|length| take_short(&mut rest, length));
        let layers = Layers {
            bias,
            weights,
            output,
            output_bias: take_long(&mut rest, outputs),
            moves: take_short(&mut rest, moves),
            moves_bias: take_long(&mut rest, shape.moves),
        };
        Self::new(shape, card, layers)
    }

    /// All of it as bytes, for the game that it was made for.
    #[must_use]
    pub fn to_bytes(&self, shape: &Shape) -> Vec<u8> {
        let mut head = format!(
            "{FIRST}game {}\nrules {:016x}\ninputs {}\nhidden {}\nbuckets {}\n",
            shape.info.id,
            shape.rules,
            shape.inputs,
            self.hidden(),
            self.buckets()
        );
        for line in self.card.lines() {
            // Writing to a string never fails.
            let _ = writeln!(head, "from {line}");
        }
        head.push('\n');
        let mut bytes = head.into_bytes();
        bytes.extend(self.layers.to_bytes());
        let sum = checksum(&bytes);
        bytes.extend(sum);
        bytes
    }

    /// A number by which networks can be told apart, whatever is told about them.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        u64::from_le_bytes(checksum(&self.layers.to_bytes()))
    }

    /// How wide the hidden layer is.
    #[must_use]
    pub const fn hidden(&self) -> usize {
        self.layers.bias.len()
    }

    /// How many sets of output weights there are.
    #[must_use]
    pub const fn buckets(&self) -> usize {
        self.buckets
    }
}

impl Layers {
    /// All numbers, in the order of the file.
    fn to_bytes(&self) -> Vec<u8> {
        let short = |layer: &[i16]| -> Vec<u8> {
            let bytes = layer.iter().flat_map(|number| number.to_le_bytes());
            bytes.collect()
        };
        let long = |layer: &[i32]| -> Vec<u8> {
            let bytes = layer.iter().flat_map(|number| number.to_le_bytes());
            bytes.collect()
        };
        [
            short(&self.bias),
            short(&self.weights),
            short(&self.output),
            long(&self.output_bias),
            short(&self.moves),
            long(&self.moves_bias),
        ]
        .concat()
    }
}

/// Takes so many numbers of 16 bits from the bytes.
fn take_short(bytes: &mut &[u8], length: usize) -> Vec<i16> {
    let (now, later) = bytes.split_at(length * 2);
    *bytes = later;
    let (pairs, _) = now.as_chunks();
    pairs.iter().map(|pair| i16::from_le_bytes(*pair)).collect()
}

/// The same with numbers of 32 bits.
fn take_long(bytes: &mut &[u8], length: usize) -> Vec<i32> {
    let (now, later) = bytes.split_at(length * 4);
    *bytes = later;
    let (fours, _) = now.as_chunks();
    fours.iter().map(|four| i32::from_le_bytes(*four)).collect()
}

/// The lines of a header: a word, and what it says.
struct Head<'a>(&'a str);

impl<'a> Head<'a> {
    fn all(&self, word: &'static str) -> impl Iterator<Item = &'a str> {
        let rest = move |line: &'a str| line.strip_prefix(word)?.strip_prefix(' ');
        self.0.lines().filter_map(rest)
    }

    fn find(&self, word: &'static str) -> Result<&'a str, NetworkError> {
        self.all(word).next().ok_or(NetworkError::Head(word))
    }

    fn number(&self, word: &'static str) -> Result<usize, NetworkError> {
        let number = self.find(word)?.parse();
        number.map_err(|_| NetworkError::Head(word))
    }
}

/// Enough to notice accidents.
fn checksum(bytes: &[u8]) -> [u8; SUM] {
    let hash = bytes.iter().fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3)
    });
    hash.to_le_bytes()
}
