//! The house's own desk, and what a company connects: views of dashboards, saved filters, settings, notices, webhooks.

use anyhow::Result;
use auth::view_as::{self, Area};
use db::audit::Actor;
use flows::notify::{self, KINDS};
use flows::{settings as values, viewing, webhooks as hooks};
use kernel::chrono::TimeDelta;
use kernel::{CompanyId, Limit, Paging, Seen, UserId, WebhookId};
use notices::settings::{Switch, Wanted};
use rand::Rng;
use rand::seq::IndexedRandom;
use settings::filters::{self, List, Named};
use settings::versions::Value;
use webhooks::EventKind;
use webhooks::deliveries::{self, State};
use webhooks::endpoints::{Event, New, Wanted as Address};
use webhooks::sending::{Outcome, Trouble};

use crate::stage::World;

/// Whose dashboard is looked at, how many days before today, and why.
const VIEWS: [(&str, i64, &str); 7] = [
    ("mature", 366, "They ask where to enter an order number, and I want to see what they see."),
    ("late", 181, "A reminder crossed their payment. Checking what their page of invoices says."),
    ("suspended", 104, "Nobody answers. Looking for another person on the team to write to."),
    ("partner", 214, "A question about a commission that is pending."),
    ("mature", 97, "They report that the board is slow with two hundred applicants."),
    ("partner", 28, "Checking the new page of statements with a partner who has several."),
    ("mature", 1, "Support: can two cities share one assessment? Looking at their list."),
];

/// The admin's own filters.
const FILTERS: [(List, &str, &str); 7] = [
    (List::Interviews, "Held by the checks", "queue=held"),
    (List::Interviews, "Reported by readers", "queue=flagged"),
    (List::SupportChat, "Waits for us", "state=open"),
    (List::Partners, "Universities", "kind=university"),
    (List::PartnerApplications, "To decide", "state=applied"),
    (List::Presence, "Companies online", "role=company"),
    (List::NetworkGraph, "Last month", "days=30"),
];

/// The setting that is changed and changed back.
const SETTING: &str = "limits.stories.account.per_day";

/// Where the events of a company go to. No name below `.example` is anybody's.
const RECEIVER: &str = "https://hooks.hiring-desk.example/assay";
/// Which ones.
const EVENTS: [EventKind; 8] = [
    EventKind::ApplicationReleased,
    EventKind::ApplicationMoved,
    EventKind::OfferSent,
    EventKind::OfferAccepted,
    EventKind::AssessmentFinished,
    EventKind::AssessmentGraded,
    EventKind::InvoiceIssued,
    EventKind::InvoicePaid,
];
/// Since when, in days before today.
const HOOK_DAYS: i64 = 29;

/// How many people change how they are notified.
const CHOOSY: usize = 24;

/// Where they live.
const ZONES: [&str; 6] = [
    "Europe/Berlin",
    "Europe/Lisbon",
    "Asia/Kolkata",
    "Africa/Lagos",
    "America/Sao_Paulo",
    "America/Toronto",
];

/// Puts all of it onto the agenda.
pub(crate) fn plan(world: &mut World) -> Result<()> {
    for (whom, before, why) in VIEWS {
        let at = world.workday(before, (10, 50));
        world.at(at, "a dashboard is looked at", move |world| look(world, whom, why));
    }
    for ((list, name, query), number) in FILTERS.into_iter().zip(1_i64..) {
        let at = world.workday(300 - number * 37, (16, 45));
        world.at(at, "a filter is saved", move |world| {
            let Some(admin) = admin(world) else { return Ok(()) };
            let now = world.now();
            world.act(|conn| filters::save(conn, admin, list, Named { name, query }, now)).map(drop)
        });
    }
    world.at(world.workday(84, (9, 15)), "a setting is changed", |world| {
        set(world, 0, Some(5), "A campus day tomorrow: students share several interviews at once.")
    });
    world.at(world.workday(77, (9, 5)), "a setting is changed back", |world| {
        set(world, 1, None, "The campus day is over.")
    });
    let many = i64::try_from(world.size.of(CHOOSY))?;
    for number in 0..many {
        let at = world.sometime(360 - number * 355 / many);
        world.at(at, "notices are switched off", choose_notices);
    }
    hook(world);
    Ok(())
}

fn admin(world: &World) -> Option<UserId> {
    world.stars.get("admin").and_then(|star| star.user)
}

/// The admin looks at a dashboard for some minutes.
fn look(world: &mut World, whom: &'static str, why: &'static str) -> Result<()> {
    let Some(admin) = admin(world) else { return Ok(()) };
    let now = world.now();
    let of = match whom {
        "partner" => {
            world.stars.get("partner").and_then(|star| star.user).map(|of| (Area::Partner, of.0))
        }
        firm => world.firms.get(firm).map(|firm| (Area::Company, firm.company.0)),
    };
    let Some(of) = of else { return Ok(()) };
    let signed_in = now - TimeDelta::minutes(25);
    let begun = world.act(|conn| viewing::begin(conn, (admin, signed_in), of, why, now))?;
    let minutes = world.chance.random_range(3..25);
    world.after(TimeDelta::minutes(minutes), "a dashboard is left", move |world| {
        let (actor, now) = (Actor::User(admin), world.now());
        world.act(|conn| view_as::end(conn, actor, begun.grant.id, "Stopped.", now))
    });
    Ok(())
}

/// Changes the setting that was seen in a version.
fn set(world: &World, seen: i32, value: Option<i64>, why: &str) -> Result<()> {
    let (actor, now) = (world.reviewer().actor, world.now());
    let what = (value.map(Value::Number), why);
    world.act(|conn| values::change(conn, actor, Seen::at(SETTING, seen), what, now)).map(drop)
}

/// Somebody switches off mail of a kind or two, and may have the rest gathered.
fn choose_notices(world: &mut World) -> Result<()> {
    let Some(user) = world.people.choose(&mut world.chance).map(|of| of.user) else {
        return Ok(());
    };
    let optional: Vec<&str> = KINDS.iter().filter(|of| !of.required).map(|of| of.name).collect();
    let off = [optional.choose(&mut world.chance), optional.choose(&mut world.chance)];
    let in_app = world.chance.random_bool(0.7);
    let switch = |kind: &str| {
        let is_off = off.iter().flatten().any(|of| **of == kind);
        Switch { kind: kind.to_owned(), email: !is_off, in_app: !is_off || in_app }
    };
    let wanted = Wanted {
        switches: KINDS.iter().map(|of| switch(of.name)).collect(),
        digest: world.chance.random_bool(0.4),
        time_zone: ZONES.choose(&mut world.chance).map(|zone| (*zone).to_owned()),
    };
    world.act(|conn| notify::save_settings(conn, user, &wanted)).map(drop)
}

/// Where a company's events go to, for whom.
#[derive(Debug, Clone, Copy)]
struct Hook {
    company: CompanyId,
    owner: UserId,
    id: WebhookId,
}

/// A company has its events sent to a program of its own, which answers most of them.
fn hook(world: &mut World) {
    world.at(world.workday(HOOK_DAYS, (9, 50)), "a webhook is added", |world| {
        let firm = world.firm("mature")?;
        let wanted = Address { url: RECEIVER.to_owned(), events: EVENTS.to_vec(), local: false };
        let (company, owner) = (firm.company, firm.owner.user);
        let (new, now) = (New { company, by: owner, wanted }, world.now());
        let (made, _) = world.act(|conn| hooks::add(conn, &new, now))?;
        let hook = Hook { company, owner, id: made.id };
        for day in 0..=HOOK_DAYS {
            let at = world.day(day, (19, 20)).min(world.lately(1));
            world.at(at, "events arrive", move |world| receive(world, hook));
        }
        let at = world.today() - TimeDelta::minutes(20);
        world.at(at, "a webhook is paused", move |world| {
            receive(world, hook)?;
            pause(world, hook)
        });
        Ok(())
    });
}

/// The receiver's answers to what was sent since the day before: it is down now and then, and every event arrives in
/// the end.
fn receive(world: &mut World, hook: Hook) -> Result<()> {
    let now = world.now();
    let page = Paging::first(Limit::new(Limit::MAX).unwrap_or_default());
    let mut sent = world.act(|conn| deliveries::list(conn, hook.company, hook.id, page))?.items;
    // Of one moment, in an order that their ids do not choose.
    sent.sort_by(|a, b| (a.created_at, &a.kind, a.tries).cmp(&(b.created_at, &b.kind, b.tries)));
    let open = |state| matches!(state, State::Pending | State::Retrying);
    for of in sent.into_iter().filter(|of| open(of.state)) {
        let outcome = match (of.tries, world.chance.random_range(0..20)) {
            (0, 0) => Outcome::Failed(Trouble::Timeout),
            (0, 1) => Outcome::Answered { status: 503, response: "Be right back.".to_owned() },
            _ => Outcome::Answered { status: 200, response: "ok".to_owned() },
        };
        world.act(|conn| {
            deliveries::begin(conn, of.id, now)?;
            deliveries::settle(conn, of.id, &outcome, now)
        })?;
    }
    Ok(())
}

/// Its owner pauses it while the receiver moves: a demo server has nowhere to send events to.
fn pause(world: &World, hook: Hook) -> Result<()> {
    let now = world.now();
    world.act(|conn| {
        let seen =
            Seen::at(hook.id, webhooks::endpoints::find(conn, hook.company, hook.id)?.version);
        webhooks::endpoints::step(conn, (hook.company, hook.owner), seen, Event::Pause, now)
    })?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_filters_and_the_setting_are_ones_that_the_house_takes() {
        for (_, before, why) in VIEWS {
            let length = why.chars().count();
            assert!(before > 0 && (10..=2000).contains(&length), "{why}");
        }
        for (_, name, query) in FILTERS {
            assert!(name.chars().count() <= filters::MAX_NAME && query.len() <= filters::MAX_QUERY);
        }
        assert!(values::find(SETTING).is_some());
    }

    #[test]
    fn the_receiver_is_an_address_that_events_can_go_to() {
        assert!(webhooks::sending::Target::parse(RECEIVER, false).is_ok());
    }
}
