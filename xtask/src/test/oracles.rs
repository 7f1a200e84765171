//! What our own code computes and writes, against programs of others: tests/oracles.

use anyhow::Result;

use super::report::Tally;
use crate::machine::context::Context;
use crate::machine::{process, stamp};

/// Runs the oracles over what the example `figures`, built with the tests, makes.
pub(crate) fn run(context: &Context, tally: &mut Tally) -> Result<()> {
    let oracles = context.root.join("tests/oracles");
    let packages = context.target.join("oracles/packages");
    let (kept, wanted) =
        (packages.join("assay-stamp"), stamp::of(&oracles, &["requirements.txt"])?);
    if !stamp::fresh(&kept, &wanted) {
        let mut pip = process::command("python3");
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--upgrade"]);
        // A wheel runs nothing when it is installed.
        pip.args([
            "--no-deps",
            "--only-binary",
            ":all:",
            "--root-user-action",
            "ignore",
            "--target",
        ]);
        pip.arg(&packages).arg("-r").arg(oracles.join("requirements.txt"));
        process::run_logged(context, "installing the oracles of the tests", "oracles", &mut pip)?;
        stamp::keep(&kept, &wanted)?;
    }
    let figures = context.target.join("oracles/figures.json");
    let mut make = process::command(context.target.join("debug/examples/figures"));
    process::run_logged(context, "making the figures", "figures", make.arg(&figures))?;
    let mut python = process::command("python3");
    python.env("PYTHONPATH", &packages).env("PYTHONDONTWRITEBYTECODE", "1");
    tally.run(context, "the oracles", python.arg(oracles.join("run.py")).arg(&figures))
}
