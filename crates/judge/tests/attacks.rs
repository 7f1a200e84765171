//! One hostile program a file, against the real box: as the user that runs the tests with the
//! best isolation there is, and as an ordinary user without cgroups.
//!
//! The first lines of a program say what to expect:
//! `expect:` verdicts allowed, separated by `|` (accepted means that it printed only `held`);
//! `reduced:` the same without cgroups, where it differs; `reason:` and `message:` parts of the
//! test's reason and of the compiler's message; `runs:` how often it runs on the same box; `input:`
//! how many MiB of `x` it is given; `cpu:` its CPU limit in milliseconds.
//!
//! `cargo xtask corpus` sets `ASSAY_CORPUS=whole`: every way to count, as root and as an ordinary
//! user, and a hundred honest beside a hundred hostile submissions. Otherwise the best way as root,
//! none as an ordinary user, and a quarter of the crowd.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::print_stdout,
    reason = "helper functions of tests; progress is shown on failure"
)]

mod expectation;
mod host;

use std::{
    collections::BTreeMap,
    env, fs,
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::Path,
    process::Command,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use judge::{
    CgroupChoice, Checking, Comparison, Control, Group, Judge, Judged, Language, Level, Limits,
    Settings, Submission, Suite, Tag, Test, ToolState, Verdict,
};

use expectation::Expectation;
use host::{Canaries, children, eventually_empty, groups, host_state};

/// Wall-clock limit of programs that only sleep.
const IDLE_MS: u32 = 2000;
/// Wall-clock limit of all others: a busy machine must not turn CPU time into idle time.
const PATIENT_MS: u32 = 20_000;
const ORDINARY: &str = "65534";

/// All tests look at the same canaries, and each keeps the machine busy by itself.
static ALONE: Mutex<()> = Mutex::new(());

/// A suite with limits that an honest program keeps easily.
fn honest_suite() -> Suite {
    let limits = Expectation { runs: 1, cpu_ms: 500, ..Expectation::default() };
    suite(&limits, "42", PATIENT_MS)
}

fn suite(expectation: &Expectation, answer: &str, wall_ms: u32) -> Suite {
    let Expectation { runs, input_mib, cpu_ms, .. } = *expectation;
    let input = vec![b'x'; input_mib << 20].as_slice().into();
    let test = Test { name: "attack".into(), input, answer: answer.into() };
    let limits = Limits::new(cpu_ms, 128 << 10).unwrap().with_output_bytes(1 << 20).unwrap();
    let limits = limits.with_wall_ms(wall_ms).unwrap();
    Suite {
        limits,
        comparison: Comparison::default(),
        checking: Checking::default(),
        groups: vec![Group {
            name: "sample".into(),
            tag: Tag::Sample,
            weight: 1,
            requires: vec![],
            tests: vec![test; runs],
        }],
    }
}

fn grade(judge: &Judge, language: Language, source: &str, suite: &Suite) -> Judged {
    let submission = Submission { language, source: source.to_owned() };
    judge.grade(&submission, suite, &[], &mut |_| Control::Continue).unwrap()
}

/// The programs: beside this test's binary where it was copied, else in the source tree.
fn programs() -> BTreeMap<String, String> {
    let copied = env::current_exe().unwrap().with_file_name("attacks");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/attacks");
    let folder = if copied.is_dir() { copied } else { source };
    let read = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().unwrap();
        (name, fs::read_to_string(entry.path()).unwrap())
    };
    fs::read_dir(folder).unwrap().map(|entry| read(entry.unwrap())).collect()
}

/// All of them; a language that cannot be judged here fails the test with what to install.
fn programs_for(judge: &Judge) -> Vec<(String, String)> {
    let all: Vec<_> = programs().into_iter().collect();
    for (name, _) in &all {
        let language = Language::from_file_name(name).unwrap();
        let found = judge.toolchains().iter().find(|toolchain| toolchain.language == language);
        if let ToolState::Missing { reason, fix } = &found.unwrap().state {
            panic!("{name} cannot be run: {reason}. {fix}");
        }
    }
    all
}

/// What a pass over the corpus found.
#[derive(Debug, Default)]
struct Found {
    /// Programs that ended otherwise than they should, or changed the host.
    escapes: Vec<String>,
    /// Honest runs that another run spoilt, and what was left behind.
    leaks: Vec<String>,
}

impl Found {
    /// One line for people and for `cargo xtask corpus`.
    fn report(&self, what: &str, level: Level) {
        let (escapes, leaks) = (self.escapes.len(), self.leaks.len());
        println!("corpus: {what}, {level:?}: {escapes} escapes, 0 hangs, {leaks} leaks");
    }
}

/// Ends this process where a program still runs long after every limit: a hang.
struct Watchdog {
    running: Mutex<BTreeMap<usize, (String, Instant)>>,
    over: AtomicBool,
}

impl Watchdog {
    /// Ten times what the slowest program takes on a very busy machine.
    const LONGEST: Duration = Duration::from_secs(900);

    fn new() -> Self {
        Self { running: Mutex::default(), over: AtomicBool::new(false) }
    }

    fn during<T>(&self, number: usize, name: &str, act: impl FnOnce() -> T) -> T {
        self.running.lock().unwrap().insert(number, (name.to_owned(), Instant::now()));
        let done = act();
        self.running.lock().unwrap().remove(&number);
        done
    }

    fn watch(&self) {
        while !self.over.load(Ordering::Relaxed) {
            thread::park_timeout(Duration::from_secs(1));
            for (name, since) in self.running.lock().unwrap().values() {
                if since.elapsed() > Self::LONGEST {
                    println!("corpus: 1 hangs: {name}");
                    std::process::exit(1);
                }
            }
        }
    }
}

/// Runs so many jobs on `workers` threads, none of which may hang, and gathers what they found.
fn spread(jobs: usize, workers: usize, job: impl Fn(usize, &Watchdog) -> Found + Sync) -> Found {
    let (next, watchdog) = (AtomicUsize::new(0), Watchdog::new());
    let work = || {
        let mut all = Found::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= jobs {
                return all;
            }
            let found = job(number, &watchdog);
            all.escapes.extend(found.escapes);
            all.leaks.extend(found.leaks);
        }
    };
    thread::scope(|scope| {
        let watching = scope.spawn(|| watchdog.watch());
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        let done: Vec<_> = workers.into_iter().map(|worker| worker.join()).collect();
        watchdog.over.store(true, Ordering::Relaxed);
        watching.thread().unpark();
        let mut all = Found::default();
        for found in done {
            let found = found.unwrap();
            all.escapes.extend(found.escapes);
            all.leaks.extend(found.leaks);
        }
        all
    })
}

/// Runs one hostile program; what is wrong, if anything.
fn attack_once(judge: &Judge, name: &str, source: &str) -> Option<String> {
    let expectation = Expectation::read(source);
    let language = Language::from_file_name(name).unwrap();
    let wall_ms = if expectation.reason == "clock" { IDLE_MS } else { PATIENT_MS };
    let started = Instant::now();
    let judged = grade(judge, language, source, &suite(&expectation, "held", wall_ms));
    let took = started.elapsed();
    println!("{took:>8.0?} {} {name}", judged.verdict.code());
    expectation.judge(&judged, judge.isolation().level).map(|wrong| format!("{name}: {wrong}"))
}

/// Runs every program, and after each an honest one, which must be accepted with usual figures.
fn attack(judge: &Judge) -> (usize, Found) {
    let programs = programs_for(judge);
    assert!(programs.len() >= 100, "only {} programs were found", programs.len());
    let found = spread(programs.len(), 4, |number, watchdog| {
        let (name, source) = &programs[number];
        let wrong = watchdog.during(number, name, || attack_once(judge, name, source));
        let honest = grade(judge, Language::Python, "print(6 * 7)", &honest_suite());
        let clean = honest.verdict == Verdict::Accepted;
        let spoilt = (!clean).then(|| format!("after {name} an honest run: {honest:?}"));
        Found { escapes: wrong.into_iter().collect(), leaks: spoilt.into_iter().collect() }
    });
    (programs.len(), found)
}

/// Honest programs and their verdicts: each kind once.
const HONEST: [(Language, &str, Verdict); 8] = [
    (Language::Python, "print(sum(range(10)) - 3)", Verdict::Accepted),
    (Language::Python, "print(41)", Verdict::WrongAnswer),
    (Language::Python, "import sys; print(42); sys.exit(3)", Verdict::RuntimeError),
    (Language::Python, "x = bytearray(300 << 20); print(42)", Verdict::MemoryLimit),
    (Language::JavaScript, "console.log([40, 2].reduce((a, b) => a + b))", Verdict::Accepted),
    (
        Language::C,
        "#include <stdio.h>\n#include <time.h>\nint main(void) { while (clock() < 200000) ; puts(\"42\"); }",
        Verdict::Accepted,
    ),
    (Language::C, "int main(void) { for (;;) ; }", Verdict::TimeLimit),
    (Language::C, "int main(void) { return x; }", Verdict::CompileError),
];

#[test]
fn honest_submissions_beside_as_many_hostile_ones_keep_their_verdicts() {
    const AT_ONCE: usize = 8;
    let of_each = if is_whole() { 100 } else { 25 };
    let _alone = ALONE.lock();
    let judge = Judge::open(Settings::default()).unwrap();
    let programs = programs_for(&judge);
    let canaries = Canaries::place();
    let before = host_state();
    let found = spread(2 * of_each, AT_ONCE, |number, watchdog| {
        let turn = number / 2;
        let mut found = Found::default();
        if number % 2 == 0 {
            // A step that shares no factor with their number: others than the first letters too.
            let (name, source) = &programs[turn * 37 % programs.len()];
            let wrong = watchdog.during(number, name, || attack_once(&judge, name, source));
            found.escapes.extend(wrong);
        } else {
            let (language, source, expected) = HONEST[turn % HONEST.len()];
            let suite = honest_suite();
            let run = || grade(&judge, language, source, &suite);
            let judged = watchdog.during(number, source, run);
            let changed = judged.verdict != expected;
            found.leaks.extend(changed.then(|| format!("not {expected:?}: {judged:?}")));
        }
        found
    });
    let level = judge.isolation().level;
    found.report(&format!("{of_each} hostile and {of_each} honest, {AT_ONCE} at once"), level);
    assert!(found.escapes.is_empty() && found.leaks.is_empty(), "{found:#?}");
    assert!(before == host_state(), "a file of the host was changed");
    drop(canaries);
    drop(judge);
    eventually_empty("processes", children);
    eventually_empty("cgroups", groups);
}

/// Whether this is the whole of it, or the part that every change is tested with.
#[expect(clippy::disallowed_methods, reason = "tests have no configuration of their own")]
fn is_whole() -> bool {
    env::var("ASSAY_CORPUS").is_ok_and(|what| what == "whole")
}

/// Runs the corpus with every way to count that this user has, or only with the one given.
fn withstand_in_every_mode(usual: CgroupChoice) {
    if !is_whole() {
        return withstand(Judge::open(Settings { cgroup: usual, ..Settings::default() }).unwrap());
    }
    for cgroup in [CgroupChoice::V2, CgroupChoice::V1, CgroupChoice::None] {
        match Judge::open(Settings { cgroup, ..Settings::default() }) {
            Ok(judge) => withstand(judge),
            Err(refusal) => println!("corpus: not run here: {cgroup:?} as {}: {refusal}", who()),
        }
    }
}

fn withstand(judge: Judge) {
    let canaries = Canaries::place();
    let before = host_state();
    let (programs, mut found) = attack(&judge);
    if before != host_state() {
        found.escapes.push("a file of the host was changed".to_owned());
    }
    found.report(&format!("{programs} programs as {}", who()), judge.isolation().level);
    let held = found.escapes.is_empty() && found.leaks.is_empty();
    assert!(held, "{:?}\n{found:#?}", judge.isolation());
    drop(canaries);
    drop(judge);
    eventually_empty("processes", children);
    eventually_empty("cgroups", groups);
}

/// Root's own toolchain where an ordinary user can read it: linked, for it is large. `None` where the home
/// of root is open already.
fn rust_for_everybody() -> Option<tempfile::TempDir> {
    let said = Command::new("rustc").args(["--print", "sysroot"]).output().unwrap();
    let sysroot = String::from_utf8(said.stdout).unwrap();
    let sysroot = Path::new(sysroot.trim());
    let is_open = |at: &Path| fs::metadata(at).unwrap().mode() & 0o001 != 0;
    if sysroot.ancestors().all(is_open) {
        return None;
    }
    // Not under /tmp, which is another one inside a box.
    let folder = tempfile::tempdir_in("/opt").unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let to = folder.path().join("rust");
    let is_there = |how| {
        let _ = fs::remove_dir_all(&to);
        Command::new("cp").arg(how).arg(sysroot).arg(&to).status().unwrap().success()
    };
    assert!(["-al", "-a"].into_iter().any(is_there), "{} is not in /opt", sysroot.display());
    Some(folder)
}

fn is_root() -> bool {
    fs::metadata("/proc/self").unwrap().uid() == 0
}

fn who() -> &'static str {
    if is_root() { "root" } else { "an ordinary user" }
}

#[test]
fn every_attack_is_withstood_and_leaves_the_next_run_and_the_host_clean() {
    let _alone = ALONE.lock();
    withstand_in_every_mode(CgroupChoice::Auto);
}

#[test]
fn every_attack_is_withstood_for_an_ordinary_user_without_cgroups() {
    if !is_root() {
        return withstand_in_every_mode(CgroupChoice::None);
    }
    let _alone = ALONE.lock();
    // The checkout may be where an ordinary user cannot read: take along what the test needs.
    let folder = tempfile::tempdir_in("/tmp").unwrap();
    let readable = fs::Permissions::from_mode(0o755);
    fs::set_permissions(folder.path(), readable.clone()).unwrap();
    let copy = folder.path().join("attacks-test");
    fs::copy(env::current_exe().unwrap(), &copy).unwrap();
    fs::set_permissions(&copy, readable).unwrap();
    fs::create_dir(folder.path().join("attacks")).unwrap();
    for (name, source) in programs() {
        fs::write(folder.path().join("attacks").join(name), source).unwrap();
    }
    let ids = [format!("--reuid={ORDINARY}"), format!("--regid={ORDINARY}")];
    let name = "every_attack_is_withstood_for_an_ordinary_user_without_cgroups";
    let rust = rust_for_everybody();
    let first = rust.as_ref().map(|rust| rust.path().join("rust/bin")).unwrap_or_default();
    let mut command = Command::new("sh");
    command.args(["-c", "PATH=\"$0${0:+:}$PATH\" exec setpriv \"$@\""]).arg(first).args(ids);
    command.arg("--clear-groups").arg(&copy).args(["--exact", name, "--nocapture"]);
    let done = command.current_dir("/").output();
    let done = done.expect("setpriv is missing: install util-linux");
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    let error = String::from_utf8_lossy(&done.stderr);
    println!("{said}");
    assert!(done.status.success() && said.contains("1 passed"), "{said}\n{error}");
}
