//! What the star with reports does with them: one is passed on by a link, which is opened, and one is on their profile in
//! the talent pool.

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use assessments::invitations;
use assessments::links::{self, NewShare, Section};
use auth::users;
use flows::limits::{self, Action, Who};
use flows::{sharing, talent as pool};
use kernel::chrono::TimeDelta;
use kernel::{AttemptId, Limit, Paging, UserId};
use talent::profiles::{self, Availability, Employment, Form, Place, Skill, Visibility};

use crate::assessing::assessments::{BACKEND, SQL};
use crate::stage::World;

pub(crate) fn plan(world: &mut World) -> Result<()> {
    let at = world.day(40, (18, 20));
    world.at(at, "a report is passed on", share);
    let at = world.day(37, (19, 5));
    world.at(at, "a result is put on a profile", show);
    Ok(())
}

fn star(world: &World) -> Result<UserId> {
    let star = world.stars.get("intern").context("no demo account is intern")?;
    star.user.context("the intern has no account")
}

/// The star's attempt at an assessment.
fn attempt(world: &World, title: &str) -> Result<AttemptId> {
    let user = star(world)?;
    let email = world.stars.get("intern").map(|star| star.email.clone());
    let email = email.context("no demo account is intern")?;
    let most = Paging::first(Limit::most());
    let mine = world.act(|conn| invitations::mine(conn, (user, &email), most))?;
    let found = mine.items.into_iter().find(|one| one.assessment_title == title);
    let (attempt, _) =
        found.and_then(|one| one.attempt).context("the intern has no such report")?;
    Ok(attempt)
}

fn share(world: &mut World) -> Result<()> {
    let (by, attempt) = (star(world)?, attempt(world, BACKEND)?);
    let sender = world.sender();
    let sections = vec![Section::Name, Section::Tests, Section::Code];
    let new = NewShare { attempt, by, sections, days: 90, passcode: None, max_views: None };
    let (link, secret) = world.act(|conn| {
        limits::take(conn, Action::ShareReport, Who::new(by, None))?;
        sharing::share(conn, &sender, &new)
    })?;
    let secret = secret.reveal();
    for (days, agent) in
        [(1, "Firefox on Linux"), (2, "Safari on macOS"), (16, "Chrome on Windows")]
    {
        let (id, secret) = (link.id, secret.clone());
        world.after(TimeDelta::days(days), "a shared report is read", move |world| {
            let now = world.now();
            world.act(|conn| links::open(conn, (id, &secret), agent, now))?;
            Ok(())
        });
    }
    Ok(())
}

/// Adds the result to the profile that is there, or joins the pool with it.
fn show(world: &mut World) -> Result<()> {
    let (user, attempt) = (star(world)?, attempt(world, SQL)?);
    let sender = world.sender();
    world.act(|conn| {
        let user = users::get(conn, user)?;
        let known = profiles::of_user(conn, user.id)?;
        let (seen, form) = known.map_or((0, form()), |of| (of.version, of.form));
        let form = Form { results: BTreeSet::from([attempt]), ..form };
        pool::save(conn, &sender, &user, (seen, &form)).map(drop)
    })
}

fn form() -> Form {
    Form {
        visibility: Visibility::Named,
        headline: "Backend and data, looking for a first full-time role".to_owned(),
        skills: BTreeSet::from([Skill::Javascript, Skill::Nodejs, Skill::Postgresql, Skill::Sql]),
        availability: Availability::WithinThreeMonths,
        places: BTreeSet::from([Place::Remote, Place::WesternEurope]),
        pay: None,
        blocked: BTreeSet::new(),
        curated: true,
        shows_results: true,
        employment: BTreeSet::from([Employment::FullTime, Employment::Internship]),
        authorised: BTreeSet::new(),
        github: None,
        results: BTreeSet::new(),
        score: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_profile_says_can_be_saved() {
        let form = form();
        assert!((1..=120).contains(&form.headline.chars().count()));
        assert!(kernel::text::is_line(&form.headline));
        assert!((1..=20).contains(&form.skills.len()) && (1..=5).contains(&form.places.len()));
    }
}
