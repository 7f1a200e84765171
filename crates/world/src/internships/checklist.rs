//! The checklist of an internship: sent in by its owners, looked at by the admin.

use anyhow::Result;
use flows::internships as acts;
use internships::checklists::{self, Item, Owner, State, Submission};
use internships::placements::{Acting, Internship, State as Placed};
use kernel::chrono::TimeDelta;
use kernel::{InternshipItemId, Seen};
use rand::Rng;

use super::words::{WORDS, nth, submission};
use super::{Run, find, recruiting};
use crate::stage::World;
use crate::stage::times::{at_work, awake, in_days};

/// Of so many items one is sent back once.
const SENT_BACK: usize = 11;

/// Plans who sends in what, each some days before it is due.
pub(super) fn plan(world: &mut World, run: Run, of: &Internship) -> Result<()> {
    let items = world.act(|conn| checklists::of_internship(conn, of.id))?;
    for (place, item) in items.iter().enumerate() {
        let early = world.chance.random_range(0..8);
        let day = (item.due_on - TimeDelta::days(early)).max(in_days(world, 1));
        let at = match item.owner {
            Owner::Candidate => awake(world, day),
            Owner::Company | Owner::Admin => at_work(world, day),
        };
        let is_rejected = (run.turn * 5 + place) % SENT_BACK == 4;
        let id = item.id;
        world.at(at, "send in an item", move |world| submit(world, run, id, is_rejected));
    }
    Ok(())
}

/// The item, while the internship is to begin or runs.
fn item(world: &World, run: Run, id: InternshipItemId) -> Result<Option<(Internship, Item)>> {
    let of = find(world, run.id)?;
    let items = world.act(|conn| checklists::of_internship(conn, of.id))?;
    let item = items.into_iter().find(|item| item.id == id);
    Ok(item.filter(|_| of.state.is_open()).map(|item| (of, item)))
}

fn submit(world: &mut World, run: Run, id: InternshipItemId, is_rejected: bool) -> Result<()> {
    let Some((of, item)) = item(world, run, id)? else { return Ok(()) };
    let by = match item.owner {
        Owner::Company => recruiting(&of),
        Owner::Candidate => run.intern(),
        Owner::Admin => Acting::Admin(world.reviewer().actor),
    };
    let text = submission(world, &item.title);
    let sender = world.sender();
    let seen = Seen::at(item.id, item.version);
    let what = Submission { text: text.as_deref(), answer: item.asks.then_some(true) };
    world.act(|conn| acts::submit(conn, &sender, by, seen, what))?;
    let days = world.chance.random_range(1..=2);
    let at = at_work(world, in_days(world, days));
    world.at(at, "look at an item", move |world| decide(world, run, id, is_rejected));
    Ok(())
}

fn decide(world: &mut World, run: Run, id: InternshipItemId, is_rejected: bool) -> Result<()> {
    let Some((_, item)) = item(world, run, id)? else { return Ok(()) };
    if item.state != State::Submitted {
        return Ok(());
    }
    let (by, seen) = (world.reviewer(), Seen::at(item.id, item.version));
    let why = nth(&WORDS.rejections, run.turn).filter(|_| is_rejected).map(String::as_str);
    world.act(|conn| acts::decide(conn, &by, seen, why))?;
    if is_rejected {
        let at = at_work(world, in_days(world, 1));
        world.at(at, "send in an item again", move |world| submit(world, run, id, false));
        return Ok(());
    }
    make_ready(world, run)
}

/// The admin finds the internship ready with the last item that it needs.
fn make_ready(world: &mut World, run: Run) -> Result<()> {
    let of = find(world, run.id)?;
    let items = world.act(|conn| checklists::of_internship(conn, of.id))?;
    if of.state == Placed::PendingDocuments && checklists::is_done(&items) {
        let (by, seen) = (world.reviewer(), Seen::at(of.id, of.version));
        world.act(|conn| acts::make_ready(conn, &by, seen))?;
    }
    Ok(())
}
