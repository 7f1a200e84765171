#![doc = include_str!("../README.md")]

pub mod checks;
pub mod directory;
pub mod form;
pub mod guided;
pub mod likes;
pub mod machine;
pub mod manuscripts;
pub mod mergers;
pub mod moderation;
pub mod privacy;
pub mod publishing;
pub mod reasons;
pub mod replies;
pub mod reports;
pub mod stories;

mod error;
mod slug;
mod vocabulary;

pub use error::Error;
pub use slug::{company_slug, position_slug};
pub use vocabulary::{Experience, Format, Level, Outcome, RoundKind, Source};
