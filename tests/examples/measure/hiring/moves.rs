//! Moves on the board over HTTP against PostgreSQL alone: the statements that the server runs for a move,
//! in one transaction, by pgbench on the same socket, in alternating rounds.
//!
//! Each of 64 members moves a candidate of their own role onto the shortlist and back, over and over.
//! What pgbench runs is read from the log of the database while the server makes one such pair of moves for
//! each of them, so the comparison stays honest when a move does more.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use companies::grants::{Flag, NewGrant, grant};
use db::Conn;
use db::audit::Actor;
use db::schema::applications;
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;
use kernel::{ApplicationId, CompanyId};
use serde_json::{Value, json};

use super::{cost, seed};
use crate::api::{load, people, pgbench, report, spent::Moment};
use crate::harness::goals::Goal;
use crate::harness::http;
use crate::harness::server::Server;

/// One for each member; they are different people.
const CONNECTIONS: usize = 64;
const PGBENCH_CLIENTS: u32 = 8;
/// More than one connection makes in a round.
const MOVES: i32 = 1_500;
const LENGTH: Duration = Duration::from_secs(5);
const ROUNDS: usize = 3;
/// What a move reaches of what PostgreSQL does alone, at least.
const SHARE: f64 = 0.6;
pub(super) const SHORTLIST: &str = "shortlist";
pub(super) const BACK: &str = "move_back";

pub(super) fn run(assay: &Path) -> Result<Vec<Goal>> {
    let provider = testkit::IdentityProvider::start();
    let mut server = Server::start(assay, &provider.url(), &["--no-worker"])?;
    let tokens = people::tokens(u32::try_from(CONNECTIONS)?);
    people::register(server.port(), &tokens)?;
    let mut conn = server.database()?;
    fill(&mut conn)?;
    let scripts = pgbench::Scripts::write(&statements(&mut server, &tokens)?)?;
    let mut conn = server.database()?;

    let about = "what the log says of two moves of each member's candidate";
    report::about(&mut conn, "moves on the board", about)?;
    let begun = requests(&mut conn, server.port(), &tokens)?;
    load::run(server.port(), &begun, CONNECTIONS, Duration::from_secs(1))?;
    let mut ratios = Vec::new();
    for round in 1..=ROUNDS {
        // A script is a pair of moves.
        let pairs = scripts.run(&server.socket(), PGBENCH_CLIENTS, LENGTH.as_secs())?;
        let moves = requests(&mut conn, server.port(), &tokens)?;
        let before = Moment::now()?;
        let api = load::run(server.port(), &moves, CONNECTIONS, LENGTH)?;
        let spent = Moment::now()?.spent_since(&before, server.process());
        report::round(round, 2.0 * pairs, &api, spent);
        ratios.push(api.per_second / (2.0 * pairs));
    }
    ratios.sort_by(f64::total_cmp);
    let median = ratios.get(ROUNDS / 2).copied().unwrap_or_default();
    let ratio = Goal::at_least("moves on the board: moves per move of pgbench's", median, SHARE);
    fill_again(&mut conn)?;
    let mut goals = cost::of_moves(&mut server, &tokens, 1)?;
    goals.insert(0, ratio);
    server.stop();
    Ok(goals)
}

/// The `n`th of a kind of row; counted from one.
pub(super) fn id(n: usize) -> Result<kernel::uuid::Uuid> {
    Ok(seed::id(i64::try_from(n)?).parse()?)
}

/// A company, a role and a candidate who was released, for each member.
fn fill(conn: &mut Conn) -> Result<()> {
    let first = people::FIRST_UID;
    conn.batch_execute(seed::FUNCTIONS)?;
    conn.batch_execute(&format!(
        "set session_replication_role = replica;
         update users set kind = 'company' where firebase_uid ~ '^[0-9]+$';
         insert into companies (id, name, state)
           select bench_id(n), 'Firma ' || n, 'approved' from generate_series(1, {CONNECTIONS}) n;
         insert into company_members (company_id, user_id, role)
           select bench_id(n), u.id, 'owner' from generate_series(1, {CONNECTIONS}) n
             join users u on u.firebase_uid = ({first} + n - 1)::text;
         insert into roles (id, company_id, created_by, state, live_state, title, form, published_at)
           select bench_id(n), bench_id(n), m.user_id, 'applicants_released', 'applicants_released',
                  'Role ' || n, '{{}}', now()
             from generate_series(1, {CONNECTIONS}) n
             join company_members m on m.company_id = bench_id(n);
         insert into applications (id, role_id, state, profile, answers, note, code, applied_at,
             stands_at, released_at)
           select bench_id(n), bench_id(n), 'released',
                  '{{\"name\": \"Ben\", \"email\": \"ben@example.com\", \"headline\": \"I build\",
                     \"education\": \"Porto\", \"skills\": [], \"available_from\": null}}',
                  '[]', null, '2345', now(), now(), now()
             from generate_series(1, {CONNECTIONS}) n;
         set session_replication_role = origin;
         analyze"
    ))?;
    for n in 1..=CONNECTIONS {
        let (reason, granted_by) = ("bench".to_owned(), "bench".to_owned());
        let (company, flag) = (CompanyId(id(n)?), Flag::ProfileCompleted);
        let new = NewGrant { company, flag, expires_at: None, reason, granted_by };
        grant(conn, Actor::Operator, &new)?;
    }
    Ok(())
}

/// Every candidate is where they were when they were released.
fn fill_again(conn: &mut Conn) -> Result<()> {
    conn.batch_execute(
        "set session_replication_role = replica;
         update applications set state = 'released', version = 1, shortlisted_at = null,
             answered_at = null, news_by = null, unheard_from = null, tell_at = null;
         set session_replication_role = origin",
    )?;
    Ok(conn.batch_execute("vacuum full analyze applications")?)
}

pub(super) fn body(act: &str, version: i32) -> Value {
    let reason = (act == BACK).then_some("Second thoughts");
    json!({ "act": act, "version": version, "reason": reason, "code": null })
}

/// Moves of each member's candidate from where they are, one after another.
fn requests(conn: &mut Conn, port: u16, tokens: &[String]) -> Result<Vec<Vec<u8>>> {
    let mut all = Vec::with_capacity(tokens.len() * usize::try_from(MOVES)?);
    for (n, token) in (1..).zip(tokens) {
        let application = ApplicationId(id(n)?);
        let (version, state): (i32, String) = applications::table
            .find(application)
            .select((applications::version, applications::state))
            .first(conn)?;
        let acts = if state == "released" { [SHORTLIST, BACK] } else { [BACK, SHORTLIST] };
        for (act, version) in acts.into_iter().cycle().zip(version..version + MOVES) {
            let body = body(act, version).to_string();
            let request = format!(
                "POST /api/applications/{application}/step HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n\
                 authorization: Bearer {token}\r\ncontent-type: application/json\r\n\
                 content-length: {}\r\n\r\n{body}",
                body.len()
            );
            all.push(request.into_bytes());
        }
    }
    Ok(all)
}

/// Two moves of each member's candidate, as the server made them: a script of two transactions each.
fn statements(server: &mut Server, tokens: &[String]) -> Result<Vec<String>> {
    let logged = "alter database assay set log_statement = 'all';
                  alter database assay set log_error_verbosity = 'default'";
    server.database()?.batch_execute(logged)?;
    // Sessions that are open already would log nothing.
    server.kill_and_restart()?;
    for (n, token) in (1..).zip(tokens) {
        let path = format!("/api/applications/{}/step", id(n)?);
        for (act, version) in [(SHORTLIST, 1), (BACK, 2)] {
            let answer = http::post(server.port(), &path, token, &[], &body(act, version))?;
            answer.expect_status(&[200]).context("a candidate could not be moved")?;
        }
    }
    let log = std::fs::read_to_string(server.database_log())?;
    server.database()?.batch_execute("alter database assay reset all")?;
    server.kill_and_restart()?;
    let moves: Vec<String> = transactions(&log)
        .into_iter()
        .filter(|statements| statements.iter().any(|sql| sql.contains("UPDATE \"applications\"")))
        .map(|statements| format!("begin;\n{};\ncommit", statements.join(";\n")))
        .collect();
    ensure!(moves.len() == 2 * tokens.len(), "{} moves are in the log", moves.len());
    Ok(moves.chunks(2).map(|pair| pair.join(";\n")).collect())
}

/// The statements of each transaction that was committed, with their parameters in place.
fn transactions(log: &str) -> Vec<Vec<String>> {
    use std::collections::HashMap;
    let mut open: HashMap<&str, Vec<String>> = HashMap::new();
    let mut done = Vec::new();
    // The lines of one statement after its first begin with a tab.
    let log = log.replace("\n\t", " ");
    for line in log.lines() {
        let Some((session, said)) =
            line.split_once('[').and_then(|(_, rest)| rest.split_once("] "))
        else {
            continue;
        };
        if let Some(sql) = said.strip_prefix("LOG:  statement: ") {
            match sql.to_lowercase().as_str() {
                "begin" => drop(open.insert(session, Vec::new())),
                "commit" => done.extend(open.remove(session)),
                _ => {}
            }
        } else if let Some(statement) = said.strip_prefix("LOG:  execute ") {
            let sql = statement.split_once(": ").map(|(_, sql)| sql.to_owned());
            open.entry(session).or_default().extend(sql);
        } else if let Some(parameters) = said.strip_prefix("DETAIL:  parameters: ")
            && let Some(sql) = open.get_mut(session).and_then(|all| all.last_mut())
        {
            *sql = put_in(sql, parameters);
        }
    }
    done
}

/// A statement with what its parameters were: `$1 = 'a''b', $2 = NULL`.
fn put_in(sql: &str, parameters: &str) -> String {
    let mut values = Vec::new();
    let mut rest = parameters;
    while let Some((_, after)) = rest.split_once(" = ") {
        let mut quotes = 0;
        let end = after.find(|c| {
            quotes += usize::from(c == '\'');
            c == ',' && quotes % 2 == 0
        });
        let (value, next) = after.split_at(end.unwrap_or(after.len()));
        values.push(value);
        rest = next;
    }
    let mut sql = sql.to_owned();
    // The last first: $1 is the beginning of $10.
    for (n, value) in (1..).zip(&values).collect::<Vec<(usize, _)>>().into_iter().rev() {
        sql = sql.replace(&format!("${n}"), value);
    }
    sql
}
