//! TypeScript: types are stripped once by esbuild, then Node runs the JavaScript. esbuild takes
//! milliseconds, knows enums and namespaces, and works with every Node; Node's own stripping
//! begins with 22.18, refuses enums, and would be paid for again on every test.

use std::{fs, path::Path};

use super::{BUILD_CPU_MS, Recipe, Several, Tool, find, javascript, words};
use crate::{Language, limits::Limits};

pub(super) const RECIPE: Recipe = Recipe {
    language: Language::TypeScript,
    source: "main.ts",
    hello: "enum Word { Hello = 'hello' }\nconst said: string = Word.Hello;\nconsole.log(said);\n",
    fix: "Install Node 20 or later and esbuild (Debian: nodejs esbuild; or npm install -g esbuild)",
    find: look,
    build,
    several: Several { build: bundle, run: |command| command },
    build_cpu_ms: BUILD_CPU_MS,
    helpers: &[],
    build_env: &[],
    product: Some("main.js"),
    run,
    after_input: false,
    data_limit: false,
    memory_cry: Some("JavaScript heap out of memory"),
};

fn look() -> Result<Tool, String> {
    let node = javascript::look()?;
    let command = find::on_path("esbuild").ok_or("esbuild is not on PATH")?;
    let program = native(&command)?;
    let said = find::ask(&program, &["--version"])?;
    let version = said.first().map(String::as_str).unwrap_or_default();
    Ok(Tool {
        version: format!("esbuild {version}, {}", node.version),
        binds: find::with(node.binds, &[&program]),
        hidden: Vec::new(),
        standalone: false,
        runtime: node.program,
        program,
    })
}

/// npm puts a script in front of the program where it could not put the program itself.
fn native(command: &str) -> Result<String, String> {
    let starts = fs::read(command).map_err(|error| format!("{command}: {error}"))?;
    if starts.starts_with(b"\x7fELF") {
        return Ok(command.to_owned());
    }
    let beside = ["node_modules/@esbuild/linux-x64/bin/esbuild", "@esbuild/linux-x64/bin/esbuild"];
    let above = Path::new(command).ancestors();
    let mut places = above.flat_map(|above| beside.map(|path| above.join(path)));
    let found = places.find(|path| path.is_file());
    let found = found.ok_or(format!("{command} is a script without its program"))?;
    find::real(&found.to_string_lossy())
}

fn build(tool: &Tool) -> Vec<String> {
    let options = ["--platform=node", "--format=cjs", "--target=node20", "--log-level=warning"];
    let mut all = words(&[&tool.program, "/box/main.ts", "--outfile=/w/main.js"]);
    all.extend(words(&options));
    all
}

/// What the main file imports becomes part of the one program.
fn bundle(_: &Tool, mut command: Vec<String>, _: &[String]) -> Vec<String> {
    command.push("--bundle".to_owned());
    command
}

fn run(tool: &Tool, limits: &Limits) -> Vec<String> {
    javascript::command(&tool.runtime, limits)
}
