//! The browser application: layers, colours, and what gold is for.

pub(crate) mod walks;

use super::Finding;
use super::tree::{File, Tree};

/// From the bottom up. A file may import from its own layer and from those below it.
const LAYERS: &[&[&str]] =
    &[&["facts"], &["platform", "ui"], &["api"], &["features"], &["pages"], &["app"]];
/// The files of a feature that others may import.
const FACES: &[&str] = &["api", "rules", "store", "hooks", "actions", "text"];
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

/// `features/reports` of frontend/src/features/reports/Panel.tsx: the folders below src.
fn place(file: &File) -> Vec<&str> {
    file.path.split('/').skip(2).collect()
}

fn height(layer: &str) -> Option<usize> {
    LAYERS.iter().position(|layers| layers.contains(&layer))
}

/// What a line imports through `@/`, without the extension.
fn imported(line: &str) -> Option<&str> {
    let (_, path) = line.split_once("'@/").or_else(|| line.split_once("\"@/"))?;
    path.split(['\'', '"']).next()
}

/// facts ← ui, platform ← api ← features ← pages ← app; features see only each other's faces.
pub(crate) fn layers_point_down(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in sources(tree) {
        let here = place(file);
        let Some(own) = here.first().and_then(|layer| height(layer)) else {
            continue;
        };
        for (at, line) in file.lines() {
            let Some(path) = imported(line) else { continue };
            let there: Vec<&str> = path.split('/').collect();
            if there.first().and_then(|layer| height(layer)).is_some_and(|layer| layer > own) {
                found.push(Finding::new(file, at, format!("{path} lies above this layer")));
            }
            let foreign =
                matches!((&*here, &*there), (["features", a, ..], ["features", b, ..]) if a != b);
            let inside = !matches!(&*there, [_, _, face] if FACES.contains(face));
            if foreign && inside {
                found.push(Finding::new(
                    file,
                    at,
                    format!("{path} is the inside of another feature"),
                ));
            }
        }
    }
    found
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
    fn an_import_from_above_is_found() {
        let from = |path: &str, import: &str| {
            found(layers_point_down, path, &format!("import {{ a }} from '@/{import}';"))
        };
        assert_eq!(from("frontend/src/ui/Button.tsx", "features/reports/api"), 1);
        assert_eq!(from("frontend/src/api/client.ts", "pages/report/ReportPage"), 1);
        assert_eq!(from("frontend/src/features/reports/Panel.tsx", "app/router"), 1);
        assert_eq!(from("frontend/src/features/reports/Panel.tsx", "facts/paths"), 0);
        assert_eq!(from("frontend/src/facts/guards.ts", "platform/storage"), 1);
        assert_eq!(from("frontend/src/pages/report/ReportPage.tsx", "features/reports/Panel"), 0);
        assert_eq!(from("frontend/src/app/router.tsx", "pages/report/ReportPage"), 0);
    }

    #[test]
    fn a_feature_sees_only_the_face_of_another() {
        let from = |import: &str| {
            let text = format!("import {{ a }} from '@/{import}';");
            found(layers_point_down, "frontend/src/features/reports/Panel.tsx", &text)
        };
        assert_eq!(from("features/attempts/AttemptCard"), 1);
        assert_eq!(from("features/attempts/parts/rules"), 1);
        assert_eq!(from("features/attempts/rules"), 0);
        assert_eq!(from("features/reports/parts/Row"), 0);
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
