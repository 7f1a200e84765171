//! How long the processes of a box, and who serves or talks with them, have waited for a processor,
//! as the kernel counts it for each thread. That time is the machine's, not the program's: the
//! wall-clock limit leaves it out.

use std::{
    collections::{HashMap, HashSet},
    fs::{self, File},
    os::unix::fs::FileExt,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use rustix::thread::gettid;

use super::tree::descendants;

/// The kernel's own count for a box's init, kept open: it is read at the start of every run.
#[derive(Debug)]
pub(super) struct Count(Option<File>);

impl Count {
    /// Absent where this kernel does not count.
    pub(super) fn of(init: u32) -> Self {
        let file = File::open(format!("/proc/{init}/schedstat")).ok();
        let counts = |file: &File| read(file).is_some_and(|(_, turns)| turns > 0);
        Self(file.filter(counts))
    }

    fn waited_us(&self) -> Option<u64> {
        Some(read(self.0.as_ref()?)?.0)
    }
}

/// Whose waiting holds up a program: those in its box, those in the box of the program that it talks
/// with, and our own threads that pass on what they write.
#[derive(Debug, Clone, Default)]
pub(crate) struct Parties(Arc<Mutex<HashSet<Party>>>);

/// Whose waits follow one another; where two wait in turn, both count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Party {
    /// Everybody in a box, by its init.
    Box(u32),
    /// One of our own threads.
    Thread(u32),
}

impl Party {
    fn this_thread() -> Self {
        Self::Thread(gettid().as_raw_nonzero().get().unsigned_abs())
    }

    fn tasks(self) -> Box<dyn Iterator<Item = PathBuf>> {
        match self {
            Self::Box(init) => {
                Box::new(descendants(init).into_iter().chain([init]).flat_map(tasks))
            }
            Self::Thread(thread) => {
                Box::new([PathBuf::from(format!("/proc/self/task/{thread}"))].into_iter())
            }
        }
    }
}

impl Parties {
    /// This thread is one from now on.
    pub(crate) fn join(&self) {
        self.add(Party::this_thread());
    }

    fn add(&self, party: Party) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(party);
    }

    fn all(&self) -> Vec<Party> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).iter().copied().collect()
    }
}

/// The waiting of one run.
#[derive(Debug)]
pub(super) struct Waiting {
    parties: Parties,
    /// Each thread's count when it was last looked at, in microseconds.
    seen: HashMap<u32, u64>,
    /// The parts of the run in which something waited, in order and apart: (from, to).
    spans: Vec<(u64, u64)>,
    known: bool,
}

impl Waiting {
    /// A run begins, of which this thread reads the output: what the init waited before is not part
    /// of it.
    pub(super) fn start(init: u32, count: &Count, parties: Parties) -> Self {
        parties.join();
        parties.add(Party::Box(init));
        let before = count.waited_us();
        let seen = before.map(|us| (init, us)).into_iter().collect();
        Self { parties, seen, spans: Vec::new(), known: before.is_some() }
    }

    /// Looks at every thread; `now_us` is the run's wall-clock time. `None` where the kernel does not
    /// count, else how much of that time something waited.
    pub(super) fn look(&mut self, now_us: u64) -> Option<u64> {
        if !self.known {
            return None;
        }
        let mut counts = Vec::new();
        for party in self.parties.all() {
            let waits: Vec<_> = party.tasks().filter_map(count).collect();
            if let (Party::Thread(_), [(thread, us)]) = (party, waits.as_slice()) {
                // It is older than the run: what it waited until it is first seen is not counted.
                self.seen.entry(*thread).or_insert(*us);
            }
            counts.push(waits);
        }
        let stat = fs::read_to_string("/proc/stat").unwrap_or_default();
        let stolen: Vec<_> = stolen(&stat).collect();
        for (processor, us) in &stolen {
            self.seen.entry(*processor).or_insert(*us);
        }
        counts.push(stolen);
        self.add(&counts, now_us);
        Some(self.waited_us())
    }

    /// Does somebody run or wait for a processor just now? The kernel counts a wait when it is over,
    /// so one that lasts is in no count yet.
    pub(super) fn is_anyone_runnable(&self) -> bool {
        let others = self.parties.all().into_iter().filter(|party| *party != Party::this_thread());
        others.flat_map(Party::tasks).any(|task| is_runnable(&task))
    }

    /// Of a party's threads that wait beside each other the longest counts, not each: else a program
    /// could have its threads wait for one another, and buy much time with little of a processor's.
    /// Parties wait in turn. What they waited is taken for the time just past, which counts once,
    /// and may reach back beyond the last look: a wait that went on then was in no count yet.
    fn add(&mut self, parties: &[Vec<(u32, u64)>], now_us: u64) {
        let longest = |counts: &Vec<(u32, u64)>| {
            counts.iter().map(|(thread, us)| self.grown(*thread, *us)).max().unwrap_or(0)
        };
        let in_turn: u64 = parties.iter().map(longest).sum();
        let mut from = now_us.saturating_sub(in_turn);
        while let Some((earlier, _)) = self.spans.pop_if(|(_, to)| *to >= from) {
            from = from.min(earlier);
        }
        self.spans.push((from, now_us));
    }

    /// By how much a thread's count has grown since it was last looked at.
    fn grown(&mut self, thread: u32, us: u64) -> u64 {
        let before = self.seen.insert(thread, us).unwrap_or(0);
        // A number used again counts from nothing.
        us.checked_sub(before).unwrap_or(us)
    }

    fn waited_us(&self) -> u64 {
        self.spans.iter().map(|(from, to)| to - from).sum()
    }
}

/// The threads of a process, by their directories.
fn tasks(pid: u32) -> impl Iterator<Item = PathBuf> {
    let all = fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    all.map(|task| task.path())
}

/// A thread and its count.
fn count(task: PathBuf) -> Option<(u32, u64)> {
    let thread = task.file_name()?.to_str()?.parse().ok()?;
    let text = fs::read_to_string(task.join("schedstat")).ok()?;
    Some((thread, parse(&text)?.0))
}

/// Each processor, under a number that no thread has, and for how long the host of this virtual
/// machine has run something else on it: who ran there then waited too, and no thread counts that.
fn stolen(stat: &str) -> impl Iterator<Item = (u32, u64)> {
    const TICK_US: u64 = 10_000;
    let processors = stat.lines().skip(1).take_while(|line| line.starts_with("cpu"));
    let ticks = processors.map(|line| line.split_whitespace().nth(8)?.parse::<u64>().ok());
    (0..=u32::MAX).rev().zip(ticks).filter_map(|(id, ticks)| Some((id, ticks? * TICK_US)))
}

fn is_runnable(task: &Path) -> bool {
    let stat = fs::read_to_string(task.join("stat")).unwrap_or_default();
    // The name may hold spaces and brackets; what follows its last bracket does not.
    stat.rsplit_once(") ").is_some_and(|(_, rest)| rest.starts_with('R'))
}

fn read(file: &File) -> Option<(u64, u64)> {
    let buffer = &mut [0; 96];
    let length = file.read_at(buffer, 0).ok()?;
    parse(str::from_utf8(buffer.get(..length)?).ok()?)
}

/// (microseconds waited, turns on a processor): the second and third of three numbers, of which
/// the second is in nanoseconds.
fn parse(text: &str) -> Option<(u64, u64)> {
    let mut words = text.split_whitespace().skip(1);
    let (waited, turns) = (words.next()?.parse::<u64>().ok()?, words.next()?.parse().ok()?);
    Some((waited / 1000, turns))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was counted after looks at (when, each thread and its count).
    fn counted(looks: &[(u64, &[(u32, u64)])]) -> u64 {
        let seen = HashMap::from([(1, 500)]);
        let parties = Parties::default();
        let mut waiting = Waiting { parties, seen, spans: Vec::new(), known: true };
        for (now_us, counts) in looks {
            waiting.add(&[counts.to_vec()], *now_us);
        }
        waiting.waited_us()
    }

    #[test]
    fn parties_that_wait_in_turn_count_each_and_reach_back_beyond_the_last_look() {
        let parties = Parties::default();
        let mut waiting = Waiting { parties, seen: HashMap::new(), spans: Vec::new(), known: true };
        let beside = vec![(2, 100), (3, 100)];
        waiting.add(&[beside.clone(), vec![(4, 300)], vec![]], 10_000);
        assert_eq!(waiting.waited_us(), 400);
        waiting.add(&[beside, vec![(4, 8_300)], vec![(5, 7_000)]], 20_000);
        assert_eq!(waiting.waited_us(), 15_000);
    }

    #[test]
    fn what_a_thread_of_ours_waited_before_is_not_counted() {
        let parties = Parties::default();
        parties.join();
        assert_eq!(parties.all(), [Party::this_thread()]);
        let mut waiting = Waiting { parties, seen: HashMap::new(), spans: Vec::new(), known: true };
        assert_eq!(waiting.look(1 << 40), Some(0));
        assert!(!waiting.is_anyone_runnable(), "this thread is, but it is the one that asks");
    }

    #[test]
    fn the_kernels_own_words_are_understood() {
        assert_eq!(parse("1181310 2588610 17\n"), Some((2588, 17)));
        assert_eq!(parse("1181310 2588610\n"), None);
        assert_eq!(parse(""), None);
    }

    #[test]
    fn what_the_host_took_of_each_processor_is_read() {
        let text = "cpu  9 9 9 9 9 0 9 70 0 0\ncpu0 1 2 3 4 5 6 7 50 9 10\n\
                    cpu1 1 2 3 4 5 6 7 20 0 0\nintr 1 2 3 4 5 6 7 8 9\n";
        let read: Vec<_> = stolen(text).collect();
        assert_eq!(read, [(u32::MAX, 500_000), (u32::MAX - 1, 200_000)]);
        assert_eq!(stolen("").count(), 0);
    }

    #[test]
    fn what_the_init_waited_before_the_run_is_not_counted() {
        assert_eq!(counted(&[(10_000, &[(1, 700), (2, 100)])]), 200);
    }

    #[test]
    fn one_after_the_other_waits_add_up() {
        let looks: &[(u64, &[(u32, u64)])] =
            &[(10_000, &[(2, 300)]), (20_000, &[(2, 300), (3, 50)]), (30_000, &[(2, 310)])];
        assert_eq!(counted(looks), 300 + 50 + 10);
    }

    #[test]
    fn threads_that_wait_beside_each_other_count_as_the_longest_does() {
        let together: Vec<_> = (2..64).map(|thread| (thread, u64::from(thread) * 60)).collect();
        assert_eq!(counted(&[(50_000, &together)]), 63 * 60);
        assert_eq!(counted(&[(50_000, &together), (100_000, &together)]), 63 * 60);
    }

    #[test]
    fn a_long_wait_that_ends_counts_whole_and_once_whatever_else_waited() {
        let looks: &[(u64, &[(u32, u64)])] =
            &[(50_000, &[(2, 0)]), (70_000, &[(2, 60_000)]), (80_000, &[(2, 60_000), (3, 75_000)])];
        assert_eq!(counted(&looks[..2]), 60_000);
        assert_eq!(counted(looks), 75_000);
    }

    #[test]
    fn nobody_waits_longer_than_the_run() {
        assert_eq!(counted(&[(10_000, &[(2, 90_000)])]), 10_000);
    }

    #[test]
    fn a_thread_number_used_again_counts_from_nothing() {
        assert_eq!(counted(&[(10_000, &[(2, 4000)]), (20_000, &[(2, 100)])]), 4100);
    }

    #[test]
    fn this_kernel_counts() {
        assert!(Count::of(std::process::id()).waited_us().is_some());
    }
}
