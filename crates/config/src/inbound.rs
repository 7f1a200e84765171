//! Where people answer support by mail.

use kernel::Email;

use super::Reader;

/// The mailbox whose mail is handed to `assay mail receive`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inbound {
    /// `ASSAY_INBOUND_ADDRESS`; answers go to this address with `+` and a token before the `@`.
    pub address: Email,
    /// `ASSAY_INBOUND_AUTHSERV`: which server's Authentication-Results must vouch for a sender; `None` means
    /// that none has to.
    pub authserv: Option<String>,
}

/// What `+` and a token leave of a local part. Source: RFC 5321 §4.5.3.1.1.
const MAX_LOCAL: usize = 31;

const FORM: &str = "an e-mail address with at most 31 characters and no + before the @";

pub(super) fn read(r: &mut Reader<'_>) -> Option<Inbound> {
    let address = r.parsed("ASSAY_INBOUND_ADDRESS", FORM, inbox);
    let authserv = r.parsed("ASSAY_INBOUND_AUTHSERV", "the name of a mail server", server);
    if address.is_none() && r.text("ASSAY_INBOUND_ADDRESS").is_none() && authserv.is_some() {
        r.wrong("ASSAY_INBOUND_ADDRESS", "is missing beside ASSAY_INBOUND_AUTHSERV");
    }
    Some(Inbound { address: address?, authserv })
}

fn inbox(text: &str) -> Option<Email> {
    let email: Email = text.parse().ok()?;
    let (local, _) = email.as_str().split_once('@')?;
    (local.len() <= MAX_LOCAL && !local.contains('+')).then_some(email)
}

fn server(text: &str) -> Option<String> {
    let plain = text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._".contains(&b));
    plain.then(|| text.to_ascii_lowercase())
}
