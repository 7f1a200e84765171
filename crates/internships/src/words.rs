//! Words that people write with an act. Pure.

use kernel::text;

use crate::Error;

/// The words without what nobody sees at their ends; `None` where nothing is left.
///
/// # Errors
/// [`Error::Field`].
pub(crate) fn plain<'a>(
    field: &'static str,
    words: Option<&'a str>,
    most: usize,
) -> Result<Option<&'a str>, Error> {
    let words = words.map(text::trimmed).filter(|words| !words.is_empty());
    if words.is_some_and(|words| words.chars().count() > most) {
        return Err(Error::field(field, "length", "This text is too long."));
    }
    if words.is_some_and(|words| !text::is_prose(words)) {
        let detail = "Write this without characters that cannot be seen.";
        return Err(Error::field(field, "format", detail));
    }
    Ok(words)
}

/// The longest reason, note or remark, in characters.
pub(crate) const MAX: usize = 2000;

/// A reason that has to be there.
///
/// # Errors
/// [`Error::Field`].
pub(crate) fn reason(words: Option<&str>) -> Result<&str, Error> {
    let detail = "Say why, in 1 to 2000 characters.";
    plain("reason", words, MAX)?.ok_or_else(|| Error::field("reason", "required", detail))
}

/// Answers on a scale of 1 to 5.
///
/// # Errors
/// [`Error::Field`].
pub(crate) fn scale(answers: &[(&'static str, i32)]) -> Result<(), Error> {
    match answers.iter().find(|(_, answer)| !(1..=5).contains(answer)) {
        Some((field, _)) => Err(Error::field(*field, "range", "Answer with 1 to 5.")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_short_plain_or_absent_and_a_reason_is_there() {
        assert_eq!(plain("note", Some(" \u{200b} "), 3).unwrap(), None);
        assert_eq!(plain("note", Some(" abc "), 3).unwrap(), Some("abc"));
        assert!(plain("note", Some("abcd"), 3).is_err());
        assert!(plain("note", Some("a\u{202e}b"), 3).is_err());
        assert!(reason(None).is_err() && reason(Some(" ")).is_err());
        assert_eq!(reason(Some(" It fits. ")).unwrap(), "It fits.");
    }

    #[test]
    fn a_scale_has_five_steps() {
        for (answer, fits) in [(0, false), (1, true), (5, true), (6, false)] {
            assert_eq!(scale(&[("work", 3), ("support", answer)]).is_ok(), fits, "{answer}");
        }
    }
}
