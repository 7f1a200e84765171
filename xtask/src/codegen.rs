//! `cargo xtask codegen`: the TypeScript types of the API, from the server's own description.

use std::fs::File;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use clap::Args;

use crate::machine::context::Context;
use crate::machine::output::line;
use crate::machine::process::{self, Process};
use crate::machine::scratch::Scratch;
use crate::npm;
use crate::stack;

const SCHEMA: &str = "frontend/src/api/schema.ts";
const HEADER: &str =
    "// Generated from the server's OpenAPI document by `cargo xtask codegen`.\n\n";

#[derive(Args)]
pub(crate) struct Options {
    /// Write nothing; fail when the committed file is not what would be written
    #[arg(long)]
    check: bool,
}

impl Options {
    /// Only compare.
    pub(crate) fn check() -> Self {
        Self { check: true }
    }
}

pub(crate) fn run(context: &Context, options: &Options) -> Result<()> {
    let scratch = Scratch::new()?;
    let wanted = generate(context, scratch.path())?;
    let file = context.root.join(SCHEMA);
    let current = std::fs::read_to_string(&file).unwrap_or_default();
    if current == wanted {
        line(&format!("{SCHEMA} is up to date"));
        return Ok(());
    }
    if options.check {
        bail!("{SCHEMA} is not what the server describes: run `cargo xtask codegen`");
    }
    std::fs::write(&file, wanted).with_context(|| format!("cannot write {SCHEMA}"))?;
    line(&format!("wrote {SCHEMA}"));
    Ok(())
}

fn generate(context: &Context, scratch: &Path) -> Result<String> {
    npm::install(context, &npm::OPENAPI)?;
    // The same build as the browser tests', so that nothing is compiled for this alone.
    let mut assay = process::command(stack::build_server(context, false)?.assay);
    assay.arg("openapi");
    let document = scratch.join("openapi.json");
    write(context, "assay openapi", &mut assay, &document)?;
    let types = scratch.join("schema.ts");
    let mut node = process::command("node");
    node.current_dir(context.root.join("tools/openapi")).arg("generate.mjs").arg(&document);
    write(context, "tools/openapi/generate.mjs", &mut node, &types)?;
    let types = std::fs::read_to_string(&types).context("the generator wrote nothing")?;
    Ok(format!("{HEADER}{types}"))
}

/// Runs a program and keeps what it prints.
fn write(context: &Context, name: &'static str, program: &mut Command, to: &Path) -> Result<()> {
    program.stdout(File::create(to)?);
    let status = Process::start(name, program)?.wait(context, None)?;
    if !status.success() {
        bail!("`{name}` failed ({status})");
    }
    Ok(())
}
