//! `cargo xtask codegen`: the TypeScript types of the API, from the server's own description.

use std::path::Path;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use serde_json::{Map, Value};

use crate::machine::context::Context;
use crate::machine::output::line;
use crate::machine::process;
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
    let described = {
        assay.stdout(std::fs::File::create(&document)?);
        process::Process::start("assay openapi", &mut assay)?.wait(context, None)?
    };
    if !described.success() {
        bail!("`assay openapi` failed ({described})");
    }
    without_operation_names(&document)?;
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

/// Removes the names of the operations, which are those of the handlers and may repeat: without
/// them the types of each operation stand below its path, where they are looked for.
fn without_operation_names(document: &Path) -> Result<()> {
    let mut api: Value = serde_json::from_str(&std::fs::read_to_string(document)?)
        .context("`assay openapi` printed no JSON")?;
    let paths = api.get_mut("paths").and_then(Value::as_object_mut).context("it has no paths")?;
    let operations = paths.values_mut().filter_map(Value::as_object_mut).flat_map(Map::values_mut);
    for operation in operations.filter_map(Value::as_object_mut) {
        operation.remove("operationId");
    }
    Ok(std::fs::write(document, api.to_string())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_lose_their_names_and_nothing_else() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("openapi.json");
        std::fs::write(&file, r#"{"paths":{"/a":{"get":{"operationId":"list","tags":["a"]}}}}"#)
            .unwrap();
        without_operation_names(&file).unwrap();
        let left = std::fs::read_to_string(&file).unwrap();
        assert_eq!(left, r#"{"paths":{"/a":{"get":{"tags":["a"]}}}}"#);
    }
}
