//! The companies, their people, and the candidates: who comes when.

use anyhow::{Context, Result};
use companies::details::{self, Edit, Industry, Ruling};
use companies::grants::Flag;
use companies::inquiries::{self, Form};
use companies::profiles::{self, Role};
use computing::Pool;
use flows::assessments::invite::Host;
use flows::companies as teams;
use flows::limits::Who;
use flows::onboarding::apply::{self, Applicant};
use flows::onboarding::review::{self, Approval, Reviewer};
use kernel::chrono::TimeDelta;
use kernel::{Instant, Seen};
use rand::Rng;

use crate::market::codes;
use crate::stage::World;
use crate::stage::cast::{Firm, Person};
use crate::talent;

/// A company as it founds itself.
#[derive(Clone, Copy)]
pub(crate) struct Founding {
    /// The world's own name for it.
    pub(crate) key: &'static str,
    name: &'static str,
    domain: &'static str,
    industry: Industry,
    size: details::Size,
    city: (&'static str, &'static str),
    founded: i32,
    about: &'static str,
    /// How many days before today it registers.
    pub(crate) since: i64,
    /// The demo account that owns it.
    star: Option<&'static str>,
    /// How many recruiters and reviewers join its owner.
    team: (usize, usize),
}

/// The company that has been there for long, with everything open.
pub(crate) const MATURE: Founding = Founding {
    key: "mature",
    name: "Pellworth",
    domain: "pellworth.example",
    industry: Industry::Software,
    size: details::Size::UpTo500,
    city: ("Rotterdam", "NL"),
    founded: 2014,
    about: "We write the software that ports use to plan their days: which ship moors where, which crane unloads \
            it, which lorry waits for what. Sixty engineers in Rotterdam and Gdańsk, and one product.",
    since: 420,
    star: Some("owner"),
    team: (2, 3),
};

/// The one that registered a moment ago.
pub(crate) const NEWCOMER: Founding = Founding {
    key: "new",
    name: "Harrowgate",
    domain: "harrowgate.example",
    industry: Industry::Finance,
    size: details::Size::UpTo50,
    city: ("Cork", "IE"),
    founded: 2022,
    about: "Bookkeeping for harbours and boatyards.",
    since: 0,
    star: Some("newcomer"),
    team: (0, 0),
};

const FIRMS: [Founding; 4] = [
    Founding {
        key: "late",
        name: "Halden Freight",
        domain: "haldenfreight.example",
        industry: Industry::Logistics,
        size: details::Size::UpTo1000,
        city: ("Halden", "NO"),
        founded: 1988,
        about: "Overnight freight between Scandinavia and the Baltic, with a fleet of our own and the planning \
                software that it runs on.",
        since: 330,
        star: None,
        team: (1, 1),
    },
    Founding {
        key: "suspended",
        name: "Quillmark Media",
        domain: "quillmark.example",
        industry: Industry::Media,
        size: details::Size::UpTo50,
        city: ("Leeds", "GB"),
        founded: 2019,
        about: "Newsletters and the tools to write them.",
        since: 260,
        star: None,
        team: (1, 0),
    },
    Founding {
        key: "trial",
        name: "Fernlight Studio",
        domain: "fernlight.example",
        industry: Industry::Education,
        size: details::Size::UpTo10,
        city: ("Lisbon", "PT"),
        founded: 2023,
        about: "Science lessons as games, for schools.",
        since: 6,
        star: None,
        team: (0, 1),
    },
    Founding {
        key: "waiting",
        name: "Corvane Robotics",
        domain: "corvane.example",
        industry: Industry::Manufacturing,
        size: details::Size::UpTo200,
        city: ("Turin", "IT"),
        founded: 2017,
        about: "Arms that pack what people would rather not lift.",
        since: 1,
        star: None,
        team: (0, 0),
    },
];

/// How many candidates a market has.
const CANDIDATES: usize = 210;

/// Puts everybody's coming onto the agenda.
pub(crate) fn plan(world: &mut World) {
    let settled = world.day(MATURE.since - 1, (13, 0));
    world.at(settled, "a team is invited", |world| {
        gather(world, &MATURE);
        Ok(())
    });
    for firm in FIRMS {
        let at = world.day(firm.since, (9, 10));
        world.at(at, "a company registers", move |world| {
            found(world, &firm)?;
            if firm.since > 10 {
                world.after(TimeDelta::hours(27), "a company is approved", move |world| {
                    admit(world, &firm)?;
                    gather(world, &firm);
                    Ok(())
                });
            }
            Ok(())
        });
    }
    plan_candidates(world);
}

fn plan_candidates(world: &mut World) {
    let count = world.size.of(CANDIDATES);
    for number in 0..count {
        let number = i64::try_from(number).unwrap_or(0);
        let total = i64::try_from(count).unwrap_or(1);
        // More come as the market grows.
        let passed = f64::sqrt(number as f64 / total as f64);
        let day = 415 - (passed * 412.0) as i64;
        let (hour, minute) = (world.chance.random_range(8..20), world.chance.random_range(0..60));
        let at = world.day(day, (hour, minute));
        world.at(at, "a candidate registers", |world| come(world, None));
    }
    for (star, day) in [("intern", 405), ("applicant", 330)] {
        let at = world.day(day, (9, 50));
        world.at(at, "a demo account registers", move |world| come(world, Some(star)));
    }
}

fn come(world: &mut World, star: Option<&'static str>) -> Result<()> {
    let person = match star {
        Some(role) => world.register_star(role, false)?,
        None => {
            let (name, email) = world.new_name()?;
            world.register((&name, &email), false, None)?
        }
    };
    if star.is_some() {
        codes::code_of(world, &person)?;
    }
    talent::fill_in(world, &person);
    world.people.push(person);
    Ok(())
}

/// A company registers, sends its inquiry and proves its address.
pub(crate) fn found(world: &mut World, firm: &Founding) -> Result<()> {
    let owner = match firm.star {
        Some(role) => world.register_star(role, true)?,
        None => colleague(world, firm.domain)?,
    };
    inquire(world, firm, &owner)?;
    let membership = world
        .act(|conn| profiles::of_member(conn, owner.user))?
        .with_context(|| format!("{} has no company", firm.name))?;
    let made = Firm {
        company: membership.company.id,
        name: firm.name.to_owned(),
        owner,
        recruiters: Vec::new(),
        reviewers: Vec::new(),
    };
    world.firms.insert(firm.key, made);
    if firm.since > 2 {
        describe(world, firm)?;
    }
    if firm.key == "suspended" {
        world.at(world.day(40, (10, 20)), "a company is suspended", suspend);
    }
    Ok(())
}

/// Somebody with an address of a company.
fn colleague(world: &mut World, domain: &str) -> Result<Person> {
    let (name, email) = world.new_name()?;
    let local = email.as_str().split('@').next().unwrap_or_default().to_owned();
    world.register((&name, &format!("{local}@{domain}").parse()?), true, None)
}

fn inquire(world: &mut World, firm: &Founding, owner: &Person) -> Result<()> {
    let who = Who::of_account(owner.user);
    let applicant =
        Applicant { user: owner.user, email: owner.email.clone(), who, sender: world.sender() };
    let mut words = owner.name.splitn(2, ' ').map(str::to_owned);
    let form = Form {
        company_name: firm.name.to_owned(),
        first_name: words.next().unwrap_or_default(),
        last_name: words.next().unwrap_or_default(),
        title: "Head of Engineering".to_owned(),
        company_type: "Product company".to_owned(),
        interests: vec!["Assessments".to_owned(), "Interns".to_owned()],
        heard_about: "A colleague".to_owned(),
        phone: format!("+31 10 555 {:04}", world.chance.random_range(0..10_000)),
    };
    let code = auth::otp::prepare()?;
    world.act(|conn| apply::submit(conn, &applicant, &form, &code))?;
    let hashes = Pool::new("world", 1, 1);
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let typed = code.code.clone();
    runtime.block_on(apply::verify_code(world.db(), &hashes, (owner.user, who), typed))?;
    Ok(())
}

/// The owner fills in the company's profile.
fn describe(world: &mut World, firm: &Founding) -> Result<()> {
    let made = world.firm(firm.key)?;
    let form = details::Form {
        name: firm.name.to_owned(),
        website: format!("https://www.{}", firm.domain),
        industry: Some(firm.industry),
        size: Some(firm.size),
        city: firm.city.0.to_owned(),
        country: firm.city.1.to_owned(),
        about: firm.about.to_owned(),
        founded_year: Some(firm.founded),
    };
    let now = world.now();
    world.act(|conn| {
        let version = details::find(conn, made.company)?.version;
        details::save(conn, Edit { company: made.company, by: made.owner.user, version, form }, now)
    })?;
    Ok(())
}

/// The admin lets a company in, with everything open.
pub(crate) fn admit(world: &mut World, firm: &Founding) -> Result<()> {
    let made = world.firm(firm.key)?;
    let decides = world.reviewer();
    let reviewer =
        Reviewer { actor: decides.actor, name: "admin".to_owned(), sender: decides.sender.clone() };
    let flags =
        [Flag::Payment, Flag::SuperStarAccess, Flag::AssessmentAccess, Flag::ProfileCompleted];
    let owner = made.owner.user;
    world.act(|conn| {
        let inquiry = inquiries::of_user(conn, owner)?.ok_or(companies::Error::NoInquiry)?;
        let approval = Approval { flags: &flags, note: Some("Known to us"), ..Approval::default() };
        review::approve(conn, &reviewer, Seen::at(inquiry.id, inquiry.version), approval)
    })?;
    let details = world.act(|conn| details::find(conn, made.company))?;
    if details.ruled.is_none_or(|ruled| ruled.ruling != Ruling::Approved) {
        let seen = Seen::at(made.company, details.version);
        world.act(|conn| teams::details::rule(conn, &decides, seen, Ruling::Approved, None))?;
    }
    Ok(())
}

/// A company's colleagues are invited and join, one after the other.
fn gather(world: &mut World, firm: &Founding) {
    let (recruiters, reviewers) = firm.team;
    for number in 0..recruiters + reviewers {
        let role = if number < recruiters { Role::Recruiter } else { Role::Reviewer };
        let star = (firm.key == "mature" && number == recruiters).then_some("reviewer");
        let (key, domain) = (firm.key, firm.domain);
        let wait = TimeDelta::hours(3 + i64::try_from(number).unwrap_or(0) * 20);
        world.after(wait, "a colleague joins", move |world| join(world, (key, domain), role, star));
    }
}

/// The owner invites a colleague, who makes an account and follows the link in the mail.
fn join(
    world: &mut World,
    (key, domain): (&'static str, &'static str),
    role: Role,
    star: Option<&'static str>,
) -> Result<()> {
    let firm = world.firm(key)?;
    let person = match star {
        Some(star) => world.register_star(star, true)?,
        None => colleague(world, domain)?,
    };
    let host = host(world, &firm, firm.owner.user);
    world.act(|conn| teams::team::invite(conn, &host, person.email.clone(), role))?;
    let token = world.mailed(&person.email, "/join-team?token=")?;
    let user = world.act(|conn| auth::users::get(conn, person.user))?;
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    runtime.block_on(teams::team::join(world.db(), world.sender(), user, token, None))?;
    let firm = world.firms.get_mut(key).context("the company is gone")?;
    match role {
        Role::Reviewer => firm.reviewers.push(person),
        _ => firm.recruiters.push(person),
    }
    Ok(())
}

/// What a member acts with for a company.
pub(crate) fn host(world: &World, firm: &Firm, by: kernel::UserId) -> Host {
    Host {
        company: firm.company,
        company_name: firm.name.clone(),
        by,
        sender: world.sender(),
        role: None,
        unverified: false,
    }
}

fn suspend(world: &mut World) -> Result<()> {
    let firm = world.firm("suspended")?;
    let decides = world.reviewer();
    let reviewer =
        Reviewer { actor: decides.actor, name: "admin".to_owned(), sender: decides.sender };
    world.act(|conn| {
        let found =
            inquiries::of_user(conn, firm.owner.user)?.ok_or(companies::Error::NoInquiry)?;
        let reason = "Three invoices are unpaid and nobody answers our letters.";
        review::suspend(conn, &reviewer, Seen::at(found.id, found.version), reason)
    })?;
    Ok(())
}

/// When something happens in working hours, so many days from an instant.
pub(crate) fn workday(world: &mut World, from: Instant, days: i64) -> Instant {
    use kernel::chrono::{Datelike, Weekday};
    let mut at = from + TimeDelta::days(days);
    while matches!(at.weekday(), Weekday::Sat | Weekday::Sun) {
        at += TimeDelta::days(1);
    }
    let (hour, minute) = (world.chance.random_range(8..17), world.chance.random_range(0..60));
    at.date_naive().and_hms_opt(hour, minute, 0).map_or(at, |at| at.and_utc())
}
