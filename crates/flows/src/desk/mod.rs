//! What waits for the admin, from every domain that has something.

use assessments::invitation_reports;
use companies::{details, review as inquiries, team};
use db::Conn;
use hiring::{review as roles, slates};
use integrity::cases::Undecided;
use internships::onboarding::{self, Owed};
use interviews::moderation as stories;
use kernel::{CompanyId, Instant, words};
use partners::applications;

use crate::Result;

words! {
    /// What stays undone until the admin does it.
    pub enum WaitingKind as "WaitingKind" {
        /// Somebody has written to support.
        Support = "support",
        /// A company wants in.
        Inquiry = "inquiry",
        /// Nothing has happened about a company that wants in for two weeks.
        StaleInquiry = "stale_inquiry",
        /// A company says of itself what nobody has looked at.
        CompanyDetails = "company_details",
        /// A role, or a change to one, is to be published.
        Role = "role",
        /// Applicants are to be released to their company.
        Applicant = "applicant",
        /// Somebody has submitted an item of a checklist.
        SubmittedItem = "submitted_item",
        /// An item of a checklist is the admin's own.
        OwnItem = "own_item",
        /// Everything that an internship needs is approved.
        ReadyInternship = "ready_internship",
        /// A candidate has appealed a decision about an attempt.
        Appeal = "appeal",
        /// A case about an attempt is to be decided, and nobody at its company may.
        IntegrityCase = "integrity_case",
        /// A story is to be published.
        Story = "story",
        /// The checks have found something in a story.
        HeldStory = "held_story",
        /// Readers or a company object to a story.
        FlaggedStory = "flagged_story",
        /// The author has changed a story that is shown.
        EditedStory = "edited_story",
        /// A company answers a story.
        StoryReply = "story_reply",
        /// Somebody applies to become a partner.
        PartnerApplication = "partner_application",
        /// A problem is to be published.
        Problem = "problem",
        /// Somebody has reported an invitation.
        InvitationReport = "invitation_report",
    }
}

/// What waits of one kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Waiting {
    /// What.
    pub kind: WaitingKind,
    /// How much: at least one.
    pub count: i64,
    /// Since when the first of it waits.
    pub since: Instant,
}

/// What waits for the admin: a line for each kind of which there is something, the one that waits longest first.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn waiting(conn: &mut Conn, now: Instant) -> Result<Vec<Waiting>> {
    let mut found = Vec::new();
    for kind in WaitingKind::ALL {
        let (count, since) = backlog(conn, kind, now)?;
        found.extend(since.map(|since| Waiting { kind, count, since }));
    }
    found.sort_by_key(|of| of.since);
    Ok(found)
}

/// How much there is of a kind, and since when the first; none where there is nothing.
fn backlog(conn: &mut Conn, kind: WaitingKind, now: Instant) -> Result<(i64, Option<Instant>)> {
    use WaitingKind as K;
    use inquiries::Column;
    use stories::Queue;
    Ok(match kind {
        K::Support => support::conversations::backlog(conn)?,
        K::Inquiry => inquiries::backlog(conn, Column::InReview, now)?,
        K::StaleInquiry => inquiries::backlog(conn, Column::Stale, now)?,
        K::CompanyDetails => details::backlog(conn)?,
        K::Role => roles::backlog(conn)?,
        K::Applicant => slates::backlog(conn)?,
        K::SubmittedItem => onboarding::backlog(conn, Owed::Review)?,
        K::OwnItem => onboarding::backlog(conn, Owed::Own)?,
        K::ReadyInternship => onboarding::backlog(conn, Owed::Ready)?,
        K::Appeal => integrity::cases::backlog(conn)?,
        K::IntegrityCase => cases_of_the_admin(conn)?,
        K::Story => stories::backlog(conn, Queue::Pending)?,
        K::HeldStory => stories::backlog(conn, Queue::Held)?,
        K::FlaggedStory => stories::backlog(conn, Queue::Flagged)?,
        K::EditedStory => stories::backlog(conn, Queue::Edits)?,
        K::StoryReply => stories::backlog(conn, Queue::Replies)?,
        K::PartnerApplication => applications::backlog(conn)?,
        K::InvitationReport => invitation_reports::backlog(conn)?,
        K::Problem => authoring::drafts::backlog(conn)?,
    })
}

/// The undecided cases whose company has nobody who reviews but who sent the invitation: the admin alone is notified
/// of them.
fn cases_of_the_admin(conn: &mut Conn) -> Result<(i64, Option<Instant>)> {
    let undecided = integrity::cases::undecided(conn)?;
    let companies: Vec<CompanyId> = undecided.iter().map(|case| case.company).collect();
    let teams = team::members_of(conn, &companies)?;
    let decides = |case: &Undecided| {
        let mut members = teams.get(&case.company).into_iter().flatten();
        members.any(|one| one.role.decides() && one.user != case.sent_by)
    };
    let own: Vec<Instant> =
        undecided.iter().filter(|case| !decides(case)).map(|case| case.since).collect();
    Ok((i64::try_from(own.len()).unwrap_or(i64::MAX), own.into_iter().min()))
}
