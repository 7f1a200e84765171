#![doc = include_str!("../README.md")]

pub mod access;
pub mod cli;
pub mod config;
mod disk;
mod error;
mod flows;
mod grades;
mod judging;
pub mod limits;
pub mod live;
mod openapi;
mod pages;
pub mod privacy;
pub mod retention;
pub mod router;
mod routes;
pub mod server;
mod state;
mod table;
pub mod web;
mod wire;
mod worker;

pub use error::ApiError;
pub use openapi::document;
pub use state::State;
