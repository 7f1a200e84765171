//! Who may import whom in the browser application.

use super::super::Finding;
use super::super::tree::{File, Tree};

/// From the bottom up. A file may import from its own layer and from those below it, not from one beside it.
const LAYERS: &[&[&str]] =
    &[&["facts"], &["platform"], &["ui", "api"], &["features"], &["pages"], &["app"]];
/// The files of a feature that others may import.
const FACES: &[&str] = &["api", "rules", "store", "hooks", "actions", "text"];

/// Tests too: what one of them needs from above its layer belongs to that layer.
fn sources(tree: &Tree) -> impl Iterator<Item = &File> {
    let source =
        |file: &&File| file.path.starts_with("frontend/src/") && file.has_extension(&["ts", "tsx"]);
    tree.files().iter().filter(source)
}

/// `features/reports` of frontend/src/features/reports/Panel.tsx: the folders below src.
fn place(file: &File) -> Vec<&str> {
    file.path.split('/').skip(2).collect()
}

fn height(layer: &str) -> Option<usize> {
    LAYERS.iter().position(|layers| layers.contains(&layer))
}

/// What a line names through `@/`: the last line of an import however long, a re-export, a type, a part loaded later,
/// a mock. Nothing but a module is written so.
fn imported(line: &str) -> impl Iterator<Item = &str> {
    line.split(['\'', '"', '`']).skip(1).filter_map(|text| text.strip_prefix("@/"))
}

/// Why a file here may not import what lies there.
fn refused(here: &[&str], there: &[&str]) -> Option<&'static str> {
    let (from, to) = (*here.first()?, *there.first()?);
    let (own, other) = (height(from)?, height(to)?);
    let foreign = matches!((here, there), (["features", a, ..], ["features", b, ..]) if a != b);
    let face = matches!(there, [_, _, face] if FACES.contains(face));
    if other > own {
        Some("lies above this layer")
    } else if other == own && from != to {
        Some("lies beside this layer")
    } else if foreign && !face {
        Some("is the inside of another feature")
    } else {
        None
    }
}

/// facts ← platform ← ui, api ← features ← pages ← app; features see only each other's faces.
pub(crate) fn layers_point_down(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in sources(tree) {
        let here = place(file);
        for (at, line) in file.lines() {
            for path in imported(line) {
                let there: Vec<&str> = path.split('/').collect();
                if let Some(says) = refused(&here, &there) {
                    found.push(Finding::new(file, at, format!("{path} {says}")));
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(path: &str, text: &str) -> Vec<String> {
        let tree = Tree::of(&[(&format!("frontend/src/{path}"), text)]);
        layers_point_down(&tree).iter().map(ToString::to_string).collect()
    }

    fn found(path: &str, import: &str) -> usize {
        says(path, &format!("import {{ a }} from '@/{import}';")).len()
    }

    #[test]
    fn an_import_from_above_is_found() {
        assert_eq!(found("facts/guards.ts", "platform/storage"), 1);
        assert_eq!(found("platform/log.ts", "ui/notify"), 1);
        assert_eq!(found("ui/Button.tsx", "features/reports/api"), 1);
        assert_eq!(found("api/client.ts", "pages/report/ReportPage"), 1);
        assert_eq!(found("features/reports/Panel.tsx", "app/router"), 1);
        assert_eq!(found("pages/report/ReportPage.tsx", "app/text"), 1);
    }

    #[test]
    fn an_import_from_below_is_allowed() {
        assert_eq!(found("platform/log.ts", "facts/paths"), 0);
        assert_eq!(found("ui/Button.tsx", "platform/storage"), 0);
        assert_eq!(found("ui/Button.tsx", "ui/Icon"), 0);
        assert_eq!(found("api/client.ts", "platform/log"), 0);
        assert_eq!(found("features/reports/Panel.tsx", "facts/paths"), 0);
        assert_eq!(found("pages/report/ReportPage.tsx", "features/reports/Panel"), 0);
        assert_eq!(found("app/router.tsx", "pages/report/ReportPage"), 0);
        assert_eq!(found("main.tsx", "app/router"), 0);
    }

    #[test]
    fn the_design_system_and_the_data_know_nothing_of_each_other() {
        let path = "frontend/src/ui/Button.tsx";
        let says = says("ui/Button.tsx", "import type { Report } from '@/api/words';");
        assert_eq!(says, [format!("{path}:1: api/words lies beside this layer")]);
        assert_eq!(found("api/client.ts", "ui/notify"), 1);
    }

    #[test]
    fn a_feature_sees_only_the_face_of_another() {
        let from = |import: &str| found("features/reports/Panel.tsx", import);
        assert_eq!(from("features/attempts/AttemptCard"), 1);
        assert_eq!(from("features/attempts/parts/rules"), 1);
        for face in FACES {
            assert_eq!(from(&format!("features/attempts/{face}")), 0);
        }
        assert_eq!(from("features/reports/parts/Row"), 0);
    }

    #[test]
    fn an_import_is_found_in_every_shape() {
        for (text, line) in [
            ("import {\n  a,\n  type B,\n} from '@/app/router';", 4),
            ("import type { B } from \"@/app/router\";", 1),
            ("import '@/app/router';", 1),
            ("export { a } from '@/app/router';", 1),
            ("export * from '@/app/router';", 1),
            ("const Page = lazy(() => import('@/app/router'));", 1),
            ("const page = await import(\n  `@/app/router`\n);", 2),
            ("let a: import('@/facts/paths').A | import('@/app/router').B;", 1),
            ("vi.mock('@/app/router', () => ({ a: vi.fn() }));", 1),
        ] {
            let file = "frontend/src/features/reports/Panel.tsx";
            let expected = format!("{file}:{line}: app/router lies above this layer");
            assert_eq!(says("features/reports/Panel.tsx", text), [expected], "{text}");
        }
    }

    #[test]
    fn the_tests_of_a_layer_belong_to_it() {
        assert_eq!(found("features/reports/Panel.test.tsx", "pages/report/ReportPage"), 1);
        assert_eq!(found("features/reports/rows.test-data.ts", "features/attempts/Card"), 1);
    }

    #[test]
    fn a_package_a_neighbour_and_a_drawing_are_of_no_layer() {
        for text in [
            "import { a } from '@tanstack/react-query';",
            "import { app } from './app/rules';",
            "import mark from '@/../public/assay-mark.svg?no-inline';",
        ] {
            assert_eq!(says("ui/Logo.tsx", text), [""; 0], "{text}");
        }
    }
}
