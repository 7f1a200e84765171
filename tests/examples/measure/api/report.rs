//! The table, and whether the goals are met.

use anyhow::{Result, bail};
use db::Conn;
use diesel::prelude::*;
use diesel::sql_types::Text;

use super::Route;
use super::load::Measured;
use super::spent::Spent;
use crate::harness::goals::{Goal, print, say};

#[derive(QueryableByName)]
struct Version {
    #[diesel(sql_type = Text)]
    version: String,
}

/// What is compared with what.
#[expect(clippy::disallowed_methods, reason = "a question to PostgreSQL about itself")]
pub(crate) fn about(conn: &mut Conn, name: &str, statement: &str) -> Result<()> {
    let version: Version = diesel::sql_query("select version()").get_result(conn)?;
    let cores = std::thread::available_parallelism()?;
    say(&format!("\n{name}; {cores} cores; {}", version.version));
    say(&format!("statement: {statement}\n"));
    say("                                                              processor µs a request");
    say("round   pgbench/s     api/s   ratio   p50 ms   p99 ms   max ms   server postgres caller");
    Ok(())
}

pub(crate) fn round(round: usize, postgres: f64, api: &Measured, spent: Spent) {
    let ms = |time: std::time::Duration| time.as_secs_f64() * 1000.0;
    let each = |time: std::time::Duration| time.as_secs_f64() * 1e6 / api.answers as f64;
    say(&format!(
        "{round:>5} {postgres:>11.0} {:>9.0} {:>7.2} {:>8.2} {:>8.2} {:>8.1} {:>8.1} {:>8.1} {:>6.1}",
        api.per_second,
        api.per_second / postgres,
        ms(api.p50),
        ms(api.p99),
        ms(api.max),
        each(spent.server),
        each(spent.postgres),
        each(spent.generator),
    ));
}

/// The medians of every route against its goals.
#[derive(Default)]
pub(crate) struct Verdict(Vec<Goal>);

impl Verdict {
    pub(super) fn add(&mut self, route: &Route, rounds: Vec<(f64, Measured)>) {
        let median = |mut values: Vec<f64>| {
            values.sort_by(f64::total_cmp);
            values.get(values.len() / 2).copied().unwrap_or_default()
        };
        let ratio =
            median(rounds.iter().map(|(postgres, api)| api.per_second / postgres).collect());
        let p99 = median(rounds.iter().map(|(_, api)| api.p99.as_secs_f64() * 1000.0).collect());
        let name = route.name;
        self.0.push(Goal::at_least(
            format!("{name}: requests per pgbench transaction"),
            ratio,
            route.goals.0,
        ));
        self.0.push(Goal::at_most(format!("{name}: p99 ms"), p99, route.goals.1));
    }

    /// # Errors
    /// When a goal is missed.
    pub(crate) fn print(self, json: bool) -> Result<()> {
        if !print(&self.0, json) {
            bail!("a goal is missed");
        }
        Ok(())
    }
}
