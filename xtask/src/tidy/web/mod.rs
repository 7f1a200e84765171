//! The browser application: layers, colours, and what gold is for.

pub(crate) mod layers;
pub(crate) mod walks;

use super::Finding;
use super::tree::{File, Tree};

/// The components that show a certified result.
const CERTIFIED: &[&str] = &["Punch.tsx", "Hallmarks.tsx", "StreakRow.tsx", "CheckedBadge.tsx"];

/// Widths that other themes have, and ours has not.
const NO_WIDTHS: [&str; 2] = ["sm:", "3xl:"];

/// Drawings, whose colours are the owner's or the stone's and the same in both themes.
const MARKS: &[&str] =
    &["GoogleButton.tsx", "Logo.tsx", "Mark.tsx", "Touchstone.tsx", "WorkspaceSample.tsx"];

fn sources(tree: &Tree) -> impl Iterator<Item = &File> {
    let source =
        |file: &&File| file.path.starts_with("frontend/src/") && file.has_extension(&["ts", "tsx"]);
    tree.files().iter().filter(source).filter(|file| !file.is_test())
}

/// Colours come from tokens.css, where their contrast is checked.
pub(crate) fn colours_are_tokens(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    let styled = tree.files().iter().filter(|file| {
        file.path.starts_with("frontend/src/")
            && file.has_extension(&["tsx", "ts", "css"])
            && file.name() != "tokens.css"
            && !MARKS.contains(&file.name())
            && !CERTIFIED.contains(&file.name())
            && !file.is_test()
    });
    for file in styled {
        for (at, line) in file.lines() {
            if hex_colour(line) {
                found.push(Finding::new(file, at, "a raw colour: use a token of tokens.css"));
            }
        }
    }
    found
}

/// Widths at which a page changes are those that tokens.css names. A class for another one is never drawn, and
/// nothing says so.
pub(crate) fn widths_are_of_the_theme(tree: &Tree) -> Vec<Finding> {
    let sources = tree.files().iter().filter(|file| {
        file.path.starts_with("frontend/src/") && file.has_extension(&["tsx", "ts"])
    });
    let mut found = Vec::new();
    for file in sources {
        for (at, line) in file.lines() {
            if NO_WIDTHS.iter().any(|width| has_variant(line, width)) {
                found.push(Finding::new(file, at, "the theme has no such width: see tokens.css"));
            }
        }
    }
    found
}

/// Whether a class of the line holds from this width on, or up to it.
fn has_variant(line: &str, width: &str) -> bool {
    line.match_indices(width).any(|(at, _)| {
        let before = line.get(..at).unwrap_or_default();
        let before = before.strip_suffix("max-").unwrap_or(before);
        let follows = line.get(at + width.len()..).and_then(|rest| rest.chars().next());
        before.ends_with(['"', '\'', '`', ' ', ':'])
            && follows.is_some_and(|c| c.is_ascii_lowercase() || c == '[' || c == '-')
    })
}

fn hex_colour(line: &str) -> bool {
    line.match_indices('#').any(|(at, _)| {
        let before = line.get(..at).and_then(|text| text.chars().next_back());
        let rest = line.get(at + 1..).unwrap_or_default();
        let digits = rest.chars().take_while(char::is_ascii_hexdigit).count();
        let ends = !rest.chars().nth(digits).is_some_and(|c| c.is_alphanumeric() || c == '-');
        let quoted = before.is_none_or(|c| matches!(c, '\'' | '"' | '[' | ' ' | ':' | '('));
        matches!(digits, 3 | 4 | 6 | 8)
            && ends
            && quoted
            && rest.chars().take(digits).any(|c| c.is_ascii_digit() || c.is_ascii_lowercase())
    })
}

/// Gold means: certified. Nothing else is gold.
pub(crate) fn gold_is_for_certified_results(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in sources(tree).filter(|file| !CERTIFIED.contains(&file.name())) {
        for (at, line) in file.lines() {
            let golden = line.match_indices("gold-").any(|(at, word)| {
                line.get(at + word.len()..)
                    .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
            });
            if golden {
                found.push(Finding::new(file, at, "gold is only for certified results"));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(rule: fn(&Tree) -> Vec<Finding>, path: &str, text: &str) -> usize {
        rule(&Tree::of(&[(path, text)])).len()
    }

    #[test]
    fn a_raw_colour_is_found_and_a_link_target_is_not() {
        let file = "frontend/src/ui/Button.tsx";
        assert_eq!(found(colours_are_tokens, file, "className=\"bg-[#fff]\""), 1);
        assert_eq!(found(colours_are_tokens, file, "color: '#1a2b3c'"), 1);
        assert_eq!(found(colours_are_tokens, file, "href=\"#main\" id=\"x\" `#${id}`"), 0);
        assert_eq!(found(colours_are_tokens, "frontend/src/styles/tokens.css", "--a: #fff;"), 0);
    }

    #[test]
    fn a_width_that_the_theme_does_not_have_is_found() {
        let file = "frontend/src/ui/Button.tsx";
        assert_eq!(found(widths_are_of_the_theme, file, "className=\"grid sm:grid-cols-2\""), 1);
        assert_eq!(found(widths_are_of_the_theme, file, "className=\"max-sm:flex-wrap\""), 1);
        assert_eq!(found(widths_are_of_the_theme, file, "className=\"md:grid-cols-2\""), 0);
        assert_eq!(found(widths_are_of_the_theme, file, "  sm: 'h-7 rounded-sm'"), 0);
        assert_eq!(found(widths_are_of_the_theme, file, "import x from 'jsm:y'"), 0);
    }

    #[test]
    fn gold_outside_a_certified_result_is_found() {
        let gold = "className=\"bg-gold-8\"";
        assert_eq!(found(gold_is_for_certified_results, "frontend/src/ui/Button.tsx", gold), 1);
        assert_eq!(found(gold_is_for_certified_results, "frontend/src/ui/Punch.tsx", gold), 0);
    }
}
