//! One hostile program a file, against the real box: as the user that runs the tests with the
//! best isolation there is, and as an ordinary user without cgroups.
//!
//! The first lines of a program say what to expect:
//! `expect:` verdicts allowed, separated by `|` (accepted means that it printed only `held`);
//! `reduced:` the same without cgroups, where it differs; `reason:` and `message:` parts of the
//! test's reason and of the compiler's message; `runs:` how often it runs on the same box.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "helper functions of tests; progress is shown on failure"
)]

use std::{
    collections::BTreeMap,
    env, fs,
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
    process::Command,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use judge::{
    CgroupChoice, Checking, Comparison, Control, Group, Judge, Judged, Language, Level, Limits,
    Settings, Submission, Suite, Tag, Test, ToolState, Verdict,
};

/// Wall-clock limit of programs that only sleep.
const IDLE_MS: u32 = 2000;
/// Wall-clock limit of all others: a busy machine must not turn CPU time into idle time.
const PATIENT_MS: u32 = 20_000;
const ORDINARY: &str = "65534";
const CANARIES: [&str; 2] = ["/tmp/assay-canary", "/dev/shm/assay-canary"];

/// Both tests look at the same canaries, and each keeps the machine busy by itself.
static ALONE: Mutex<()> = Mutex::new(());

/// What the first lines of a program say.
#[derive(Debug, Default)]
struct Expectation {
    verdicts: Vec<Verdict>,
    reduced: Option<Vec<Verdict>>,
    reason: String,
    message: String,
    runs: usize,
}

impl Expectation {
    fn read(source: &str) -> Self {
        let verdicts = |codes: &str| -> Vec<Verdict> {
            codes.split('|').map(|code| Verdict::from_code(code).unwrap()).collect()
        };
        let mut found = Self { runs: 1, ..Self::default() };
        for line in source.lines() {
            let line = line.trim_start_matches(['/', '#', ' ']);
            match line.split_once(": ") {
                Some(("expect", codes)) => found.verdicts = verdicts(codes),
                Some(("reduced", codes)) => found.reduced = Some(verdicts(codes)),
                Some(("reason", part)) => found.reason = part.to_owned(),
                Some(("message", part)) => found.message = part.to_owned(),
                Some(("runs", count)) => found.runs = count.parse().unwrap(),
                _ => break,
            }
        }
        assert!(!found.verdicts.is_empty(), "a program without `expect:` in its first lines");
        found
    }

    /// What is wrong with a result, if anything.
    fn judge(&self, judged: &Judged, level: Level) -> Option<String> {
        let reduced = self.reduced.as_ref().filter(|_| level == Level::Reduced);
        let verdicts = reduced.unwrap_or(&self.verdicts);
        let reason = judged.tests.iter().find_map(|test| test.reason.as_deref()).unwrap_or("");
        let expected = verdicts.contains(&judged.verdict)
            && (reduced.is_some() || reason.contains(&self.reason))
            && judged.compile.message.contains(&self.message)
            && judged.compile.message.len() <= 80 << 10;
        (!expected).then(|| {
            let said = judged.tests.iter().find_map(|test| test.output.as_deref());
            let error = judged.tests.iter().find_map(|test| test.stderr.as_deref());
            let compiler: String = judged.compile.message.chars().take(400).collect();
            format!(
                "{} ({reason}), not {verdicts:?} ({}); it said {said:?} {error:?}; {compiler}",
                judged.verdict.code(),
                self.reason,
            )
        })
    }
}

fn suite(runs: usize, answer: &str, wall_ms: u32) -> Suite {
    let test = Test { name: "attack".into(), input: "".into(), answer: answer.into() };
    let limits = Limits::new(500, 128 << 10).unwrap().with_output_bytes(1 << 20).unwrap();
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

/// Runs every program, and after each an honest one, which must be accepted with usual figures.
fn attack(judge: &Judge) -> Vec<String> {
    let mut programs: Vec<_> = programs().into_iter().collect();
    programs.retain(|(name, _)| is_present(judge, Language::from_file_name(name).unwrap()));
    assert!(programs.len() >= 60, "only {} programs were found", programs.len());
    let level = judge.isolation().level;
    let next = AtomicUsize::new(0);
    let one = |name: &str, source: &str| {
        let expectation = Expectation::read(source);
        let language = Language::from_file_name(name).unwrap();
        let wall_ms = if expectation.reason == "clock" { IDLE_MS } else { PATIENT_MS };
        let started = Instant::now();
        let judged = grade(judge, language, source, &suite(expectation.runs, "held", wall_ms));
        let took = started.elapsed();
        let wrong = expectation.judge(&judged, level).map(|wrong| format!("{name}: {wrong}"));
        println!("{took:>8.0?} {} {name}", judged.verdict.code());
        let honest = grade(judge, Language::Python, "print(6 * 7)", &suite(1, "42", PATIENT_MS));
        let clean = honest.verdict == Verdict::Accepted;
        let spoilt = (!clean).then(|| format!("after {name} an honest run: {honest:?}"));
        wrong.into_iter().chain(spoilt).collect::<Vec<_>>()
    };
    let worker = || {
        let mut failures = Vec::new();
        while let Some((name, source)) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
            failures.extend(one(name, source));
        }
        failures
    };
    thread::scope(|scope| {
        let workers = [scope.spawn(worker), scope.spawn(worker)];
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    })
}

/// The state of host files that a program may have tried to change.
fn host_state() -> Vec<(PathBuf, u32, i64, Vec<u8>)> {
    let watched = ["/etc/passwd", "/etc/hostname", "/dev/null", "/usr/bin/env"];
    let state = |path: &&str| {
        let path = Path::new(path);
        let about = fs::metadata(path).ok()?;
        let bytes = if about.is_file() { fs::read(path).unwrap() } else { Vec::new() };
        // Time of change, but of a device others use: its mode and owner.
        let changed = if about.is_file() { about.ctime_nsec() ^ about.ctime() } else { 0 };
        Some((path.to_owned(), about.mode(), changed, bytes))
    };
    watched.iter().chain(&CANARIES).filter_map(state).collect()
}

/// Processes of this test that are still there, its own threads aside.
fn children() -> Vec<String> {
    let threads = fs::read_dir("/proc/self/task").unwrap();
    let read = |thread: fs::DirEntry| fs::read_to_string(thread.path().join("children"));
    let all = threads.map(|thread| read(thread.unwrap()).unwrap_or_default());
    all.flat_map(|all| all.split_whitespace().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// Groups that this process made and that are still there.
fn groups() -> Vec<PathBuf> {
    let own = format!("assay-{}-", std::process::id());
    let mut found = Vec::new();
    let mut waiting = vec![PathBuf::from("/sys/fs/cgroup")];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if entry.file_name().to_string_lossy().starts_with(&own) {
                found.push(entry.path());
            } else if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                waiting.push(entry.path());
            }
        }
    }
    found
}

fn eventually_empty<T: std::fmt::Debug>(what: &str, look: impl Fn() -> Vec<T>) {
    let limit = Instant::now() + Duration::from_secs(5);
    loop {
        let left = look();
        if left.is_empty() {
            return;
        }
        assert!(Instant::now() < limit, "{what} left behind: {left:?}");
        thread::yield_now();
    }
}

/// The canaries that this test placed; they go with it, also when it fails.
struct Canaries;

impl Canaries {
    fn place() -> Self {
        for canary in CANARIES {
            // Somebody else's may be there; then that one is watched.
            if fs::write(canary, "alive").is_ok() {
                let everybody = fs::Permissions::from_mode(0o666);
                let _ = fs::set_permissions(canary, everybody);
            }
        }
        Self
    }
}

impl Drop for Canaries {
    fn drop(&mut self) {
        for canary in CANARIES {
            let _ = fs::remove_file(canary);
        }
    }
}

fn withstand(choice: CgroupChoice) {
    let judge = Judge::open(Settings { cgroup: choice }).unwrap();
    for language in [Language::Python, Language::JavaScript, Language::C, Language::Cpp] {
        assert!(is_present(&judge, language), "the attacks need {language}");
    }
    let canaries = Canaries::place();
    let before = host_state();
    let failures = attack(&judge);
    assert!(failures.is_empty(), "{:?}\n{}", judge.isolation(), failures.join("\n"));
    assert!(before == host_state(), "a file of the host was changed");
    drop(canaries);
    drop(judge);
    eventually_empty("processes", children);
    eventually_empty("cgroups", groups);
}

fn is_present(judge: &Judge, language: Language) -> bool {
    let mut present =
        judge.toolchains().iter().filter(|t| matches!(t.state, ToolState::Present { .. }));
    present.any(|toolchain| toolchain.language == language)
}

fn is_root() -> bool {
    fs::metadata("/proc/self").unwrap().uid() == 0
}

#[test]
fn every_attack_is_withstood_and_leaves_the_next_run_and_the_host_clean() {
    let _alone = ALONE.lock();
    withstand(CgroupChoice::Auto);
}

#[test]
fn every_attack_is_withstood_for_an_ordinary_user_without_cgroups() {
    if !is_root() {
        return withstand(CgroupChoice::None);
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
    let mut command = Command::new("setpriv");
    command.args(ids).arg("--clear-groups").arg(&copy).args(["--exact", name, "--nocapture"]);
    let done = command.current_dir("/").output();
    let done = done.expect("setpriv is missing: install util-linux");
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    let error = String::from_utf8_lossy(&done.stderr);
    println!("{said}");
    assert!(done.status.success() && said.contains("1 passed"), "{said}\n{error}");
}
