//! Lists of submissions in the database. Every function is one statement.

use db::Conn;
use db::schema::{problem_versions as versions, submission_tests as tests, submissions};
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{AttemptId, Cursor, Instant, Language, Paging, SubmissionId, TaskId, UserId};

use crate::submissions::{Kind, SentText, State, Summary, Verdict};

#[derive(Queryable, Selectable)]
#[diesel(table_name = submissions)]
struct SummaryRow {
    id: SubmissionId,
    task_id: Option<TaskId>,
    kind: Kind,
    language: Language,
    state: State,
    verdict: Option<Verdict>,
    points: Option<i32>,
    #[diesel(select_expression = submissions::own_input.is_not_null())]
    own_input: bool,
    #[diesel(select_expression = submissions::regression_of.is_not_null())]
    regression: bool,
    created_at: Instant,
}

impl From<SummaryRow> for Summary {
    fn from(row: SummaryRow) -> Self {
        Self {
            id: row.id,
            task: row.task_id,
            kind: row.kind,
            language: row.language,
            state: row.state,
            verdict: row.verdict,
            points: row.points,
            own_input: row.own_input,
            regression: row.regression,
            created_at: row.created_at,
        }
    }
}

pub(super) fn of_attempt(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Vec<Summary>> {
    let rows: Vec<SummaryRow> = submissions::table
        .filter(submissions::attempt_id.eq(attempt))
        .order((submissions::created_at.desc(), submissions::id.desc()))
        .select(SummaryRow::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Summary::from).collect())
}

/// What a submit of one person had judged of earlier tasks, in their order, with their titles.
pub(super) fn regressions(
    conn: &mut Conn,
    user: UserId,
    of: SubmissionId,
) -> QueryResult<Vec<(String, Summary)>> {
    let rows: Vec<(String, SummaryRow)> = submissions::table
        .inner_join(versions::table)
        .filter(submissions::user_id.eq(user))
        .filter(submissions::regression_of.eq(of))
        .order(submissions::id)
        .select((versions::title, SummaryRow::as_select()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(title, row)| (title, row.into())).collect())
}

type SentRow =
    (Kind, Language, String, Option<Verdict>, Option<i32>, Option<i64>, (i32, bool), Instant);

/// The oldest first.
pub(super) fn of_task(
    conn: &mut Conn,
    attempt: AttemptId,
    task: TaskId,
) -> QueryResult<Vec<SentText>> {
    let passed = tests::table
        .filter(tests::submission_id.eq(submissions::id))
        .filter(tests::generation.eq(submissions::generation))
        .filter(tests::verdict.eq(Verdict::Ac))
        .count()
        .single_value();
    let rows: Vec<SentRow> = submissions::table
        .filter(submissions::attempt_id.eq(attempt))
        .filter(submissions::task_id.eq(task))
        .order((submissions::created_at, submissions::id))
        .select((
            submissions::kind,
            submissions::language,
            submissions::source,
            submissions::verdict,
            submissions::points,
            passed,
            (submissions::tests_total, submissions::own_input.is_not_null()),
            submissions::created_at,
        ))
        .load(conn)?;
    let sent = |(kind, language, source, verdict, points, passed, of, at): SentRow| SentText {
        kind,
        language,
        source: (!source.is_empty()).then_some(source),
        verdict,
        points,
        passed: passed.unwrap_or(0),
        tests: of.0,
        own_input: of.1,
        created_at: at,
    };
    Ok(rows.into_iter().map(sent).collect())
}

/// What one person sent in practice for any version of a problem, newest first.
pub(super) fn practised(
    conn: &mut Conn,
    user: UserId,
    problem: Uuid,
    paging: Paging,
) -> QueryResult<Vec<Summary>> {
    let of = versions::table.filter(versions::problem_id.eq(problem)).select(versions::id);
    let mut query = submissions::table
        .filter(submissions::user_id.eq(user))
        .filter(submissions::attempt_id.is_null())
        .filter(submissions::problem_version_id.eq_any(of))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = submissions::created_at.eq(at).and(submissions::id.lt(SubmissionId(id)));
        query = query.filter(submissions::created_at.lt(at).or(same));
    }
    let rows: Vec<SummaryRow> = query
        .order((submissions::created_at.desc(), submissions::id.desc()))
        .limit(paging.limit.fetch())
        .select(SummaryRow::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Summary::from).collect())
}
