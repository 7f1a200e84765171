//! What is longer than the house allows, by name and length. The list may only shrink.

use super::Finding;
use super::tree::Tree;

/// One exception a line: `what place length`, and a comment after `#`.
pub(crate) const LIST: &str = "xtask/tidy-exceptions.txt";

/// Measures places against their limit and against the list.
pub(crate) struct Ratchet {
    exceptions: Vec<Exception>,
    found: Vec<Finding>,
}

struct Exception {
    what: String,
    place: String,
    length: usize,
    met: bool,
}

impl Ratchet {
    pub(crate) fn of(tree: &Tree) -> Self {
        let text = tree.get(LIST).map(|file| file.text.as_str()).unwrap_or_default();
        let mut found = Vec::new();
        let mut exceptions = Vec::new();
        for line in text.lines().map(|line| line.split('#').next().unwrap_or_default().trim()) {
            let mut words = line.split_whitespace();
            match (words.next(), words.next(), words.next().map(str::parse)) {
                (None, ..) => {}
                (Some(what), Some(place), Some(Ok(length))) => exceptions.push(Exception {
                    what: what.to_owned(),
                    place: place.to_owned(),
                    length,
                    met: false,
                }),
                _ => {
                    found.push(Finding::whole(LIST, format!("`{line}` is not `what place length`")))
                }
            }
        }
        Self { exceptions, found }
    }

    /// A place of this length where `limit` is allowed.
    pub(crate) fn measure(&mut self, what: &str, place: &str, length: usize, limit: usize) {
        let listed = self.exceptions.iter_mut().find(|one| one.what == what && one.place == place);
        let says = match listed {
            None if length > limit => format!("{length} {} is more than {limit}", unit(what)),
            None => return,
            Some(listed) => {
                listed.met = true;
                match length {
                    length if length <= limit => format!("short enough now: take it out of {LIST}"),
                    length if length > listed.length => {
                        format!("grew from {} to {length}; {LIST} may only shrink", listed.length)
                    }
                    length if length < listed.length => {
                        format!("shrank from {} to {length}: write that into {LIST}", listed.length)
                    }
                    _ => return,
                }
            }
        };
        self.found.push(Finding::whole(place, says));
    }

    /// What was found, with the exceptions that no longer exist.
    pub(crate) fn findings(self) -> Vec<Finding> {
        let gone = self.exceptions.iter().filter(|one| !one.met);
        let gone =
            gone.map(|one| Finding::whole(LIST, format!("{} is gone: take it out", one.place)));
        let gone: Vec<Finding> = gone.collect();
        self.found.into_iter().chain(gone).collect()
    }
}

fn unit(what: &str) -> &'static str {
    if what == "function" { "lines in one function" } else { "lines" }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said about a place of this length where 10 is the limit.
    fn says(list: &str, length: usize) -> Vec<String> {
        let mut ratchet = Ratchet::of(&Tree::of(&[(LIST, list)]));
        ratchet.measure("lines", "a.rs", length, 10);
        ratchet.findings().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_list_may_only_shrink() {
        let list = "# why\nlines a.rs 12 # a table\n";
        assert!(says(list, 12).is_empty());
        assert_eq!(says(list, 13), [format!("a.rs: grew from 12 to 13; {LIST} may only shrink")]);
        assert_eq!(says(list, 11), [format!("a.rs: shrank from 12 to 11: write that into {LIST}")]);
        assert_eq!(says(list, 10), [format!("a.rs: short enough now: take it out of {LIST}")]);
    }

    #[test]
    fn what_is_not_listed_must_keep_the_limit() {
        assert!(says("", 10).is_empty());
        assert_eq!(says("", 11), ["a.rs: 11 lines is more than 10"]);
    }

    #[test]
    fn an_exception_for_nothing_and_a_line_that_is_none_are_found() {
        assert_eq!(says("lines b.rs 12\n", 1), [format!("{LIST}: b.rs is gone: take it out")]);
        assert_eq!(
            says("lines b.rs\n", 1),
            [format!("{LIST}: `lines b.rs` is not `what place length`")]
        );
    }
}
