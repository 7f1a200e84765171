//! Whether there is an assistant, how much it may be asked, and what becomes of a question. Pure.

use kernel::chrono::TimeDelta;
use kernel::{
    AssistantQuestionId, AttemptId, Instant, Language, ProblemId, TaskId, WritingId, text, words,
};

use crate::Error;
use crate::definitions::AiPolicy;

/// The longest question, in characters.
pub const MAX_QUESTION: usize = 4_000;
/// The longest code that is sent along, in characters.
pub const MAX_CODE: usize = 32_000;
/// The longest answer, in characters; what follows is not heard.
pub const MAX_ANSWER: usize = 12_000;
/// How many questions an attempt has. Those that got no answer do not count.
pub const MOST_QUESTIONS: i64 = 40;
/// How many characters all answers of an attempt have together.
pub const MOST_ANSWERED: i64 = 200_000;
/// How many questions are kept of an attempt, whatever became of them.
const MOST_KEPT: i64 = 200;
/// An answer that takes longer was lost with the server that listened to it, in seconds.
const LOST_SECONDS: i64 = 120;
/// How many of the questions before are sent along, and how much of each answer, in characters.
const EARLIER: usize = 6;
const EARLIER_LENGTH: usize = 4_000;

words! {
    /// Whether an attempt has an assistant, and whether it was asked.
    pub enum Assistant as "AssistantUse" {
        /// The assessment has none.
        Off = "off",
        /// The candidate began under a text that says nothing of it.
        NotAgreed = "not_agreed",
        /// The server had no language model when the attempt began.
        Unavailable = "unavailable",
        /// It was not asked.
        Unused = "unused",
        /// It was asked.
        Used = "used",
    }
}

words! {
    /// Where a question is.
    pub enum State as "AssistantQuestionState" {
        /// It is kept, and nobody has asked for its answer yet.
        Waiting = "waiting",
        /// The answer is on its way.
        Asking = "asking",
        /// It was answered.
        Answered = "answered",
        /// The candidate did not want more of the answer.
        Stopped = "stopped",
        /// There is no whole answer.
        Failed = "failed",
    }
}

words! {
    /// Why there is no whole answer.
    pub enum Failure as "AssistantFailure" {
        /// The model cannot be reached, or breaks off.
        Down = "down",
        /// It took too long.
        Slow = "slow",
        /// Too many ask at this moment.
        Busy = "busy",
        /// It refuses what this server asks.
        Refused = "refused",
        /// This installation has asked as much as it may today.
        OverBudget = "over_budget",
        /// The connection to the browser or the server ended before.
        Interrupted = "interrupted",
    }
}

/// What an attempt begins with.
pub(super) fn at_start(policy: AiPolicy, agreed: bool, has_model: bool) -> Assistant {
    match policy {
        AiPolicy::Off => Assistant::Off,
        AiPolicy::Allowed | AiPolicy::Required if !agreed => Assistant::NotAgreed,
        AiPolicy::Allowed | AiPolicy::Required if !has_model => Assistant::Unavailable,
        AiPolicy::Allowed | AiPolicy::Required => Assistant::Unused,
    }
}

impl Assistant {
    /// Whether it can be asked, as long as the server has a model.
    pub fn answers(self) -> bool {
        matches!(self, Self::Unused | Self::Used)
    }

    /// The same for the present: a server whose model is gone has no assistant.
    #[must_use]
    pub fn now(self, has_model: bool) -> Self {
        if self.answers() && !has_model { Self::Unavailable } else { self }
    }
}

/// A question as it arrives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewQuestion {
    /// In which attempt.
    pub attempt: AttemptId,
    /// About which task.
    pub task: TaskId,
    /// What the tab was given that writes.
    pub lease: Option<WritingId>,
    /// The words.
    pub question: String,
    /// The code in the editor, where the candidate sends it.
    pub code: Option<(Language, String)>,
}

impl NewQuestion {
    pub(super) fn check(&self) -> Result<(), Error> {
        let length = self.question.chars().count();
        if text::trimmed(&self.question).is_empty()
            || length > MAX_QUESTION
            || !text::is_prose(&self.question)
        {
            return Err(Error::BadQuestion);
        }
        match &self.code {
            Some((_, code)) if code.chars().count() > MAX_CODE || code.contains('\0') => {
                Err(Error::BadCode)
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// A question and what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// Its id.
    pub id: AssistantQuestionId,
    /// About which task.
    pub task: TaskId,
    /// Which of the attempt it is, from 1.
    pub number: i32,
    /// The words.
    pub question: String,
    /// The code that was sent along.
    pub code: Option<(Language, String)>,
    /// When it was asked.
    pub asked_at: Instant,
    /// Where it is.
    pub state: State,
    /// Since when the answer is on its way.
    pub began_at: Option<Instant>,
    /// When it was over.
    pub ended_at: Option<Instant>,
    /// The answer, as far as it came.
    pub answer: String,
    /// Why it is not whole.
    pub failure: Option<Failure>,
    /// The name of the model that was asked.
    pub model: Option<String>,
}

impl Question {
    /// Whether nothing more will come, although nobody has said so.
    fn is_lost(&self, now: Instant) -> bool {
        let since = self.began_at.unwrap_or(self.asked_at);
        self.is_open() && since + TimeDelta::seconds(LOST_SECONDS) < now
    }

    fn is_open(&self) -> bool {
        matches!(self.state, State::Waiting | State::Asking)
    }

    /// As it is to be shown: what was lost has failed.
    pub(super) fn at(self, now: Instant) -> Self {
        if self.is_lost(now) {
            let failure = Some(Failure::Interrupted);
            Self { state: State::Failed, failure, ..self }
        } else {
            self
        }
    }

    /// Whether the answer was cut because it was too long.
    pub fn is_cut(&self) -> bool {
        self.state == State::Answered && self.answer.chars().count() >= MAX_ANSWER
    }
}

/// What is left of a budget.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// How many questions.
    pub questions: i64,
    /// How many characters of answers.
    pub characters: i64,
}

/// What an attempt has left after these questions.
pub fn budget(asked: &[Question]) -> Budget {
    let counts = |of: &&Question| of.state != State::Failed;
    let count = i64::try_from(asked.iter().filter(counts).count()).unwrap_or(i64::MAX);
    let length = asked.iter().map(|of| of.answer.chars().count()).sum::<usize>();
    let kept = MOST_KEPT - i64::try_from(asked.len()).unwrap_or(i64::MAX);
    Budget {
        questions: (MOST_QUESTIONS - count).min(kept).max(0),
        characters: (MOST_ANSWERED - i64::try_from(length).unwrap_or(i64::MAX)).max(0),
    }
}

/// What becomes of the questions before, when another one is asked: the one that nobody listens to any more.
pub(super) fn admit(
    asked: &[Question],
    now: Instant,
) -> Result<Option<AssistantQuestionId>, Error> {
    let left = budget(asked);
    if left.questions == 0 || left.characters == 0 {
        return Err(Error::AssistantSpent);
    }
    let Some(open) = asked.iter().find(|of| of.is_open()) else { return Ok(None) };
    // One whose answer nobody has asked for is given up by asking another.
    if open.state == State::Waiting || open.is_lost(now) {
        Ok(Some(open.id))
    } else {
        Err(Error::AssistantBusy)
    }
}

/// What was asked and answered before in the same task, the oldest first, as far as it is sent along.
pub(super) fn earlier(asked: &[Question], of: &Question) -> Vec<(String, String)> {
    let before =
        |one: &&Question| one.task == of.task && one.number < of.number && !one.answer.is_empty();
    let mut turns: Vec<(String, String)> = asked
        .iter()
        .rev()
        .filter(before)
        .take(EARLIER)
        .map(|one| (one.question.clone(), one.answer.chars().take(EARLIER_LENGTH).collect()))
        .collect();
    turns.reverse();
    turns
}

/// Everything that is needed to have one question answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Begun {
    /// The question.
    pub question: Question,
    /// The version of the problem that it is about.
    pub problem: ProblemId,
    /// What was asked and answered before, the oldest first.
    pub earlier: Vec<(String, String)>,
}

/// How a question ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// It was answered.
    Answered,
    /// The candidate did not want more.
    Stopped,
    /// There is no whole answer.
    Failed(Failure),
}

impl End {
    pub(super) fn state(self) -> State {
        match self {
            Self::Answered => State::Answered,
            Self::Stopped => State::Stopped,
            Self::Failed(_) => State::Failed,
        }
    }

    pub(super) fn failure(self) -> Option<Failure> {
        match self {
            Self::Failed(failure) => Some(failure),
            Self::Answered | Self::Stopped => None,
        }
    }
}

/// An answer as it comes: characters that cannot be kept or seen are left out, and it ends at [`MAX_ANSWER`].
#[derive(Debug, Clone, Default)]
pub struct Hearing {
    heard: String,
    count: usize,
}

impl Hearing {
    /// Takes a piece, and answers what of it is new.
    pub fn hear(&mut self, piece: &str) -> String {
        let mut buffer = [0; 4];
        let fits = |c: &char| text::is_prose(c.encode_utf8(&mut buffer)) && *c != '\r';
        let room = MAX_ANSWER.saturating_sub(self.count);
        let kept: String = piece.chars().filter(fits).take(room).collect();
        self.count += kept.chars().count();
        self.heard.push_str(&kept);
        kept
    }

    /// Whether there is room for more.
    pub fn goes_on(&self) -> bool {
        self.count < MAX_ANSWER
    }

    /// All of it.
    pub fn whole(self) -> String {
        self.heard
    }
}
