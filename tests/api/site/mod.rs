//! What holds for every route: answers, limits, pages, and the program itself.

mod canary;
pub(crate) mod command_line;
mod events;
mod frame;
mod headers;
mod limits;
mod load;
mod numbers;
mod once;
mod pages;
mod room;
