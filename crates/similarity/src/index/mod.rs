//! The programs that count for finished attempts, by their fingerprints, and each compared with the others of its
//! problem: those of all companies, and what the problem's author has published.

mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use std::collections::{BTreeMap, HashSet};

use db::Conn;
use kernel::{AttemptId, Instant};

pub use rules::{Authored, Compared, Kept, Match, Outcome, Program, Scope, With, read};

use crate::Error;
use crate::overlap;
use crate::rule::{self, Spread};
use rules::Own;

/// How many matches of one program are kept: the most similar.
pub const MOST_MATCHES: usize = 50;

/// Compares a program and keeps it for those that come after. One that came before for the same task of the attempt
/// is replaced, with what was found by it; the same program again changes nothing, and is `None`.
///
/// # Errors
/// [`Error::Db`].
pub fn compare(
    conn: &mut Conn,
    program: &Program,
    authored: &Authored,
    now: Instant,
) -> Result<Option<Compared>, Error> {
    let scope = program.scope;
    // From here on nobody else compares programs for this problem in this language.
    let counts = store::lock(conn, scope)?;
    if store::is_known(conn, program.submission)? {
        return Ok(None);
    }
    let before = store::remove(conn, program.attempt, program.task)?;
    let counts = if before > 0 { store::lock(conn, scope)? } else { counts };
    let Some(fingerprints) = &program.fingerprints else {
        store::insert(conn, program, &[], &Own::unreadable(), now)?;
        return Ok(Some(Compared::nothing(Outcome::Unreadable)));
    };
    let kept: Vec<u64> = fingerprints.iter().map(|hash| scope.mix(*hash)).collect();
    let ignored = ignored(conn, scope, counts.sources, authored)?;
    let counting = rules::without(&kept, &ignored);
    let solutions = authored.solutions.len();
    if !rule::is_comparable(counting.len()) {
        let own =
            Own { outcome: Outcome::TooShort, counting: counting.len(), others: 0, solutions };
        store::insert(conn, program, &kept, &own, now)?;
        return Ok(Some(Compared::nothing(Outcome::TooShort)));
    }
    let spread = Spread { pairs: counts.pairs, high: store::spread(conn, scope)? };
    let threshold = spread.threshold();
    let (mut matches, high) = among_others(conn, program, (&counting, &ignored), threshold)?;
    matches.extend(rules::among_solutions(scope, &counting, authored, &ignored, threshold));
    matches.sort_by_key(|one| std::cmp::Reverse(one.overlap.permille()));
    matches.truncate(MOST_MATCHES);
    let others = counts.comparable - store::own(conn, scope, program.user)?;
    let own = Own { outcome: Outcome::Compared, counting: counting.len(), others, solutions };
    store::insert(conn, program, &kept, &own, now)?;
    store::add_pairs(conn, scope, others)?;
    for (permille, pairs) in high {
        store::add_high(conn, scope, permille, pairs)?;
    }
    let ignored = ignored.into_iter().map(|hash| scope.mix(hash)).collect();
    Ok(Some(Compared { outcome: Outcome::Compared, matches, ignored }))
}

/// What counts for nothing, as it is stored: what the author gave, and what too many have.
fn ignored(
    conn: &mut Conn,
    scope: Scope,
    submissions: i64,
    authored: &Authored,
) -> Result<HashSet<u64>, Error> {
    let mut ignored: HashSet<u64> = authored.given.iter().map(|hash| scope.mix(*hash)).collect();
    if submissions >= rule::COMMON_FROM {
        let common = store::having_more(conn, scope, submissions * rule::COMMON_PERCENT / 100)?;
        let common = common.into_iter().filter(|(_, having)| rule::is_common(*having, submissions));
        ignored.extend(common.map(|(hash, _)| hash));
    }
    Ok(ignored)
}

/// The matches among the programs of other people, and how many of those are how similar, where that is much.
fn among_others(
    conn: &mut Conn,
    program: &Program,
    (counting, ignored): (&[u64], &HashSet<u64>),
    threshold: i32,
) -> Result<(Vec<Match>, BTreeMap<i32, i64>), Error> {
    let scope = program.scope;
    let having = store::having(conn, scope, counting)?;
    let probes = rule::probes(counting, &|hash| having.get(&hash).copied().unwrap_or(0));
    let (mut matches, mut high) = (Vec::new(), BTreeMap::new());
    store::allow_scans(conn, false)?;
    let others = store::sharing(conn, scope, program.user, &probes)?;
    store::allow_scans(conn, true)?;
    let own: HashSet<u64> = counting.iter().copied().collect();
    for other in others {
        let theirs = rules::without(&other.hashes, ignored);
        let covered = theirs.iter().filter(|hash| own.contains(hash)).count();
        if !rule::is_comparable(theirs.len())
            || !rule::can_be_similar(counting.len(), theirs.len(), covered)
        {
            continue;
        }
        let permille = overlap::covered(counting, &theirs).permille();
        if permille < rule::LEAST_PERMILLE {
            continue;
        }
        *high.entry(permille).or_insert(0) += 1;
        let overlap = overlap::of(counting, &theirs);
        if rule::is_match(&overlap, threshold) {
            matches.push(Match { with: With::Submission(other.id), overlap, threshold });
        }
    }
    Ok((matches, high))
}

/// The programs of an attempt that were compared, as far as there were any.
///
/// # Errors
/// [`Error::Db`].
pub fn of_attempt(conn: &mut Conn, attempt: AttemptId) -> Result<Vec<Kept>, Error> {
    Ok(store::of_attempt(conn, attempt)?)
}

/// Removes the fingerprints of programs that were sent before an instant, and what was found by them; answers how
/// many programs those were.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_before(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_before(conn, before)?)
}
