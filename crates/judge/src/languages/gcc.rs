//! What C and C++ have in common: both are compiled by GCC, statically where the static library
//! is installed, because a program that needs no loader starts in half the time and its box needs
//! nothing of the system.

use std::path::Path;

use super::{Tool, find};

/// Looks for a driver (`gcc`, `g++`) by the compiler proper that it uses (`cc1`, `cc1plus`).
pub(super) fn look(driver: &str, compiler: &str) -> Result<Tool, String> {
    let said = find::ask(driver, &[&format!("-print-prog-name={compiler}")])?;
    let compiler = said.first().map(String::as_str).unwrap_or_default();
    if !Path::new(compiler).is_absolute() {
        return Err(format!("{driver} has no compiler beside it"));
    }
    let above = Path::new(compiler).ancestors().map(|prefix| prefix.join("bin").join(driver));
    let program =
        above.filter(|path| path.is_file()).map(|path| find::real(&path.to_string_lossy()));
    let program = program.last().ok_or(format!("{driver} is not beside its compiler"))??;
    let said = find::ask(driver, &["-dumpfullversion"])?;
    let number = said.first().map(String::as_str).unwrap_or_default();
    let prefix = program.rsplit_once("/bin/").map_or("", |(prefix, _)| prefix).to_owned();
    Ok(Tool {
        program,
        version: format!("{driver} {number}"),
        binds: find::installed(&prefix)?,
        hidden: Vec::new(),
        standalone: true,
        runtime: String::new(),
    })
}

/// The compiler's command line.
pub(super) fn command(tool: &Tool, standard: &str, source: &str) -> Vec<String> {
    let mut words = options(tool, standard);
    words.extend(super::words(&["-o", "/w/program", source, "-lm"]));
    words
}

/// The command for a program of several files: headers are included, by their names in the program
/// from wherever they are; all others are compiled.
pub(super) fn several(command: Vec<String>, main: &str, further: &[String]) -> Vec<String> {
    let is_header = |path: &&String| [".h", ".hpp", ".hh"].iter().any(|end| path.ends_with(end));
    let mut more: Vec<_> = further.iter().filter(|path| !is_header(path)).cloned().collect();
    more.extend(super::words(&["-iquote", "/box"]));
    super::after_main(command, main, more)
}

/// Its path and the options that make a difference to what it makes.
pub(super) fn options(tool: &Tool, standard: &str) -> Vec<String> {
    let mut words = super::words(&[&tool.program, standard, "-O2", "-fdiagnostics-color=never"]);
    if tool.standalone {
        words.push("-static".to_owned());
    }
    words
}
