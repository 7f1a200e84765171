//! `cargo xtask bench api`: the hottest routes (`GET /api/auth/user`, the like status of twenty
//! stories) against pgbench running the statement that each runs, on the same PostgreSQL and the same
//! socket, in alternating rounds.
//!
//! Every token is a different one, signed with RS256; the server verifies each once and reads the
//! account's row on every request, with all its middleware. The generator, the server and
//! PostgreSQL share the machine, as they would in production.

mod load;
mod people;
mod pgbench;
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

    let user = Route {
        name: "account",
        requests: load::requests(server.port(), &tokens),
        statement: "%from \"users\"%firebase_uid%any%",
        goals: (0.80, 5.0),
    };
    let likes = Route {
        name: "like status",
        requests: stories::requests(server.port(), &tokens),
        statement: "%from%\"interviews\"%interview_likes%any%",
        goals: (0.75, 15.0),
    };
    let mut verdict = report::Verdict::default();
    for route in [user, likes] {
        load::run(server.port(), &route.requests, CONNECTIONS, Duration::from_secs(1))?;
        let statement = pgbench::statement_like(&mut conn, route.statement)?;
        report::about(&mut conn, route.name, &statement)?;
        let scripts = match route.name {
            "account" => pgbench::Scripts::of_people(&statement, people::FIRST_UID, PEOPLE)?,
            _ => pgbench::Scripts::write(&stories::statements(&mut conn, &statement)?)?,
        };
        verdict.add(&route, measure(&server, &route, &scripts, options)?);
    }
    server.stop();
    verdict.print(options.common.json)
}

/// One route under load, beside PostgreSQL alone.
struct Route {
    name: &'static str,
    requests: Vec<Vec<u8>>,
    /// What its statement looks like.
    statement: &'static str,
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
