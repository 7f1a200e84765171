//! Programs of several files: every language finds its own, and what breaks a rule is refused in words.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helper functions of tests; what is missing is shown on failure"
)]

mod graded;

use graded::{judge, suite};
use judge::{Judge, Judged, Language, Settings, Verdict};

#[track_caller]
fn grade_by(judge: &Judge, language: Language, source: &str) -> Judged {
    graded::grade(judge, language, source, &suite("20 22\n", "42"))
}

#[track_caller]
fn accepted(language: Language, source: &str) {
    let judged = grade_by(judge(), language, source);
    assert_eq!(judged.verdict, Verdict::Accepted, "{language}: {judged:?}");
}

#[track_caller]
fn refused(language: Language, source: &str, said: &str) {
    let judged = grade_by(judge(), language, source);
    assert_eq!(judged.verdict, Verdict::CompileError, "{language}: {judged:?}");
    let message = &judged.compile.message;
    assert!(message.contains(said), "{language}: {message}");
}

const PYTHON: &str = "\
-- main.py --
import sums
from lib.reading import pair

print(sums.total(*pair()))
-- sums.py --
from functools import reduce

def total(*numbers):
    return reduce(lambda a, b: a + b, numbers)
-- lib/reading.py --
def pair():
    return map(int, input().split())
";

#[test]
fn python_imports_its_own_modules_forked_or_not() {
    accepted(Language::Python, PYTHON);
    let settings = Settings { start_afresh: true, ..Settings::default() };
    let afresh = Judge::open(settings).unwrap();
    assert_eq!(grade_by(&afresh, Language::Python, PYTHON).verdict, Verdict::Accepted);
    accepted(Language::Python, &PYTHON.replace('\n', "\r\n"));
    let broken = PYTHON.replace("def pair():", "def pair(:");
    refused(Language::Python, &broken, "File \"/box/lib/reading.py\", line 1");
    let hidden = PYTHON.replace("sums", "heapq");
    refused(Language::Python, &hidden, "the standard library has a module heapq");
    let one = "try:\n    import main\nexcept ImportError:\n    print(42)\n";
    accepted(Language::Python, one);
}

#[test]
fn javascript_requires_its_own_modules() {
    let source = "\
-- main.js --
const { total } = require('./lib/sums');
console.log(total(require('fs').readFileSync(0, 'utf8')));
-- lib/sums.js --
const { split } = require('../words.cjs');
exports.total = (text) => split(text).map(Number).reduce((a, b) => a + b);
-- words.cjs --
exports.split = (text) => text.trim().split(' ');
";
    accepted(Language::JavaScript, source);
    let broken = source.replace("exports.split =", "exports.split = =");
    refused(Language::JavaScript, &broken, "/box/words.cjs:1");
}

#[test]
fn typescript_is_bundled() {
    let source = "\
-- main.ts --
import { readFileSync } from 'node:fs';
import { total } from './lib/sums';
console.log(total(readFileSync(0, 'utf8')));
-- lib/sums.ts --
import { split, type Text } from '../words';
export const total = (text: Text): number => split(text).map(Number).reduce((a, b) => a + b);
-- words.ts --
export type Text = string;
export const split = (text: Text) => text.trim().split(' ');
";
    accepted(Language::TypeScript, source);
    refused(Language::TypeScript, &source.replace("'./lib/sums'", "'./sums'"), "./sums");
}

#[test]
fn c_and_cpp_compile_every_source_and_find_every_header() {
    let c = "\
-- main.c --
#include <stdio.h>
#include \"lib/sum.h\"
int main(void) { int a, b; scanf(\"%d %d\", &a, &b); printf(\"%d\\n\", sum(a, b)); }
-- lib/sum.h --
int sum(int a, int b);
-- lib/sum.c --
#include <math.h>
#include \"lib/sum.h\"
int sum(int a, int b) { return (int)(sqrt((double)a * a) + b); }
";
    accepted(Language::C, c);
    refused(Language::C, &c.replace("return (int)", "return (in)"), "/box/lib/sum.c");
    let cpp = "\
-- main.cpp --
#include <bits/stdc++.h>
#include \"sum.hpp\"
int main() { int a, b; std::cin >> a >> b; std::cout << sum(a, b) << '\\n'; }
-- sum.hpp --
#pragma once
int sum(int a, int b);
-- sum.cc --
#include \"sum.hpp\"
int sum(int a, int b) { return a + b; }
";
    accepted(Language::Cpp, cpp);
    refused(Language::Cpp, &cpp.replace("sum.cc", "sum.hh"), "undefined reference");
}

#[test]
fn rust_finds_its_modules_and_go_its_package() {
    let rust = "\
-- main.rs --
mod sums;
fn main() { println!(\"{}\", sums::read::all().iter().sum::<i64>()); }
-- sums/mod.rs --
pub mod read;
-- sums/read.rs --
pub fn all() -> Vec<i64> {
    let mut text = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut text).unwrap();
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}
";
    accepted(Language::Rust, rust);
    refused(Language::Rust, &rust.replace("pub fn all", "fn all"), "private");
    let go = "\
-- main.go --
package main

import \"fmt\"

func main() { fmt.Println(total(read())) }
-- sums.go --
package main

import \"fmt\"

func read() (a, b int) { fmt.Scan(&a, &b); return }

func total(a, b int) int { return a + b }
";
    accepted(Language::Go, go);
    refused(Language::Go, &go.replace("return a + b", "return c"), "sums.go:7");
}

const JAVA: &str = "\
-- Main.java --
import java.util.Scanner;

public class Main {
    public static void main(String[] a) {
        System.out.println(lib.Sums.total(new Scanner(System.in)));
    }
}
-- lib/Sums.java --
package lib;

import java.util.Scanner;

public class Sums {
    public static int total(Scanner in) { return in.nextInt() + in.nextInt(); }
    public static void main(String[] a) { System.out.println(\"not this one\"); }
}
";

#[test]
fn java_compiles_all_classes_and_starts_one_of_the_main_file() {
    accepted(Language::Java, JAVA);
    accepted(Language::Java, &JAVA.replace("public class Main", "class Start"));
    refused(Language::Java, &JAVA.replace("int total", "in total"), "/box/lib/Sums.java:6");
    // With what makes its compiler quicker it is the same.
    let dir = tempfile::tempdir().unwrap();
    let settings = Settings { store: Some(dir.path().join("judge")), ..Settings::default() };
    let keeping = Judge::open(settings).unwrap();
    keeping.prepare(Language::Java).unwrap();
    let before = keeping.compiles();
    assert_eq!(grade_by(&keeping, Language::Java, JAVA).verdict, Verdict::Accepted);
    let now = keeping.compiles();
    assert_eq!(now.waited_for, before.waited_for, "the compiler that waits takes one file");
    assert_eq!(now.with_kit, before.with_kit + 1);
    let other = JAVA.replace("in.nextInt() + in.nextInt()", "0");
    assert_eq!(grade_by(&keeping, Language::Java, &other).verdict, Verdict::WrongAnswer);
    assert_eq!(keeping.compiles().hits, 0, "a program is kept by all of its files");
}

#[test]
fn what_breaks_a_rule_is_refused_with_its_line() {
    let main = "-- main.py --\nprint(42)\n";
    for (name, said) in [
        ("../x.py", "Line 3, ../x.py: the name of a file"),
        ("/etc/x.py", "Line 3, /etc/x.py: the name of a file"),
        ("a/b/c/d/x.py", "Line 3, a/b/c/d/x.py: the name of a file"),
        ("MAIN.py", "Line 3, MAIN.py: only the first file"),
    ] {
        refused(Language::Python, &format!("{main}-- {name} --\n"), said);
    }
    refused(Language::Java, &JAVA.replace("lib/Sums", "Build"), "Line 9, Build.java: the judge");
    let titles =
        |count: usize| (1..count).map(|at| format!("-- f{at}.py --\n")).collect::<String>();
    accepted(Language::Python, &format!("{main}{}", titles(32)));
    refused(Language::Python, &format!("{main}{}", titles(33)), "Line 34, f32.py: a program has");
    accepted(Language::Python, &format!("{main}-- last.py --"));
}

#[test]
fn a_program_of_one_file_may_hold_such_lines() {
    accepted(Language::Python, "text = '''\n-- geo.py --\n'''\nprint(42)\n");
    refused(Language::Python, "-- geo.py --\nprint(42)\n", "SyntaxError");
    accepted(
        Language::C,
        "/*\n-- geo.c --\n*/\n#include <stdio.h>\nint main(void) { puts(\"42\"); }\n",
    );
    let query = "-- main.sql --\nselect 42;\n-- other.sql --\n";
    let tables = suite("create table t(a);", "42");
    let judged = graded::grade(judge(), Language::Sql, query, &tables);
    assert_eq!(judged.verdict, Verdict::Accepted, "{judged:?}");
}

#[test]
fn the_title_of_the_main_file_begins_no_program_of_one_file() {
    // What ADR 58 rests on: no text that compiled before is one of several files now.
    let title = |name: &str| format!("-- {name} --");
    for (language, name, rest) in [
        (Language::Python, "other.py", "print(42)\n"),
        (Language::JavaScript, "other.js", "console.log(42)\n"),
        (Language::TypeScript, "other.ts", "console.log(42)\n"),
        (Language::C, "other.c", "int main(void) { return 0; }\n"),
        (Language::Cpp, "other.cpp", "int main() {}\n"),
        (Language::Rust, "other.rs", "fn main() {}\n"),
        (Language::Go, "other.go", "package main\nfunc main() {}\n"),
        (Language::Java, "Other.java", "class Main { public static void main(String[] a) {} }\n"),
    ] {
        refused(language, &format!("{}\n{rest}", title(name)), "");
    }
}
