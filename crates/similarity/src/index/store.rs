//! Programs by their fingerprints, in the database. Every function is one statement.

use std::collections::{BTreeMap, HashMap};

use db::Conn;
use db::schema::{
    similarity_hashes as hashes, similarity_scopes as scopes, similarity_sources as sources,
    similarity_spreads as spreads,
};
use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};
use kernel::uuid::Uuid;
use kernel::{AttemptId, Instant, Language, SubmissionId, TaskId, UserId};

use super::rules::{Kept, Other, Outcome, Own, Program, Scope};

/// How many programs there are of a scope.
#[derive(Debug, Clone, Copy, Queryable)]
pub(super) struct Counts {
    pub(super) sources: i64,
    pub(super) comparable: i64,
    pub(super) pairs: i64,
}

/// Locks the scope until the transaction ends, and makes it where it is new.
pub(super) fn lock(conn: &mut Conn, scope: Scope) -> QueryResult<Counts> {
    diesel::insert_into(scopes::table)
        .values((scopes::problem_id.eq(scope.problem), scopes::language.eq(scope.language)))
        .on_conflict((scopes::problem_id, scopes::language))
        .do_update()
        .set(scopes::sources.eq(scopes::sources))
        .returning((scopes::sources, scopes::comparable, scopes::pairs))
        .get_result(conn)
}

pub(super) fn is_known(conn: &mut Conn, id: SubmissionId) -> QueryResult<bool> {
    diesel::select(diesel::dsl::exists(sources::table.find(id))).get_result(conn)
}

pub(super) fn remove(conn: &mut Conn, attempt: AttemptId, task: TaskId) -> QueryResult<usize> {
    let before =
        sources::table.filter(sources::attempt_id.eq(attempt)).filter(sources::task_id.eq(task));
    diesel::delete(before).execute(conn)
}

pub(super) fn remove_before(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(sources::table.filter(sources::sent_at.lt(before))).execute(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    program: &Program,
    kept: &[u64],
    own: &Own,
    now: Instant,
) -> QueryResult<usize> {
    let stored: Vec<i64> = kept.iter().map(|hash| hash.cast_signed()).collect();
    diesel::insert_into(sources::table)
        .values((
            sources::submission_id.eq(program.submission),
            sources::attempt_id.eq(program.attempt),
            sources::task_id.eq(program.task),
            sources::user_id.eq(program.user),
            sources::problem_id.eq(program.scope.problem),
            sources::language.eq(program.scope.language),
            sources::hashes.eq(stored),
            sources::fingerprints.eq(i32::try_from(own.counting).unwrap_or(i32::MAX)),
            sources::outcome.eq(own.outcome),
            sources::others.eq(own.others),
            sources::solutions.eq(i32::try_from(own.solutions).unwrap_or(i32::MAX)),
            sources::sent_at.eq(program.sent_at),
            sources::compared_at.eq(now),
        ))
        .execute(conn)
}

/// The hashes that more than so many programs have, and how many that are.
pub(super) fn having_more(
    conn: &mut Conn,
    scope: Scope,
    than: i64,
) -> QueryResult<Vec<(u64, i64)>> {
    let rows: Vec<(i64, i64)> = hashes::table
        .filter(hashes::problem_id.eq(scope.problem))
        .filter(hashes::language.eq(scope.language))
        .filter(hashes::sources.gt(than.max(2)))
        // As the index says it that holds those alone.
        .filter(diesel::dsl::sql::<Bool>("sources > 2"))
        .select((hashes::hash, hashes::sources))
        .load(conn)?;
    Ok(rows.into_iter().map(|(hash, having)| (hash.cast_unsigned(), having)).collect())
}

/// How many programs have each of these hashes; absent where none has.
pub(super) fn having(conn: &mut Conn, scope: Scope, of: &[u64]) -> QueryResult<HashMap<u64, i64>> {
    let of: Vec<i64> = of.iter().map(|hash| hash.cast_signed()).collect();
    let rows: Vec<(i64, i64)> = hashes::table
        .filter(hashes::problem_id.eq(scope.problem))
        .filter(hashes::language.eq(scope.language))
        .filter(hashes::hash.eq_any(of))
        .select((hashes::hash, hashes::sources))
        .load(conn)?;
    Ok(rows.into_iter().map(|(hash, having)| (hash.cast_unsigned(), having)).collect())
}

diesel::define_sql_function! {
    /// Sets a setting of the database, until the transaction ends where it is `local`.
    fn set_config(name: Text, value: Text, local: Bool) -> Text;
}

/// Whether whole tables may be read in this transaction. Comparing two arrays costs so much more than PostgreSQL
/// assumes that it would rather read every program than use the index: eight seconds for a quarter of one.
pub(super) fn allow_scans(conn: &mut Conn, allowed: bool) -> QueryResult<String> {
    let value = if allowed { "on" } else { "off" };
    diesel::select(set_config("enable_seqscan", value, true)).get_result(conn)
}

/// The programs of other people that have one of these hashes.
pub(super) fn sharing(
    conn: &mut Conn,
    scope: Scope,
    user: UserId,
    probes: &[u64],
) -> QueryResult<Vec<Other>> {
    let probes: Vec<i64> = probes.iter().map(|hash| hash.cast_signed()).collect();
    let rows: Vec<(SubmissionId, Uuid, Language, Vec<i64>)> = sources::table
        .filter(sources::hashes.overlaps_with(probes))
        .filter(sources::user_id.ne(user))
        .select((sources::submission_id, sources::problem_id, sources::language, sources::hashes))
        .load(conn)?;
    Ok(rows
        .into_iter()
        // Of another problem by chance, which is next to never.
        .filter(|(_, problem, language, _)| {
            (*problem, *language) == (scope.problem, scope.language)
        })
        .map(|(id, _, _, hashes)| Other {
            id,
            hashes: hashes.into_iter().map(i64::cast_unsigned).collect(),
        })
        .collect())
}

/// How many programs of somebody's own there are that are long enough.
pub(super) fn own(conn: &mut Conn, scope: Scope, user: UserId) -> QueryResult<i64> {
    sources::table
        .filter(sources::user_id.eq(user))
        .filter(sources::problem_id.eq(scope.problem))
        .filter(sources::language.eq(scope.language))
        .filter(sources::outcome.eq(Outcome::Compared))
        .count()
        .get_result(conn)
}

pub(super) fn spread(conn: &mut Conn, scope: Scope) -> QueryResult<BTreeMap<i32, i64>> {
    let rows: Vec<(i32, i64)> = spreads::table
        .filter(spreads::problem_id.eq(scope.problem))
        .filter(spreads::language.eq(scope.language))
        .select((spreads::permille, spreads::pairs))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

pub(super) fn add_pairs(conn: &mut Conn, scope: Scope, pairs: i64) -> QueryResult<usize> {
    diesel::update(scopes::table.find((scope.problem, scope.language)))
        .set(scopes::pairs.eq(scopes::pairs + pairs))
        .execute(conn)
}

pub(super) fn add_high(
    conn: &mut Conn,
    scope: Scope,
    permille: i32,
    pairs: i64,
) -> QueryResult<usize> {
    diesel::insert_into(spreads::table)
        .values((
            spreads::problem_id.eq(scope.problem),
            spreads::language.eq(scope.language),
            spreads::permille.eq(permille),
            spreads::pairs.eq(pairs),
        ))
        .on_conflict((spreads::problem_id, spreads::language, spreads::permille))
        .do_update()
        .set(spreads::pairs.eq(spreads::pairs + pairs))
        .execute(conn)
}

type KeptRow = (SubmissionId, TaskId, Language, Outcome, i32, (i64, i32, Instant));

pub(super) fn of_attempt(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Vec<Kept>> {
    let rows: Vec<KeptRow> = sources::table
        .filter(sources::attempt_id.eq(attempt))
        .select((
            sources::submission_id,
            sources::task_id,
            sources::language,
            sources::outcome,
            sources::fingerprints,
            (sources::others, sources::solutions, sources::compared_at),
        ))
        .load(conn)?;
    let kept = |(submission, task, language, outcome, fingerprints, rest): KeptRow| {
        let (others, solutions, compared_at) = rest;
        Kept { submission, task, language, outcome, fingerprints, others, solutions, compared_at }
    };
    Ok(rows.into_iter().map(kept).collect())
}
