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

/// Time zones.
pub(crate) const ZONES: &str = "/usr/share/zoneinfo";
/// Locales, of which programs are promised C.UTF-8.
pub(crate) const LOCALES: &str = "/usr/lib/locale";
/// Where the C library is, by distribution.
const LIBRARIES: [&str; 3] = ["/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/lib/x86_64-linux-gnu"];
/// What a static program starts to load a table of characters.
const LOADERS: [&str; 2] = ["libc.so.6", "ld-linux-x86-64.so.2"];

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

/// What a box shows of the system to a program that needs none of it to start: what the C library reads while it runs.
/// Of its directory of libraries those by which it loads tables of characters.
pub(crate) fn standalone_view() -> (Vec<String>, Vec<(String, String)>) {
    let mut binds: Vec<String> =
        [ZONES, LOCALES].into_iter().filter(|path| is_itself(path)).map(str::to_owned).collect();
    for directory in LIBRARIES {
        // Each once, also where another of the paths is a link to it.
        if !is_itself(directory) {
            continue;
        }
        binds.extend(Some(format!("{directory}/gconv")).filter(|path| is_itself(path)));
        let loaders = LOADERS.map(|name| format!("{directory}/{name}"));
        if loaders.iter().all(|path| is_beside_what_it_names(path)) {
            binds.extend(loaders);
        }
    }
    let (_, mut links) = system_view();
    links.retain(|(path, _)| path.starts_with("/lib"));
    (binds, links)
}

/// Is something there, and not by a link?
fn is_itself(path: &str) -> bool {
    real(path).is_ok_and(|real| real == path)
}

/// A box can show a file, and a link to one in the same directory.
fn is_beside_what_it_names(path: &str) -> bool {
    real(path).is_ok_and(|real| Path::new(&real).parent() == Path::new(path).parent())
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
    let said = ask("which", &[tool]).ok()?;
    real(said.first()?).ok()
}

/// The real path behind a path.
pub(super) fn real(path: &str) -> Result<String, String> {
    let real = fs::canonicalize(path).map_err(|error| format!("{path}: {error}"))?;
    Ok(real.to_string_lossy().into_owned())
}

/// What tools keep below the directory they are installed in, by name: what else lies there is not
/// theirs. The last of each row are those of Java and Go; GCC's carry the machine's name.
const PARTS: [&str; 17] = [
    "bin", "include", "lib", "lib32", "lib64", "libexec", "share", "conf", "jmods", "release",
    "api", "go.env", "misc", "pkg", "src", "test", "VERSION",
];
const GCC_PARTS: &str = "x86_64-";

/// What a box shows of the directory a tool is installed in; nothing of one that it shows anyway.
///
/// # Errors
/// The directory is somebody's home, or holds one: too much lies there under such names.
pub(super) fn installed(prefix: &str) -> Result<Vec<String>, String> {
    let directory = Path::new(prefix);
    if is_shown(directory) || prefix.is_empty() || prefix == "/" {
        return Ok(Vec::new());
    }
    if holds_home(directory, &fs::read_to_string("/etc/passwd").unwrap_or_default()) {
        return Err(format!(
            "it is installed in {prefix}, a home directory or above one, which programs must not see"
        ));
    }
    let entries = fs::read_dir(directory).map_err(|error| format!("{prefix}: {error}"))?;
    let names = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok());
    let mut parts: Vec<_> = names
        .filter(|name| PARTS.contains(&name.as_str()) || name.starts_with(GCC_PARTS))
        .map(|name| format!("{prefix}/{name}"))
        .collect();
    parts.sort();
    Ok(parts)
}

/// What a box shows, with these paths, each a program or a directory of a tool's own, where neither
/// the system's directories nor what it shows already hold them.
pub(super) fn with(mut shown: Vec<String>, paths: &[&str]) -> Vec<String> {
    for path in paths.iter().map(Path::new) {
        let held = is_shown(path) || shown.iter().any(|outer| path.starts_with(outer));
        if !held && path != Path::new("/") && path.exists() {
            shown.push(path.to_string_lossy().into_owned());
        }
    }
    shown
}

fn is_shown(path: &Path) -> bool {
    SYSTEM.into_iter().any(|outer| path.starts_with(outer))
}

/// Is a directory the home of an account, or above one? `passwd` is the list of accounts.
fn holds_home(directory: &Path, passwd: &str) -> bool {
    let homes = passwd.lines().filter_map(|line| line.split(':').nth(5));
    homes.chain(["/home", "/root"]).any(|home| Path::new(home).starts_with(directory))
        || directory.parent() == Some(Path::new("/home"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_starts_by_itself_sees_no_tool_of_the_system() {
        let (binds, links) = standalone_view();
        let tables = |path: &String| path.ends_with("/gconv") && Path::new(path).is_dir();
        let loader = |path: &String| LOADERS.iter().any(|name| path.ends_with(&format!("/{name}")));
        for path in &binds {
            let known = [ZONES, LOCALES].contains(&path.as_str()) || tables(path) || loader(path);
            assert!(known, "{path}");
        }
        let mut once = binds.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), binds.len(), "{binds:?}");
        assert!(links.iter().all(|(path, _)| path.starts_with("/lib")), "{links:?}");
    }

    #[test]
    fn only_what_neither_the_system_nor_another_path_holds_is_shown_beside_them() {
        assert_eq!(with(Vec::new(), &["/usr", "/usr/local", "/"]), Vec::<String>::new());
        assert_eq!(with(Vec::new(), &["/etc/passwd", "/no/such"]), ["/etc/passwd"]);
        assert_eq!(with(vec!["/etc".to_owned()], &["/etc/passwd"]), ["/etc"]);
    }

    #[test]
    fn of_the_directory_a_tool_is_installed_in_only_its_own_parts_are_shown() {
        let dir = tempfile::tempdir().unwrap();
        for name in ["lib", "bin", ".ssh", "src", "data", "x86_64-linux-gnu"] {
            fs::create_dir(dir.path().join(name)).unwrap();
        }
        fs::write(dir.path().join(".env"), "secret").unwrap();
        let prefix = dir.path().to_str().unwrap();
        let expected = ["bin", "lib", "src", "x86_64-linux-gnu"].map(|n| format!("{prefix}/{n}"));
        assert_eq!(installed(prefix).unwrap(), expected);
        assert_eq!(installed("/usr/local"), Ok(Vec::new()));
    }

    #[test]
    fn no_home_and_nothing_above_one_is_shown() {
        let passwd = "root:x:0:0:root:/root:/bin/sh\nann:x:1000:1000::/srv/people/ann:/bin/sh\n";
        for home in ["/root", "/home", "/home/bob", "/srv/people/ann", "/srv/people", "/srv"] {
            assert!(holds_home(Path::new(home), passwd), "{home}");
        }
        for place in ["/opt/node", "/srv/people/ann/tools/node", "/home/bob/.nvm/v20", "/srv2"] {
            assert!(!holds_home(Path::new(place), passwd), "{place}");
        }
        let said = installed("/root").unwrap_err();
        assert!(said.contains("/root, a home directory"), "{said}");
    }

    #[test]
    fn a_missing_tool_is_named() {
        let said = ask("no-such-tool", &[]).unwrap_err();
        assert!(said.starts_with("no-such-tool cannot be started"), "{said}");
    }
}
