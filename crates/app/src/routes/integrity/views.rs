//! Findings, the rule table and cases as they go over the wire.

use db::Conn;
use db::audit::Object;
use flows::integrity::{self as acts, Shown};
use integrity::cases::{Case, Decider, KIND, Queue};
use integrity::examinations::Examination;
use integrity::levels::{RULES, Rule};
use integrity::signals::{Finding, Signal, Span};
use kernel::Instant;
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::ApiError;
use crate::wire::{
    IntegrityCaseState, IntegrityDecider, IntegrityLevel, IntegrityOutcome, IntegritySignal,
    IntegrityStanding, StepView, Time, history,
};

/// A time within an attempt, in milliseconds since it began.
#[derive(Serialize, ToSchema)]
#[schema(as = IntegritySpan)]
struct SpanView {
    from_ms: u32,
    to_ms: u32,
    /// How many characters it is about; 0 where it is about none.
    length: u32,
}

/// A signal that was found, with its evidence.
#[derive(Serialize, ToSchema)]
#[schema(as = IntegrityFinding)]
struct FindingView {
    signal: IntegritySignal,
    title: String,
    /// The place of the task, from 1; null where it is about the attempt as a whole.
    task: Option<i32>,
    /// What was seen.
    sentence: String,
    /// What else it can be.
    benign: String,
    spans: Vec<SpanView>,
}

impl From<Finding> for FindingView {
    fn from(of: Finding) -> Self {
        let span = |span: &Span| SpanView {
            from_ms: span.from_ms,
            to_ms: span.to_ms,
            length: span.length,
        };
        Self {
            signal: of.signal.into(),
            title: of.signal.title().to_owned(),
            task: of.task,
            sentence: of.sentence(),
            benign: of.signal.benign().to_owned(),
            spans: of.spans.iter().map(span).collect(),
        }
    }
}

/// A row of the rule table.
#[derive(Serialize, ToSchema)]
#[schema(as = IntegrityRule)]
struct RuleView {
    name: String,
    level: IntegrityLevel,
    /// What it asks for.
    text: String,
}

impl From<&Rule> for RuleView {
    fn from(of: &Rule) -> Self {
        Self { name: of.name.to_owned(), level: of.level.into(), text: of.text() }
    }
}

/// What a signal is.
#[derive(Serialize, ToSchema)]
#[schema(as = IntegritySignalText)]
struct SignalView {
    signal: IntegritySignal,
    title: String,
    /// What exactly is looked for.
    measured: String,
    /// What else it can be.
    benign: String,
}

impl From<Signal> for SignalView {
    fn from(of: Signal) -> Self {
        Self {
            signal: of.into(),
            title: of.title().to_owned(),
            measured: of.measured().to_owned(),
            benign: of.benign().to_owned(),
        }
    }
}

/// The rule table, and what its signals are.
#[derive(Serialize, ToSchema)]
#[schema(as = IntegrityRules)]
pub(crate) struct RulesView {
    rules: Vec<RuleView>,
    signals: Vec<SignalView>,
    /// Whether the operator has a table of countries; without one no rule asks for a country.
    countries: bool,
}

impl RulesView {
    /// The rows that can apply on this server.
    pub(super) fn whole(countries: bool) -> Self {
        let rules = RULES.iter().filter(|rule| countries || !rule.needs_countries());
        let signals = Signal::ALL.into_iter().filter(|of| countries || !of.needs_countries());
        Self {
            rules: rules.map(RuleView::from).collect(),
            signals: signals.map(SignalView::from).collect(),
            countries,
        }
    }

    /// Those beside what was found, which may be older than the present settings.
    fn beside(examination: Option<&ExaminationView>, countries: bool) -> Self {
        let named = |view: &ExaminationView| {
            let applied = |rule: &&Rule| view.rules.iter().any(|name| name == rule.name);
            RULES.iter().filter(applied).any(Rule::needs_countries)
        };
        Self::whole(countries || examination.is_some_and(named))
    }
}

/// What was found in an attempt.
#[derive(Serialize, ToSchema)]
#[schema(as = IntegrityExamination)]
struct ExaminationView {
    at: Time,
    level: IntegrityLevel,
    findings: Vec<FindingView>,
    /// The names of the rows that applied.
    rules: Vec<String>,
}

impl From<Examination> for ExaminationView {
    fn from(of: Examination) -> Self {
        Self {
            at: of.at.into(),
            level: of.level.into(),
            findings: of.findings.into_iter().map(FindingView::from).collect(),
            rules: of.rules,
        }
    }
}

/// A decision.
#[derive(Serialize, ToSchema)]
#[schema(as = IntegrityDecision)]
struct DecisionView {
    outcome: IntegrityOutcome,
    reason: String,
    /// In which capacity it was made.
    by: IntegrityDecider,
    at: Time,
}

/// What was said in a case and what was decided.
#[derive(Serialize, ToSchema)]
#[schema(as = IntegrityCaseText)]
struct SaidView {
    state: IntegrityCaseState,
    answer_until: Option<Time>,
    answer: Option<String>,
    answered_at: Option<Time>,
    decision: Option<DecisionView>,
    appeal: Option<String>,
    appealed_at: Option<Time>,
    final_decision: Option<DecisionView>,
}

impl From<&Case> for SaidView {
    fn from(of: &Case) -> Self {
        let first = of.outcome.zip(of.reason.clone()).zip(of.decided_as.zip(of.decided_at));
        let last = of.final_outcome.zip(of.final_reason.clone()).zip(of.final_at);
        Self {
            state: of.state.into(),
            answer_until: of.answer_until.map(Time::from),
            answer: of.answer.clone(),
            answered_at: of.answered_at.map(Time::from),
            decision: first.map(|((outcome, reason), (by, at))| DecisionView {
                outcome: outcome.into(),
                reason,
                by: by.into(),
                at: at.into(),
            }),
            appeal: of.appeal.clone(),
            appealed_at: of.appealed_at.map(Time::from),
            final_decision: last.map(|((outcome, reason), at)| DecisionView {
                outcome: outcome.into(),
                reason,
                by: integrity::cases::DecidedAs::Admin.into(),
                at: at.into(),
            }),
        }
    }
}

/// What a report shows of how far its attempt can be relied on.
#[derive(Serialize, ToSchema)]
#[schema(as = ReportIntegrity)]
pub(crate) struct ReportIntegrityView {
    standing: IntegrityStanding,
    examination: Option<ExaminationView>,
    case: Option<SaidView>,
    /// The case to open; null without one, and by a link.
    case_id: Option<Uuid>,
    rules: RulesView,
}

impl ReportIntegrityView {
    pub(super) fn of(shown: Shown, by_link: bool, countries: bool) -> Self {
        let id = shown.case.as_ref().map(|case| case.id.0);
        let examination = shown.examination.map(ExaminationView::from);
        Self {
            standing: shown.standing.into(),
            rules: RulesView::beside(examination.as_ref(), countries),
            examination,
            case: shown.case.as_ref().map(SaidView::from),
            case_id: id.filter(|_| !by_link),
        }
    }
}

/// A case in a list.
#[derive(Serialize, ToSchema)]
#[schema(as = IntegrityCaseRow)]
pub(crate) struct RowView {
    id: Uuid,
    state: IntegrityCaseState,
    candidate_name: String,
    company_name: String,
    assessment_title: String,
    opened_at: Time,
    /// Until when the candidate can answer or appeal; null where they cannot.
    due_at: Option<Time>,
    outcome: Option<IntegrityOutcome>,
    /// Whether the caller sent the invitation, so that somebody else decides.
    sent_by_you: bool,
}

impl RowView {
    pub(super) fn of(case: &Case, viewer: kernel::UserId, now: Instant) -> Self {
        let answer = case.answer_until.filter(|_| case.can_answer(now));
        let appeal = case.appeal_until().filter(|_| case.can_appeal(now));
        Self {
            id: case.id.0,
            state: case.state.into(),
            candidate_name: case.about.candidate_name.clone(),
            company_name: case.about.company_name.clone(),
            assessment_title: case.about.title.clone(),
            opened_at: case.opened_at.into(),
            due_at: answer.or(appeal).map(Time::from),
            outcome: case.stands().map(Into::into),
            sent_by_you: case.about.sent_by == viewer,
        }
    }
}

/// How many cases are in each queue.
#[derive(Serialize, ToSchema)]
#[schema(as = IntegrityCaseCounts)]
pub(crate) struct CountsView {
    undecided: i64,
    waiting: i64,
    appeals: i64,
    decided: i64,
}

impl CountsView {
    pub(super) fn of(counts: &std::collections::BTreeMap<Queue, i64>) -> Self {
        let of = |queue| counts.get(&queue).copied().unwrap_or_default();
        Self {
            undecided: of(Queue::Undecided),
            waiting: of(Queue::Waiting),
            appeals: of(Queue::Appeals),
            decided: of(Queue::Decided),
        }
    }
}

/// A case as its candidate reads it.
#[derive(Serialize, ToSchema)]
#[schema(as = OwnIntegrityCase)]
pub(crate) struct OwnCaseView {
    id: Uuid,
    /// What answering or appealing names.
    version: i32,
    /// The attempt and its report.
    attempt_id: Uuid,
    company_name: String,
    assessment_title: String,
    said: SaidView,
    examination: Option<ExaminationView>,
    rules: RulesView,
    /// What the candidate has written and not sent.
    draft: String,
    can_answer: bool,
    can_appeal: bool,
    /// Until when they can appeal; null where there is nothing to appeal against.
    appeal_until: Option<Time>,
}

/// A case as those read it who may decide.
#[derive(Serialize, ToSchema)]
#[schema(as = IntegrityCase)]
pub(crate) struct CaseView {
    id: Uuid,
    /// What a decision names.
    version: i32,
    attempt_id: Uuid,
    candidate_name: String,
    company_name: String,
    assessment_title: String,
    opened_at: Time,
    said: SaidView,
    examination: Option<ExaminationView>,
    rules: RulesView,
    can_decide: bool,
    /// Whether the caller sent the invitation, so that somebody else decides.
    sent_by_you: bool,
    /// Until when the candidate can appeal; null where there is nothing to appeal against.
    appeal_until: Option<Time>,
    /// What was done and by whom, oldest first; to the admin only.
    history: Vec<StepView>,
}

fn examined(conn: &mut Conn, case: &Case) -> Result<Option<ExaminationView>, ApiError> {
    let report = acts::reader_of(conn, case.about.attempt)?;
    Ok(acts::of_report(conn, &report)?.examination.map(ExaminationView::from))
}

impl OwnCaseView {
    pub(super) fn read(
        conn: &mut Conn,
        case: Case,
        now: Instant,
        countries: bool,
    ) -> Result<Self, ApiError> {
        let examination = examined(conn, &case)?;
        Ok(Self {
            id: case.id.0,
            version: case.version,
            attempt_id: case.about.attempt.0,
            said: SaidView::from(&case),
            rules: RulesView::beside(examination.as_ref(), countries),
            examination,
            can_answer: case.can_answer(now),
            can_appeal: case.can_appeal(now),
            appeal_until: case.appeal_until().map(Time::from),
            company_name: case.about.company_name,
            assessment_title: case.about.title,
            draft: case.draft,
        })
    }
}

impl CaseView {
    /// `decider` is nobody where the caller reads only.
    pub(super) fn read(
        conn: &mut Conn,
        case: Case,
        viewer: kernel::UserId,
        decider: Option<Decider>,
        countries: bool,
    ) -> Result<Self, ApiError> {
        let examination = examined(conn, &case)?;
        let history = match decider {
            Some(Decider::Admin(_)) => history(conn, Object::of(KIND, case.id))?,
            _ => Vec::new(),
        };
        Ok(Self {
            history,
            id: case.id.0,
            version: case.version,
            attempt_id: case.about.attempt.0,
            opened_at: case.opened_at.into(),
            said: SaidView::from(&case),
            rules: RulesView::beside(examination.as_ref(), countries),
            examination,
            can_decide: decider.is_some_and(|decider| case.can_decide(decider)),
            sent_by_you: case.about.sent_by == viewer,
            appeal_until: case.appeal_until().map(Time::from),
            candidate_name: case.about.candidate_name,
            company_name: case.about.company_name,
            assessment_title: case.about.title,
        })
    }
}
