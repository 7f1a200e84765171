//! The guarantee of winnowing, by chance.

use std::collections::HashSet;

use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::*;

fn stream(rng: &mut StdRng, alphabet: u64, length: usize) -> Vec<Token> {
    (0..length).map(|_| Token { word: rng.random_range(0..alphabet), line: 0 }).collect()
}

#[test]
fn every_shared_run_of_39_tokens_is_found_wherever_it_stands() {
    let mut rng = StdRng::seed_from_u64(39);
    // Few words make many equal hashes, of which winnowing has to choose one.
    for alphabet in [1, 2, 3, 50, 5_000] {
        for _ in 0..400 {
            let run = stream(&mut rng, alphabet, GUARANTEED);
            let mut host = || {
                let (before, after) = (rng.random_range(0..60), rng.random_range(0..60));
                // What surrounds the run is of other words in either program.
                let mut tokens = stream(&mut rng, 1_000_000, before);
                let start = tokens.len();
                tokens.extend(&run);
                tokens.extend(stream(&mut rng, 1_000_000, after));
                (tokens, start)
            };
            let (one, at) = host();
            let (other, _) = host();
            let theirs: HashSet<u64> = of(&other).into_iter().map(|one| one.hash).collect();
            let within = |token: usize| token >= at && token + K <= at + GUARANTEED;
            let shared =
                of(&one).into_iter().any(|one| within(one.token) && theirs.contains(&one.hash));
            assert!(shared, "a run of {GUARANTEED} among {alphabet} words was missed");
        }
    }
}

#[test]
fn a_rolling_hash_is_the_hash_of_its_tokens_alone() {
    let mut rng = StdRng::seed_from_u64(1);
    let tokens = stream(&mut rng, 10, 300);
    for (at, hash) in hashes(&tokens).into_iter().enumerate() {
        assert_eq!(hashes(&tokens[at..at + K]), [hash]);
    }
}

#[test]
fn no_seventeen_neighbours_are_without_a_fingerprint() {
    let mut rng = StdRng::seed_from_u64(17);
    let tokens = stream(&mut rng, 4, 2_000);
    let found = of(&tokens);
    assert!(found.first().unwrap().token < W);
    assert!(found.windows(2).all(|pair| (1..=W).contains(&(pair[1].token - pair[0].token))));
    let density = found.len() as f64 / hashes(&tokens).len() as f64;
    assert!((0.08..0.16).contains(&density), "{density}");
}

#[test]
fn short_programs_have_one_fingerprint_or_none() {
    let mut rng = StdRng::seed_from_u64(2);
    let counts = [0, K - 1, K, K + W - 1].map(|length| of(&stream(&mut rng, 9, length)).len());
    assert_eq!(counts, [0, 0, 1, 1]);
}
