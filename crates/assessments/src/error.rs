//! What can go wrong in this crate.

use kernel::text::many;
use kernel::{Language, Refused};

use crate::accommodations::MAX_TEXT;
use crate::assistance::{MAX_CODE, MAX_QUESTION};
use crate::attempts::MAX_CREDIT;
use crate::cut_offs::CUT_OFF;
use crate::definitions::{
    ACCOMMODATION_PERCENT, DURATION_MINUTES, Difference, MAX_TASKS, RETAKE_ATTEMPTS, RETAKE_DAYS,
    TOTAL_WEIGHT, WINDOW_DAYS,
};
use crate::invitations::{MAX_MESSAGE, MAX_WINDOW_DAYS, RESEND_HOURS};
use crate::links::{MAX_ACTIVE, MAX_RENEWALS};
use crate::sending::MAX_RECIPIENTS;
use crate::solvable::unsolvable;
use crate::variants::MAX_VARIANTS;

/// Why an act on an assessment, an invitation or an attempt was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The title is empty, too long or not one line.
    #[error("A title is one line of 1 to 120 characters.")]
    BadTitle,
    /// The duration is too short or too long.
    #[error(
        "An assessment lasts {} to {} minutes.",
        DURATION_MINUTES.start(),
        DURATION_MINUTES.end()
    )]
    BadDuration,
    /// There is no task, or there are too many, or one problem twice.
    #[error("An assessment has 1 to {} tasks, each with a problem of its own.", MAX_TASKS)]
    BadTasks,
    /// The weights are not what scoring needs.
    #[error(
        "The weights of the tasks are whole numbers of at least 1 that sum to {}.",
        TOTAL_WEIGHT
    )]
    BadWeights,
    /// No language, or one twice.
    #[error("Name at least one language, each once.")]
    BadLanguages,
    /// A task names no published problem.
    #[error("Task {position} names no published problem.")]
    UnknownProblem {
        /// Which task, from 1.
        position: i32,
    },
    /// A task can be solved in none of the languages.
    #[error("{}", unsolvable(*position, needs))]
    UnsolvableTask {
        /// Which task, from 1.
        position: i32,
        /// The languages of its problem.
        needs: Vec<Language>,
    },
    /// The same, of an assessment from before such a set was refused: it is not sent.
    #[error("{}", unsolvable(*position, needs))]
    Unsendable {
        /// Which task, from 1.
        position: i32,
        /// The languages of its problem.
        needs: Vec<Language>,
    },
    /// A task has too many variants, or a problem comes twice.
    #[error("A task has at most {} variants, and no problem comes twice.", MAX_VARIANTS)]
    BadVariants,
    /// A variant names no published problem.
    #[error("Variant {number} of task {position} names no published problem.")]
    UnlistedVariant {
        /// Which task, from 1.
        position: i32,
        /// Which of its variants, from 1.
        number: i32,
    },
    /// A variant is not like the problem that it stands in for.
    #[error(
        "Variant {number} of task {position} differs from the problem of the task in its {difference}."
    )]
    UnlikeVariant {
        /// Which task, from 1.
        position: i32,
        /// Which of its variants, from 1.
        number: i32,
        /// In what.
        difference: Difference,
    },
    /// A language in which no task can be solved.
    #[error("No task can be solved in {language}.")]
    UselessLanguage {
        /// Which.
        language: Language,
    },
    /// Invitations are open too short or too long.
    #[error("Invitations are open for {} to {} days.", WINDOW_DAYS.start(), WINDOW_DAYS.end())]
    BadWindow,
    /// The rule of retakes is none.
    #[error(
        "The retake rule counts {} to {} attempts in {} to {} days.",
        RETAKE_ATTEMPTS.start(),
        RETAKE_ATTEMPTS.end(),
        RETAKE_DAYS.start(),
        RETAKE_DAYS.end()
    )]
    BadRetakes,
    /// Extra time is too little or too much.
    #[error(
        "Extra time is 0, or {} to {} percent.",
        ACCOMMODATION_PERCENT.start(),
        ACCOMMODATION_PERCENT.end()
    )]
    BadAccommodation,
    /// What was asked or granted is too little or too much.
    #[error(
        "Extra time is {} to {} percent.",
        ACCOMMODATION_PERCENT.start(),
        ACCOMMODATION_PERCENT.end()
    )]
    BadExtraTime,
    /// The text of a request for extra time, or of its answer, is empty, too long or not a text.
    #[error("A text has 1 to {} characters that can be seen.", MAX_TEXT)]
    BadWords,
    /// A policy asks for an assistant, and this server has no language model.
    #[error("This server has no language model, so its assessments have no assistant.")]
    NoAssistant,
    /// There is no assistant in this attempt, or none now.
    #[error("There is no assistant in this attempt.")]
    AssistantOff,
    /// The budget of the attempt is used up.
    #[error("The assistant has reached its limit for this attempt.")]
    AssistantSpent,
    /// An answer is on its way, or was given.
    #[error("The assistant is still answering another question.")]
    AssistantBusy,
    /// The question is empty, too long or not a text.
    #[error("A question has 1 to {} characters that can be seen.", MAX_QUESTION)]
    BadQuestion,
    /// The code that is sent along is too long or holds what cannot be kept.
    #[error("Code of at most {} characters can be sent along.", MAX_CODE)]
    BadCode,
    /// There is no such request for extra time, or it is none of theirs.
    #[error("There is no such request.")]
    NoRequest,
    /// The request for extra time was changed since.
    #[error("This request was changed in the meantime.")]
    StaleRequest,
    /// Somebody changed the assessment since.
    #[error("Someone changed this assessment in the meantime.")]
    StaleAssessment,
    /// There is a newer version.
    #[error("There is a newer version of this assessment.")]
    Superseded,
    /// It was put away.
    #[error("This assessment is archived.")]
    Archived,
    /// Nobody of the company has taken it.
    #[error("Preview this assessment, or take it yourself, before you invite the first person.")]
    NotTried,
    /// There is no such assessment, or it belongs to somebody else.
    #[error("There is no such assessment.")]
    NoAssessment,
    /// The name on an invitation is too long or not one line.
    #[error("A name is one line of 1 to 120 characters.")]
    BadName,
    /// The window is none.
    #[error(
        "An invitation closes later than it opens, and is open for an hour at least and {} days at most.",
        MAX_WINDOW_DAYS
    )]
    BadOpening,
    /// The message is too long, empty or not a text.
    #[error("A message has 1 to {} characters that can be seen.", MAX_MESSAGE)]
    BadMessage,
    /// The message names a variable that does not exist.
    #[error(
        "There is no variable {{{name}}}. Use {{name}}, {{company}}, {{assessment}} or {{deadline}}."
    )]
    UnknownVariable {
        /// Which.
        name: String,
    },
    /// Nobody is to be invited, or too many at once.
    #[error("Invite 1 to {} people at once.", MAX_RECIPIENTS)]
    BadRecipients,
    /// The owner of the address wants no invitations from this company.
    #[error("This person has stopped invitations from your company.")]
    OptedOut,
    /// The address takes no mail.
    #[error("This address does not accept e-mail.")]
    Undeliverable,
    /// The person has taken this assessment too often lately.
    #[error("This person has taken this assessment as often as its retake rule allows.")]
    CoolingDown,
    /// There is no earlier result that could stand in for an attempt, or it is another one.
    #[error("There is no earlier result that you can use here.")]
    NoEarlierResult,
    /// The earlier result is not settled.
    #[error("This result cannot be used before the question about it is settled.")]
    Unsettled,
    /// A reviewer found that it is not verified.
    #[error("This result is not verified, so it cannot be used again.")]
    NotVerified,
    /// The cut-off is none.
    #[error("A cut-off is {} to {}.", CUT_OFF.start(), CUT_OFF.end())]
    BadCutOff,
    /// A review or a decision does not fit what it is about.
    #[error("{detail}")]
    BadField {
        /// Which field of the request.
        field: &'static str,
        /// What is wrong with it, in one word.
        code: &'static str,
        /// The same for people.
        detail: &'static str,
    },
    /// Somebody changed the review since.
    #[error("This review was changed in the meantime.")]
    StaleReview,
    /// A colleague decided since.
    #[error("A colleague decided on this result in the meantime.")]
    StaleDecision,
    /// Who applied for a role is decided on where the others of the role are.
    #[error("This candidate applied for a role. Decide on the role’s board.")]
    DecidedOnBoard,
    /// A decision that the candidate knows is not taken back.
    #[error("The candidate has been notified of this decision.")]
    CandidateNotified,
    /// A submitted review cannot become a draft again.
    #[error("This review is submitted. It can only be amended.")]
    ReviewSubmitted,
    /// The invitation is not open yet.
    #[error("This invitation is not open yet.")]
    NotYetOpen,
    /// The address has an invitation to this assessment already.
    #[error("This address has already been invited to this assessment.")]
    AlreadyInvited,
    /// The company has sent as many invitations as one day allows.
    #[error("A company can send {} a day.", invitations(.0))]
    DailyLimit(i64),
    /// There is no such invitation, or it is somebody else's.
    #[error("There is no such invitation.")]
    NoInvitation,
    /// Another account has begun with it, or has answered it with an earlier result.
    #[error(
        "This invitation was used with another account. Only one account can use an invitation."
    )]
    TakenByOther,
    /// The invitation led to an attempt.
    #[error("The candidate has already started.")]
    AlreadyStarted,
    /// The invitation is over: expired, cancelled or undeliverable.
    #[error("This invitation is closed.")]
    InvitationClosed,
    /// A problem in it may have become known, so nobody begins with it.
    #[error(
        "A task in this assessment has been withdrawn. Please ask the company that invited you."
    )]
    TaskWithdrawn,
    /// It has been sent as often as it may be.
    #[error("An invitation can be sent again {}.", times(.0))]
    ResendLimit(i64),
    /// It was sent a short while ago.
    #[error("An invitation can be sent again after {} hours.", RESEND_HOURS)]
    ResendTooSoon {
        /// When it may be sent again.
        retry_after_seconds: i64,
    },
    /// The address of the account is not verified.
    #[error("Confirm your e-mail address first.")]
    EmailUnverified,
    /// The same account has another attempt at this assessment under way.
    #[error("You have another attempt at this assessment in progress.")]
    AnotherRunning,
    /// There is no such attempt, or it is somebody else's.
    #[error("There is no such attempt.")]
    NoAttempt,
    /// The time is over, or it was finished.
    #[error("This attempt is closed.")]
    AttemptClosed,
    /// The attempt has no such task.
    #[error("There is no such task.")]
    NoTask,
    /// The assessment or the task's problem does not allow this language.
    #[error("This task cannot be solved in that language.")]
    LanguageNotOffered,
    /// The draft is larger than the task's problem allows.
    #[error("The source is larger than {max_kib} KiB.")]
    SourceTooLarge {
        /// The limit.
        max_kib: usize,
    },
    /// The draft holds a character that the database cannot keep.
    #[error("The source holds a NUL character.")]
    SourceHasNul,
    /// Another tab or device has taken the attempt over.
    #[error(
        "This attempt is open for writing in another tab or on another device. Continue there, or take over here."
    )]
    WritingElsewhere,
    /// The candidate has not agreed that their writing is recorded.
    #[error("Writing is not recorded in this attempt.")]
    NotRecorded,
    /// What was sent is no batch of a recording, or does not follow the one before.
    #[error("{detail}")]
    BadBatch {
        /// What is wrong with it.
        detail: &'static str,
    },
    /// A batch is larger than any can be.
    #[error("This batch is too large.")]
    BatchTooLarge,
    /// The recording went on in another way.
    #[error("The recording goes on with batch {next}, after another one.")]
    OutOfChain {
        /// The number of the batch that can follow.
        next: i32,
    },
    /// The recording is as large as it may become.
    #[error("The recording of this task is full.")]
    RecordingFull,
    /// Another tab or device saved this draft since.
    #[error("This draft was saved elsewhere since: its revision is {current}.")]
    StaleRevision {
        /// The revision to read before saving again.
        current: i32,
    },
    /// Extra time is given in whole seconds, up to four hours at once.
    #[error("Extra time is 1 second to {} hours.", MAX_CREDIT / 3600)]
    BadCredit,
    /// A submit is being judged, or the judge failed on one.
    #[error("The attempt cannot be graded before every submission is judged.")]
    NotJudged,
    /// A link to a report is not made like this.
    #[error("{detail}")]
    BadLink {
        /// Which field of the request.
        field: &'static str,
        /// What is wrong with it, in one word.
        code: &'static str,
        /// The same for people.
        detail: &'static str,
    },
    /// A report has as many links as it may.
    #[error("A report can have {} links that work at a time. Revoke one first.", MAX_ACTIVE)]
    TooManyLinks,
    /// There is no such link, or it belongs to somebody else.
    #[error("There is no such link.")]
    NoLink,
    /// The link is unknown, over, revoked or has been opened as often as it may be.
    #[error("This link is no longer valid.")]
    LinkInvalid,
    /// The link that was mailed has been used.
    #[error("This link has been used.")]
    LinkUsed,
    /// The link asks for a passcode.
    #[error("This link needs a passcode.")]
    PasscodeNeeded,
    /// The passcode is another one.
    #[error("That passcode is incorrect.")]
    PasscodeWrong,
    /// A new link was sent as often as it may be.
    #[error(
        "A new link was sent {} times already. Ask the person who shared the report.",
        MAX_RENEWALS
    )]
    RenewalLimit,
    /// The passcode could not be hashed.
    #[error("The passcode could not be checked.")]
    Hashing(String),
    /// The state does not allow the step, or it is somebody else's.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

fn invitations(count: &i64) -> String {
    many(*count, "invitation", "invitations")
}

fn times(count: &i64) -> String {
    if *count == 1 { "once".to_owned() } else { format!("{count} times") }
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        let e = db::Error::from(e);
        match e.constraint() {
            Some("invitations_live") => Self::AlreadyInvited,
            Some("attempts_active") => Self::AnotherRunning,
            Some("assistant_questions_one") => Self::AssistantBusy,
            _ => Self::Db(e),
        }
    }
}
