//! How long the processes of a box have waited for a processor, as the kernel counts it for each
//! thread. That time is the machine's, not the program's: the wall-clock limit leaves it out.

use std::{
    collections::HashMap,
    fs::{self, File},
    os::unix::fs::FileExt,
    path::PathBuf,
};

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

/// The waiting of one run.
#[derive(Debug)]
pub(super) struct Waiting {
    /// Each thread's count when it was last looked at, in microseconds.
    seen: HashMap<u32, u64>,
    /// The parts of the run in which something waited, in order and apart: (from, to).
    spans: Vec<(u64, u64)>,
    known: bool,
}

impl Waiting {
    /// A run begins: what the init waited before is not part of it.
    pub(super) fn start(init: u32, count: &Count) -> Self {
        let before = count.waited_us();
        let seen = before.map(|us| (init, us)).into_iter().collect();
        Self { seen, spans: Vec::new(), known: before.is_some() }
    }

    /// Looks at every thread of the box; `now_us` is the run's wall-clock time. `None` where the
    /// kernel does not count, else how much of that time something in the box waited.
    pub(super) fn look(&mut self, init: u32, now_us: u64) -> Option<u64> {
        if !self.known {
            return None;
        }
        self.add(everybody(init).flat_map(threads), now_us);
        Some(self.waited_us())
    }

    /// Of threads that wait beside each other the longest counts, not each: else a program could
    /// have its threads wait for one another, and buy much time with little of a processor's. What
    /// one has waited is taken for the time just past, which counts once.
    fn add(&mut self, counts: impl Iterator<Item = (u32, u64)>, now_us: u64) {
        let mut longest = 0;
        for (thread, us) in counts {
            let before = self.seen.insert(thread, us).unwrap_or(0);
            // A number used again counts from nothing.
            longest = longest.max(us.checked_sub(before).unwrap_or(us));
        }
        let mut from = now_us.saturating_sub(longest);
        while let Some((earlier, _)) = self.spans.pop_if(|(_, to)| *to >= from) {
            from = from.min(earlier);
        }
        self.spans.push((from, now_us));
    }

    fn waited_us(&self) -> u64 {
        self.spans.iter().map(|(from, to)| to - from).sum()
    }
}

/// Does a thread of the box run or wait for a processor just now? The kernel counts a wait when it
/// is over, so one that lasts is in no count yet.
pub(super) fn is_anything_runnable(init: u32) -> bool {
    let runnable = |path: PathBuf| {
        let stat = fs::read_to_string(path.join("stat")).unwrap_or_default();
        // The name may hold spaces and brackets; what follows its last bracket does not.
        stat.rsplit_once(") ").is_some_and(|(_, rest)| rest.starts_with('R'))
    };
    everybody(init).flat_map(tasks).any(|task| runnable(task.path()))
}

fn everybody(init: u32) -> impl Iterator<Item = u32> {
    descendants(init).into_iter().chain([init])
}

fn tasks(pid: u32) -> impl Iterator<Item = fs::DirEntry> {
    fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten()
}

/// The threads of a process, each with its count.
fn threads(pid: u32) -> impl Iterator<Item = (u32, u64)> {
    let count = |task: fs::DirEntry| {
        let thread = task.file_name().to_str()?.parse().ok()?;
        let text = fs::read_to_string(task.path().join("schedstat")).ok()?;
        Some((thread, parse(&text)?.0))
    };
    tasks(pid).filter_map(count)
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
        let mut waiting = Waiting { seen, spans: Vec::new(), known: true };
        for (now_us, counts) in looks {
            waiting.add(counts.iter().copied(), *now_us);
        }
        waiting.waited_us()
    }

    #[test]
    fn the_kernels_own_words_are_understood() {
        assert_eq!(parse("1181310 2588610 17\n"), Some((2588, 17)));
        assert_eq!(parse("1181310 2588610\n"), None);
        assert_eq!(parse(""), None);
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
    fn a_long_wait_that_ends_counts_whole_and_once_whoever_else_waited_then() {
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
