//! What the two sides of an accepted introduction write to each other.

use anyhow::Result;
use flows::talent as acts;
use kernel::IntroductionId;
use kernel::chrono::{TimeDelta, Timelike};
use rand::Rng;
use talent::introductions::Side;

use super::asking::Asked;
use super::pool::Shared;
use super::unless_refused;
use super::words::{LETTERS, Party, Thread, filled, given_name, nth};
use crate::stage::World;
use crate::stage::times::{at_work, awake};

/// From which hour on nobody writes.
const LATE: u32 = 21;

/// For how many days a company may not have written yet to somebody who has accepted.
const NEWS_DAYS: i64 = 10;

/// Plans a conversation. Every sixth acceptance of the last days has no word yet; none of before is left like that.
pub(super) fn begin(world: &mut World, pool: &Shared, asked: Asked) {
    let turn = pool.borrow_mut().thread();
    let is_news = world.today() - world.now() < TimeDelta::days(NEWS_DAYS);
    if is_news && turn % 6 == 5 {
        return;
    }
    // A direct message is about no role, and so is what follows.
    let is_free = |thread: &&Thread| thread.iter().all(|(_, text)| !text.contains("role"));
    let has_role = asked.made.role_title.is_some();
    let fitting = LETTERS.threads.iter().filter(|thread| has_role || is_free(thread));
    let fitting: Vec<&Thread> = fitting.collect();
    let Some(thread) = nth(&fitting, turn) else { return };
    let role = asked.made.role_title.clone().unwrap_or_else(|| "the role".to_owned());
    let gaps = [
        ("name", given_name(&asked.to.person.name)),
        ("me", given_name(&asked.person.name)),
        ("role", role.as_str()),
    ];
    let mut last = world.now();
    for (party, text) in *thread {
        let day = (last + TimeDelta::hours(world.chance.random_range(3..40))).date_naive();
        let at = match party {
            Party::Company => at_work(world, day),
            Party::Candidate => awake(world, day),
        };
        let wait = TimeDelta::minutes(world.chance.random_range(25..200));
        // Nobody answers what was not written, nor in the night.
        last = at.max(last + wait);
        if last.hour() >= LATE {
            last = at_work(world, last.date_naive() + TimeDelta::days(1));
        }
        let side = match party {
            Party::Company => Side::Company(asked.firm.company, asked.person.user),
            Party::Candidate => Side::Candidate(asked.to.person.user),
        };
        let (id, text) = (asked.made.id, filled(text, &gaps));
        world.at(last, "write to the other side", move |world| write(world, side, id, &text));
    }
}

/// Nothing is written where one side can read no more.
fn write(world: &mut World, side: Side, id: IntroductionId, text: &str) -> Result<()> {
    let sender = world.sender();
    let (Side::Candidate(user) | Side::Company(_, user)) = side else { return Ok(()) };
    world.act(|conn| acts::count_message(conn, user))?;
    let written = world.act(|conn| acts::write(conn, &sender, side, id, text));
    unless_refused(written, |e| {
        use talent::Error::{CandidateClosed, CompanyBlocked, CompanyClosed};
        let flows::Error::Talent(e) = e else { return false };
        matches!(e, CandidateClosed | CompanyBlocked | CompanyClosed)
    })
    .map(|_| ())
}
