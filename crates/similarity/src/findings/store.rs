//! Matches in the database. Every function is one statement.

use std::collections::BTreeMap;

use db::schema::{
    assessments, attempts, problems, similarity_matches as matches, similarity_sources as sources,
    users,
};
use db::{Conn, unreadable};
use diesel::dsl::count_star;
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{AttemptId, CompanyId, Instant, Language, MatchId, ProblemId, SubmissionId, TaskId};
use serde_json::Value;

use super::rules::{Row, Side};
use crate::index::{Match, With};
use crate::overlap::{Fragment, Overlap};

/// The clusters of the matches that one of these programs is in, the oldest first.
pub(super) fn clusters_at(conn: &mut Conn, ends: &[SubmissionId]) -> QueryResult<Vec<Uuid>> {
    let at =
        matches::submission_id.eq_any(ends).or(matches::other_id.assume_not_null().eq_any(ends));
    matches::table.filter(at).select(matches::cluster).distinct().order(matches::cluster).load(conn)
}

pub(super) fn problem(conn: &mut Conn, slug: &str) -> QueryResult<Option<Uuid>> {
    problems::table.filter(problems::slug.eq(slug)).select(problems::id).first(conn).optional()
}

/// What was compared of these attempts for a problem.
pub(super) fn programs(
    conn: &mut Conn,
    problem: Uuid,
    of: &[AttemptId],
) -> QueryResult<Vec<SubmissionId>> {
    sources::table
        .filter(sources::attempt_id.eq_any(of))
        .filter(sources::problem_id.eq(problem))
        .select(sources::submission_id)
        .load(conn)
}

/// Makes them one.
pub(super) fn join(conn: &mut Conn, clusters: &[Uuid], into: Uuid) -> QueryResult<usize> {
    let others =
        matches::table.filter(matches::cluster.eq_any(clusters)).filter(matches::cluster.ne(into));
    diesel::update(others).set(matches::cluster.eq(into)).execute(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    (id, cluster): (MatchId, Uuid),
    program: SubmissionId,
    (found, fragments): (&Match, &[Fragment]),
    now: Instant,
) -> QueryResult<usize> {
    let (other, published) = match found.with {
        With::Submission(other) => (Some(other), None),
        With::Solution(version) => (None, Some(version)),
    };
    let Overlap { left, covered_left, right, covered_right, longest } = found.overlap;
    let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
    diesel::insert_into(matches::table)
        .values((
            matches::id.eq(id),
            matches::submission_id.eq(program),
            matches::other_id.eq(other),
            matches::problem_version_id.eq(published),
            matches::cluster.eq(cluster),
            matches::fingerprints.eq(number(left)),
            matches::covered.eq(number(covered_left)),
            matches::other_fingerprints.eq(number(right)),
            matches::other_covered.eq(number(covered_right)),
            matches::longest.eq(number(longest)),
            matches::threshold_permille.eq(found.threshold),
            matches::fragments.eq(serde_json::to_value(fragments).map_err(unreadable)?),
            matches::found_at.eq(now),
        ))
        .execute(conn)
}

type MatchRow = (
    (MatchId, SubmissionId, Option<SubmissionId>, Option<ProblemId>, Uuid),
    (i32, i32, i32, i32, i32),
    (i32, Value, Instant),
);
type MatchColumns = (
    (
        matches::id,
        matches::submission_id,
        matches::other_id,
        matches::problem_version_id,
        matches::cluster,
    ),
    (
        matches::fingerprints,
        matches::covered,
        matches::other_fingerprints,
        matches::other_covered,
        matches::longest,
    ),
    (matches::threshold_permille, matches::fragments, matches::found_at),
);

const MATCH: MatchColumns = (
    (
        matches::id,
        matches::submission_id,
        matches::other_id,
        matches::problem_version_id,
        matches::cluster,
    ),
    (
        matches::fingerprints,
        matches::covered,
        matches::other_fingerprints,
        matches::other_covered,
        matches::longest,
    ),
    (matches::threshold_permille, matches::fragments, matches::found_at),
);

fn row((ids, counts, rest): MatchRow) -> QueryResult<Row> {
    let (id, submission, other, published, cluster) = ids;
    let (left, covered_left, right, covered_right, longest) = counts;
    let number = |count: i32| usize::try_from(count).unwrap_or(0);
    let (threshold_permille, fragments, found_at) = rest;
    Ok(Row {
        id,
        submission,
        other,
        published,
        cluster,
        overlap: Overlap {
            left: number(left),
            covered_left: number(covered_left),
            right: number(right),
            covered_right: number(covered_right),
            longest: number(longest),
        },
        threshold_permille,
        fragments: serde_json::from_value(fragments).map_err(unreadable)?,
        found_at,
    })
}

/// The matches of an attempt's programs, on whichever side.
pub(super) fn of_attempt(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Vec<Row>> {
    let own =
        || sources::table.filter(sources::attempt_id.eq(attempt)).select(sources::submission_id);
    let is_own =
        matches::submission_id.eq_any(own()).or(matches::other_id.assume_not_null().eq_any(own()));
    let rows: Vec<MatchRow> = matches::table.filter(is_own).select(MATCH).load(conn)?;
    rows.into_iter().map(row).collect()
}

pub(super) fn find(conn: &mut Conn, id: MatchId) -> QueryResult<Option<Row>> {
    let found: Option<MatchRow> = matches::table.find(id).select(MATCH).first(conn).optional()?;
    found.map(row).transpose()
}

/// Where these programs come from.
pub(super) fn sides(
    conn: &mut Conn,
    ids: Vec<SubmissionId>,
) -> QueryResult<BTreeMap<SubmissionId, Side>> {
    type SideRow = (SubmissionId, AttemptId, TaskId, CompanyId, String, (Language, Instant));
    let rows: Vec<SideRow> = sources::table
        .inner_join(attempts::table.inner_join(assessments::table))
        .inner_join(users::table.on(users::id.eq(sources::user_id)))
        .filter(sources::submission_id.eq_any(ids))
        .filter(assessments::company_id.is_not_null())
        .select((
            sources::submission_id,
            sources::attempt_id,
            sources::task_id,
            assessments::company_id.assume_not_null(),
            users::display_name,
            (sources::language, sources::sent_at),
        ))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(id, attempt, task, company, candidate_name, (language, sent_at))| {
            (id, Side { attempt, task, company, candidate_name, language, sent_at })
        })
        .collect())
}

/// How many matches these clusters have.
pub(super) fn sizes(conn: &mut Conn, clusters: Vec<Uuid>) -> QueryResult<BTreeMap<Uuid, i64>> {
    let rows: Vec<(Uuid, i64)> = matches::table
        .filter(matches::cluster.eq_any(clusters))
        .group_by(matches::cluster)
        .select((matches::cluster, count_star()))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}
