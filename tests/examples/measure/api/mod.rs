//! `cargo xtask bench api`: `GET /api/auth/user` against pgbench running the statement that this
//! request runs, on the same PostgreSQL and the same socket, in alternating rounds.
//!
//! Every token is a different one, signed with RS256; the server verifies each once and reads the
//! account's row on every request, with all its middleware. The generator, the server and
//! PostgreSQL share the machine, as they would in production.

mod load;
mod people;
mod pgbench;
mod report;

use std::time::Duration;

use anyhow::Result;
use clap::Args;

use crate::Common;
use crate::harness::server::Server;

/// Enough that a cache of tokens is no cache of one, few enough to register in a second.
const PEOPLE: u32 = 500;
/// Rows beside theirs, so that the index has a size.
const OTHERS: u32 = 50_000;
const CONNECTIONS: usize = 64;
const PGBENCH_CLIENTS: u32 = 8;

#[derive(Args)]
pub(crate) struct Options {
    #[command(flatten)]
    common: Common,
    /// Seconds of each half of a round
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    #[arg(long, default_value_t = 3)]
    rounds: usize,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let length = Duration::from_secs(options.seconds);
    let provider = testkit::IdentityProvider::start();
    let server = Server::start(&options.common.assay, &provider.url(), &["--no-worker"])?;
    let tokens = people::tokens(PEOPLE);
    people::register(server.port(), &tokens)?;
    let mut conn = server.database()?;
    people::fill(&mut conn, OTHERS)?;
    let statement = pgbench::statement_of_the_route(&mut conn, server.port(), &tokens)?;
    report::about(&mut conn, &statement)?;

    let requests = load::requests(server.port(), &tokens);
    load::run(server.port(), &requests, CONNECTIONS, Duration::from_secs(1))?;
    let script = pgbench::Script::write(&statement, people::FIRST_UID, PEOPLE)?;
    let mut rounds = Vec::new();
    for round in 1..=options.rounds {
        let postgres = script.run(&server.socket(), PGBENCH_CLIENTS, options.seconds)?;
        let api = load::run(server.port(), &requests, CONNECTIONS, length)?;
        report::round(round, postgres, &api);
        rounds.push((postgres, api));
    }
    server.stop();
    report::verdict(&mut rounds, options.common.json)
}
