//! What a code looks like. Pure.

use rand::Rng;

use crate::Error;

const SHORTEST: usize = 3;
const LONGEST: usize = 50;
/// Letters and digits that nobody mistakes for one another.
const ALPHABET: &[u8] = b"23456789abcdefghjkmnpqrstvwxyz";
const RANDOM_LENGTH: usize = 10;
/// How many codes are tried before giving up; a random one is taken once in 10^14.
const TRIES: usize = 4;

/// A well-formed code: letters, digits and hyphens, 3 to 50. Source: specification §5.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code(String);

impl Code {
    /// Reads a code as somebody entered it; capitals are kept but mean nothing.
    ///
    /// # Errors
    /// [`Error::CodeInvalid`].
    pub fn parse(text: &str) -> Result<Self, Error> {
        let formed = (SHORTEST..=LONGEST).contains(&text.len())
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        if formed { Ok(Self(text.to_owned())) } else { Err(Error::CodeInvalid) }
    }

    /// The code as it was entered.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(super) fn folded(&self) -> String {
        self.0.to_ascii_lowercase()
    }
}

/// Codes to try in turn: like the username, like it with an ending, random.
pub(super) fn candidates(username: Option<&str>) -> Vec<Code> {
    let like = username.map(|name| name.replace('_', "-")).and_then(|name| Code::parse(&name).ok());
    let mut codes: Vec<Code> = like.iter().cloned().collect();
    if let Some(Code(like)) = &like {
        codes.extend(Code::parse(&format!("{like}-{}", random(4))));
    }
    codes.extend((0..TRIES).map(|_| Code(random(RANDOM_LENGTH))));
    codes
}

fn random(length: usize) -> String {
    let mut source = rand::rng();
    let letter = |_| ALPHABET.get(source.random_range(0..ALPHABET.len())).copied();
    (0..length).filter_map(letter).map(char::from).collect()
}
