//! Errors of roles, as the caller sees them.

use hiring::roles::form::Problem;
use kernel::Refused;

use crate::error::{ApiError, FieldError};

fn field_error(problem: Problem) -> FieldError {
    let (code, detail) = (problem.code.to_owned(), problem.detail.to_owned());
    FieldError { field: problem.field, code, detail }
}

impl From<hiring::Error> for ApiError {
    fn from(e: hiring::Error) -> Self {
        use hiring::Error as E;
        let text = e.to_string();
        match e {
            E::NoRole => Self::not_found(),
            E::Fields(problems) => Self::invalid(problems.into_iter().map(field_error).collect()),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::Refused(Refused::NotNow { .. }) => Self::conflict("not_now", text),
            E::Refused(Refused::NotYours { .. }) => Self::forbidden("role", text),
            E::BadNote => Self::invalid_field("note", "length", text),
            E::BadComment => Self::invalid_field("comments", "format", text),
            E::BadTime => Self::invalid_field("publish_at", "range", text),
            E::ClosedTooLong => Self::conflict("closed_too_long", text),
            E::DeadlinePassed => Self::conflict("deadline_passed", text),
            E::NoApplication => Self::not_found(),
            E::AlreadyApplied => Self::conflict("already_applied", text),
            E::RoleClosed => Self::conflict("role_closed", text),
            E::HasApplied => Self::conflict("already_applied", text),
            E::ProposedAlready => Self::conflict("proposed_already", text),
            E::BadProposalNote => Self::invalid_field("note", "length", text),
            E::BadReason => Self::invalid_field("reason", "required", text),
            E::ReconsideredLate => Self::conflict("reconsidered_late", text),
            E::OfferStands => Self::conflict("offer_stands", text),
            E::NoCode => Self::unavailable("busy"),
            E::BadWhy => Self::invalid_field("reason", "required", text),
            E::ShownLikeThat => Self::conflict("not_now", text),
            E::NotWaiting => Self::conflict("not_waiting", text),
            E::NothingToRelease => Self::conflict("nothing_to_release", text),
            E::NotExcluded => Self::conflict("not_excluded", text),
            E::NotPlaced => Self::conflict("not_placed", text),
            E::BadPlace => Self::invalid_field("before", "not_offered", text),
            E::BadDuplicate => Self::invalid_field("duplicate_of", "not_offered", text),
            E::BadEntryNote => Self::invalid_field("note", "length", text),
            E::NothingMissed => Self::conflict("nothing_missed", text),
            E::NoResume => Self::not_found(),
            E::ResumeTooLarge => Self::invalid_field("content", "length", text),
            E::BadFileName => Self::invalid_field("name", "format", text),
            E::NoResumeFile | E::BadPdf(_) | E::BadJsonResume(_) => {
                Self::invalid_field("content", "format", text)
            }
            E::BadWords => Self::invalid_field("reason", "length", text),
            E::NoOffer | E::NoMeeting | E::NoNote | E::NoProposal | E::NoAlert => Self::not_found(),
            E::TooManyAlerts => Self::conflict("too_many_alerts", text),
            E::OfferOpen => Self::conflict("offer_open", text),
            E::OfferOver => Self::conflict("offer_expired", text),
            E::TooManyMeetings => Self::conflict("too_many_meetings", text),
            E::MeetingOver => Self::conflict("meeting_over", text),
            E::BadSlot => Self::conflict("slot_passed", text),
            E::ScorecardSubmitted => Self::conflict("scorecard_submitted", text),
            E::NotAuthor => Self::forbidden("role", text),
            E::NoteFixed => Self::conflict("note_fixed", text),
            E::Db(e) => e.into(),
        }
    }
}
