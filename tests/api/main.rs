//! The HTTP tests: every route through the real router, on a real database, with tokens that a
//! real key has signed.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test fails by panicking")]
#![expect(
    clippy::disallowed_methods,
    reason = "the tests ask PostgreSQL itself, in its own words, what it holds"
)]
#![expect(clippy::print_stdout, reason = "how much was tried is worth a line")]

mod account;
mod admin;
mod assessing;
mod ats;
mod attempts;
mod billing;
mod builder;
mod caller;
mod cast;
mod chat;
mod companies;
mod github;
mod hiring;
mod inputs;
mod integrity;
mod internships;
mod interviews;
mod matrix;
mod partners;
mod practice;
mod prepared;
mod privacy;
mod puzzles;
mod races;
mod routes;
mod schema;
mod served;
mod site;
mod spelled;
mod stated;
mod support;
mod team_roles;
mod wording;
mod world;
