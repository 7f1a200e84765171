//! Stories of interviews: written, moderated, read, answered.

mod operator;
mod readers;
mod replies;
mod stories;
pub(crate) mod telling;
