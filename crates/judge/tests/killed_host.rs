//! A worker that is killed in mid-test leaves nothing running, and its groups are removed by the
//! next one.

#![expect(clippy::unwrap_used, reason = "helper functions of tests")]

use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use judge::{
    Checking, Comparison, Control, Group, Judge, Language, Limits, Progress, Settings, Submission,
    Suite, Tag, Test,
};

const NAME: &str = "nothing_survives_a_host_that_is_killed_in_mid_test";
/// Given to this test when it is to be the host.
const ROLE: &str = "be-killed";

/// Judges a program that sleeps, and says when it is about to run.
fn judge_for_ever() {
    let judge = Judge::open(Settings::default()).unwrap();
    let test = Test { name: "sleep".into(), input: "".into(), answer: "".into() };
    let suite = Suite {
        limits: Limits::new(1000, 256 << 10).unwrap().with_wall_ms(300_000).unwrap(),
        comparison: Comparison::default(),
        checking: Checking::default(),
        groups: vec![Group {
            name: "core".into(),
            tag: Tag::Core,
            weight: 1,
            requires: vec![],
            tests: vec![test],
        }],
    };
    let source = "import time\ntime.sleep(1000)\n".to_owned();
    let submission = Submission { language: Language::Python, source };
    let mut started = false;
    let ended = judge.grade(&submission, &suite, &[], &mut |progress| {
        started |= matches!(progress, Progress::TestStarted { .. });
        if started && matches!(progress, Progress::Waiting) {
            eprintln!("running");
        }
        Control::Continue
    });
    panic!("it should have been killed: {ended:?}");
}

fn descendants(root: u32) -> Vec<u32> {
    let mut found = Vec::new();
    let mut waiting = vec![root];
    while let Some(pid) = waiting.pop() {
        for thread in fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten() {
            let children = fs::read_to_string(thread.path().join("children")).unwrap_or_default();
            let children = children.split_whitespace().map(|pid| pid.parse::<u32>().unwrap());
            waiting.extend(children.clone());
            found.extend(children);
        }
    }
    found
}

/// Groups made by this process, in every hierarchy.
fn groups(maker: u32) -> Vec<PathBuf> {
    let prefix = format!("assay-{maker}-");
    let mut found = Vec::new();
    let mut waiting = vec![PathBuf::from("/sys/fs/cgroup")];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if entry.file_name().to_string_lossy().starts_with(&prefix) {
                found.push(entry.path());
            } else if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                waiting.push(entry.path());
            }
        }
    }
    found
}

#[test]
fn nothing_survives_a_host_that_is_killed_in_mid_test() {
    if env::args().any(|word| word == ROLE) {
        return judge_for_ever();
    }
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", NAME, ROLE, "--nocapture"]);
    let mut host = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let said = BufReader::new(host.stderr.take().unwrap()).lines();
    let mut heard = Vec::new();
    for line in said.map_while(Result::ok) {
        heard.push(line);
        if heard.last().is_some_and(|line| line == "running") {
            break;
        }
    }
    let running = descendants(host.id());
    assert!(running.len() >= 3, "the box's parent, its init, the program: {running:?} {heard:?}");

    host.kill().unwrap();
    host.wait().unwrap();
    let limit = Instant::now() + Duration::from_secs(5);
    let alive = |pid: &&u32| Path::new(&format!("/proc/{pid}")).exists();
    while let Some(left) = running.iter().find(alive) {
        assert!(Instant::now() < limit, "process {left} is still there");
        thread::yield_now();
    }
    drop(Judge::open(Settings::default()).unwrap());
    assert_eq!(groups(host.id()), Vec::<PathBuf>::new());
}
