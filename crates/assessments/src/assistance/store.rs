//! Questions to the assistant in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::{assessments, assistant_questions as questions, attempts};
use diesel::prelude::*;
use kernel::{AssistantQuestionId, AttemptId, Instant, Language, TaskId, UserId};

use super::rules::{Assistant, End, Failure, NewQuestion, Question, State};
use crate::definitions::AiPolicy;

/// What decides whether an attempt has an assistant: the policy, the edition that was agreed to, and what was
/// written down when it began.
pub(super) fn terms(
    conn: &mut Conn,
    attempt: AttemptId,
) -> QueryResult<Option<(AiPolicy, String, Assistant)>> {
    attempts::table
        .inner_join(assessments::table)
        .filter(attempts::id.eq(attempt))
        .select((assessments::ai_policy, attempts::consent_text_version, attempts::assistant))
        .first(conn)
        .optional()
}

pub(super) fn is_of(conn: &mut Conn, attempt: AttemptId, user: UserId) -> QueryResult<bool> {
    let own = attempts::table.find(attempt).filter(attempts::user_id.eq(user));
    Ok(own.select(attempts::id).first::<AttemptId>(conn).optional()?.is_some())
}

pub(super) fn set_assistant(
    conn: &mut Conn,
    attempt: AttemptId,
    to: Assistant,
) -> QueryResult<usize> {
    diesel::update(attempts::table.find(attempt)).set(attempts::assistant.eq(to)).execute(conn)
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = questions)]
struct Row {
    id: AssistantQuestionId,
    task_id: TaskId,
    number: i32,
    question: String,
    language: Option<Language>,
    code: Option<String>,
    asked_at: Instant,
    state: State,
    began_at: Option<Instant>,
    ended_at: Option<Instant>,
    answer: String,
    failure: Option<Failure>,
    model: Option<String>,
}

impl From<Row> for Question {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            task: row.task_id,
            number: row.number,
            question: row.question,
            code: row.language.zip(row.code),
            asked_at: row.asked_at,
            state: row.state,
            began_at: row.began_at,
            ended_at: row.ended_at,
            answer: row.answer,
            failure: row.failure,
            model: row.model,
        }
    }
}

/// In the order in which they were asked.
pub(super) fn questions(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Vec<Question>> {
    let rows: Vec<Row> = questions::table
        .filter(questions::attempt_id.eq(attempt))
        .order(questions::number)
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Question::from).collect())
}

pub(super) fn answers(
    conn: &mut Conn,
    (attempt, task): (AttemptId, TaskId),
) -> QueryResult<Vec<String>> {
    questions::table
        .filter(questions::attempt_id.eq(attempt))
        .filter(questions::task_id.eq(task))
        .filter(questions::answer.ne(""))
        .order(questions::number)
        .select(questions::answer)
        .load(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    id: AssistantQuestionId,
    number: i32,
    new: &NewQuestion,
) -> QueryResult<Question> {
    let (language, code) = new.code.as_ref().map(|(language, code)| (*language, code)).unzip();
    let row: Row = diesel::insert_into(questions::table)
        .values((
            questions::id.eq(id),
            questions::attempt_id.eq(new.attempt),
            questions::task_id.eq(new.task),
            questions::number.eq(number),
            questions::question.eq(&new.question),
            questions::language.eq(language),
            questions::code.eq(code),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn set_asking(
    conn: &mut Conn,
    id: AssistantQuestionId,
    model: &str,
    now: Instant,
) -> QueryResult<usize> {
    let waiting = questions::table.find(id).filter(questions::state.eq(State::Waiting));
    diesel::update(waiting)
        .set((
            questions::state.eq(State::Asking),
            questions::began_at.eq(now),
            questions::model.eq(model),
        ))
        .execute(conn)
}

/// Ends a question that is open; answers it as it is then, and `None` where it was over or is gone.
pub(super) fn end(
    conn: &mut Conn,
    id: AssistantQuestionId,
    (end, answer): (End, &str),
) -> QueryResult<Option<Question>> {
    let open = questions::table.find(id).filter(questions::ended_at.is_null());
    let row: Option<Row> = diesel::update(open)
        .set((
            questions::state.eq(end.state()),
            questions::failure.eq(end.failure()),
            questions::answer.eq(answer),
            questions::ended_at.eq(NOW),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .optional()?;
    Ok(row.map(Question::from))
}

pub(super) fn find(
    conn: &mut Conn,
    attempt: AttemptId,
    id: AssistantQuestionId,
) -> QueryResult<Option<Question>> {
    let row: Option<Row> = questions::table
        .find(id)
        .filter(questions::attempt_id.eq(attempt))
        .select(Row::as_select())
        .first(conn)
        .optional()?;
    Ok(row.map(Question::from))
}

pub(super) fn remove(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    let ended = attempts::table.filter(attempts::submitted_at.lt(before)).select(attempts::id);
    diesel::delete(questions::table.filter(questions::attempt_id.eq_any(ended))).execute(conn)
}
