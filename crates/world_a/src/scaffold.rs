//! The people and the company that the lead's modules make; thrown away when the modules move.

use anyhow::{Context, Result};
use companies::grants::Flag;
use companies::inquiries;
use companies::profiles::{self, Role};
use companies::team;
use flows::onboarding::review::{self, Approval, Reviewer};
use kernel::Seen;

use crate::cast::Firm;
use crate::stage::World;

pub(crate) fn plan(world: &mut World) -> Result<()> {
    let at = world.day(422, (9, 0));
    world.at(at, "staff", |world| {
        world.register_star("admin", false)?;
        Ok(())
    });
    let at = world.day(420, (9, 0));
    world.at(at, "the mature company", firm);
    let at = world.day(410, (9, 0));
    world.at(at, "the intern", |world| world.register_star("intern", false).map(drop));
    let count = world.size.of(256);
    for number in 0..count {
        let day = 415 - i64::try_from(number * 410 / count)?;
        let at = world.day(day, (8, 30));
        world.at(at, "a candidate", |world| {
            let (name, email) = world.new_name()?;
            let person = world.register((&name, &email), false, None)?;
            world.people.push(person);
            Ok(())
        });
    }
    Ok(())
}

fn firm(world: &mut World) -> Result<()> {
    let owner = world.register_star("owner", true)?;
    let mut others = vec![(world.register_star("reviewer", true)?, Role::Reviewer)];
    for _ in 0..2 {
        let (name, email) = world.new_name()?;
        others.push((world.register((&name, &email), true, None)?, Role::Recruiter));
    }
    let reviewer = world.reviewer();
    let (sender, actor) = (reviewer.sender, reviewer.actor);
    let reviewer = Reviewer { actor, name: "scaffold".to_owned(), sender };
    let company = world.act(|conn| {
        let inquiry = inquiries::of_user(conn, owner.user)?.ok_or(companies::Error::NoCompany)?;
        let flags = [Flag::Payment, Flag::AssessmentAccess, Flag::ProfileCompleted];
        let approval = Approval { flags: &flags, note: Some("scaffold"), ..Approval::default() };
        review::approve(conn, &reviewer, Seen::any(inquiry.id), approval)?;
        profiles::rename(conn, owner.user, &profiles::Name::parse("Mature GmbH")?)?;
        let member = profiles::of_member(conn, owner.user)?.ok_or(companies::Error::NoCompany)?;
        for (person, role) in &others {
            profiles::dissolve_own(conn, person.user)?;
            let new = team::NewInvitation {
                company: member.company.id,
                by: owner.user,
                email: person.email.clone(),
                role: *role,
            };
            let (_, token) = team::invite(conn, &new)?;
            let link = team::find(conn, &token.reveal())?;
            team::join(conn, &link, person.user)?;
        }
        Ok::<_, flows::Error>(member.company)
    })?;
    let mut reviewers = Vec::new();
    let mut recruiters = Vec::new();
    for (person, role) in others {
        if role == Role::Reviewer { reviewers.push(person) } else { recruiters.push(person) }
    }
    let firm =
        Firm { company: company.id, name: "Mature GmbH".to_owned(), owner, recruiters, reviewers };
    world.firms.insert("mature", firm);
    world.firms.get("mature").context("it is there")?;
    Ok(())
}
