//! What a submission's compilation takes, against the compiler called bare.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use judge::{Judge, Language, ToolState};

use crate::{
    at_most,
    goals::Goal,
    peers::on_path,
    rounds::{Column, print, whole},
};

const CPP: &str = "#include <bits/stdc++.h>\nusing namespace std;\nint main() {\n    vector<string> \
    words{\"hello\"};\n    sort(words.begin(), words.end());\n    cout << words[0] << '\\n';\n}\n";
const JAVA: &str = "import java.util.*;\npublic class Main {\n    public static void main(String[] \
    words) {\n        System.out.println(new ArrayList<>(List.of(\"hello\")).get(0));\n    }\n}\n";
const TYPESCRIPT: &str = "const words: string[] = ['hello'];\nconsole.log(words[0]);\n";
const ROUNDS: usize = 3;
const TESTS: usize = 20;

/// The goals that are about compiling. `tsc` may name a TypeScript compiler, where none is on PATH.
pub(crate) fn measure(judge: &Judge, folder: &Path, tsc: Option<String>) -> Vec<Goal> {
    let mut goals = cpp(judge, folder);
    goals.extend(java(judge, folder));
    goals.extend(typescript(judge, folder, tsc));
    goals
}

fn cpp(judge: &Judge, folder: &Path) -> Vec<Goal> {
    prepare(judge, Language::Cpp);
    let (source, program) = (folder.join("bits.cpp"), folder.join("bits"));
    fs::write(&source, CPP).unwrap();
    let flags = ["-std=gnu++20", "-O2", "-static", "-o"];
    let mut bare = Column::new("g++ bare");
    let mut box_ = Column::new("in the box");
    let mut again = Column::new("the same source again");
    let mut twenty = Column::new("in the box, and 20 tests");
    let before = judge.compiled();
    for round in 0..ROUNDS {
        bare.add(time(Command::new("g++").args(flags).arg(&program).arg(&source)));
        let unique = format!("// {round}\n{CPP}");
        let (compiling, running) = whole(judge, (Language::Cpp, &unique), TESTS);
        box_.add(compiling);
        twenty.add(compiling + running);
        again.add(whole(judge, (Language::Cpp, &unique), 1).0);
    }
    let compiled = judge.compiled() - before;
    let columns = [bare, box_, again, twenty];
    print("C++ with bits/stdc++.h", &columns, 0);
    let [bare, first, again, whole] = [0, 1, 2, 3].map(|at| columns[at].median());
    println!("  {compiled} compilations of {} submissions", 2 * ROUNDS);
    let share = whole / (TESTS as f64 * bare);
    vec![
        at_most("G5 20-test C++ submission, times twenty compilations", share, 0.05),
        at_most("G6 bits/stdc++.h in the box, times g++ bare", first / bare, 0.4),
        at_most("G6 the same source again, times g++ bare", again / bare, 0.02),
    ]
}

fn java(judge: &Judge, folder: &Path) -> Option<Goal> {
    let javac = on_path("javac").filter(|_| has(judge, Language::Java))?;
    prepare(judge, Language::Java);
    let source = folder.join("Main.java");
    fs::write(&source, JAVA).unwrap();
    let (mut cold, mut ours) = (Column::new("javac bare"), Column::new("in the box"));
    for round in 0..=ROUNDS {
        let compiling = whole(judge, (Language::Java, &format!("// {round}\n{JAVA}")), 1).0;
        // The first starts what the others find running.
        if round > 0 {
            cold.add(time(
                Command::new(&javac).args(["-proc:none", "-d"]).arg(folder).arg(&source),
            ));
            ours.add(compiling);
        }
    }
    let columns = [cold, ours];
    print("Java", &columns, 0);
    let ratio = columns[1].median() / columns[0].median();
    Some(at_most("G6 Java in the box, times javac bare", ratio, 0.1))
}

fn typescript(judge: &Judge, folder: &Path, tsc: Option<String>) -> Option<Goal> {
    let Some(tsc) = tsc.or_else(|| on_path("tsc")) else {
        println!("TypeScript is not compared: no tsc on PATH, nor by --tsc");
        return None;
    };
    if !has(judge, Language::TypeScript) {
        return None;
    }
    let source = folder.join("main.ts");
    fs::write(&source, TYPESCRIPT).unwrap();
    let (mut theirs, mut ours) = (Column::new("tsc bare"), Column::new("in the box"));
    let words = ["--target", "es2022", "--outDir"];
    for round in 0..ROUNDS {
        theirs
            .add(time(Command::new(&tsc).current_dir(folder).args(words).arg(folder).arg(&source)));
        let unique = format!("// {round}\n{TYPESCRIPT}");
        ours.add(whole(judge, (Language::TypeScript, &unique), 1).0);
    }
    let columns = [theirs, ours];
    print("TypeScript", &columns, 0);
    let ratio = columns[1].median() / columns[0].median();
    Some(at_most("G6 TypeScript in the box, times tsc bare", ratio, 0.15))
}

/// Makes what makes a compiler quicker before anything is measured.
fn prepare(judge: &Judge, language: Language) {
    if let Err(reason) = judge.prepare(language) {
        println!("{language} is compiled without help: {reason}");
    }
}

fn has(judge: &Judge, language: Language) -> bool {
    let mut present =
        judge.toolchains().iter().filter(|tool| matches!(tool.state, ToolState::Present { .. }));
    present.any(|tool| tool.language == language)
}

fn time(command: &mut Command) -> Duration {
    let started = Instant::now();
    let done = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    let took = started.elapsed();
    assert!(done.is_ok_and(|status| status.success()), "{command:?} failed");
    took
}
