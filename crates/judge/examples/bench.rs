//! What a box costs a test: `cargo run -p judge --release --example bench -- [--json]`.
//!
//! Every figure is a median of rounds that alternate within one run, so that all columns see the
//! same machine: a bare vfork and exec by a tiny process (`bare.c`), our box with whatever
//! accounting the machine gives, and bubblewrap where it is installed.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a program for the terminal: a failure ends it"
)]

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::Instant,
};

use judge::{
    Checking, Comparison, Control, Group, Judge, Language, Limits, Progress, Settings, Submission,
    Suite, Tag, Test, Verdict,
};

const HELLO: &str = "#include <stdio.h>\nint main(void) { puts(\"hello\"); }\n";
const HELLO_CPP: &str = "#include <iostream>\nint main() { std::cout << \"hello\\n\"; }\n";
const BWRAP: &str = "/usr/bin/bwrap";
const C_ROUNDS: usize = 400;
const PYTHON_ROUNDS: usize = 60;
const CPP_TESTS: usize = 20;

/// The process that starts programs bare.
struct Bare {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Bare {
    fn start(spawner: &Path, words: &[&str]) -> Self {
        let mut command = Command::new(spawner);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (to, from) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Self { child, to, from: BufReader::new(from) }
    }

    /// Nanoseconds of one round, by the spawner's own clock.
    fn round(&mut self) -> u64 {
        self.to.write_all(b"\n").unwrap();
        let mut line = String::new();
        self.from.read_line(&mut line).unwrap();
        let (nanos, status) = line.trim().split_once(' ').expect("a round's figures");
        assert_eq!(status, "0", "the program does not run bare");
        nanos.parse().unwrap()
    }
}

impl Drop for Bare {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Nanoseconds of each round, a column a method: the box first, then the others in order.
fn alternate(
    judge: &Judge,
    (language, source): (Language, &str),
    others: &mut [Bare],
    rounds: usize,
) -> Vec<Vec<u64>> {
    let test = Test { name: "round".into(), input: "".into(), answer: "hello".into() };
    let suite = Suite {
        limits: Limits::new(5000, 256 << 10).unwrap(),
        comparison: Comparison::default(),
        checking: Checking::default(),
        groups: vec![Group {
            name: "rounds".into(),
            tag: Tag::Core,
            weight: 1,
            requires: vec![],
            tests: vec![test; rounds],
        }],
    };
    let submission = Submission { language, source: source.to_owned() };
    let mut columns = vec![Vec::new(); others.len() + 1];
    let mut started = Instant::now();
    let mut watch = |progress: Progress<'_>| {
        match progress {
            Progress::TestStarted { .. } => started = Instant::now(),
            Progress::TestJudged(result) => {
                columns[0].push(u64::try_from(started.elapsed().as_nanos()).unwrap());
                assert_eq!(result.verdict, Verdict::Accepted, "{result:?}");
                for (column, bare) in columns.iter_mut().skip(1).zip(others.iter_mut()) {
                    column.push(bare.round());
                }
            }
            Progress::Compiling | Progress::Compiled | Progress::Waiting => {}
        }
        Control::Continue
    };
    judge.grade(&submission, &suite, &[], &mut watch).unwrap();
    columns
}

fn median(column: &[u64]) -> f64 {
    let mut sorted = column.to_vec();
    sorted.sort_unstable();
    sorted[sorted.len() / 2] as f64
}

fn compile_with_gcc(source: &Path, to: &Path) {
    let done = Command::new("gcc").args(["-O2", "-static", "-o"]).arg(to).arg(source).status();
    let done = done.expect("gcc is missing: install gcc");
    assert!(done.success(), "{} does not compile", source.display());
}

fn print_table(title: &str, names: &[&str], columns: &[Vec<u64>]) {
    // The second column is bare.
    let base = median(&columns[1]);
    println!("{title}, {} rounds", columns[0].len());
    for (name, column) in names.iter().zip(columns) {
        let middle = median(column);
        println!("  {name:<28} {:>9.0} us  {:>6.2} x bare", middle / 1000.0, middle / base);
    }
}

fn main() {
    let json = std::env::args().any(|word| word == "--json");
    let judge = Judge::open(Settings::default()).unwrap();
    println!("isolation: {:?}", judge.isolation().level);
    let folder = tempfile::tempdir().unwrap();
    let spawner = folder.path().join("bare");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/bare.c");
    compile_with_gcc(&source, &spawner);
    let hello = folder.path().join("hello");
    fs::write(folder.path().join("hello.c"), HELLO).unwrap();
    compile_with_gcc(&folder.path().join("hello.c"), &hello);
    let hello = hello.to_str().unwrap();

    let mut names = vec!["assay box, accounting on", "bare vfork and exec"];
    let mut others = vec![Bare::start(&spawner, &[hello])];
    if Path::new(BWRAP).exists() {
        names.push("bubblewrap --unshare-all");
        let words = [BWRAP, "--unshare-all", "--ro-bind", "/", "/", hello];
        others.push(Bare::start(&spawner, &words));
    }
    let columns = alternate(&judge, (Language::C, HELLO), &mut others, C_ROUNDS);
    print_table("C hello, static", &names, &columns);
    let c_ratio = median(&columns[0]) / median(&columns[1]);

    let script = folder.path().join("hello.py");
    fs::write(&script, "print('hello')\n").unwrap();
    // The box hides packages that only this machine has; so does a virtual environment.
    let bare_home = folder.path().join("python");
    let mut made = Command::new("python3");
    made.args(["-m", "venv", "--without-pip"]).arg(&bare_home);
    let made = made.status().expect("python3 is missing: install python3 and python3-venv");
    assert!(made.success(), "python3 makes no virtual environment: install python3-venv");
    let python = bare_home.join("bin/python3");
    let words = [python.to_str().unwrap(), "-I", "-B", script.to_str().unwrap()];
    let mut others = [Bare::start(&spawner, &words)];
    let program = (Language::Python, "print('hello')\n");
    let columns = alternate(&judge, program, &mut others, PYTHON_ROUNDS);
    let names = ["assay box, accounting on", "bare vfork and exec"];
    print_table("python -I", &names, &columns);

    let before = judge.compiled();
    let started = Instant::now();
    alternate(&judge, (Language::Cpp, HELLO_CPP), &mut [], CPP_TESTS);
    let (took, compiles) = (started.elapsed(), judge.compiled() - before);
    println!("C++, {CPP_TESTS} tests: {took:.0?} with {compiles} compilation(s)");

    if json {
        let goal = |name: &str, value: f64, goal: f64| {
            let met = value <= goal;
            format!(r#"{{"name":"{name}","value":{value:.3},"goal":{goal},"met":{met}}}"#)
        };
        let ratio = goal("C hello per test in the box, times bare", c_ratio, 1.6);
        let compiled = goal("compilations of a 20-test C++ submission", compiles as f64, 1.0);
        println!(r#"{{"goals":[{ratio},{compiled}]}}"#);
    }
}
