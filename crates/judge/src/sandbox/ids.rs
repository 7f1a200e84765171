//! The ids of the host under which boxes run, where we are root: a pair for each box, one for its
//! init and one for the candidate. The kernel bounds much by user (memory of pipes, descriptors on
//! their way, signals that wait), so boxes with one id would take it from each other.

use std::{
    collections::VecDeque,
    fs,
    hash::{BuildHasher, RandomState},
    io,
    os::fd::OwnedFd,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use rustix::{
    io::Errno,
    net::{AddressFamily, SocketAddrUnix, SocketFlags, SocketType, bind, socket_with},
};

/// Ids that nobody else gives away, divided into blocks of which a judge claims one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Range {
    first: u32,
    blocks: u32,
    ids_a_block: u32,
}

/// Above what systemd, containers (subuid) and directories (SSSD) give away by default, below what
/// would be negative as a signed number; then, for a container that has only 65536 ids, the part of
/// those that systemd leaves free. See https://systemd.io/UIDS-GIDS.
const RANGES: [Range; 2] = [
    Range { first: 2_100_000_000, blocks: 78_000, ids_a_block: 512 },
    Range { first: 60_578, blocks: 6, ids_a_block: 100 },
];

/// The pairs of one judge.
#[derive(Debug, Clone)]
pub(crate) struct Pairs(Arc<Claimed>);

#[derive(Debug)]
struct Claimed {
    /// Its name says which block is ours as long as we live, to anyone who shares our network namespace.
    _claim: OwnedFd,
    /// The first id of each pair that no box has, longest unused first.
    free: Mutex<VecDeque<u32>>,
}

/// The pair of one box, until it is dropped.
#[derive(Debug)]
pub(super) struct Pair {
    first: u32,
    claimed: Arc<Claimed>,
}

impl Pairs {
    /// Claims a block that no other judge of this machine has. Those in other containers cannot be
    /// asked; so the search begins anywhere, and they hardly meet.
    pub(crate) fn claim() -> io::Result<Self> {
        let read = |map: &str| fs::read_to_string(format!("/proc/self/{map}"));
        let maps = [read("uid_map")?, read("gid_map")?];
        let range = RANGES.into_iter().find(|range| maps.iter().all(|map| range.is_in(map)));
        let range = range.ok_or_else(|| io::Error::other("too few ids are mapped here"))?;
        let start = RandomState::new().hash_one(std::process::id());
        for block in 0..range.blocks {
            let turn = (start + u64::from(block)) % u64::from(range.blocks);
            let first = range.first + range.ids_a_block * u32::try_from(turn).unwrap_or(0);
            let name = format!("assay-ids-{first}");
            let flags = SocketFlags::CLOEXEC;
            let claim = socket_with(AddressFamily::UNIX, SocketType::DGRAM, flags, None)?;
            match bind(&claim, &SocketAddrUnix::new_abstract_name(name.as_bytes())?) {
                Err(Errno::ADDRINUSE) => {}
                Err(error) => return Err(error.into()),
                Ok(()) => {
                    let pairs = (first..first + range.ids_a_block).step_by(2);
                    let free = Mutex::new(pairs.collect());
                    return Ok(Self(Arc::new(Claimed { _claim: claim, free })));
                }
            }
        }
        Err(io::Error::other("other judges have all ids"))
    }

    /// A pair for a box.
    pub(super) fn take(&self) -> io::Result<Pair> {
        let first = lock(&self.0.free).pop_front();
        let first = first.ok_or_else(|| io::Error::other("there are more boxes than ids"))?;
        Ok(Pair { first, claimed: Arc::clone(&self.0) })
    }
}

impl Pair {
    /// For its init and for the candidate.
    pub(super) fn ids(&self) -> (u32, u32) {
        (self.first, self.first + 1)
    }
}

impl Drop for Pair {
    fn drop(&mut self) {
        lock(&self.claimed.free).push_back(self.first);
    }
}

impl Range {
    /// Does a map of ids (`/proc/<pid>/uid_map`) hold the whole range?
    fn is_in(self, map: &str) -> bool {
        let end = u64::from(self.first) + u64::from(self.blocks) * u64::from(self.ids_a_block);
        map.lines().any(|line| {
            let mut words = line.split_whitespace().map(|word| word.parse::<u64>().unwrap_or(0));
            let (first, count) = (words.next().unwrap_or(0), words.nth(1).unwrap_or(0));
            first <= self.first.into() && end <= first + count
        })
    }
}

fn lock(free: &Mutex<VecDeque<u32>>) -> MutexGuard<'_, VecDeque<u32>> {
    free.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn a_container_with_few_ids_gets_those_that_it_has() {
        let fits = |map| RANGES.map(|range| range.is_in(map));
        assert_eq!(fits("         0          0 4294967295\n"), [true, true]);
        assert_eq!(fits("0 100000 65536\n"), [false, true]);
        assert_eq!(fits("0 1000 1\n1 100000 1000\n"), [false, false]);
    }

    #[test]
    fn two_judges_and_all_their_boxes_have_ids_of_their_own() {
        let judges = [Pairs::claim().unwrap(), Pairs::claim().unwrap()];
        let pairs: Vec<_> =
            judges.iter().flat_map(|of| (0..50).map(|_| of.take().unwrap())).collect();
        let ids: HashSet<u32> =
            pairs.iter().flat_map(|pair| [pair.ids().0, pair.ids().1]).collect();
        assert_eq!(ids.len(), 200);
    }

    #[test]
    fn a_pair_is_used_again_only_after_all_others() {
        let pairs = Pairs::claim().unwrap();
        let first = pairs.take().unwrap().ids();
        let all = lock(&pairs.0.free).len();
        assert!((1..all).all(|_| pairs.take().unwrap().ids() != first));
        assert_eq!(pairs.take().unwrap().ids(), first);
    }
}
