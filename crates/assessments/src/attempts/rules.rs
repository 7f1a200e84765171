//! What an attempt is, until when it is open, and how drafts are kept. Pure.

use std::collections::BTreeMap;

use kernel::chrono::TimeDelta;
use kernel::{
    AssessmentId, AttemptId, CompanyId, Email, Instant, Language, ProblemId, TaskId, UserId,
    WritingId, words,
};

use crate::Error;
use crate::consent::Edition;
use crate::invitations::{Claim, Standing};
use crate::machine::State;

/// How long after the deadline what was under way still arrives. Source: states.md §5.
pub const GRACE_SECONDS: i64 = 5;
/// The largest draft, in bytes, whatever the problem allows. Source: product.md §30.
pub const MAX_DRAFT: usize = 128 * 1024;
/// The most extra time given at once, in seconds.
pub const MAX_CREDIT: i32 = crate::outages::MAX_CREDIT;
/// How many characters a receipt has.
pub(crate) const RECEIPT_LENGTH: usize = 12;

/// The person who starts, as the verified token says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Starter {
    /// The account.
    pub user: UserId,
    /// Its address.
    pub email: Email,
    /// Whether the address is verified.
    pub email_verified: bool,
    /// The edition of the consent that they were shown.
    pub edition: Option<String>,
}

/// What starting led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Started {
    /// The attempt.
    pub attempt: AttemptId,
    /// Whether it began just now.
    pub fresh: bool,
}

/// Whether `starter` may begin with an invitation that they have this claim to and that stands so.
pub(crate) fn check_start(
    starter: &Starter,
    claim: Claim,
    standing: Standing,
) -> Result<(), Error> {
    claim.check()?;
    if !starter.email_verified {
        return Err(Error::EmailUnverified);
    }
    match standing {
        Standing::Open => Ok(()),
        Standing::NotOpen => Err(Error::NotYetOpen),
        Standing::Started
        | Standing::Finished
        | Standing::Expired
        | Standing::Cancelled
        | Standing::EarlierResult
        | Standing::Declined => Err(Error::InvitationClosed),
    }
}

/// Whether something that arrives `now` still counts.
pub(crate) fn is_open(state: State, ends_at: Instant, now: Instant) -> bool {
    state == State::InProgress && now <= ends_at + TimeDelta::seconds(GRACE_SECONDS)
}

/// The source in the editor, as the client saves it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDraft {
    /// The task.
    pub task: TaskId,
    /// What it is written in.
    pub language: Language,
    /// The source; may be empty.
    pub source: String,
    /// The revision the client saw last; 0 when it has seen none.
    pub revision: i32,
    /// What the tab was given that writes.
    pub lease: Option<WritingId>,
    /// How long ago the text was last changed, in ms, as the client says.
    pub edited_ms_ago: u32,
}

/// A draft as saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// The task.
    pub task: TaskId,
    /// What it is written in.
    pub language: Language,
    /// The source.
    pub source: String,
    /// Counts its changes, from 1.
    pub revision: i32,
    /// When it was saved.
    pub saved_at: Instant,
    /// When its text was last changed, by the server's clock. Drafts typed offline arrive in any order.
    pub edited_at: Instant,
}

impl NewDraft {
    /// Refuses what could not be submitted as it is, should the deadline find it.
    pub(crate) fn check(&self, offered: &[Language], max_source: usize) -> Result<(), Error> {
        if !offered.contains(&self.language) {
            Err(Error::LanguageNotOffered)
        } else if self.source.len() > max_source {
            Err(Error::SourceTooLarge { max_kib: max_source / 1024 })
        } else if self.source.contains('\0') {
            Err(Error::SourceHasNul)
        } else {
            Ok(())
        }
    }

    /// The revision to save as; `None` when the draft is saved already, as by a first try whose
    /// answer was lost.
    pub(crate) fn next(&self, saved: Option<&Draft>) -> Result<Option<i32>, Error> {
        let saved = saved.map(|draft| (draft.revision, draft.source == self.source));
        kernel::next_revision(self.revision, saved)
            .map_err(|current| Error::StaleRevision { current })
    }

    /// When the text was last changed, where it arrives `now`.
    pub(crate) fn edited_at(&self, now: Instant) -> Instant {
        now - TimeDelta::milliseconds(self.edited_ms_ago.into())
    }
}

/// The languages of a task: those that both the assessment and its problem allow. Where they have none in common, as
/// in assessments from before such a set was refused, those of the problem, so that its candidates are not stuck.
pub(crate) fn task_languages(set: &[Language], problem: Vec<Language>) -> Vec<Language> {
    let both: Vec<_> = set.iter().copied().filter(|one| problem.contains(one)).collect();
    if both.is_empty() { problem } else { both }
}

/// An attempt that was found open for one task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Open {
    /// Whose assessment it is.
    pub company: Option<CompanyId>,
    /// The version of the problem that the task uses.
    pub problem: ProblemId,
    /// The languages of the task.
    pub languages: Vec<Language>,
    /// The largest source, in bytes.
    pub max_source: usize,
}

words! {
    /// Who closed an attempt.
    pub enum ClosedBy as "AttemptEnd" {
        /// The candidate.
        Candidate = "candidate",
        /// The deadline.
        Timeout = "timeout",
        /// The administrator, who voided it.
        Void = "void",
    }
}

/// An attempt that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closed {
    /// The attempt.
    pub attempt: AttemptId,
    /// Whose it is.
    pub user: UserId,
    /// Where it is now.
    pub state: State,
    /// The number the candidate keeps.
    pub receipt_id: String,
    /// When it was closed.
    pub submitted_at: Instant,
    /// Who closed it.
    pub by: ClosedBy,
    /// What the end found in the editors, to be submitted in this transaction, in whatever way the attempt ended
    /// (ADR 97). Empty on every later call.
    pub drafts: Vec<LastDraft>,
    /// Whether this call closed it.
    pub fresh: bool,
}

/// A draft that the end of an attempt submits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastDraft {
    /// Whose assessment it is.
    pub company: Option<CompanyId>,
    /// The task.
    pub task: TaskId,
    /// The version of its problem.
    pub problem: ProblemId,
    /// What it is written in.
    pub language: Language,
    /// The source.
    pub source: String,
}

/// What editors open with, by problem and language.
pub(crate) type Starters = BTreeMap<ProblemId, BTreeMap<Language, String>>;
/// What was submitted last for each task.
pub(crate) type LastSubmitted = BTreeMap<TaskId, (Language, String)>;

/// What the end of an attempt submits of its drafts, which come by task, the last edited first: of each task the first
/// that is neither blank nor its starter, unless that was the last thing submitted.
pub(crate) fn to_submit(
    drafts: Vec<LastDraft>,
    starters: &Starters,
    submitted: &LastSubmitted,
) -> Vec<LastDraft> {
    let starter = |draft: &LastDraft| starters.get(&draft.problem)?.get(&draft.language);
    let is_work = |draft: &LastDraft| {
        let begun_from = starter(draft).map_or("", |text| text.trim_end());
        let text = draft.source.trim_end();
        !text.trim_start().is_empty() && text != begun_from
    };
    let mut chosen: Vec<LastDraft> = drafts.into_iter().filter(is_work).collect();
    chosen.dedup_by_key(|draft| draft.task);
    chosen.retain(|draft| {
        submitted.get(&draft.task).is_none_or(|(language, source)| {
            (*language, source.as_str()) != (draft.language, draft.source.as_str())
        })
    });
    chosen
}

/// A task as the workspace shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkTask {
    /// The task.
    pub id: TaskId,
    /// Its place, from 1.
    pub position: i32,
    /// The version of its problem.
    pub problem: ProblemId,
    /// Its share of the score.
    pub weight: i32,
    /// What it can be written in.
    pub languages: Vec<Language>,
    /// True if the end of the attempt submitted the draft.
    pub sent_at_end: bool,
}

/// An attempt as its candidate sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Workspace {
    /// The attempt.
    pub id: AttemptId,
    /// The assessment.
    pub assessment: AssessmentId,
    /// Where it is.
    pub state: State,
    /// What the candidate agreed to.
    pub edition: &'static Edition,
    /// The assessment that this is a trial of, where it is one.
    pub trial_of: Option<AssessmentId>,
    /// The assessment's title.
    pub assessment_title: String,
    /// Who invited.
    pub company_name: String,
    /// When it began.
    pub started_at: Instant,
    /// The deadline, extra time included.
    pub ends_at: Instant,
    /// The present by the same clock.
    pub server_now: Instant,
    /// How long an attempt lasts without extra time.
    pub duration_minutes: i32,
    /// The receipt, once it is over.
    pub receipt_id: Option<String>,
    /// When it was closed.
    pub submitted_at: Option<Instant>,
    /// Who closed it.
    pub ended_by: Option<ClosedBy>,
    /// The tasks in order.
    pub tasks: Vec<WorkTask>,
    /// The drafts, by task and language.
    pub drafts: Vec<Draft>,
}

/// What an attempt is about, and who is concerned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subject {
    /// The candidate.
    pub user: UserId,
    /// The company that invited them; `None` where a partner runs the assessment.
    pub company: Option<CompanyId>,
    /// What the one who runs it is called.
    pub company_name: String,
    /// The assessment.
    pub assessment: AssessmentId,
    /// The assessment's title.
    pub title: String,
    /// The code of the invitation.
    pub code: String,
}
