//! What somebody has looked at before they change it.

/// A thing, and the version of it that the caller was shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seen<I> {
    /// Which.
    pub id: I,
    /// `None` where the present version will do.
    pub version: Option<i32>,
}

impl<I> Seen<I> {
    /// Looked at in this version.
    pub fn at(id: I, version: i32) -> Self {
        Self { id, version: Some(version) }
    }

    /// To be changed in whatever version it is.
    pub fn any(id: I) -> Self {
        Self { id, version: None }
    }

    /// Whether it has changed since, where its version is `present`.
    pub fn is_stale(&self, present: i32) -> bool {
        self.version.is_some_and(|version| version != present)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_another_version_than_the_one_that_was_shown_is_stale() {
        assert!(Seen::at((), 2).is_stale(3));
        assert!(!Seen::at((), 3).is_stale(3));
        assert!(!Seen::any(()).is_stale(3));
    }
}
