//! What a version is. Pure.

use kernel::Instant;
use kernel::uuid::Uuid;
use serde_json::{Value as Json, json};

use crate::Error;

/// The value of a setting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// A whole number.
    Number(i64),
    /// Words, or a few together.
    Words(Vec<String>),
}

impl Value {
    /// As it is stored.
    pub(super) fn stored(&self) -> Json {
        match self {
            Self::Number(number) => json!(number),
            Self::Words(words) => json!(words),
        }
    }

    /// `None` for what no setting can be.
    pub(super) fn read(stored: &Json) -> Option<Self> {
        match stored {
            Json::Array(words) => {
                let words = words.iter().map(|word| word.as_str().map(str::to_owned));
                words.collect::<Option<_>>().map(Self::Words)
            }
            number => number.as_i64().map(Self::Number),
        }
    }
}

/// One version of a setting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Version {
    /// Names this row.
    pub id: Uuid,
    /// Of which setting.
    pub key: String,
    /// From 1 on, without gaps.
    pub version: i32,
    /// What counted from then on; `None` is the default.
    pub value: Option<Value>,
    /// Why.
    pub reason: String,
    /// What the account that set it calls itself; `None` for the operator, or one that is erased.
    pub made_by: Option<String>,
    /// When.
    pub made_at: Instant,
}

/// A reason as it is kept.
pub(super) fn reason(text: &str) -> Result<&str, Error> {
    let text = kernel::text::trimmed(text);
    let fits = (1..=2000).contains(&text.chars().count());
    if fits && kernel::text::is_prose(text) { Ok(text) } else { Err(Error::BadReason) }
}
