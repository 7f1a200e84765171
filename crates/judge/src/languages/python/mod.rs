//! Python 3: the interpreter in isolated mode, which ignores the environment and the current
//! directory, so that no file beside the source can stand in for a module. A program of several files
//! sees its own.

use std::path::Path;

use super::{BUILD_CPU_MS, Recipe, Several, Tool, find, words};
use crate::{Language, limits::Limits, suite::NamedFile};

pub(super) const RECIPE: Recipe = Recipe {
    language: Language::Python,
    source: "main.py",
    hello: "print('hello')\n",
    fix: "Install Python 3 (Debian: python3)",
    find: look,
    build: check,
    several: Several { build: check_all, run: run_all },
    build_cpu_ms: BUILD_CPU_MS,
    helpers: &[],
    build_env: &[],
    product: None,
    run,
    after_input: false,
    data_limit: true,
    memory_cry: None,
};

/// The command on PATH may be a shim or a virtual environment: the interpreter itself knows.
const WHERE: &str = "import os, site, sys; \
    print(os.path.realpath(getattr(sys, '_base_executable', sys.executable))); \
    print(os.path.realpath(sys.base_prefix)); \
    print('Python %d.%d.%d' % sys.version_info[:3]); \
    print('\\n'.join(os.path.realpath(path) for path in site.getsitepackages()))";

/// Compiles without running; a mistake is shown as the interpreter shows it.
const CHECK: &str = "import sys; name = '/box/main.py'; \
    compile(open(name, 'rb').read(), name, 'exec')";

fn look() -> Result<Tool, String> {
    let said = find::ask("python3", &["-I", "-c", WHERE])?;
    let [program, prefix, version, packages @ ..] = said.as_slice() else {
        return Err("python3 does not say where it is".to_owned());
    };
    Ok(Tool {
        program: program.clone(),
        version: version.clone(),
        binds: find::with(find::installed(prefix)?, &[program]),
        // Only the standard library is the same everywhere; what else is installed here would
        // also be read at every start.
        hidden: packages.iter().filter(|path| Path::new(path).is_dir()).cloned().collect(),
        standalone: false,
        runtime: String::new(),
    })
}

fn check(tool: &Tool) -> Vec<String> {
    words(&[&tool.program, "-I", "-S", "-B", "-c", CHECK])
}

fn run(tool: &Tool, _: &Limits) -> Vec<String> {
    words(&[&tool.program, "-I", "-B", "/box/main.py"])
}

/// The same for several files. None may have the name of a module of the standard library: which of the
/// two is imported would hang on what has been imported before.
const CHECK_ALL: &str = "\
import sys
known = {*sys.builtin_module_names, *getattr(sys, 'stdlib_module_names', ())}
for name in sys.argv[1:]:
    module = name.split('/')[2].split('.')[0]
    if module in known:
        sys.exit(name + ': the standard library has a module ' + module + '. Rename the file.')
    compile(open(name, 'rb').read(), name, 'exec')
";

fn check_all(tool: &Tool, _: Vec<String>, further: &[String]) -> Vec<String> {
    let mut all = words(&[&tool.program, "-I", "-S", "-B", "-c", CHECK_ALL, "/box/main.py"]);
    all.extend(further.iter().cloned());
    all
}

/// In isolated mode nothing beside the main file could be imported; the environment and the packages of
/// a user are ignored as there.
fn run_all(command: Vec<String>) -> Vec<String> {
    let several = |word: String| match word.as_str() {
        "-I" => words(&["-E", "-s"]),
        _ => vec![word],
    };
    command.into_iter().flat_map(several).collect()
}

/// What an interpreter does that waits to be forked.
const WARM: &str = include_str!("warm.py");

/// Modules of the standard library that may be imported before the fork: what they keep is the
/// same however often it is copied, or is renewed by them in a fork (`random`).
const PRELOADED: [&str; 31] = [
    "abc",
    "array",
    "bisect",
    "cmath",
    "collections",
    "contextlib",
    "copy",
    "dataclasses",
    "datetime",
    "decimal",
    "enum",
    "fractions",
    "functools",
    "hashlib",
    "heapq",
    "io",
    "itertools",
    "json",
    "math",
    "numbers",
    "operator",
    "queue",
    "random",
    "re",
    "statistics",
    "string",
    "struct",
    "textwrap",
    "time",
    "types",
    "typing",
];

/// A module that the interpreter imports at the end of its start, put where packages would be if
/// programs saw any. What the source imports of the standard library is imported before the fork.
pub(super) fn prepared(tool: &Tool, source: &str) -> Option<NamedFile> {
    let folder = tool.hidden.first()?;
    let imported = imported(source);
    // A list of plain words in Rust's notation is one in Python's.
    let code = WARM.replace("PRELOAD", &format!("{imported:?}"));
    Some((format!("{folder}/sitecustomize.py"), code.into_bytes().into()))
}

/// The modules of [`PRELOADED`] that a source seems to import. One too many does no harm.
fn imported(source: &str) -> Vec<&'static str> {
    let lines = source.lines().map(str::trim_start);
    let imports: Vec<&str> = lines
        .filter(|line| line.starts_with("import ") || line.starts_with("from "))
        .flat_map(|line| line.split(|at: char| !at.is_alphanumeric() && at != '_'))
        .collect();
    PRELOADED.into_iter().filter(|name| imports.contains(name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_named_in_import_lines_are_found() {
        let source = "import sys, heapq\nfrom collections import deque as d\n\
            \tfrom math import(inf)\nx = 'import json'\nimport os.path\nimport socket\n";
        assert_eq!(imported(source), ["collections", "heapq", "math"]);
    }
}
