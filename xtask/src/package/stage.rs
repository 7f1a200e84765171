//! The tree of an installation: each file where it is installed, with its mode and the commit's time.

use std::fs::{self, File, Permissions};
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, Result, bail};

use super::{Version, said, said_here};
use crate::machine::context::Context;
use crate::machine::process;

/// What the problem bank is made of. It is not below /usr, which programs of candidates can read.
const BANK: [&str; 3] = ["problems", "puzzles", "scenarios"];
const BANK_DIR: &str = "var/lib/assay-bank";
const PROGRAM: &str = "usr/lib/assay/assay";
const SETTINGS: &str = "etc/assay/assay.env";
/// Where files of `packaging/` go.
const FIXED: [(&str, &str); 3] = [
    ("systemd/assay-server.service", "usr/lib/systemd/system/assay-server.service"),
    ("systemd/assay-worker@.service", "usr/lib/systemd/system/assay-worker@.service"),
    ("sysusers.d/assay.conf", "usr/lib/sysusers.d/assay.conf"),
];
/// Where each shell looks for completions.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/assay"),
    ("zsh", "usr/share/zsh/vendor-completions/_assay"),
    ("fish", "usr/share/fish/vendor_completions.d/assay.fish"),
];
const DOC: &str = "usr/share/doc/assay";

/// A tree that is ready to be packed.
pub(super) struct Stage {
    root: PathBuf,
}

impl Stage {
    /// Puts everything there is into an empty directory.
    pub(super) fn fill(
        context: &Context,
        root: PathBuf,
        binary: &Path,
        version: &Version,
    ) -> Result<Self> {
        let stage = Self { root };
        stage.copy(binary, PROGRAM)?;
        // Debian wants no symbols; what panics still names its line.
        said(process::command("strip").arg(stage.root.join(PROGRAM)))?;
        symlink("../lib/assay/assay", stage.place("usr/bin/assay")?)?;
        stage.pages(context)?;
        for (from, to) in FIXED {
            stage.copy(&context.root.join("packaging").join(from), to)?;
        }
        stage.bank(context)?;
        stage.described(context)?;
        stage.documents(context, version)?;
        stage.settle(version)?;
        Ok(stage)
    }

    pub(super) fn root(&self) -> &Path {
        &self.root
    }

    /// Where a file goes; its folder is there.
    fn place(&self, at: &str) -> Result<PathBuf> {
        let path = self.root.join(at);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        Ok(path)
    }

    fn copy(&self, from: &Path, to: &str) -> Result<()> {
        let place = self.place(to)?;
        fs::copy(from, place).with_context(|| format!("cannot read {}", from.display()))?;
        Ok(())
    }

    fn write(&self, to: &str, text: impl AsRef<[u8]>) -> Result<()> {
        Ok(fs::write(self.place(to)?, text)?)
    }

    /// The same, compressed as Debian wants pages and changelogs.
    fn write_packed(&self, to: &str, text: impl AsRef<[u8]>) -> Result<()> {
        self.write(to, text)?;
        self.pack(to)
    }

    fn pack(&self, at: &str) -> Result<()> {
        said(process::command("gzip").arg("-9n").arg(self.root.join(at))).map(drop)
    }

    fn pages(&self, context: &Context) -> Result<()> {
        let dist = context.root.join("frontend/dist");
        if !dist.join("index.html").is_file() {
            bail!("frontend/dist is not there: `npm run build` in frontend/ makes it");
        }
        copy_all(&dist, &self.place("usr/lib/assay/web")?)
    }

    /// What git has of the bank, and nothing that lies beside it.
    fn bank(&self, context: &Context) -> Result<()> {
        let listed = said_here(context, "git", &[&["ls-files", "-z", "--"][..], &BANK].concat())?;
        for file in listed.split_terminator('\0') {
            self.copy(&context.root.join(file), &format!("{BANK_DIR}/{file}"))?;
        }
        Ok(())
    }

    /// What the program says about itself.
    fn described(&self, context: &Context) -> Result<()> {
        let ask = |args: &[&str]| said(process::command(self.root.join(PROGRAM)).args(args));
        let head = fs::read_to_string(context.root.join("packaging/assay.env"))?;
        self.write(SETTINGS, head + &ask(&["config", "example"])?)?;
        for (shell, place) in COMPLETIONS {
            self.write(place, ask(&["completions", shell])?)?;
        }
        let pages = self.root.join("usr/share/man/man1");
        fs::create_dir_all(&pages)?;
        ask(&["man", &pages.to_string_lossy()])?;
        for page in fs::read_dir(&pages)? {
            let name = page?.file_name();
            self.pack(&format!("usr/share/man/man1/{}", name.to_string_lossy()))?;
        }
        Ok(())
    }

    fn documents(&self, context: &Context, version: &Version) -> Result<()> {
        let read = |name: &str| fs::read_to_string(context.root.join(name));
        let copyright = read("packaging/debian/copyright")?;
        let copyright = copyright.replace("@MIT@\n", &indented(&read("LICENSE-MIT")?));
        self.write(&format!("{DOC}/copyright"), copyright)?;
        self.write_packed(&format!("{DOC}/NEWS"), read("CHANGELOG.md")?)?;
        for page in ["OPERATIONS.md", "SECURITY.md", "GRADES.md"] {
            self.write_packed(&format!("{DOC}/{page}"), read(&format!("docs/{page}"))?)?;
        }
        let mut git = process::command("git");
        git.current_dir(&context.root).env("TZ", "UTC");
        let date = said(git.args(["log", "-1", "--format=%cd", "--date=rfc-local"]))?;
        let date = date.trim();
        let entry = format!(
            "assay ({}) unstable; urgency=medium\n\n  * Commit {}; NEWS.gz says what users notice.\n\n -- {}  {date}\n",
            version.full(),
            version.commit,
            super::deb::MAINTAINER
        );
        self.write_packed(&format!("{DOC}/changelog"), entry)
    }

    /// Gives everything its mode and the commit's time, so that two builds are alike.
    fn settle(&self, version: &Version) -> Result<()> {
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(version.epoch);
        for path in all_below(&self.root)? {
            let kind = fs::symlink_metadata(&path)?.file_type();
            if kind.is_symlink() {
                said(
                    process::command("touch")
                        .args(["-h", "-d", &format!("@{}", version.epoch)])
                        .arg(&path),
                )?;
                continue;
            }
            let at = path.strip_prefix(&self.root).unwrap_or(&path);
            let file = File::open(&path)?;
            file.set_permissions(Permissions::from_mode(mode(at, kind.is_dir())))?;
            file.set_modified(time)?;
        }
        Ok(())
    }
}

/// The mode of a file or directory of the tree.
fn mode(at: &Path, is_dir: bool) -> u32 {
    if at == Path::new(BANK_DIR) {
        // With the group `assay`, which it gets when it is installed: answers of hidden tests.
        0o750
    } else if at == Path::new(SETTINGS) {
        // Read by systemd, which is root; it holds secrets.
        0o600
    } else if is_dir || at == Path::new(PROGRAM) {
        0o755
    } else {
        0o644
    }
}

/// A text as a field of debian/copyright.
fn indented(text: &str) -> String {
    let line =
        |line: &str| if line.is_empty() { String::from(" .\n") } else { format!(" {line}\n") };
    text.lines().map(line).collect()
}

fn copy_all(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_all(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}

/// Everything below a directory, what a directory holds before itself: to fill one changes its time.
fn all_below(dir: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            found.extend(all_below(&entry.path())?);
        } else {
            found.push(entry.path());
        }
    }
    found.push(dir.to_path_buf());
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_and_answers_are_not_for_everybody() {
        assert_eq!(mode(Path::new("etc/assay/assay.env"), false), 0o600);
        assert_eq!(mode(Path::new("var/lib/assay-bank"), true), 0o750);
        assert_eq!(mode(Path::new("usr/lib/assay/assay"), false), 0o755);
        assert_eq!(mode(Path::new("usr/lib/assay/web/index.html"), false), 0o644);
        assert_eq!(mode(Path::new("usr/share"), true), 0o755);
    }

    #[test]
    fn programs_of_candidates_find_no_bank_below_usr() {
        assert!(!BANK_DIR.starts_with("usr/"));
    }

    #[test]
    fn every_file_of_packaging_that_is_installed_is_there() {
        let root = Context::new().unwrap().root.join("packaging");
        assert!(FIXED.iter().all(|(from, _)| root.join(from).is_file()));
        let unit = |name: &str| fs::read_to_string(root.join("systemd").join(name)).unwrap();
        for name in ["assay-server.service", "assay-worker@.service"] {
            let unit = unit(name);
            for line in
                ["User=assay", "EnvironmentFile=/etc/assay/assay.env", "CapabilityBoundingSet="]
            {
                assert!(unit.lines().any(|found| found == line), "{name}: {line}");
            }
        }
    }

    #[test]
    fn the_unit_of_the_worker_lets_boxes_be_made() {
        let root = Context::new().unwrap().root;
        let unit = root.join("packaging/systemd/assay-worker@.service");
        let unit = fs::read_to_string(unit).unwrap();
        let filters = unit.lines().filter_map(|line| line.strip_prefix("SystemCallFilter="));
        let calls: Vec<&str> = filters.flat_map(str::split_whitespace).collect();
        // What `strace` saw of a worker and `systemd-analyze syscall-filter` does not list for a service.
        for call in ["@mount", "sethostname", "landlock_create_ruleset", "landlock_restrict_self"] {
            assert!(calls.contains(&call), "{call}");
        }
        let closed =
            ["RestrictNamespaces=", "ProtectKernelTunables=", "ProtectProc=", "PrivateDevices="];
        for setting in closed {
            assert!(!unit.lines().any(|line| line.starts_with(setting)), "{setting}");
        }
        assert!(unit.lines().any(|line| line == "Delegate=memory pids cpu"));
    }

    #[test]
    fn a_licence_is_indented_with_its_empty_lines_marked() {
        assert_eq!(indented("MIT\n\nPermission"), " MIT\n .\n Permission\n");
    }

    #[test]
    fn what_a_directory_holds_comes_before_it() {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir(dir.path().join("a")).unwrap();
        fs::write(dir.path().join("a/b"), "").unwrap();
        let want = [dir.path().join("a/b"), dir.path().join("a"), dir.path().to_path_buf()];
        assert_eq!(all_below(dir.path()).unwrap(), want);
    }
}
