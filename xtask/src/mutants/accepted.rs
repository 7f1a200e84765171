//! The mutants that may survive, with the reason of each.

use std::path::Path;

use anyhow::{Context as _, Result, bail};

/// One a line: the mutant without its line and column, ` # `, and why no test can tell it.
pub(super) const LIST: &str = "xtask/mutants.txt";

/// Their names, without line and column: `crates/a/src/rules.rs: replace < with <= in fits`.
pub(super) struct Accepted(Vec<String>);

impl Accepted {
    /// # Errors
    /// When the list is missing or a line gives no reason.
    pub(super) fn read(root: &Path) -> Result<Self> {
        Self::parse(&std::fs::read_to_string(root.join(LIST)).context(LIST)?)
    }

    fn parse(text: &str) -> Result<Self> {
        let mut names = Vec::new();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.split_once(" # ") {
                Some((name, why)) if !why.trim().is_empty() => names.push(name.trim().to_owned()),
                _ => bail!("{LIST}: `{line}` is not `mutant # reason`"),
            }
        }
        Ok(Self(names))
    }

    /// The names of those in the files that are tested.
    pub(super) fn within(self, tested: impl Fn(&str) -> bool) -> Vec<String> {
        let path = |name: &String| name.split(": ").next().is_some_and(&tested);
        self.0.into_iter().filter(path).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_names_a_mutant_and_its_reason() {
        let text = "# why\n\na.rs: replace < with <= in f # equal lengths are one case\n\
                    b.rs: replace g -> i64 with 0 # never asked\n";
        let listed = Accepted::parse(text).unwrap().within(|path| path == "a.rs");
        assert_eq!(listed, ["a.rs: replace < with <= in f"]);
        let refused = Accepted::parse("a.rs: replace < with <= in f\n").err().unwrap();
        assert!(refused.to_string().ends_with("is not `mutant # reason`"), "{refused}");
        assert!(Accepted::parse("a.rs: delete ! in f # \n").is_err());
    }
}
