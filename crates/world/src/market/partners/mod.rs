//! Partners: accepted by the admin, with terms, codes, students and companies they brought, and what that earns.

mod cohorts;
mod money;
mod students;

use std::future::Future;

use anyhow::{Context, Result};
use auth::users;
use db::audit::Actor;
use flows::Reviewer;
use flows::limits::Who;
use flows::partners as acts;
use kernel::money::Currency;
use kernel::{Email, Seen, UserId};
use partners::accounts::{self, Event};
use partners::applications::{Application, Form, Kind};
use partners::terms::{self, New, Rate};
use serde::Deserialize;

use crate::market::codes::code_of;
use crate::stage::World;
use crate::stage::cast::Person;

const PARTNERS: &str = include_str!("../../../data/partners.json");
const APPLICATIONS: &str = include_str!("../../../data/partner_applications.json");

/// What a partner is paid for.
#[derive(Debug, Clone, Copy, Deserialize)]
struct Terms {
    /// Hundredths of a per cent of payments.
    share_bp: Option<i32>,
    cap: Option<i64>,
    /// In cents for each placement.
    placement: Option<i64>,
    window_days: i32,
}

/// A partner to be.
#[derive(Debug, Clone, Deserialize)]
struct Cast {
    kind: Kind,
    organisation: String,
    website: String,
    /// Of their own addresses; empty for an address like everybody's.
    domain: String,
    #[serde(default)]
    star: bool,
    why: String,
    note: String,
    terms: Option<Terms>,
    /// How many days before today they apply and are accepted.
    days: [i64; 2],
    /// How many sign up with their code without an invitation.
    students: usize,
    /// How many days before today they invite how many.
    invites: Vec<(i64, usize)>,
}

/// Somebody who applies and is not accepted, or not yet.
#[derive(Debug, Clone, Deserialize)]
struct Applicant {
    kind: Kind,
    organisation: String,
    website: Option<String>,
    why: String,
    /// How many hours before the world is complete.
    hours: i64,
    end: String,
    reason: String,
}

/// Somebody who is a partner now.
#[derive(Debug, Clone)]
struct Host {
    user: UserId,
    code: String,
    domain: String,
}

/// Puts the partners onto the agenda.
pub(crate) fn plan(world: &mut World) -> Result<()> {
    let cast: Vec<Cast> = serde_json::from_str(PARTNERS).context("the partners")?;
    for of in cast {
        let at = world.workday(of.days[0], (10, 30));
        world.at(at, "a partner applies", move |world| enter(world, of));
    }
    let applicants: Vec<Applicant> = serde_json::from_str(APPLICATIONS).context("applications")?;
    for of in applicants {
        world.at(world.lately(of.hours), "an application of a partner", move |world| {
            try_in_vain(world, &of)
        });
    }
    money::plan(world);
    Ok(())
}

/// Runs what the server runs between others.
fn wait<T>(future: impl Future<Output = T>) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    Ok(runtime.block_on(future))
}

/// The admin, or staff where the act is theirs.
fn staff(world: &World) -> Reviewer {
    let star = world.stars.get("staff").and_then(|star| star.user);
    let actor = star.map_or(world.reviewer().actor, Actor::User);
    Reviewer { actor, sender: world.sender() }
}

fn apply(world: &World, person: &Person, form: &Form) -> Result<Application> {
    let user = person.user;
    world.act(|conn| {
        acts::ask(conn, Who::of_account(user))?;
        let user = users::get(conn, user)?;
        acts::apply(conn, &user, form)
    })
}

/// Registers and applies; the admin says yes some days later.
fn enter(world: &mut World, of: Cast) -> Result<()> {
    let person = if of.star {
        world.register_star("partner", false)?
    } else {
        let (name, email) = world.new_name()?;
        let local = email.as_str().split('@').next().unwrap_or_default().to_owned();
        let own = if of.domain.is_empty() { "meetups.example" } else { &of.domain };
        let email: Email = format!("{local}@{own}").parse()?;
        world.register((&name, &email), false, None)?
    };
    let form = Form {
        kind: of.kind,
        organisation: of.organisation.clone(),
        website: Some(of.website.clone()),
        why: of.why.clone(),
    };
    let sent = apply(world, &person, &form)?;
    let at = world.workday(of.days[1], (14, 20)).max(world.now());
    world.at(at, "a partner is accepted", move |world| {
        let by = world.reviewer();
        let note = Some(of.note.as_str()).filter(|note| !note.is_empty());
        world.act(|conn| acts::approve(conn, &by, Seen::at(sent.id, sent.version), note))?;
        begin(world, &person, &of)
    });
    Ok(())
}

/// What follows once somebody is a partner.
fn begin(world: &mut World, person: &Person, of: &Cast) -> Result<()> {
    if let Some(terms) = of.terms {
        let (by, now, user) = (world.reviewer(), world.now(), person.user);
        let currency = Currency::Eur;
        let rate = match (terms.share_bp, terms.placement) {
            (Some(rate_bp), _) => Rate::ShareOfPayments { rate_bp, cap: terms.cap, currency },
            (None, amount) => Rate::PerPlacement { amount: amount.unwrap_or(10_000), currency },
        };
        let effective_from = now.date_naive();
        let new = New { effective_from, rate, window_days: terms.window_days };
        world.act(|conn| terms::agree(conn, by.actor, user, &new, now))?;
    }
    let code = code_of(world, person)?;
    let host = Host { user: person.user, code, domain: of.domain.clone() };
    students::plan(world, &host, of);
    match of.organisation.as_str() {
        "Northbridge University, Careers Service" => {
            money::brings(world, &host, "mature", 417);
            cohorts::plan(world, &host);
        }
        "Codewright Academy" => money::teaches(world, &host),
        "Harbour Code Club" => money::brings(world, &host, "late", 300),
        "Aldern Alumni Network" => {
            money::brings(world, &host, "suspended", 257);
            suspend(world, &host);
        }
        "Second Shift School" => replace_code(world, &host),
        _ => {}
    }
    Ok(())
}

/// The admin suspends a partner.
fn suspend(world: &mut World, host: &Host) {
    let user = host.user;
    world.at(world.workday(88, (10, 40)), "a partner is suspended", move |world| {
        let (by, now) = (world.reviewer(), world.now());
        let why = "The newsletter offered money for signing up, after we had asked twice to leave that out.";
        world.act(|conn| accounts::step(conn, by.actor, Seen::any(user), (Event::Suspend, why), now))?;
        Ok(())
    });
}

/// A partner gets a new code.
fn replace_code(world: &mut World, host: &Host) {
    let user = host.user;
    world.at(world.workday(140, (13, 10)), "a partner has a new code", move |world| {
        let (by, now) = (world.reviewer(), world.now());
        let why = "The code was printed on a leaflet of somebody else.";
        world.act(|conn| acts::replace_code(conn, by.actor, Seen::any(user), (why, now)))?;
        Ok(())
    });
}

/// Applies, and is turned down, takes it back or waits.
fn try_in_vain(world: &mut World, of: &Applicant) -> Result<()> {
    let (name, email) = world.new_name()?;
    let person = world.register((&name, &email), false, None)?;
    let (website, why) = (of.website.clone(), of.why.clone());
    let form = Form { kind: of.kind, organisation: of.organisation.clone(), website, why };
    let sent = apply(world, &person, &form)?;
    let (at, user) = (world.days_later(2), person.user);
    match of.end.as_str() {
        "rejected" => {
            let reason = of.reason.clone();
            world.at(at, "an application is rejected", move |world| {
                let by = world.reviewer();
                let seen = Seen::at(sent.id, sent.version);
                world.act(|conn| acts::reject(conn, &by, seen, &reason)).map(drop)
            });
        }
        "withdrawn" => world.at(at, "an application is taken back", move |world| {
            world.act(|conn| acts::withdraw(conn, user, sent.version)).map(drop)
        }),
        _ => {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_partners_are_accepted_two_applications_wait_and_one_is_rejected() {
        let cast: Vec<Cast> = serde_json::from_str(PARTNERS).unwrap();
        assert_eq!((cast.len(), cast.iter().filter(|of| of.star).count()), (8, 1));
        for of in &cast {
            let last = of.invites.iter().all(|(day, some)| *day < of.days[1] && *some > 0);
            assert!(of.days[0] > of.days[1] && last, "{}", of.organisation);
            assert!((1..=2000).contains(&of.why.chars().count()), "{}", of.organisation);
            assert!(of.website.starts_with("https://"), "{}", of.organisation);
            let paid = of.terms.is_none_or(|it| it.share_bp.is_some() != it.placement.is_some());
            assert!(paid, "{}", of.organisation);
        }
        let star = cast.iter().find(|of| of.star).map(|of| of.students);
        assert_eq!(star, cast.iter().map(|of| of.students).max(), "the star is the most active");
        let vain: Vec<Applicant> = serde_json::from_str(APPLICATIONS).unwrap();
        let ends = |end: &str| vain.iter().filter(|of| of.end == end).count();
        assert_eq!([ends("waits"), ends("rejected"), ends("withdrawn")], [2, 1, 1]);
        assert!(vain.iter().all(|of| (of.end == "rejected") != of.reason.is_empty()));
    }
}
