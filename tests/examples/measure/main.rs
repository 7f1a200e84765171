//! What needs a whole server: the measurements of `cargo xtask bench api`, `kill`, `cut`, `queue`,
//! `interviews`, `hiring`, `network` and `similarity`, and `cargo xtask attack`.

mod api;
mod attack;
mod cut;
mod harness;
mod hiring;
mod kill;
mod network;
mod queue;
mod similarity;
mod stories;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
struct Options {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Requests a second, against PostgreSQL alone
    Api(api::Options),
    /// What gets through of what an enemy sends
    Attack(attack::Options),
    /// What becomes of work when a worker's link to the database is cut
    Cut(cut::Options),
    /// How boards, the talent pool and the list of companies grow
    Hiring(hiring::Options),
    /// How the stories of interviews grow
    Interviews(stories::Options),
    /// Loss and doubling, under kill -9
    Kill(kill::Options),
    /// The network of who brought whom
    Network(network::Options),
    /// Waiting for a worker, and how that grows
    Queue(queue::Options),
    /// One program against all others of its problem
    Similarity(similarity::Options),
}

/// The options of every measurement.
#[derive(clap::Args)]
struct Common {
    /// The release build of `assay`
    #[arg(long)]
    assay: PathBuf,
    /// End with one line of JSON
    #[arg(long)]
    json: bool,
}

fn main() -> Result<()> {
    match Options::parse().what {
        What::Api(options) => api::run(&options),
        What::Attack(options) => attack::run(&options),
        What::Cut(options) => cut::run(&options),
        What::Hiring(options) => hiring::run(&options),
        What::Interviews(options) => stories::run(&options),
        What::Kill(options) => kill::run(&options),
        What::Network(options) => network::run(&options),
        What::Queue(options) => queue::run(&options),
        What::Similarity(options) => similarity::run(&options),
    }
}
