//! Packages as one file: `.zip`, which the format also calls `.kpp`.

mod links;
mod names;
mod pack;
mod unpack;

pub use pack::pack;
pub use unpack::{MAX_ARCHIVE_BYTES, Unpacked, unpack, unpack_all, unpack_with};
