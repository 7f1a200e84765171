//! The second layer: what the mounts show is named once more as rules of Landlock, where the kernel
//! has it. Should a mount be wrong, or a bug of the kernel open one, the rules still hold.

use std::{
    fs::{File, OpenOptions},
    os::{fd::AsFd, unix::fs::OpenOptionsExt},
};

use crate::{
    failure::{Failure, Step},
    root::{DEVICES, TOOLS, WRITABLE},
    sys,
    wire::Setup,
};

const EXECUTE: u64 = 1;
const WRITE_FILE: u64 = 1 << 1;
const READ_FILE: u64 = 1 << 2;
const READ_DIRECTORY: u64 = 1 << 3;
const MAKE_CHARACTER_DEVICE: u64 = 1 << 6;
const MAKE_BLOCK_DEVICE: u64 = 1 << 11;
const TRUNCATE: u64 = 1 << 14;
const DEVICE_CONTROL: u64 = 1 << 15;
/// What can be allowed on something that is no directory.
const OF_FILES: u64 = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | DEVICE_CONTROL;
const LOOK: u64 = EXECUTE | READ_FILE | READ_DIRECTORY;

/// Binding and connecting TCP sockets: allowed nowhere.
const NETWORK: u64 = 3;
/// Abstract sockets and processes outside the box: out of reach.
const OUTSIDE: u64 = 3;

/// Every right about files that this version governs.
fn files(version: u32) -> u64 {
    let rights = match version {
        ..=2 => 14,
        3 | 4 => 15,
        _ => 16,
    };
    (1 << rights) - 1
}

/// The first version that lets files be moved from one directory to another, as programs do.
const OLDEST: u32 = 2;

/// Puts this process under the rules. Says the kernel's version of Landlock; 0 where it has none
/// of use, and then nothing was done.
pub(crate) fn enter(setup: &Setup, proc: bool) -> Result<u8, Failure> {
    let version = sys::landlock_version().unwrap_or_default();
    if version < OLDEST {
        return Ok(0);
    }
    let words = match version {
        0..=3 => 1,
        4 | 5 => 2,
        _ => 3,
    };
    let all = files(version);
    let rules = sys::new_rules([all, NETWORK, OUTSIDE], words).step("making Landlock rules")?;
    let allow = |path: &str, access: u64| -> Result<(), Failure> {
        /// O_PATH and O_CLOEXEC: names it without opening it.
        const NAME_ONLY: i32 = 0o10_000_000 | 0o2_000_000;
        let named = OpenOptions::new().read(true).custom_flags(NAME_ONLY).open(path).step(path)?;
        let access = access & all & if is_directory(&named)? { u64::MAX } else { OF_FILES };
        sys::allow(rules.as_fd(), named.as_fd(), access).step(path)
    };
    for path in &setup.binds {
        allow(path, LOOK)?;
    }
    if !setup.tools.is_empty() {
        allow(TOOLS, LOOK)?;
    }
    allow("/box", LOOK)?;
    if proc {
        allow("/proc", READ_FILE | READ_DIRECTORY)?;
    }
    for device in DEVICES {
        let access = READ_FILE | WRITE_FILE | TRUNCATE | DEVICE_CONTROL;
        allow(&format!("/dev/{device}"), access)?;
    }
    for path in WRITABLE {
        allow(path, !(MAKE_CHARACTER_DEVICE | MAKE_BLOCK_DEVICE))?;
    }
    sys::obey(rules.as_fd()).step("obeying Landlock rules")?;
    Ok(u8::try_from(version).unwrap_or(u8::MAX))
}

fn is_directory(file: &File) -> Result<bool, Failure> {
    Ok(file.metadata().step("looking at a path")?.is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_version_governs_what_it_knows() {
        assert_eq!(files(2), 0x3fff);
        assert_eq!(files(3), 0x7fff);
        assert_eq!(files(7), 0xffff);
    }
}
