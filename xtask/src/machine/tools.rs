//! Which programs of the machine we need, and what to say when one is missing or too old.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Result, anyhow, bail};

use crate::machine::context::Context;
use crate::machine::environment;
use crate::machine::output;
use crate::machine::process::{self, find};

/// A version as far as we compare it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Version(u32, u32);

/// A program of the toolchain with the oldest version that works.
struct Tool {
    name: &'static str,
    oldest: Version,
    fix: &'static str,
}

const TOOLCHAIN: [Tool; 3] = [
    Tool {
        name: "rustc",
        oldest: Version(1, 95),
        fix: "`rustup toolchain install 1.95.0` (https://rustup.rs)",
    },
    Tool {
        name: "node",
        oldest: Version(20, 19),
        fix: "install Node 20.19 or newer (https://nodejs.org)",
    },
    Tool { name: "npm", oldest: Version(10, 0), fix: "`npm install -g npm@11`" },
];

/// A program that only tests and some languages need, with its Debian package.
#[derive(Clone, Copy)]
pub(crate) struct Package {
    /// Its names; the first is Debian's.
    programs: &'static [&'static str],
    package: &'static str,
    needed_for: &'static str,
}

impl Package {
    /// Where it is, under the first name that is there.
    fn find(&self) -> Option<PathBuf> {
        self.programs.iter().find_map(|program| find(program))
    }

    fn name(&self) -> &'static str {
        self.programs.first().copied().unwrap_or_default()
    }
}

/// The browser of the browser tests.
pub(crate) fn chromium() -> Option<PathBuf> {
    FOR_BROWSER.iter().find_map(Package::find)
}

/// For `cargo test`: the judge's tests run programs in every language, and none is left out.
pub(crate) const FOR_RUST: &[Package] = &[
    Package { programs: &["cc"], package: "gcc", needed_for: "the sandbox and C submissions" },
    Package { programs: &["g++"], package: "g++", needed_for: "C++ submissions" },
    Package { programs: &["python3"], package: "python3", needed_for: "Python submissions" },
    Package { programs: &["go"], package: "golang-go", needed_for: "Go submissions" },
    Package {
        programs: &["javac"],
        package: "default-jdk-headless",
        needed_for: "Java submissions",
    },
    Package { programs: &["esbuild"], package: "esbuild", needed_for: "TypeScript submissions" },
    Package { programs: &["sqlite3"], package: "sqlite3", needed_for: "SQL submissions" },
    Package {
        programs: &["pip3", "pip"],
        package: "python3-pip",
        needed_for: "the oracles of the tests",
    },
    Package { programs: &["setpriv"], package: "util-linux", needed_for: "starting PostgreSQL" },
    // npm's PostgreSQL has none, and one that is older than the server refuses it: both come with this.
    Package { programs: &["pg_dump"], package: "postgresql", needed_for: "backups" },
];

/// For the browser tests.
pub(crate) const FOR_BROWSER: &[Package] = &[Package {
    // The shell draws no window of its own, which halves what a page costs.
    programs: &["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"],
    package: "chromium-headless-shell",
    needed_for: "the browser tests",
}];

/// Refuses to go on with a Rust, Node or npm that is missing or too old; names every one at once.
pub(crate) fn check_toolchain() -> Result<()> {
    let complaints: Vec<String> = TOOLCHAIN.iter().filter_map(complaint).collect();
    if complaints.is_empty() {
        return Ok(());
    }
    bail!("the tools on this machine do not fit:\n  {}", complaints.join("\n  "))
}

fn complaint(tool: &Tool) -> Option<String> {
    let Tool { name, oldest: Version(major, minor), fix } = tool;
    let said = Command::new(name).arg("--version").stdin(Stdio::null()).output();
    let Ok(said) = said.map(|said| String::from_utf8_lossy(&said.stdout).into_owned()) else {
        return Some(format!("{name} is not installed; {fix}"));
    };
    match version_in(&said) {
        Some(found) if found >= tool.oldest => None,
        Some(Version(has, and)) => {
            Some(format!("{name} {has}.{and} is too old, {major}.{minor} is needed: {fix}"))
        }
        None => Some(format!("{name} does not tell its version ({}); {fix}", said.trim())),
    }
}

/// The first `major.minor` in what a program says about itself.
fn version_in(text: &str) -> Option<Version> {
    text.split(|c: char| c.is_whitespace() || c == 'v').find_map(|word| {
        let mut parts = word.split('.');
        Some(Version(parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
    })
}

/// Refuses to go on if a package is missing; nothing is ever skipped for want of it.
pub(crate) fn check_packages(wanted: &[Package]) -> Result<()> {
    let missing = missing(wanted);
    if missing.is_empty() {
        return Ok(());
    }
    let lines: Vec<String> = missing
        .iter()
        .map(|missing @ Package { package, needed_for, .. }| {
            let program = missing.name();
            format!("{program} is not installed: {needed_for} need the Debian package `{package}`")
        })
        .collect();
    Err(anyhow!("{}\n  fix, as root: {}", lines.join("\n  "), install_line(&missing)))
}

fn missing(wanted: &[Package]) -> Vec<Package> {
    wanted.iter().filter(|wanted| wanted.find().is_none()).copied().collect()
}

fn install_line(missing: &[Package]) -> String {
    let names: Vec<&str> = missing.iter().map(|missing| missing.package).collect();
    format!("apt-get install --no-install-recommends {}", names.join(" "))
}

/// As root, installs the packages that are missing, and those of which there is only a substitute; otherwise the error names
/// the command that does.
pub(crate) fn provide_packages(context: &Context, wanted: &[Package]) -> Result<()> {
    if !rustix::process::geteuid().is_root() || find("apt-get").is_none() {
        return check_packages(wanted);
    }
    let mut missing = wanted.to_vec();
    missing.retain(|package| find(package.name()).is_none());
    if missing.is_empty() {
        return Ok(());
    }
    let mut update = process::command("apt-get");
    update.args(["update", "-q"]);
    process::run_logged(context, "reading the package lists", "apt-update", &mut update)?;
    let mut install = process::command("apt-get");
    install.args(["install", "-y", "-q", "--no-install-recommends"]);
    install.args(missing.iter().map(|missing| missing.package));
    install.env("DEBIAN_FRONTEND", "noninteractive");
    process::run_logged(context, &install_line(&missing), "apt-install", &mut install)?;
    check_packages(wanted)
}

/// What `cargo clippy` sets, so that clippy's driver is the compiler of our own crates. Here it
/// compiles them as well, which costs half of looking first and compiling afterwards.
const LINTED: [(&str, &str); 4] = [
    ("RUSTC_WORKSPACE_WRAPPER", "clippy-driver"),
    ("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__"),
    // Nobody builds a second time, and a failing test names its line without these.
    ("CARGO_INCREMENTAL", "0"),
    ("CARGO_PROFILE_DEV_DEBUG", "0"),
];

/// The cargo that runs us, so that a toolchain chosen with `+` is kept, at the root of the checkout.
/// Where the context says so it refuses every warning of rustc and clippy in our own crates.
pub(crate) fn cargo(context: &Context) -> Command {
    let program = environment::read("CARGO").unwrap_or_else(|| String::from("cargo"));
    let mut cargo = process::command(program);
    cargo.current_dir(&context.root);
    if context.linted {
        cargo.envs(LINTED);
    }
    cargo
}

/// Says what a package is for, without stopping: `up` works without them, only less does.
pub(crate) fn mention_missing(wanted: &[Package]) {
    for missing @ Package { package, needed_for, .. } in missing(wanted) {
        let program = missing.name();
        output::line(&format!("  note: no {program}; {needed_for} need the package `{package}`"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_found_in_what_each_tool_says() {
        assert_eq!(version_in("rustc 1.95.0 (abc 2026-03-21)\n"), Some(Version(1, 95)));
        assert_eq!(version_in("v20.20.2\n"), Some(Version(20, 20)));
        assert_eq!(version_in("11.19.1\n"), Some(Version(11, 19)));
        assert_eq!(version_in("command not found"), None);
    }

    #[test]
    fn an_older_tool_is_refused_with_its_fix() {
        let tool = Tool { name: "rustc", oldest: Version(99, 0), fix: "get a newer one" };
        let said = complaint(&tool).unwrap();
        assert!(said.contains("too old, 99.0 is needed: get a newer one"), "{said}");
        let absent = Tool { name: "no-such-tool-here", oldest: Version(1, 0), fix: "install it" };
        assert_eq!(complaint(&absent).unwrap(), "no-such-tool-here is not installed; install it");
    }

    #[test]
    fn a_missing_program_is_named_with_its_package() {
        let absent =
            Package { programs: &["no-such"], package: "no-such-pkg", needed_for: "tests" };
        let said = check_packages(&[absent]).unwrap_err().to_string();
        assert!(said.contains("`no-such-pkg`"), "{said}");
        assert!(said.contains("apt-get install --no-install-recommends no-such-pkg"), "{said}");
    }
}
