//! `cargo xtask package`: what an operator installs, made from one commit into target/package (ADR 120).
//!
//! Nothing of the result depends on when it was made: times are the commit's, owners are root, names are sorted.

mod archive;
mod build;
mod deb;
mod sbom;
mod stage;
mod version;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};
use clap::Args;

use crate::machine::context::Context;
use crate::machine::output::line;
use crate::machine::process::{self, find};
use stage::Stage;
use version::Version;

#[derive(Args)]
pub(crate) struct Options {
    /// Package this program, with the browser application in frontend/dist, and build nothing
    #[arg(long)]
    binary: Option<PathBuf>,
}

/// What is not on every machine that can build Assay, with its Debian package.
const NEEDED: [(&str, &str); 3] =
    [("dpkg-deb", "dpkg"), ("dpkg-shlibdeps", "dpkg-dev"), ("strip", "binutils")];

pub(crate) fn run(context: &Context, options: &Options) -> Result<()> {
    for (program, package) in NEEDED {
        if find(program).is_none() {
            bail!("{program} is not installed: it is in the Debian package {package}");
        }
    }
    let version = Version::of(context, options.binary.is_some())?;
    let binary = match &options.binary {
        Some(binary) => binary.clone(),
        None => build::build(context, &version)?,
    };
    let out = context.target.join("package");
    let stage = out.join("tree");
    remove(&out)?;
    fs::create_dir_all(&stage)?;
    let stage = Stage::fill(context, stage, &binary, &version)?;
    let bom = out.join("assay.cdx.json");
    fs::write(&bom, sbom::write(context, &version)?)?;
    let made = [deb::write(context, &stage, &version)?, archive::write(context, &stage, &version)?];
    let sums = archive::sum(&out, &made, &bom)?;
    remove(stage.root())?;
    for path in made.iter().chain([&bom, &sums]) {
        line(&format!("{} ({} kB)", path.display(), fs::metadata(path)?.len() / 1000));
    }
    Ok(())
}

fn remove(dir: &Path) -> Result<()> {
    if dir.exists() {
        fs::remove_dir_all(dir).with_context(|| format!("cannot remove {}", dir.display()))?;
    }
    Ok(())
}

/// What a program prints, which must end well.
fn said(command: &mut Command) -> Result<String> {
    let what = format!("{command:?}");
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.with_context(|| format!("cannot start {what}"))?;
    if !output.status.success() {
        bail!("{what} failed ({})", output.status);
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// The same in the checkout.
fn said_here(context: &Context, program: &str, args: &[&str]) -> Result<String> {
    said(process::command(program).current_dir(&context.root).args(args))
}
