//! E-mail addresses.

use std::fmt;
use std::str::FromStr;

/// RFC 5321 §4.5.3.1.3: a path holds 256 octets, two of them its brackets.
const MAX_LENGTH: usize = 254;
/// RFC 5321 §4.5.3.1.1.
const MAX_LOCAL_LENGTH: usize = 64;

/// The text is not an e-mail address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("This is not an e-mail address.")]
pub struct BadEmail;

/// An e-mail address in lower case, plain enough to be mailed: one `@`, printable ASCII, a domain
/// with a dot. Two spellings of one mailbox that differ in case are equal.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Email(String);

impl Email {
    /// The address.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The address as a stranger may see it: the first letter, then the domain.
    pub fn masked(&self) -> String {
        let (local, domain) = self.0.split_once('@').unwrap_or((&self.0, ""));
        let first: String = local.chars().take(1).collect();
        format!("{first}•••@{domain}")
    }
}

impl FromStr for Email {
    type Err = BadEmail;

    fn from_str(text: &str) -> Result<Self, BadEmail> {
        let (local, domain) = text.rsplit_once('@').ok_or(BadEmail)?;
        let local_ok = (1..=MAX_LOCAL_LENGTH).contains(&local.len())
            && local.bytes().all(|b| b.is_ascii_graphic() && !b"\"(),:;<>@[\\]".contains(&b))
            && !local.starts_with('.')
            && !local.ends_with('.')
            && !local.contains("..");
        let domain_ok = domain.contains('.') && domain.split('.').all(is_label);
        if text.len() <= MAX_LENGTH && local_ok && domain_ok {
            Ok(Self(text.to_ascii_lowercase()))
        } else {
            Err(BadEmail)
        }
    }
}

/// RFC 1123 §2.1: letters, digits and inner hyphens, at most 63.
fn is_label(label: &str) -> bool {
    (1..=63).contains(&label.len())
        && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
        && !label.starts_with('-')
        && !label.ends_with('-')
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
        check("ada@localhost", None);
        check("ada@@example.com", None);
        check("ada", None);
        check("@example.com", None);
        check("ada@-example.com", None);
        check("ada@example..com", None);
        check(".ada@example.com", None);
        check("a\r\nBcc: b@example.com", None);
        check("ада@example.com", None);
        check(&format!("{}@example.com", "a".repeat(65)), None);
    }

    #[test]
    fn a_masked_address_keeps_the_first_letter_and_the_domain() {
        let email: Email = "ada@example.com".parse().unwrap();
        assert_eq!(email.masked(), "a•••@example.com");
    }
}
