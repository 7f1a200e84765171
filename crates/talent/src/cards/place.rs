//! Where a page of cards ends. Pure.

use std::fmt;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::order::Turn;
use crate::Error;

/// A place in a company's list, sealed: nobody can read it, or make one up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position(pub(super) Vec<u8>);

/// The longest there is.
const LONGEST: usize = 160;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode(&self.0))
    }
}

impl FromStr for Position {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| Error::BadCursor)?;
        if bytes.is_empty() || bytes.len() > LONGEST {
            return Err(Error::BadCursor);
        }
        Ok(Self(bytes))
    }
}

/// The card before the next page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Place {
    /// Where its cell stands.
    pub(super) cell: Vec<u8>,
    /// How its cell was cut.
    pub(super) cuts: u32,
    /// Which chunk of it that was.
    pub(super) chunk: u32,
    /// Where it stood in that.
    pub(super) turn: Turn,
}

impl Place {
    pub(super) fn write(&self) -> Vec<u8> {
        let (cuts, chunk) = (self.cuts.to_be_bytes(), self.chunk.to_be_bytes());
        [&self.turn[..], &cuts, &chunk, &self.cell].concat()
    }

    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let (turn, rest) = bytes.split_first_chunk()?;
        let (cuts, rest) = rest.split_first_chunk()?;
        let (chunk, cell) = rest.split_first_chunk()?;
        let (cuts, chunk) = (u32::from_be_bytes(*cuts), u32::from_be_bytes(*chunk));
        Some(Self { cell: cell.to_vec(), cuts, chunk, turn: *turn })
    }
}
