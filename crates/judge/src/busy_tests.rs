//! What becomes of verdicts where the machine is busy: really, or by its word.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

use super::*;

/// A judge of C programs that takes the machine for busy, or not.
fn judge_with(busy: fn() -> bool) -> Judge {
    let (mut maker, isolation) =
        open::isolate(&Settings::default()).expect("this machine cannot isolate");
    maker.busy = busy;
    let tool = (recipe(Language::C).find)().expect("C is missing: install gcc");
    let tools = HashMap::from([(Language::C, tool)]);
    let maker = Arc::new(maker);
    let workshop = Workshop::new(Arc::clone(&maker), None);
    let warm = HashSet::new();
    Judge { maker, isolation, toolchains: Vec::new(), tools, warm, workshop }
}

/// The one test's result of a program that prints nothing, with these limits in milliseconds.
fn run(judge: &Judge, source: &str, cpu_ms: u32, wall_ms: u32) -> TestResult {
    let test = Test { name: "work".into(), input: "".into(), answer: "".into() };
    let suite = Suite {
        limits: Limits::new(cpu_ms, 64 << 10).unwrap().with_wall_ms(wall_ms).unwrap(),
        comparison: Comparison::default(),
        checking: Checking::default(),
        groups: vec![Group {
            name: "core".into(),
            tag: Tag::Core,
            weight: 0,
            requires: vec![],
            tests: vec![test],
        }],
    };
    let source = format!(
        "#include <time.h>\n#include <unistd.h>\n\
         static void burn(int ms) {{ while (clock() < ms * (CLOCKS_PER_SEC / 1000)) ; }}\n\
         int main(void) {{ {source} }}"
    );
    let program = Submission { language: Language::C, source };
    let judged = judge.grade(&program, &suite, &[], &mut |_| Control::Continue).unwrap();
    assert!(judged.compile.ok, "{}", judged.compile.message);
    judged.tests.into_iter().next().unwrap()
}

/// A tenth over its limit of 400 ms in the box's first run; in its second, far below it.
const LATE_ONCE: &str = "burn(getpid() == 2 ? 440 : 10); return 0;";

#[test]
fn a_program_a_little_over_its_limit_is_run_once_more_on_a_busy_machine_and_that_run_counts() {
    let result = run(&judge_with(|| true), LATE_ONCE, 400, 20_000);
    let reason = result.reason.unwrap_or_default();
    assert_eq!((result.verdict, result.cpu_us < 400_000), (Verdict::Accepted, true), "{reason}");
    assert!(reason.contains("run again"), "{reason}");
}

#[test]
fn a_program_that_is_over_its_limit_twice_is_over_it() {
    let result = run(&judge_with(|| true), "burn(440); return 0;", 400, 20_000);
    let reason = result.reason.unwrap_or_default();
    assert_eq!(result.verdict, Verdict::TimeLimit);
    assert!(reason.contains("CPU") && reason.contains("run again"), "{reason}");
}

#[test]
fn far_over_the_limit_or_on_a_quiet_machine_nothing_is_run_again() {
    let far = run(&judge_with(|| true), "burn(900); return 0;", 400, 20_000);
    let quiet = run(&judge_with(|| false), LATE_ONCE, 400, 20_000);
    for result in [far, quiet] {
        let reason = result.reason.unwrap_or_default();
        assert_eq!(result.verdict, Verdict::TimeLimit);
        assert!(!reason.contains("run again"), "{reason}");
    }
}

/// Keeps every processor busy with eight threads while `act` runs.
fn under_load<T>(act: impl FnOnce() -> T) -> T {
    struct Until<'a>(&'a AtomicBool);
    impl Drop for Until<'_> {
        fn drop(&mut self) {
            self.0.store(true, Ordering::Relaxed);
        }
    }
    let done = AtomicBool::new(false);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..8 * cores {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let _until = Until(&done);
        act()
    })
}

#[test]
fn waiting_for_a_processor_is_not_idling_but_sleeping_is() {
    let judge = judge_with(|| false);
    let (starved, asleep) = under_load(|| {
        let starved = run(&judge, "burn(400); return 0;", 2000, 500);
        (starved, run(&judge, "sleep(100); return 0;", 2000, 500))
    });
    assert_eq!(starved.verdict, Verdict::Accepted, "{starved:?}");
    assert!(starved.wall_us > 500_000, "it did not wait: {starved:?}");
    assert_eq!(asleep.verdict, Verdict::TimeLimit, "{asleep:?}");
    assert!(asleep.reason.unwrap().contains("time on the clock"));
}
