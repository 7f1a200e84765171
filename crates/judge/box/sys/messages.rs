//! Packets and the descriptors that travel with them.

use std::{
    ffi::{c_int, c_void},
    os::fd::{BorrowedFd, FromRawFd, OwnedFd, RawFd},
    ptr,
};

use super::{Answer, EINTR, EINVAL, Errno, address, done, number, number_of, plain};

#[repr(C)]
struct Message {
    name: *const c_void,
    name_length: u32,
    vectors: *mut [u64; 2],
    vector_count: usize,
    control: *mut c_void,
    control_length: usize,
    flags: c_int,
}

/// Room for the descriptors of one message: a 16-byte header and up to 44 numbers.
type Control = [u64; 24];
const MAX_FDS: usize = 44;

/// Sends one message, and with it descriptors.
pub(crate) fn send(socket: BorrowedFd<'_>, bytes: &[u8], fds: &[BorrowedFd<'_>]) -> Answer {
    const NO_SIGNAL: u64 = 0x4000;
    let mut control: Control = [0; 24];
    let count = fds.len().min(MAX_FDS);
    let [header, kind, numbers @ ..] = &mut control;
    *header = 16 + 4 * count as u64; // length: header and numbers
    *kind = (1 << 32) | 1; // SCM_RIGHTS, SOL_SOCKET
    for (at, fd) in fds.iter().take(count).enumerate() {
        if let Some(pair) = numbers.get_mut(at / 2) {
            *pair |= number_of(*fd) << (32 * (at % 2));
        }
    }
    let mut vector = [bytes.as_ptr() as u64, bytes.len() as u64];
    let message = Message {
        name: ptr::null(),
        name_length: 0,
        vectors: &mut vector,
        vector_count: 1,
        control: control.as_mut_ptr().cast(),
        control_length: if count == 0 { 0 } else { 16 + 8 * count.div_ceil(2) },
        flags: 0,
    };
    done(plain(number::SENDMSG, [number_of(socket), address(&message), NO_SIGNAL, 0, 0]))
}

/// Receives one message with its descriptors; 0 bytes when the other side has gone.
pub(crate) fn receive(
    socket: BorrowedFd<'_>,
    buffer: &mut [u8],
    fds: &mut Vec<OwnedFd>,
) -> Answer<usize> {
    const CLOSE_ON_EXEC: u64 = 0x4000_0000;
    let mut control: Control = [0; 24];
    let mut vector = [buffer.as_mut_ptr() as u64, buffer.len() as u64];
    let mut message = Message {
        name: ptr::null(),
        name_length: 0,
        vectors: &mut vector,
        vector_count: 1,
        control: control.as_mut_ptr().cast(),
        control_length: size_of::<Control>(),
        flags: 0,
    };
    let into = ptr::from_mut(&mut message) as u64;
    let length = loop {
        match plain(number::RECVMSG, [number_of(socket), into, CLOSE_ON_EXEC, 0, 0]) {
            Err(Errno(EINTR)) => {}
            other => break other?,
        }
    };
    if message.control_length >= 20 && control[1] == (1 << 32) | 1 {
        let count = usize::try_from(control[0]).unwrap_or(0).saturating_sub(16) / 4;
        let halves = control.iter().skip(2).flat_map(|pair| [pair & 0xffff_ffff, pair >> 32]);
        for raw in halves.take(count.min(MAX_FDS)) {
            let raw = RawFd::try_from(raw).map_err(|_| Errno(EINVAL))?;
            // SAFETY: the kernel has just opened this descriptor for us alone.
            fds.push(unsafe { OwnedFd::from_raw_fd(raw) });
        }
    }
    usize::try_from(length).map_err(|_| Errno(EINVAL))
}
