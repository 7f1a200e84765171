//! Counting what a merger does.

use super::*;

fn absorbed(rows: i64, fate: Fate) -> Absorbed {
    let parts = vec![Part { item: Item::Roles, fate, rows }];
    Absorbed { parts, ended: Vec::new() }
}

#[test]
fn the_digest_changes_with_every_number_fate_and_with_whom_it_is_about() {
    let digest = absorbed(1, Fate::Moved).digest("a into b");
    assert_eq!(digest.len(), 64);
    assert_eq!(digest, absorbed(1, Fate::Moved).digest("a into b"));
    for other in [absorbed(2, Fate::Moved), absorbed(1, Fate::Kept), Absorbed::default()] {
        assert_ne!(digest, other.digest("a into b"));
    }
    assert_ne!(digest, absorbed(1, Fate::Moved).digest("b into a"));
}

#[test]
fn only_what_belongs_to_the_other_company_counts_as_moved() {
    assert_eq!(absorbed(3, Fate::Moved).moved(), 3);
    assert_eq!(absorbed(3, Fate::Kept).moved(), 0);
}

#[test]
fn rows_of_one_table_that_come_to_the_same_are_one_part() {
    let mut all = absorbed(1, Fate::Moved);
    all.add(Item::Roles, Fate::Moved, 2);
    all.add(Item::Roles, Fate::Kept, 1);
    all.add(Item::Roles, Fate::Ended, 0);
    let rows: Vec<(Fate, i64)> = all.parts.iter().map(|part| (part.fate, part.rows)).collect();
    assert_eq!(rows, [(Fate::Moved, 3), (Fate::Kept, 1)]);
}
