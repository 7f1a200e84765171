//! In which order one company sees cards that say the same. Pure but for the key, which is passed in.
//!
//! Such cards lie at random spots. A large cell is read in chunks of neighbouring spots, so that a page
//! takes as long whatever the size of the cell; which chunk comes first, and which card in it, is for
//! each company and each change of the pool as if newly drawn, so that no place in a list means anything
//! in another.

use std::ops::RangeInclusive;

use aws_lc_rs::hmac;
use kernel::TalentProfileId;

use super::seal::first;

/// How many cards of a cell are read at once, on the average at most.
const CHUNK: u32 = 64;
/// Spots have so many bits.
const SPOT_BITS: u32 = 30;
/// Rounds after which a permutation looks drawn.
const ROUNDS: u8 = 4;

/// Where a card stands in its chunk.
pub(super) type Turn = [u8; 8];

pub(super) struct Order {
    key: hmac::Key,
}

/// Into how many chunks so many cards are cut: four to the power of the answer.
pub(super) fn cuts(crowd: u32) -> u32 {
    (0..SPOT_BITS / 2).find(|cuts| crowd >> (2 * cuts) <= CHUNK).unwrap_or(SPOT_BITS / 2)
}

/// How many chunks that are.
pub(super) fn chunks(cuts: u32) -> u32 {
    1 << (2 * cuts.min(SPOT_BITS / 2))
}

impl Order {
    pub(super) fn new(key: hmac::Key) -> Self {
        Self { key }
    }

    pub(super) fn turn(&self, profile: TalentProfileId) -> Turn {
        first(&hmac::sign(&self.key, profile.0.as_bytes()))
    }

    /// The spots of the `at`th chunk of a cell.
    pub(super) fn spots(&self, cell: &[u8], cuts: u32, at: u32) -> RangeInclusive<i32> {
        let mask = (1 << cuts) - 1;
        let (mut left, mut right) = (at >> cuts, at & mask);
        for round in 0..ROUNDS {
            let drawn = self.draw(cell, round, right) & mask;
            (left, right) = (right, left ^ drawn);
        }
        let width = SPOT_BITS - 2 * cuts;
        let begin = ((left << cuts) | right) << width;
        let whole = |spot: u32| i32::try_from(spot).unwrap_or(i32::MAX);
        whole(begin)..=whole(begin + ((1 << width) - 1))
    }

    fn draw(&self, cell: &[u8], round: u8, half: u32) -> u32 {
        let mut context = hmac::Context::with_key(&self.key);
        context.update(&[round]);
        context.update(&half.to_be_bytes());
        context.update(cell);
        u32::from_be_bytes(first(&context.sign()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn order(key: u8) -> Order {
        Order::new(hmac::Key::new(hmac::HMAC_SHA256, &[key; 32]))
    }

    #[test]
    fn every_spot_is_in_one_chunk_and_each_company_has_its_own_order() {
        for cuts in 0..6 {
            let all = |key| -> Vec<RangeInclusive<i32>> {
                let order = order(key);
                (0..chunks(cuts)).map(|at| order.spots(b"cell", cuts, at)).collect()
            };
            let mut sorted = all(1);
            sorted.sort_by_key(|spots| *spots.start());
            let mut next = 0;
            for spots in sorted {
                assert_eq!(*spots.start(), next);
                next = spots.end() + 1;
            }
            assert_eq!(next, 1 << 30);
            assert!(cuts < 2 || all(1) != all(2));
        }
    }

    #[test]
    fn a_cell_is_cut_so_that_a_chunk_has_at_most_sixty_four() {
        for (crowd, expected) in [(0, 0), (64, 0), (65, 1), (259, 1), (260, 2), (1_000_000, 7)] {
            assert_eq!(cuts(crowd), expected, "{crowd}");
            assert!(crowd / chunks(cuts(crowd)) <= CHUNK);
        }
        assert_eq!(chunks(99), 1 << 30);
    }

    #[test]
    fn nobody_keeps_their_turn_in_another_order() {
        let people: BTreeSet<TalentProfileId> = (0..50).map(|_| TalentProfileId::new()).collect();
        let turns = |key| {
            let order = order(key);
            let mut all: Vec<_> = people.iter().map(|who| (order.turn(*who), *who)).collect();
            all.sort_unstable();
            all.into_iter().map(|(_, who)| who).collect::<Vec<_>>()
        };
        assert_eq!(turns(1), turns(1));
        assert_ne!(turns(1), turns(2));
    }
}
