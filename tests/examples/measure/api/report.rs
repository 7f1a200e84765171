//! The table, and whether the goals are met.

use anyhow::{Result, bail};
use db::Conn;
use diesel::prelude::*;
use diesel::sql_types::Text;

use super::load::Measured;
use crate::harness::goals::{Goal, print, say};

/// At least this share of what PostgreSQL alone does.
const RATIO: f64 = 0.80;
/// And nobody waits longer than this, 99 times of 100.
const P99_MS: f64 = 5.0;

#[derive(QueryableByName)]
struct Version {
    #[diesel(sql_type = Text)]
    version: String,
}

/// What is compared with what.
#[expect(clippy::disallowed_methods, reason = "a question to PostgreSQL about itself")]
pub(crate) fn about(conn: &mut Conn, statement: &str) -> Result<()> {
    let version: Version = diesel::sql_query("select version()").get_result(conn)?;
    let cores = std::thread::available_parallelism()?;
    say(&format!("{cores} cores; {}", version.version));
    say(&format!("statement: {statement}\n"));
    say("round   pgbench/s     api/s   ratio   p50 ms   p99 ms   max ms");
    Ok(())
}

pub(crate) fn round(round: usize, postgres: f64, api: &Measured) {
    let ms = |time: std::time::Duration| time.as_secs_f64() * 1000.0;
    say(&format!(
        "{round:>5} {postgres:>11.0} {:>9.0} {:>7.2} {:>8.2} {:>8.2} {:>8.1}",
        api.per_second,
        api.per_second / postgres,
        ms(api.p50),
        ms(api.p99),
        ms(api.max)
    ));
}

/// The medians over all rounds against the goals; an error when one is missed.
pub(crate) fn verdict(rounds: &mut [(f64, Measured)], json: bool) -> Result<()> {
    let median = |mut values: Vec<f64>| {
        values.sort_by(f64::total_cmp);
        values.get(values.len() / 2).copied().unwrap_or_default()
    };
    let ratio = median(rounds.iter().map(|(postgres, api)| api.per_second / postgres).collect());
    let p99 = median(rounds.iter().map(|(_, api)| api.p99.as_secs_f64() * 1000.0).collect());
    let goals = [
        Goal::at_least("api requests per pgbench transaction", ratio, RATIO),
        Goal::at_most("api p99 ms", p99, P99_MS),
    ];
    if !print(&goals, json) {
        bail!("a goal is missed");
    }
    Ok(())
}
