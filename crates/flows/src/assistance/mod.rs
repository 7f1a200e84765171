//! The assistant of an attempt. A question is kept first, in a transaction of its own; then a language model is
//! asked, without a connection to the database, and what it said is kept however that ends. Nothing that grades
//! reads any of it.

mod prompt;

use assessments::assistance::{self, Assistant, End, Failure, Hearing, NewQuestion, Question};
use assessments::links::{self, Section};
use assessments::reports;
use challenges::problems;
use db::{Conn, Db};
use futures_util::future::{Either, select};
use kernel::{AssistantQuestionId, AttemptId, ReportViewId, UserId, WritingId};
use model::Client;

use crate::limits::{self, Action, Who};
use crate::sharing::{self, Reader};
use crate::{Error, Result};

/// Keeps a question.
///
/// # Errors
/// Those of [`assistance::ask`]; [`assessments::Error::AssistantOff`] also where the server has no model now.
pub fn ask(conn: &mut Conn, user: UserId, new: &NewQuestion, has_model: bool) -> Result<Question> {
    let question = assistance::ask(conn, user, new)?;
    if has_model { Ok(question) } else { Err(assessments::Error::AssistantOff.into()) }
}

/// Counts that somebody asks. What is counted stays counted where the question is refused.
///
/// # Errors
/// [`Error::Limited`].
pub fn count(conn: &mut Conn, by: UserId) -> Result<()> {
    limits::take(conn, Action::AskAssistant, Who::of_account(by))
}

/// Who wants a question answered.
#[derive(Debug, Clone, Copy)]
pub struct Asker {
    /// In which attempt.
    pub attempt: AttemptId,
    /// Whose it is.
    pub user: UserId,
    /// Which question.
    pub question: AssistantQuestionId,
    /// What the tab was given that writes.
    pub lease: Option<WritingId>,
}

/// A question that is to be answered now, and what the model is sent for it.
#[derive(Debug)]
pub struct Prepared {
    question: AssistantQuestionId,
    sent: model::Question,
}

/// Claims a question, once, and puts together what the model is sent.
///
/// # Errors
/// Those of [`assistance::begin`]; [`assessments::Error::AssistantOff`] where the server has no model now.
pub fn prepare(conn: &mut Conn, asker: Asker, model: Option<&str>) -> Result<Prepared> {
    let Asker { attempt, user, question, lease } = asker;
    let named = model.unwrap_or_default();
    let begun = assistance::begin(conn, (attempt, user), (question, lease), named)?;
    if model.is_none() {
        return Err(assessments::Error::AssistantOff.into());
    }
    let details = problems::details(conn, &[begun.problem])?;
    let detail = details.get(&begun.problem);
    let detail = detail.ok_or_else(|| Error::inconsistent("a task without a problem"))?;
    Ok(Prepared { question, sent: prompt::question(&begun, &detail.into()) })
}

/// Has the model answer. Its words go to `tell` as they come; `gone` ends it where nobody listens any more. What was
/// heard is kept in every case.
///
/// # Errors
/// [`assessments::Error::NoTask`] where the question is gone; [`Error::Db`].
pub async fn answer(
    db: &Db,
    client: &Client,
    prepared: Prepared,
    tell: &mut (dyn FnMut(String) + Send),
    gone: impl Future<Output = ()>,
) -> Result<Question> {
    let Prepared { question, sent } = prepared;
    let mut hearing = Hearing::default();
    let end = match db.write(|conn| limits::may(conn, Action::AskModel, Who::nobody(None))).await {
        Ok(true) => listen(client, &sent, (&mut hearing, tell), gone).await,
        Ok(false) => {
            client.count(prompt::PURPOSE, "over_budget");
            End::Failed(Failure::OverBudget)
        }
        Err(e) => {
            tracing::error!(error = ?e, "assistant.not_counted");
            End::Failed(Failure::Interrupted)
        }
    };
    let heard = hearing.whole();
    let kept = db.write(move |conn| assistance::end(conn, question, end, &heard)).await?;
    Ok(kept.ok_or(assessments::Error::NoTask)?)
}

async fn listen(
    client: &Client,
    sent: &model::Question,
    (hearing, tell): (&mut Hearing, &mut (dyn FnMut(String) + Send)),
    gone: impl Future<Output = ()>,
) -> End {
    let mut hear = |piece: &str| {
        let words = hearing.hear(piece);
        if !words.is_empty() {
            tell(words);
        }
        hearing.goes_on()
    };
    let asked = std::pin::pin!(client.ask(sent, &mut hear));
    let gone = std::pin::pin!(gone);
    match select(asked, gone).await {
        Either::Left((Ok(()), _)) => End::Answered,
        Either::Left((Err(failure), _)) => {
            tracing::warn!(purpose = prompt::PURPOSE, failure = failure.as_str(), "model.failed");
            End::Failed(of_model(failure))
        }
        Either::Right(((), _)) => End::Stopped,
    }
}

/// What a candidate hears of a model's failure.
fn of_model(failure: model::Failure) -> Failure {
    use model::Failure as M;
    match failure {
        M::Unreachable | M::Elsewhere | M::Broken(_) | M::Cut | M::Garbage | M::Resting => {
            Failure::Down
        }
        M::TooLong | M::Timeout => Failure::Slow,
        M::TooMany | M::Busy => Failure::Busy,
        M::Refused(_) => Failure::Refused,
    }
}

/// What was asked in an attempt, as its report shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transcript {
    /// Whether the attempt had an assistant.
    pub assistant: Assistant,
    /// Every question, the first one first; none once they were removed after their time.
    pub questions: Vec<Question>,
    /// The tasks of the attempt in order.
    pub tasks: Vec<kernel::TaskId>,
}

/// The transcript of a report. The caller has checked who asks.
///
/// # Errors
/// [`Error::Db`].
pub fn of_report(conn: &mut Conn, report: &reports::Report) -> Result<Transcript> {
    Ok(Transcript {
        assistant: report.assistant,
        questions: assistance::of_attempt(conn, report.id)?,
        tasks: report.tasks.iter().map(|task| task.id).collect(),
    })
}

/// The same for readers of a link that shows it.
///
/// # Errors
/// [`assessments::Error::LinkInvalid`]; [`assessments::Error::NoTask`] where the link leaves it out;
/// [`Error::Limited`].
pub async fn shared(
    db: &Db,
    (opening, secret): (ReportViewId, String),
    reader: Reader,
) -> Result<Transcript> {
    let (address, now) = (reader.address, reader.now);
    let found = db.read(move |conn| {
        let link = links::opened_by(conn, opening, &secret, now)?;
        if !link.sections.contains(&Section::Assistant) {
            return Err(assessments::Error::NoTask.into());
        }
        let report = reports::shared(conn, link.attempt)?;
        of_report(conn, &report)
    });
    sharing::count_failure(db, address, found.await).await
}
