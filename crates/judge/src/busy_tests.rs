//! What becomes of verdicts where the machine is busy: really, or by its word.

use std::{
    process::{Child, Command},
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

/// One test of a program that reads and prints nothing, with these limits in milliseconds.
fn suite(cpu_ms: u32, wall_ms: u32) -> Suite {
    let test = Test { name: "work".into(), input: "".into(), answer: "".into() };
    Suite {
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
    }
}

/// The one test's result of a program that prints nothing, with these limits in milliseconds.
fn run(judge: &Judge, source: &str, cpu_ms: u32, wall_ms: u32) -> TestResult {
    run_with(judge, ("", source), cpu_ms, wall_ms)
}

/// The same of a program with more than a main function.
fn run_with(
    judge: &Judge,
    (before, source): (&str, &str),
    cpu_ms: u32,
    wall_ms: u32,
) -> TestResult {
    let suite = suite(cpu_ms, wall_ms);
    let source = format!(
        "#define _GNU_SOURCE\n#include <pthread.h>\n#include <sched.h>\n#include <time.h>\n\
         #include <unistd.h>\n\
         static void burn(int ms) {{ while (clock() < ms * (CLOCKS_PER_SEC / 1000)) ; }}\n\
         {before}\n\
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

/// Keeps every processor busy while `act` runs, with programs that have each a session of its own:
/// where the kernel shares processors out among sessions, the box gets its fifth of one.
fn under_load<T>(act: impl FnOnce() -> T) -> T {
    struct Load(Vec<Child>);
    impl Drop for Load {
        fn drop(&mut self) {
            for spinner in &mut self.0 {
                let _ = spinner.kill();
                let _ = spinner.wait();
            }
        }
    }
    let spinner = |_| Command::new("setsid").args(["sh", "-c", "while :; do :; done"]).spawn();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut load = Load(Vec::new());
    load.0.extend((0..4 * cores).map(spinner).map(|child| child.expect("setsid is missing")));
    act()
}

/// Runs until a run took longer than this, or was not accepted: a box may have a processor almost to
/// itself for half a second, however many want it.
fn until_it_waited(ms: u64, mut run: impl FnMut() -> TestResult) -> TestResult {
    let waited =
        |result: &TestResult| result.verdict != Verdict::Accepted || result.wall_us > ms * 1000;
    let mut runs = (0..20).map(|_| run());
    runs.find(waited).expect("no run waited for a processor")
}

/// Sixty threads on one processor that wake together for a moment, many times a second: each waits
/// for all the others, and all of them use a tenth of the processor.
const WAKE_TOGETHER: &str = "
static void *wake(void *unused) {
    struct timespec next;
    clock_gettime(CLOCK_MONOTONIC, &next);
    next.tv_nsec = 0;
    for (;;) {
        next.tv_nsec += 40000000;
        if (next.tv_nsec >= 1000000000) { next.tv_sec++; next.tv_nsec = 0; }
        clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &next, 0);
        struct timespec start, now;
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start);
        do clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        while ((now.tv_sec - start.tv_sec) * 1000000000 + now.tv_nsec - start.tv_nsec < 60000);
    }
}
";

#[test]
fn threads_that_wait_for_each_other_buy_no_time_and_end_in_a_verdict() {
    let start = "cpu_set_t one; CPU_ZERO(&one); CPU_SET(sched_getcpu(), &one);\n\
        sched_setaffinity(0, sizeof one, &one);\n\
        pthread_t thread; pthread_attr_t small; pthread_attr_init(&small);\n\
        pthread_attr_setstacksize(&small, 65536);\n\
        for (int i = 0; i < 60; i++) pthread_create(&thread, &small, wake, 0);\n\
        pause();";
    let result = run_with(&judge_with(|| false), (WAKE_TOGETHER, start), 1000, 200);
    assert_eq!(result.verdict, Verdict::TimeLimit, "{result:?}");
}

#[test]
fn waiting_for_a_processor_is_not_idling_but_sleeping_is() {
    let judge = judge_with(|| false);
    let (starved, asleep) = under_load(|| {
        let starved = until_it_waited(500, || run(&judge, "burn(250); return 0;", 2000, 500));
        (starved, run(&judge, "sleep(100); return 0;", 2000, 500))
    });
    assert_eq!(starved.verdict, Verdict::Accepted, "{starved:?}");
    assert_eq!(asleep.verdict, Verdict::TimeLimit, "{asleep:?}");
    assert!(asleep.reason.unwrap().contains("time on the clock"));
}

/// Answers thirty questions, which is what [`ASKS`] asks.
const ANSWERS: &str = "for (int n, i = 0; i < 30 && scanf(\"%d\", &n) == 1; i++) {\n\
    printf(\"%d\\n\", n); fflush(stdout); }";
/// Thinks for 14 ms of processor time about each question.
const ASKS: &str = "for (int n, i = 0; i < 30; i++) {\n\
    for (clock_t end = clock() + 14 * CLOCKS_PER_SEC / 1000; clock() < end;) ;\n\
    printf(\"%d\\n\", i); fflush(stdout); if (scanf(\"%d\", &n) != 1) return 43; }\n\
    return 42;";

#[test]
fn who_talks_with_an_interactor_that_waits_for_a_processor_does_not_idle() {
    let judge = judge_with(|| false);
    let program = |body: &str| Submission {
        language: Language::C,
        source: format!("#include <stdio.h>\n#include <time.h>\nint main(void) {{ {body} }}"),
    };
    let interactor = Validator {
        program: program(ASKS),
        beside: vec![],
        arguments: vec![],
        passes: 1,
        scores: vec![],
    };
    let suite = Suite { checking: Checking::Interactor(interactor), ..suite(2000, 1000) };
    let mut grade = || {
        let judged = judge.grade(&program(ANSWERS), &suite, &[], &mut |_| Control::Continue);
        judged.unwrap().tests.into_iter().next().unwrap()
    };
    let test = under_load(|| until_it_waited(1000, &mut grade));
    assert_eq!(test.verdict, Verdict::Accepted, "{test:?}");
}
