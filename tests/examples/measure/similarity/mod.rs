//! `cargo xtask bench similarity`: one program compared with all others of its problem, by the function that a
//! worker calls, its own rows and counts included. The programs are made up: of 150 fingerprints, a third
//! of each is of four hundred that many share, forty are its own, the others of twenty thousand.
//!
//! Beside that, in turn with Dolos' library where it can be installed: one more program with those of a
//! problem, and which of five hundred programs' copies are found. Those are put together from the bank.

mod copies;
mod dolos;
mod library;

use std::time::Instant;

use anyhow::Result;
use db::Conn;
use db::schema::similarity_sources as sources;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{AttemptId, Clock, Language, SubmissionId, SystemClock, TaskId, UserId};
use similarity::index::{self, Authored, Program, Scope};
use testkit::TestDb;

use crate::harness::goals::{self, Goal, say};
use dolos::Sizes;

/// How long one comparison may take, in milliseconds.
const MOST_MS: f64 = 1_000.0;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many programs there are of the problem
    #[arg(long, default_value_t = 100_000)]
    programs: usize,
    /// How many are compared with them
    #[arg(long, default_value_t = 20)]
    asks: usize,
    /// How many there are of the problem where Dolos is asked too
    #[arg(long, default_value_t = 2_000)]
    beside: usize,
    /// Of how many programs eight copies each are made
    #[arg(long, default_value_t = 500)]
    originals: usize,
    /// End with one line of JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let database = TestDb::create();
    let mut conn = database.conn();
    let began = Instant::now();
    let scope = Scope { problem: Uuid::from_u128(1), language: Language::Python };
    fill(&mut conn, scope, options.programs)?;
    say(&format!("{} programs made in {} s", options.programs, began.elapsed().as_secs()));
    let mut times = Vec::new();
    for n in 0..options.asks {
        let program = copy(&mut conn, scope, n)?;
        let began = Instant::now();
        let found = conn.transaction(|conn| {
            index::compare(conn, &program, &Authored::default(), SystemClock.now())
        })?;
        times.push(began.elapsed().as_secs_f64() * 1_000.0);
        let matches = found.map_or(0, |found| found.matches.len());
        anyhow::ensure!(matches >= 1, "the original of a copy was not found");
    }
    times.sort_by(f64::total_cmp);
    let at = |hundredth: usize| times.get(times.len() * hundredth / 100).copied().unwrap_or(0.0);
    say(&format!("one program: p50 {:.0} ms, p95 {:.0} ms", at(50), at(95)));
    let name = format!("one program against {}, p95 in ms", options.programs);
    let mut found = vec![Goal::at_most(name, at(95), MOST_MS)];
    let Options { beside, originals, asks, .. } = *options;
    found.extend(dolos::compare(&mut conn, Sizes { beside, asks, originals })?);
    if goals::print(&found, options.json) { Ok(()) } else { anyhow::bail!("a goal was missed") }
}

/// A program of somebody new that is nine tenths like one that is there.
fn copy(conn: &mut Conn, scope: Scope, n: usize) -> Result<Program> {
    let place = i64::try_from(n)? * 97;
    let stored: Vec<i64> = sources::table
        .order(sources::submission_id)
        .offset(place)
        .select(sources::hashes)
        .first(conn)?;
    let own = stored.len() / 10;
    let changed = (0..own).map(|at| 0x5eed_0000_0000 + u64::try_from(n * 1_000 + at).unwrap_or(0));
    let kept = stored.iter().skip(own).map(|hash| scope.mix(hash.cast_unsigned()));
    Ok(Program {
        submission: SubmissionId::new(),
        attempt: AttemptId::new(),
        task: TaskId::new(),
        user: UserId::new(),
        scope,
        sent_at: SystemClock.now(),
        fingerprints: Some(changed.chain(kept).collect()),
    })
}

fn fill(conn: &mut Conn, scope: Scope, programs: usize) -> Result<()> {
    let (problem, language) = (scope.problem, scope.language.as_str());
    let hash = |text: &str| format!("('x' || substr(md5({text}), 1, 16))::bit(64)::bigint");
    let (usual, shared, own) = (
        hash("'u' || floor(random() * 400 + 0 * n)::int"),
        hash("'p' || floor(random() * 20000 + 0 * n)::int"),
        hash("'o' || n || '-' || i"),
    );
    let sql = format!(
        "alter table similarity_sources
           drop constraint similarity_sources_submission, drop constraint similarity_sources_attempt,
           drop constraint similarity_sources_task, drop constraint similarity_sources_user;
         insert into problems (id, slug) values ('{problem}', 'measured');
         set session_replication_role = replica;
         insert into similarity_sources (submission_id, attempt_id, task_id, user_id, problem_id,
             language, hashes, fingerprints, outcome, others, solutions, sent_at, compared_at)
           select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
             '{problem}', '{language}',
             array(select {usual} from generate_series(1, 50) i)
               || array(select {shared} from generate_series(1, 60) i)
               || array(select {own} from generate_series(1, 40) i),
             150, 'compared', 0, 0, now(), now()
           from generate_series(1, {programs}) n;
         insert into similarity_hashes (problem_id, language, hash, sources)
           select '{problem}', '{language}', hash, count(distinct submission_id)
           from similarity_sources, unnest(hashes) hash group by hash;
         insert into similarity_scopes (problem_id, language, sources, comparable, pairs)
           values ('{problem}', '{language}', {programs}, {programs}, 0);
         set session_replication_role = origin;
         analyze similarity_sources;
         analyze similarity_hashes"
    );
    Ok(conn.batch_execute(&sql)?)
}
