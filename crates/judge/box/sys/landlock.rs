//! Landlock: rules of its own about files, kept beside mounts and modes.

use std::os::fd::{BorrowedFd, FromRawFd, OwnedFd, RawFd};

use super::{Answer, EINVAL, Errno, address, done, number, number_of, plain};

/// Which version of Landlock the kernel has; an error where it has none.
pub(crate) fn landlock_version() -> Answer<u32> {
    const VERSION: u64 = 1;
    let version = plain(number::LANDLOCK_CREATE_RULESET, [0, 0, VERSION, 0, 0])?;
    u32::try_from(version).map_err(|_| Errno(EINVAL))
}

/// A set of rules: what is governed of files, of the network, and of other processes. The first
/// `words` of the three are given; older versions know fewer.
pub(crate) fn new_rules(governed: [u64; 3], words: usize) -> Answer<OwnedFd> {
    let size = (words * 8) as u64;
    let fd = plain(number::LANDLOCK_CREATE_RULESET, [address(&governed), size, 0, 0, 0])?;
    let fd = RawFd::try_from(fd).map_err(|_| Errno(EINVAL))?;
    // SAFETY: the kernel has just opened this descriptor for us alone.
    Ok(unsafe { OwnedFd::from_raw_fd(fd) })
}

/// Allows so much on a file, or on a directory and all below it.
pub(crate) fn allow(rules: BorrowedFd<'_>, path: BorrowedFd<'_>, access: u64) -> Answer {
    const PATH_BENEATH: u64 = 1;
    // A packed structure: 64 bits of access, 32 bits of descriptor.
    let mut rule = [0u8; 12];
    let (left, right) = rule.split_at_mut(8);
    left.copy_from_slice(&access.to_ne_bytes());
    right.copy_from_slice(&(number_of(path) as u32).to_ne_bytes());
    let arguments = [number_of(rules), PATH_BENEATH, address(&rule), 0, 0];
    done(plain(number::LANDLOCK_ADD_RULE, arguments))
}

/// Puts this process, and all it will start, under the rules for good.
pub(crate) fn obey(rules: BorrowedFd<'_>) -> Answer {
    done(plain(number::LANDLOCK_RESTRICT_SELF, [number_of(rules), 0, 0, 0, 0]))
}
