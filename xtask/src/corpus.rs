//! `cargo xtask corpus`: every hostile program against the real box, and what came of it.

use anyhow::{Result, bail};

use crate::machine::context::Context;
use crate::machine::output::line;
use crate::machine::process;
use crate::machine::tools;

/// What the judge's tests say of one pass: `corpus: <what>, <mode>: <numbers with their names>`.
#[derive(Debug, Default, PartialEq, Eq)]
struct Pass {
    what: String,
    escapes: u64,
    hangs: u64,
    leaks: u64,
}

impl Pass {
    fn in_line(line: &str) -> Option<Self> {
        let (what, numbers) = said(line)?.rsplit_once(": ")?;
        let number = |name: &str| {
            let part = numbers.split(", ").find_map(|part| part.strip_suffix(name))?;
            part.trim().parse().ok()
        };
        let (escapes, hangs) = (number("escapes")?, number("hangs")?);
        Some(Self { what: what.to_owned(), escapes, hangs, leaks: number("leaks")? })
    }
}

/// What could not be run on this machine, and why.
fn not_run(line: &str) -> Option<&str> {
    said(line)?.strip_prefix("not run here: ")
}

/// What a line says of the corpus; the test's name may come before it.
fn said(line: &str) -> Option<&str> {
    Some(line.trim().split_once("corpus: ")?.1)
}

/// Runs the corpus in every mode this machine has and prints what came of each, and the sums.
pub(crate) fn run(context: &Context) -> Result<()> {
    tools::check_packages(tools::FOR_RUST)?;
    let mut cargo = tools::cargo(context);
    cargo.env("ASSAY_CORPUS", "whole");
    cargo.args(["test", "--locked", "-p", "judge", "--test", "attacks"]);
    cargo.args(["--", "--nocapture", "--test-threads=1"]);
    let (mut passes, mut missing) = (Vec::new(), Vec::new());
    let status = process::run_watched(context, "corpus", &mut cargo, |text| {
        passes.extend(Pass::in_line(text).filter(|pass| !passes.contains(pass)));
        missing.extend(not_run(text).map(str::to_owned));
    })?;
    line("");
    for Pass { what, escapes, hangs, leaks } in &passes {
        line(&format!("  {what}: {escapes} escapes, {hangs} hangs, {leaks} leaks"));
    }
    for what in &missing {
        line(&format!("  not run here: {what}"));
    }
    let sum = |of: fn(&Pass) -> u64| passes.iter().map(of).sum::<u64>();
    line(&format!(
        "{} passes: {} escapes, {} hangs, {} leaks",
        passes.len(),
        sum(|pass| pass.escapes),
        sum(|pass| pass.hangs),
        sum(|pass| pass.leaks),
    ));
    if !status.success() || passes.is_empty() {
        bail!("the corpus was not withstood ({status})");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_is_read_from_its_line() {
        let line = "corpus: 84 programs as root, FullV1: 1 escapes, 0 hangs, 2 leaks";
        let what = "84 programs as root, FullV1".to_owned();
        assert_eq!(Pass::in_line(line), Some(Pass { what, escapes: 1, hangs: 0, leaks: 2 }));
        assert_eq!(Pass::in_line("test result: ok. 3 passed"), None);
        assert_eq!(Pass::in_line("corpus: 1 hangs: spin.c"), None);
    }

    #[test]
    fn what_was_not_run_is_read_with_its_reason() {
        let line = "test every_attack ... corpus: not run here: V2 as root: no memory controller";
        assert_eq!(not_run(line), Some("V2 as root: no memory controller"));
        assert_eq!(Pass::in_line(line), None);
        assert_eq!(not_run("corpus: 84 programs"), None);
    }
}
