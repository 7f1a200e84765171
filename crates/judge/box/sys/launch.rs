//! Starting a program: vfork, a few calls, exec.

use std::{
    ffi::{CString, c_char, c_int, c_void},
    os::fd::BorrowedFd,
    ptr,
};

use super::{
    Answer, CLONE_VFORK, CLONE_VM, EINVAL, Errno, Instruction, RLIMIT_CPU, RLIMIT_NOFILE, SIGCHLD,
    answer, become_user, clone, hand_down, limit, load_filter, new_session, number, number_of,
    plain,
};

/// Descriptors a program may have open.
const OPEN_FILES: u64 = 256;

/// What a child does between its birth and exec.
pub(crate) struct Launch<'a> {
    /// Standard input, output and error.
    pub(crate) fds: [BorrowedFd<'a>; 3],
    /// Arguments and environment, each ended by a null pointer.
    pub(crate) argv: &'a Pointers,
    pub(crate) env: &'a Pointers,
    /// User and group to become, where the box has two ids.
    pub(crate) user: Option<u64>,
    /// A fourth descriptor, for what we start for ourselves.
    pub(crate) control: Option<BorrowedFd<'a>>,
    /// Soft CPU limit in seconds; the hard one is a second later.
    pub(crate) cpu_s: u64,
    /// Capabilities that the program has, and that those it starts would inherit as long as they
    /// stay the same user: none for a candidate's.
    pub(crate) capabilities: u32,
    /// A filter for the program alone, beside the one that its starter is under already.
    pub(crate) filter: Option<&'a [Instruction]>,
}

/// Strings as `execve` wants them: an array of pointers with a null at its end.
pub(crate) struct Pointers {
    pointers: Vec<*const c_char>,
    /// Owns what `pointers` points to.
    _strings: Vec<CString>,
}

impl Pointers {
    pub(crate) fn new(strings: Vec<CString>) -> Self {
        let mut pointers: Vec<_> = strings.iter().map(|text| text.as_ptr()).collect();
        pointers.push(ptr::null());
        Self { pointers, _strings: strings }
    }
}

/// What the child of [`launch`] reads and writes: it shares our memory until it execs.
struct Shared<'a> {
    launch: &'a Launch<'a>,
    failed: i32,
    executed: bool,
}

/// Why a program was not started.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NotStarted {
    pub(crate) errno: Errno,
    /// All was ready, and the kernel did not take the program itself.
    pub(crate) executed: bool,
}

impl From<Errno> for NotStarted {
    fn from(errno: Errno) -> Self {
        Self { errno, executed: false }
    }
}

/// A stack for the child; it calls few functions and none that is deep.
#[repr(align(16))]
struct Stack([u8; 64 << 10]);

/// Starts a program by vfork and exec and returns its process id. The caller sleeps until the
/// child has exec'ed or given up; what made it give up comes back through shared memory, so that
/// no exit status can forge it.
pub(crate) fn launch(launch: &Launch<'_>) -> Result<i64, NotStarted> {
    let mut stack = Box::new(Stack([0; 64 << 10]));
    let mut shared = Shared { launch, failed: 0, executed: false };
    let top = ptr::from_mut(&mut stack.0).cast::<u8>().wrapping_add(64 << 10);
    let flags = CLONE_VM | CLONE_VFORK | SIGCHLD;
    // SAFETY: CLONE_VFORK keeps this thread asleep until the child has left `child`, so `stack`
    // and `shared` outlive its use of them and nobody else touches them meanwhile.
    let pid = unsafe { clone(child, top.cast(), flags, ptr::from_mut(&mut shared).cast()) };
    let pid = answer(pid.into())?;
    // SAFETY: the child wrote through its own pointer; read what is really in memory.
    match unsafe { ptr::read_volatile(&raw const shared) } {
        Shared { failed: 0, .. } => Ok(pid),
        Shared { failed, executed, .. } => Err(NotStarted { errno: Errno(failed), executed }),
    }
}

extern "C" fn child(argument: *mut c_void) -> c_int {
    // SAFETY: `launch` passes a `Shared` that lives until we exec or exit, and sleeps meanwhile.
    let shared = unsafe { &mut *argument.cast::<Shared<'_>>() };
    // No allocation and no lock from here on: the memory is the parent's.
    let launch = shared.launch;
    let (Errno(failed), executed) = match prepare(launch) {
        Err(errno) => (errno, false),
        Ok(()) => (execute(launch), true),
    };
    // SAFETY: `shared` is ours to write; volatile, because we leave without returning.
    unsafe { ptr::write_volatile(&raw mut *shared, Shared { launch, failed, executed }) };
    loop {
        let _ = plain(number::EXIT, [127, 0, 0, 0, 0]);
    }
}

fn prepare(launch: &Launch<'_>) -> Answer {
    if let Some(id) = launch.user {
        become_user(id)?;
    }
    new_session()?;
    let mut place = 0;
    for fd in launch.fds.into_iter().chain(launch.control) {
        plain(number::DUP2, [number_of(fd), place, 0, 0, 0])?;
        place += 1;
    }
    plain(number::CLOSE_RANGE, [place, u64::from(u32::MAX), 0, 0, 0])?;
    limit(RLIMIT_NOFILE, OPEN_FILES, OPEN_FILES)?;
    limit(RLIMIT_CPU, launch.cpu_s, launch.cpu_s + 1)?;
    if launch.capabilities != 0 {
        hand_down(launch.capabilities)?;
    }
    launch.filter.map_or(Ok(()), load_filter)
}

/// Turns this process into the program; the answer is why it did not.
fn execute(launch: &Launch<'_>) -> Errno {
    let argv = launch.argv.pointers.as_ptr();
    let env = launch.env.pointers.as_ptr() as u64;
    let path = launch.argv.pointers.first().map_or(0, |path| *path as u64);
    plain(number::EXECVE, [path, argv as u64, env, 0, 0]).err().unwrap_or(Errno(EINVAL))
}
