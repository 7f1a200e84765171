//! What a package carries of the command line: pages of the manual and completions. Both are made from the definition
//! of the commands, so that none is missing.

use std::path::Path;
use std::sync::LazyLock;

use anyhow::Context;
use clap::CommandFactory;
use clap_complete::Shell;

use crate::{Args, Failure, say};

/// The version of Cargo.toml, and the commit that `cargo xtask package` has built; `dev` in every other build, which a new
/// commit alone does not compile again.
pub(super) static VERSION: LazyLock<String> = LazyLock::new(|| {
    let commit = option_env!("ASSAY_COMMIT").unwrap_or("dev");
    format!("{} ({commit})", env!("CARGO_PKG_VERSION"))
});

/// Writes a page of the manual for each command that is not hidden.
pub(super) fn man(dir: &Path) -> Result<(), Failure> {
    let written = clap_mangen::generate_to(Args::command(), dir);
    Ok(written.with_context(|| format!("cannot write into {}", dir.display()))?)
}

/// Prints what completes the command line in this shell.
pub(super) fn completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "assay", &mut script);
    say(String::from_utf8(script)?.trim_end());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_but_the_hidden_ones_has_a_page() {
        let dir = tempfile::tempdir().unwrap();
        assert!(man(dir.path()).is_ok());
        let has = |name: &str| dir.path().join(name).is_file();
        assert!(has("assay.1") && has("assay-serve.1") && has("assay-admin-companies-merge.1"));
        assert!(!has("assay-man.1") && !has("assay-completions.1"));
    }

    #[test]
    fn the_version_says_where_it_was_built_from() {
        let command = Args::command();
        let version = command.get_version().unwrap();
        let (number, commit) = version.split_once(" (").unwrap();
        assert_eq!(number, env!("CARGO_PKG_VERSION"));
        assert!(commit.ends_with(')') && commit.len() > 1);
    }
}
