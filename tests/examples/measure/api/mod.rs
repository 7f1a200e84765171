//! `cargo xtask bench api`: the hottest routes (`GET /api/auth/user`, the like status of twenty
//! stories) against pgbench asking the same of the same PostgreSQL over the same socket, one statement a
//! request, in alternating rounds.
//!
//! Every token is a different one, signed with RS256; the server verifies each once and reads the
//! account's row on every request, with all its middleware. The generator, the server and
//! PostgreSQL share the machine, as they would in production.

mod load;
mod people;
pub(crate) mod pgbench;
mod report;
mod spent;
mod stories;

use std::time::Duration;

use anyhow::Result;
use clap::Args;

use crate::Common;
use crate::harness::server::Server;
use spent::Moment;

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
    let provider = testkit::IdentityProvider::start();
    let server = Server::start(&options.common.assay, &provider.url(), &["--no-worker"])?;
    let tokens = people::tokens(PEOPLE);
    people::register(server.port(), &tokens)?;
    let mut conn = server.database()?;
    people::fill(&mut conn, OTHERS)?;
    stories::fill(&mut conn)?;

    let mut verdict = report::Verdict::default();

    let user = Route {
        name: "account",
        requests: load::requests(server.port(), &tokens),
        goals: (0.80, 5.0),
    };
    load::run(server.port(), &user.requests, CONNECTIONS, Duration::from_secs(1))?;
    let statement = pgbench::statement_like(&mut conn, "%from \"users\"%firebase_uid%any%")?;
    report::about(&mut conn, user.name, &statement)?;
    let scripts = pgbench::Scripts::of_people(&statement, people::FIRST_UID, PEOPLE)?;
    verdict.add(&user, measure(&server, &user, &scripts, options)?);

    let likes = Route {
        name: "like status",
        requests: stories::requests(server.port(), &tokens),
        goals: (0.75, 15.0),
    };
    load::run(server.port(), &likes.requests, CONNECTIONS, Duration::from_secs(1))?;
    report::about(&mut conn, likes.name, stories::STATEMENT)?;
    let scripts = pgbench::Scripts::write(&stories::statements(&mut conn)?)?;
    verdict.add(&likes, measure(&server, &likes, &scripts, options)?);

    server.stop();
    verdict.print(options.common.json)
}

/// One route under load, beside PostgreSQL alone.
struct Route {
    name: &'static str,
    requests: Vec<Vec<u8>>,
    /// Its share of what PostgreSQL does alone, at least; milliseconds of the 99th percentile, at most.
    goals: (f64, f64),
}

fn measure(
    server: &Server,
    route: &Route,
    scripts: &pgbench::Scripts,
    options: &Options,
) -> Result<Vec<(f64, load::Measured)>> {
    let mut rounds = Vec::new();
    for round in 1..=options.rounds {
        let postgres = scripts.run(&server.socket(), PGBENCH_CLIENTS, options.seconds)?;
        let length = Duration::from_secs(options.seconds);
        let before = Moment::now()?;
        let api = load::run(server.port(), &route.requests, CONNECTIONS, length)?;
        let spent = Moment::now()?.spent_since(&before, server.process());
        report::round(round, postgres, &api, spent);
        rounds.push((postgres, api));
    }
    Ok(rounds)
}
