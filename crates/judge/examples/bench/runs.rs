//! One test in the box against the same program started bare, and twenty of them.

use std::{fs, path::Path, process::Command, time::Duration};

use judge::{Judge, Language, Settings};

use crate::{
    at_most,
    goals::Goal,
    peers::{Peers, compile_with_gcc},
    rounds::{Column, Peer, each_test, print, whole},
};

const HELLO: &str = "#include <stdio.h>\nint main(void) { puts(\"hello\"); }\n";
const PASS: &str = "print('hello')\n";
/// The same with what a competitor's template imports.
const IMPORTS: &str = "import sys, heapq, collections, math, re, itertools, functools, json\n\
    import random, bisect, string, typing, dataclasses, datetime\nprint('hello')\n";
const C_ROUNDS: usize = 300;
const PYTHON_ROUNDS: usize = 40;
const TESTS: usize = 20;
const SUBMISSIONS: usize = 15;

/// The goals that are about running programs.
pub(crate) fn measure(judge: &Judge, folder: &Path, dmoj: Option<String>) -> Vec<Goal> {
    let peers = Peers::new(folder, dmoj);
    let mut goals = hello_in_c(judge, &peers, folder);
    goals.extend(python(judge, &peers, folder));
    goals
}

fn hello_in_c(judge: &Judge, peers: &Peers, folder: &Path) -> Vec<Goal> {
    let hello = folder.join("hello");
    fs::write(folder.join("hello.c"), HELLO).unwrap();
    compile_with_gcc(&folder.join("hello.c"), &hello);
    let words = [hello.to_str().unwrap()];
    let mut others = vec![peers.bare("bare vfork and exec", &words)];
    others.extend(peers.others(&words));
    let program = (Language::C, HELLO);
    let columns = beside(judge, ("the box, accounting on", program), &mut others, C_ROUNDS);
    print("C hello, static, one test", &columns, 1);
    let [ours, bare] = [0, 1].map(|at| columns[at].median());
    let mut goals = vec![at_most("G1 C hello per test, times bare", ours / bare, 1.6)];
    for other in &columns[2..] {
        let name = format!("G1 time over bare, as a share of {}'s", other.name);
        goals.push(at_most(&name, (ours - bare) / (other.median() - bare), 0.35));
    }

    let mut twenty = Column::new("twenty bare runs");
    let mut submission = Column::new("one submission, new box and group");
    for _ in 0..SUBMISSIONS {
        submission.add(whole(judge, program, TESTS).1);
        let rounds = (0..TESTS).map(|_| others[0].round());
        twenty.add(Duration::from_nanos(rounds.sum()));
    }
    let columns = [submission, twenty];
    print("20-test C submission, without compiling", &columns, 1);
    let ratio = columns[0].median() / columns[1].median();
    goals.push(at_most("G4 20-test C submission, times twenty bare runs", ratio, 2.1));
    goals
}

fn python(judge: &Judge, peers: &Peers, folder: &Path) -> Vec<Goal> {
    let fresh = Judge::open(Settings { start_afresh: true, ..Settings::default() }).unwrap();
    let python = bare_python(folder);
    let mut goals = Vec::new();
    for (name, source, most) in [("", PASS, 0.3), (" with 14 imports", IMPORTS, 0.1)] {
        let script = folder.join("script.py");
        fs::write(&script, source).unwrap();
        let words = [python.as_str(), "-I", "-B", script.to_str().unwrap()];
        let mut others = vec![peers.bare("bare vfork and exec", &words)];
        if name.is_empty() {
            others.extend(peers.others(&words));
        }
        let program = (Language::Python, source);
        let title = format!("python3 -I{name}, one test");
        let ratio = |columns: &[Column]| columns[0].median() / columns[1].median();
        let ours = ("the box, started afresh", program);
        let columns = beside(&fresh, ours, &mut others, PYTHON_ROUNDS);
        print(&title, &columns, 1);
        if name.is_empty() {
            let ratio = ratio(&columns);
            goals.push(at_most("G2 Python started afresh per test, times bare", ratio, 1.06));
        }
        let ours = ("the box, forked", program);
        let columns = beside(judge, ours, &mut others[..1], PYTHON_ROUNDS);
        print(&title, &columns, 1);
        let goal = format!("G3 Python forked per test{name}, times bare");
        goals.push(at_most(&goal, ratio(&columns), most));
    }
    goals
}

/// The box hides packages that only this machine has; so does a virtual environment.
fn bare_python(folder: &Path) -> String {
    let home = folder.join("python");
    let mut made = Command::new("python3");
    made.args(["-m", "venv", "--without-pip"]).arg(&home);
    let made = made.status().expect("python3 is missing: install python3 and python3-venv");
    assert!(made.success(), "python3 makes no virtual environment: install python3-venv");
    home.join("bin/python3").to_str().unwrap().to_owned()
}

/// Our column and then the others', round by round in turn.
fn beside(
    judge: &Judge,
    (name, program): (&str, (Language, &str)),
    others: &mut [Peer],
    rounds: usize,
) -> Vec<Column> {
    let mut ours = Column::new(name);
    let mut columns: Vec<_> = others.iter().map(|other| Column::new(other.name)).collect();
    each_test(judge, program, rounds, &mut |nanos| {
        ours.push(nanos);
        for (column, other) in columns.iter_mut().zip(others.iter_mut()) {
            column.push(other.round());
        }
    });
    columns.insert(0, ours);
    columns
}
