//! Where a card stands in the list. Pure.

use std::fmt;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kernel::Words;

use super::rules::Facts;
use super::seal::Tie;
use crate::Error;

/// A card's place: those who could begin soonest first, then those who say most, and among those who
/// say the same by chance. It says no more than the card does.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place(Vec<u8>);

/// The longest place there is.
const LONGEST: usize = 64;

impl Place {
    pub(super) fn of(facts: &Facts, tie: Tie) -> Self {
        let fewest_last = u8::MAX - u8::try_from(facts.skills.len()).unwrap_or(u8::MAX);
        let mut key = vec![facts.availability.map_or(u8::MAX, index), fewest_last];
        key.extend(facts.skills.iter().copied().map(index));
        key.push(u8::MAX);
        key.extend(facts.places.iter().copied().map(index));
        key.push(u8::MAX);
        key.extend(tie);
        Self(key)
    }
}

/// The place of a word in its list.
fn index<W: Words>(word: W) -> u8 {
    let at = W::ALL.iter().position(|other| *other == word);
    at.and_then(|at| u8::try_from(at).ok()).unwrap_or(u8::MAX)
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode(&self.0))
    }
}

impl FromStr for Place {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| Error::BadCursor)?;
        if bytes.is_empty() || bytes.len() > LONGEST {
            return Err(Error::BadCursor);
        }
        Ok(Self(bytes))
    }
}
