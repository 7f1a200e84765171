//! The kernel, called by number. The box is built without crates (see `build.rs`), so the few
//! declarations it needs are here; everything above this module is safe code.

mod files;
mod landlock;
mod launch;
mod messages;
mod privileges;

use std::{
    ffi::{c_int, c_long, c_void},
    os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd},
    ptr,
};

pub(crate) use files::{detach, mount, open_beneath, pivot_root, restrict_mount, set_host_name};
pub(crate) use landlock::{allow, landlock_version, new_rules, obey};
pub(crate) use launch::{Launch, NotStarted, Pointers, launch};
pub(crate) use messages::{receive, send};
pub(crate) use privileges::*;

/// An error number of the kernel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Errno(pub(crate) i32);

/// What a system call answers.
pub(crate) type Answer<T = ()> = Result<T, Errno>;

unsafe extern "C" {
    fn syscall(number: c_long, ...) -> c_long;
    fn __errno_location() -> *mut c_int;
    fn clone(
        run: extern "C" fn(*mut c_void) -> c_int,
        stack: *mut c_void,
        flags: c_int,
        argument: *mut c_void,
        ...
    ) -> c_int;
}

/// Numbers of the system calls the box itself makes (x86_64).
mod number {
    pub(super) const RT_SIGACTION: i64 = 13;
    pub(super) const DUP2: i64 = 33;
    pub(super) const SENDMSG: i64 = 46;
    pub(super) const RECVMSG: i64 = 47;
    pub(super) const EXECVE: i64 = 59;
    pub(super) const EXIT: i64 = 60;
    pub(super) const WAIT4: i64 = 61;
    pub(super) const KILL: i64 = 62;
    pub(super) const UMASK: i64 = 95;
    pub(super) const SETSID: i64 = 112;
    pub(super) const SETGROUPS: i64 = 116;
    pub(super) const SETRESUID: i64 = 117;
    pub(super) const SETRESGID: i64 = 119;
    pub(super) const CAPSET: i64 = 126;
    pub(super) const PIVOT_ROOT: i64 = 155;
    pub(super) const PRCTL: i64 = 157;
    pub(super) const MOUNT: i64 = 165;
    pub(super) const UMOUNT2: i64 = 166;
    pub(super) const SETHOSTNAME: i64 = 170;
    pub(super) const POLL: i64 = 7;
    pub(super) const CLOCK_GETTIME: i64 = 228;
    pub(super) const WAITID: i64 = 247;
    pub(super) const UNSHARE: i64 = 272;
    pub(super) const PRLIMIT64: i64 = 302;
    pub(super) const PIDFD_SEND_SIGNAL: i64 = 424;
    pub(super) const CLONE3: i64 = 435;
    pub(super) const CLOSE_RANGE: i64 = 436;
    pub(super) const OPENAT2: i64 = 437;
    pub(super) const MOUNT_SETATTR: i64 = 442;
    pub(super) const LANDLOCK_CREATE_RULESET: i64 = 444;
    pub(super) const LANDLOCK_ADD_RULE: i64 = 445;
    pub(super) const LANDLOCK_RESTRICT_SELF: i64 = 446;
}

pub(crate) const EPERM: i32 = 1;
pub(crate) const EINTR: i32 = 4;
pub(crate) const ECHILD: i32 = 10;
pub(crate) const EINVAL: i32 = 22;
pub(crate) const ENOSYS: i32 = 38;
pub(crate) const EAFNOSUPPORT: i32 = 97;

pub(crate) const SIGKILL: c_int = 9;
pub(crate) const SIGCONT: c_int = 18;
const SIGCHLD: c_int = 17;

pub(crate) const CLONE_NEWUSER: u64 = 0x1000_0000;
pub(crate) const CLONE_NEWNS: u64 = 0x0002_0000;
/// Every namespace of a box but the user one: mount, UTS, IPC, pid, network, cgroup.
pub(crate) const CLONE_NAMESPACES: u64 =
    CLONE_NEWNS | 0x0400_0000 | 0x0800_0000 | 0x2000_0000 | 0x4000_0000 | 0x0200_0000;
const CLONE_VM: c_int = 0x100;
const CLONE_VFORK: c_int = 0x4000;
const CLONE_PIDFD: u64 = 0x1000;

pub(crate) const MS_NOSUID: u64 = 2;
pub(crate) const MS_NODEV: u64 = 4;
pub(crate) const MS_NOEXEC: u64 = 8;
pub(crate) const MS_NOATIME: u64 = 1024;
pub(crate) const MS_BIND: u64 = 4096;
pub(crate) const MS_REC: u64 = 16384;
pub(crate) const MS_PRIVATE: u64 = 1 << 18;
const MNT_DETACH: c_int = 2;

pub(crate) const MOUNT_ATTR_RDONLY: u64 = 1;
pub(crate) const MOUNT_ATTR_NOSUID: u64 = 2;
pub(crate) const MOUNT_ATTR_NODEV: u64 = 4;

pub(crate) const RLIMIT_CPU: u32 = 0;
pub(crate) const RLIMIT_FSIZE: u32 = 1;
pub(crate) const RLIMIT_DATA: u32 = 2;
pub(crate) const RLIMIT_STACK: u32 = 3;
pub(crate) const RLIMIT_CORE: u32 = 4;
pub(crate) const RLIMIT_NPROC: u32 = 6;
const RLIMIT_NOFILE: u32 = 7;
pub(crate) const RLIMIT_MEMLOCK: u32 = 8;
pub(crate) const RLIMIT_SIGPENDING: u32 = 11;
pub(crate) const RLIMIT_MSGQUEUE: u32 = 12;

const AT_FDCWD: c_int = -100;
const AT_RECURSIVE: c_int = 0x8000;

/// One instruction of a system-call filter.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Instruction {
    pub(crate) code: u16,
    pub(crate) jump_true: u8,
    pub(crate) jump_false: u8,
    pub(crate) value: u32,
}

/// Resource use of a reaped process, as `wait4` lays it out.
#[repr(C)]
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Usage {
    user: [i64; 2],
    system: [i64; 2],
    /// Largest resident set, in KiB.
    pub(crate) max_rss: i64,
    rest: [i64; 13],
}

impl Usage {
    /// CPU time, user and system, in microseconds.
    pub(crate) fn cpu_us(&self) -> u64 {
        let us = |[seconds, micros]: [i64; 2]| seconds * 1_000_000 + micros;
        u64::try_from(us(self.user) + us(self.system)).unwrap_or(0)
    }
}

/// A pointer as the kernel wants it in a structure.
fn address<T: ?Sized>(value: &T) -> u64 {
    ptr::from_ref(value).cast::<()>() as u64
}

fn answer(result: c_long) -> Answer<c_long> {
    if result >= 0 {
        return Ok(result);
    }
    // SAFETY: libc keeps errno for this thread at the address it gives.
    Err(Errno(unsafe { *__errno_location() }))
}

/// A call whose arguments are all numbers: nothing it does touches our memory.
fn plain(number: i64, arguments: [u64; 5]) -> Answer<c_long> {
    let [a, b, c, d, e] = arguments;
    // SAFETY: callers in this module pass only numbers, or addresses of values that outlive the
    // call and are laid out as the kernel expects.
    answer(unsafe { syscall(number, a, b, c, d, e) })
}

fn done(result: Answer<c_long>) -> Answer {
    result.map(|_| ())
}

/// CPU time this process has used, in microseconds.
pub(crate) fn cpu_time_us() -> Answer<u64> {
    const PROCESS_CPU_TIME: u64 = 2;
    let mut time = [0u64; 2];
    let into = ptr::from_mut(&mut time) as u64;
    plain(number::CLOCK_GETTIME, [PROCESS_CPU_TIME, into, 0, 0, 0])?;
    let [seconds, nanos] = time;
    Ok(seconds * 1_000_000 + nanos / 1000)
}

/// A file descriptor's number as an argument.
fn number_of(fd: BorrowedFd<'_>) -> u64 {
    u64::from(fd.as_raw_fd().unsigned_abs())
}

pub(crate) fn unshare(flags: u64) -> Answer {
    done(plain(number::UNSHARE, [flags, 0, 0, 0, 0]))
}

/// A new process in new namespaces: `None` in it, its process id and a pidfd in the caller.
pub(crate) fn fork_into(namespaces: u64) -> Answer<Option<(u32, OwnedFd)>> {
    let mut pidfd: RawFd = -1;
    let mut arguments = [0u64; 11];
    arguments[0] = namespaces | CLONE_PIDFD;
    arguments[1] = ptr::from_mut(&mut pidfd) as u64;
    arguments[4] = u64::from(SIGCHLD.unsigned_abs());
    // SAFETY: without CLONE_VM this is fork; the process has one thread, so the child may go on
    // as usual. `arguments` is a `struct clone_args` of 88 bytes.
    let pid = answer(unsafe { syscall(number::CLONE3, arguments.as_ptr(), 88u64) })?;
    if pid == 0 {
        return Ok(None);
    }
    // SAFETY: the kernel has just opened this descriptor for us alone.
    let pidfd = unsafe { OwnedFd::from_raw_fd(pidfd) };
    Ok(Some((u32::try_from(pid).unwrap_or(0), pidfd)))
}

/// Waits until one of two descriptors has something: (the first hung up, the second readable).
pub(crate) fn hung_up_or_readable(
    first: BorrowedFd<'_>,
    second: BorrowedFd<'_>,
) -> Answer<(bool, bool)> {
    #[repr(C)]
    struct Poll {
        fd: RawFd,
        events: i16,
        seen: i16,
    }
    let mut polls = [
        Poll { fd: first.as_raw_fd(), events: 0, seen: 0 },
        Poll { fd: second.as_raw_fd(), events: 1, seen: 0 },
    ];
    let forever = u64::MAX;
    match plain(number::POLL, [ptr::from_mut(&mut polls) as u64, 2, forever, 0, 0]) {
        Err(Errno(EINTR)) => Ok((false, false)),
        other => other.map(|_| (polls[0].seen != 0, polls[1].seen != 0)),
    }
}

pub(crate) fn kill_by(pidfd: BorrowedFd<'_>) -> Answer {
    let signal = u64::from(SIGKILL.unsigned_abs());
    done(plain(number::PIDFD_SEND_SIGNAL, [number_of(pidfd), signal, 0, 0, 0]))
}

/// Waits for the end of the process behind a pidfd and reaps it.
pub(crate) fn reap_by(pidfd: BorrowedFd<'_>) -> Answer {
    const P_PIDFD: u64 = 3;
    const WEXITED: u64 = 4;
    done(plain(number::WAITID, [P_PIDFD, number_of(pidfd), 0, WEXITED, 0]))
}

/// Kills every process this one can see, itself excepted.
pub(crate) fn kill_all() {
    let everybody = (-1i64).cast_unsigned();
    // ESRCH, nobody left, is the answer hoped for.
    let _ = plain(number::KILL, [everybody, u64::from(SIGKILL.unsigned_abs()), 0, 0, 0]);
}

/// Sends one process a signal.
pub(crate) fn signal(pid: i64, signal: c_int) -> Answer {
    done(plain(number::KILL, [pid.cast_unsigned(), u64::from(signal.unsigned_abs()), 0, 0, 0]))
}

/// Waits for the end of any child: its id, its wait status and what it used.
pub(crate) fn wait_any() -> Answer<(i64, i32, Usage)> {
    wait(0)
}

/// Waits until any child has ended or stopped.
pub(crate) fn wait_any_change() -> Answer<(i64, i32, Usage)> {
    const STOPPED_TOO: u64 = 2;
    wait(STOPPED_TOO)
}

fn wait(options: u64) -> Answer<(i64, i32, Usage)> {
    const ALL_KINDS: u64 = 0x4000_0000;
    let mut status = 0i32;
    let mut usage = Usage::default();
    let anyone = (-1i64).cast_unsigned();
    let (at, used) = (ptr::from_mut(&mut status) as u64, ptr::from_mut(&mut usage) as u64);
    let pid = plain(number::WAIT4, [anyone, at, ALL_KINDS | options, used, 0])?;
    Ok((pid, status, usage))
}
