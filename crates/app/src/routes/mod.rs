//! Handlers, one file for each first path segment.

pub(crate) mod auth;
pub(crate) mod config;
pub(crate) mod csp_report;
pub(crate) mod dev;
pub(crate) mod docs;
pub(crate) mod health;
pub(crate) mod languages;
pub(crate) mod live;
pub(crate) mod problems;
pub(crate) mod submissions;
mod viewer;
pub(crate) mod views;

pub(crate) use viewer::{Caller, Guest, Member, Viewer};
