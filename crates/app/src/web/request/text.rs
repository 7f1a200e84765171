//! Texts of requests: trimmed as they are read, so that a limit counts what is kept, and checked
//! for what nobody can read.

use kernel::text;
use serde::{Deserialize, Deserializer};
use validator::ValidationError;

/// A text without what nobody sees at its ends.
pub(crate) fn trimmed<'de, D: Deserializer<'de>>(field: D) -> Result<String, D::Error> {
    let given = String::deserialize(field)?;
    Ok(text::trimmed(&given).to_owned())
}

/// The same; `None` where nothing is left.
pub(crate) fn trimmed_or_none<'de, D: Deserializer<'de>>(
    field: D,
) -> Result<Option<String>, D::Error> {
    let given = Option::<String>::deserialize(field)?;
    let left = given.map(|given| text::trimmed(&given).to_owned());
    Ok(left.filter(|text| !text.is_empty()))
}

/// The same for each text of a list.
pub(crate) fn trimmed_all<'de, D: Deserializer<'de>>(field: D) -> Result<Vec<String>, D::Error> {
    let given = Vec::<String>::deserialize(field)?;
    Ok(given.iter().map(|given| text::trimmed(given).to_owned()).collect())
}

/// For names, titles, phone numbers and whatever else stands on one line.
pub(crate) fn line(given: &str) -> Result<(), ValidationError> {
    let help = "Write this on one line, without characters that cannot be seen.";
    if text::is_line(given) { Ok(()) } else { Err(refused(help)) }
}

/// For texts of several lines.
pub(crate) fn prose(given: &str) -> Result<(), ValidationError> {
    let help = "Write this without characters that cannot be seen.";
    if text::is_prose(given) { Ok(()) } else { Err(refused(help)) }
}

fn refused(help: &'static str) -> ValidationError {
    ValidationError::new("format").with_message(help.into())
}
