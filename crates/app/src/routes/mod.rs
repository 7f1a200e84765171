//! Handlers, one file for each first path segment.

pub(crate) mod auth;
pub(crate) mod config;
pub(crate) mod csp_report;
pub(crate) mod docs;
pub(crate) mod health;
mod viewer;

pub(crate) use viewer::{Caller, Guest, Member, Viewer};
