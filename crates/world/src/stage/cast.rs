//! Who there is: names, addresses and accounts.

use anyhow::{Context, Result};
use auth::agreements;
use auth::tokens::Claims;
use auth::users::{Registration, User};
use flows::accounts;
use flows::limits::Who;
use kernel::{CompanyId, Email, UserId};
use rand::Rng;
use rand::seq::IndexedRandom;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::stage::World;

/// Given and family names that go together, a line for each part of the world: `given, given | family, family`.
const NAMES: &str = include_str!("../../data/names.txt");
/// Where people who cannot sign in read their mail.
const DOMAIN: &str = "people.example";

/// How many of the last mails are searched for somebody's.
const RECENT: i64 = 50;

/// Somebody who can sign in: a demo account.
#[derive(Debug, Clone)]
pub struct Star {
    /// What they are in the world.
    pub role: String,
    /// The identity provider's name for them.
    pub uid: String,
    /// Their address.
    pub email: Email,
    /// Their name.
    pub name: String,
    /// Their account, once they have one.
    pub user: Option<UserId>,
}

/// Somebody with an account.
#[derive(Debug, Clone)]
pub(crate) struct Person {
    pub(crate) user: UserId,
    pub(crate) name: String,
    pub(crate) email: Email,
}

/// A company and its people.
#[derive(Debug, Clone)]
pub(crate) struct Firm {
    pub(crate) company: CompanyId,
    pub(crate) name: String,
    pub(crate) owner: Person,
    pub(crate) recruiters: Vec<Person>,
    pub(crate) reviewers: Vec<Person>,
}

/// A name without the marks that an address cannot have.
fn plain(name: &str) -> String {
    let letters = name.nfd().filter(|letter| !is_combining_mark(*letter));
    let letters = letters.flat_map(|letter| match letter {
        'ł' | 'Ł' => vec!['l'],
        'ø' | 'Ø' => vec!['o'],
        'ß' => vec!['s', 's'],
        'æ' => vec!['a', 'e'],
        'ı' => vec!['i'],
        'đ' | 'Đ' => vec!['d'],
        other => other.to_lowercase().collect(),
    });
    letters.filter(char::is_ascii_alphanumeric).collect()
}

impl World {
    /// A name that nobody has yet, with an address made of it.
    pub(crate) fn new_name(&mut self) -> Result<(String, Email)> {
        let lines: Vec<&str> = NAMES.lines().filter(|line| !line.starts_with('#')).collect();
        let line = lines.choose(&mut self.chance).context("there are no names")?;
        let (given, family) = line.split_once('|').context("a line without a family name")?;
        let mut choose = |of: &str| {
            let names: Vec<&str> = of.split(',').map(str::trim).collect();
            names.choose(&mut self.chance).map(|name| (*name).to_owned())
        };
        let given = choose(given).context("no given name")?;
        let family = choose(family).context("no family name")?;
        let name = format!("{given} {family}");
        let times = self.namesakes.entry(name.clone()).or_default();
        *times += 1;
        let number = if *times > 1 { times.to_string() } else { String::new() };
        let email = format!("{}.{}{number}@{DOMAIN}", plain(&given), plain(&family));
        Ok((name, email.parse()?))
    }

    /// Makes an account with a proven address, as the sign-up page does; `code` is of who brought them.
    pub(crate) fn register(
        &mut self,
        (name, email): (&str, &Email),
        is_company: bool,
        code: Option<String>,
    ) -> Result<Person> {
        let uid = format!("world-{:016x}", self.chance.random::<u64>());
        let star = self.stars.values().find(|star| star.email == *email);
        let uid = star.map_or(uid, |star| star.uid.clone());
        let now = self.now();
        let claims = Claims {
            uid,
            email: email.clone(),
            email_verified: true,
            auth_time: now,
            expires_at: now,
        };
        let form = Registration {
            is_company,
            display_name: name.to_owned(),
            phone: None,
            referral_code: code,
        };
        let user: User = self.act(|conn| {
            let (user, is_new) = accounts::register(conn, &claims, &form, Who::nobody(None))?;
            if is_new {
                agreements::agree(conn, user.id, agreements::IN_FORCE)?;
            }
            Ok::<_, flows::Error>(user)
        })?;
        if let Some(star) = self.stars.values_mut().find(|star| star.email == *email) {
            star.user = Some(user.id);
        }
        Ok(Person { user: user.id, name: name.to_owned(), email: email.clone() })
    }

    /// Makes the account of a star.
    pub(crate) fn register_star(&mut self, role: &str, is_company: bool) -> Result<Person> {
        let star = self.stars.get(role).with_context(|| format!("no demo account is {role}"))?;
        let (name, email) = (star.name.clone(), star.email.clone());
        self.register((&name, &email), is_company, None)
    }

    /// What follows `marker` in the last mail to an address that has it: the token of a link.
    pub(crate) fn mailed(&self, to: &Email, marker: &str) -> Result<String> {
        let mails = self.act(|conn| queue::outbox::recent(conn, RECENT))?;
        let text = mails.iter().filter(|mail| mail.to == to.as_str()).find_map(|mail| {
            let (_, rest) = mail.text.split_once(marker)?;
            rest.split(|letter: char| letter.is_whitespace() || ")>\"".contains(letter)).next()
        });
        text.map(str::to_owned).with_context(|| format!("no mail to {to} has {marker}"))
    }

    /// A company that has registered.
    pub(crate) fn firm(&self, name: &'static str) -> Result<Firm> {
        self.firms.get(name).cloned().with_context(|| format!("{name} is not there yet"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_made_of_letters_that_every_address_may_have() {
        assert_eq!(plain("Żółć Straße"), "zolcstrasse");
        for line in NAMES.lines().filter(|line| !line.starts_with('#')) {
            for name in line.split(['|', ',']) {
                assert!(!plain(name).is_empty(), "{name}");
            }
        }
    }
}
