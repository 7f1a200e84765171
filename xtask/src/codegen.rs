//! `cargo xtask codegen`: the TypeScript types of the API, from the server's own description.

use std::path::Path;

use anyhow::{Context as _, Result, bail};
use clap::Args;

use crate::context::Context;
use crate::npm;
use crate::output::line;
use crate::process;
use crate::scratch::Scratch;
use crate::tools;

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
    let mut cargo = tools::cargo();
    cargo.current_dir(&context.root).args(["run", "--quiet", "--locked", "-p", "app"]);
    cargo.args(["--bin", "assay", "--", "openapi"]);
    let document = scratch.join("openapi.json");
    let described = {
        cargo.stdout(std::fs::File::create(&document)?);
        process::Process::start("assay openapi", &mut cargo)?.wait(context, None)?
    };
    if !described.success() {
        bail!("`assay openapi` failed ({described})");
    }
    let types = scratch.join("schema.ts");
    let mut node = process::command("node");
    node.current_dir(context.root.join("tools/openapi"))
        .arg("node_modules/openapi-typescript/bin/cli.js")
        .arg(&document)
        .arg("--output")
        .arg(&types);
    process::run_logged(context, "generating the TypeScript types", "codegen", &mut node)?;
    let types = std::fs::read_to_string(&types).context("the generator wrote nothing")?;
    Ok(format!("{HEADER}{types}"))
}
