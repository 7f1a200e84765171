//! C++20 with GNU extensions.

use super::{BUILD_CPU_MS, Recipe, Tool, gcc, words};
use crate::{Language, limits::Limits};

pub(super) const RECIPE: Recipe = Recipe {
    language: Language::Cpp,
    source: "main.cpp",
    hello: "#include <iostream>\nint main() { std::cout << \"hello\\n\"; }\n",
    fix: "Install the GNU C++ compiler (Debian: g++)",
    find: look,
    build,
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
    gcc::look("g++", "cc1plus")
}

fn build(tool: &Tool) -> Vec<String> {
    gcc::command(tool, "-std=gnu++20", "/box/main.cpp")
}

fn run(_: &Tool, _: &Limits) -> Vec<String> {
    words(&["/box/program"])
}
