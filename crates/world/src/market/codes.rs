//! Codes that people give to others, and signing up with one.

use anyhow::{Context, Result};
use auth::profiles::{self, Edit};
use auth::usernames::Username;
use flows::accounts;
use flows::limits::{self, Action, Who};
use kernel::{Email, UserId};
use referral::codes::{self, Code};

use crate::stage::World;
use crate::stage::cast::Person;

/// The longest username.
const LONGEST: usize = 30;
/// How many usernames somebody tries.
const TRIES: usize = 9;

fn plain(text: &str) -> String {
    let letters = text.chars().map(|of| if of.is_ascii_alphanumeric() { of } else { '_' });
    let name: String = letters.take(LONGEST - 2).collect();
    if name.len() < 3 { format!("{name}_01") } else { name }
}

/// A username made of an address, or of a name where that is reserved, as `partner` is.
fn username((name, email): (&str, &Email)) -> Result<Username, auth::Error> {
    let local = email.as_str().split('@').next().unwrap_or_default();
    Username::parse(&plain(local)).or_else(|_| Username::parse(&plain(&kernel::fold(name))))
}

/// The code that somebody gives to others. Those who have none choose the username that it is made of.
pub(crate) fn code_of(world: &World, of: &Person) -> Result<String> {
    let user = of.user;
    if let Some(code) = world.act(|conn| codes::of(conn, user))? {
        return Ok(code);
    }
    let stem = username((&of.name, &of.email))?;
    let mut wanted = stem.clone();
    for number in 2..=TRIES {
        match choose(world, user, &wanted) {
            Err(flows::Error::Auth(auth::Error::UsernameTaken)) => {
                wanted = Username::parse(&format!("{}_{number}", stem.as_str()))?;
            }
            chosen => {
                chosen?;
                break;
            }
        }
    }
    let code = world.act(|conn| codes::of(conn, user))?;
    code.with_context(|| format!("{} has no code", of.email))
}

fn choose(world: &World, user: UserId, name: &Username) -> flows::Result<()> {
    world.db().write_now(|conn| {
        limits::take(conn, Action::ChooseUsername, Who::of_account(user))?;
        accounts::name_account(conn, user, name).map(drop)
    })
}

/// Somebody opens a link with a code; what is counted of that says nothing of them.
pub(crate) fn click(world: &World, code: &str) -> Result<()> {
    let (code, now) = (Code::parse(code)?, world.now());
    world.act(|conn| codes::click(conn, &code, now))
}

/// Somebody opens a link with a code and signs up.
pub(crate) fn join(world: &mut World, code: &str) -> Result<Person> {
    let (name, email) = world.new_name()?;
    join_as(world, (&name, &email), code)
}

/// The same, under a name and an address. They are one of the candidates from then on.
pub(crate) fn join_as(
    world: &mut World,
    (name, email): (&str, &Email),
    code: &str,
) -> Result<Person> {
    click(world, code)?;
    let person = world.register((name, email), false, Some(code.to_owned()))?;
    let (sender, user) = (world.sender(), person.user);
    world.act(|conn| accounts::tell_referrer(conn, &sender, user))?;
    world.people.push(person.clone());
    Ok(person)
}

/// Somebody says of themselves what makes their profile complete, unless it was saved before.
pub(crate) fn introduce(
    world: &World,
    user: UserId,
    (headline, education): (&str, &str),
) -> Result<()> {
    world.act(|conn| {
        let before = profiles::get(conn, user)?;
        if before.version > 0 {
            return Ok(());
        }
        let edit = Edit {
            headline: Some(headline.to_owned()),
            education: Some(education.to_owned()),
            ..before.edit
        };
        accounts::save_profile(conn, user, &edit, before.version)?;
        Ok::<_, flows::Error>(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_makes_a_username_and_a_code() {
        let long = format!("{}d@people.example", "abc.".repeat(15));
        for (name, email, want) in [
            ("Anna Kowalska", "anna.kowalska2@people.example", "anna_kowalska2"),
            ("Li", "li@people.example", "li_01"),
            ("Jonas Weber", "partner@assay.example", "jonas_weber"),
            ("Abc", long.as_str(), "abc_abc_abc_abc_abc_abc_abc_"),
        ] {
            let chosen = username((name, &email.parse().unwrap())).unwrap();
            assert_eq!(chosen.as_str(), want);
            assert!(Code::parse(&want.replace('_', "-")).is_ok(), "{want}");
        }
    }
}
