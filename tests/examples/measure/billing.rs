//! `cargo xtask bench billing`: invoices issued by many at once, by the function that the server calls,
//! against pgbench with the same statements, in turn. Every number of the year must be there once.

use std::time::Instant;

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use billing::{invoices, numbers};
use db::audit::Actor;
use db::schema::invoices as rows;
use db::{Conn, clock};
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;
use kernel::{InvoiceId, Seen};
use testkit::TestDb;

use crate::api::pgbench::Scripts;
use crate::harness::goals::{Goal, print, say};
use crate::harness::quantiles::{Took, median};

/// Its share of what PostgreSQL does alone.
const SHARE: f64 = 0.5;
const YEAR: &str = "extract(year from now())::int";

#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many invoices are issued in each round
    #[arg(long, default_value_t = 1_000)]
    invoices: usize,
    /// How many issue them at once
    #[arg(long, default_value_t = 16)]
    writers: usize,
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// End with one line of JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let Options { writers, rounds, .. } = *options;
    ensure!(writers > 0 && rounds > 0, "nobody issues anything");
    let each = options.invoices.div_ceil(writers);
    // Two databases, so that both count as many invoices in every round.
    let (ours, alone) = (TestDb::create(), TestDb::create());
    for database in [&ours, &alone] {
        fill(&mut database.conn(), each * writers * rounds)?;
    }
    say(&format!("{} invoices by {writers} writers, {rounds} rounds", each * writers));
    say("round   pgbench/s   assay/s   ratio   p50 ms   p99 ms");
    let mut ratios = Vec::new();
    for round in 0..rounds {
        let first = round * each * writers;
        let scripts = Scripts::write(&[transaction(first, each)])?;
        let postgres = scripts.run_times(alone.url(), u32::try_from(writers)?, each)?;
        let (rate, took) = issue(&ours, first, (writers, each))?;
        ratios.push(rate / postgres);
        let (half, most) = (took.at(50), took.at(99));
        let ratio = rate / postgres;
        let round = round + 1;
        say(&format!(
            "{round:>5} {postgres:>11.0} {rate:>9.0} {ratio:>7.2} {half:>8.1} {most:>8.1}"
        ));
    }
    let wanted = each * writers * rounds;
    let (gaps, twice) = faults(&mut ours.conn(), wanted)?;
    let (_, twice_alone) = faults(&mut alone.conn(), wanted)?;
    ensure!(twice_alone == 0, "pgbench has given a number twice: its script is wrong");
    let goals = [
        Goal::at_most("numbers that are missing", gaps as f64, 0.0),
        Goal::at_most("numbers given twice, or not given", twice as f64, 0.0),
        Goal::at_least("invoices per pgbench transaction", median(ratios), SHARE),
    ];
    if !print(&goals, options.json) {
        bail!("a goal is missed");
    }
    Ok(())
}

/// So many drafts of one company.
fn fill(conn: &mut Conn, count: usize) -> Result<()> {
    let sql = format!(
        "create function bench_id(n bigint) returns uuid language sql immutable as
           $$ select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
         insert into companies (id, name, state) values (bench_id(1), 'Company', 'approved');
         insert into invoices (id, company_id, buyer_name, currency, terms_days, period_from,
             period_to, net, tax, gross, created_at, changed_at)
           select bench_id(n), bench_id(1), 'Company', 'EUR', 14, current_date, current_date + 29,
                  10000, 1900, 11900, now(), now()
             from generate_series(0, {count} - 1) n;
         insert into invoice_lines (invoice_id, position, text, quantity_milli, unit_price, tax_bp,
             net, tax)
           select bench_id(n), 1, 'Seats', 1000, 10000, 1900, 10000, 1900
             from generate_series(0, {count} - 1) n"
    );
    conn.batch_execute(&sql)?;
    conn.batch_execute("vacuum analyze")?;
    // Else it comes during the measurement.
    Ok(conn.batch_execute("checkpoint")?)
}

fn id(n: usize) -> Result<InvoiceId> {
    Ok(format!("00000000-0000-7000-8000-{n:012x}").parse()?)
}

/// Each writer issues its share, one invoice a transaction; how many a second all together.
fn issue(database: &TestDb, first: usize, (writers, each): (usize, usize)) -> Result<(f64, Took)> {
    let began = Instant::now();
    let parts = std::thread::scope(|scope| {
        let write = |writer: usize| {
            let from = first + writer * each;
            scope.spawn(move || write(&mut database.conn(), from..from + each))
        };
        let threads: Vec<_> = (0..writers).map(write).collect();
        let joined = threads
            .into_iter()
            .map(|thread| thread.join().map_err(|_| anyhow!("a writer died"))?);
        joined.collect::<Result<Vec<_>>>()
    })?;
    let elapsed = began.elapsed().as_secs_f64();
    let mut took = Took::default();
    for part in parts.into_iter().flatten() {
        took.add(part);
    }
    Ok(((writers * each) as f64 / elapsed, took))
}

fn write(conn: &mut Conn, which: std::ops::Range<usize>) -> Result<Vec<std::time::Duration>> {
    let mut took = Vec::new();
    for n in which {
        let began = Instant::now();
        conn.transaction(|conn| {
            let now = clock::now(conn)?;
            let seen = Seen { id: id(n)?, version: Some(1) };
            invoices::issue(conn, Actor::Operator, seen, "Company", now)?;
            Ok::<_, anyhow::Error>(())
        })?;
        took.push(began.elapsed());
    }
    Ok(took)
}

/// The same statements in the same order, of the client's next invoice.
fn transaction(first: usize, each: usize) -> String {
    let id = "('00000000-0000-7000-8000-' || lpad(to_hex(:n::bigint), 12, '0'))::uuid";
    [
        format!("\\set n {first} + :client_id * {each} + :done"),
        "\\set done :done + 1".to_owned(),
        "begin;".to_owned(),
        "select now();".to_owned(),
        format!("select * from invoices where id = {id} for update;"),
        format!(
            "insert into billing_counters (series, year, last) values ('A', {YEAR}, 0) \
             on conflict do nothing;"
        ),
        format!(
            "select last from billing_counters where series = 'A' and year = {YEAR} for update;"
        ),
        format!("select count(*) from invoices where year = {YEAR};"),
        format!(
            "update billing_counters set last = last + 1 where series = 'A' and year = {YEAR} \
             returning last \\gset"
        ),
        format!(
            "update invoices set state = 'open', year = {YEAR}, serial = :last::int, \
             buyer_name = 'Company', issued_on = current_date, due_on = current_date + 14, \
             issued_at = now(), version = version + 1, changed_at = now() \
             where id = {id} returning *;"
        ),
        format!(
            "insert into audit_log (actor_kind, action, object_kind, object_id, from_state, \
             to_state) values ('operator', 'issue', 'invoice', {id}, 'draft', 'open');"
        ),
        "commit".to_owned(),
    ]
    .join("\n")
}

/// Numbers that the product calls missing, and how many of those wanted are not there exactly once.
fn faults(conn: &mut Conn, wanted: usize) -> Result<(usize, usize)> {
    let gaps = numbers::gaps(conn)?.len();
    let serials: Vec<Option<i32>> = rows::table
        .filter(rows::serial.is_not_null())
        .order((rows::year, rows::serial))
        .select(rows::serial)
        .load(conn)
        .context("the numbers cannot be read")?;
    let there: std::collections::BTreeSet<_> = serials.iter().flatten().collect();
    let twice = serials.len() - there.len();
    Ok((gaps, twice + wanted.saturating_sub(there.len())))
}
