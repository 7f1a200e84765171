//! What a move costs PostgreSQL: how many statements the server sends for one, and how long they take together, by
//! `pg_stat_statements` over moves that are made one after another. What triggers and foreign keys run is part of the
//! statement that sets them off; committing is shown apart. The cluster runs with production's settings.

use anyhow::{Context as _, Result};
use db::Conn;
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;

use super::moves::{BACK, SHORTLIST, body, id};
use crate::harness::goals::{Goal, say};
use crate::harness::http;
use crate::harness::server::Server;

/// How many moves are made.
const MOVES: usize = 1_000;
/// Of a move, at most.
const STATEMENTS: f64 = 12.0;
/// Of a move, at most, in milliseconds.
const TIME: f64 = 0.8;

diesel::table! {
    asked_of_database (place) {
        place -> Integer,
        calls -> Double,
        time -> Double,
        text -> Text,
    }
}

struct Line {
    /// Of a move.
    calls: f64,
    /// Of a move, in milliseconds.
    time: f64,
    text: String,
}

/// Each member's candidate is on the column of those released, at the version before the first move.
pub(super) fn of_moves(server: &mut Server, tokens: &[String], version: i32) -> Result<Vec<Goal>> {
    let preload = "alter system set shared_preload_libraries = 'pg_stat_statements'";
    server.database()?.batch_execute(preload)?;
    // The cluster goes with the server, and the library is loaded when it begins.
    server.kill_and_restart()?;
    let mut conn = server.database()?;
    let extension = conn.batch_execute("create extension if not exists pg_stat_statements");
    extension.context("PostgreSQL is here without pg_stat_statements")?;
    conn.batch_execute("select pg_stat_statements_reset()")?;
    let rounds = MOVES / (2 * tokens.len());
    for round in 0..rounds {
        let first = version + i32::try_from(2 * round)?;
        for (n, token) in (1..).zip(tokens) {
            let path = format!("/api/applications/{}/step", id(n)?);
            for (act, version) in [(SHORTLIST, first), (BACK, first + 1)] {
                let answer = http::post(server.port(), &path, token, &[], &body(act, version))?;
                answer.expect_status(&[200]).context("a candidate could not be moved")?;
            }
        }
    }
    let made = u32::try_from(rounds * 2 * tokens.len())?;
    let (commits, statements): (Vec<Line>, Vec<Line>) =
        lines(&mut conn, f64::from(made))?.into_iter().partition(|line| line.text == "COMMIT");
    say(&format!("\n{made} moves, one after another; each costs PostgreSQL"));
    for line in &statements {
        let text: String = line.text.split_whitespace().collect::<Vec<_>>().join(" ");
        let text: String = text.chars().take(110).collect();
        say(&format!("{:6.2} × {:8.3} ms  {text}", line.calls, line.time / line.calls));
    }
    let commit: f64 = commits.iter().map(|line| line.time).sum();
    say(&format!("committing: {commit:.3} ms"));
    let calls = statements.iter().map(|line| line.calls).sum();
    let time = statements.iter().map(|line| line.time).sum();
    Ok(vec![
        Goal::at_most("moves on the board: statements of one", calls, STATEMENTS),
        Goal::at_most("the same: milliseconds of PostgreSQL", time, TIME),
    ])
}

/// What this database was asked, the costliest first; neither the extension's own nor the beginning of a transaction.
fn lines(conn: &mut Conn, moves: f64) -> Result<Vec<Line>> {
    conn.batch_execute(
        "create table asked_of_database as
           select row_number() over (order by total_exec_time desc)::int as place,
                  calls::float8 as calls, total_exec_time as time, query as text
             from pg_stat_statements
            where dbid = (select oid from pg_database where datname = current_database())
              and query not like '%pg_stat_statements%' and query not like 'BEGIN%'",
    )?;
    let rows: Vec<(f64, f64, String)> = asked_of_database::table
        .order(asked_of_database::place)
        .select((asked_of_database::calls, asked_of_database::time, asked_of_database::text))
        .load(conn)?;
    let line = |(calls, time, text)| Line { calls: calls / moves, time: time / moves, text };
    Ok(rows.into_iter().map(line).collect())
}
