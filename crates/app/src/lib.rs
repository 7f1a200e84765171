#![doc = include_str!("../README.md")]

mod error;
pub mod live;
mod pages;
pub mod router;
mod routes;
pub mod server;
pub mod web;
mod wire;

pub use error::ApiError;
pub use routes::document;
pub use web::State;
pub use wire::LISTS;
