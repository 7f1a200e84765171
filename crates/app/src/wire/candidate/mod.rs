//! What is shown of somebody who has applied: the same to their company, and to the admin before.

mod facts;
mod table;

use std::borrow::Cow;

use assessments::invitations::AttemptRow;
use assessments::scores::Skill;
use db::Conn;
use flows::selection::{self, Assessed, Past, Who};
use hiring::applications::{Application, Listed, RECONSIDER_MINUTES, State};
use hiring::board::{self, Hidden, Line, Shown, Veil};
use hiring::resumes;
use kernel::chrono::{NaiveDate, TimeDelta};
use kernel::uuid::Uuid;
use kernel::{Page, RoleId};
use serde::Serialize;
use utoipa::ToSchema;

use super::words::StepBy;
use super::{
    ApplicationState, BoardColumn, BoardMove, CandidateStepBy, DeclineCode, InvitationState,
    PageBody, ResumeKind, Time, Word,
};
use crate::error::ApiError;
use facts::FactsView;
pub(crate) use facts::Known;
pub(crate) use table::csv;

/// What is hidden of somebody.
#[derive(Serialize, ToSchema)]
#[schema(as = HiddenOfCandidate)]
pub(crate) struct HiddenView {
    name: bool,
    email: bool,
    education: bool,
    resume: bool,
    /// How many words of what they wrote.
    words: usize,
}

impl From<Hidden> for HiddenView {
    fn from(hidden: Hidden) -> Self {
        let Hidden { name, email, education, resume, words } = hidden;
        Self { name, email, education, resume, words }
    }
}

/// The last assessment that somebody was invited to from the board, else one that the company invited them to otherwise
/// and has the result of.
#[derive(Serialize, ToSchema)]
#[schema(as = CandidateAssessment)]
struct AssessedView {
    assessment_id: Uuid,
    title: String,
    state: InvitationState,
    /// Until when an attempt can begin.
    expires_at: Time,
    /// From when the invitation can be mailed once more; null where it cannot.
    remind_from: Option<Time>,
    /// The score, 0 to 1000, once graded.
    fineness: Option<i32>,
    /// Its standard error of measurement; null while that is not estimated.
    sem: Option<i32>,
    /// Null before it is graded, and while the name is hidden: the report says it.
    report_id: Option<Uuid>,
    /// When it was submitted; null while nothing is, and of an earlier result that they share.
    submitted_at: Option<Time>,
    /// Whether they were invited otherwise than from this board.
    is_elsewhere: bool,
    /// How each skill area went; empty before it is graded.
    skills: Vec<AreaView>,
}

/// A skill area of a result.
#[derive(Serialize, ToSchema)]
#[schema(as = CandidateArea)]
struct AreaView {
    name: String,
    /// Tenths of a percent, 0 to 1000.
    percent_tenths: i32,
}

impl From<&Skill> for AreaView {
    fn from(skill: &Skill) -> Self {
        Self { name: skill.name.clone(), percent_tenths: skill.percent_tenths }
    }
}

impl AssessedView {
    fn of(assessed: &Assessed, is_hidden: bool) -> Self {
        let Assessed { invitation, title, remind_from, is_elsewhere, skills } = assessed;
        let graded = invitation.attempt.filter(|attempt| attempt.fineness.is_some());
        Self {
            assessment_id: invitation.assessment.0,
            title: title.clone(),
            state: Word(invitation.state),
            expires_at: invitation.expires_at.into(),
            remind_from: remind_from.map(Time::from),
            fineness: graded.and_then(|attempt| attempt.fineness),
            sem: graded.and_then(|attempt| attempt.standard_error),
            report_id: graded.filter(|_| !is_hidden).map(|attempt| attempt.id.0),
            submitted_at: graded.and_then(|attempt| attempt.submitted_at).map(Time::from),
            is_elsewhere: *is_elsewhere,
            skills: skills.iter().map(AreaView::from).collect(),
        }
    }
}

/// Somebody who has applied, as a card of the board.
#[derive(Serialize, ToSchema)]
#[schema(as = CandidateCard)]
pub(crate) struct CardView {
    /// Of the application.
    id: Uuid,
    /// The code in place of a hidden name.
    code: String,
    /// Null while it is hidden, and once the person is erased.
    name: Option<String>,
    /// Null before the company sees the application.
    column: Option<BoardColumn>,
    state: ApplicationState,
    /// What a move of it names.
    version: i32,
    headline: Option<String>,
    skills: Vec<String>,
    available_from: Option<NaiveDate>,
    /// How many answers are not those that the role requires.
    missed: usize,
    /// Whether somebody has set that aside.
    waived: bool,
    applied_at: Time,
    /// What they are in the order of: when it was sent, unless it was put elsewhere before the release.
    stands_at: Time,
    /// Since when it is in its state.
    moved_at: Time,
    /// Null where they were invited to none, and while they are hidden for one that they took otherwise.
    assessment: Option<AssessedView>,
    /// What is hidden; null where nothing is.
    hidden: Option<HiddenView>,
    /// Until when a decline can be taken back; null where there is none, and once the candidate knows.
    reconsider_until: Option<Time>,
    facts: FactsView,
}

impl CardView {
    pub(crate) fn one(conn: &mut Conn, of: &Application) -> Result<Self, ApiError> {
        let known = Known::of(conn, of.role, &[of.id])?;
        Ok(Self::of(of, &known))
    }

    pub(crate) fn page(
        conn: &mut Conn,
        role: RoleId,
        page: Page<Application>,
    ) -> Result<PageBody<Self>, ApiError> {
        let ids: Vec<_> = page.items.iter().map(|one| one.id).collect();
        let known = Known::of(conn, role, &ids)?;
        Ok(PageBody::of(page, |application| Self::of(&application, &known)))
    }

    pub(crate) fn of(of: &Application, known: &Known) -> Self {
        Self::from_shown(of, board::show(of, known.veil), known)
    }

    fn from_shown(of: &Application, shown: Shown, known: &Known) -> Self {
        let silent = of.state == State::DeclinedByCompany && of.news_by.is_some();
        let until = of.moved_at + TimeDelta::minutes(RECONSIDER_MINUTES);
        Self {
            id: of.id.0,
            facts: FactsView::of(of.id, &shown, known),
            code: shown.code,
            name: shown.name,
            column: board::Column::of(of.state).map(Word),
            state: Word(of.state),
            version: of.version,
            headline: shown.headline,
            skills: shown.skills,
            available_from: shown.available_from,
            missed: of.missed().count(),
            waived: of.waived.is_some(),
            applied_at: of.applied_at.into(),
            stands_at: of.stands_at.into(),
            moved_at: of.moved_at.into(),
            assessment: known
                .assessed(of.id, shown.hidden.is_some())
                .map(|assessed| AssessedView::of(assessed, shown.hidden.is_some())),
            hidden: shown.hidden.map(HiddenView::from),
            reconsider_until: silent.then(|| until.into()),
        }
    }
}

/// A move from a column to another.
#[derive(Serialize, ToSchema)]
#[schema(as = BoardLine)]
pub(crate) struct LineView {
    from: BoardColumn,
    act: BoardMove,
    to: BoardColumn,
}

impl From<Line> for LineView {
    fn from(line: Line) -> Self {
        Self { from: Word(line.from), act: Word(line.act), to: Word(line.to) }
    }
}

/// A question, as it was asked, and what was said.
#[derive(Serialize, ToSchema)]
#[schema(as = CandidateAnswer)]
struct AnswerView {
    question: String,
    answer: String,
    /// The answer that the role requires.
    needs: Option<String>,
    /// Whether it is another one.
    misses: bool,
}

/// A file that somebody sent along.
#[derive(Serialize, ToSchema)]
#[schema(as = CandidateResume)]
struct ResumeView {
    id: Uuid,
    kind: ResumeKind,
    name: String,
    bytes: i32,
}

/// Why the company said no.
#[derive(Serialize, ToSchema)]
#[schema(as = CandidateDecline)]
struct DeclineView {
    code: DeclineCode,
    /// What the candidate reads with it.
    text: Option<String>,
}

/// A step that was taken with an application.
#[derive(Serialize, ToSchema)]
#[schema(as = CandidateStep)]
struct StepView {
    at: Time,
    action: String,
    by: CandidateStepBy,
    /// The person of the company; null for others, and once they are erased.
    name: Option<String>,
    from: Option<ApplicationState>,
    to: Option<ApplicationState>,
    reason: Option<String>,
}

impl From<Past> for StepView {
    fn from(past: Past) -> Self {
        let (by, name) = match past.by {
            Who::Member(name) => (StepBy::Member, name),
            Who::Candidate => (StepBy::Candidate, None),
            Who::Assay => (StepBy::Assay, None),
        };
        Self {
            at: past.at.into(),
            action: past.action,
            by: Word(by),
            name,
            from: past.from.map(Word),
            to: past.to.map(Word),
            reason: past.reason,
        }
    }
}

/// Somebody who has applied, with all that the company reads of them.
#[derive(Serialize, ToSchema)]
#[schema(as = Candidate)]
pub(crate) struct CandidateView {
    #[serde(flatten)]
    card: CardView,
    role_id: Uuid,
    role_title: String,
    /// Their account, which names their own page; null while their name is.
    candidate_id: Option<Uuid>,
    email: Option<String>,
    education: Option<String>,
    answers: Vec<AnswerView>,
    /// What they say to the company.
    note: Option<String>,
    resume: Option<ResumeView>,
    /// Null where the company has not said no, or has thought again.
    declined: Option<DeclineView>,
    /// Oldest first.
    history: Vec<StepView>,
}

impl CandidateView {
    pub(crate) fn of(conn: &mut Conn, listed: Listed, veil: Veil) -> Result<Self, ApiError> {
        let Listed { application, title, .. } = listed;
        let shown = board::show(&application, veil);
        let history = selection::history(conn, &application)?;
        let known = Known::of(conn, application.role, &[application.id])?;
        let resume = shown.resume.map(|id| resumes::find(conn, id)).transpose()?;
        let answer = |answer: &hiring::applications::Answer| AnswerView {
            question: answer.question.clone(),
            answer: answer.answer.clone(),
            needs: answer.needs.clone(),
            misses: answer.misses(),
        };
        let declined = application.declined.as_ref();
        let declined = declined.filter(|_| application.state == State::DeclinedByCompany);
        Ok(Self {
            role_id: application.role.0,
            role_title: title,
            candidate_id: application.candidate.filter(|_| shown.name.is_some()).map(|id| id.0),
            email: shown.email.clone(),
            education: shown.education.clone(),
            answers: shown.answers.iter().map(answer).collect(),
            note: shown.note.clone(),
            resume: resume.map(|file| ResumeView {
                id: file.id.0,
                kind: Word(file.kind),
                name: file.name,
                bytes: file.bytes,
            }),
            declined: declined
                .map(|said| DeclineView { code: Word(said.code), text: said.text.clone() }),
            history: history.into_iter().map(StepView::from).collect(),
            card: CardView::from_shown(&application, shown, &known),
        })
    }
}

const HEADINGS: [&str; 15] = [
    "Candidate",
    "Name",
    "E-mail",
    "State",
    "Applied",
    "In this state since",
    "Headline",
    "Education",
    "Skills",
    "Available from",
    "Requirements missed",
    "Set aside",
    "Assessment",
    "Fineness",
    "Standard error",
];

/// What stands for a standard error that nobody has estimated.
const UNKNOWN: &str = "not yet estimated";

/// Applications as a table for a spreadsheet.
///
/// # Errors
/// None of its own; the writer's where memory fails.
pub(crate) fn table(of: &[Application], known: &Known) -> Result<Vec<u8>, ::csv::Error> {
    let text = |text: Option<String>| Cow::from(text.unwrap_or_default());
    let rows = of.iter().map(|one| {
        let shown = board::show(one, known.veil);
        let assessed = known.assessed(one.id, shown.hidden.is_some());
        let graded = assessed.and_then(|of| of.invitation.attempt);
        let graded = graded.filter(|attempt| attempt.fineness.is_some());
        let error = |of: AttemptRow| of.standard_error.map_or(UNKNOWN.into(), |e| e.to_string());
        vec![
            shown.code.into(),
            text(shown.name),
            text(shown.email),
            selection::state_words(one.state).into(),
            one.applied_at.to_rfc3339().into(),
            one.moved_at.to_rfc3339().into(),
            text(shown.headline),
            text(shown.education),
            shown.skills.join("; ").into(),
            text(shown.available_from.map(|day| day.to_string())),
            one.missed().count().to_string().into(),
            if one.waived.is_some() { "yes" } else { "" }.into(),
            text(assessed.map(|of| of.title.clone())),
            text(graded.and_then(|of| of.fineness).map(|score| score.to_string())),
            text(graded.map(error)),
        ]
    });
    csv(&HEADINGS, rows)
}
