//! Words that people write with a step. Pure.

use kernel::text;

use crate::Error;

/// The longest words, in characters.
const MAX: usize = 2000;

/// The words without what nobody sees at their ends; `None` where nothing is left.
///
/// # Errors
/// [`Error::BadWords`].
pub(crate) fn reason(words: Option<&str>) -> Result<Option<&str>, Error> {
    let words = words.map(text::trimmed).filter(|words| !words.is_empty());
    let fits = words.is_none_or(|words| words.chars().count() <= MAX && text::is_prose(words));
    if fits { Ok(words) } else { Err(Error::BadWords) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_short_plain_or_absent() {
        assert_eq!(reason(None).unwrap(), None);
        assert_eq!(reason(Some(" \u{200b} ")).unwrap(), None);
        assert_eq!(reason(Some(" It fits. ")).unwrap(), Some("It fits."));
        let long = "x".repeat(MAX);
        assert_eq!(reason(Some(&long)).unwrap(), Some(long.as_str()));
        for bad in ["x".repeat(MAX + 1), "a\u{202e}b".to_owned()] {
            assert!(matches!(reason(Some(&bad)), Err(Error::BadWords)));
        }
    }
}
