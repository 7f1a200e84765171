//! `assay config`.

use std::process::ExitCode;

use crate::{Failure, complain, say};
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

/// Prints a file of settings for systemd or a shell to read.
pub(super) fn print_example() -> Result<(), Failure> {
    say(example().trim_end());
    Ok(())
}

/// Every setting, commented out: what it is for, what holds without it, and its name. An empty value counts as not set.
fn example() -> String {
    let lines = SETTINGS.iter().map(|setting| {
        let secret = if setting.secret { " Secret." } else { "" };
        let (name, what, default) = (setting.name, setting.what, setting.default);
        format!("# {what}.{secret}\n# Default: {default}\n#{name}=\n")
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Names every problem.
pub(super) fn complain_of(problems: &[Problem]) {
    for problem in problems {
        complain(&format!("{} {}", problem.name, problem.text));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_names_every_setting_once_and_sets_none() {
        let example = example();
        for setting in SETTINGS {
            let line = format!("#{}=", setting.name);
            assert_eq!(example.lines().filter(|found| **found == line).count(), 1, "{line}");
        }
        assert!(example.lines().all(|line| line.is_empty() || line.starts_with('#')));
    }
}
