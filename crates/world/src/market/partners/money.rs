//! What partners earn: companies they brought, adjustments, and statements that are paid month by month.

use anyhow::Result;
use flows::accounts;
use flows::limits::Who;
use flows::partners as acts;
use kernel::chrono::{Datelike, Months, NaiveDate, TimeDelta};
use kernel::money::Currency;
use kernel::{Instant, Limit, Paging, Seen, UserId};
use partners::attributions::{self, Flag};
use partners::commissions::{self, Kind, State as Earned};
use partners::statements::{self, State};
use referral::codes;

use super::{Host, staff, wait};
use crate::stage::World;

/// The day of the month on which staff pay statements.
const PAY_DAY: u32 = 14;
/// Nothing was paid in so many days: some statements are open today.
const OPEN_DAYS: i64 = 20;

/// Somebody who hires names the code of the partner who brought them.
pub(super) fn brings(world: &mut World, host: &Host, firm: &'static str, before: i64) {
    let (code, partner) = (host.code.clone(), host.user);
    let at = world.workday(before, (16, 30)).max(world.now());
    world.at(at, "a company names a code", move |world| {
        // It was brought by nobody where it is not there.
        let Ok(firm) = world.firm(firm) else { return Ok(()) };
        let (db, sender, user) = (world.db().clone(), world.sender(), firm.owner.user);
        let who = Who::of_account(user);
        wait(accounts::name_referral_code(&db, sender, user, &code, who))??;
        settle(world, partner, firm.company);
        let at = world.days_later(2);
        world.at(at, "a company's referral is looked at", move |world| clear(world, user));
        Ok(())
    });
}

/// The admin looks at a referral that is flagged, as where both have an address at one domain: nothing that it earns is
/// due before that.
fn clear(world: &mut World, user: UserId) -> Result<()> {
    let actor = world.reviewer().actor;
    let why = "Both share an address for historical reasons. The company was founded long before the partner knew us.";
    world.act(|conn| match attributions::of(conn, user)? {
        Some(of) if of.flag == Flag::SameDomain => {
            attributions::clear(conn, actor, Seen::at(user, of.version), why).map(drop)
        }
        _ => Ok(()),
    })
}

/// Somebody who is an intern later names the code of a school, on the first of these days on which they have an
/// account: what the internship brings is the school's.
pub(super) fn teaches(world: &mut World, host: &Host) {
    for before in [330, 290, 250, 210, 170] {
        let code = host.code.clone();
        world.at(world.workday(before, (17, 20)), "a graduate names a code", move |world| {
            let Some(user) = world.stars.get("intern").and_then(|star| star.user) else {
                return Ok(());
            };
            if world.act(|conn| codes::referrer(conn, user))?.is_some() {
                return Ok(());
            }
            let (db, sender) = (world.db().clone(), world.sender());
            let who = Who::of_account(user);
            Ok(wait(accounts::name_referral_code(&db, sender, user, &code, who))??)
        });
    }
}

/// What else is earned and what is not, for each partner who brought a company.
fn settle(world: &mut World, partner: UserId, company: kernel::CompanyId) {
    let own = world.firms.iter().find(|(_, firm)| firm.company == company).map(|(key, _)| *key);
    match own {
        Some("mature") => {
            adjust(
                world,
                partner,
                205,
                (25_000, "Your travel to the careers fair in spring, as we agreed by telephone."),
            );
            adjust(
                world,
                partner,
                64,
                (-4_500, "The fair gave back a part of the fee, which we had paid to you in full."),
            );
        }
        Some("late") => adjust(
            world,
            partner,
            47,
            (18_000, "Thank you for hosting our evening about fair interviews in the autumn."),
        ),
        Some("suspended") => {
            world.at(world.workday(189, (9, 20)), "a commission is declined", move |world| {
                decline(world, partner)
            });
        }
        _ => {}
    }
}

/// The admin adds something to what a partner is owed, or takes something off it.
fn adjust(world: &mut World, partner: UserId, before: i64, (amount, why): (i64, &'static str)) {
    world.at(world.workday(before, (11, 25)), "an adjustment", move |world| {
        let by = world.reviewer();
        let what = (amount, Currency::Eur, why);
        world.act(|conn| acts::adjust(conn, &by, partner, what)).map(drop)
    });
}

/// The newest commission that is not due yet is declined.
fn decline(world: &mut World, partner: UserId) -> Result<()> {
    let (actor, now) = (world.reviewer().actor, world.now());
    let page = Paging::first(Limit::default());
    let found = world.act(|conn| commissions::list(conn, partner, page))?.items;
    let pending =
        |of: &&commissions::Commission| of.state == Earned::Pending && of.kind == Kind::Payment;
    let Some(of) = found.iter().find(pending) else { return Ok(()) };
    let (seen, why) = (
        Seen::at(of.id, of.version),
        "The company had been a customer of ours before it named your code.",
    );
    world.act(|conn| commissions::decline(conn, actor, seen, why, now)).map(drop)
}

/// The days on which statements are paid, from the first to the last before today.
fn pay_days(began: NaiveDate, today: NaiveDate) -> Vec<NaiveDate> {
    let first = began.with_day(PAY_DAY).unwrap_or(began);
    let days = (0..60).filter_map(|month| first.checked_add_months(Months::new(month)));
    days.filter(|day| *day > began && *day < today).collect()
}

/// Once a month staff pay what is to be paid.
pub(super) fn plan(world: &mut World) {
    let (began, today) = (world.now().date_naive(), world.today().date_naive());
    for day in pay_days(began, today) {
        let before = (today - day).num_days();
        world.at(world.day(before, (10, 5)), "statements are paid", move |world| pay(world, day));
    }
}

fn pay(world: &mut World, day: NaiveDate) -> Result<()> {
    let by = staff(world);
    if world.today() - world.now() < TimeDelta::days(OPEN_DAYS) {
        return Ok(());
    }
    let page = Paging::first(Limit::default());
    let waiting = world.act(|conn| statements::list(conn, None, Some(State::Review), page))?.items;
    for of in waiting.into_iter().map(|of| of.statement) {
        if of.review_until >= day {
            continue;
        }
        let reference = reference(world.now());
        world.act(|conn| acts::pay(conn, &by, Seen::at(of.id, of.version), &reference))?;
    }
    Ok(())
}

/// What the bank says to a payment.
fn reference(now: Instant) -> String {
    format!("SEPA {}-{:02}, run 1", now.year(), now.month())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_are_paid_on_one_day_of_every_month() {
        let day = |month, day| NaiveDate::from_ymd_opt(2026, month, day).unwrap();
        assert_eq!(pay_days(day(1, 20), day(4, 14)), [day(2, 14), day(3, 14)]);
        assert_eq!(pay_days(day(1, 3), day(2, 15)), [day(1, 14), day(2, 14)]);
    }
}
