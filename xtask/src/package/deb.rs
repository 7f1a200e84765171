//! The Debian package, by dpkg-deb from the staged tree.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use super::stage::Stage;
use super::{Version, remove, said};
use crate::machine::context::Context;
use crate::machine::process;

/// Who answers for the package.
pub(super) const MAINTAINER: &str = "The Assay authors <maintainers@assay.example>";
const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];

/// Writes the package beside the tree, which it leaves as it was.
pub(super) fn write(context: &Context, stage: &Stage, version: &Version) -> Result<PathBuf> {
    let out = context.target.join("package");
    let source = context.root.join("packaging/debian");
    let fields = Fields {
        version: version.full(),
        depends: libraries(&out, &stage.root().join("usr/lib/assay/assay"))?,
        kilobytes: kilobytes(stage.root())?,
    };
    let control = stage.root().join("DEBIAN");
    fs::create_dir(&control)?;
    fs::write(control.join("control"), fields.fill(&fs::read_to_string(source.join("control"))?))?;
    fs::write(control.join("conffiles"), "/etc/assay/assay.env\n")?;
    let sums = md5sums(stage.root())?;
    fs::write(control.join("md5sums"), sums)?;
    for script in SCRIPTS {
        fs::copy(source.join(script), control.join(script))?;
    }
    for entry in fs::read_dir(&control)? {
        let entry = entry?;
        let is_script = SCRIPTS.iter().any(|script| entry.file_name() == *script);
        let mode = if is_script { 0o755 } else { 0o644 };
        fs::set_permissions(entry.path(), Permissions::from_mode(mode))?;
    }
    fs::set_permissions(&control, Permissions::from_mode(0o755))?;
    let package = out.join(format!("assay_{}_amd64.deb", version.full()));
    let mut dpkg = process::command("dpkg-deb");
    // gzip: the fastest of those that every Debian unpacks, and the same bytes on any number of processors.
    dpkg.args(["--root-owner-group", "-Zgzip", "-z6", "--build"]).arg(stage.root()).arg(&package);
    dpkg.env("SOURCE_DATE_EPOCH", version.epoch.to_string());
    process::run_logged(context, "packing the Debian package", "dpkg-deb", &mut dpkg)?;
    remove(&control)?;
    fs::File::open(stage.root())?.set_modified(
        std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(version.epoch),
    )?;
    Ok(package)
}

/// What packaging/debian/control leaves open.
struct Fields {
    version: String,
    depends: String,
    kilobytes: u64,
}

impl Fields {
    fn fill(&self, control: &str) -> String {
        let control = control.replace("@VERSION@", &self.version);
        let control = control.replace("@DEPENDS@", &self.depends);
        control.replace("@SIZE@", &self.kilobytes.to_string()).replace("@MAINTAINER@", MAINTAINER)
    }
}

/// The libraries that the program is linked with, as Debian names them.
fn libraries(out: &Path, binary: &Path) -> Result<String> {
    // It wants to be called where the source of a package is.
    let dir = out.join("shlibs");
    fs::create_dir_all(dir.join("debian"))?;
    fs::write(dir.join("debian/control"), "Source: assay\n\nPackage: assay\nArchitecture: any\n")?;
    let mut shlibs = process::command("dpkg-shlibdeps");
    let said = said(shlibs.current_dir(&dir).arg("-O").arg(binary))?;
    remove(&dir)?;
    let depends = said.trim().strip_prefix("shlibs:Depends=");
    Ok(depends.context("dpkg-shlibdeps names no library")?.to_owned())
}

fn kilobytes(root: &Path) -> Result<u64> {
    let said = said(process::command("du").args(["-k", "-s", "--apparent-size"]).arg(root))?;
    let number = said.split_whitespace().next().context("du says nothing")?;
    Ok(number.parse()?)
}

/// A line for each file, sorted, which `dpkg --verify` compares.
fn md5sums(root: &Path) -> Result<String> {
    let script = "find . -type f ! -path './DEBIAN/*' ! -path './etc/*' -printf '%P\\0' \
                  | LC_ALL=C sort -z | xargs -0 md5sum";
    said(process::command("sh").current_dir(root).args(["-c", script]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_control_file_is_filled_and_asks_for_what_the_judge_needs() {
        let root = Context::new().unwrap().root;
        let control = fs::read_to_string(root.join("packaging/debian/control")).unwrap();
        let fields = Fields {
            version: Version::for_a_test().full(),
            depends: String::from("libc6 (>= 2.36)"),
            kilobytes: 1234,
        };
        let filled = fields.fill(&control);
        assert!(!filled.contains('@') || filled.matches('@').count() == 1, "{filled}");
        let field = |name: &str| {
            let start = format!("{name}: ");
            filled.lines().find_map(|line| line.strip_prefix(&start).map(str::to_owned)).unwrap()
        };
        assert_eq!(field("Version"), "1.2.3+20261130051500.g0123456789ab");
        assert_eq!(field("Installed-Size"), "1234");
        let depends = field("Depends");
        for package in ["libc6 (>= 2.36)", "python3", "gcc", "libc6-dev"] {
            assert!(depends.split(", ").any(|found| found == package), "{package}: {depends}");
        }
        for package in ["g++", "nodejs", "default-jdk-headless", "golang-go", "rustc", "sqlite3"] {
            assert!(field("Recommends").split(", ").any(|found| found == package), "{package}");
        }
    }

    #[test]
    fn sums_are_of_what_is_installed_but_of_no_settings() {
        let dir = tempfile::tempdir().unwrap();
        for folder in ["DEBIAN", "etc/assay", "usr/bin"] {
            fs::create_dir_all(dir.path().join(folder)).unwrap();
        }
        for file in ["DEBIAN/control", "etc/assay/assay.env", "usr/bin/b", "usr/bin/a c"] {
            fs::write(dir.path().join(file), "").unwrap();
        }
        let empty = "d41d8cd98f00b204e9800998ecf8427e";
        let want = format!("{empty}  usr/bin/a c\n{empty}  usr/bin/b\n");
        assert_eq!(md5sums(dir.path()).unwrap(), want);
    }
}
