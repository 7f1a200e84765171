//! Tokens verified lately: a signature is checked once, not at every request.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use kernel::Instant;
use sha2::{Digest, Sha256};

use super::Claims;

/// Some 5 MB at the most.
const MAX_TOKENS: usize = 10_000;

/// Claims by the token's digest, so that no token lies about in memory longer than its request.
#[derive(Default)]
pub(super) struct Cache(Mutex<Seen>);

#[derive(Default)]
struct Seen {
    /// The generation of keys that these were verified with.
    generation: u64,
    claims: HashMap<[u8; 32], Claims>,
}

impl Cache {
    pub(super) fn get(&self, token: &str, generation: u64, now: Instant) -> Option<Claims> {
        let seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = (seen.generation == generation).then(|| seen.claims.get(&digest(token)))??;
        (now < known.expires_at).then(|| known.clone())
    }

    pub(super) fn put(&self, token: &str, generation: u64, claims: &Claims) {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.generation != generation || seen.claims.len() >= MAX_TOKENS {
            seen.claims.clear();
            seen.generation = generation;
        }
        seen.claims.insert(digest(token), claims.clone());
    }
}

fn digest(token: &str) -> [u8; 32] {
    Sha256::digest(token).into()
}
