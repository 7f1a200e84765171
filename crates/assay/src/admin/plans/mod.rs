//! Plans, subscriptions and invitations beyond a plan, at the command line.

use anyhow::Context;
use billing::money::Currency;
use billing::plans::{self, Every, Form, Plan};
use billing::room::Of;
use billing::subscriptions;
use clap::{Args, Subcommand};
use companies::profiles;
use db::Conn;
use db::audit::Actor;
use flows::assessments::quota;
use flows::companies::room::room;
use flows::{Result as Done, Reviewer, billing as acts};
use kernel::chrono::NaiveDate;
use kernel::{CompanyId, Email};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the plans.
    List,
    /// Add a plan, or its next version; what is not said stays as it was.
    Save(Saved),
    /// Show what a company is subscribed to and how many candidates it can still invite.
    Show {
        /// The address of the company's owner.
        owner: Email,
    },
    /// Subscribe a company to a plan and issue its first invoice.
    Subscribe {
        /// The address of the company's owner.
        owner: Email,
        /// What the plan is known by.
        plan: String,
    },
    /// Choose the plan of a company's next period.
    Change {
        /// The address of the company's owner.
        owner: Email,
        /// What the plan is known by.
        plan: String,
    },
    /// Have a company's subscription end with its period.
    Cancel(WithReason),
    /// Have it go on after all.
    Keep(WithReason),
    /// End a company's subscription today: it has left.
    Churn(WithReason),
    /// Grant a company invitations beyond its plan.
    Grant {
        /// The address of the company's owner.
        owner: Email,
        /// How many.
        amount: i32,
        /// The last day on which they can be used, YYYY-MM-DD.
        #[arg(long)]
        until: NaiveDate,
        /// Why.
        #[arg(long)]
        reason: String,
    },
}

#[derive(Args)]
pub(crate) struct WithReason {
    /// The address of the company's owner.
    owner: Email,
    /// Why.
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
pub(crate) struct Saved {
    /// What it is known by.
    plan: String,
    /// As invoices say it.
    #[arg(long)]
    name: Option<String>,
    /// For a period, before tax, in whole minor units such as cents.
    #[arg(long)]
    price: Option<i64>,
    /// Of ISO 4217, such as EUR.
    #[arg(long)]
    currency: Option<String>,
    /// In hundredths of a per cent.
    #[arg(long)]
    tax: Option<i32>,
    /// month or year.
    #[arg(long)]
    every: Option<String>,
    /// How many candidates can be invited in a month.
    #[arg(long)]
    invitations: Option<i32>,
    /// How many people the team can have.
    #[arg(long)]
    seats: Option<i32>,
    /// How many roles in review or live a company can have at a time.
    #[arg(long)]
    live_roles: Option<i32>,
    /// How many problems of its own a company can have.
    #[arg(long)]
    own_problems: Option<i32>,
    /// Whether companies can be subscribed to it.
    #[arg(long)]
    offered: Option<bool>,
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List => list(),
        Command::Save(given) => save(given),
        Command::Show { owner } => act(&owner, |_, _, _| Ok(())),
        Command::Subscribe { owner, plan } => {
            act(&owner, |conn, by, id| acts::subscribe(conn, by, id, &plan).map(drop))
        }
        Command::Change { owner, plan } => act(&owner, |conn, by, id| {
            let of = (id, version(conn, id)?);
            acts::choose_next(conn, by, of, &plan).map(drop)
        }),
        Command::Cancel(given) => end(&given, true),
        Command::Keep(given) => end(&given, false),
        Command::Churn(WithReason { owner, reason }) => act(&owner, |conn, by, id| {
            let of = (id, version(conn, id)?);
            acts::churn(conn, by, of, &reason)
        }),
        Command::Grant { owner, amount, until, reason } => {
            act(&owner, |conn, by, id| acts::grant(conn, by, (id, amount, until), &reason))
        }
    }
}

fn end(WithReason { owner, reason }: &WithReason, ends: bool) -> Result<(), Failure> {
    act(owner, |conn, by, id| {
        let of = (id, version(conn, id)?);
        acts::end_with_period(conn, by, of, (ends, reason)).map(drop)
    })
}

fn version(conn: &mut Conn, id: CompanyId) -> Done<i32> {
    let found = subscriptions::of(conn, id)?.ok_or(billing::Error::NoSubscription)?;
    Ok(found.version)
}

/// Does one act in one transaction and says how things are with the company then.
fn act(
    owner: &Email,
    act: impl FnOnce(&mut Conn, &Reviewer, CompanyId) -> Done<()>,
) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let by = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let found = db.read_now(|conn| profiles::of_owner(conn, owner))?;
        let company = found.with_context(|| format!("no company has the owner {owner}"))?;
        let today = by.sender.now.date_naive();
        let (of, left, rooms) = db.write_now(|conn| {
            act(conn, &by, company.id)?;
            let of = subscriptions::of(conn, company.id)?;
            let rooms = [Of::Roles, Of::Problems].map(|of| room(conn, company.id, of));
            Ok::<_, flows::Error>((of, quota::of(conn, company.id, today)?, rooms))
        })?;
        let name = &company.name;
        match of {
            None => say(&format!("{name} has no subscription.")),
            Some(of) => {
                let next = of.next_plan.as_deref().unwrap_or(&of.plan.slug);
                let then = if of.ends_with_period { "the end" } else { next };
                let (plan, to) = (&of.plan.slug, of.period.to);
                say(&format!("{name} is subscribed to {plan} until {to}, then {then}."));
            }
        }
        let (used, quota, extra) = (left.used, left.quota(), left.extra);
        let renews = left.window.renews_on;
        say(&format!("{used} of {quota} invitations used until {renews}, {extra} granted beyond."));
        let [roles, problems] = rooms;
        let (roles, problems) = (roles?, problems?);
        let roles = format!("{} of {} live roles", roles.used, roles.quota);
        say(&format!("{roles}, {} of {} own problems.", problems.used, problems.quota));
        Ok(())
    })
}

fn line(plan: &Plan) -> String {
    let (slug, version, form) = (&plan.slug, plan.version, &plan.form);
    let (price, every) = (form.currency.write(form.price), form.every.as_str());
    let offered = if form.offered { "" } else { ", not offered" };
    let (name, invitations, seats) = (&form.name, form.invitations, form.seats);
    let (roles, problems) = (form.live_roles, form.own_problems);
    let has = format!(
        "{invitations} invitations a month, {seats} seats, {roles} live roles, {problems} own problems"
    );
    format!("{slug} ({version}): {name}, {price} a {every}, {has}{offered}")
}

fn list() -> Result<(), Failure> {
    open::with_database(|_, db| {
        for plan in db.read_now(plans::list)? {
            say(&line(&plan));
        }
        Ok(())
    })
}

fn save(given: Saved) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let now = open::sender(config).now;
        let known = db.read_now(plans::list)?;
        let known = known.into_iter().find(|plan| plan.slug == given.plan);
        let slug = given.plan.clone();
        let form = form(given, known.as_ref())?;
        let seen = known.map_or(0, |plan| plan.version);
        let saved =
            db.write_now(|conn| plans::save(conn, Actor::Operator, (&slug, seen), &form, now))?;
        say(&line(&saved));
        Ok(())
    })
}

fn form(given: Saved, known: Option<&Plan>) -> anyhow::Result<Form> {
    let was = known.map(|plan| &plan.form);
    let currency = match &given.currency {
        Some(code) => {
            Some(Currency::parse(code).with_context(|| format!("{code} is no currency"))?)
        }
        None => was.map(|form| form.currency),
    };
    let every = match &given.every {
        Some(word) => Some(Every::parse(word).with_context(|| format!("{word} is no period"))?),
        None => was.map(|form| form.every),
    };
    Ok(Form {
        name: given.name.or_else(|| was.map(|form| form.name.clone())).context("name the plan")?,
        currency: currency.context("say the currency")?,
        price: given.price.or(was.map(|form| form.price)).context("say the price")?,
        tax_milli: given.tax.map(|tax| tax * 10).or(was.map(|form| form.tax_milli)).unwrap_or(0),
        every: every.unwrap_or(Every::Month),
        invitations: given
            .invitations
            .or(was.map(|form| form.invitations))
            .context("say how many invitations it has a month")?,
        seats: given.seats.or(was.map(|form| form.seats)).context("say how many seats it has")?,
        live_roles: given
            .live_roles
            .or(was.map(|form| form.live_roles))
            .context("say how many live roles it has")?,
        own_problems: given
            .own_problems
            .or(was.map(|form| form.own_problems))
            .context("say how many own problems it has")?,
        offered: given.offered.or(was.map(|form| form.offered)).unwrap_or(true),
    })
}
