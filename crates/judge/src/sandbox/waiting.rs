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
    waited_us: u64,
    known: bool,
}

impl Waiting {
    /// A run begins: what the init waited before is not part of it.
    pub(super) fn start(init: u32, count: &Count) -> Self {
        let before = count.waited_us();
        let seen = before.map(|us| (init, us)).into_iter().collect();
        Self { seen, waited_us: 0, known: before.is_some() }
    }

    /// Looks at every thread of the box; `now_us` is the run's wall-clock time. `None` where the
    /// kernel does not count, else how much of that time something in the box waited.
    pub(super) fn look(&mut self, init: u32, now_us: u64) -> Option<u64> {
        if !self.known {
            return None;
        }
        self.add(everybody(init).flat_map(threads), now_us);
        Some(self.waited_us)
    }

    /// Threads that wait beside each other wait no longer than the clock has run: many threads do
    /// not buy a program more time than one.
    fn add(&mut self, counts: impl Iterator<Item = (u32, u64)>, now_us: u64) {
        let mut grown = 0;
        for (thread, us) in counts {
            let before = self.seen.insert(thread, us).unwrap_or(0);
            // A number used again counts from nothing.
            grown += us.checked_sub(before).unwrap_or(us);
        }
        self.waited_us = (self.waited_us + grown).min(now_us);
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

    fn waiting() -> Waiting {
        Waiting { seen: HashMap::from([(1, 500)]), waited_us: 0, known: true }
    }

    #[test]
    fn the_kernels_own_words_are_understood() {
        assert_eq!(parse("1181310 2588610 17\n"), Some((2588, 17)));
        assert_eq!(parse("1181310 2588610\n"), None);
        assert_eq!(parse(""), None);
    }

    #[test]
    fn what_the_init_waited_before_the_run_is_not_counted() {
        let mut waiting = waiting();
        waiting.add([(1, 700), (2, 300)].into_iter(), 10_000);
        assert_eq!(waiting.waited_us, 200 + 300);
        waiting.add([(1, 700), (2, 350)].into_iter(), 20_000);
        assert_eq!(waiting.waited_us, 550);
    }

    #[test]
    fn many_waiting_threads_count_no_more_than_the_clock() {
        let mut waiting = waiting();
        waiting.add((2..18).map(|thread| (thread, 9000)), 10_000);
        assert_eq!(waiting.waited_us, 10_000);
        waiting.add((2..18).map(|thread| (thread, 9000)), 50_000);
        assert_eq!(waiting.waited_us, 10_000, "nothing waited since");
    }

    #[test]
    fn a_long_wait_that_ends_counts_whole() {
        let mut waiting = waiting();
        waiting.add([(2, 0)].into_iter(), 50_000);
        waiting.add([(2, 60_000)].into_iter(), 70_000);
        assert_eq!(waiting.waited_us, 60_000);
    }

    #[test]
    fn a_thread_number_used_again_counts_from_nothing() {
        let mut waiting = waiting();
        waiting.add([(2, 4000)].into_iter(), 10_000);
        waiting.add([(2, 100)].into_iter(), 20_000);
        assert_eq!(waiting.waited_us, 4100);
    }

    #[test]
    fn this_kernel_counts() {
        assert!(Count::of(std::process::id()).waited_us().is_some());
    }
}
