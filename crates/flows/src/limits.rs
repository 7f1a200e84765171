//! How often people may do what: the one table of limits. docs/SECURITY.md, "Limits", says why.
//!
//! What is counted stays counted when the act itself is refused, so the count is a transaction of
//! its own wherever guessing must not be free.

use std::net::{IpAddr, Ipv6Addr};

use db::Conn;
use db::limits::{self, Limit, Over};
use kernel::{ApiKeyId, CompanyId, UserId, words};

use crate::{Error, Result};

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
        /// Having a list of people checked before they are invited.
        CheckRecipients = "check_recipients",
        /// Applying to become a partner.
        ApplyAsPartner = "apply_as_partner",
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
        /// Beginning a story of an interview.
        BeginStory = "begin_story",
        /// Reporting a story.
        ReportStory = "report_story",
        /// Answering a question of the guided way.
        AnswerQuestion = "answer_question",
        /// Having a language model asked; where it may not be, the fixed words stand.
        AskModel = "ask_model",
    }
}

/// What an act is counted against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Per {
    Account,
    Company,
    Key,
    Address,
    /// All of them together, on however many servers.
    Installation,
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

/// How often a key may call the API. Source: product.md §30.
pub const CALLS_A_MINUTE: i32 = 600;

/// Action, whose, how often, in how many seconds.
const TABLE: &[(Action, Per, i32, i32)] = &[
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
    (Action::ShareReport, Per::Account, 50, DAY),
    (Action::MailReport, Per::Account, 20, DAY),
    (Action::TryPasscode, Per::Address, 20, HOUR),
    (Action::MakeAssessment, Per::Company, ASSESSMENTS_A_DAY, DAY),
    (Action::AskExtraTime, Per::Account, 20, DAY),
    (Action::TakeTrial, Per::Account, 40, DAY),
    (Action::StopInvitations, Per::Address, 60, HOUR),
    (Action::CheckRecipients, Per::Account, 300, HOUR),
    (Action::ApplyAsPartner, Per::Account, 5, DAY),
    (Action::InviteColleague, Per::Company, 50, DAY),
    (Action::MakeKey, Per::Company, 20, DAY),
    (Action::AddWebhook, Per::Company, 20, DAY),
    (Action::SendWebhook, Per::Company, 60, HOUR),
    (Action::CallApi, Per::Key, CALLS_A_MINUTE, MINUTE),
    (Action::SendLogo, Per::Company, 60, HOUR),
    (Action::BeginRole, Per::Company, 100, DAY),
    (Action::Apply, Per::Account, 50, DAY),
    (Action::SendResume, Per::Account, 20, HOUR),
    (Action::RequestIntroduction, Per::Company, 40, DAY),
    (Action::MakeOffer, Per::Company, 50, DAY),
    (Action::WriteNote, Per::Account, 200, HOUR),
    (Action::ProposeExtension, Per::Account, 10, DAY),
    (Action::SendRecording, Per::Account, RECORDING_BATCHES_A_MINUTE, MINUTE),
    (Action::WriteSupport, Per::Account, 20, MINUTE),
    (Action::AttachFile, Per::Account, 30, HOUR),
    (Action::TryPuzzle, Per::Account, 120, HOUR),
    (Action::BeginStory, Per::Account, 20, DAY),
    (Action::ReportStory, Per::Account, 10, DAY),
    (Action::AnswerQuestion, Per::Account, 120, HOUR),
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

/// The table as data.
pub fn rows() -> Vec<Row> {
    let row = |(action, per, hits, window_s): &(Action, Per, i32, i32)| Row {
        action: action.as_str(),
        per: match per {
            Per::Account => "account",
            Per::Company => "company",
            Per::Key => "key",
            Per::Address => "address",
            Per::Installation => "installation",
        },
        hits: *hits,
        window_s: *window_s,
    };
    TABLE.iter().map(row).collect()
}

/// Who acts, and from where.
#[derive(Debug, Clone, Copy)]
pub struct Who {
    /// The account, where there is one.
    pub account: Option<UserId>,
    /// The company that the account acts for, where that matters.
    pub company: Option<CompanyId>,
    /// The API key, where it is a program that acts.
    pub key: Option<ApiKeyId>,
    /// The network address, where it is known.
    pub address: Option<IpAddr>,
}

impl Who {
    /// Somebody with an account.
    pub fn new(account: UserId, address: Option<IpAddr>) -> Self {
        Self { account: Some(account), company: None, key: None, address }
    }

    /// Somebody who acts for a company.
    pub fn of_company(company: CompanyId) -> Self {
        Self { account: None, company: Some(company), key: None, address: None }
    }

    /// A program with a key.
    pub fn of_key(key: ApiKeyId) -> Self {
        Self { account: None, company: None, key: Some(key), address: None }
    }

    /// Somebody whose account, if they have one, does not matter.
    pub fn nobody(address: Option<IpAddr>) -> Self {
        Self { account: None, company: None, key: None, address }
    }

    fn subject(&self, per: Per) -> Option<String> {
        match per {
            Per::Account => self.account.map(|id| format!("user:{id}")),
            Per::Company => self.company.map(|id| format!("company:{id}")),
            Per::Key => self.key.map(|id| format!("key:{id}")),
            Per::Installation => Some("all".to_owned()),
            Per::Address => self.address.and_then(counted).map(|text| format!("ip:{text}")),
        }
    }
}

/// What an address is counted as. One customer has a whole /64 of IPv6. This machine itself is not
/// counted: a loopback peer is a proxy that `ASSAY_TRUSTED_PROXIES` does not name, and counting it
/// would lock everybody out together.
pub fn subscriber(address: IpAddr) -> Option<IpAddr> {
    let address = address.to_canonical();
    match address {
        _ if address.is_loopback() => None,
        IpAddr::V4(_) => Some(address),
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            Some(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into())
        }
    }
}

/// An address as the counters name it.
fn counted(address: IpAddr) -> Option<String> {
    match subscriber(address)? {
        IpAddr::V4(v4) => Some(v4.to_string()),
        IpAddr::V6(network) => Some(format!("{network}/64")),
    }
}

/// Counts one act, unless a limit is used up: then nothing is counted.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Db`].
pub fn take(conn: &mut Conn, action: Action, who: Who) -> Result<()> {
    count(conn, action, who)?.map_err(|over| {
        let seconds = u32::try_from(over.retry_after_s).unwrap_or(1);
        Error::Limited { retry_after_s: seconds }
    })
}

/// Counts one act where every limit allows it, and answers whether they do.
///
/// # Errors
/// [`Error::Db`].
pub fn may(conn: &mut Conn, action: Action, who: Who) -> Result<bool> {
    Ok(count(conn, action, who)?.is_ok())
}

/// Forgets what an account has used up of a limit.
///
/// # Errors
/// [`Error::Db`].
pub fn forget(conn: &mut Conn, action: Action, account: UserId) -> Result<()> {
    Ok(limits::forget(conn, action.as_str(), &format!("user:{account}"))?)
}

fn count(conn: &mut Conn, action: Action, who: Who) -> Result<Result<(), Over>, Error> {
    let rules = TABLE.iter().filter(|(of, ..)| *of == action);
    let counted: Vec<(Limit, String)> = rules
        .filter_map(|(action, per, hits, window_s)| {
            let limit = Limit { action: action.as_str(), hits: *hits, window_s: *window_s };
            Some((limit, who.subject(*per)?))
        })
        .collect();
    Ok(limits::take(conn, &counted)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_counted_as_what_one_customer_has() {
        let check = |text: &str, want: Option<&str>| {
            assert_eq!(counted(text.parse().unwrap()).as_deref(), want, "{text}");
        };
        check("203.0.113.9", Some("203.0.113.9"));
        check("::ffff:203.0.113.9", Some("203.0.113.9"));
        check("2001:db8:1:2:3:4:5:6", Some("2001:db8:1:2::/64"));
        check("2001:db8:1:2:ffff::1", Some("2001:db8:1:2::/64"));
        check("127.0.0.1", None);
        check("::1", None);
    }
}
