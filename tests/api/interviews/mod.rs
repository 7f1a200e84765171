//! Stories of interviews: written, moderated, read, answered.

mod operator;
mod replies;
mod stories;
pub(crate) mod telling;
