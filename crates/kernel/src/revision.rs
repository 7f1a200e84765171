//! Texts that are saved over and over, from several browsers perhaps. Pure.

/// The revision to save a text as, by one who saw revision `seen`, 0 for none; `saved` is the revision there is and
/// whether its text is the same. `None` where it is saved already, as by a first try whose answer was lost.
///
/// # Errors
/// The present revision, where another browser has saved since.
pub fn next_revision(seen: i32, saved: Option<(i32, bool)>) -> Result<Option<i32>, i32> {
    let (current, same) = saved.unwrap_or((0, false));
    if same {
        Ok(None)
    } else if seen == current {
        Ok(Some(current + 1))
    } else {
        Err(current)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_seen_the_newest_text_saves_over_it_and_nobody_else_does() {
        assert_eq!(next_revision(0, None), Ok(Some(1)));
        assert_eq!(next_revision(3, Some((3, false))), Ok(Some(4)));
        assert_eq!(next_revision(3, Some((3, true))), Ok(None));
        assert_eq!(next_revision(0, Some((3, true))), Ok(None), "the answer was lost");
        assert_eq!(next_revision(2, Some((3, false))), Err(3));
        assert_eq!(next_revision(4, Some((3, false))), Err(3));
        assert_eq!(next_revision(1, None), Err(0));
    }
}
