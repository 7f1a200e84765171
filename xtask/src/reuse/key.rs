//! What has to be the same where dependencies that were built before are taken again.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::machine::context::Context;
use crate::machine::environment;

/// Variables that change what is built, by how their names begin: those of cargo's settings, of rustc, and of the C
/// compilers that build scripts run.
const BEGINNINGS: [&str; 13] = [
    "AWS_LC_",
    "CARGO_BUILD_",
    "CARGO_ENCODED_",
    "CARGO_HOME",
    "CARGO_INCREMENTAL",
    "CARGO_PROFILE_",
    "CARGO_TARGET_",
    "CC",
    "CFLAGS",
    "CMAKE",
    "CXX",
    "RUSTC",
    "RUSTFLAGS",
];
/// Of those what only says where and by how many to build, and the wrapper that sees no dependency.
const EXCEPT: [&str; 4] =
    ["CARGO_BUILD_JOBS", "CARGO_BUILD_TARGET_DIR", "CARGO_TARGET_DIR", "RUSTC_WORKSPACE_WRAPPER"];

/// The key of this checkout, compiler and environment.
///
/// # Errors
/// When Cargo.lock cannot be read or rustc does not answer.
pub(super) fn of(context: &Context) -> Result<String> {
    let read =
        |name: &str| std::fs::read_to_string(context.root.join(name)).context(name.to_owned());
    let said = Command::new("rustc").arg("-vV").current_dir(&context.root).output();
    let said = said.context("rustc is not installed")?;
    if !said.status.success() {
        bail!("rustc: {}", String::from_utf8_lossy(&said.stderr).trim());
    }
    let mut hasher = DefaultHasher::new();
    said.stdout.hash(&mut hasher);
    read("Cargo.lock")?.hash(&mut hasher);
    profiles(&read("Cargo.toml")?).hash(&mut hasher);
    // Flags may be set there as well.
    read(".cargo/config.toml").unwrap_or_default().hash(&mut hasher);
    environment::read_all(changes_a_build).hash(&mut hasher);
    Ok(format!("{:016x}", hasher.finish()))
}

fn changes_a_build(name: &str) -> bool {
    BEGINNINGS.iter().any(|beginning| name.starts_with(beginning)) && !EXCEPT.contains(&name)
}

/// The lines of the tables `[profile.*]`, without comments.
fn profiles(manifest: &str) -> Vec<&str> {
    let mut is_profile = false;
    let lines = manifest.lines().map(str::trim);
    lines
        .filter(|line| {
            if line.starts_with('[') {
                is_profile = line.starts_with("[profile.");
            }
            is_profile && !line.is_empty() && !line.starts_with('#')
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_profiles_count_and_nothing_else_of_the_manifest() {
        let manifest = "[workspace]\nmembers = [\"crates/*\"]\n\n[profile.dev]\ndebug = false\n\n# Slow.\n\
                        [profile.dev.package.\"*\"]\nopt-level = 1\n\n[workspace.lints.rust]\nunused = \"warn\"\n";
        let expected =
            ["[profile.dev]", "debug = false", "[profile.dev.package.\"*\"]", "opt-level = 1"];
        assert_eq!(profiles(manifest), expected);
    }

    #[test]
    fn flags_and_profiles_of_the_environment_count_and_places_do_not() {
        for name in
            ["RUSTFLAGS", "CARGO_PROFILE_DEV_DEBUG", "CARGO_TARGET_X86_64_LINKER", "CFLAGS_x"]
        {
            assert!(changes_a_build(name), "{name}");
        }
        for name in
            ["CARGO_TARGET_DIR", "CARGO_MANIFEST_DIR", "RUST_BACKTRACE", "RUSTC_WORKSPACE_WRAPPER"]
        {
            assert!(!changes_a_build(name), "{name}");
        }
    }

    #[test]
    fn one_checkout_has_one_key() {
        let context = Context::new().unwrap();
        assert_eq!(of(&context).unwrap(), of(&context).unwrap());
    }
}
