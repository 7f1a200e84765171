//! Who reads their notices, who wants one mail a day, and who is alerted of new roles.

use anyhow::Result;
use auth::users;
use flows::notify::{self, KINDS};
use flows::roles::alerts;
use hiring::alerts::Wanted as Sought;
use hiring::roles::form::{Kind, Level, Workplace};
use kernel::UserId;
use notices::inbox::{self, Read};
use notices::settings::{self, Switch, Wanted};
use rand::Rng;
use rand::seq::IndexedRandom;
use serde::Deserialize;

use crate::stage::World;
use crate::stage::cast::{Firm, Person};
use crate::stage::times::{at_work, awake, days_ago, evenly};

/// How many of a market's candidates look at their notices on a day on which some do.
const READERS: usize = 10;
/// Every how many days.
const EVERY_DAYS: usize = 3;
/// The last day before today on which anybody does: what is newer is unread.
const LAST_READ: i64 = 3;
/// How many alerts are set, and how many people change to one mail a day.
const ALERTS: usize = 18;
const DIGESTS: usize = 10;

/// What is looked for among the open roles; empty where it does not matter.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
struct Alert {
    words: String,
    kind: String,
    level: String,
    workplace: String,
    country: String,
    pays: bool,
}

#[derive(Debug, Default, Deserialize)]
struct Words {
    alerts: Vec<Alert>,
    zones: Vec<String>,
}

fn words() -> Result<Words> {
    Ok(serde_json::from_str(include_str!("../../data/talent.json"))?)
}

/// Plans who looks at what they are notified of.
pub(crate) fn plan(world: &mut World) -> Result<()> {
    let Words { alerts, zones } = words()?;
    for before in (LAST_READ..400).rev().step_by(EVERY_DAYS) {
        let at = awake(world, days_ago(world, before));
        world.at(at, "read notices", read_some);
        let at = at_work(world, days_ago(world, before));
        world.at(at, "read notices at work", read_at_work);
    }
    let set = world.size.of(ALERTS);
    for (turn, alert) in alerts.iter().cycle().take(set).enumerate() {
        let at = awake(world, evenly(world, (turn, set), (380, 10)));
        let wanted = sought(alert);
        world.at(at, "set an alert", move |world| set_alert(world, &wanted));
    }
    let digests = world.size.of(DIGESTS);
    for (turn, zone) in zones.into_iter().cycle().take(digests).enumerate() {
        let at = awake(world, evenly(world, (turn, digests), (300, 12)));
        world.at(at, "change to one mail a day", move |world| gather(world, zone));
    }
    Ok(())
}

fn sought(alert: &Alert) -> Sought {
    Sought {
        words: alert.words.clone(),
        kind: Kind::parse(&alert.kind),
        level: Level::parse(&alert.level),
        workplace: Workplace::parse(&alert.workplace),
        country: Some(alert.country.clone()).filter(|country| !country.is_empty()),
        says_pay: alert.pays,
        starts_by: None,
    }
}

/// Some candidates look at everything that has come since the last time.
fn read_some(world: &mut World) -> Result<()> {
    let some = world.size.of(READERS);
    let readers = world.people.choose_multiple(&mut world.chance, some);
    let readers: Vec<UserId> = readers.map(|person| person.user).collect();
    readers.into_iter().try_for_each(|user| read(world, user))
}

/// Half of those who hire do.
fn read_at_work(world: &mut World) -> Result<()> {
    let firms: Vec<Firm> = world.firms.values().cloned().collect();
    for Firm { owner, recruiters, reviewers, .. } in firms {
        for person in [owner].iter().chain(&recruiters).chain(&reviewers) {
            if world.chance.random_bool(0.5) {
                read(world, person.user)?;
            }
        }
    }
    Ok(())
}

fn read(world: &World, user: UserId) -> Result<()> {
    let now = world.now();
    world.act(|conn| {
        let counts = inbox::counts(conn, user)?;
        match counts.newest {
            Some(newest) if counts.unread > 0 => {
                notify::mark_read(conn, user, &Read::UpTo(newest), now)
            }
            _ => Ok::<_, flows::Error>(()),
        }
    })
}

fn someone(world: &mut World) -> Option<Person> {
    world.people.choose(&mut world.chance).cloned()
}

fn set_alert(world: &mut World, wanted: &Sought) -> Result<()> {
    let Some(Person { user, .. }) = someone(world) else { return Ok(()) };
    let now = world.now();
    world.act(|conn| {
        let account = users::get(conn, user)?;
        alerts::set(conn, &account, wanted, now)
    })?;
    Ok(())
}

/// The rest of what somebody has set stays.
fn gather(world: &mut World, zone: String) -> Result<()> {
    let Some(Person { user, .. }) = someone(world) else { return Ok(()) };
    world.act(|conn| {
        let before = settings::get(conn, user)?;
        let switch = |kind: &settings::Kind| Switch {
            kind: kind.name.to_owned(),
            email: before.by_email(*kind),
            in_app: before.in_app(*kind),
        };
        let switches = KINDS.iter().map(switch).collect();
        let wanted = Wanted { switches, digest: true, time_zone: Some(zone) };
        notify::save_settings(conn, user, &wanted)
    })?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use kernel::text;

    use super::*;

    #[test]
    fn an_alert_says_what_its_words_say_and_a_zone_is_one() {
        let Words { alerts, zones } = words().unwrap();
        assert!(alerts.len() >= 10 && zones.len() >= 6);
        for alert in &alerts {
            let found = sought(alert);
            let named = [&alert.kind, &alert.level, &alert.workplace];
            let parsed = [found.kind.is_some(), found.level.is_some(), found.workplace.is_some()];
            assert_eq!(named.map(|word| !word.is_empty()), parsed, "{alert:?}");
            assert!(text::is_line(&alert.words) && alert.words.len() <= 100, "{alert:?}");
            let letters = alert.country.chars().filter(char::is_ascii_uppercase).count();
            assert!(alert.country.is_empty() || letters == 2, "{alert:?}");
        }
        let mut several = alerts.iter().map(sought).collect::<Vec<_>>();
        several.dedup();
        assert_eq!(several.len(), alerts.len());
        let switches = KINDS.iter().map(|kind| Switch {
            kind: kind.name.to_owned(),
            email: true,
            in_app: true,
        });
        let switches: Vec<Switch> = switches.collect();
        for zone in zones {
            let time_zone = Some(zone.clone());
            let wanted = Wanted { switches: switches.clone(), digest: true, time_zone };
            assert!(settings::Settings::of(KINDS, &wanted).is_ok(), "{zone}");
        }
    }
}
