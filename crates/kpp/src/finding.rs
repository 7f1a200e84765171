//! What is wrong with a package, said so that its author can mend it.

use std::fmt;

/// One fault of a package: where, and a sentence.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// Path inside the package with `/` between its parts; empty for the package as a whole.
    pub path: String,
    /// One or more sentences an author can act on; no file contents beyond the value at fault.
    pub text: String,
}

impl Finding {
    pub(crate) fn new(path: impl Into<String>, text: impl Into<String>) -> Finding {
        Finding { path: path.into(), text: text.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            f.write_str(&self.text)
        } else {
            write!(f, "{}: {}", self.path, self.text)
        }
    }
}

impl std::error::Error for Finding {}
