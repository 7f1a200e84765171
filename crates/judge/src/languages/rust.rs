//! Rust, edition 2021: one crate, the standard library, no cargo.

use std::path::Path;

use super::{Recipe, Several, Tool, find, words};
use crate::{Language, limits::Limits};

pub(super) const RECIPE: Recipe = Recipe {
    language: Language::Rust,
    source: "main.rs",
    hello: "fn main() { println!(\"hello\"); }\n",
    fix: "Install Rust (Debian: rustc gcc libc6-dev) where the judge's user may read it",
    find: look,
    build,
    several: Several::NOTHING,
    build_cpu_ms: 20_000,
    helpers: &[],
    build_env: &[],
    product: Some("program"),
    run,
    after_input: false,
    data_limit: true,
    memory_cry: None,
};

/// The command on PATH may be rustup's: the sysroot is where the compiler itself is.
fn look() -> Result<Tool, String> {
    let said = find::ask("rustc", &["--print", "sysroot"])?;
    let sysroot = find::real(said.first().map(String::as_str).unwrap_or_default())?;
    let program = format!("{sysroot}/bin/rustc");
    if !Path::new(&program).is_file() {
        return Err(format!("{sysroot} holds no rustc"));
    }
    let said = find::ask(&program, &["--version"])?;
    let version = said.first().and_then(|line| line.split(' ').nth(1)).unwrap_or_default();
    Ok(Tool {
        version: format!("rustc {version}"),
        binds: find::installed(&sysroot)?,
        hidden: Vec::new(),
        standalone: true,
        runtime: String::new(),
        program,
    })
}

fn build(tool: &Tool) -> Vec<String> {
    let mut all = words(&[&tool.program, "--edition=2021", "-O", "--crate-name=main"]);
    all.extend(words(&["--color=never", "-Ccodegen-units=1", "--crate-type=bin"]));
    if tool.standalone {
        all.extend(words(&["-Ctarget-feature=+crt-static", "-Crelocation-model=static"]));
    }
    all.extend(words(&["-o", "/w/program", "/box/main.rs"]));
    all
}

fn run(_: &Tool, _: &Limits) -> Vec<String> {
    words(&["/box/program"])
}
