//! The students of a partner: invited by mail or by a link, some of whom sign up.

use anyhow::Result;
use flows::partners::invitations as acts;
use kernel::chrono::TimeDelta;
use kernel::{Email, Seen, UserId};
use partners::attributions;
use partners::invitations::Typed;
use rand::Rng;
use referral::codes;

use super::{Cast, Host};
use crate::market::codes::{click, introduce, join, join_as};
use crate::stage::World;

/// What students say of themselves: a headline and where they learned.
const PROFILES: [(&str, &str); 8] = [
    ("Third-year student who likes compilers", "BSc Computer Science, third year"),
    ("Backend beginner with a past in accounting", "Evening course in web development"),
    ("Data person who came from geography", "MSc Geoinformatics"),
    ("Looking for a first internship in testing", "Vocational training, second year"),
    ("Python, SQL and a lot of patience", "Bootcamp of sixteen weeks"),
    ("Embedded systems, from soldering to drivers", "BEng Electrical Engineering"),
    ("Frontend developer who cares about keyboards", "Self-taught, two open projects"),
    ("Mathematics student with a weakness for graphs", "BSc Mathematics, fourth term"),
];
/// Of ten who are invited so many sign up.
const JOIN_OF_TEN: u32 = 6;

/// Puts everybody whom a partner brings onto the agenda.
pub(super) fn plan(world: &mut World, host: &Host, of: &Cast) {
    let left = (world.today() - world.now()).num_days();
    for _ in 0..world.size.of(of.students) {
        let before = world.chance.random_range(1..left.max(3));
        let (at, host) = (world.sometime(before), host.clone());
        world.at(at, "a student comes by a link", move |world| {
            let code = look_around(world, &host)?;
            let user = join(world, &code)?.user;
            settle_in(world, user);
            Ok(())
        });
    }
    for (before, many) in &of.invites {
        let (many, host) = (world.size.of(*many).max(3), host.clone());
        let at = world.workday(*before, (15, 40));
        world.at(at, "a partner invites students", move |world| invite(world, &host, many));
    }
    if !of.domain.is_empty() && of.terms.is_some() {
        flag(world, host, of);
    }
}

/// A link is opened more often than somebody signs up; answers the code that it has today.
fn look_around(world: &mut World, host: &Host) -> Result<String> {
    let user = host.user;
    let code = world.act(|conn| codes::of(conn, user))?.unwrap_or_else(|| host.code.clone());
    for _ in 0..world.chance.random_range(0..5) {
        click(world, &code)?;
    }
    Ok(code)
}

/// A list of students gets a mail each; a row that is none gets nothing.
fn invite(world: &mut World, host: &Host, many: usize) -> Result<()> {
    let mut invited: Vec<(String, Email)> = Vec::new();
    for _ in 0..many {
        invited.push(world.new_name()?);
    }
    let typed = |(name, email): &(String, Email)| {
        let first = name.split(' ').next().unwrap_or(name).to_owned();
        Typed { email: email.as_str().to_owned(), name: Some(first) }
    };
    let mut rows: Vec<Typed> = invited.iter().map(typed).collect();
    rows.push(Typed { email: "third row of the list".to_owned(), name: None });
    let (sender, user) = (world.sender(), host.user);
    world.act(|conn| acts::count_inviting(conn, user))?;
    world.act(|conn| acts::invite(conn, &sender, user, &rows))?;
    for (name, email) in invited {
        if !world.chance.random_ratio(JOIN_OF_TEN, 10) {
            continue;
        }
        let (days, host) = (world.chance.random_range(0..14), host.clone());
        let minutes = world.chance.random_range(30..300);
        world.after(
            TimeDelta::days(days) + TimeDelta::minutes(minutes),
            "a student",
            move |world| {
                let code = look_around(world, &host)?;
                let user = join_as(world, (&name, &email), &code)?.user;
                settle_in(world, user);
                Ok(())
            },
        );
    }
    world.after(TimeDelta::days(8), "students are reminded", move |world| {
        let sender = world.sender();
        world.act(|conn| acts::count_inviting(conn, user))?;
        world.act(|conn| acts::remind(conn, &sender, user)).map(drop)
    });
    Ok(())
}

/// What many do in their first days: complete their profile, and let the partner see their name.
fn settle_in(world: &mut World, user: UserId) {
    if world.chance.random_bool(0.6) {
        let which = world.chance.random_range(0..PROFILES.len());
        let at = world.days_later(2);
        world.at(at, "a profile", move |world| match PROFILES.get(which) {
            Some(profile) => introduce(world, user, *profile),
            None => Ok(()),
        });
    }
    if world.chance.random_bool(0.5) {
        let at = world.days_later(4);
        world.at(at, "a name is shown", move |world| {
            world.act(|conn| attributions::show_name(conn, Seen::any(user), true)).map(drop)
        });
    }
}

/// Somebody of the partner's own house signs up with its code, which the admin is to look at: of most of them
/// they have, of those of the last weeks not yet.
fn flag(world: &mut World, host: &Host, of: &Cast) {
    let looked_at = of.days[1] > 200;
    let at = if looked_at { world.workday(of.days[1] / 2, (12, 0)) } else { world.lately(44) };
    let host = host.clone();
    world.at(at, "a colleague signs up", move |world| {
        let (name, email) = world.new_name()?;
        let local = email.as_str().split('@').next().unwrap_or_default().to_owned();
        let email: Email = format!("{local}@{}", host.domain).parse()?;
        let user = join_as(world, (&name, &email), &host.code)?.user;
        if !looked_at {
            return Ok(());
        }
        let at = world.days_later(2);
        world.at(at, "a referral is cleared", move |world| {
            let actor = world.reviewer().actor;
            let why = "A tutor who looks for work of their own. Spoke with them on the telephone.";
            world.act(|conn| attributions::clear(conn, actor, Seen::any(user), why)).map(drop)
        });
        Ok(())
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn profiles_fit_into_their_fields() {
        for (headline, education) in PROFILES {
            assert!((1..=160).contains(&headline.chars().count()), "{headline}");
            assert!((1..=400).contains(&education.chars().count()), "{education}");
        }
    }
}
