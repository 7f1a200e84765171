//! C++20 with GNU extensions.

use super::{BUILD_CPU_MS, Command, Kit, Recipe, Several, Step, TOOLS, Tool, gcc, words};
use crate::{Language, limits::Limits};

pub(super) const RECIPE: Recipe = Recipe {
    language: Language::Cpp,
    source: "main.cpp",
    hello: "#include <iostream>\nint main() { std::cout << \"hello\\n\"; }\n",
    fix: "Install the GNU C++ compiler (Debian: g++)",
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

/// The one header that everybody includes, compiled. GCC takes it only where it is the first thing
/// included and every option and macro is as it was; else it reads the text, as without it.
pub(super) const KIT: Kit = Kit {
    helps: |source| source.contains("bits/stdc++.h"),
    steps: &[Step {
        command: Command {
            files: &[("stdc++.h", "#include <bits/stdc++.h>\n")],
            argv: compile_header,
        },
        products: &[("stdc++.h.gch", "bits/stdc++.h.gch"), ("depends", "depends")],
    }],
    proof: (
        Command {
            files: &[(
                "main.cpp",
                "#include <bits/stdc++.h>\nint main() { std::vector<int> v; }\n",
            )],
            argv: show_headers,
        },
        "! /tools/bits/stdc++.h.gch",
    ),
    build: build_with_header,
    waiting: None,
};

const STANDARD: &str = "-std=gnu++20";

fn look() -> Result<Tool, String> {
    gcc::look("g++", "cc1plus")
}

fn build(tool: &Tool) -> Vec<String> {
    gcc::command(tool, STANDARD, "/box/main.cpp")
}

/// The options must be those of `build`: code in the header was compiled with them.
fn compile_header(tool: &Tool) -> Vec<String> {
    let mut all = gcc::options(tool, STANDARD);
    all.extend(words(&["-x", "c++-header", "-MD", "-MF", "/w/depends"]));
    all.extend(words(&["-o", "/w/stdc++.h.gch", "/box/stdc++.h"]));
    all
}

fn build_with_header(tool: &Tool) -> Vec<String> {
    let mut all = build(tool);
    all.extend(words(&["-isystem", TOOLS]));
    all
}

fn show_headers(tool: &Tool) -> Vec<String> {
    let mut all = build_with_header(tool);
    all.extend(words(&["-H", "-Winvalid-pch", "-Werror"]));
    all
}

fn several(_: &Tool, command: Vec<String>, further: &[String]) -> Vec<String> {
    gcc::several(command, "/box/main.cpp", further)
}

fn run(_: &Tool, _: &Limits) -> Vec<String> {
    words(&["/box/program"])
}
