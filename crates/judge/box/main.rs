//! `assay-box`: makes one box and runs one command in it, as often as the host asks.
//!
//! The host starts this program with the control socket as standard input and an empty
//! environment. It stays outside as the box's parent and ends it when the host goes away.

mod calls;
mod failure;
mod filter;
mod init;
mod landlock;
mod probe;
mod root;
#[expect(unsafe_code, reason = "system calls; every other module of the box is safe code")]
mod sys;
mod warm;
#[cfg_attr(not(test), expect(dead_code, reason = "the host encodes what the box decodes"))]
mod wire;

use std::{
    fs,
    io::{Read, Write, pipe},
    os::{
        fd::{AsFd, BorrowedFd, OwnedFd},
        unix::fs::MetadataExt,
    },
    process::ExitCode,
};

use failure::{Failure, Step};
use init::{Init, Layers, refusal};
use sys::EINVAL;
use wire::{Setup, Writer};

fn main() -> ExitCode {
    if let Some(question) = std::env::args().nth(1) {
        return probe::answer(&question);
    }
    let socket = std::io::stdin();
    let Err(failure) = launch(socket.as_fd()) else {
        return ExitCode::SUCCESS;
    };
    // Where this fails too, the host sees the socket close.
    let _ = sys::send(socket.as_fd(), &refusal(&failure), &[]);
    ExitCode::FAILURE
}

/// Receives the setup, makes the box, and returns when it has ended.
fn launch(socket: BorrowedFd<'_>) -> Result<(), Failure> {
    let _ = sys::new_session();
    sys::default_signals();
    let mut buffer = vec![0; wire::MAX_MESSAGE];
    let mut files = Vec::new();
    let length = sys::receive(socket, &mut buffer, &mut files).step("receiving the setup")?;
    let setup = match buffer.get(..length).and_then(|message| message.split_first()) {
        Some((&wire::SETUP, rest)) => Setup::decode(rest),
        _ => None,
    };
    let setup = setup.ok_or_else(|| Failure::new("reading the setup", EINVAL))?;
    drop(buffer);

    // The box says "map my ids" and how its preparation went; we answer the first.
    let (mut said, says) = pipe().step("pipe")?;
    let (hears, mut answer) = pipe().step("pipe")?;
    // Asked before the fork: a new user namespace cannot see ids outside it.
    let own = fs::metadata("/proc/self").step("reading our own id")?;
    let own = (own.uid(), own.gid());
    let users = if setup.ids.is_some() { 0 } else { sys::CLONE_NEWUSER };
    let forked = sys::fork_into(sys::CLONE_NAMESPACES | users).step("creating namespaces")?;
    let Some((pid, pidfd)) = forked else {
        drop((said, answer));
        be_init(socket, &setup, own, files, (says, hears));
        std::process::exit(0);
    };
    drop((says, hears, files));

    let mut heard = Vec::new();
    if let Some((init, candidate)) = setup.ids {
        let mut byte = [0];
        if said.read(&mut byte).step("waiting for the box")? == 1 && byte == *b"m" {
            let map = format!("0 {init} 1\n1000 {candidate} 1\n");
            fs::write(format!("/proc/{pid}/uid_map"), &map).step("mapping user ids")?;
            fs::write(format!("/proc/{pid}/gid_map"), &map).step("mapping group ids")?;
            answer.write_all(b"m").step("answering the box")?;
        } else {
            heard.extend(byte);
        }
    }
    said.read_to_end(&mut heard).step("waiting for the box")?;
    let [wire::READY, proc, landlock] = *heard.as_slice() else {
        let _ = sys::kill_by(pidfd.as_fd());
        let _ = sys::reap_by(pidfd.as_fd());
        return forward(socket, &heard);
    };
    let mut ready = Writer::new(wire::READY);
    ready.number(pid.into());
    ready.number(proc.into());
    ready.number(landlock.into());
    sys::send(socket, &ready.0, &[pidfd.as_fd()]).step("reporting readiness")?;
    outlive(socket, &pidfd)
}

/// What the box said about its failure goes to the host as it is.
fn forward(socket: BorrowedFd<'_>, heard: &[u8]) -> Result<(), Failure> {
    if heard.first() == Some(&wire::FAILED) {
        return sys::send(socket, heard, &[]).step("reporting a failure");
    }
    Err(Failure::new("preparing the box, which died", EINVAL))
}

/// Waits for the end of the box, and brings it about when the host has gone.
fn outlive(socket: BorrowedFd<'_>, pidfd: &OwnedFd) -> Result<(), Failure> {
    loop {
        let (gone, ended) =
            sys::hung_up_or_readable(socket, pidfd.as_fd()).step("watching the box")?;
        if gone && !ended {
            let _ = sys::kill_by(pidfd.as_fd());
        }
        if gone || ended {
            return sys::reap_by(pidfd.as_fd()).step("reaping the box");
        }
    }
}

/// The life of process 1.
fn be_init(
    socket: BorrowedFd<'_>,
    setup: &Setup,
    own: (u32, u32),
    files: Vec<OwnedFd>,
    (mut says, mut hears): (std::io::PipeWriter, std::io::PipeReader),
) {
    if setup.ids.is_none()
        && let Err(failure) = map_own_id(own)
    {
        let _ = says.write_all(&refusal(&failure));
        return;
    }
    let map_ids = || {
        says.write_all(b"m").step("asking for ids")?;
        hears.read_exact(&mut [0]).step("waiting for ids")
    };
    match Init::prepare(setup, files, map_ids) {
        Ok((mut init, Layers { proc, landlock })) => {
            let _ = says.write_all(&[wire::READY, proc.into(), landlock]);
            drop((says, hears));
            init.serve(socket);
        }
        Err(failure) => {
            let _ = says.write_all(&refusal(&failure));
        }
    }
}

/// Maps the one id an ordinary user has to the candidate's.
fn map_own_id((user, group): (u32, u32)) -> Result<(), Failure> {
    fs::write("/proc/self/setgroups", "deny").step("giving up setgroups")?;
    fs::write("/proc/self/uid_map", format!("1000 {user} 1")).step("mapping our user id")?;
    fs::write("/proc/self/gid_map", format!("1000 {group} 1")).step("mapping our group id")
}
