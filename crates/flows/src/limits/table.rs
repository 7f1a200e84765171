//! The table of limits. Pure.

use kernel::words;

words! {
    /// Something whose number is limited.
    pub enum Action as "LimitedAction" {
        /// A new account.
        Register = "register",
        /// Choosing or changing a username.
        ChooseUsername = "choose_username",
        /// Asking whether a username is free.
        AskUsername = "ask_username",
        /// Naming a referral code, known or not.
        NameReferralCode = "name_referral_code",
        /// A browser's word that a link with a referral code was opened.
        CountClick = "count_click",
        /// Sending an inquiry's form in.
        Inquire = "inquire",
        /// Having a code mailed.
        SendCode = "send_code",
        /// Trying a code; what came before is forgotten once one is right.
        VerifyOtp = "verify_otp",
        /// Having the provider's link mailed.
        SendVerification = "send_verification",
        /// A browser's word that a page was opened.
        CountPage = "count_page",
        /// A browser's word that something broke.
        ReportError = "report_error",
        /// Taking out everything that is stored of oneself.
        Export = "export",
        /// Asking to be erased.
        Erase = "erase",
        /// Trying a link that is none.
        TryLink = "try_link",
        /// Asking whether a code of an invitation is active.
        TryCode = "try_code",
        /// Running a program on the samples without an account.
        RunAsGuest = "run_as_guest",
        /// Making a link to a report.
        ShareReport = "share_report",
        /// Mailing a link to a report.
        MailReport = "mail_report",
        /// Trying a passcode of a link.
        TryPasscode = "try_passcode",
        /// Making an assessment.
        MakeAssessment = "make_assessment",
        /// Asking for extra time, or asking in another way.
        AskExtraTime = "ask_extra_time",
        /// Taking an assessment of one's own company as a trial.
        TakeTrial = "take_trial",
        /// Stopping the invitations of a company, or letting them through.
        StopInvitations = "stop_invitations",
        /// Reporting an invitation to Assay.
        ReportInvitation = "report_invitation",
        /// Having a list of people checked before they are invited.
        CheckRecipients = "check_recipients",
        /// Mailing oneself a test.
        SendTestMail = "send_test_mail",
        /// Applying to become a partner.
        ApplyAsPartner = "apply_as_partner",
        /// Making an assessment for one's students.
        MakeCohort = "make_cohort",
        /// Mailing students the link of an assessment.
        MailCohort = "mail_cohort",
        /// Sending a list of students to invite, or a round of reminders.
        InviteStudents = "invite_students",
        /// Inviting somebody to the team of a company.
        InviteColleague = "invite_colleague",
        /// Making an API key.
        MakeKey = "make_key",
        /// Adding a webhook.
        AddWebhook = "add_webhook",
        /// Sending an event to a webhook by hand: to try it out, or once more.
        SendWebhook = "send_webhook",
        /// Calling the API with a key.
        CallApi = "call_api",
        /// Reading a calendar with a program.
        ReadCalendar = "read_calendar",
        /// Sending a company's logo.
        SendLogo = "send_logo",
        /// Beginning a role, from nothing or from another one.
        BeginRole = "begin_role",
        /// Applying for a role.
        Apply = "apply",
        /// Sending in a résumé.
        SendResume = "send_resume",
        /// Asking a candidate of the talent pool for an introduction.
        RequestIntroduction = "request_introduction",
        /// Writing to the other side of an introduction.
        WriteIntroductionMessage = "write_introduction_message",
        /// Asking the candidate of a result about a role.
        AskAboutRole = "ask_about_role",
        /// Making an offer to somebody who is chosen.
        MakeOffer = "make_offer",
        /// Writing a note about an application.
        WriteNote = "write_note",
        /// Proposing to extend an internship.
        ProposeExtension = "propose_extension",
        /// Sending a batch of a recording.
        SendRecording = "send_recording",
        /// Writing a message to support.
        WriteSupport = "write_support",
        /// Sending a file for a message to or from support.
        AttachFile = "attach_file",
        /// Trying a puzzle.
        TryPuzzle = "try_puzzle",
        /// Beginning a problem, from nothing or from an archive.
        BeginProblem = "begin_problem",
        /// Having everything in a problem run by the judge.
        VerifyProblem = "verify_problem",
        /// Sending tests of a problem as an archive.
        SendTests = "send_tests",
        /// Beginning a story of an interview.
        BeginStory = "begin_story",
        /// Reporting a story.
        ReportStory = "report_story",
        /// Answering a question of the guided way.
        AnswerQuestion = "answer_question",
        /// Asking the assistant in an attempt.
        AskAssistant = "ask_assistant",
        /// Having a language model asked; where it may not be, the fixed words stand.
        AskModel = "ask_model",
    }
}

/// What an act is counted against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Per {
    Account,
    Company,
    Key,
    Address,
    /// All of them together, on however many servers.
    Installation,
}

impl Per {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Account => "account",
            Self::Company => "company",
            Self::Key => "key",
            Self::Address => "address",
            Self::Installation => "installation",
        }
    }
}

const MINUTE: i32 = 60;
const HOUR: i32 = 60 * MINUTE;
const DAY: i32 = 24 * HOUR;

/// How often somebody may ask for their data, and how often to be erased.
pub const ASKED_A_DAY: i32 = 3;
/// How many assessments a company may create.
pub const ASSESSMENTS_A_DAY: i32 = 100;

/// How many batches of recordings a browser may send: ten minutes without a network arrive within one.
pub const RECORDING_BATCHES_A_MINUTE: i32 = 300;

/// How often a candidate may ask the assistant.
pub(super) const QUESTIONS_A_MINUTE: i32 = 10;

/// How often a key may call the API. Source: product.md §30.
pub const CALLS_A_MINUTE: i32 = 600;

/// Action, whose, how often, in how many seconds.
pub(super) const TABLE: &[(Action, Per, i32, i32)] = &[
    (Action::Register, Per::Address, 10, HOUR),
    (Action::ChooseUsername, Per::Account, 10, HOUR),
    (Action::AskUsername, Per::Account, 60, MINUTE),
    (Action::NameReferralCode, Per::Account, 10, HOUR),
    (Action::NameReferralCode, Per::Address, 30, HOUR),
    (Action::CountClick, Per::Address, 30, HOUR),
    (Action::Inquire, Per::Account, 5, DAY),
    (Action::Inquire, Per::Address, 10, DAY),
    (Action::SendCode, Per::Account, 1, MINUTE),
    (Action::SendCode, Per::Account, 5, HOUR),
    (Action::SendCode, Per::Address, 20, HOUR),
    (Action::VerifyOtp, Per::Account, 100, DAY),
    (Action::VerifyOtp, Per::Address, 60, HOUR),
    (Action::SendVerification, Per::Account, 1, MINUTE),
    (Action::SendVerification, Per::Account, 5, HOUR),
    (Action::SendVerification, Per::Address, 20, HOUR),
    (Action::CountPage, Per::Address, 120, MINUTE),
    (Action::ReportError, Per::Address, 30, HOUR),
    (Action::Export, Per::Account, ASKED_A_DAY, DAY),
    (Action::Erase, Per::Account, ASKED_A_DAY, DAY),
    (Action::TryLink, Per::Address, 20, HOUR),
    (Action::TryCode, Per::Address, 10, 10 * MINUTE),
    // Source: product.md §30, per person and problem; who has no account is an address.
    (Action::RunAsGuest, Per::Address, 20, MINUTE),
    (Action::ShareReport, Per::Account, 50, DAY),
    (Action::MailReport, Per::Account, 20, DAY),
    (Action::TryPasscode, Per::Address, 20, HOUR),
    (Action::MakeAssessment, Per::Company, ASSESSMENTS_A_DAY, DAY),
    (Action::AskExtraTime, Per::Account, 20, DAY),
    (Action::TakeTrial, Per::Account, 40, DAY),
    (Action::StopInvitations, Per::Address, 60, HOUR),
    (Action::ReportInvitation, Per::Address, 20, HOUR),
    (Action::CheckRecipients, Per::Account, 300, HOUR),
    (Action::SendTestMail, Per::Account, 10, HOUR),
    (Action::ApplyAsPartner, Per::Account, 5, DAY),
    (Action::MakeCohort, Per::Account, 20, DAY),
    (Action::MailCohort, Per::Account, 10, DAY),
    (Action::InviteStudents, Per::Account, 20, DAY),
    (Action::InviteColleague, Per::Company, 50, DAY),
    (Action::MakeKey, Per::Company, 20, DAY),
    (Action::AddWebhook, Per::Company, 20, DAY),
    (Action::SendWebhook, Per::Company, 60, HOUR),
    (Action::CallApi, Per::Key, CALLS_A_MINUTE, MINUTE),
    (Action::ReadCalendar, Per::Account, 120, HOUR),
    (Action::SendLogo, Per::Company, 60, HOUR),
    (Action::BeginRole, Per::Company, 100, DAY),
    (Action::Apply, Per::Account, 50, DAY),
    (Action::SendResume, Per::Account, 20, HOUR),
    (Action::RequestIntroduction, Per::Company, 40, DAY),
    (Action::WriteIntroductionMessage, Per::Account, 60, HOUR),
    (Action::AskAboutRole, Per::Company, 100, DAY),
    (Action::MakeOffer, Per::Company, 50, DAY),
    (Action::WriteNote, Per::Account, 200, HOUR),
    (Action::ProposeExtension, Per::Account, 10, DAY),
    (Action::SendRecording, Per::Account, RECORDING_BATCHES_A_MINUTE, MINUTE),
    (Action::WriteSupport, Per::Account, 20, MINUTE),
    (Action::AttachFile, Per::Account, 10, HOUR),
    (Action::TryPuzzle, Per::Account, 120, HOUR),
    (Action::BeginProblem, Per::Account, 50, DAY),
    (Action::VerifyProblem, Per::Account, 60, HOUR),
    (Action::SendTests, Per::Account, 60, HOUR),
    (Action::BeginStory, Per::Account, 20, DAY),
    (Action::ReportStory, Per::Account, 10, DAY),
    (Action::AnswerQuestion, Per::Account, 120, HOUR),
    (Action::AskAssistant, Per::Account, QUESTIONS_A_MINUTE, MINUTE),
    (Action::AskModel, Per::Account, 80, DAY),
    (Action::AskModel, Per::Installation, 5000, DAY),
];

/// One line of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// What is counted.
    pub action: &'static str,
    /// Whose acts are counted together: `account`, `company`, `key`, `address` or
    /// `installation`.
    pub per: &'static str,
    /// How often it may be done.
    pub hits: i32,
    /// In how many seconds.
    pub window_s: i32,
}

fn row((action, per, hits, window_s): &(Action, Per, i32, i32)) -> Row {
    Row { action: action.as_str(), per: per.as_str(), hits: *hits, window_s: *window_s }
}

/// The table as data.
pub fn rows() -> Vec<Row> {
    TABLE.iter().map(row).collect()
}

/// Limits whose numbers texts name, or that the browser application counts on: no setting changes them.
const FIXED: &[Action] = &[
    Action::Export,
    Action::Erase,
    Action::MakeAssessment,
    Action::BeginRole,
    Action::SendRecording,
];

/// Limits that keep out people who guess or flood others with mail: a setting only tightens them.
const GUARDS: &[Action] = &[
    Action::Register,
    Action::AskUsername,
    Action::NameReferralCode,
    Action::SendCode,
    Action::VerifyOtp,
    Action::SendVerification,
    Action::TryLink,
    Action::TryCode,
    Action::MailReport,
    Action::TryPasscode,
    Action::SendTestMail,
];

/// How many times its default a limit can be set to.
const LOOSER: i32 = 10;

/// A line of the table that a setting can stand in for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settable {
    /// The setting.
    pub key: String,
    /// The line.
    pub row: Row,
    /// The most that it can be set to.
    pub most: i32,
}

pub(super) fn is_fixed(action: Action) -> bool {
    FIXED.contains(&action)
}

pub(super) fn key(action: Action, per: Per, window_s: i32) -> String {
    let window = match window_s {
        MINUTE => "per_minute",
        HOUR => "per_hour",
        DAY => "per_day",
        _ => "per_ten_minutes",
    };
    format!("limits.{}.{}.{window}", action.as_str(), per.as_str())
}

pub(super) fn most(action: Action, hits: i32) -> i32 {
    if GUARDS.contains(&action) { hits } else { hits.saturating_mul(LOOSER) }
}

/// Every line that a setting can stand in for.
pub fn settable() -> impl Iterator<Item = Settable> {
    TABLE.iter().filter(|(action, ..)| !is_fixed(*action)).map(|line| {
        let (action, per, hits, window_s) = *line;
        Settable { key: key(action, per, window_s), row: row(line), most: most(action, hits) }
    })
}
