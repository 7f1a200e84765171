//! `cargo xtask bench network`: how long the network of a period takes with so many referrals, asked of the
//! functions that the server calls, without HTTP.

use std::time::Instant;

use anyhow::Result;
use db::clock;
use diesel::connection::SimpleConnection;
use kernel::{Limit, Paging};
use referral::network::{self, Filter};
use testkit::TestDb;

use crate::harness::goals::{self, Goal, say};
use crate::harness::growth::in_turn;

/// How long an answer may take, in milliseconds.
const GOAL_MS: f64 = 300.0;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many people were brought within 90 days
    #[arg(long, default_value_t = 100_000)]
    referrals: i64,
    /// How often each is asked
    #[arg(long, default_value_t = 40)]
    asks: usize,
    /// End with one line of JSON
    #[arg(long)]
    json: bool,
}

/// Two hundred partners, and people of whom every third was brought by somebody whom a partner brought.
fn fill(conn: &mut db::Conn, size: i64) -> Result<()> {
    let sql = format!(
        "set session_replication_role = replica;
         create function bench_id(n bigint) returns uuid language sql immutable as
           $$ select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
         insert into users (id, firebase_uid, email, email_verified, display_name, kind)
           select bench_id(n), 'bench-' || n, 'bench' || n || '@example.com', true, 'Ada ' || n,
                  case when n <= 200 then 'partner' else 'candidate' end
             from generate_series(1, 200 + {size}) n;
         insert into partners (user_id, kind, organisation, since, changed_at)
           select bench_id(n), 'university', 'University ' || n, now(), now()
             from generate_series(1, 200) n;
         insert into referral_accounts (user_id, referrer_id, referred_at)
           select bench_id(200 + n),
                  bench_id(case when n % 3 = 0 then 201 + n / 3 else 1 + n % 200 end),
                  now() - (n % 129000) * interval '1 minute'
             from generate_series(1, {size}) n;"
    );
    conn.batch_execute(&sql)?;
    conn.batch_execute("vacuum analyze")?;
    // Else it comes during the measurement.
    Ok(conn.batch_execute("checkpoint")?)
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let began = Instant::now();
    let database = TestDb::create();
    fill(&mut database.conn(), options.referrals)?;
    say(&format!("{} referrals made in {} s", options.referrals, began.elapsed().as_secs()));
    let filter = Filter { kinds: Vec::new(), partner: None, around: None, days: 90 };
    let mut conns = [database.conn()];
    let graphs = in_turn(&mut conns, options.asks, |conn, _| {
        let now = clock::now(conn)?;
        network::graph(conn, &filter, now)?;
        Ok(())
    })?;
    let pages = in_turn(&mut conns, options.asks, |conn, _| {
        let now = clock::now(conn)?;
        network::list(conn, &filter, now, Paging::first(Limit::default()))?;
        Ok(())
    })?;
    let mut found = Vec::new();
    for (what, times) in [("the graph", graphs), ("a page of the table", pages)] {
        for times in times {
            say(&format!("{what}: p50 {:.0} ms, p95 {:.0} ms", times.at(50), times.at(95)));
            let name = format!("{what} of {} referrals, p95 in ms", options.referrals);
            found.push(Goal::at_most(name, times.at(95), GOAL_MS));
        }
    }
    if goals::print(&found, options.json) { Ok(()) } else { anyhow::bail!("a goal was missed") }
}
