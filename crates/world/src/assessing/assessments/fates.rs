//! What becomes of invitations that nobody sits, and of requests for extra time.

use anyhow::Result;
use assessments::accommodations::{self, Answer, Asker, Wish};
use assessments::invitations::{self, Code, Invitation, Terms};
use flows::assessments::{accommodate, invite};
use kernel::chrono::TimeDelta;
use kernel::{Email, InvitationId, Limit, Paging, Seen, UserId};

use super::{
    BACKEND, FIRM, Ledger, host, invite_address, invited_to_sit, inviter, somebody, working,
};
use crate::assessing::attempts::{self, Manner};
use crate::assessing::texts::{self, Texts};
use crate::stage::World;
use crate::stage::cast::Person;

/// What becomes of an invitation that nobody sits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// Nobody has an account with the address.
    Unread,
    /// It was looked at.
    Opened,
    Declined,
    /// The company takes it back.
    Withdrawn,
    /// Its mail is sent once more.
    Reminded,
    /// It is given more days.
    Extended,
}

const FATES: [Fate; 7] = [
    Fate::Unread,
    Fate::Opened,
    Fate::Reminded,
    Fate::Withdrawn,
    Fate::Opened,
    Fate::Declined,
    Fate::Extended,
];

/// Invites those of a wave who do not sit it.
pub(super) fn invite_others(
    world: &mut World,
    texts: &Texts,
    (title, wave, others): (&'static str, usize, usize),
) -> Result<()> {
    let firm = world.firm(FIRM)?;
    for number in 0..others {
        let fate = fate(wave, number);
        let person = match fate {
            Fate::Unread => None,
            _ => Some(somebody(world, &firm, title)?),
        };
        let (name, email) = match &person {
            Some(person) => (person.name.clone(), person.email.clone()),
            None => world.new_name()?,
        };
        let terms =
            Terms { message: Some(texts::any(world, &texts.invitations)?), ..Terms::default() };
        let made = invite_address(world, &firm, title, ((&name, &email), terms))?;
        if let Some(person) = person {
            plan_fate(world, fate, (&made, person));
        }
    }
    Ok(())
}

/// What becomes of the one with this number of a wave.
fn fate(wave: usize, number: usize) -> Fate {
    FATES.get((wave * 3 + number) % FATES.len()).copied().unwrap_or(Fate::Unread)
}

fn plan_fate(world: &mut World, fate: Fate, (made, person): (&Invitation, Person)) {
    let (id, code, until) = (made.id, made.code.clone(), made.expires_at);
    let days = |days: i64| working(world.now() + TimeDelta::days(days) + TimeDelta::hours(3));
    let (soon, later) = (days(1), days(5));
    match fate {
        Fate::Unread => {}
        Fate::Opened => {
            world.at(soon, "an invitation is opened", move |world| open(world, &code, &person))
        }
        Fate::Declined => world.at(soon, "an invitation is declined", move |world| {
            open(world, &code, &person)?;
            let code: Code = code.parse()?;
            world.act(|conn| invitations::decline(conn, &code, person.user, &person.email))?;
            Ok(())
        }),
        Fate::Withdrawn => world.at(later, "an invitation is withdrawn", move |world| {
            let firm = world.firm(FIRM)?;
            let by = firm.owner.user;
            world.act(|conn| invitations::cancel(conn, firm.company, id, by)).map(drop)
        }),
        Fate::Reminded => world.at(later, "an invitation is sent again", move |world| {
            let firm = world.firm(FIRM)?;
            let by = inviter(world, &firm);
            let host = host(world, &firm, &by);
            world.act(|conn| invite::resend(conn, &host, id)).map(drop)
        }),
        Fate::Extended => world.at(later, "an invitation is extended", move |world| {
            let firm = world.firm(FIRM)?;
            let by = inviter(world, &firm);
            let host = host(world, &firm, &by);
            let until = until + TimeDelta::days(7);
            world.act(|conn| invite::extend(conn, &host, id, until)).map(drop)
        }),
    }
}

fn open(world: &World, code: &str, person: &Person) -> Result<()> {
    let code: Code = code.parse()?;
    world.act(|conn| invitations::mark_opened(conn, &code, person.user, &person.email))
}

/// Somebody asks for extra time, and the company answers on the day after: one in four times with a no, and one who
/// asks takes it back.
pub(super) fn asks_for_time(
    world: &mut World,
    texts: &Texts,
    (made, person): (&Invitation, &Person),
    number: usize,
) {
    let (texts, code, id) = (texts.clone(), made.code.clone(), made.id);
    let (user, email) = (person.user, person.email.clone());
    world.after(TimeDelta::hours(7), "extra time is asked for", move |world| {
        let seen = (user, email.clone());
        ask(world, &code, seen, texts::numbered(&texts.wishes, number)?)?;
        let next = TimeDelta::hours(17);
        if number == 3 {
            world.after(next, "the wish is taken back", move |world| {
                let code: Code = code.parse()?;
                let asker = Asker { user, email };
                world.act(|conn| accommodations::withdraw(conn, &asker, (&code, 1))).map(drop)
            });
            return Ok(());
        }
        let refusal = texts::numbered(&texts.refusals, number)?;
        world.after(next, "extra time is answered", move |world| {
            let answer = match number {
                1 => Answer::Decline(refusal),
                _ => Answer::Grant(if number.is_multiple_of(2) { 25 } else { 50 }),
            };
            decide(world, id, &answer)
        });
        Ok(())
    });
}

fn ask(world: &World, code: &str, (user, email): (UserId, Email), text: String) -> Result<()> {
    let (code, sender): (Code, _) = (code.parse()?, world.sender());
    let wish = Wish { percent: 25, text: Some(text) };
    let asker = Asker { user, email };
    world.act(|conn| {
        invitations::mark_opened(conn, &code, user, &asker.email)?;
        accommodate::count(conn, user)?;
        accommodate::ask(conn, &sender, &asker, (&code, 0), &wish).map(drop)
    })
}

fn decide(world: &mut World, id: InvitationId, answer: &Answer) -> Result<()> {
    let firm = world.firm(FIRM)?;
    let by = firm.owner.clone();
    let host = host(world, &firm, &by);
    let most = Paging::first(Limit::most());
    world.act(|conn| {
        let Some((invitation, _)) = invitations::titled(conn, &[id])?.pop() else { return Ok(()) };
        let asked = accommodations::list(conn, firm.company, invitation.assessment, most)?.items;
        let Some(asked) = asked.into_iter().find(|one| one.request.invitation == id) else {
            return Ok(());
        };
        let seen = Seen::at(asked.request.id, asked.request.version);
        accommodate::decide(conn, &host, seen, answer).map(drop)
    })
}

/// What is to be done today: a wish that waits for an answer, and somebody who is at work.
pub(super) fn plan_today(world: &mut World, ledger: &Ledger, texts: &Texts) {
    let texts = texts.clone();
    let at = world.day(3, (9, 30));
    world.at(at, "somebody is invited who asks for time", move |world| {
        let firm = world.firm(FIRM)?;
        let person = somebody(world, &firm, BACKEND)?;
        let who = (person.name.as_str(), &person.email);
        let made = invite_address(world, &firm, BACKEND, (who, Terms::default()))?;
        let wish = texts::numbered(&texts.wishes, 4)?;
        world.after(TimeDelta::hours(48), "extra time is asked for", move |world| {
            ask(world, &made.code, (person.user, person.email), wish)
        });
        Ok(())
    });
    // Who begins now works when the world is complete.
    let ends = world.today();
    let at = world.day(2, (15, 40));
    world.at(at, "somebody is invited who works today", move |world| {
        let firm = world.firm(FIRM)?;
        let person = somebody(world, &firm, BACKEND)?;
        let who = (person.name.as_str(), &person.email);
        let made = invite_address(world, &firm, BACKEND, (who, Terms::default()))?;
        world.at(ends - TimeDelta::minutes(37), "an attempt begins", move |world| {
            attempts::sit_as(world, &made.code, &person, &Manner::plain(0.7))
        });
        Ok(())
    });
    // The results of these wait for a decision.
    for day in [3, 2] {
        invited_to_sit(world, ledger, (BACKEND, day), (Manner::plain(0.75), None));
    }
}

#[cfg(test)]
mod tests {
    use super::super::WAVES;
    use super::*;

    #[test]
    fn every_fate_comes_about_also_where_one_of_a_wave_stays_away() {
        for others in [1, 3] {
            let all = (0..WAVES.len()).flat_map(|wave| (0..others).map(move |n| fate(wave, n)));
            let all: Vec<Fate> = all.collect();
            assert!(FATES.iter().all(|fate| all.contains(fate)), "{others}");
        }
    }
}
