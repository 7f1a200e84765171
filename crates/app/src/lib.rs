#![doc = include_str!("../README.md")]

pub mod access;
pub mod config;
mod error;
pub mod live;
mod openapi;
mod pages;
pub mod router;
mod routes;
pub mod server;
mod state;
mod table;
pub mod web;
mod wire;

pub use error::ApiError;
pub use openapi::document;
pub use state::State;
