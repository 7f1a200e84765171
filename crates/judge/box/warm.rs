//! A program that is started with the box and forks for every run: an interpreter that has done
//! its starting already.
//!
//! It is ours until it forks, and what it forks becomes the candidate before it reads a line of
//! the submission. It has the init's user id, so that no candidate may signal or read it, and two
//! capabilities, by which the fork gives that id up. It says that it is idle by stopping itself:
//! so the init learns it from the same wait that reaps orphans.

use std::{
    fs,
    io::{Read, pipe},
    os::{
        fd::{AsFd, OwnedFd},
        unix::net::UnixStream,
    },
};

use crate::{
    failure::{Failure, Step},
    sys::{self, Errno, Launch, Pointers, Usage},
};

/// CAP_SETGID and CAP_SETUID, inside the box's own user namespace.
pub(crate) const CAPABILITIES: u32 = 1 << 6 | 1 << 7;
/// The box's init, which starts nobody but the interpreter itself.
const INIT: i64 = 1;

/// A program that waits, stopped, to be forked.
pub(crate) struct Warm {
    pid: i64,
    socket: UnixStream,
}

/// What it says of the fork it has waited for.
pub(crate) struct Reply {
    /// Its wait status.
    pub(crate) status: i32,
    /// CPU time in microseconds, of its own children too.
    pub(crate) cpu_us: u64,
    /// Largest resident set of any of them, in KiB.
    pub(crate) max_rss_kib: u64,
}

impl Warm {
    /// Starts the program and waits until it has stopped itself. Its forks have the CPU limit each
    /// afresh; its own time is that of thousands of forks.
    pub(crate) fn start(argv: &Pointers, env: &Pointers, cpu_s: u64) -> Result<Self, Failure> {
        let (socket, its_end) = UnixStream::pair().step("making a socket")?;
        socket.set_nonblocking(true).step("making a socket")?;
        // Its streams are made for pipes, which is what the runs bring.
        let (reads, writes) = pipe().step("making a pipe")?;
        let launch = Launch {
            fds: [reads.as_fd(), writes.as_fd(), writes.as_fd()],
            control: Some(its_end.as_fd()),
            argv,
            env,
            user: None,
            cpu_s,
            capabilities: CAPABILITIES,
            filter: None,
        };
        let pid = sys::launch(&launch).step("starting the interpreter")?;
        let warm = Self { pid, socket };
        let idle = warm.wait(&mut |_| {}).step("waiting for the interpreter")?;
        if idle && warm.is_alone() {
            return Ok(warm);
        }
        Err(Failure::new("preparing the interpreter, which ended", sys::EINVAL))
    }

    /// Has it fork into a process with this standard input, output and error.
    pub(crate) fn order(&self, fds: &[OwnedFd]) -> Result<(), Errno> {
        let ends: Vec<_> = fds.iter().map(AsFd::as_fd).collect();
        sys::send(self.socket.as_fd(), b"r", &ends)?;
        sys::signal(self.pid, sys::SIGCONT)
    }

    /// Waits until it is idle again; false where it has ended. What orphans that end meanwhile
    /// have used goes to `reaped`.
    pub(crate) fn wait(&self, reaped: &mut dyn FnMut(&Usage)) -> Result<bool, Errno> {
        loop {
            match sys::wait_any_change() {
                Ok((pid, status, usage)) => {
                    let stopped = status & 0xff == 0x7f;
                    if pid == self.pid {
                        return Ok(stopped);
                    }
                    if !stopped {
                        reaped(&usage);
                    }
                }
                Err(Errno(sys::EINTR)) => {}
                Err(errno) => return Err(errno),
            }
        }
    }

    /// What it has said; `None` where its fork never became a candidate's.
    pub(crate) fn reply(&mut self) -> Option<Reply> {
        let mut said = [0; 32];
        self.socket.read_exact(&mut said).ok()?;
        let mut words = said.chunks_exact(8).filter_map(|word| word.try_into().ok());
        let mut next = || words.next().map(u64::from_le_bytes);
        let (started, status) = (next()? == 1, i32::try_from(next()?).ok()?);
        let (cpu_us, max_rss_kib) = (next()?, next()?);
        started.then_some(Reply { status, cpu_us, max_rss_kib })
    }

    /// Is nobody else in the box? It has stopped, so that it starts nobody; a process without a
    /// parent becomes the init's. The order matters: where the interpreter has no child, none of its
    /// descendants can become the init's meanwhile.
    pub(crate) fn is_alone(&self) -> bool {
        children(self.pid).is_some_and(|own| own.is_empty())
            && children(INIT).is_some_and(|all| all == [self.pid])
    }
}

/// The children of a process that has one thread; `None` where they cannot be seen.
fn children(pid: i64) -> Option<Vec<i64>> {
    let listed = fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).ok()?;
    listed.split_whitespace().map(|child| child.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use std::process::{Command, Stdio};

    use super::*;

    #[test]
    fn the_children_of_a_process_are_seen_as_long_as_they_are_there() {
        let mut parent = Command::new("sh")
            .args(["-c", "exec 3<&0; { echo started; cat <&3; } & wait"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = [0; 8];
        parent.stdout.as_mut().unwrap().read_exact(&mut said).unwrap();
        assert_eq!(children(parent.id().into()).unwrap().len(), 1);
        parent.kill().unwrap();
        parent.wait().unwrap();
        assert_eq!(children(parent.id().into()), None);
    }
}
