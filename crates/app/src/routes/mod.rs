//! Handlers by area. A handler turns a request into one call and its answer into JSON.

pub(crate) mod account;
pub(crate) mod admin;
pub(crate) mod ats;
pub(crate) mod billing;
pub(crate) mod calendar;
pub(crate) mod candidate;
pub(crate) mod clients;
pub(crate) mod companies;
pub(crate) mod company;
mod complete;
pub(crate) mod github_reports;
pub(crate) mod integrity;
pub(crate) mod internships;
pub(crate) mod network;
pub(crate) mod onboarding;
pub(crate) mod openapi;
pub(crate) mod partners;
pub(crate) mod people;
pub(crate) mod practice;
pub(crate) mod presence;
pub(crate) mod problem_drafts;
pub(crate) mod proposals;
pub(crate) mod puzzles;
pub(crate) mod results;
pub(crate) mod settings;
pub(crate) mod site;
pub(crate) mod stories;
pub(crate) mod support;
pub(crate) mod talent;
pub(crate) mod view_as;

pub use openapi::document;
