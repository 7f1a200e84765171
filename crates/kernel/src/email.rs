//! E-mail addresses.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use idna::uts46::{AsciiDenyList, DnsLength, Hyphens, Uts46};

/// RFC 5321 §4.5.3.1.3: a path holds 256 octets, two of them its brackets.
const MAX_LENGTH: usize = 254;
/// RFC 5321 §4.5.3.1.1.
const MAX_LOCAL_LENGTH: usize = 64;

/// The text is not an e-mail address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("This is not an e-mail address.")]
pub struct BadEmail;

/// An e-mail address in lower case, plain enough to be mailed: one `@`, printable ASCII, a domain
/// with a dot. A domain in other letters is kept as DNS has it, `müller.example` as
/// `xn--mller-kva.example`. Two spellings of one mailbox that differ in case, or in how the domain is
/// written, are equal.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Email(String);

impl Email {
    /// The address, as it is stored, compared and mailed.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The address as its own owner reads it: the domain in the letters it is written in. Others are shown
    /// [`Self::as_str`], where no letter can be taken for one of another script.
    pub fn to_unicode(&self) -> String {
        own_spelling(&self.0)
    }

    /// The address as a stranger may see it: the first letter, then the domain.
    pub fn masked(&self) -> String {
        let (local, domain) = self.0.split_once('@').unwrap_or((&self.0, ""));
        let first: String = local.chars().take(1).collect();
        format!("{first}•••@{domain}")
    }
}

/// A stored address as its own owner reads it. What is no address stays as it is.
pub fn own_spelling(stored: &str) -> String {
    match stored.rsplit_once('@') {
        Some((local, domain)) => format!("{local}@{}", unicode_domain(domain)),
        None => stored.to_owned(),
    }
}

/// A stored domain in the letters it is written in. What is no domain stays as it is.
pub fn unicode_domain(stored: &str) -> Cow<'_, str> {
    let (shown, known) = Uts46::new().to_unicode(stored.as_bytes(), AsciiDenyList::STD3, HYPHENS);
    if known.is_ok() { shown } else { Cow::Borrowed(stored) }
}

/// Domains with hyphens in the third and fourth place exist.
const HYPHENS: Hyphens = Hyphens::CheckFirstLast;

/// The name of a host as DNS has it, in lower case: Unicode Technical Standard 46, non-transitional, with letters,
/// digits and inner hyphens only (RFC 1123 §2.1). `None` where it is no such name.
pub fn ascii_domain(written: &str) -> Option<Cow<'_, str>> {
    let deny = AsciiDenyList::STD3;
    Uts46::new().to_ascii(written.as_bytes(), deny, HYPHENS, DnsLength::Verify).ok()
}

impl FromStr for Email {
    type Err = BadEmail;

    fn from_str(text: &str) -> Result<Self, BadEmail> {
        // A keyboard for Chinese or Japanese writes the sign in full width.
        let (local, domain) = text.rsplit_once(['@', '＠']).ok_or(BadEmail)?;
        let local_ok = (1..=MAX_LOCAL_LENGTH).contains(&local.len())
            && local.bytes().all(|b| b.is_ascii_graphic() && !b"\"(),:;<>@[\\]".contains(&b))
            && !local.starts_with('.')
            && !local.ends_with('.')
            && !local.contains("..");
        let domain = ascii_domain(domain).filter(|domain| domain.contains('.')).ok_or(BadEmail)?;
        let whole = format!("{}@{domain}", local.to_ascii_lowercase());
        if local_ok && whole.len() <= MAX_LENGTH { Ok(Self(whole)) } else { Err(BadEmail) }
    }
}

impl fmt::Display for Email {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, want: Option<&str>) {
        let got = text.parse::<Email>().ok();
        assert_eq!(got.as_ref().map(Email::as_str), want, "{text}");
    }

    #[test]
    fn addresses_are_lower_cased_and_strangers_to_the_rules_refused() {
        check("Ada@Example.com", Some("ada@example.com"));
        check("a.b+tag@mail.example.co", Some("a.b+tag@mail.example.co"));
        check("ada@r3---sn.example.com", Some("ada@r3---sn.example.com"));
        check("ada@localhost", None);
        check("ada@@example.com", None);
        check("ada", None);
        check("@example.com", None);
        check("ada@-example.com", None);
        check("ada@example-.com", None);
        check("ada@example..com", None);
        check("ada@example.com.", None);
        check("ada@exa_mple.com", None);
        check("ada@exa mple.com", None);
        check(".ada@example.com", None);
        check("a\r\nBcc: b@example.com", None);
        check("ада@example.com", None);
        check(&format!("{}@example.com", "a".repeat(65)), None);
        check(&format!("ada@{}.com", "a".repeat(64)), None);
    }

    #[test]
    fn a_domain_in_any_letters_is_stored_as_dns_has_it() {
        for (text, want) in [
            ("anna@müller.example", "anna@xn--mller-kva.example"),
            ("Anna@MÜLLER.example", "anna@xn--mller-kva.example"),
            ("anna@mu\u{308}ller.example", "anna@xn--mller-kva.example"),
            ("anna@XN--Mller-KVA.example", "anna@xn--mller-kva.example"),
            ("fritz@straße.example", "fritz@xn--strae-oqa.example"),
            ("ivan@почта.рф", "ivan@xn--80a1acny.xn--p1ai"),
            ("li@例え。テスト", "li@xn--r8jz45g.xn--zckzah"),
            ("ada＠ｅｘａｍｐｌｅ.com", "ada@example.com"),
        ] {
            check(text, Some(want));
        }
        for bad in ["anna@mül ler.example", "anna@xn--a.example", "a@müller", "a@-müller.example"]
        {
            check(bad, None);
        }
        check(&format!("a@{}.example", "ü".repeat(70)), None);
    }

    #[test]
    fn only_the_owner_reads_a_domain_in_its_own_letters() {
        let email: Email = "Anna@Müller.example".parse().unwrap();
        assert_eq!(email.to_unicode(), "anna@müller.example");
        assert_eq!(email.to_string(), "anna@xn--mller-kva.example");
        assert_eq!(email.masked(), "a•••@xn--mller-kva.example");
        assert_eq!(own_spelling("anna@xn--a.example"), "anna@xn--a.example");
        assert_eq!(own_spelling(""), "");
    }

    #[test]
    fn a_masked_address_keeps_the_first_letter_and_the_domain() {
        let email: Email = "ada@example.com".parse().unwrap();
        assert_eq!(email.masked(), "a•••@example.com");
    }
}
