//! C17 with GNU extensions.

use super::{BUILD_CPU_MS, Recipe, Several, Tool, gcc, words};
use crate::{Language, limits::Limits};

pub(super) const RECIPE: Recipe = Recipe {
    language: Language::C,
    source: "main.c",
    hello: "#include <stdio.h>\nint main(void) { puts(\"hello\"); }\n",
    fix: "Install GCC with the C library's headers (Debian: gcc libc6-dev)",
    find: look,
    build,
    several: Several { build: several, run: |command| command },
    build_cpu_ms: BUILD_CPU_MS,
    helpers: &[],
    build_env: &[],
    product: Some("program"),
    run,
    after_input: false,
    data_limit: true,
    memory_cry: None,
};

fn look() -> Result<Tool, String> {
    gcc::look("gcc", "cc1")
}

fn build(tool: &Tool) -> Vec<String> {
    gcc::command(tool, "-std=gnu17", "/box/main.c")
}

fn several(_: &Tool, command: Vec<String>, further: &[String]) -> Vec<String> {
    gcc::several(command, "/box/main.c", further)
}

fn run(_: &Tool, _: &Limits) -> Vec<String> {
    words(&["/box/program"])
}
