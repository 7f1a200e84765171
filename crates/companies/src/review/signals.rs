//! What an admin should look at before deciding. A signal decides nothing. Pure.

use std::collections::{HashMap, HashSet};

use kernel::{CompanyId, fold, unicode_domain, words};

use crate::inquiries::{Inquiry, Origin};

/// Domains at which anybody can have an address.
const FREE_MAIL: &[&str] = &[
    "126.com",
    "163.com",
    "aol.com",
    "bk.ru",
    "duck.com",
    "fastmail.com",
    "free.fr",
    "gmail.com",
    "gmx.at",
    "gmx.ch",
    "gmx.com",
    "gmx.de",
    "gmx.net",
    "googlemail.com",
    "hey.com",
    "hotmail.com",
    "hotmail.co.uk",
    "hotmail.fr",
    "icloud.com",
    "inbox.ru",
    "laposte.net",
    "libero.it",
    "list.ru",
    "live.com",
    "mail.com",
    "mail.ru",
    "mailbox.org",
    "me.com",
    "msn.com",
    "naver.com",
    "orange.fr",
    "outlook.com",
    "outlook.de",
    "pm.me",
    "posteo.de",
    "proton.me",
    "protonmail.com",
    "qq.com",
    "rediffmail.com",
    "rocketmail.com",
    "t-online.de",
    "tutanota.com",
    "wanadoo.fr",
    "web.de",
    "yahoo.co.in",
    "yahoo.co.uk",
    "yahoo.com",
    "yahoo.de",
    "yahoo.fr",
    "yandex.com",
    "yandex.ru",
    "ymail.com",
    "zoho.com",
];

words! {
    /// Something to look at.
    pub enum Signal as "InquirySignalCode" {
        /// The company registered and sent no inquiry.
        NoInquiry = "no_inquiry",
        /// Nobody has shown that they read mail at the address.
        AddressUnproven = "address_unproven",
        /// The address is one that anybody can have.
        FreeMail = "free_mail",
        /// The address's domain and the company's name have nothing in common.
        DomainUnlikeName = "domain_unlike_name",
        /// Another company has this name.
        DuplicateName = "duplicate_name",
        /// Another company's people write from this domain.
        DuplicateDomain = "duplicate_domain",
        /// The phone number cannot be one.
        PhoneImplausible = "phone_implausible",
    }
}

impl Signal {
    /// A sentence for the admin.
    pub fn text(self) -> &'static str {
        match self {
            Self::NoInquiry => {
                "No inquiry was sent. The name is that of the account; nothing else is known."
            }
            Self::AddressUnproven => "This address is not verified.",
            Self::FreeMail => "The address is at a public e-mail provider.",
            Self::DomainUnlikeName => "The address's domain does not resemble the company's name.",
            Self::DuplicateName => "Another company has this name.",
            Self::DuplicateDomain => "Another company's people write from this domain.",
            Self::PhoneImplausible => "The phone number is missing or cannot be one.",
        }
    }
}

/// What is known of other companies: a folded name, or a domain, and whose it is.
pub(super) struct Evidence {
    pub(super) names: HashMap<String, HashSet<CompanyId>>,
    pub(super) domains: HashMap<String, HashSet<CompanyId>>,
}

/// The part of an address behind its last `@`.
pub(super) fn domain(email: &str) -> &str {
    email.rsplit_once('@').map_or("", |(_, domain)| domain)
}

/// Whether anybody can have an address at a domain, in lower case.
pub fn is_free_mail(domain: &str) -> bool {
    FREE_MAIL.contains(&domain)
}

/// What stands out. Nothing is said of a form that was not sent.
pub(super) fn of(
    inquiry: &Inquiry,
    email: &str,
    verified: bool,
    evidence: &Evidence,
) -> Vec<Signal> {
    let (form, domain) = (&inquiry.form, domain(email));
    let direct = inquiry.origin == Origin::Direct;
    let others = |known: &HashMap<String, HashSet<CompanyId>>, key: &str| {
        known.get(key).is_some_and(|of| of.iter().any(|company| *company != inquiry.company))
    };
    let free = is_free_mail(domain);
    let all = [
        (direct, Signal::NoInquiry),
        (direct && !verified, Signal::AddressUnproven),
        (free, Signal::FreeMail),
        (!direct && !free && !resembles(domain, &form.company_name), Signal::DomainUnlikeName),
        (others(&evidence.names, &fold(&form.company_name)), Signal::DuplicateName),
        (!free && others(&evidence.domains, domain), Signal::DuplicateDomain),
        (!direct && !is_plausible_phone(&form.phone), Signal::PhoneImplausible),
    ];
    all.into_iter().filter(|(seen, _)| *seen).map(|(_, signal)| signal).collect()
}

/// Whether a domain could be that of a company with this name: it holds one of the name's words or
/// its initials, or the name holds it.
pub(super) fn resembles(domain: &str, name: &str) -> bool {
    let name = fold(name);
    let domain = fold(&unicode_domain(domain));
    let words: Vec<&str> =
        name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let (whole, initials) = (words.concat(), initials(&words));
    let labels = domain.rsplit('.').skip(1).map(|label| label.replace('-', ""));
    labels.filter(|label| label.len() >= 2).any(|label| {
        let long = |word: &&&str| word.chars().count() >= 3;
        words.iter().filter(long).any(|word| label.contains(word))
            || label == initials
            || (label.len() >= 3 && whole.contains(&label))
    })
}

fn initials(words: &[&str]) -> String {
    words.iter().filter_map(|word| word.chars().next()).collect()
}

/// Whether a text could be a phone number: 7 to 15 digits, more than one of them different, and
/// around them only what people write between digits.
pub(super) fn is_plausible_phone(text: &str) -> bool {
    let digits: Vec<char> = text.chars().filter(char::is_ascii_digit).collect();
    let usual = |c: char| c.is_ascii_digit() || " +()-./".contains(c);
    let plus = text.trim().chars().skip(1).all(|c| c != '+');
    let varied = digits.iter().any(|digit| Some(digit) != digits.first());
    let counted = digits.windows(2).all(|two| match two {
        [a, b] => u32::from(*b) == u32::from(*a) + 1,
        _ => false,
    });
    (7..=15).contains(&digits.len()) && text.chars().all(usual) && plus && varied && !counted
}
