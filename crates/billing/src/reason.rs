//! Why something was done. Pure.

use crate::Error;

/// A reason as it is kept.
///
/// # Errors
/// [`Error::BadReason`].
pub(crate) fn reason(text: &str) -> Result<&str, Error> {
    let text = kernel::text::trimmed(text);
    let fits = (1..=2000).contains(&text.chars().count());
    if fits && kernel::text::is_prose(text) { Ok(text) } else { Err(Error::BadReason) }
}
