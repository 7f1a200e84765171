//! Who is there: heartbeats of pages, as the server takes them, and pages that are counted.

use anyhow::Result;
use kernel::chrono::TimeDelta;
use kernel::uuid::Uuid;
use kernel::{Instant, UserId};
use presence::Role;
use presence::online::{Area, Beat, Device};
use rand::Rng;
use rand::seq::IndexedRandom;
use telemetry::pages::{self, Route};

use crate::stage::World;

/// So many days before today are counted with some visits; the last one with many.
const DAYS: i64 = 12;
/// How many visits a day has, and the last one.
const VISITS: (usize, usize) = (14, 110);
/// How many are there when the world is complete.
const THERE: usize = 14;
/// For how many days pages are counted, and how many pages a day has.
const PAGES: (i64, usize) = (28, 130);

/// The parts that people of a role look at, the usual first.
const CANDIDATE: [Area; 7] = [
    Area::Candidate,
    Area::Practice,
    Area::Roles,
    Area::Interviews,
    Area::Practice,
    Area::Talent,
    Area::Account,
];
const COMPANY: [Area; 5] =
    [Area::Company, Area::Company, Area::Talent, Area::Reports, Area::Billing];
const PARTNER: [Area; 3] = [Area::Partner, Area::Partner, Area::Account];
const ADMIN: [Area; 4] = [Area::Admin, Area::Admin, Area::Billing, Area::Admin];
const DEVICES: [Device; 6] = [
    Device::Desktop,
    Device::Desktop,
    Device::Desktop,
    Device::Phone,
    Device::Phone,
    Device::Tablet,
];

/// Pages by how often they are opened, of hundred.
const ROUTES: [(&str, u32); 14] = [
    ("/", 18),
    ("/view-interviews", 14),
    ("/interviews/:companyName/:position/:year/:id", 13),
    ("/codebrainv1", 11),
    ("/codebrainv1/:problemId", 10),
    ("/roles", 8),
    ("/companies/:id/roles/:roleId", 6),
    ("/dashboard", 6),
    ("/codebrainv1/arc", 4),
    ("/client-dashboard/home", 3),
    ("/codebrainv2/:first", 3),
    ("/companies/:id", 2),
    ("/talent-form", 1),
    ("/partner-dashboard/overview", 1),
];

/// Puts visits and pages onto the agenda.
pub(crate) fn plan(world: &mut World) -> Result<()> {
    for before in 1..=DAYS {
        let many = world.size.of(if before == 1 { VISITS.1 } else { VISITS.0 });
        for _ in 0..many {
            let at = world.sometime(before);
            world.at(at, "a visit", visit);
        }
    }
    for _ in 0..world.size.of(VISITS.1 / 2) {
        let hours = world.chance.random_range(1..6);
        let minutes = TimeDelta::minutes(world.chance.random_range(0..60));
        let at = world.today() - TimeDelta::hours(hours) - minutes;
        world.at(at, "a visit of today", visit);
    }
    for number in 0..THERE {
        let seconds = i64::try_from(number)? * 7 + 2;
        let at = world.today() - TimeDelta::seconds(seconds);
        world.at(at, "somebody is there", move |world| {
            let Some((who, areas)) = somebody(world, number) else { return Ok(()) };
            let beat = open(world, areas);
            let idle_s = u32::try_from(number * 31).unwrap_or(0);
            take(world, who, Beat { idle_s, ..beat })
        });
    }
    for before in 0..PAGES.0 {
        let many = world.size.of(PAGES.1);
        world.at(
            world.day(before, (20, 40)).min(world.lately(1)),
            "pages are counted",
            move |world| count(world, many),
        );
    }
    Ok(())
}

/// Somebody of any role: every fifth works for a company, a few are partners or the admin.
fn somebody(world: &mut World, number: usize) -> Option<((UserId, Role), &'static [Area])> {
    let star = |world: &World, role: &str| world.stars.get(role).and_then(|star| star.user);
    let candidate = |world: &mut World| {
        let person = world.people.choose(&mut world.chance)?;
        Some(((person.user, Role::Candidate), CANDIDATE.as_slice()))
    };
    match number % 10 {
        3 | 7 => {
            let mut team = Vec::new();
            for firm in world.firms.values() {
                team.push(firm.owner.user);
                team.extend(firm.recruiters.iter().chain(&firm.reviewers).map(|of| of.user));
            }
            let member = team.choose(&mut world.chance).copied()?;
            Some(((member, Role::Company), COMPANY.as_slice()))
        }
        5 => star(world, "partner").map(|user| ((user, Role::Partner), PARTNER.as_slice())),
        9 => star(world, "admin").map(|user| ((user, Role::Admin), ADMIN.as_slice())),
        _ => candidate(world),
    }
}

/// What the page says that somebody has just opened.
fn open(world: &mut World, areas: &[Area]) -> Beat {
    let tab = Uuid::from_u128(world.chance.random());
    let area = areas.choose(&mut world.chance).copied().unwrap_or(Area::Home);
    let device = DEVICES.choose(&mut world.chance).copied().unwrap_or(Device::Desktop);
    Beat { tab, area, device, idle_s: 0, visible: true, leaving: false }
}

fn take(world: &World, who: (UserId, Role), beat: Beat) -> Result<()> {
    let now = world.now();
    world.act(|conn| flows::presence::beat(conn, who, &beat, now))
}

/// Somebody opens a page, looks at another part, and leaves.
fn visit(world: &mut World) -> Result<()> {
    let number = world.chance.random_range(0..100);
    let Some((who, areas)) = somebody(world, number) else { return Ok(()) };
    let first = open(world, areas);
    take(world, who, first)?;
    let next = Beat { area: open(world, areas).area, idle_s: 8, ..first };
    let minutes = world.chance.random_range(2..35);
    world.after(TimeDelta::seconds(100), "another part", move |world| take(world, who, next));
    world.after(TimeDelta::minutes(minutes), "a page is closed", move |world| {
        // A page that was hidden for a while says so before it is closed.
        take(world, who, Beat { idle_s: 40, ..next })?;
        take(world, who, Beat { leaving: true, ..next })
    });
    Ok(())
}

/// Counts the pages of a day.
fn count(world: &mut World, many: usize) -> Result<()> {
    let mut opened: Vec<Route> = Vec::with_capacity(many);
    for _ in 0..many {
        let mut left = world.chance.random_range(0..100);
        let mut chosen = ROUTES.iter();
        let found = chosen.find(|(_, share)| {
            let here = left < *share;
            left = left.saturating_sub(*share);
            here
        });
        opened.extend(found.map(|(route, _)| Route::of(route)));
    }
    let now: Instant = world.now();
    world.act(|conn| opened.into_iter().try_for_each(|route| pages::count(conn, route, now)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_one_that_the_browser_knows_and_they_are_hundred_of_hundred() {
        for (route, _) in ROUTES {
            assert_eq!(Route::of(route).as_str(), route);
        }
        assert_eq!(ROUTES.iter().map(|(_, share)| share).sum::<u32>(), 100);
    }
}
