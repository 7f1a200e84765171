//! Applicant tracking systems: a company's connections, what they start here, and the updates they are sent.
//! They read what the report says, never a verdict, and nothing of integrity.

mod acts;
mod deliver;
mod standing;
mod start;
#[cfg(test)]
mod tests;
mod update;

pub use acts::{add, count, log, rotate};
pub use deliver::{ASHBY_UPDATES, Line, deliver};
pub use start::{Caller, Wish, cancel, list, start, status};
pub use update::update_due;
