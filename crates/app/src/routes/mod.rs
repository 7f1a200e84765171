//! Handlers, one file for each first path segment.

pub(crate) mod activation;
pub(crate) mod assessments;
pub(crate) mod attempts;
pub(crate) mod auth;
pub(crate) mod codebrain;
pub(crate) mod companies;
pub(crate) mod config;
pub(crate) mod csp_report;
pub(crate) mod decisions;
pub(crate) mod dev;
pub(crate) mod docs;
pub(crate) mod events;
pub(crate) mod grades;
pub(crate) mod health;
pub(crate) mod inquiries;
pub(crate) mod invitations;
pub(crate) mod languages;
pub(crate) mod likes;
pub(crate) mod live;
pub(crate) mod made_accounts;
pub(crate) mod notifications;
pub(crate) mod privacy;
pub(crate) mod problems;
pub(crate) mod profiles;
pub(crate) mod referrals;
pub(crate) mod reports;
pub(crate) mod review;
pub(crate) mod sessions;
pub(crate) mod stories;
pub(crate) mod story_views;
pub(crate) mod submissions;
pub(crate) mod usernames;
pub(crate) mod verification;
mod viewer;
pub(crate) mod views;

pub(crate) use viewer::{Caller, Guest, Member, Viewer};
