//! Overlaps worked by hand.

use kernel::Language;

use super::*;
use crate::tokens;

#[test]
fn similarity_counts_what_is_covered_on_both_sides() {
    let found = of(&[1, 2, 3, 4, 9, 9], &[7, 2, 3, 4]);
    assert_eq!((found.covered_left, found.covered_right, found.longest), (3, 3, 3));
    assert_eq!(found.permille(), 600);
    assert_eq!(of(&[5; 4], &[5, 1]).permille(), 833, "a repeated one covers each time");
    assert_eq!(of(&[], &[]).permille(), 0);
    assert_eq!(of(&[1], &[1]).permille(), 1_000);
}

#[test]
fn the_longest_run_need_not_be_the_first() {
    assert_eq!(of(&[1, 2, 9, 4, 5, 6], &[4, 5, 6, 1, 2]).longest, 3);
    assert_eq!(of(&[1, 1, 1], &[1, 1]).longest, 2);
    assert_eq!(of(&[1, 2], &[2, 1]).longest, 1);
    assert_eq!(of(&[1, 2], &[3]).longest, 0);
}

#[test]
fn fragments_are_lines_of_both_programs_and_do_not_overlap() {
    let body = |name: &str| {
        let lines = (0..12).map(|at| format!("    if {name} > {at}:\n        {name} = [{name}]\n"));
        format!("def {name}({name}):\n{}", lines.collect::<String>())
    };
    let left = body("first");
    let right = format!("import sys\n\n\n{}", body("other"));
    let none = HashSet::new();
    let read = |source: &str| Read::of(tokens::of(Language::Python, source).unwrap(), &none);
    let found = fragments(&read(&left), &read(&right));
    let whole = found.iter().max_by_key(|one| one.left_to - one.left_from).unwrap();
    assert!(whole.left_to - whole.left_from >= 20, "{found:?}");
    assert_eq!(whole.right_from, whole.left_from + 3, "the same lines, three further down");
    let ignoring = Read::of(
        tokens::of(Language::Python, &left).unwrap(),
        &read(&right).hashes().into_iter().collect(),
    );
    assert_eq!(fragments(&ignoring, &read(&right)), [], "what counts for nothing is no fragment");
}
