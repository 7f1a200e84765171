//! Firms and people that the lead's modules make: thrown away when these modules are moved.

use anyhow::{Context, Result};
use companies::grants::Flag;
use companies::inquiries;
use companies::profiles::{self, Name};
use flows::onboarding::review::{self, Approval};
use kernel::Seen;

use crate::cast::Firm;
use crate::stage::World;

pub(crate) fn plan(world: &mut World) -> Result<()> {
    world.at(world.day(424, (8, 0)), "the house", |world| {
        world.register_star("admin", false)?;
        world.register_star("staff", false)?;
        Ok(())
    });
    let firms = [
        ("mature", Some("owner"), "Pellworth", 420, 419),
        ("late", None, "Halden Freight", 330, 329),
        ("suspended", None, "Quillmark Media", 260, 259),
        ("trial", None, "Fernlight Studio", 6, 0),
        ("new", Some("newcomer"), "Harrowgate", 0, 0),
    ];
    for (key, star, name, registered, approved) in firms {
        world.at(world.day(registered, (9, 0)), "a firm", move |world| {
            firm(world, (key, star, name))
        });
        if approved > 0 {
            world.at(world.day(approved, (10, 0)), "approval", move |world| approve(world, key));
        }
    }
    let all = i64::try_from(world.size.of(210))?;
    for number in 0..all {
        let at = world.sometime(415 - number * 414 / all);
        world.at(at, "a candidate", |world| {
            let (name, email) = world.new_name()?;
            let person = world.register((&name, &email), false, None)?;
            world.people.push(person);
            Ok(())
        });
    }
    for (star, day) in [("applicant", 200), ("intern", 320)] {
        world.at(world.day(day, (9, 0)), "a star", move |world| {
            let person = world.register_star(star, false)?;
            world.people.push(person);
            Ok(())
        });
    }
    Ok(())
}

fn firm(
    world: &mut World,
    (key, star, name): (&'static str, Option<&'static str>, &str),
) -> Result<()> {
    let owner = match star {
        Some(star) => world.register_star(star, true)?,
        None => {
            let (name, email) = world.new_name()?;
            world.register((&name, &email), true, None)?
        }
    };
    let user = owner.user;
    let company = world.act(|conn| {
        profiles::rename(conn, user, &Name::parse(name)?)?;
        Ok::<_, companies::Error>(profiles::of_member(conn, user)?)
    })?;
    let company = company.context("no company")?.company.id;
    world.act(|conn| interviews::directory::link(conn, company, name))?;
    let recruiters = match key {
        "mature" => vec![world.register_star("reviewer", false)?],
        _ => Vec::new(),
    };
    let name = name.to_owned();
    world.firms.insert(key, Firm { company, name, owner, recruiters, reviewers: Vec::new() });
    Ok(())
}

fn approve(world: &mut World, key: &'static str) -> Result<()> {
    let (owner, by) = (world.firm(key)?.owner.user, world.reviewer());
    let by = review::Reviewer { actor: by.actor, name: "Admin".to_owned(), sender: by.sender };
    world.act(|conn| {
        let inquiry = inquiries::of_user(conn, owner)?.ok_or(companies::Error::NoInquiry)?;
        let flags = [Flag::AssessmentAccess, Flag::ProfileCompleted];
        let approval =
            Approval { flags: &flags, note: Some("Called them."), ..Approval::default() };
        review::approve(conn, &by, Seen::any(inquiry.id), approval)?;
        Ok::<_, flows::Error>(())
    })
}
