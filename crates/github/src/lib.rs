#![doc = include_str!("../README.md")]

mod answer;
mod application;
mod client;
mod failure;
mod oauth;
mod seal;
#[cfg(test)]
mod tests;
mod wire;

pub use application::Application;
pub use client::{Client, Fetched, Limits, Page};
pub use failure::Failure;
pub use oauth::{Start, Token, state_digest};
pub use seal::{open, seal};
pub use wire::{Activity, Blob, ChangedFile, Commit, PullRequest, Repository, Tree, Viewer};
