//! This machine: its programs, ports, folders and variables, and the person at the terminal.

pub(crate) mod context;
pub(crate) mod environment;
pub(crate) mod interrupt;
pub(crate) mod net;
pub(crate) mod output;
pub(crate) mod process;
pub(crate) mod scratch;
pub(crate) mod stamp;
pub(crate) mod tools;
