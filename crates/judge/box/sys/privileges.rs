//! What a process may do, and giving it up.

use std::ffi::c_int;

use super::{
    Answer, EINVAL, Errno, Instruction, RLIMIT_NOFILE, SIGKILL, address, done, number, plain,
};

const PR_SET_PDEATHSIG: c_int = 1;
const PR_SET_DUMPABLE: c_int = 4;
const PR_SET_SECCOMP: c_int = 22;
const PR_CAPBSET_DROP: c_int = 24;
const PR_SET_SECUREBITS: c_int = 28;
const PR_SET_NO_NEW_PRIVS: c_int = 38;
const PR_CAP_AMBIENT: c_int = 47;

pub(crate) fn new_session() -> Answer {
    done(plain(number::SETSID, [0; 5]))
}

pub(crate) fn set_umask(mask: u64) -> Answer {
    done(plain(number::UMASK, [mask, 0, 0, 0, 0]))
}

/// Drops every supplementary group.
pub(crate) fn clear_groups() -> Answer {
    done(plain(number::SETGROUPS, [0; 5]))
}

/// Becomes this user and group, for good unless privileged.
pub(crate) fn become_user(id: u64) -> Answer {
    plain(number::SETRESGID, [id, id, id, 0, 0])?;
    done(plain(number::SETRESUID, [id, id, id, 0, 0]))
}

/// Keeps only these capabilities (a bit set), of which the second set may be taken along when
/// executing another program, by [`hand_down`].
pub(crate) fn keep_capabilities(set: u32, inheritable: u32) -> Answer {
    let header = [0x2008_0522_u32, 0];
    let data = [set, set, inheritable, 0, 0, 0];
    done(plain(number::CAPSET, [address(&header), address(&data), 0, 0, 0]))
}

/// Keeps only these capabilities, which must be inheritable, and takes them along when executing
/// another program.
pub(crate) fn hand_down(set: u32) -> Answer {
    const RAISE: u64 = 2;
    keep_capabilities(set, set)?;
    for capability in (0..32).filter(|at| set >> at & 1 == 1) {
        let option = u64::from(PR_CAP_AMBIENT.unsigned_abs());
        plain(number::PRCTL, [option, RAISE, capability, 0, 0])?;
    }
    Ok(())
}

fn control(option: c_int, value: u64) -> Answer {
    done(plain(number::PRCTL, [u64::from(option.unsigned_abs()), value, 0, 0, 0]))
}

/// Takes every capability out of the bounding set.
pub(crate) fn drop_bounding_set() {
    for capability in 0..64 {
        if control(PR_CAPBSET_DROP, capability).is_err() {
            break;
        }
    }
}

/// User id 0 gives no capability on exec, and this cannot be undone.
pub(crate) fn root_means_nothing() -> Answer {
    control(PR_SET_SECUREBITS, 0b11)
}

pub(crate) fn no_new_privileges() -> Answer {
    plain(number::PRCTL, [u64::from(PR_SET_NO_NEW_PRIVS.unsigned_abs()), 1, 0, 0, 0]).map(|_| ())
}

/// Nobody may trace this process or read its `/proc` entry.
pub(crate) fn not_dumpable() -> Answer {
    control(PR_SET_DUMPABLE, 0)
}

pub(crate) fn die_with_parent() -> Answer {
    control(PR_SET_PDEATHSIG, u64::from(SIGKILL.unsigned_abs()))
}

/// Loads a system-call filter for this process and everything it starts. By `prctl`: the `seccomp`
/// call, which can do more, is forbidden once the first filter is in place.
pub(crate) fn load_filter(program: &[Instruction]) -> Answer {
    #[repr(C)]
    struct Program {
        length: u16,
        instructions: *const Instruction,
    }
    let length = u16::try_from(program.len()).map_err(|_| Errno(EINVAL))?;
    let program = Program { length, instructions: program.as_ptr() };
    const FILTER: u64 = 2;
    let option = u64::from(PR_SET_SECCOMP.unsigned_abs());
    done(plain(number::PRCTL, [option, FILTER, address(&program), 0, 0]))
}

/// Sets soft and hard limit of a resource, of this process.
pub(crate) fn limit(resource: u32, soft: u64, hard: u64) -> Answer {
    let values = [soft, hard];
    done(plain(number::PRLIMIT64, [0, resource.into(), address(&values), 0, 0]))
}

/// Raises this process's soft limit of open descriptors to the hard one: the kernel sends none for a
/// user who has more than that on their way, and others may have the same user.
pub(crate) fn raise_open_files() -> Answer {
    let mut values = [0u64; 2];
    let into = std::ptr::from_mut(&mut values) as u64;
    plain(number::PRLIMIT64, [0, RLIMIT_NOFILE.into(), 0, into, 0])?;
    let [_, hard] = values;
    limit(RLIMIT_NOFILE, hard, hard)
}

/// Gives every signal its default action.
pub(crate) fn default_signals() {
    let action = [0u64; 4];
    for signal in 1..=64 {
        // SIGKILL, SIGSTOP and libc's own are refused, which is as well.
        let _ = plain(number::RT_SIGACTION, [signal, address(&action), 0, 8, 0]);
    }
}
