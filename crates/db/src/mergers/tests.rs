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
