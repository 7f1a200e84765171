//! Tokens verified lately: a signature is checked once, not at every request.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use sha2::{Digest, Sha256};

use super::Claims;

/// Some 5 MB at the most.
const MAX_TOKENS: usize = 10_000;

/// A token that was good once. Whether it still is, its key and its time decide.
#[derive(Clone)]
pub(super) struct Seen {
    pub(super) key_id: Arc<str>,
    /// The generation of keys that it was verified with.
    pub(super) generation: u64,
    pub(super) claims: Arc<Claims>,
}

/// What was seen, by the token's digest, so that no token lies about in memory longer than its
/// request.
#[derive(Default)]
pub(super) struct Cache(Mutex<HashMap<[u8; 32], Seen>>);

impl Cache {
    pub(super) fn get(&self, token: &str) -> Option<Seen> {
        let digest = digest(token);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&digest).cloned()
    }

    pub(super) fn put(&self, token: &str, seen: Seen) {
        let digest = digest(token);
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MAX_TOKENS {
            known.clear();
        }
        known.insert(digest, seen);
    }
}

fn digest(token: &str) -> [u8; 32] {
    Sha256::digest(token).into()
}
