//! `assay config check`.

use std::process::ExitCode;

use crate::{complain, say};
use config::{Problem, Purpose, SETTINGS, from_environment, raw};

/// Prints every setting and every problem; exit code 2 when there is one.
pub(super) fn check() -> ExitCode {
    for setting in SETTINGS {
        let value = match raw(setting) {
            Some(_) if setting.secret => "(set)".to_owned(),
            Some(value) => value,
            None => format!("not set; {}", setting.default),
        };
        say(&format!("{:<28} {value}", setting.name));
    }
    match from_environment(Purpose::Server) {
        Ok(_) => {
            say("\nNothing is wrong.");
            ExitCode::SUCCESS
        }
        Err(problems) => {
            complain_of(&problems);
            ExitCode::from(2)
        }
    }
}

/// Names every problem.
pub(super) fn complain_of(problems: &[Problem]) {
    for problem in problems {
        complain(&format!("{} {}", problem.name, problem.text));
    }
}
