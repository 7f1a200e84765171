//! Submissions in the database. Every function is one statement.

use db::Conn;
use db::schema::{attempts, problem_groups as groups, problem_tests, problem_versions as versions};
use db::schema::{submission_tests as tests, submissions, users, verdicts};
use diesel::dsl::{exists, select};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Nullable};
use kernel::{AttemptId, Instant, Language, ProblemId, SubmissionId, TaskId, UserId};

use super::kinds::{Kind, Phase, Verdict};
use super::machine::State;
use super::rules::{Allowed, GroupRow, NewSubmission, OwnOutput, Purpose, Submission, TestRow};
use crate::problems::{Limits, Tag};

/// Where a submission comes from.
pub(super) struct Origin<'a> {
    pub(super) kind: Kind,
    pub(super) own_input: Option<&'a str>,
    pub(super) sent: Sent,
}

/// What sent a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sent {
    ByCandidate,
    /// With the end of its attempt.
    AtEnd(super::End),
    /// With the submit of a later task.
    Again(SubmissionId),
}

pub(super) fn allowed(conn: &mut Conn, problem: ProblemId) -> QueryResult<Option<Allowed>> {
    let row: Option<(Vec<Language>, i32)> = versions::table
        .find(problem)
        .select((versions::languages, versions::source_kib))
        .first(conn)
        .optional()?;
    Ok(row.map(|(languages, source_kib)| Allowed { languages, source_kib }))
}

/// Makes one person's submissions queue up here until the transaction ends, so that they count.
pub(super) fn lock_user(conn: &mut Conn, user: UserId) -> QueryResult<UserId> {
    users::table.find(user).select(users::id).for_no_key_update().first(conn)
}

pub(super) fn recent(
    conn: &mut Conn,
    new: &NewSubmission,
    kind: Kind,
    since: Instant,
    most: i64,
) -> QueryResult<Vec<Instant>> {
    submissions::table
        .filter(submissions::user_id.eq(new.user))
        .filter(submissions::problem_version_id.eq(new.problem))
        .filter(submissions::kind.eq(kind))
        .filter(submissions::origin.eq("candidate"))
        .filter(submissions::created_at.gt(since))
        .order(submissions::created_at.desc())
        .limit(most)
        .select(submissions::created_at)
        .load(conn)
}

type Condition = Box<dyn BoxableExpression<submissions::table, Pg, SqlType = Nullable<Bool>>>;

/// Sent for the same task, or in practice by the same person for the same version.
fn beside(new: &NewSubmission) -> Condition {
    match new.purpose {
        Purpose::Attempt { attempt, task, .. } => {
            Box::new(submissions::attempt_id.eq(attempt).and(submissions::task_id.eq(task)))
        }
        Purpose::Practice => Box::new(
            submissions::attempt_id
                .is_null()
                .and(submissions::user_id.eq(new.user))
                .and(submissions::problem_version_id.eq(new.problem))
                .nullable(),
        ),
    }
}

/// What is judged another time was sent back by an operator and holds nobody up.
pub(super) fn in_flight(conn: &mut Conn, new: &NewSubmission) -> QueryResult<bool> {
    let flying = submissions::table
        .filter(beside(new))
        .filter(submissions::kind.eq(Kind::Submit))
        .filter(submissions::origin.eq("candidate"))
        .filter(submissions::generation.eq(1))
        .filter(submissions::state.eq_any([State::Queued.as_str(), State::Running.as_str()]));
    select(exists(flying)).get_result(conn)
}

pub(super) fn is_judging(
    conn: &mut Conn,
    user: UserId,
    problems: &[ProblemId],
) -> QueryResult<bool> {
    let flying = submissions::table
        .filter(submissions::user_id.eq(user))
        .filter(submissions::attempt_id.is_null())
        .filter(submissions::problem_version_id.eq_any(problems))
        .filter(submissions::kind.eq(Kind::Submit))
        .filter(submissions::generation.eq(1))
        .filter(submissions::state.eq_any([State::Queued.as_str(), State::Running.as_str()]));
    select(exists(flying)).get_result(conn)
}

/// The candidate's own only: what an operator sent back is judged whatever is run meanwhile.
pub(super) fn supersede(conn: &mut Conn, new: &NewSubmission) -> QueryResult<Vec<SubmissionId>> {
    let waiting = submissions::table
        .filter(beside(new))
        .filter(submissions::kind.eq(Kind::Run))
        .filter(submissions::generation.eq(1))
        .filter(submissions::state.eq(State::Queued));
    diesel::update(waiting)
        .set((
            submissions::state.eq(State::Superseded),
            submissions::phase.eq(Phase::Done),
            submissions::event_id.eq(submissions::event_id + 1),
        ))
        .returning(submissions::id)
        .get_results(conn)
}

/// How many tests a submission of `kind` will run.
pub(super) fn count_tests(conn: &mut Conn, problem: ProblemId, kind: Kind) -> QueryResult<i32> {
    let in_group = groups::problem_version_id
        .eq(problem_tests::problem_version_id)
        .and(groups::position.eq(problem_tests::group_position));
    let mut query = problem_tests::table
        .inner_join(groups::table.on(in_group))
        .filter(problem_tests::problem_version_id.eq(problem))
        .into_boxed();
    if kind == Kind::Run {
        query = query.filter(groups::tag.eq(Tag::Sample));
    }
    let count: i64 = query.count().get_result(conn)?;
    // A check holds it at 200.
    Ok(i32::try_from(count).unwrap_or(i32::MAX))
}

pub(super) fn insert(
    conn: &mut Conn,
    id: SubmissionId,
    new: &NewSubmission,
    origin: &Origin<'_>,
    tests: i32,
) -> QueryResult<usize> {
    let (attempt, task) = match new.purpose {
        Purpose::Practice => (None, None),
        Purpose::Attempt { attempt, task, .. } => (Some(attempt), Some(task)),
    };
    diesel::insert_into(submissions::table)
        .values((
            submissions::id.eq(id),
            submissions::problem_version_id.eq(new.problem),
            submissions::user_id.eq(new.user),
            submissions::attempt_id.eq(attempt),
            submissions::task_id.eq(task),
            submissions::kind.eq(origin.kind),
            submissions::origin.eq(match origin.sent {
                Sent::ByCandidate => "candidate",
                Sent::AtEnd(super::End::Finish) => "finish",
                Sent::AtEnd(super::End::Timeout) => "timeout",
                Sent::Again(_) => "regression",
            }),
            submissions::regression_of.eq(match origin.sent {
                Sent::Again(of) => Some(of),
                Sent::ByCandidate | Sent::AtEnd(_) => None,
            }),
            submissions::language.eq(new.language),
            submissions::source.eq(&new.source),
            submissions::own_input.eq(origin.own_input.map(str::as_bytes)),
            submissions::tests_total.eq(tests),
        ))
        .execute(conn)
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = submissions)]
struct Row {
    id: SubmissionId,
    problem_version_id: ProblemId,
    task_id: Option<TaskId>,
    kind: Kind,
    language: Language,
    source: String,
    state: State,
    phase: Phase,
    event_id: i64,
    tests_total: i32,
    generation: i32,
    verdict: Option<Verdict>,
    points: Option<i32>,
    created_at: Instant,
    judged_at: Option<Instant>,
}

/// The submission without what other tables know of it, of `user` only where one is named.
pub(super) fn find(
    conn: &mut Conn,
    id: SubmissionId,
    user: Option<UserId>,
) -> QueryResult<Option<Submission>> {
    let mut query = submissions::table.filter(submissions::id.eq(id)).into_boxed();
    if let Some(user) = user {
        query = query.filter(submissions::user_id.eq(user));
    }
    let row: Option<Row> = query.select(Row::as_select()).first(conn).optional()?;
    Ok(row.map(|row| Submission {
        id: row.id,
        kind: row.kind,
        problem: row.problem_version_id,
        task: row.task_id,
        language: row.language,
        source: row.source,
        state: row.state,
        phase: row.phase,
        generation: row.generation,
        place: None,
        tests_total: row.tests_total,
        tests: Vec::new(),
        verdict: row.verdict,
        points: row.points,
        groups: Vec::new(),
        compile_message: None,
        own: None,
        judge_version: None,
        toolchain: None,
        created_at: row.created_at,
        judged_at: row.judged_at,
        event_id: row.event_id,
    }))
}

/// What a test of the problem may use.
pub(super) fn limits(conn: &mut Conn, problem: ProblemId) -> QueryResult<Limits> {
    let columns =
        (versions::time_limit_ms, versions::memory_mib, versions::output_mib, versions::source_kib);
    let row: (i32, i32, i32, i32) = versions::table.find(problem).select(columns).first(conn)?;
    let (time_limit_ms, memory_mib, output_mib, source_kib) = row;
    Ok(Limits { time_limit_ms, memory_mib, output_mib, source_kib })
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = tests)]
struct TestData {
    number: i32,
    group_name: String,
    tag: Tag,
    name: Option<String>,
    verdict: Verdict,
    reason: Option<String>,
    cpu_us: i64,
    wall_us: i64,
    memory_kib: i64,
    output: Option<String>,
    stderr: Option<String>,
    share_permille: Option<i32>,
}

pub(super) fn tests(
    conn: &mut Conn,
    id: SubmissionId,
    generation: i32,
) -> QueryResult<Vec<TestRow>> {
    let rows: Vec<TestData> = tests::table
        .filter(tests::submission_id.eq(id))
        .filter(tests::generation.eq(generation))
        .order(tests::number)
        .select(TestData::as_select())
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|row| TestRow {
            number: row.number,
            group: row.group_name,
            tag: row.tag,
            name: row.name,
            verdict: row.verdict,
            reason: row.reason,
            cpu_us: row.cpu_us,
            wall_us: row.wall_us,
            memory_kib: row.memory_kib,
            output: row.output,
            stderr: row.stderr,
            share_permille: row.share_permille,
        })
        .collect())
}

/// What a submission's own row said while a judgement was its last.
pub(super) struct Judgement {
    pub(super) generation: i32,
    pub(super) verdict: Verdict,
    pub(super) points: Option<i32>,
    pub(super) finished_at: Instant,
}

/// The judgement of one generation, or the first there was.
pub(super) fn judgement(
    conn: &mut Conn,
    id: SubmissionId,
    generation: Option<i32>,
) -> QueryResult<Option<Judgement>> {
    let mut query = verdicts::table
        .filter(verdicts::submission_id.eq(id))
        .order(verdicts::generation)
        .select((verdicts::generation, verdicts::verdict, verdicts::points, verdicts::finished_at))
        .into_boxed();
    if let Some(generation) = generation {
        query = query.filter(verdicts::generation.eq(generation));
    }
    let row: Option<(i32, Verdict, Option<i32>, Instant)> = query.first(conn).optional()?;
    Ok(row.map(|(generation, verdict, points, finished_at)| Judgement {
        generation,
        verdict,
        points,
        finished_at,
    }))
}

/// The part of a verdict that the submission's own row lacks.
pub(super) struct Rest {
    pub(super) groups: Vec<GroupRow>,
    pub(super) compile_message: Option<String>,
    pub(super) own: Option<OwnOutput>,
    pub(super) judge_version: String,
    pub(super) toolchain: String,
}

type RestRow = (serde_json::Value, Option<String>, Option<String>, Option<String>, String, String);

pub(super) fn verdict(
    conn: &mut Conn,
    id: SubmissionId,
    generation: i32,
) -> QueryResult<Option<Rest>> {
    let row: Option<RestRow> = verdicts::table
        .find((id, generation))
        .select((
            verdicts::groups,
            verdicts::compile_message,
            verdicts::own_output,
            verdicts::own_stderr,
            verdicts::judge_version,
            verdicts::toolchain,
        ))
        .first(conn)
        .optional()?;
    row.map(|(groups, compile_message, output, stderr, judge_version, toolchain)| {
        let groups = serde_json::from_value(groups)
            .map_err(|e| diesel::result::Error::DeserializationError(Box::new(e)))?;
        let own = output.zip(stderr).map(|(output, stderr)| OwnOutput { output, stderr });
        Ok(Rest { groups, compile_message, own, judge_version, toolchain })
    })
    .transpose()
}

/// The runs that still have their source: of attempts that ended before an instant, and of practice before it.
#[diesel::dsl::auto_type(no_type_alias)]
fn old_runs(before: Instant) -> _ {
    let over = attempts::submitted_at.lt(before);
    let ended = attempts::table.filter(over).select(attempts::id.nullable());
    let practised = submissions::attempt_id.is_null().and(submissions::created_at.lt(before));
    submissions::table
        .filter(submissions::kind.eq("run"))
        .filter(submissions::source.ne(""))
        .filter(submissions::attempt_id.eq_any(ended).or(practised.nullable()))
}

pub(super) fn remove_of(conn: &mut Conn, of: &[AttemptId]) -> QueryResult<usize> {
    diesel::delete(submissions::table.filter(submissions::attempt_id.eq_any(of))).execute(conn)
}

pub(super) fn forget_run_tests(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    let runs = old_runs(before).select(submissions::id);
    diesel::delete(tests::table.filter(tests::submission_id.eq_any(runs))).execute(conn)
}

pub(super) fn forget_run_outputs(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    let runs = old_runs(before).select(submissions::id);
    let nothing = None::<String>;
    diesel::update(verdicts::table.filter(verdicts::submission_id.eq_any(runs)))
        .set((
            verdicts::compile_message.eq(&nothing),
            verdicts::own_output.eq(&nothing),
            verdicts::own_stderr.eq(&nothing),
        ))
        .execute(conn)
}

pub(super) fn forget_run_sources(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::update(old_runs(before))
        .set((submissions::source.eq(""), submissions::own_input.eq(None::<Vec<u8>>)))
        .execute(conn)
}
