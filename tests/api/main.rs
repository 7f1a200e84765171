//! The HTTP tests: every route through the real router, on a real database, with tokens that a
//! real key has signed.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test fails by panicking")]
#![expect(
    clippy::disallowed_methods,
    reason = "the tests ask PostgreSQL itself, in its own words, what it holds"
)]
#![expect(clippy::print_stdout, reason = "how much was tried is worth a line")]

mod accounts;
mod activation;
mod canary;
mod codebrain;
mod command_line;
mod events;
mod frame;
mod grades;
mod headers;
mod inputs;
mod letters;
mod limits;
mod live;
mod load;
mod made_accounts;
mod matrix;
mod names;
mod notified;
mod onboarding;
mod once;
mod operator;
mod pages;
mod people;
mod privacy;
mod races;
mod reading;
mod rejudged;
mod replies;
mod retention;
mod review;
mod room;
mod routes;
mod schema;
mod served;
mod sockets;
mod spelled;
mod stories;
mod support;
mod telling;
mod tokens;
mod verification;
mod wording;
mod world;
