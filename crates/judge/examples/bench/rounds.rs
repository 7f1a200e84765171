//! Rounds of different methods in turn, and what their times say.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::Arc,
    time::{Duration, Instant},
};

use judge::{
    Checking, Comparison, Control, Data, Group, Judge, Language, Limits, Progress, Submission,
    Suite, Tag, Test, Verdict,
};

/// A process that runs a program once for each line it reads, and prints nanoseconds and status.
pub(crate) struct Peer {
    pub(crate) name: &'static str,
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Peer {
    /// Starts it. `None` where it does not run the program, and then it says so.
    pub(crate) fn start(name: &'static str, command: &mut Command) -> Option<Self> {
        let started = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.inspect_err(|error| println!("{name}: {error}")).ok()?;
        let (to, from) = (child.stdin.take()?, BufReader::new(child.stdout.take()?));
        let mut peer = Self { name, child, to, from };
        if peer.try_round().is_none() {
            println!("{name} does not run the program here and is left out");
            return None;
        }
        Some(peer)
    }

    fn try_round(&mut self) -> Option<u64> {
        self.to.write_all(b"\n").ok()?;
        let mut line = String::new();
        self.from.read_line(&mut line).ok()?;
        let (nanos, status) = line.trim().split_once(' ')?;
        if status == "0" { nanos.parse().ok() } else { None }
    }

    /// Nanoseconds of one round, by its own clock.
    pub(crate) fn round(&mut self) -> u64 {
        self.try_round().unwrap_or_else(|| panic!("{} failed in a round", self.name))
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Nanoseconds of each round of one method.
pub(crate) struct Column {
    pub(crate) name: String,
    nanos: Vec<u64>,
}

impl Column {
    pub(crate) fn new(name: &str) -> Self {
        Self { name: name.to_owned(), nanos: Vec::new() }
    }

    pub(crate) fn push(&mut self, nanos: u64) {
        self.nanos.push(nanos);
    }

    pub(crate) fn add(&mut self, time: Duration) {
        self.push(u64::try_from(time.as_nanos()).unwrap());
    }

    /// The time that a share of the rounds were within, in microseconds.
    fn at(&self, share: f64) -> f64 {
        let mut sorted = self.nanos.clone();
        sorted.sort_unstable();
        sorted[((sorted.len() - 1) as f64 * share).round() as usize] as f64 / 1000.0
    }

    /// Microseconds.
    pub(crate) fn median(&self) -> f64 {
        self.at(0.5)
    }
}

/// Prints medians, the middle half of the rounds, and ratios to the column that is the base.
pub(crate) fn print(title: &str, columns: &[Column], base: usize) {
    println!("\n{title}, {} rounds", columns[0].nanos.len());
    for column in columns {
        let (middle, low, high) = (column.median(), column.at(0.25), column.at(0.75));
        let ratio = middle / columns[base].median();
        println!("  {:<34} {middle:>10.0} us ({low:.0}-{high:.0})  {ratio:>6.3}", column.name);
    }
}

/// A suite of so many equal tests in one group.
pub(crate) fn suite(tests: usize, answer: &str, limits: Limits) -> Suite {
    let answer = Data::Bytes(Arc::from(answer.as_bytes()));
    let test = Test { name: "round".into(), input: "".into(), answer };
    Suite {
        limits,
        comparison: Comparison::default(),
        checking: Checking::default(),
        groups: vec![Group {
            name: "rounds".into(),
            tag: Tag::Core,
            weight: 1,
            requires: vec![],
            tests: vec![test; tests],
        }],
    }
}

/// The limits of every program that is only to be timed.
pub(crate) fn generous() -> Limits {
    Limits::new(5000, 256 << 10).unwrap()
}

/// Judges a program that prints `hello` and calls `between` after each test with its nanoseconds.
pub(crate) fn each_test(
    judge: &Judge,
    (language, source): (Language, &str),
    tests: usize,
    between: &mut dyn FnMut(u64),
) {
    let submission = Submission { language, source: source.to_owned() };
    let mut started = Instant::now();
    let mut watch = |progress: Progress<'_>| {
        match progress {
            Progress::TestStarted { .. } => started = Instant::now(),
            Progress::TestJudged(result) => {
                let nanos = u64::try_from(started.elapsed().as_nanos()).unwrap();
                assert_eq!(result.verdict, Verdict::Accepted, "{result:?}");
                between(nanos);
            }
            Progress::Compiling | Progress::Compiled | Progress::Waiting => {}
        }
        Control::Continue
    };
    judge.grade(&submission, &suite(tests, "hello", generous()), &[], &mut watch).unwrap();
}

/// How long a submission took to compile, and to run after that.
pub(crate) fn whole(
    judge: &Judge,
    (language, source): (Language, &str),
    tests: usize,
) -> (Duration, Duration) {
    let submission = Submission { language, source: source.to_owned() };
    let started = Instant::now();
    let mut compiled = started;
    let mut watch = |progress: Progress<'_>| {
        if matches!(progress, Progress::Compiled) {
            compiled = Instant::now();
        }
        Control::Continue
    };
    let judged = judge.grade(&submission, &suite(tests, "hello", generous()), &[], &mut watch);
    let judged = judged.unwrap();
    let first = judged.tests.iter().find(|test| test.verdict != Verdict::Accepted);
    assert_eq!(judged.verdict, Verdict::Accepted, "{:?} {first:?}", judged.compile);
    (compiled - started, compiled.elapsed())
}
