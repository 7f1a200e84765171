//! Python 3: the interpreter in isolated mode, which ignores the environment and the current
//! directory, so that no file beside the source can stand in for a module.

use std::path::Path;

use super::{BUILD_CPU_MS, Recipe, Tool, find, words};
use crate::{Language, limits::Limits};

pub(super) const RECIPE: Recipe = Recipe {
    language: Language::Python,
    source: "main.py",
    hello: "print('hello')\n",
    fix: "Install Python 3 (Debian: python3)",
    find: look,
    build: check,
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
    let told = find::ask("python3", &["-I", "-c", WHERE])?;
    let [program, prefix, version, packages @ ..] = told.as_slice() else {
        return Err("python3 does not say where it is".to_owned());
    };
    let directory = program.rsplit_once('/').map_or("", |(directory, _)| directory);
    Ok(Tool {
        program: program.clone(),
        version: version.clone(),
        binds: find::beside_system(&[prefix, directory]),
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
