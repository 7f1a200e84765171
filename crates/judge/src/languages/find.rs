//! Asking tools where they really are, and what of the system a box shows.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

/// Directories of the system that tools live in.
const SYSTEM: [&str; 6] = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64"];
/// Files of /etc without which dynamic programs or the compiler's own tools do not start.
const ETC: [&str; 2] = ["/etc/ld.so.cache", "/etc/alternatives"];

/// What a box shows of the system: (paths bound read-only, symbolic links).
pub(crate) fn system_view() -> (Vec<String>, Vec<(String, String)>) {
    let (mut binds, mut links) = (Vec::new(), Vec::new());
    for path in SYSTEM.into_iter().chain(ETC) {
        match fs::read_link(path) {
            Ok(target) => links.push((path.to_owned(), target.to_string_lossy().into_owned())),
            Err(_) if Path::new(path).exists() => binds.push(path.to_owned()),
            Err(_) => {}
        }
    }
    (binds, links)
}

/// The lines a tool prints when asked; the tool is looked for on PATH.
pub(super) fn ask(tool: &str, arguments: &[&str]) -> Result<Vec<String>, String> {
    let asked = Command::new(tool).args(arguments).stdin(Stdio::null()).output();
    let output = asked.map_err(|error| format!("{tool} cannot be started ({error})"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let said = said.lines().last().unwrap_or_default();
        return Err(format!("{tool} does not work ({}; {said})", output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect())
}

/// The real path of a command on PATH.
pub(super) fn on_path(tool: &str) -> Option<String> {
    let told = ask("which", &[tool]).ok()?;
    real(told.first()?).ok()
}

/// The real path behind a path.
pub(super) fn real(path: &str) -> Result<String, String> {
    let real = fs::canonicalize(path).map_err(|error| format!("{path}: {error}"))?;
    Ok(real.to_string_lossy().into_owned())
}

/// Those of the directories that the system's own do not hold.
pub(super) fn beside_system(directories: &[&str]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for directory in directories {
        let held = |outer: &str| Path::new(directory).starts_with(outer);
        let known = SYSTEM.into_iter().any(held) || found.iter().any(|outer| held(outer));
        if !known && *directory != "/" && Path::new(directory).is_dir() {
            found.push((*directory).to_owned());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_directories_outside_the_system_are_bound_beside_it() {
        assert_eq!(beside_system(&["/usr", "/usr/local", "/"]), Vec::<String>::new());
        assert_eq!(beside_system(&["/etc", "/etc/alternatives", "/no/such"]), ["/etc"]);
    }

    #[test]
    fn a_missing_tool_is_named() {
        let said = ask("no-such-tool", &[]).unwrap_err();
        assert!(said.starts_with("no-such-tool cannot be started"), "{said}");
    }
}
