//! Every language works; where a tool is missing its test fails and names the Debian package.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helper functions of tests; what is missing is shown on failure"
)]

mod graded;

use graded::{judge, suite};
use judge::{Comparison, Judge, Judged, Language, Settings, Suite, Verdict};

#[track_caller]
fn grade(language: Language, source: &str, suite: &Suite) -> Judged {
    graded::grade(judge(), language, source, suite)
}

#[track_caller]
fn check(language: Language, source: &str, expected: Verdict, said: &str) {
    let judged = grade(language, source, &suite("20 22\n", "42"));
    assert_eq!(judged.verdict, expected, "{language}: {judged:?}");
    let reason = judged.tests.first().and_then(|test| test.reason.as_deref()).unwrap_or_default();
    let whole = format!("{reason} {}", judged.compile.message);
    assert!(whole.contains(said), "{language}: {whole}");
    if expected == Verdict::Accepted {
        let spoilt = judged.tests.iter().find(|test| test.memory_kib < 100 || test.cpu_us == 0);
        assert_eq!(spoilt, None, "{language}");
    }
}

#[test]
fn rust_is_compiled_and_run() {
    use Language::Rust;
    let sum = "use std::io::Read;\nfn main() {\n    let mut text = String::new();\n    \
        std::io::stdin().read_to_string(&mut text).unwrap();\n    \
        println!(\"{}\", text.split_whitespace().map(|w| w.parse::<i64>().unwrap()).sum::<i64>());\n}\n";
    check(Rust, sum, Verdict::Accepted, "");
    check(Rust, "fn main() { panic!() }", Verdict::RuntimeError, "exit code 101");
    check(Rust, "fn main() { let x: u32 = -1; }", Verdict::CompileError, "error[E0600]");
    let hoard = "fn main() { let mut all = Vec::new(); loop { all.push(vec![1u8; 1 << 20]); } }";
    check(Rust, hoard, Verdict::MemoryLimit, "256 MiB");
}

#[test]
fn go_is_compiled_and_run() {
    use Language::Go;
    let sum = "package main\n\nimport (\n\t\"bufio\"\n\t\"fmt\"\n\t\"os\"\n)\n\nfunc main() {\n\t\
        in := bufio.NewReader(os.Stdin)\n\tvar a, b int\n\tfmt.Fscan(in, &a, &b)\n\t\
        fmt.Println(a + b)\n}\n";
    check(Go, sum, Verdict::Accepted, "");
    let panics = "package main\n\nfunc main() { panic(\"no\") }\n";
    check(Go, panics, Verdict::RuntimeError, "exit code 2");
    check(Go, "package main\n\nfunc main() { x := 1 }\n", Verdict::CompileError, "main.go:3");
    let c = "package main\n\n// int x;\nimport \"C\"\n\nfunc main() {}\n";
    check(Go, c, Verdict::CompileError, "");
    let spins =
        "package main\n\nfunc main() {\n\tgo func() {\n\t\tfor {\n\t\t}\n\t}()\n\tfor {\n\t}\n}\n";
    check(Go, spins, Verdict::TimeLimit, "of 3 s CPU");
}

#[test]
fn java_is_compiled_and_run() {
    use Language::Java;
    let sum = "import java.util.*;\n\npublic class Main {\n    record Pair(int a, int b) {\n        \
        int sum() { return a + b; }\n    }\n\n    public static void main(String[] args) {\n        \
        Scanner in = new Scanner(System.in);\n        \
        Pair pair = new Pair(in.nextInt(), in.nextInt());\n        \
        System.out.println(pair.sum());\n    }\n}\n";
    check(Java, sum, Verdict::Accepted, "");
    let main = |body: &str| {
        format!("public class Main {{ public static void main(String[] a) {{ {body} }} }}")
    };
    let throws = main("throw new IllegalStateException();");
    check(Java, &throws, Verdict::RuntimeError, "exit code 1");
    check(Java, &main("int x = \"no\";"), Verdict::CompileError, "incompatible types");
    let named = sum.replace("class Main", "class Solution") + "\nclass Helper {}\n";
    check(Java, &named, Verdict::Accepted, "");
    check(Java, &format!("\u{feff}package org.example;\n{named}"), Verdict::Accepted, "");
    check(Java, &format!("package org.example;\n{sum}"), Verdict::Accepted, "");
    let quiet = named.replace("public class", "class");
    check(Java, &quiet, Verdict::Accepted, "");
    let hoard =
        main("var all = new java.util.ArrayList<int[]>(); while (true) all.add(new int[1 << 18]);");
    check(Java, &hoard, Verdict::MemoryLimit, "256 MiB");
}

/// What a class or interface has whose main method prints the sum of the input, or of two other numbers.
const SUMS: &str = "public static void main(String[] words) { \
    var in = new java.util.Scanner(System.in); System.out.println(in.nextInt() + in.nextInt()); }";
const ELSE: &str = "public static void main(String[] words) { System.out.println(\"another\"); }";

#[test]
fn java_runs_the_class_that_can_be_started_whatever_stands_beside_it() {
    let dir = tempfile::tempdir().unwrap();
    let store = Some(dir.path().join("judge"));
    let judge = Judge::open(Settings { store, ..Settings::default() }).unwrap();
    judge.prepare(Language::Java).unwrap();
    run_the_only_one(&judge);
    run_what_is_inherited(&judge);
    run_one_of_two(&judge);
}

#[track_caller]
fn runs(judge: &Judge, source: &str) {
    let judged = graded::grade(judge, Language::Java, source, &suite("20 22\n", "42"));
    assert_eq!(judged.verdict, Verdict::Accepted, "{source}\n{judged:?}");
}

/// Each with a class, at `@`, that prints the sum.
fn run_the_only_one(judge: &Judge) {
    for (beside, answer) in [
        ("public class Shelf { int[] slots = new int[3]; }", "class Answer { @ }"),
        ("public interface Pile { int top(); }", "class Answer { @ }"),
        ("public enum Suit { CLUBS, HEARTS }", "class Answer { @ }"),
        ("public record Pair(int left, int right) {}", "class Answer { @ }"),
        ("public @interface Note {}", "class Answer { @ }"),
        ("public abstract class Base {}", "class Answer extends Base { @ }"),
        ("class Main { static int half(int of) { return of / 2; } }", "class Answer { @ }"),
        ("class Main { public static void main(int x) {} }", "class Answer { @ }"),
        ("class Main { public static void main() {} }", "public class Answer { @ }"),
        ("class Main { public void main(String[] words) {} }", "class Answer { @ }"),
        ("class Main { static void main(String[] words) {} }", "class Answer { @ }"),
        ("class Main { private static void main(String[] words) {} }", "class Answer { @ }"),
        (
            "class Main { public static int main(String[] words) { return 0; } }",
            "class Answer { @ }",
        ),
        ("class Main { public static void main(String[][] words) {} }", "class Answer { @ }"),
        ("public class Helper {}", "interface Answer { @ }"),
        ("class Main implements Answer {}", "interface Answer { @ }"),
        ("public class Helper {}", "enum Answer { ONE; @ }"),
        ("public class Helper {}", "record Answer(int of) { @ }"),
        ("public class Outer { private int x; }", "class Wrapper { static class Inner { @ } }"),
        ("", "class Answer { static void main(int x) {} static void main() {} @ }"),
    ] {
        let answer = answer.replace('@', SUMS);
        // Both orders, one of them in a package.
        runs(judge, &format!("{beside}\n{answer}\n"));
        runs(judge, &format!("package a.b;\n{answer}\n{beside}\n"));
    }
}

fn run_what_is_inherited(judge: &Judge) {
    let base = format!("class Base {{ {SUMS} }}\n");
    let middle = "class Middle extends Base {}\n";
    runs(judge, &format!("public class Answer extends Middle {{}}\n{middle}{base}"));
    let varargs = SUMS.replace("String[] words", "final String... words");
    runs(judge, &format!("class Answer {{ {varargs} }}"));
    runs(judge, &format!("-- Main.java --\nclass Main extends Base {{}}\n-- Base.java --\n{base}"));
    runs(judge, &format!("-- Main.java --\nclass Main {{}}\n-- Base.java --\n{base}"));
    for none in [
        "class Other {}",
        "public class A {}\npublic class B {}",
        "class Main { public static void main(int x) {} }",
        "class String {}\nclass Main { public static void main(String[] words) {} }",
    ] {
        let judged = graded::grade(judge, Language::Java, none, &suite("20 22\n", "42"));
        let says_so =
            judged.compile.message.contains("No class has a method public static void main");
        assert!(judged.verdict == Verdict::CompileError && says_so, "{none}: {judged:?}");
    }
}

/// Called Main, else public, else the first.
fn run_one_of_two(judge: &Judge) {
    for source in [
        format!("public class A {{ {ELSE} }}\nclass Main {{ {SUMS} }}\n"),
        format!("class A {{ {ELSE} }}\npublic class B {{ {SUMS} }}\n"),
        format!("class A {{ {SUMS} }}\nclass B {{ {ELSE} }}\n"),
        format!("interface A {{ {SUMS} }}\nclass B {{ {ELSE} }}\nclass Main {{}}\n"),
        format!("class Main {{ static class Inner {{ {ELSE} }} }}\nclass Z {{ {SUMS} }}\n"),
    ] {
        runs(judge, &source);
    }
}

/// What programs find of the host, by language: time zones on both sides of the equator and of summer time, letters beyond
/// ASCII, other encodings.
#[test]
fn what_the_box_promises_is_there_for_static_programs_too() {
    let answer = "13:37 19:00 05:30 UTF-8 1 É";
    let c = r#"
#include <iconv.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <wchar.h>
#include <wctype.h>
static void at(const char *zone, time_t when) {
    char text[16];
    setenv("TZ", zone, 1);
    tzset();
    strftime(text, sizeof text, "%H:%M", localtime(&when));
    printf("%s ", text);
}
int main(void) {
    if (!setlocale(LC_ALL, "")) return 3;
    at("Australia/Sydney", 1784864220);
    at("America/New_York", 0);
    at("Asia/Kolkata", 0);
    wchar_t wide[8];
    size_t length = mbstowcs(wide, "\xc3\xa9", 8);
    printf("%s %zu %lc\n", nl_langinfo(CODESET), length, (wint_t)towupper(wide[0]));
    static const char *sets[] = {"ISO-8859-15", "CP1252", "UTF-16LE", "SHIFT_JIS", "EUC-KR", "KOI8-R"};
    for (int i = 0; i < 6; i++)
        if (iconv_open("UTF-8", sets[i]) == (iconv_t)-1) return 10 + i;
    char in[] = "\xa4", out[8] = {0}, *from = in, *to = out;
    size_t left = 1, room = 8;
    iconv_t latin = iconv_open("UTF-8", "ISO-8859-15");
    if (iconv(latin, &from, &left, &to, &room) || strcmp(out, "\xe2\x82\xac")) return 20;
}
"#;
    finds(Language::C, c, answer);
    finds(Language::Cpp, CPP, "É中 13:37\n");
    let rust = "fn main() {\n    let zone = std::fs::read(\"/usr/share/zoneinfo/Australia/Sydney\").unwrap();\n    \
        println!(\"{}\", String::from_utf8_lossy(&zone[..4]));\n}\n";
    finds(Language::Rust, rust, "TZif");
}

const CPP: &str = r#"
#include <cstdlib>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <locale>
int main() {
    std::locale own("");
    std::locale::global(own);
    std::wcout.imbue(own);
    std::wcout << std::toupper(L'\u00e9', own) << L"\u4e2d ";
    setenv("TZ", "Australia/Sydney", 1);
    tzset();
    std::time_t when = 1784864220;
    std::wcout << std::put_time(std::localtime(&when), L"%H:%M") << L"\n";
}
"#;

#[track_caller]
fn finds(language: Language, source: &str, answer: &str) {
    let judged = grade(language, source, &suite("20 22\n", answer));
    assert_eq!(judged.verdict, Verdict::Accepted, "{language}: {judged:?}");
}

#[test]
fn go_finds_time_zones() {
    let go = "package main\n\nimport (\n\t\"fmt\"\n\t\"time\"\n)\n\nfunc main() {\n\t\
        zone, err := time.LoadLocation(\"Australia/Sydney\")\n\tif err != nil {\n\t\tpanic(err)\n\t}\n\t\
        fmt.Println(time.Unix(1784864220, 0).In(zone).Format(\"15:04\"))\n}\n";
    finds(Language::Go, go, "13:37");
}

#[test]
fn interpreters_find_what_static_programs_find() {
    let python = "from datetime import datetime\nfrom zoneinfo import ZoneInfo\nimport locale\n\
        print(datetime.fromtimestamp(1784864220, ZoneInfo('Australia/Sydney')).strftime('%H:%M'))\n\
        print(locale.setlocale(locale.LC_ALL, '') and 'é'.upper())\n";
    finds(Language::Python, python, "13:37 É");
    let javascript = "const at = new Intl.DateTimeFormat('en-GB', { timeZone: 'Australia/Sydney', hour: '2-digit', \
        minute: '2-digit' });\nconsole.log(at.format(new Date(1784864220000)));\n";
    finds(Language::JavaScript, javascript, "13:37");
    let java = "import java.time.*;\nclass Main { public static void main(String[] a) {\n    \
        System.out.println(Instant.ofEpochSecond(1784864220L).atZone(ZoneId.of(\"Australia/Sydney\")).toLocalTime());\n} }\n";
    finds(Language::Java, java, "13:37");
}

#[test]
fn what_a_machine_lacks_of_what_programs_are_promised_is_named() {
    let lacking: Vec<_> =
        judge().surroundings().into_iter().filter(|of| of.missing.is_some()).collect();
    assert_eq!(lacking, []);
    assert_eq!(judge().surroundings().len(), 3);
}

#[test]
fn typescript_is_stripped_and_run() {
    use Language::TypeScript;
    let sum = "import { readFileSync } from 'fs';\n\nenum Place { First, Second }\n\
        const words: number[] = readFileSync('/dev/stdin', 'utf8').split(' ').map(Number);\n\
        console.log(words[Place.First]! + words[Place.Second]!);\n";
    check(TypeScript, sum, Verdict::Accepted, "");
    check(TypeScript, "const x: = 1;\n", Verdict::CompileError, "main.ts:1");
    check(TypeScript, "throw new Error('no');\n", Verdict::RuntimeError, "exit code 1");
}

#[test]
fn a_query_runs_on_the_tables_of_its_input() {
    let tables = "create table t(name text, n int);\n\
        insert into t values ('ann', 3), ('bob', null), ('cy d', 1);\n";
    let answer = "ann|3\nbob|NULL\ncy d|1\n";
    let graded = |query: &str, any_row_order: bool| {
        let comparison = Comparison { any_row_order, ..Comparison::default() };
        let suite = Suite { comparison, ..suite(tables, answer) };
        grade(Language::Sql, query, &suite).verdict
    };
    assert_eq!(graded("select name, n from t order by name;", false), Verdict::Accepted);
    let backwards = "select name, n from t order by name desc";
    assert_eq!(graded(backwards, false), Verdict::WrongAnswer, "without its semicolon too");
    assert_eq!(graded(backwards, true), Verdict::Accepted);
    assert_eq!(graded("select name from t", true), Verdict::WrongAnswer);
    assert_eq!(graded("select nothing from t", true), Verdict::RuntimeError);
    let endless = "with recursive c(x) as (select 1 union all select x + 1 from c) \
        select count(*) from c;";
    assert_eq!(graded(endless, true), Verdict::TimeLimit);
}

#[test]
fn a_query_starts_no_program_and_reads_no_file() {
    for query in [
        ".shell echo 42",
        ".system echo 42",
        "select readfile('/box/main.sql')",
        ".import /etc/alternatives/README t",
        "attach '/w/x' as x; create table x.y(z);",
    ] {
        let judged = grade(Language::Sql, query, &suite("create table t(a);", "42"));
        assert_eq!(judged.verdict, Verdict::RuntimeError, "{query}");
    }
}
