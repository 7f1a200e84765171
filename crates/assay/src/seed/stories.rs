//! Stories of interviews at companies that do not exist, so that a development server has
//! something to read.

use anyhow::Context;
use auth::tokens::Claims;
use auth::users::{self, Registration};
use db::audit::Actor;
use db::{Conn, Db};
use flows::accounts;
use flows::limits::Who;
use interviews::directory;
use interviews::form::Form;
use interviews::machine::State;
use interviews::manuscripts::{self, Way};
use interviews::moderation::{self, Ruling};
use kernel::chrono::TimeDelta;
use kernel::{Clock, Instant, Seen, SystemClock, UserId};

const STORIES: &str = include_str!("../../demo/stories.json");
/// How many stories each of the demo's authors shares: no more than are taken in a day.
const EACH: usize = 3;

/// Publishes the demo stories where there is none yet.
pub(super) fn publish_all(db: &Db) -> anyhow::Result<()> {
    let mut stories: Vec<Form> = serde_json::from_str(STORIES).context("the demo stories")?;
    stories.reverse();
    let now = SystemClock.now();
    let published = db.write_now(|conn| {
        if directory::summary(conn, now)?.stories > 0 {
            return Ok(());
        }
        for (at, form) in stories.iter_mut().enumerate() {
            let author = author(conn, at / EACH, now)?;
            let ago = i32::try_from(stories_left(at)).unwrap_or(0);
            form.no_confidential = true;
            publish(conn, author, form, now - TimeDelta::hours(i64::from(ago)))?;
        }
        anyhow::Ok(())
    });
    published.context("the demo stories")
}

/// The newest is of now, the one before an hour earlier.
fn stories_left(at: usize) -> usize {
    12_usize.saturating_sub(at + 1)
}

fn author(conn: &mut Conn, number: usize, now: Instant) -> anyhow::Result<UserId> {
    let email = format!("teller{number}@example.com").parse()?;
    if let Some(known) = users::by_email(conn, &email)? {
        return Ok(known.id);
    }
    let uid = format!("demo-teller-{number}");
    let claims = Claims { uid, email, email_verified: true, auth_time: now, expires_at: now };
    let form = Registration {
        is_company: false,
        display_name: "Demo author".to_owned(),
        phone: None,
        referral_code: None,
    };
    Ok(accounts::register(conn, &claims, &form, Who::nobody(None))?.0.id)
}

fn publish(conn: &mut Conn, author: UserId, form: &Form, at: Instant) -> anyhow::Result<()> {
    let draft = manuscripts::create(conn, author, form, Way::Manual)?;
    let seen = Seen::at(draft.id, draft.version);
    let sent = manuscripts::submit(conn, author, seen, manuscripts::PER_DAY, at)?;
    if sent.state != State::Published {
        let case = Seen::at(sent.id, sent.version);
        moderation::decide(conn, Actor::Operator, case, Ruling::PUBLISH, at)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_demo_story_is_complete_and_passes_the_checks() {
        let stories: Vec<Form> = serde_json::from_str(STORIES).unwrap();
        assert_eq!(stories.len(), 12);
        for mut form in stories {
            form.no_confidential = true;
            assert_eq!(form.complete((2026, 11)).err(), None, "{}", form.company_name);
            let found = interviews::checks::warnings(&form);
            assert_eq!(found, [], "{}", form.company_name);
        }
    }
}
