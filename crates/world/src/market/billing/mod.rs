//! What companies pay: plans, subscriptions, and invoices of twelve months in every state.

mod invoices;

use anyhow::Result;
use billing::invoices::{Invoice, State};
use billing::listing::{self, Filter};
use billing::money::Currency;
use billing::plans::{self, Every, Form};
use billing::subscriptions;
use db::audit::Actor;
use flows::Reviewer;
use flows::billing::{self as acts, Reminder};
use kernel::Seen;

use crate::stage::World;
use invoices::{Money, pay};

/// How many invoices of a company are looked at.
const MOST: i64 = 200;
/// The fewest days of a period of a plan.
const SHORTEST_PERIOD: i64 = 28;

/// Puts plans, subscriptions and invoices onto the agenda.
pub(crate) fn plan(world: &mut World) -> Result<()> {
    world.at(world.workday(423, (9, 30)), "plans", make_plans);
    world.at(world.workday(213, (11, 0)), "a plan is changed", dearer);
    mature(world);
    late(world);
    suspended(world);
    invoices::plan(world);
    Ok(())
}

/// Staff who look after invoices, and the admin where there is nobody.
fn staff(world: &World) -> Reviewer {
    let star = world.stars.get("staff").and_then(|star| star.user);
    let actor = star.map_or(world.reviewer().actor, Actor::User);
    Reviewer { actor, sender: world.sender() }
}

fn form(name: &str, price: i64, room: [i32; 4], every: Every) -> Form {
    let [invitations, seats, live_roles, own_problems] = room;
    Form {
        name: name.to_owned(),
        currency: Currency::Eur,
        price,
        tax_milli: 19_000,
        every,
        invitations,
        seats,
        live_roles,
        own_problems,
        offered: true,
    }
}

/// The plans that the house sells; those that there are stay.
fn make_plans(world: &mut World) -> Result<()> {
    let (actor, now) = (world.reviewer().actor, world.now());
    let wanted = [
        ("starter", form("Starter", 19_900, [250, 20, 20, 50], Every::Month)),
        ("growth", form("Growth", 49_900, [1000, 50, 20, 50], Every::Month)),
        ("campus", form("Campus, a year", 420_000, [3000, 60, 40, 80], Every::Year)),
    ];
    for (slug, form) in wanted {
        world.act(|conn| match plans::newest(conn, slug) {
            Err(billing::Error::NoPlan) => {
                plans::save(conn, actor, (slug, 0), &form, now).map(drop)
            }
            other => other.map(drop),
        })?;
    }
    Ok(())
}

/// The larger plan has more seats and a higher price from a day on; what is running is not changed by that.
fn dearer(world: &mut World) -> Result<()> {
    let (actor, now) = (world.reviewer().actor, world.now());
    world.act(|conn| {
        let before = plans::newest(conn, "growth")?;
        let form = Form { price: 54_900, seats: 60, ..before.form };
        plans::save(conn, actor, ("growth", before.version), &form, now).map(drop)
    })
}

/// The invoices of a company that money is expected for, the oldest first.
fn owed(world: &World, firm: &'static str) -> Result<Vec<Invoice>> {
    let filter = Filter::of_company(world.firm(firm)?.company, world.now().date_naive());
    let mut all = world.act(|conn| listing::find_all(conn, &filter, MOST))?;
    all.retain(|of| of.state.is_owed());
    all.sort_by_key(|of| (of.created_at, of.number.map(|number| number.to_string())));
    Ok(all)
}

/// Subscribes a company to a plan, `before` days before today.
fn subscribe(world: &mut World, firm: &'static str, plan: &'static str, before: i64) {
    world.at(world.day(before, (10, 0)), "a subscription", move |world| {
        let (by, company) = (staff(world), world.firm(firm)?.company);
        world.act(|conn| acts::subscribe(conn, &by, company, plan)).map(drop)
    });
}

/// The same, of those for a period of a plan.
fn owed_for_plan(world: &World, firm: &'static str) -> Result<Option<Invoice>> {
    Ok(owed(world, firm)?.into_iter().find(|of| of.period.days() >= SHORTEST_PERIOD))
}

/// The oldest invoice that is owed for a plan is paid so many days before today.
fn pay_oldest(world: &mut World, firm: &'static str, before: i64, money: Money) {
    world.at(world.workday(before, (11, 15)), "a payment", move |world| {
        match owed_for_plan(world, firm)? {
            Some(invoice) => pay(world, &invoice, money).map(drop),
            None => Ok(()),
        }
    });
}

/// The oldest invoice that is owed is reminded of.
fn remind(world: &mut World, firm: &'static str, before: i64, how: Reminder) {
    world.at(world.workday(before, (14, 30)), "a reminder", move |world| {
        let by = staff(world);
        match owed_for_plan(world, firm)? {
            Some(of) => world
                .act(|conn| acts::remind(conn, &by, Seen::at(of.id, of.version), how))
                .map(drop),
            None => Ok(()),
        }
    });
}

/// It pays every month, a few days after the invoice, for longer than a year.
fn mature(world: &mut World) {
    // The first of the months is the furthest; the newest invoice is nine days old.
    subscribe(world, "mature", "growth", world.months_ago(12, 9));
    for month in 0..=12 {
        let days = [6, 4, 9, 5, 12, 3, 7, 8, 4, 11, 6, 5, 4];
        let after = days.get(usize::try_from(month).unwrap_or(0)).copied().unwrap_or(5);
        let before = world.months_ago(12 - month, 9) - after;
        pay_oldest(world, "mature", before, Money::Whole);
    }
}

/// It paid later and later; of what it owes now one invoice is paid in part, one is overdue and one is not due yet.
fn late(world: &mut World) {
    subscribe(world, "late", "starter", world.months_ago(7, 6));
    for (month, after) in [(7, 13), (6, 17), (5, 24), (4, 29), (3, 38)] {
        let before = world.months_ago(month, 6) - after;
        pay_oldest(world, "late", before, Money::Whole);
    }
    let part = world.months_ago(2, 6);
    remind(world, "late", part - 18, Reminder::Friendly);
    pay_oldest(world, "late", part - 26, Money::Part(12_000));
    remind(world, "late", 13, Reminder::Firm);
    world.at(world.workday(10, (15, 0)), "grace", |world| {
        let (by, company) = (staff(world), world.firm("late")?.company);
        let until = world.today().date_naive() + kernel::chrono::TimeDelta::days(3);
        let why =
            "Their bank moves the account this month; they have promised the rest for next week.";
        world.act(|conn| {
            billing::coverage::extend(conn, by.actor, (company, until), why, by.sender.now)
        })?;
        Ok(())
    });
}

/// It paid twice and then no more: what it owes is partly written off, and its subscription is over.
fn suspended(world: &mut World) {
    let firm = "suspended";
    subscribe(world, firm, "starter", world.months_ago(8, 3));
    for (month, after) in [(8, 10), (7, 22)] {
        let before = world.months_ago(month, 3) - after;
        pay_oldest(world, firm, before, Money::Whole);
    }
    let unpaid = world.months_ago(6, 3);
    for (after, how) in [(20, Reminder::Friendly), (34, Reminder::Firm), (52, Reminder::Last)] {
        remind(world, firm, unpaid - after, how);
    }
    world.at(world.workday(unpaid - 68, (9, 45)), "a subscription ends", move |world| {
        let (by, company) = (staff(world), world.firm(firm)?.company);
        let found = world.act(|conn| subscriptions::of(conn, company))?;
        let Some(of) = found else { return Ok(()) };
        let why = "Three invoices are unpaid and nobody answers. No further periods are billed.";
        world.act(|conn| acts::churn(conn, &by, (company, of.version), why))
    });
    world.at(world.workday(60, (10, 10)), "a debt is written off", move |world| {
        let by = staff(world);
        let Some(of) = owed_for_plan(world, firm)? else { return Ok(()) };
        let why = "The company's mail is returned and its telephone is disconnected.";
        world.act(|conn| acts::write_off(conn, &by, Seen::at(of.id, of.version), why)).map(drop)
    });
}

/// Whether an invoice is over.
fn is_paid(of: &Invoice) -> bool {
    of.state == State::Paid
}
