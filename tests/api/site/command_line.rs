//! The program itself, run with arguments on an application's database.

use std::process::{Command, Output};

use crate::support::TestApp;

/// A command of the program, such as `["jobs", "rejudge"]`.
#[derive(Clone, Copy)]
pub(crate) struct CommandLine<'a> {
    pub(crate) app: &'a TestApp,
    pub(crate) command: &'a [&'a str],
}

impl CommandLine<'_> {
    fn run(&self, words: &[&str]) -> Output {
        let files = tempfile::tempdir().unwrap();
        Command::new(env!("CARGO_BIN_EXE_assay-under-test"))
            .args(self.command)
            .args(words)
            .env_clear()
            .env("DATABASE_URL", self.app.database.url())
            .env("ASSAY_DATA_DIR", files.path())
            .output()
            .unwrap()
    }

    /// That it does what it is asked although the reader of what it prints has gone.
    pub(crate) fn ends_well_unread(&self, words: &[&str]) {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let files = tempfile::tempdir().unwrap();
        let done = Command::new(env!("CARGO_BIN_EXE_assay-under-test"))
            .args(self.command)
            .args(words)
            .env_clear()
            .env("DATABASE_URL", self.app.database.url())
            .env("ASSAY_DATA_DIR", files.path())
            .stdout(writer)
            .output()
            .unwrap();
        let error = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{words:?}: {} {error}", done.status);
    }

    /// What it prints when it succeeds.
    #[track_caller]
    pub(crate) fn prints(&self, words: &[&str]) -> String {
        let done = self.run(words);
        let error = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{words:?}: {error}");
        String::from_utf8(done.stdout).unwrap()
    }

    /// That it fails and says why.
    #[track_caller]
    pub(crate) fn refuses(&self, words: &[&str], why: &str) {
        let done = self.run(words);
        let error = String::from_utf8_lossy(&done.stderr);
        assert!(!done.status.success() && error.contains(why), "{words:?}: {error}");
    }
}

#[actix_web::test]
async fn a_command_whose_reader_has_gone_ends_as_if_it_were_read() {
    let app = TestApp::start();
    CommandLine { app: &app, command: &["keys"] }.ends_well_unread(&["list"]);
}

#[actix_web::test]
async fn a_production_server_gets_no_demo_data() {
    let app = TestApp::start();
    let paths = ["--accounts", "emulator/demo-accounts.json", "--puzzles", "../puzzles"];
    let seed = CommandLine { app: &app, command: &["seed"] };
    for world in ["none", "small"] {
        let words = [&paths[..], &["--world", world]].concat();
        seed.refuses(&words, "demo data belongs on a development server");
    }
}
