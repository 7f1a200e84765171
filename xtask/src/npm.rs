//! The npm packages of one folder, installed when its lock file has changed.

use std::process::Command;

use anyhow::{Result, bail};

use crate::machine::context::Context;
use crate::machine::process::{self, run_logged};
use crate::machine::stamp;

/// A folder with a package.json and a lock file.
pub(crate) struct Folder {
    path: &'static str,
    name: &'static str,
}

/// The application.
pub(crate) const FRONTEND: Folder = Folder { path: "frontend", name: "frontend" };
/// The Auth emulator.
pub(crate) const EMULATOR: Folder = Folder { path: "tests/emulator", name: "emulator" };
/// The generator of the API's TypeScript types, which needs an older TypeScript.
pub(crate) const OPENAPI: Folder = Folder { path: "tools/openapi", name: "openapi" };
/// PostgreSQL's programs, which only some machines need.
pub(crate) const POSTGRES: Folder = Folder { path: "tools/postgres", name: "postgres" };

/// What measures pages.
pub(crate) const LIGHTHOUSE: Folder = Folder { path: "tools/lighthouse", name: "lighthouse" };

/// Installs exactly the locked packages, unless that is already done. No package runs a script of
/// its own: none of them needs one, and a package that is hijacked would begin there.
pub(crate) fn install(context: &Context, folder: &Folder) -> Result<()> {
    let path = context.root.join(folder.path);
    if !path.join("package-lock.json").is_file() {
        bail!("{}/package-lock.json is missing: this checkout is not complete", folder.path);
    }
    let locked = stamp::of(&path, &["package.json", "package-lock.json"])?;
    let kept = path.join("node_modules/.assay-stamp");
    if stamp::fresh(&kept, &locked) {
        return Ok(());
    }
    let mut npm = process::command("npm");
    npm.current_dir(&path).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    let what = format!("installing the npm packages of {} (about 20 s)", folder.path);
    run_logged(context, &what, folder.name, &mut npm)?;
    stamp::keep(&kept, &locked)
}

/// `npm run SCRIPT` in that folder.
pub(crate) fn script(context: &Context, folder: &Folder, script: &str) -> Command {
    let mut npm = process::command("npm");
    npm.current_dir(context.root.join(folder.path)).args(["run", "--silent", script]);
    npm
}
