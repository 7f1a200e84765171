//! Waiting for a short while, where there is no event to wait for.

use rustix::event::{Timespec, poll};

/// Does nothing for so many milliseconds.
pub(crate) fn pause_ms(milliseconds: u32) {
    let timeout = timespec_us(u64::from(milliseconds) * 1000);
    // An interruption makes it shorter, which no caller minds.
    let _ = poll(&mut [], Some(&timeout));
}

/// A time span as the kernel wants it.
pub(crate) fn timespec_us(micros: u64) -> Timespec {
    let nanos = (micros % 1_000_000) * 1000;
    Timespec {
        tv_sec: i64::try_from(micros / 1_000_000).unwrap_or(i64::MAX),
        tv_nsec: i64::try_from(nanos).unwrap_or(0),
    }
}
