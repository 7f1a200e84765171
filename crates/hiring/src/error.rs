//! What can go wrong in this crate.

use kernel::Refused;

use crate::roles::form::Problem;

/// Why something about a role was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such role, or it is another company's.
    #[error("There is no such role.")]
    NoRole,
    /// Some fields are missing or wrong.
    #[error("Some fields need attention.")]
    Fields(Vec<Problem>),
    /// Somebody changed it in the meantime.
    #[error("This was changed in the meantime. Look at it again.")]
    StaleVersion,
    /// The state does not allow the step, or it is somebody else's.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// A decision against a role, pausing and closing it need words; the others take none.
    #[error("Say why in 1 to 2000 characters where the company is to know, and nothing elsewhere.")]
    BadNote,
    /// Comments go with a request for changes, each about a field of the role.
    #[error(
        "A comment names a field and has 1 to 500 characters; only a request for changes has some."
    )]
    BadComment,
    /// A role is published by itself while people can still apply.
    #[error("Choose a time between now and the deadline.")]
    BadTime,
    /// A closed role can be reopened for thirty days.
    #[error("A role can be reopened for 30 days. Duplicate it to advertise it again.")]
    ClosedTooLong,
    /// Nobody could apply to it.
    #[error("The deadline of this role has passed. Duplicate it to advertise it again.")]
    DeadlinePassed,
    /// There is no such application, or it is not to be seen by the one who asks.
    #[error("There is no such application.")]
    NoApplication,
    /// One application a person and role, also after it was withdrawn.
    #[error("You have applied for this role.")]
    AlreadyApplied,
    /// The role takes no applications now.
    #[error("This role is not accepting applications now.")]
    RoleClosed,
    /// The same, as the one who proposes the role reads it.
    #[error("This candidate has applied for this role.")]
    HasApplied,
    /// The candidate has the role to answer to, or has declined it.
    #[error(
        "This candidate has a proposal for this role to answer, or has declined it within {} days.",
        crate::proposals::AGAIN_AFTER_DAYS
    )]
    ProposedAlready,
    /// Why a role fits is too short, too long, or reads otherwise than it is stored.
    #[error("Say why the role fits, in 20 to 2000 plain characters.")]
    BadProposalNote,
    /// There is no such proposal, or it is not to be seen by the one who asks.
    #[error("There is no such proposal.")]
    NoProposal,
    /// A step lacks its reason, or has one that it does not take.
    #[error("Say why: one of the reasons for a decline, and 1 to 2000 characters.")]
    BadReason,
    /// The candidate has heard of the decline.
    #[error("A decline can be reconsidered for an hour.")]
    ReconsideredLate,
    /// The candidate has an offer to answer.
    #[error("This candidate has an offer. Withdraw it first.")]
    OfferStands,
    /// Every code that was tried is taken.
    #[error("Please try again in a moment.")]
    NoCode,
    /// Somebody asks to be shown the applicants of a role otherwise than they are, without saying why.
    #[error("Say why in 1 to 2000 characters.")]
    BadWhy,
    /// The applicants of the role are shown by name, or without their names, already.
    #[error("Names are already shown this way for this role.")]
    ShownLikeThat,
    /// The company has been shown the application, or it is over.
    #[error("This application has been released or has ended, so it stays on the slate.")]
    NotWaiting,
    /// Nothing of what was chosen waits to be released.
    #[error("None of the chosen applicants is waiting to be released.")]
    NothingToRelease,
    /// An application is not excluded.
    #[error("This application is not excluded.")]
    NotExcluded,
    /// An application is kept off as a duplicate of none that goes on, or names one without being it.
    #[error("Choose another active application for this role.")]
    BadDuplicate,
    /// An application is put before none of its role, or there is no room before it.
    #[error("It cannot be put there. Choose another place.")]
    BadPlace,
    /// An application stands where it was sent.
    #[error("This application is already in its original position.")]
    NotPlaced,
    /// A note of the admin's is too long.
    #[error("A note has at most 2000 characters.")]
    BadEntryNote,
    /// There is nothing to set aside.
    #[error("This application misses no requirement, or they have been set aside.")]
    NothingMissed,
    /// There is no such résumé, or it is not to be seen by the one who asks.
    #[error("There is no such résumé.")]
    NoResume,
    /// A file of at most five mebibytes.
    #[error("A résumé has at most 5 MB.")]
    ResumeTooLarge,
    /// The name of a file is too long, or reads otherwise than it is stored.
    #[error("Rename the file: at most 120 plain characters.")]
    BadFileName,
    /// The file is neither of the two kinds.
    #[error("Choose a PDF file, or a file in the JSON Resume format.")]
    NoResumeFile,
    /// It begins as a PDF document and is none.
    #[error("{0}")]
    BadPdf(&'static str),
    /// It is JSON and no résumé; the field that is wrong, or nothing for the whole.
    #[error("{}", bad_json_resume(.0))]
    BadJsonResume(String),
    /// Words with a step are too long, or read otherwise than they are stored.
    #[error("Write at most 2000 plain characters.")]
    BadWords,
    /// There is no such offer, or it is not to be seen by the one who asks.
    #[error("There is no such offer.")]
    NoOffer,
    /// One offer at a time.
    #[error("This candidate has an offer to answer. Withdraw it first.")]
    OfferOpen,
    /// It was not answered in time.
    #[error("The time to answer this offer is over. Ask the company for a new one.")]
    OfferOver,
    /// There is no such interview, or it is not to be seen by the one who asks.
    #[error("There is no such interview.")]
    NoMeeting,
    /// Five interviews of an application wait or are to come.
    #[error("An application can have 5 interviews ahead. Cancel one of them first.")]
    TooManyMeetings,
    /// It has taken place.
    #[error("The time of this interview has passed.")]
    MeetingOver,
    /// The time that is picked has passed, or none like it was proposed.
    #[error("Choose one of the proposed times that is still ahead.")]
    BadSlot,
    /// What is submitted is changed by submitting it again.
    #[error("This scorecard is submitted. Submit it again to amend it.")]
    ScorecardSubmitted,
    /// There is no such note, or it is not to be seen by the one who asks.
    #[error("There is no such note.")]
    NoNote,
    /// A note is changed by its author only.
    #[error("Only its author can change a note.")]
    NotAuthor,
    /// A note can be changed for a quarter of an hour.
    #[error("A note can be changed for 15 minutes. Write another one.")]
    NoteFixed,
    /// There is no such alert, or it is somebody else's.
    #[error("There is no such alert.")]
    NoAlert,
    /// Somebody has as many alerts as there can be.
    #[error("You have {} alerts. Delete one first.", crate::alerts::MAX_ALERTS)]
    TooManyAlerts,
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

fn bad_json_resume(field: &str) -> String {
    if field.is_empty() {
        return "This file is not in the JSON Resume format.".to_owned();
    }
    format!("This file is not in the JSON Resume format: look at {field}.")
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
