#![doc = include_str!("../README.md")]

pub mod directory;
pub mod likes;
pub mod privacy;
pub mod publishing;
pub mod stories;

mod error;
mod slug;
mod vocabulary;

pub use error::Error;
pub use slug::{company_slug, position_slug};
pub use vocabulary::{Experience, Format, Level, Outcome, RoundKind, Source};
