//! What makes compiling quicker changes nothing of what comes out, serves nobody a program made from
//! other bytes, and cannot be changed by what is compiled.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "helper functions of tests")]

use std::{fs, os::unix::fs::PermissionsExt, path::Path, sync::OnceLock};

use judge::{
    Checking, Comparison, Compiles, Control, Group, Judge, Judged, Language, Limits, Settings,
    Submission, Suite, Tag, Test, ToolState, Verdict,
};
use tempfile::TempDir;

const HEADER: &str = "#include <bits/stdc++.h>\n";
const PRINTS: &str = "int main() { std::vector<int> all{42}; std::cout << all.at(0) << '\\n'; }\n";

/// A judge that keeps things in a directory of its own.
fn keeping() -> (TempDir, Judge) {
    let dir = tempfile::tempdir().unwrap();
    let judge = open(dir.path());
    (dir, judge)
}

fn open(dir: &Path) -> Judge {
    let settings = Settings { store: Some(dir.join("judge")), ..Settings::default() };
    Judge::open(settings).expect("this machine cannot isolate")
}

/// A judge that keeps nothing.
fn plain() -> &'static Judge {
    static PLAIN: OnceLock<Judge> = OnceLock::new();
    PLAIN.get_or_init(|| Judge::open(Settings::default()).expect("this machine cannot isolate"))
}

fn suite(limits: Limits) -> Suite {
    let test = Test { name: "one".into(), input: "".into(), answer: "42".into() };
    let group = Group {
        name: "sample".into(),
        tag: Tag::Sample,
        weight: 1,
        requires: vec![],
        tests: vec![test],
    };
    let (comparison, checking) = (Comparison::default(), Checking::default());
    Suite { limits, comparison, checking, groups: vec![group] }
}

fn grade(judge: &Judge, language: Language, source: &str) -> Judged {
    let suite = suite(Limits::new(5000, 256 << 10).unwrap().with_wall_ms(60_000).unwrap());
    let submission = Submission { language, source: source.to_owned() };
    judge.grade(&submission, &suite, &[], &mut |_| Control::Continue).unwrap()
}

#[track_caller]
fn accepted(judge: &Judge, language: Language, source: &str) {
    let judged = grade(judge, language, source);
    assert_eq!(judged.verdict, Verdict::Accepted, "{judged:?}");
}

/// What changed of (sources compiled, programs found).
fn since(judge: &Judge, before: Compiles) -> (u64, u64) {
    let now = judge.compiles();
    (now.run - before.run, now.hits - before.hits)
}

fn is_present(judge: &Judge, language: Language) -> bool {
    let mut all = judge.toolchains().iter();
    all.any(|t| t.language == language && matches!(t.state, ToolState::Present { .. }))
}

#[test]
fn the_same_bytes_are_compiled_once_and_any_other_again() {
    let (dir, judge) = keeping();
    let start = judge.compiles();
    let source = "#include <stdio.h>\nint main(void) { int unused; puts(\"42\"); }\n";
    let first = grade(&judge, Language::C, source);
    assert_eq!(since(&judge, start), (1, 0));
    change_what_is_kept(dir.path(), &judge, source);
    let start = judge.compiles();
    let again = grade(&judge, Language::C, source);
    assert_eq!(since(&judge, start), (0, 1));
    assert_eq!((first.verdict, first.compile), (again.verdict, again.compile), "nothing tells");
    accepted(&judge, Language::C, &format!("{source} "));
    assert_eq!(since(&judge, start), (1, 1), "one more space is another program");
    let other = open(dir.path());
    accepted(&other, Language::C, source);
    assert_eq!(other.compiles().run, 0, "what one process kept, the next one finds");

    let before = judge.compiles();
    for _ in 0..2 {
        let refused = grade(&judge, Language::C, "int main(void) { return missing; }");
        assert_eq!(refused.verdict, Verdict::CompileError);
    }
    assert_eq!(since(&judge, before), (2, 0), "only programs are kept");
    let before = judge.compiles();
    for _ in 0..2 {
        accepted(&judge, Language::Python, "print(6 * 7)\n");
        accepted(&judge, Language::JavaScript, "console.log(6 * 7)\n");
    }
    assert_eq!(since(&judge, before), (2, 2), "a checked syntax is kept like a program");
}

/// A kept program that was changed is compiled again.
fn change_what_is_kept(dir: &Path, judge: &Judge, source: &str) {
    accepted(judge, Language::C, source);
    let compiled = dir.join("judge/compiled");
    let files: Vec<_> = fs::read_dir(&compiled).unwrap().map(|e| e.unwrap().path()).collect();
    let [file] = files.as_slice() else { panic!("{files:?}") };
    let mut bytes = fs::read(file).unwrap();
    *bytes.last_mut().unwrap() ^= 0xff;
    fs::write(file, bytes).unwrap();
    let before = judge.compiles();
    accepted(judge, Language::C, source);
    assert_eq!(since(judge, before), (1, 0));
    assert_eq!(judge.compiles().spoilt, 1);
    accepted(judge, Language::C, source);
    assert_eq!(since(judge, before), (1, 1), "the new one is good");
}

#[test]
fn a_place_that_others_can_write_to_is_not_used() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir(dir.path().join("judge")).unwrap();
    let open_to_all = fs::Permissions::from_mode(0o777);
    fs::set_permissions(dir.path().join("judge"), open_to_all).unwrap();
    let judge = open(dir.path());
    assert!(judge.isolation().notes.iter().any(|note| note.contains("not kept")));
    accepted(&judge, Language::Python, "print(42)\n");
    assert_eq!(fs::read_dir(dir.path().join("judge")).unwrap().count(), 0);
}

#[test]
fn the_compiled_header_is_used_where_it_fits_and_changes_nothing_where_it_does_not() {
    let (dir, judge) = keeping();
    judge.prepare(Language::Cpp).unwrap();
    let fits = [
        format!("{HEADER}{PRINTS}"),
        // Here GCC reads the text, for what comes first would change what is in it.
        format!("#define _GLIBCXX_DEBUG\n{HEADER}{PRINTS}"),
        format!("#pragma GCC optimize(\"O3\")\n#pragma GCC target(\"popcnt\")\n{HEADER}{PRINTS}"),
        format!("#include <vector>\nint first;\n{HEADER}{PRINTS}"),
        format!("{HEADER}{HEADER}#include <iostream>\n{PRINTS}"),
    ];
    for source in &fits {
        accepted(&judge, Language::Cpp, source);
    }
    assert_eq!(judge.compiles().with_kit, fits.len() as u64);
    accepted(
        &judge,
        Language::Cpp,
        &PRINTS.replace("int main", "#include <iostream>\n#include <vector>\nint main"),
    );
    assert_eq!(judge.compiles().with_kit, fits.len() as u64, "who does not ask, does not get it");

    let broken = format!("{HEADER}int main() {{ std::vector<int> all = \"no\"; }}\n");
    let (with, without) =
        (grade(&judge, Language::Cpp, &broken), grade(plain(), Language::Cpp, &broken));
    assert_eq!(with.verdict, Verdict::CompileError);
    assert_eq!(with.compile, without.compile, "mistakes are reported in the same words");

    // Another process takes the same header; one that was changed is made again.
    let next = open(dir.path());
    next.prepare(Language::Cpp).unwrap();
    assert_eq!(next.compiles().stale_kits, 0);
    drop(next);
    let kits = fs::read_dir(dir.path().join("judge/kits")).unwrap();
    let kit = kits.map(|e| e.unwrap().path()).next().unwrap();
    fs::write(kit.join("bits/stdc++.h.gch"), "planted").unwrap();
    accepted(&judge, Language::Cpp, &format!("{HEADER}{PRINTS} "));
    assert_eq!(judge.compiles().stale_kits, 1);
    judge.prepare(Language::Cpp).unwrap();
    accepted(&judge, Language::Cpp, &format!("{HEADER}{PRINTS}  "));
    assert_eq!(judge.compiles().stale_kits, 1, "the new one is good");
    plant_headers(&judge);
}

/// A header beside one source reaches no other, nor does it stand in for the system's.
fn plant_headers(judge: &Judge) {
    let limits = Limits::new(5000, 256 << 10).unwrap();
    let planted = ["stdc++.h.gch", "main.cpp.gch", "vector"];
    let planted = planted.map(|name| (name.to_owned(), b"#error planted\n"[..].into()));
    let source = format!("{HEADER}{PRINTS}");
    let submission = Submission { language: Language::Cpp, source: source.clone() };
    let session = judge.session(&submission, &planted, limits).unwrap();
    assert!(session.is_ok(), "system headers are not looked for beside the source");
    let quoted = Submission { source: "#include \"vector\"\n".to_owned(), ..submission };
    let refused = judge.session(&quoted, &planted, limits).unwrap();
    assert!(refused.is_err_and(|report| report.message.contains("planted")));
    accepted(judge, Language::Cpp, &format!("{source}\n\n"));
}

#[test]
fn a_java_compiler_that_waits_serves_one_source_and_compiles_it_like_any_other() {
    let (_dir, judge) = keeping();
    assert!(is_present(&judge, Language::Java), "Java is missing: install default-jdk-headless");
    compare_java(&judge);
    let main = |body: &str| {
        format!("public class Main {{ public static void main(String[] a) {{ {body} }} }}\n")
    };
    let honest = |note: &str| main(&format!("System.out.println(42); /* {note} */"));
    // What one source declares, breaks or exhausts is unknown to the next.
    let deep = format!("int x = {}1{};", "(".repeat(20_000), ")".repeat(20_000));
    let hostile = [
        (
            format!("{}class Planted {{ static int x = 1; }}\n", honest("declares")),
            Verdict::Accepted,
        ),
        (main("System.out.println(Planted.x);"), Verdict::CompileError),
        (main(&deep), Verdict::CompileError),
        ("class Main { \u{0} }".to_owned(), Verdict::CompileError),
        (String::new(), Verdict::CompileError),
    ];
    for (source, verdict) in hostile {
        judge.prepare(Language::Java).unwrap();
        let before = judge.compiles().waited_for;
        let judged = grade(&judge, Language::Java, &source);
        assert_eq!(judged.verdict, verdict, "{judged:?}");
        assert_eq!(judge.compiles().waited_for - before, 1);
        assert!(!judged.compile.message.contains("ready\n"), "{judged:?}");
        accepted(&judge, Language::Java, &honest(&judged.compile.message.len().to_string()));
    }
}

/// Java is compiled alike with and without what makes it quicker.
fn compare_java(judge: &Judge) {
    let sources = [
        "public class Main { public static void main(String[] a) { int x = \"no\"; } }\n",
        "class Other { int x; }\n",
        "public class Wrong {}\n",
        "package p;\npublic class Main { public static void main(String[] a) {} }\n",
        "import java.util.*;\nclass Main { public static void main(String[] a) {\n\
            List all = new ArrayList(); all.add(42); System.out.println(all.get(0)); } }\n",
        "class Main { public static void main(String[] a) { record P(int x) {} enum E { A; }\n\
            Runnable r = () -> System.out.println(new P(42).x()); r.run(); } }\n",
    ];
    for source in sources {
        let cold = grade(plain(), Language::Java, source);
        judge.prepare(Language::Java).unwrap();
        let warm = grade(judge, Language::Java, source);
        assert_eq!((warm.verdict, warm.compile), (cold.verdict, cold.compile), "{source}");
    }
    assert_eq!(judge.compiles().waited_for, sources.len() as u64);
}

/// The same on less time for the compiler than its language has.
fn grade_hurriedly(judge: &Judge, language: Language, source: &str) -> Judged {
    let limits = Limits::new(5000, 256 << 10).unwrap().with_wall_ms(60_000).unwrap();
    let suite = suite(limits.with_compile_ms(1000).unwrap());
    let submission = Submission { language, source: source.to_owned() };
    judge.grade(&submission, &suite, &[], &mut |_| Control::Continue).unwrap()
}

#[test]
fn a_compiler_on_less_time_ends_with_it_and_is_not_started_again_without_its_kit() {
    let (_dir, judge) = keeping();
    let constant = "const X: u64 = { let mut i = 0; while i < 1 << 40 { i += 1; } i };\n";
    let sum = "template <int N> constexpr int sum() {\n    \
        int all = N;\n    for (int i = 0; i < 4000000; i++) all ^= i;\n    return all;\n}\n";
    let sums: String = (0..50).map(|n| format!("static_assert(sum<{n}>() >= 0);\n")).collect();
    let bombs = [
        (Language::Rust, format!("{constant}fn main() {{ println!(\"{{X}}\"); }}\n")),
        (Language::Cpp, format!("{HEADER}{sum}{sums}int main() {{}}\n")),
    ];
    for (language, source) in bombs {
        let has_kit = judge.prepare(language).is_ok();
        assert_eq!(has_kit, language != Language::Rust, "{language}");
        let before = judge.boxes().made;
        let judged = grade_hurriedly(&judge, language, &source);
        assert_eq!(judged.verdict, Verdict::CompileError, "{language}: {judged:?}");
        let said = &judged.compile.message;
        let is_over = said.starts_with("The compiler used 1.") && said.contains("s of 1 s CPU");
        assert!(is_over, "{language}: {said}");
        // A second compiler would have had a box of its own.
        assert_eq!(judge.boxes().made - before, 1, "{language}");
    }
}

#[test]
fn what_a_compiler_used_while_it_waited_is_not_the_sources() {
    let (_dir, judge) = keeping();
    judge.prepare(Language::Java).unwrap();
    // It was started and has compiled eight times, which takes about as long as this source has.
    let honest = "class Main { public static void main(String[] a) { System.out.println(42); } }\n";
    let judged = grade_hurriedly(&judge, Language::Java, honest);
    assert_eq!((judged.verdict, judge.compiles().waited_for), (Verdict::Accepted, 1), "{judged:?}");
}
