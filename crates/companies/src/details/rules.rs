//! What a company says of itself. Pure.

use std::borrow::Cow;

use kernel::{CompanyId, Instant, ascii_domain, text};

use super::vocabulary::{Industry, Ruling, Size, Standing};
use crate::Problem;
use crate::profiles::Name;

/// The longest description, in characters.
pub const MAX_ABOUT: usize = 4000;
const MAX_WEBSITE: usize = 200;
const MAX_CITY: usize = 80;
const FIRST_YEAR: i32 = 1500;

/// What a company says of itself, as far as it is filled in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Form {
    /// Its name, one line of 1 to 120 characters.
    pub name: String,
    /// The address of its site, at most 200 characters.
    pub website: String,
    /// What it does.
    pub industry: Option<Industry>,
    /// How many people work for it.
    pub size: Option<Size>,
    /// The city of its headquarters, at most 80 characters.
    pub city: String,
    /// The country of its headquarters: two capital letters, ISO 3166.
    pub country: String,
    /// Markdown, at most 4000 characters.
    pub about: String,
    /// The year in which it was founded, 1500 to this year.
    pub founded_year: Option<i32>,
}

impl Form {
    /// The same without blanks around its lines.
    #[must_use]
    pub fn trimmed(self) -> Self {
        let trim = |field: &str| text::trimmed(field).to_owned();
        Self {
            name: trim(&self.name),
            website: trim(&self.website),
            city: trim(&self.city),
            country: trim(&self.country),
            about: trim(&self.about),
            ..self
        }
    }

    /// What can never be right, filled in or not.
    pub fn faults(&self, this_year: i32) -> Vec<Problem> {
        let mut faults = Vec::new();
        let mut check = |wrong: bool, field, code, detail| {
            if wrong {
                faults.push(Problem::new(field, code, detail));
            }
        };
        let longer = |text: &str, most: usize| text.chars().count() > most;
        let name = Name::parse(&self.name).is_err();
        check(name, "name", "length", "A company's name is one line of 1 to 120 characters.");
        let long = longer(&self.website, MAX_WEBSITE);
        check(long, "website", "length", "An address has at most 200 characters.");
        let address = self.website.is_empty() || long || domain_of(&self.website).is_some();
        check(
            !address,
            "website",
            "format",
            "Write the whole address, such as https://example.org.",
        );
        check(longer(&self.city, MAX_CITY), "city", "length", "A city has at most 80 characters.");
        check(!text::is_line(&self.city), "city", "format", "This is one line of text.");
        let country = self.country.is_empty()
            || (self.country.len() == 2 && self.country.bytes().all(|b| b.is_ascii_uppercase()));
        check(!country, "country", "format", "A country has two capital letters, such as DE.");
        let long = longer(&self.about, MAX_ABOUT);
        check(long, "about", "length", "A description has at most 4000 characters.");
        let detail = "Write this without characters that cannot be seen.";
        check(!text::is_prose(&self.about), "about", "format", detail);
        let year = self.founded_year.is_none_or(|year| (FIRST_YEAR..=this_year).contains(&year));
        check(!year, "founded_year", "range", "Enter a year from 1500 to this one.");
        faults
    }

    /// Whether everything is there that candidates have to know. The year is not asked for.
    pub fn is_complete(&self) -> bool {
        let texts = [&self.website, &self.city, &self.country, &self.about];
        self.industry.is_some() && self.size.is_some() && texts.iter().all(|text| !text.is_empty())
    }
}

/// The domain of a web address, in lower case and without `www.`; `None` where it is no address of
/// a public site.
pub fn domain_of(website: &str) -> Option<String> {
    let rest = website.strip_prefix("https://").or_else(|| website.strip_prefix("http://"))?;
    let plain = |c: char| c.is_whitespace() || c.is_control() || "<>\"'`\\".contains(c);
    if rest.chars().any(plain) || !text::is_line(rest) {
        return None;
    }
    let host = rest.split(['/', '?', '#']).next()?.to_lowercase();
    let host = host.strip_prefix("www.").unwrap_or(&host);
    let labels: Vec<&str> = host.split('.').collect();
    let named = |label: &&str| {
        let letters = label.chars().all(|c| c.is_alphanumeric() || c == '-');
        letters && !label.is_empty() && !label.starts_with('-') && !label.ends_with('-')
    };
    let top = labels.last()?.chars().all(char::is_numeric);
    (labels.len() >= 2 && !top && labels.iter().all(named)).then(|| host.to_owned())
}

/// Whether somebody who writes from this address writes from the domain, or from one below or
/// above it.
pub fn is_domain_of(domain: &str, email: &str) -> bool {
    let Some((_, from)) = email.rsplit_once('@') else { return false };
    // A site is kept as it was written, an address as DNS has it.
    let plain =
        |name: &str| ascii_domain(name).map_or_else(|| name.to_lowercase(), Cow::into_owned);
    let (domain, from) = (plain(domain), plain(from));
    let below =
        |whole: &str, part: &str| whole.strip_suffix(part).is_some_and(|s| s.ends_with('.'));
    from == domain || below(&from, &domain) || below(&domain, &from)
}

/// What the admin decided, and about what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruled {
    /// Yes or no.
    pub ruling: Ruling,
    /// The name that was looked at.
    pub name: String,
    /// The domain that was looked at.
    pub domain: String,
    /// What the company reads.
    pub note: Option<String>,
}

/// A company's details.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Details {
    /// Whose.
    pub company: CompanyId,
    /// What they say.
    pub form: Form,
    /// What the admin decided last.
    pub ruled: Option<Ruled>,
    /// Grows with every change; 0 before the first.
    pub version: i32,
    /// When they were changed; `None` before the first time.
    pub changed_at: Option<Instant>,
}

impl Details {
    /// How far they are. A decision is about one name at one domain: with another of either the
    /// details wait again.
    pub fn standing(&self) -> Standing {
        if !self.form.is_complete() {
            return Standing::Incomplete;
        }
        match self.ruling() {
            None => Standing::Waiting,
            Some(Ruling::Approved) => Standing::Approved,
            Some(Ruling::Rejected) => Standing::Rejected,
        }
    }

    /// What the admin decided about the present name and domain.
    fn ruling(&self) -> Option<Ruling> {
        let domain = domain_of(&self.form.website)?;
        let ruled = self.ruled.as_ref()?;
        (ruled.name == self.form.name && ruled.domain == domain).then_some(ruled.ruling)
    }

    /// What the admin said about a domain that was not approved.
    pub fn note(&self) -> Option<&str> {
        let rejected = self.standing() == Standing::Rejected;
        self.ruled.as_ref().filter(|_| rejected)?.note.as_deref()
    }
}
