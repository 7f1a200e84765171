//! Go: one package and the standard library, without modules and without C.

use std::path::Path;

use super::{Recipe, Several, Tool, after_main, find, words};
use crate::{Language, limits::Limits};

pub(super) const RECIPE: Recipe = Recipe {
    language: Language::Go,
    source: "main.go",
    hello: "package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Println(\"hello\") }\n",
    fix: "Install Go (Debian: golang-go)",
    find: look,
    build,
    several: Several { build: several, run: |command| command },
    // From Go 1.20 on the standard library comes as source and is compiled in the box.
    build_cpu_ms: 60_000,
    helpers: &[],
    build_env: &[
        "CGO_ENABLED=0",
        "GO111MODULE=off",
        "GOPROXY=off",
        "GOTOOLCHAIN=local",
        "GOTELEMETRY=off",
        "GOENV=off",
    ],
    product: Some("program"),
    run,
    after_input: false,
    data_limit: true,
    memory_cry: None,
};

fn look() -> Result<Tool, String> {
    let said = find::ask("go", &["env", "GOROOT", "GOVERSION"])?;
    let [root, version] = said.as_slice() else {
        return Err("go does not say where it is".to_owned());
    };
    let root = find::real(root)?;
    let program = format!("{root}/bin/go");
    if !Path::new(&program).is_file() {
        return Err(format!("{root} holds no go"));
    }
    Ok(Tool {
        version: version.replacen("go", "Go ", 1),
        binds: find::installed(&root)?,
        hidden: Vec::new(),
        standalone: true,
        runtime: String::new(),
        program,
    })
}

fn build(tool: &Tool) -> Vec<String> {
    words(&[&tool.program, "build", "-o", "/w/program", "/box/main.go"])
}

/// Those beside the main file are of its package; those in folders are packages that are imported by
/// their relative paths.
fn several(_: &Tool, command: Vec<String>, further: &[String]) -> Vec<String> {
    let beside = further.iter().filter(|path| path.matches('/').count() == 2);
    after_main(command, "/box/main.go", beside.cloned().collect())
}

fn run(_: &Tool, _: &Limits) -> Vec<String> {
    words(&["/box/program"])
}
