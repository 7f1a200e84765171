//! How soon a program that does not end is dead.

use std::time::{Duration, Instant};

use judge::{Control, Judge, Language, Limits, Progress, Submission, Verdict};

use crate::{
    at_most,
    goals::Goal,
    rounds::{Column, suite},
};

/// Four processes that sleep: the clock's limit ends them all.
const SLEEPERS: &str = "#include <unistd.h>\nint main(void) { fork(); fork(); sleep(60); }\n";
const SPIN: &str = "int main(void) { for (;;) __asm__ volatile(\"\"); }\n";
const LIMIT_MS: u32 = 400;
const ROUNDS: usize = 10;

/// The goal for the clock's limit; what the limit on CPU time adds is shown beside it.
pub(crate) fn measure(judge: &Judge) -> Vec<Goal> {
    let limit = Duration::from_millis(LIMIT_MS.into());
    let mut late = Column::new("after the clock's limit, box gone");
    let mut over = Column::new("CPU time beyond its limit");
    for _ in 0..ROUNDS {
        let generous = Limits::new(5000, 64 << 10).unwrap().with_wall_ms(LIMIT_MS).unwrap();
        late.add(end(judge, SLEEPERS, generous).0.saturating_sub(limit));
        let strict = Limits::new(LIMIT_MS, 64 << 10).unwrap().with_wall_ms(20_000).unwrap();
        over.add(end(judge, SPIN, strict).1.saturating_sub(limit));
    }
    let columns = [late, over];
    crate::rounds::print("programs that do not end", &columns, 0);
    let value = columns[0].median() / 1000.0;
    vec![at_most("G8 milliseconds from a limit until the whole box is gone", value, 50.0)]
}

/// How long one test took until the next could begin, and what CPU time it had used.
fn end(judge: &Judge, source: &str, limits: Limits) -> (Duration, Duration) {
    let submission = Submission { language: Language::C, source: source.to_owned() };
    let mut times = (Duration::ZERO, Duration::ZERO);
    let mut started = Instant::now();
    let mut watch = |progress: Progress<'_>| {
        match progress {
            Progress::TestStarted { .. } => started = Instant::now(),
            Progress::TestJudged(result) => {
                assert_eq!(result.verdict, Verdict::TimeLimit, "{result:?}");
                times = (started.elapsed(), Duration::from_micros(result.cpu_us));
            }
            Progress::Compiling | Progress::Compiled | Progress::Waiting => {}
        }
        Control::Continue
    };
    judge.grade(&submission, &suite(1, "", limits), &[], &mut watch).unwrap();
    times
}
