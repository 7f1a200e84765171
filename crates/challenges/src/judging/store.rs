//! Judgements in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::{problem_groups as groups, problem_tests};
use db::schema::{submission_tests as tests, submissions, verdicts};
use diesel::prelude::*;
use kernel::{AttemptId, Instant, Language, ProblemId, SubmissionId, UserId};

use super::rules::{Decided, Ending, GroupRule, MAX_REASON, MAX_TEXT, Outcome, TestOutcome};
use super::rules::{Failure, MAX_RETRIES, Sender, Which, Work, clean};
use crate::problems::{Scoring, Tag};
use crate::submissions::{GroupRow, Kind, Phase, State, Verdict};

/// A submission whose row is locked until the transaction ends.
pub(super) struct Locked {
    pub(super) state: State,
    pub(super) kind: Kind,
    pub(super) generation: i32,
    pub(super) tests_total: i32,
    pub(super) problem: ProblemId,
    pub(super) attempt: Option<AttemptId>,
    pub(super) language: Language,
}

type LockedRow = (State, Kind, i32, i32, ProblemId, Option<AttemptId>, Language);

pub(super) fn lock(conn: &mut Conn, id: SubmissionId) -> QueryResult<Option<Locked>> {
    let row: Option<LockedRow> = submissions::table
        .find(id)
        .select((
            submissions::state,
            submissions::kind,
            submissions::generation,
            submissions::tests_total,
            submissions::problem_version_id,
            submissions::attempt_id,
            submissions::language,
        ))
        .for_no_key_update()
        .first(conn)
        .optional()?;
    Ok(row.map(|(state, kind, generation, tests_total, problem, attempt, language)| Locked {
        state,
        kind,
        generation,
        tests_total,
        problem,
        attempt,
        language,
    }))
}

type WorkRow =
    (i32, Kind, (Option<UserId>, Option<AttemptId>), ProblemId, Language, String, Option<Vec<u8>>);

pub(super) fn work(conn: &mut Conn, id: SubmissionId) -> QueryResult<Option<Work>> {
    let row: Option<WorkRow> = submissions::table
        .find(id)
        .select((
            submissions::generation,
            submissions::kind,
            (submissions::user_id, submissions::attempt_id),
            submissions::problem_version_id,
            submissions::language,
            submissions::source,
            submissions::own_input,
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(|(generation, kind, of, problem, language, source, own_input)| {
        let (done, sender) = (Vec::new(), sender(of));
        Work { id, generation, kind, sender, problem, language, source, own_input, done }
    }))
}

fn sender((user, attempt): (Option<UserId>, Option<AttemptId>)) -> Sender {
    match (user, attempt) {
        (_, Some(_)) => Sender::Candidate,
        (Some(_), None) => Sender::Practising,
        (None, None) => Sender::Guest,
    }
}

pub(super) fn set_phase(
    conn: &mut Conn,
    id: SubmissionId,
    state: State,
    phase: Phase,
) -> QueryResult<usize> {
    diesel::update(submissions::table.find(id))
        .set((
            submissions::state.eq(state),
            submissions::phase.eq(phase),
            submissions::event_id.eq(submissions::event_id + 1),
        ))
        .execute(conn)
}

/// A test's place in its problem.
pub(super) struct Place {
    group: String,
    tag: Tag,
    name: String,
}

pub(super) fn place(conn: &mut Conn, problem: ProblemId, number: i32) -> QueryResult<Place> {
    let in_group = groups::problem_version_id
        .eq(problem_tests::problem_version_id)
        .and(groups::position.eq(problem_tests::group_position));
    let (group, tag, name): (String, Tag, String) = problem_tests::table
        .inner_join(groups::table.on(in_group))
        .filter(problem_tests::problem_version_id.eq(problem))
        .filter(problem_tests::number.eq(number))
        .select((groups::name, groups::tag, problem_tests::name))
        .first(conn)?;
    Ok(Place { group, tag, name })
}

/// Inserts unless there is a result; says how many rows it inserted.
pub(super) fn insert_test(
    conn: &mut Conn,
    id: SubmissionId,
    generation: i32,
    outcome: &TestOutcome,
    place: &Place,
) -> QueryResult<usize> {
    let sample = place.tag == Tag::Sample;
    let shown =
        |text: &Option<String>| text.as_ref().filter(|_| sample).map(|text| clean(text, MAX_TEXT));
    let reason = outcome
        .reason
        .as_ref()
        .map(|text| -> String { clean(text, MAX_TEXT).chars().take(MAX_REASON).collect() });
    diesel::insert_into(tests::table)
        .values((
            tests::submission_id.eq(id),
            tests::generation.eq(generation),
            tests::number.eq(outcome.number),
            tests::group_name.eq(&place.group),
            tests::tag.eq(place.tag),
            tests::name.eq(sample.then_some(&place.name)),
            tests::verdict.eq(outcome.verdict),
            tests::reason.eq(reason),
            tests::cpu_us.eq(outcome.cpu_us.max(0)),
            tests::wall_us.eq(outcome.wall_us.max(0)),
            tests::memory_kib.eq(outcome.memory_kib.max(0)),
            tests::output.eq(shown(&outcome.output)),
            tests::stderr.eq(shown(&outcome.stderr)),
            tests::share_permille.eq(outcome.share_permille.map(|share| share.clamp(0, 1000))),
        ))
        .on_conflict((tests::submission_id, tests::generation, tests::number))
        .do_nothing()
        .execute(conn)
}

type GroupData = (String, Tag, (i32, Scoring), Vec<String>, Option<i64>);

pub(super) fn groups(conn: &mut Conn, problem: ProblemId) -> QueryResult<Vec<GroupRule>> {
    let count = problem_tests::table
        .filter(problem_tests::problem_version_id.eq(groups::problem_version_id))
        .filter(problem_tests::group_position.eq(groups::position))
        .count()
        .single_value();
    let rows: Vec<GroupData> = groups::table
        .filter(groups::problem_version_id.eq(problem))
        .order(groups::position)
        .select((
            groups::name,
            groups::tag,
            (groups::weight, groups::scoring),
            groups::requires,
            count,
        ))
        .load(conn)?;
    let rule = |(name, tag, (weight, scoring), requires, tests): GroupData| GroupRule {
        name,
        tag,
        weight,
        scoring,
        requires,
        tests: tests.unwrap_or(0),
    };
    Ok(rows.into_iter().map(rule).collect())
}

/// A verdict to be stored.
pub(super) struct NewVerdict<'a> {
    pub(super) generation: i32,
    pub(super) outcome: &'a Outcome,
    pub(super) decided: &'a Decided,
    pub(super) groups: &'a [GroupRow],
}

pub(super) fn insert_verdict(
    conn: &mut Conn,
    id: SubmissionId,
    new: &NewVerdict<'_>,
) -> QueryResult<usize> {
    let NewVerdict { generation, outcome, decided, groups } = *new;
    let groups = serde_json::to_value(groups)
        .map_err(|e| diesel::result::Error::SerializationError(Box::new(e)))?;
    let (output, stderr) = match &outcome.ending {
        Ending::Own { output, stderr, .. } => {
            (Some(clean(output, MAX_TEXT)), Some(clean(stderr, MAX_TEXT)))
        }
        Ending::CompileError | Ending::Tests => (None, None),
    };
    diesel::insert_into(verdicts::table)
        .values((
            verdicts::submission_id.eq(id),
            verdicts::generation.eq(generation),
            verdicts::verdict.eq(decided.verdict),
            verdicts::points.eq(decided.points),
            verdicts::groups.eq(groups),
            verdicts::compile_message
                .eq(outcome.compile_message.as_ref().map(|text| clean(text, MAX_TEXT))),
            verdicts::own_output.eq(output),
            verdicts::own_stderr.eq(stderr),
            verdicts::judge_version.eq(&outcome.judge_version),
            verdicts::toolchain.eq(&outcome.toolchain),
            verdicts::worker_id.eq(outcome.worker),
        ))
        .execute(conn)
}

pub(super) fn finish(
    conn: &mut Conn,
    id: SubmissionId,
    state: State,
    decided: &Decided,
) -> QueryResult<usize> {
    diesel::update(submissions::table.find(id))
        .set((
            submissions::state.eq(state),
            submissions::phase.eq(Phase::Done),
            submissions::event_id.eq(submissions::event_id + 1),
            submissions::verdict.eq(decided.verdict),
            submissions::points.eq(decided.points),
            submissions::judged_at.eq(NOW),
        ))
        .execute(conn)
}

pub(super) fn requeue(conn: &mut Conn, id: SubmissionId, generation: i32) -> QueryResult<usize> {
    diesel::update(submissions::table.find(id))
        .set((
            submissions::state.eq(State::Queued),
            submissions::phase.eq(Phase::Queued),
            submissions::event_id.eq(submissions::event_id + 1),
            submissions::generation.eq(generation),
            submissions::verdict.eq(None::<Verdict>),
            submissions::points.eq(None::<i32>),
            submissions::judged_at.eq(None::<Instant>),
        ))
        .execute(conn)
}

pub(super) fn list(
    conn: &mut Conn,
    which: Which,
    after: Option<SubmissionId>,
    most: i64,
) -> QueryResult<Vec<SubmissionId>> {
    let mut query =
        submissions::table.order(submissions::id).limit(most).select(submissions::id).into_boxed();
    let submit = submissions::kind.eq(Kind::Submit);
    query = match which {
        Which::Submission(id) => query.filter(submissions::id.eq(id)),
        Which::Attempt(id) => query.filter(submissions::attempt_id.eq(id).and(submit)),
        Which::Problem(id) => query.filter(submissions::problem_version_id.eq(id).and(submit)),
    };
    if let Some(after) = after {
        query = query.filter(submissions::id.gt(after));
    }
    query.load(conn)
}

pub(super) fn failed(conn: &mut Conn, limit: i64) -> QueryResult<Vec<SubmissionId>> {
    submissions::table
        .filter(submissions::state.eq(State::JudgeError))
        .filter(submissions::verdict.eq(Verdict::JudgeError))
        .order((submissions::created_at.desc(), submissions::id.desc()))
        .limit(limit)
        .select(submissions::id)
        .load(conn)
}

/// Only those that may be retried by themselves, the oldest first.
pub(super) fn retryable(conn: &mut Conn, limit: i64) -> QueryResult<Vec<Failure>> {
    let rows: Vec<(SubmissionId, Instant)> = submissions::table
        .filter(submissions::state.eq(State::JudgeError))
        .filter(submissions::retries.lt(MAX_RETRIES))
        .filter(submissions::judged_at.is_not_null())
        .order(submissions::judged_at)
        .limit(limit)
        .select((submissions::id, submissions::judged_at.assume_not_null()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, at)| Failure { id, at }).collect())
}

/// Counts a retry unless the submission has failed once more, or was retried, since; answers how many rows
/// that were.
pub(super) fn count_retry(conn: &mut Conn, failure: Failure) -> QueryResult<usize> {
    let row = submissions::table
        .find(failure.id)
        .filter(submissions::state.eq(State::JudgeError))
        .filter(submissions::judged_at.eq(failure.at));
    diesel::update(row).set(submissions::retries.eq(submissions::retries + 1)).execute(conn)
}

pub(super) fn retries(conn: &mut Conn, id: SubmissionId) -> QueryResult<Option<i16>> {
    submissions::table.find(id).select(submissions::retries).first(conn).optional()
}
