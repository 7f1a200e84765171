//! The kinds of notification that people can switch off. Pure. Source: product.md §31.

use notices::settings::Kind;

const fn planned(name: &'static str, title: &'static str) -> Kind {
    Kind { name, title, required: false, sent: false, daily: false }
}

const fn sent(kind: Kind) -> Kind {
    Kind { sent: true, ..kind }
}

/// It may come many times a day, so everybody gets it in the daily mail, asked for or not.
const fn daily(kind: Kind) -> Kind {
    Kind { daily: true, ..kind }
}

/// Somebody's rights or money hang on it: it cannot be switched off.
const fn required(kind: Kind) -> Kind {
    Kind { required: true, ..kind }
}

pub(super) const INVITATION: Kind =
    required(sent(planned("invitation", "Invitations to an assessment")));
pub(super) const DEADLINE: Kind =
    sent(planned("deadline", "Deadlines two days and four hours ahead"));
/// To those who may answer, and to the person who asked.
pub(super) const EXTRA_TIME: Kind =
    required(sent(planned("extra_time", "Requests for extra time in an assessment")));
pub(super) const RESULT_READY: Kind = sent(planned("result_ready", "A result is ready"));
/// To the candidate whose company makes a link to their report.
pub(super) const REPORT_SHARED: Kind =
    required(sent(planned("report_shared", "A company shares your report")));
pub(super) const RESULT_CHANGED: Kind =
    required(sent(planned("result_changed", "A result was recalculated")));
/// To the candidate, to those who decide, and to the admin.
pub(super) const INTEGRITY_QUESTION: Kind =
    required(sent(planned("integrity_question", "Questions about an attempt")));
/// Decisions about somebody's story or role, and stories about a company.
pub(super) const MODERATION_RESULT: Kind =
    sent(planned("moderation_result", "Decisions on your stories"));

pub(super) const APPLICATION_RECEIVED: Kind =
    sent(planned("application_received", "Your application has arrived"));
/// Also that it has not, on the day until which that was promised.
pub(super) const APPLICATION_MOVED: Kind =
    sent(planned("application_moved", "Application updates"));
pub(super) const APPLICATION_CLOSED: Kind =
    sent(planned("application_closed", "An application has ended"));
/// To the candidate to whom the admin proposes a role.
pub(super) const ROLE_PROPOSED: Kind = sent(planned("role_proposed", "Roles proposed to you"));
/// To the candidate who has set the alert.
pub(super) const ROLE_ALERT: Kind = sent(planned("role_alert", "New roles for your alerts"));
/// To the member of the company who drafted the role.
pub(super) const SLATE_RELEASED: Kind =
    sent(planned("slate_released", "Applicants released to you"));
/// To everybody else who reads the applicants of a role; to all of them where applicants are released at once.
pub(super) const NEW_APPLICANT: Kind =
    daily(sent(planned("new_applicant", "New applicants for your company's roles")));
/// Who joins a team, and what one may do in it.
pub(super) const TEAM: Kind = sent(planned("team", "Changes in your team"));

/// To the member of the company who had the server publish it once the judge has passed it.
pub(super) const OWN_PROBLEM: Kind = sent(planned("own_problem", "Publication of your problems"));

/// To the owners of the company: anyone who holds the key reads what it was made for.
pub(super) const API_KEY: Kind = required(sent(planned("api_key", "API keys of your company")));

/// To the owners of the company: their own programs no longer hear of anything.
pub(super) const WEBHOOK: Kind = required(sent(planned("webhook", "Webhooks of your company")));

/// A time to answer runs.
pub(super) const OFFER: Kind = required(sent(planned("offer", "Offers")));
/// Others are waiting at the time that it says.
pub(super) const MEETING: Kind = required(sent(planned("meeting", "Interview schedule")));
pub(super) const MENTION: Kind = sent(planned("mention", "Notes that mention you"));

/// What the other side or the admin does.
pub(super) const INTERNSHIP: Kind = sent(planned("internship", "Your internships"));
pub(super) const DOCUMENT_DUE: Kind =
    sent(planned("document_due", "Documents, check-ins and ratings due"));

/// Requests of companies, what candidates answer, and what both write once they have accepted.
pub(super) const INTRODUCTION: Kind = sent(planned("introduction", "Introductions"));
/// Requests of companies to candidates, and what became of them.
pub(super) const GITHUB_REPORT: Kind = sent(planned("github_report", "GitHub reports"));
pub(super) const TALENT_FOUND: Kind =
    sent(planned("talent_found", "New candidates for saved searches"));

/// To those who look after the money of a company.
pub(super) const INVOICE: Kind = required(sent(planned("invoice", "Invoices and payments")));

/// To the students a partner brought.
pub(super) const PARTNER_ASSESSMENT: Kind =
    sent(planned("partner_assessment", "Assessments of the partner who referred you"));

/// To a partner: their money.
pub(super) const PARTNER_PAYOUT: Kind =
    required(sent(planned("partner_payout", "Statements and payments to partners")));

/// To the owner of a referral code.
pub(super) const REFERRAL_CREDITED: Kind =
    sent(planned("referral_credited", "Someone you referred has joined"));

/// Where nobody has read it in the chat.
pub(super) const SUPPORT_REPLY: Kind = sent(planned("support_reply", "Answers from support"));

/// Every kind.
pub const KINDS: &[Kind] = &[
    INVITATION,
    DEADLINE,
    EXTRA_TIME,
    RESULT_READY,
    RESULT_CHANGED,
    REPORT_SHARED,
    INTEGRITY_QUESTION,
    APPLICATION_RECEIVED,
    APPLICATION_MOVED,
    APPLICATION_CLOSED,
    ROLE_PROPOSED,
    ROLE_ALERT,
    SLATE_RELEASED,
    NEW_APPLICANT,
    MEETING,
    OFFER,
    MENTION,
    INTRODUCTION,
    TALENT_FOUND,
    GITHUB_REPORT,
    INTERNSHIP,
    DOCUMENT_DUE,
    INVOICE,
    PARTNER_ASSESSMENT,
    PARTNER_PAYOUT,
    SUPPORT_REPLY,
    MODERATION_RESULT,
    TEAM,
    OWN_PROBLEM,
    API_KEY,
    WEBHOOK,
    REFERRAL_CREDITED,
];
