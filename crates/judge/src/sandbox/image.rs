//! The `assay-box` binary and other bytes that enter boxes, as sealed files in memory.

use std::{
    fs::File,
    io,
    io::Write,
    os::fd::{AsRawFd, OwnedFd},
};

use rustix::{
    fs::{MemfdFlags, Mode, OFlags, SealFlags, fchmod, fcntl_add_seals, memfd_create, open},
    io::Errno,
    pipe::{PipeFlags, pipe_with},
};

/// Built by `build.rs`; empty on machines that have no box.
static BOX: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/assay-box"));

/// The program that makes boxes; `None` where it is not built for this machine.
pub(super) fn assay_box() -> io::Result<Option<OwnedFd>> {
    if BOX.is_empty() { Ok(None) } else { sealed("assay-box", BOX).map(Some) }
}

/// The bytes of the program that makes boxes.
pub(crate) fn assay_box_bytes() -> &'static [u8] {
    BOX
}

/// A file in memory that nobody can change any more.
pub(crate) fn sealed(name: &str, bytes: &[u8]) -> io::Result<OwnedFd> {
    let flags = MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING;
    // Kernels before 6.3 do not know the flag, later ones may insist on it.
    let file = match memfd_create(name, flags | MemfdFlags::EXEC) {
        Err(Errno::INVAL) => memfd_create(name, flags)?,
        other => other?,
    };
    let mut file = File::from(file);
    file.write_all(bytes)?;
    let file = OwnedFd::from(file);
    let seals = SealFlags::SEAL | SealFlags::SHRINK | SealFlags::GROW | SealFlags::WRITE;
    fcntl_add_seals(&file, seals)?;
    Ok(file)
}

/// A descriptor from which a program reads these bytes and then the end: one file in memory, whatever its size, so that a
/// program that seeks, maps or asks for the size does on a large input what it does on a small one.
///
/// It is never a file of the host: a program run with our own user id could open such a file
/// again through /proc, for writing.
pub(super) fn input(bytes: &[u8]) -> io::Result<OwnedFd> {
    let file = sealed("input", bytes)?;
    // Programs open /dev/stdin, which asks for the right to.
    fchmod(&file, Mode::from_raw_mode(0o444))?;
    // For reading alone: what is open for writing cannot be mapped shared once it is sealed.
    let path = format!("/proc/self/fd/{}", file.as_raw_fd());
    Ok(open(path, OFlags::RDONLY | OFlags::CLOEXEC, Mode::empty())?)
}

/// A pipe for output: (our end, the program's end).
pub(super) fn output() -> io::Result<(OwnedFd, OwnedFd)> {
    let (reader, writer) = pipe_with(PipeFlags::CLOEXEC)?;
    // Programs open /dev/stdout, which asks for the right to.
    fchmod(&writer, Mode::from_raw_mode(0o222))?;
    Ok((reader, writer))
}
