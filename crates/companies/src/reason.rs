//! Why something was decided. Pure.

use crate::Error;

/// A reason is 1 to 2000 characters.
pub(crate) fn check_reason(reason: &str) -> Result<(), Error> {
    if is_said(reason, 2000) { Ok(()) } else { Err(Error::BadReason) }
}

/// Whether a text says something in at most `most` characters.
pub(crate) fn is_said(text: &str, most: usize) -> bool {
    !text.trim().is_empty() && text.chars().count() <= most && !text.contains('\0')
}
