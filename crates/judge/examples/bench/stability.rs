//! Do verdicts hold near the time limit on a busy machine?
//!
//! A program of fixed work is measured, then judged fifty times with a limit that makes it take
//! 0.8 of it, and fifty times 1.25, while four threads burn on every processor. A verdict that
//! differs from the expected one is a flip.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

use judge::{
    Checking, Comparison, Control, Group, Judge, Language, Limits, Submission, Suite, Tag, Test,
    Verdict,
};

/// Lets the burners go, even where the main thread fails.
struct Until<'a>(&'a AtomicBool);

impl Drop for Until<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

use crate::{at_most, goals::Goal};

const RUNS: usize = 50;
/// A chain of multiplications: nothing in it depends on memory or on what runs beside it.
const WORK: &str = "#include <stdio.h>\n\
    int main(void) {\n\
        unsigned long x = 1;\n\
        for (long i = 0; i < 150000000; i++) x = x * 6364136223846793005UL + 1442695040888963407UL;\n\
        printf(\"%d\\n\", x == 42);\n\
    }\n";

fn suite(cpu_ms: u32, runs: usize) -> Suite {
    let test = Test { name: "work".into(), input: "".into(), answer: "0".into() };
    // One group a test: a time limit ends its group.
    let group = |number: usize| Group {
        name: number.to_string(),
        tag: Tag::Core,
        weight: 0,
        requires: vec![],
        tests: vec![test.clone()],
    };
    Suite {
        limits: Limits::new(cpu_ms, 64 << 10).unwrap(),
        comparison: Comparison::default(),
        checking: Checking::default(),
        groups: (0..runs).map(group).collect(),
    }
}

/// CPU times in milliseconds, verdicts, and how often a test was run again.
fn judge_all(judge: &Judge, cpu_ms: u32, runs: usize) -> (Vec<u64>, Vec<Verdict>, usize) {
    let program = Submission { language: Language::C, source: WORK.to_owned() };
    let judged = judge.grade(&program, &suite(cpu_ms, runs), &[], &mut |_| Control::Continue);
    let tests = judged.expect("the judge failed").tests;
    let again = |reason: &String| reason.contains("run again");
    let repeated = tests.iter().filter(|test| test.reason.as_ref().is_some_and(again)).count();
    let mut times: Vec<u64> = tests.iter().map(|test| test.cpu_us / 1000).collect();
    times.sort_unstable();
    (times, tests.iter().map(|test| test.verdict).collect(), repeated)
}

/// The goal that no verdict flips.
pub(crate) fn measure(judge: &Judge) -> Goal {
    let (times, _, _) = judge_all(judge, 20_000, 11);
    let usual = times[times.len() / 2];
    assert!(usual > 50, "the work is too little to be measured");
    println!(
        "\nverdicts near the limit; work: {usual} ms CPU (from {} to {})",
        times[0],
        times[times.len() - 1]
    );
    let burners = 4 * thread::available_parallelism().map_or(1, usize::from);
    let done = AtomicBool::new(false);
    let flips = thread::scope(|scope| {
        for _ in 0..burners {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let _until = Until(&done);
        let mut flips = 0;
        for (share, expected) in [(80, Verdict::Accepted), (125, Verdict::TimeLimit)] {
            let limit = u32::try_from(usual * 100 / share).unwrap();
            let (times, verdicts, repeated) = judge_all(judge, limit, RUNS);
            let flipped = verdicts.iter().filter(|verdict| **verdict != expected).count();
            println!(
                "{share} % of {limit} ms: {flipped} of {RUNS} flipped, {repeated} run again, \
                 {} to {} ms CPU, {burners} threads burning",
                times[0],
                times[times.len() - 1],
            );
            flips += flipped;
        }
        flips
    });
    at_most("G9 verdicts flipped near the limit on a busy machine", flips as f64, 0.0)
}
