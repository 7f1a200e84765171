//! What needs a whole server: the measurements of `cargo xtask bench admin`, `api`, `billing`, `catalogue`, `cut`,
//! `exam`, `hiring`, `interviews`, `kill`, `network`, `queue`, `similarity` and `sockets`, and `cargo xtask attack`.

mod admin;
mod api;
mod attack;
mod billing;
mod catalogue;
mod cut;
mod exam;
mod harness;
mod hiring;
mod kill;
mod network;
mod queue;
mod similarity;
mod sockets;
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
    /// How the admin's lists grow
    Admin(admin::Options),
    /// Requests a second, against PostgreSQL alone
    Api(api::Options),
    /// What gets through of what an enemy sends
    Attack(attack::Options),
    /// A thousand invoices issued by many at once
    Billing(billing::Options),
    /// How the catalogue of problems grows
    Catalogue(catalogue::Options),
    /// What becomes of work when a worker's link to the database is cut
    Cut(cut::Options),
    /// Five hundred candidates at once
    Exam(exam::Options),
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
    /// Five thousand sockets, and cuts
    Sockets(sockets::Options),
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
        What::Admin(options) => admin::run(&options),
        What::Api(options) => api::run(&options),
        What::Attack(options) => attack::run(&options),
        What::Billing(options) => billing::run(&options),
        What::Catalogue(options) => catalogue::run(&options),
        What::Cut(options) => cut::run(&options),
        What::Exam(options) => exam::run(&options),
        What::Hiring(options) => hiring::run(&options),
        What::Interviews(options) => stories::run(&options),
        What::Kill(options) => kill::run(&options),
        What::Network(options) => network::run(&options),
        What::Queue(options) => queue::run(&options),
        What::Similarity(options) => similarity::run(&options),
        What::Sockets(options) => sockets::run(&options),
    }
}
