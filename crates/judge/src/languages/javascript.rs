//! JavaScript on Node: CommonJS.

use super::{BUILD_CPU_MS, Recipe, Several, Tool, find, words};
use crate::{Language, limits::Limits};

pub(super) const RECIPE: Recipe = Recipe {
    language: Language::JavaScript,
    source: "main.js",
    hello: "console.log('hello')\n",
    fix: "Install Node 20 or later (Debian: nodejs)",
    find: look,
    build: check,
    several: Several { build: check_all, run: |command| command },
    build_cpu_ms: BUILD_CPU_MS,
    helpers: &[],
    build_env: &[],
    product: None,
    run,
    after_input: false,
    data_limit: false,
    memory_cry: Some("JavaScript heap out of memory"),
};

const WHERE: &str = "console.log(process.execPath); console.log('Node ' + process.versions.node)";

/// What Node needs beside its heap, in MiB.
const BESIDE_HEAP_MIB: u32 = 48;
/// Depth of recursion: most of the stack a box gives, in KiB.
const STACK_KIB: u32 = 60_000;

pub(super) fn look() -> Result<Tool, String> {
    let said = find::ask("node", &["-e", WHERE])?;
    let [program, version] = said.as_slice() else {
        return Err("node does not say where it is".to_owned());
    };
    let program = find::real(program)?;
    // …/bin/node: what it needs is in the directory above.
    let prefix = program.rsplit_once("/bin/").map_or("", |(prefix, _)| prefix);
    Ok(Tool {
        binds: find::installed(prefix)?,
        hidden: Vec::new(),
        version: version.clone(),
        standalone: false,
        runtime: String::new(),
        program,
    })
}

fn check(tool: &Tool) -> Vec<String> {
    words(&[&tool.program, "--check", "/box/main.js"])
}

/// Node checks one file at a time: these are parsed as the bodies of modules, one after the other.
const CHECK_ALL: &str = "const fs = require('fs'), { Script } = require('vm'); \
    const { wrap } = require('module'); \
    for (const name of process.argv.slice(1)) { \
        const text = fs.readFileSync(name, 'utf8').replace(/^\\uFEFF/, '').replace(/^#!.*/, ''); \
        new Script(wrap(text), { filename: name }); \
    }";

fn check_all(tool: &Tool, _: Vec<String>, further: &[String]) -> Vec<String> {
    let mut all = words(&[&tool.program, "-e", CHECK_ALL, "/box/main.js"]);
    all.extend(further.iter().cloned());
    all
}

fn run(tool: &Tool, limits: &Limits) -> Vec<String> {
    command(&tool.program, limits)
}

/// The command that runs /box/main.js.
pub(super) fn command(node: &str, limits: &Limits) -> Vec<String> {
    let all = limits.memory_kib() >> 10;
    let heap = all.saturating_sub(BESIDE_HEAP_MIB).max(all / 2).max(4);
    let heap = format!("--max-old-space-size={heap}");
    let stack = format!("--stack-size={STACK_KIB}");
    words(&[node, &heap, &stack, "/box/main.js"])
}
