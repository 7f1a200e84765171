//! The program that the judge runs in a box when it opens, to see that the box holds: this same
//! binary, started as a candidate's would be.

use std::{fs, hint::black_box, io::Write, net::TcpStream, process::ExitCode};

use crate::sys;

/// CPU time that `burn` uses.
const BURN_US: u64 = 30_000;
/// Memory that `fill` touches: more than the limit it is run with.
const FILL_BYTES: usize = 128 << 20;

/// Does what the question asks; success where the box is as it should be.
pub(crate) fn answer(question: &str) -> ExitCode {
    let fine = match question {
        "check" => check(),
        "burn" => {
            while sys::cpu_time_us().is_ok_and(|used| used < BURN_US) {}
            true
        }
        "fill" => {
            let mut memory = Vec::with_capacity(FILL_BYTES);
            memory.resize(FILL_BYTES, 1u8);
            black_box(memory).len() == FILL_BYTES
        }
        _ => false,
    };
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Looks for a way out; prints each one that is open.
fn check() -> bool {
    let ways = [
        ("a capability", !no_capability()),
        ("mount", sys::mount(c"none", c"/w", c"tmpfs", 0, c"") != Err(sys::Errno(sys::EPERM))),
        ("unshare", sys::unshare(sys::CLONE_NEWUSER) != Err(sys::Errno(sys::EPERM))),
        ("the host's root", fs::metadata("/old").is_ok()),
        ("writing to /", fs::write("/x", "x").is_ok()),
        ("writing to /box", fs::write("/box/x", "x").is_ok()),
        ("no writable /w", fs::write("/w/x", "x").is_err()),
        ("the network", network()),
    ];
    let mut fine = true;
    for (way, open) in ways {
        if open {
            fine = false;
            let _ = writeln!(std::io::stdout(), "{way}");
        }
    }
    fine
}

/// Without /proc this cannot be seen; the other questions depend on it anyway.
fn no_capability() -> bool {
    let Ok(status) = fs::read_to_string("/proc/self/status") else {
        return true;
    };
    ["CapPrm", "CapEff", "CapBnd", "CapAmb"].iter().all(|set| {
        let line = status.lines().find_map(|line| line.strip_prefix(set));
        line.is_some_and(|rest| rest.trim_matches(|c| ":\t 0".contains(c)).is_empty())
    })
}

/// Even the family of sockets that leads anywhere is unknown here.
fn network() -> bool {
    let refused = TcpStream::connect("127.0.0.1:9").err().and_then(|error| error.raw_os_error());
    refused != Some(sys::EAFNOSUPPORT)
}
