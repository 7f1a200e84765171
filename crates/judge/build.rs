//! Builds `assay-box`, the static program that makes a box, and leaves it in `OUT_DIR` for
//! `include_bytes!`: whatever depends on this crate has a working box without another step.
//!
//! The compiler is called directly. A nested `cargo` would need a lock file of its own, its
//! dependencies in the cache, and an environment scrubbed of what the outer cargo and clippy put
//! there; the box uses nothing but the standard library, so one `rustc` is enough.

use std::{env, error::Error, fs, path::PathBuf, process::Command};

const BOX: &str = "box";

#[expect(clippy::disallowed_methods, reason = "cargo speaks to build scripts by the environment")]
fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={BOX}");
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var("OUT_DIR")?).join("assay-box");
    if env::var("CARGO_CFG_TARGET_ARCH")? != "x86_64" || env::var("CARGO_CFG_TARGET_OS")? != "linux"
    {
        // An empty box makes `Judge::open` refuse and say why; everything else still builds.
        return Ok(fs::write(out, [])?);
    }
    let mut rustc = Command::new(env::var("RUSTC")?);
    rustc.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    rustc.args([
        "--edition=2024",
        "--crate-type=bin",
        "--crate-name=assay_box",
        "--cap-lints=allow",
    ]);
    rustc.arg(format!("--target={}", env::var("TARGET")?));
    rustc.args(["-Ctarget-feature=+crt-static", "-Crelocation-model=static", "-Cpanic=abort"]);
    rustc.args(["-Copt-level=2", "-Ccodegen-units=1", "-Cstrip=symbols"]);
    if let Ok(linker) = env::var("RUSTC_LINKER") {
        rustc.arg(format!("-Clinker={linker}"));
    }
    rustc.arg(format!("{BOX}/main.rs")).arg("-o").arg(&out);
    let done = rustc.output()?;
    if done.status.success() {
        return Ok(());
    }
    eprint!("{}", String::from_utf8_lossy(&done.stderr));
    println!(
        "cargo::error=assay-box could not be built. It is linked statically: a C compiler and the \
         static C library must be installed (Debian: gcc libc6-dev; Fedora: gcc glibc-static)."
    );
    Err("rustc failed".into())
}
