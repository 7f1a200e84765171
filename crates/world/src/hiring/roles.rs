//! The roles of the market, and when each is drafted, shown and closed.

use anyhow::{Context, Result};
use flows::roles as acts;
use flows::slates;
use hiring::review::{Decision, Ruling};
use hiring::roles::form::{Form, Kind, Level, PayPeriod, Question, QuestionKind, Workplace};
use hiring::roles::{Comment, Event, Member};
use kernel::chrono::{NaiveDate, TimeDelta};
use kernel::{RoleId, Seen};
use serde::Deserialize;

use super::{journey, leftovers};
use crate::firms::workday;
use crate::stage::World;
use crate::stage::cast::Person;

const ROLES: &str = include_str!("../../data/roles.json");
/// How many applications a market has for all its roles.
const APPLICATIONS: usize = 170;

/// What becomes of a role.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Fate {
    Draft,
    Submitted,
    ChangesRequested,
    Scheduled,
    Rejected,
    /// It is shown, until its deadline or for now.
    Shown,
    Paused,
    /// It is shown, and nobody has been released yet.
    Waiting,
}

/// A role as its company writes it.
#[derive(Debug, Clone, Deserialize)]
struct Plan {
    firm: String,
    title: String,
    kind: String,
    level: String,
    openings: i32,
    about: String,
    must_haves: Vec<String>,
    nice_to_haves: Vec<String>,
    skills: Vec<String>,
    workplace: String,
    location: String,
    countries: Vec<String>,
    weeks: Option<i32>,
    pay: (i32, i32, String, String),
    fate: Fate,
    /// How many days before today it is sent.
    sent: i64,
    /// For how many days people can apply.
    open: i64,
    /// Its part of all applications, of a hundred.
    share: usize,
    /// Which demo account applies, and how many days before today.
    #[serde(default)]
    star: Option<(String, i64)>,
}

fn read() -> Result<Vec<Plan>> {
    serde_json::from_str(ROLES).context("the roles of the demo world")
}

pub(super) fn plan(world: &mut World) -> Result<()> {
    for role in read()? {
        let at = world.day(role.sent, (9, 45));
        world.at(at, "a role is drafted", move |world| draft(world, &role));
    }
    Ok(())
}

impl Plan {
    fn form(&self, today: NaiveDate) -> Option<Form> {
        let deadline = today + TimeDelta::days(self.open);
        let years = "How many years of programming have you behind you, at work or elsewhere?";
        let permit = "May you work in this country from the first day on?";
        let question = |prompt: &str, kind, options: &[&str], needs: Option<&str>| Question {
            prompt: prompt.to_owned(),
            kind,
            options: options.iter().map(|one| (*one).to_owned()).collect(),
            needs: needs.map(str::to_owned),
        };
        Some(Form {
            title: self.title.clone(),
            kind: Some(Kind::parse(&self.kind)?),
            openings: Some(self.openings),
            level: Some(Level::parse(&self.level)?),
            description: self.about.clone(),
            must_haves: self.must_haves.clone(),
            nice_to_haves: self.nice_to_haves.clone(),
            skills: self.skills.clone(),
            assessment: None,
            cut_off: None,
            workplace: Some(Workplace::parse(&self.workplace)?),
            location: self.location.clone(),
            countries: self.countries.clone(),
            starts_on: Some(deadline + TimeDelta::days(21)),
            duration_weeks: self.weeks,
            hours_per_week: Some(36),
            pay_min: Some(self.pay.0),
            pay_max: Some(self.pay.1),
            currency: self.pay.2.clone(),
            pay_period: Some(PayPeriod::parse(&self.pay.3)?),
            deadline: Some(deadline),
            questions: vec![
                question(permit, QuestionKind::YesNo, &[], Some("yes")),
                question(years, QuestionKind::Choice, &["None", "One or two", "More"], None),
            ],
        })
    }
}

/// The name by which the world knows a company.
fn firm_key(world: &World, name: &str) -> Result<&'static str> {
    let key = world.firms.keys().find(|key| **key == name).copied();
    key.with_context(|| format!("{name} is not there yet"))
}

fn draft(world: &mut World, plan: &Plan) -> Result<()> {
    let firm = world.firm(firm_key(world, &plan.firm)?)?;
    let by = firm.recruiters.first().unwrap_or(&firm.owner);
    let member = Member { company: firm.company, user: by.user };
    let form = plan.form(world.now().date_naive()).context("a word that the form does not know")?;
    let role = world.act(|conn| acts::create(conn, member, &form))?;
    if plan.fate == Fate::Draft {
        return Ok(());
    }
    let (plan, id) = (plan.clone(), role.id);
    world.after(TimeDelta::minutes(50), "a role is sent", move |world| {
        send(world, member, id, plan)
    });
    Ok(())
}

fn send(world: &mut World, member: Member, id: RoleId, plan: Plan) -> Result<()> {
    let sender = world.sender();
    world.act(|conn| {
        let role = hiring::roles::find(conn, member.company, id)?;
        acts::step(conn, &sender, member, Seen::at(id, role.version), Event::Submit)
    })?;
    if plan.fate == Fate::Submitted {
        return Ok(());
    }
    let from = world.now();
    let at = workday(world, from, 1);
    world.at(at, "a role is decided", move |world| decide(world, member, id, &plan));
    Ok(())
}

fn rule(world: &World, member: Member, id: RoleId, ruling: &Ruling<'_>) -> Result<()> {
    let reviewer = world.reviewer();
    world.act(|conn| {
        let role = hiring::roles::find(conn, member.company, id)?;
        acts::decide(conn, &reviewer, Seen::at(id, role.version), *ruling)
    })?;
    Ok(())
}

fn decide(world: &mut World, member: Member, id: RoleId, plan: &Plan) -> Result<()> {
    let comments = [Comment {
        field: "pay_min".to_owned(),
        text: "Please state what interns of the last year were paid at least.".to_owned(),
    }];
    match plan.fate {
        Fate::ChangesRequested => {
            let note =
                Some("Almost there: the pay and the must-haves do not fit a first position.");
            let ruling =
                Ruling { note, comments: &comments, ..Ruling::plain(Decision::RequestChanges) };
            return rule(world, member, id, &ruling);
        }
        Fate::Rejected => {
            let note = Some("The role asks for unpaid work of a trial week, which we do not show.");
            return rule(world, member, id, &Ruling { note, ..Ruling::plain(Decision::Reject) });
        }
        Fate::Scheduled => {
            let publish_at = Some(world.today() + TimeDelta::days(3));
            let ruling = Ruling { publish_at, ..Ruling::plain(Decision::Schedule) };
            return rule(world, member, id, &ruling);
        }
        _ => {}
    }
    for decision in [Decision::Approve, Decision::Publish] {
        rule(world, member, id, &Ruling::plain(decision))?;
    }
    attract(world, member, id, plan);
    if plan.fate == Fate::Paused {
        let at = world.day(plan.sent / 2, (15, 5));
        world.at(at, "a role is paused", move |world| {
            let sender = world.sender();
            world.act(|conn| {
                let role = hiring::roles::find(conn, member.company, id)?;
                // It closes by itself when its last opening is filled.
                if role.state.is_live() {
                    acts::step(conn, &sender, member, Seen::at(id, role.version), Event::Pause)?;
                }
                Ok::<_, flows::Error>(())
            })
        });
    }
    Ok(())
}

/// Has people apply over the time that the role is open, and the admin release them every few days.
fn attract(world: &mut World, member: Member, id: RoleId, plan: &Plan) {
    let count = world.size.of(APPLICATIONS * plan.share / 100);
    let now = world.now();
    let last = plan.open.min(plan.sent).saturating_sub(2).max(2);
    for number in 0..count {
        let number = i64::try_from(number).unwrap_or(0);
        let days = 1 + number * (last - 1) / i64::try_from(count).unwrap_or(1).max(1);
        let at = workday(world, now, days);
        world.at(at, "somebody applies", move |world| journey::apply(world, id));
    }
    if let Some((star, day)) = plan.star.clone() {
        let at = world.day(day, (10, 40));
        world.at(at, "a demo account applies", move |world| {
            let star = world.stars.get(&star).context("no such demo account")?.clone();
            let user = star.user.context("a demo account that has not registered")?;
            let person = Person { user, name: star.name, email: star.email };
            journey::send(world, id, &person)?;
            Ok(())
        });
    }
    if plan.fate == Fate::Waiting {
        return;
    }
    for days in (3..=last).step_by(5).chain([last + 1]) {
        let at = workday(world, now, days);
        world.at(at, "a slate is released", move |world| release(world, member, id));
    }
}

/// The admin shows the company who waits, where anybody does.
fn release(world: &mut World, member: Member, id: RoleId) -> Result<()> {
    let reviewer = world.reviewer();
    let role = world.act(|conn| hiring::roles::find(conn, member.company, id))?;
    leftovers::pick_up(world, member, id)?;
    if !role.state.is_live() {
        return Ok(());
    }
    let seen = Seen::at(id, role.version);
    match world.act(|conn| slates::release(conn, &reviewer, seen, None)) {
        Ok(_) => journey::receive(world, member, id),
        Err(e) if e.downcast_ref().is_some_and(is_empty) => Ok(()),
        Err(e) => Err(e),
    }
}

fn is_empty(e: &flows::Error) -> bool {
    matches!(e, flows::Error::Hiring(hiring::Error::NothingToRelease))
}

#[cfg(test)]
pub(super) fn check() {
    let roles = read().unwrap();
    assert_eq!(roles.len(), 14);
    assert_eq!(roles.iter().map(|role| role.share).sum::<usize>(), 100);
    let today = NaiveDate::from_ymd_opt(2026, 3, 2).unwrap();
    for role in &roles {
        assert_eq!(role.form(today).unwrap().missing(today), [], "{}", role.title);
    }
}
