//! What lies beside a tool where it is installed is not shown to programs.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "helper functions of tests")]

use std::{env, fs, os::unix::fs::PermissionsExt, process::Command};

use judge::{Control, Judge, Language, Limits, Settings, Submission, Verdict};

const NAME: &str = "a_program_sees_nothing_beside_the_tool_that_runs_it";
/// Given to this test when the tool is where it should be.
const ROLE: &str = "look-around";

/// Looks at the directory that its interpreter is installed in.
const LOOKS: &str = "const { dirname } = require('path');\n\
    const place = dirname(dirname(process.execPath));\n\
    console.log(place);\n\
    try { console.log(require('fs').readFileSync(place + '/.env', 'utf8')); }\n\
    catch (error) { console.log(error.code); }\n";

#[test]
fn a_program_sees_nothing_beside_the_tool_that_runs_it() {
    if env::args().any(|word| word == ROLE) {
        return look_around();
    }
    let dir = tempfile::tempdir_in("/var/tmp").unwrap();
    let readable = fs::Permissions::from_mode(0o755);
    fs::set_permissions(dir.path(), readable).unwrap();
    let bin = dir.path().join("bin");
    fs::create_dir(&bin).unwrap();
    fs::write(dir.path().join(".env"), "secret").unwrap();
    let said = Command::new("node").args(["-p", "process.execPath"]).output();
    let said = said.expect("JavaScript is missing: install nodejs").stdout;
    fs::copy(String::from_utf8(said).unwrap().trim(), bin.join("node")).unwrap();
    let path = format!("{}:/usr/bin:/bin", bin.display());
    let mut command = Command::new(env::current_exe().unwrap());
    let done = command.args(["--exact", NAME, ROLE, "--nocapture"]).env("PATH", path).output();
    let done = done.unwrap();
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    let error = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success() && said.contains("1 passed"), "{said}\n{error}");
}

fn look_around() {
    let judge = Judge::open(Settings::default()).expect("this machine cannot isolate");
    let program = Submission { language: Language::JavaScript, source: LOOKS.to_owned() };
    let limits = Limits::new(5000, 256 << 10).unwrap().with_wall_ms(60_000).unwrap();
    let trial = judge.try_input(&program, b"", &limits, &mut || Control::Continue).unwrap();
    assert_eq!(trial.verdict, Verdict::Accepted, "{trial:?}");
    assert!(trial.output.starts_with("/var/tmp/"), "{}", trial.output);
    assert!(trial.output.ends_with("ENOENT\n") || trial.output.ends_with("EACCES\n"), "{trial:?}");
}
