//! The file system of a box: a small read-only tmpfs with what the language needs bound into it
//! and three writable directories, bounded in bytes and in files.

use std::{
    ffi::CString,
    fs::{self, File, OpenOptions},
    io,
    os::{
        fd::OwnedFd,
        unix::fs::{DirBuilderExt, OpenOptionsExt, symlink},
    },
    path::Path,
};

use crate::{
    failure::{Failure, Step, c},
    sys::{self, MOUNT_ATTR_NODEV, MOUNT_ATTR_NOSUID, MOUNT_ATTR_RDONLY, MS_NODEV, MS_NOSUID},
    wire::Setup,
};

/// The directories a program may write to; each is a tmpfs of its own.
pub(crate) const WRITABLE: [&str; 3] = ["/w", "/tmp", "/dev/shm"];
/// The device nodes of a box.
pub(crate) const DEVICES: [&str; 5] = ["null", "zero", "full", "random", "urandom"];
/// Links that programs expect in /dev.
const DEVICE_LINKS: [(&str, &str); 4] = [
    ("/dev/fd", "/proc/self/fd"),
    ("/dev/stdin", "/proc/self/fd/0"),
    ("/dev/stdout", "/proc/self/fd/1"),
    ("/dev/stderr", "/proc/self/fd/2"),
];
/// Where a compiler's kit is shown.
pub(crate) const TOOLS: &str = "/tools";
/// MS_RDONLY.
const READ_ONLY: u64 = 1;
/// Where the host's root is while the box's is being built.
const OLD: &str = "/old";

/// Replaces the root of this mount namespace by the box's own. Says whether /proc is there: a
/// container that masks parts of its own /proc may not mount another.
pub(crate) fn build(setup: &Setup, files: Vec<OwnedFd>) -> Result<bool, Failure> {
    let private = sys::MS_REC | sys::MS_PRIVATE;
    sys::mount(c"none", c"/", c"", private, c"").step("making mounts private")?;
    let base = ["/tmp", "/mnt", "/var", "/usr"].into_iter().find(|path| Path::new(path).is_dir());
    let base = c(base.unwrap_or("/tmp"))?;
    let options = c(&format!("size={},nr_inodes=1k,mode=0755", setup.root_bytes))?;
    let plain = MS_NOSUID | MS_NODEV;
    sys::mount(c"tmpfs", &base, c"tmpfs", plain, &options).step("mounting the root tmpfs")?;
    std::env::set_current_dir(Path::new(&*base.to_string_lossy())).step("entering the root")?;
    make_directory(Path::new("old")).step("making /old")?;
    sys::pivot_root(c".", c"old").step("pivot_root")?;
    std::env::set_current_dir("/").step("entering the new root")?;

    for path in &setup.binds {
        bind(path).step(path)?;
    }
    if !setup.tools.is_empty() {
        make_directory(Path::new(TOOLS)).step("making /tools")?;
        show(&setup.tools, TOOLS).step(&setup.tools)?;
    }
    for path in &setup.hidden {
        let options = c("size=16k,nr_inodes=2,mode=0755")?;
        sys::mount(c"tmpfs", &c(path)?, c"tmpfs", plain, &options).step(path)?;
    }
    for device in DEVICES {
        bind_device(&format!("/dev/{device}")).step(device)?;
    }
    for (path, target) in &setup.links {
        link(path, target).step(path)?;
    }
    make_directory(Path::new("/proc")).step("making /proc")?;
    let no_exec = plain | sys::MS_NOEXEC;
    let proc = sys::mount(c"proc", c"/proc", c"proc", no_exec, c"subset=pid").is_ok();
    if proc {
        for (path, target) in DEVICE_LINKS {
            link(path, target).step(path)?;
        }
    }
    place_files(setup, files)?;
    for path in &setup.hidden {
        sys::restrict_mount(&c(path)?, MOUNT_ATTR_RDONLY).step(path)?;
    }
    for path in WRITABLE {
        make_directory(Path::new(path)).step(path)?;
        let size = format!("size={},nr_inodes={},mode=0777", setup.work_bytes, setup.work_inodes);
        let flags = plain | sys::MS_NOATIME;
        sys::mount(c"tmpfs", &c(path)?, c"tmpfs", flags, &c(&size)?).step(path)?;
    }
    sys::detach(&c(OLD)?).step("leaving the host's root")?;
    fs::remove_dir(OLD).step("removing /old")?;
    seal_root().step("making the root read-only")?;
    sys::set_host_name("box").step("naming the box")?;
    std::env::set_current_dir("/w").step("entering /w")?;
    Ok(proc)
}

/// The root, and only it: its mounts are as they should be already.
fn seal_root() -> io::Result<()> {
    const REMOUNT: u64 = 32;
    let flags = REMOUNT | sys::MS_BIND | READ_ONLY | MS_NOSUID | MS_NODEV;
    sys::mount(c"", c"/", c"", flags, c"").map_err(|errno| io::Error::from_raw_os_error(errno.0))
}

fn make_directory(path: &Path) -> io::Result<()> {
    fs::DirBuilder::new().recursive(true).mode(0o755).create(path)
}

fn link(path: &str, target: &str) -> io::Result<()> {
    if let Some(parent) = Path::new(path).parent() {
        make_directory(parent)?;
    }
    symlink(target, path)
}

/// Shows a host file or directory, with everything mounted below it, read-only at its own path.
fn bind(path: &str) -> io::Result<()> {
    let target = Path::new(path);
    if fs::metadata(format!("{OLD}{path}"))?.is_dir() {
        make_directory(target)?;
    } else {
        make_empty(target)?;
    }
    show(path, path)
}

/// Shows what the host has at a path, read-only, at one of the box.
fn show(path: &str, at: &str) -> io::Result<()> {
    let attributes = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV;
    attach(&format!("{OLD}{path}"), at, attributes)
}

fn bind_device(path: &str) -> io::Result<()> {
    make_empty(Path::new(path))?;
    attach(&format!("{OLD}{path}"), path, MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID)
}

fn attach(source: &str, target: &str, attributes: u64) -> io::Result<()> {
    let (source, target) = (CString::new(source)?, CString::new(target)?);
    let flags = sys::MS_BIND | sys::MS_REC;
    sys::mount(&source, &target, c"", flags, c"")
        .and_then(|()| sys::restrict_mount(&target, attributes))
        .map_err(|errno| io::Error::from_raw_os_error(errno.0))
}

fn make_empty(path: &Path) -> io::Result<()> {
    if let Some(parent) = path.parent() {
        make_directory(parent)?;
    }
    OpenOptions::new().write(true).create(true).truncate(false).mode(0o644).open(path)?;
    Ok(())
}

/// Copies the submission's files to /box, and those with a whole path to that: anyone may read and
/// run them, nobody may change them.
fn place_files(setup: &Setup, files: Vec<OwnedFd>) -> Result<(), Failure> {
    make_directory(Path::new("/box")).step("making /box")?;
    if files.len() != setup.files.len() {
        return Err(Failure::new("placing the files: not as many as named", sys::EINVAL));
    }
    for (name, from) in setup.files.iter().zip(files) {
        let path = Path::new("/box").join(name);
        if let Some(folder) = path.parent() {
            make_directory(folder).step(name)?;
        }
        let to = OpenOptions::new().write(true).create_new(true).mode(0o555).open(path);
        let mut to = to.step(name)?;
        io::copy(&mut File::from(from), &mut to).step(name)?;
    }
    Ok(())
}
