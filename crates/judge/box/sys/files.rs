//! Mounts, and opening a file that a candidate may have planted.

use std::{
    ffi::CStr,
    os::fd::{BorrowedFd, FromRawFd, OwnedFd, RawFd},
};

use super::{AT_FDCWD, AT_RECURSIVE, Answer, EINVAL, Errno, MNT_DETACH, address, answer, done};
use super::{number, number_of, plain, syscall};

pub(crate) fn mount(
    source: &CStr,
    target: &CStr,
    kind: &CStr,
    flags: u64,
    options: &CStr,
) -> Answer {
    let options = options.as_ptr() as u64;
    let [source, target, kind] = [source, target, kind].map(|text| text.as_ptr() as u64);
    done(plain(number::MOUNT, [source, target, kind, flags, options]))
}

/// Adds mount attributes to everything mounted at and below `target`.
pub(crate) fn restrict_mount(target: &CStr, attributes: u64) -> Answer {
    let set = [attributes, 0, 0, 0];
    let at = i64::from(AT_FDCWD).cast_unsigned();
    let flags = u64::from(AT_RECURSIVE.unsigned_abs());
    // SAFETY: `set` is a `struct mount_attr` (four 64-bit words) that outlives the call.
    done(answer(unsafe {
        syscall(number::MOUNT_SETATTR, at, target.as_ptr(), flags, set.as_ptr(), 32u64)
    }))
}

pub(crate) fn pivot_root(new: &CStr, old: &CStr) -> Answer {
    done(plain(number::PIVOT_ROOT, [new.as_ptr() as u64, old.as_ptr() as u64, 0, 0, 0]))
}

/// Takes a mount away now, and for good when its last user is gone.
pub(crate) fn detach(target: &CStr) -> Answer {
    let flags = u64::from(MNT_DETACH.unsigned_abs());
    done(plain(number::UMOUNT2, [target.as_ptr() as u64, flags, 0, 0, 0]))
}

pub(crate) fn set_host_name(name: &str) -> Answer {
    done(plain(number::SETHOSTNAME, [name.as_ptr() as u64, name.len() as u64, 0, 0, 0]))
}

/// Opens a file of `directory` without ever following a link or leaving its file system.
pub(crate) fn open_beneath(directory: BorrowedFd<'_>, name: &CStr) -> Answer<OwnedFd> {
    /// Read only, O_NOFOLLOW, O_NONBLOCK (a FIFO must not hold us), O_CLOEXEC.
    const FLAGS: u64 = 0o400_000 | 0o4000 | 0o2_000_000;
    /// RESOLVE_NO_XDEV, NO_MAGICLINKS, NO_SYMLINKS, BENEATH.
    const RESOLVE: u64 = 1 | 2 | 4 | 8;
    let how = [FLAGS, 0, RESOLVE];
    let name = name.as_ptr() as u64;
    let fd = plain(number::OPENAT2, [number_of(directory), name, address(&how), 24, 0])?;
    let fd = RawFd::try_from(fd).map_err(|_| Errno(EINVAL))?;
    // SAFETY: the kernel has just opened this descriptor for us alone.
    Ok(unsafe { OwnedFd::from_raw_fd(fd) })
}
