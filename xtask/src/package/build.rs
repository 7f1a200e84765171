//! The program as it is shipped.

use std::path::PathBuf;

use anyhow::{Context as _, Result};

use super::Version;
use crate::machine::context::Context;
use crate::machine::environment;
use crate::machine::{process, tools};
use crate::{npm, stack};

/// Builds the browser application and the program. The program names no directory of this machine, and says which commit it
/// is.
pub(super) fn build(context: &Context, version: &Version) -> Result<PathBuf> {
    npm::install(context, &npm::FRONTEND)?;
    stack::build_pages(context)?;
    let home = environment::read("CARGO_HOME").map(PathBuf::from).or_else(cargo_home);
    let home = home.context("neither CARGO_HOME nor HOME is set")?;
    let maps = [(context.root.as_path(), "/assay"), (home.as_path(), "/cargo")];
    let flags = |flag: &str, between: &str| {
        let map = |(from, to): (&std::path::Path, &str)| format!("{flag}={}={to}", from.display());
        maps.map(map).join(between)
    };
    let mut cargo = tools::cargo(context);
    // Apart from other builds: flags change what every crate is compiled to.
    cargo.args(["build", "--release", "--locked", "-p", "assay", "--bin", "assay"]);
    cargo.arg("--target-dir").arg(context.target.join("package-build"));
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags("--remap-path-prefix", "\u{1f}"));
    for compiler in ["CFLAGS", "CXXFLAGS"] {
        cargo.env(compiler, flags("-ffile-prefix-map", " "));
    }
    cargo.env("ASSAY_COMMIT", &version.commit).env("CARGO_INCREMENTAL", "0");
    cargo.env("SOURCE_DATE_EPOCH", version.epoch.to_string());
    process::run_shown(context, "building the release server (some minutes)", &mut cargo)?;
    Ok(context.target.join("package-build/release/assay"))
}

fn cargo_home() -> Option<PathBuf> {
    Some(PathBuf::from(environment::read("HOME")?).join(".cargo"))
}
