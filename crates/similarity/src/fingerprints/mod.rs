//! What is kept of a program: the hashes that winnowing selects of its runs of tokens. Pure.

#[cfg(test)]
mod tests;

use crate::tokens::Token;

/// How many tokens one hash is of. Source: scoring.md §2.
pub const K: usize = 23;
/// Of how many neighbouring hashes at least one is selected. Source: scoring.md §2.
pub const W: usize = 17;
/// Every run of so many tokens that two programs share is found.
pub const GUARANTEED: usize = K + W - 1;

/// The odd number that a token's place in its run is weighed with.
const BASE: u64 = 0x9e37_79b9_7f4a_7c15;

/// A hash that was selected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fingerprint {
    /// Of [`K`] tokens.
    pub hash: u64,
    /// Which token is the first of them, from 0.
    pub token: usize,
}

/// The hash of every run of [`K`] tokens, in order.
pub fn hashes(tokens: &[Token]) -> Vec<u64> {
    let highest = (1..K).fold(1_u64, |power, _| power.wrapping_mul(BASE));
    let mut rolling = 0_u64;
    let mut hashes = Vec::with_capacity(tokens.len().saturating_sub(K - 1));
    for (at, token) in tokens.iter().enumerate() {
        if let Some(left) = at.checked_sub(K).and_then(|gone| tokens.get(gone)) {
            rolling = rolling.wrapping_sub(mix(left.word).wrapping_mul(highest));
        }
        rolling = rolling.wrapping_mul(BASE).wrapping_add(mix(token.word));
        if at + 1 >= K {
            hashes.push(mix(rolling));
        }
    }
    hashes
}

/// The fingerprints of a program, in order: of each [`W`] neighbouring hashes the least, of equal ones the last. A
/// program with fewer has the least of them all.
pub fn of(tokens: &[Token]) -> Vec<Fingerprint> {
    let hashes = hashes(tokens);
    let mut selected: Vec<Fingerprint> = Vec::new();
    for (start, window) in hashes.windows(hashes.len().clamp(1, W)).enumerate() {
        let least = window.iter().enumerate().min_by_key(|(at, hash)| (**hash, W - at));
        if let Some((at, hash)) = least
            && selected.last().is_none_or(|last| last.token != start + at)
        {
            selected.push(Fingerprint { hash: *hash, token: start + at });
        }
    }
    selected
}

/// Spreads the bits, so that the least hash is none in particular.
const fn mix(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}
