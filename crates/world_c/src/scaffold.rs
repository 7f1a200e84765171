//! Firms, people, roles and internships for this crate alone, until the market's own are there. It is thrown away.

use anyhow::{Context, Result};
use companies::grants::{self, Flag, NewGrant};
use companies::inquiries;
use companies::profiles::{self, Name, Role as Rank};
use companies::team;
use flows::applications;
use flows::offers::{self, Answer};
use flows::onboarding::review::{self, Approval, Reviewer};
use flows::roles as acts;
use hiring::applications::{Acting, Event, Step};
use hiring::drafts::Content;
use hiring::offers::{End, Pay, Proposal};
use hiring::review::{Decision, Ruling};
use hiring::roles::form::{Form, Kind, Level, PayPeriod, Workplace};
use hiring::roles::{Event as RoleEvent, Member};
use internships::placements;
use kernel::chrono::TimeDelta;
use kernel::{ApplicationId, RoleId, Seen};
use rand::Rng;

use crate::cast::{Firm, Person};
use crate::internships as followed;
use crate::stage::World;
use crate::talent::fill_in;
use crate::times::{at_work, evenly, in_days};

/// Puts everything onto the agenda that the lead's modules make otherwise.
pub(crate) fn plan(world: &mut World) {
    world.at(world.day(424, (8, 0)), "the admin registers", |world| {
        world.register_star("admin", false).map(|_| ())
    });
    world.at(world.day(420, (9, 0)), "mature registers", found);
    world.at(world.day(418, (9, 0)), "mature is approved", admit);
    let people = world.size.of(250);
    for number in 0..people {
        let minute = world.chance.random_range(0..600);
        let day = evenly(world, (number, people), (415, 1));
        let at = day.and_time(kernel::chrono::NaiveTime::MIN).and_utc()
            + TimeDelta::minutes(480 + minute);
        let star = match number {
            3 => Some("intern"),
            20 => Some("applicant"),
            _ => None,
        };
        world.at(at, "a candidate registers", move |world| {
            let person = match star {
                Some(role) => world.register_star(role, false)?,
                None => {
                    let (name, email) = world.new_name()?;
                    world.register((&name, &email), false, None)?
                }
            };
            fill_in(world, &person);
            world.people.push(person);
            Ok(())
        });
    }
    for (round, before) in [(0, 410), (1, 270), (2, 130)] {
        for title in ["Backend intern", "Platform engineer", "Data analyst"] {
            let at = world.day(before, (10, 0));
            world.at(at, "a role is published", move |world| {
                publish(world, title, round).map(|_| ())
            });
        }
    }
    for turn in 0..14 {
        let at = at_work(world, evenly(world, (turn, 14), (390, 3)));
        world.at(at, "a candidate applies for an internship", apply);
    }
}

fn found(world: &mut World) -> Result<()> {
    let owner = world.register_star("owner", true)?;
    let name = "Northwind Harbour Systems";
    let company = world.act(|conn| {
        profiles::rename(conn, owner.user, &Name::parse(name)?)?;
        profiles::of_member(conn, owner.user)
    })?;
    let company = company.context("no company")?.company.id;
    let mut firm =
        Firm { company, name: name.to_owned(), owner, recruiters: vec![], reviewers: vec![] };
    let reviewer = world.register_star("reviewer", true)?;
    join(world, &firm, &reviewer, Rank::Reviewer)?;
    firm.reviewers.push(reviewer);
    for _ in 0..2 {
        let (name, email) = world.new_name()?;
        let person = world.register((&name, &email), true, None)?;
        join(world, &firm, &person, Rank::Recruiter)?;
        firm.recruiters.push(person);
    }
    world.firms.insert("mature", firm);
    Ok(())
}

fn join(world: &World, firm: &Firm, person: &Person, role: Rank) -> Result<()> {
    let (company, by, email) = (firm.company, firm.owner.user, person.email.clone());
    world.act(|conn| {
        profiles::dissolve_own(conn, person.user)?;
        let (_, token) = team::invite(conn, &team::NewInvitation { company, by, email, role })?;
        let link = team::find(conn, &token.reveal())?;
        team::join(conn, &link, person.user)
    })
}

fn admit(world: &mut World) -> Result<()> {
    let firm = world.firm("mature")?;
    let by = world.reviewer();
    let reviewer = Reviewer { actor: by.actor, name: "admin".to_owned(), sender: by.sender };
    let flags =
        [Flag::Payment, Flag::AssessmentAccess, Flag::ProfileCompleted, Flag::SuperStarAccess];
    world.act(|conn| {
        let inquiry = inquiries::of_user(conn, firm.owner.user)?;
        let inquiry = inquiry.ok_or(companies::Error::NoInquiry)?;
        let approval = Approval { flags: &flags, note: Some("Welcome"), ..Approval::default() };
        review::approve(conn, &reviewer, Seen::any(inquiry.id), approval)?;
        let (company, flag) = (firm.company, Flag::DirectRelease);
        let (reason, granted_by) = ("Trusted".to_owned(), "admin".to_owned());
        let grant = NewGrant { company, flag, expires_at: None, reason, granted_by };
        Ok::<_, flows::Error>(grants::grant(conn, reviewer.actor, &grant)?)
    })
}

fn publish(world: &mut World, title: &str, round: usize) -> Result<RoleId> {
    let firm = world.firm("mature")?;
    let by = Member { company: firm.company, user: firm.owner.user };
    let is_intern = title.contains("intern");
    let form = Form {
        title: title.to_owned(),
        kind: Some(if is_intern { Kind::Intern } else { Kind::FullTime }),
        openings: Some(40),
        level: Some(Level::Student),
        description: format!("You work with us on what ships need in harbours, round {round}."),
        must_haves: vec!["You have written a program that somebody else used".to_owned()],
        skills: vec!["Rust".to_owned()],
        workplace: Some(Workplace::Remote),
        countries: vec!["NL".to_owned()],
        duration_weeks: is_intern.then_some(14),
        hours_per_week: Some(38),
        pay_min: Some(1800),
        pay_max: Some(2400),
        currency: "EUR".to_owned(),
        pay_period: Some(PayPeriod::Month),
        deadline: Some(in_days(world, 150)),
        ..Form::default()
    };
    let (sender, reviewer) = (world.sender(), world.reviewer());
    world.act(|conn| {
        let role = acts::create(conn, by, &form)?;
        acts::step(conn, &sender, by, Seen::any(role.id), RoleEvent::Submit)?;
        let ruling = Ruling::plain(Decision::Publish);
        Ok::<_, flows::Error>(acts::decide(conn, &reviewer, Seen::any(role.id), ruling)?.id)
    })
}

fn apply(world: &mut World) -> Result<()> {
    let firm = world.firm("mature")?;
    let by = Member { company: firm.company, user: firm.owner.user };
    let (sender, today) = (world.sender(), world.now().date_naive());
    let people = world.people.clone();
    let (sent, person): (ApplicationId, _) = world.act(|conn| {
        let search = hiring::open_roles::Search { kind: Some(Kind::Intern), ..Default::default() };
        let first = kernel::Paging::first(kernel::Limit::most());
        let open = hiring::open_roles::list(conn, &search, today, first)?.items;
        let role = open.first().ok_or(hiring::Error::NoRole)?.id;
        let mut free = None;
        for person in people.iter().rev() {
            if hiring::applications::of_role(conn, role, person.user)?.is_none() {
                free = Some(person.clone());
                break;
            }
        }
        let person = free.ok_or(hiring::Error::NoRole)?;
        let user = auth::users::get(conn, person.user)?;
        let sent = applications::apply(conn, &sender, &user, role, &Content::default())?;
        for event in [Event::Shortlist, Event::Interview, Event::Select] {
            let acting = Acting::Company(by);
            applications::step(conn, &sender, acting, Seen::any(sent.id), &Step::plain(event))?;
        }
        Ok::<_, flows::Error>((sent.id, person))
    })?;
    world.after(TimeDelta::days(2), "an offer", move |world| {
        let proposal = Proposal {
            starts_on: in_days(world, 26),
            end: End::After(14),
            pay: Pay { min: 2000, max: 2000, currency: "EUR".to_owned(), period: PayPeriod::Month },
            terms: "As discussed.".to_owned(),
            days: 10,
        };
        let sender = world.sender();
        world.act(|conn| {
            let made = offers::make(conn, &sender, by, Seen::any(sent), &proposal)?;
            offers::answer(conn, &sender, person.user, Seen::any(made.id), Answer::Accept)
        })?;
        let id = world.act(|conn| placements::of_application(conn, sent))?;
        followed::follow(world, id.context("no internship")?)
    });
    Ok(())
}
