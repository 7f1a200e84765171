#![doc = include_str!("../README.md")]

pub mod activity;
pub mod alerts;
pub mod applications;
pub mod assessing;
pub mod board;
pub mod drafts;
pub mod facts;
pub mod finding;
pub mod meetings;
pub mod mergers;
pub mod needs;
pub mod notes;
pub mod offers;
pub mod open_roles;
pub mod privacy;
pub mod proposals;
pub mod replies;
pub mod resumes;
pub mod review;
pub mod roles;
pub mod scorecards;
pub mod slates;
pub mod twins;

mod error;
mod words;

pub use error::Error;
