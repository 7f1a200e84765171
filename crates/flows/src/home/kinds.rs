//! What can need somebody, and what can have happened. Pure.

use kernel::words;

words! {
    /// For what a member of a company is needed.
    pub enum NeedKind as "NeedKind" {
        /// Nobody has moved an applicant for a week.
        Review = "review",
        /// A candidate has accepted an introduction, and nobody has written to them or moved them.
        Introduced = "introduced",
        /// The member has met an applicant, and their scorecard is not in.
        Scorecard = "scorecard",
        /// None of the times proposed for an interview fits the candidate.
        NoTime = "no_time",
        /// An offer ends unanswered in the next days.
        OfferEnding = "offer_ending",
        /// The admin has sent a role, or the changes to one, back.
        RoleChanges = "role_changes",
        /// Nobody has decided on the result of somebody who was invited without a role.
        Result = "result",
        /// Somebody invited asks for extra time.
        ExtraTime = "extra_time",
        /// The member has begun to review a report, and has not submitted it.
        ReportReview = "report_review",
        /// A case about an attempt waits for a decision.
        IntegrityCase = "integrity_case",
        /// An item of an intern's checklist is due.
        InternshipItem = "internship_item",
        /// The company has not checked in for a week of an internship.
        CheckIn = "check_in",
        /// An intern is to be rated.
        InternRating = "intern_rating",
        /// The last day of an internship has come, and nobody has confirmed it.
        InternshipEnd = "internship_end",
        /// An intern proposes a later last day.
        Extension = "extension",
        /// An invoice is due in the next days, or overdue.
        InvoiceDue = "invoice_due",
    }
}

words! {
    /// What has happened at a company.
    pub enum Activity as "ActivityKind" {
        RoleCreated = "role_created",
        RoleSubmitted = "role_submitted",
        RoleReturned = "role_returned",
        RoleRejected = "role_rejected",
        RolePublished = "role_published",
        RolePaused = "role_paused",
        RoleResumed = "role_resumed",
        RoleClosed = "role_closed",
        RoleReopened = "role_reopened",
        ChangesSubmitted = "changes_submitted",
        ChangesReturned = "changes_returned",
        ChangesRejected = "changes_rejected",
        ChangesPublished = "changes_published",
        NamesShown = "names_shown",
        ApplicantReleased = "applicant_released",
        Introduced = "introduced",
        Shortlisted = "shortlisted",
        Assessed = "assessed",
        Interviewing = "interviewing",
        Selected = "selected",
        MovedBack = "moved_back",
        Declined = "declined",
        Reconsidered = "reconsidered",
        Offered = "offered",
        OfferAccepted = "offer_accepted",
        OfferDeclined = "offer_declined",
        OfferExpired = "offer_expired",
        Withdrew = "withdrew",
        InterviewProposed = "interview_proposed",
        InterviewPicked = "interview_picked",
        InterviewUnfit = "interview_unfit",
        InterviewCancelled = "interview_cancelled",
        AssessmentCreated = "assessment_created",
        AssessmentChanged = "assessment_changed",
        AssessmentArchived = "assessment_archived",
        Invited = "invited",
        Started = "started",
        Finished = "finished",
        Graded = "graded",
        IntroductionRequested = "introduction_requested",
        IntroductionAccepted = "introduction_accepted",
        IntroductionDeclined = "introduction_declined",
        IntroductionExpired = "introduction_expired",
        InternshipStarted = "internship_started",
        InternshipCompleted = "internship_completed",
        InternConverted = "intern_converted",
        InternshipEnded = "internship_ended",
        InternshipCancelled = "internship_cancelled",
        CheckedIn = "checked_in",
        InternRated = "intern_rated",
        ExtensionProposed = "extension_proposed",
        ExtensionAgreed = "extension_agreed",
        ExtensionDeclined = "extension_declined",
        InvoiceIssued = "invoice_issued",
        InvoicePaid = "invoice_paid",
        InvoiceVoided = "invoice_voided",
        CompanyApproved = "company_approved",
        DetailsChanged = "details_changed",
        MemberJoined = "member_joined",
        OwnershipTransferred = "ownership_transferred",
        AssessmentsOpened = "assessments_opened",
        RecruitingOpened = "recruiting_opened",
    }
}

/// Whose act something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    /// A member's.
    Company,
    /// The candidate's whom it is about.
    Candidate,
    /// The admin's, or the software's own.
    Assay,
    /// Of more than one of them: the row says of whom.
    Either,
}

/// An act of the audit log, and what it is on a company's home.
pub(super) type Line = (&'static str, &'static str, Activity, Whose);

/// Every act that the activity shows. What is not here is not shown: drafts that are written on, notes, scorecards and
/// reviews, which nobody hears of before their own are in, cases about attempts, requests for extra time, and steps
/// that another line already says.
pub(super) const LINES: &[Line] = {
    use Activity as A;
    use Whose::{Assay, Candidate, Company, Either};
    &[
        ("role", "create", A::RoleCreated, Company),
        ("role", "submit", A::RoleSubmitted, Company),
        ("role", "request_changes", A::RoleReturned, Assay),
        ("role", "reject", A::RoleRejected, Assay),
        ("role", "publish", A::RolePublished, Assay),
        ("role", "pause", A::RolePaused, Either),
        ("role", "resume", A::RoleResumed, Either),
        ("role", "close", A::RoleClosed, Either),
        ("role", "reopen", A::RoleReopened, Company),
        ("role", "submit_revision", A::ChangesSubmitted, Company),
        ("role", "request_revision_changes", A::ChangesReturned, Assay),
        ("role", "reject_revision", A::ChangesRejected, Assay),
        ("role", "publish_revision", A::ChangesPublished, Assay),
        ("role", "show_names", A::NamesShown, Company),
        ("application", "release", A::ApplicantReleased, Assay),
        ("application", "introduce", A::Introduced, Candidate),
        ("application", "shortlist", A::Shortlisted, Company),
        ("application", "assess", A::Assessed, Company),
        ("application", "interview", A::Interviewing, Company),
        ("application", "select", A::Selected, Company),
        ("application", "move_back", A::MovedBack, Company),
        ("application", "decline", A::Declined, Company),
        ("application", "reconsider", A::Reconsidered, Company),
        ("application", "offer", A::Offered, Company),
        ("application", "accept_offer", A::OfferAccepted, Candidate),
        ("application", "decline_offer", A::OfferDeclined, Candidate),
        ("application", "expire_offer", A::OfferExpired, Assay),
        ("application", "withdraw", A::Withdrew, Candidate),
        ("meeting", "propose", A::InterviewProposed, Company),
        ("meeting", "repropose", A::InterviewProposed, Company),
        ("meeting", "pick", A::InterviewPicked, Candidate),
        ("meeting", "refuse", A::InterviewUnfit, Candidate),
        ("meeting", "cancel", A::InterviewCancelled, Company),
        ("assessment", "create", A::AssessmentCreated, Company),
        ("assessment", "create_version", A::AssessmentChanged, Company),
        ("assessment", "archive", A::AssessmentArchived, Company),
        ("invitation", "create", A::Invited, Either),
        ("attempt", "start", A::Started, Candidate),
        ("attempt", "finish", A::Finished, Candidate),
        ("attempt", "time_out", A::Finished, Candidate),
        ("attempt", "grade", A::Graded, Assay),
        ("introduction", "request", A::IntroductionRequested, Company),
        ("introduction", "message", A::IntroductionRequested, Company),
        ("introduction", "accept", A::IntroductionAccepted, Candidate),
        ("introduction", "decline", A::IntroductionDeclined, Candidate),
        ("introduction", "expire", A::IntroductionExpired, Assay),
        ("internship", "start", A::InternshipStarted, Assay),
        ("internship", "complete", A::InternshipCompleted, Company),
        ("internship", "convert", A::InternConverted, Company),
        ("internship", "end_early", A::InternshipEnded, Either),
        ("internship", "cancel", A::InternshipCancelled, Either),
        ("internship", "check_in", A::CheckedIn, Either),
        ("internship", "rate", A::InternRated, Company),
        ("internship_extension", "propose", A::ExtensionProposed, Either),
        ("internship_extension", "agree", A::ExtensionAgreed, Either),
        ("internship_extension", "decline", A::ExtensionDeclined, Either),
        ("invoice", "issue", A::InvoiceIssued, Assay),
        ("invoice", "pay_rest", A::InvoicePaid, Assay),
        ("invoice", "void", A::InvoiceVoided, Assay),
        ("company", "approve", A::CompanyApproved, Assay),
        ("company", "describe", A::DetailsChanged, Company),
        ("company", "join_company", A::MemberJoined, Company),
        ("company", "transfer_ownership", A::OwnershipTransferred, Either),
        ("company", "grant_assessment_access", A::AssessmentsOpened, Assay),
        ("company", "grant_super_star_access", A::RecruitingOpened, Assay),
    ]
};

/// What an act of the audit log is; `None` for one that is not shown.
pub(super) fn of(object_kind: &str, action: &str) -> Option<(Activity, Whose)> {
    let line = LINES.iter().find(|line| (line.0, line.1) == (object_kind, action));
    line.map(|&(_, _, kind, whose)| (kind, whose))
}

/// Every act, as the audit log is asked for it.
pub(super) fn wanted() -> Vec<String> {
    LINES.iter().map(|(object, action, ..)| format!("{object}:{action}")).collect()
}
