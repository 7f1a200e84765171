//! The assessments of the mature company, and who is invited to them over the months.

mod fates;
mod sets;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use anyhow::{Context, Result};
use assessments::invitations::{self, Invitation, NewInvitation, Terms};
use flows::assessments::extend::{self, Extension, Giver};
use flows::assessments::invite::{self, Host};
use kernel::chrono::{Datelike, NaiveTime, TimeDelta, Weekday};
use kernel::{Email, Instant, InvitationId, Language, Limit, Paging, UserId};
use rand::Rng;

use crate::assessing::attempts::{self, Habit, Manner, Renamed, Seen};
use crate::assessing::integrity::Course;
use crate::assessing::texts::{self, Texts};
use crate::stage::World;
use crate::stage::cast::{Firm, Person};
use crate::stage::programs::{Program, Quality};

pub(crate) use sets::{BACKEND, FRONTEND, PLATFORM, SQL};

/// Whose assessments they are.
pub(crate) const FIRM: &str = "mature";
/// Before which day people are invited to the backend assessment, in waves.
const WAVES: [i64; 15] = [386, 358, 331, 302, 274, 246, 218, 190, 165, 137, 109, 81, 54, 27, 10];
/// From which wave on the writing of some is recorded: recordings are kept for half a year.
const RECORDED_FROM: usize = 9;
/// From which one on signals are looked for in that.
const SIGNALS_FROM: usize = 12;

/// What modules that come after this one have to know of who was invited.
#[derive(Clone, Default)]
pub(crate) struct Ledger {
    /// Whom the company decides on outside of any board, in the order in which they were invited.
    pub(crate) invited: Rc<RefCell<Vec<InvitationId>>>,
    /// How the case of somebody goes about whose attempt there is to be one.
    pub(crate) courses: Rc<RefCell<BTreeMap<UserId, Course>>>,
}

/// People who are invited on one morning.
#[derive(Debug, Clone, Copy)]
struct Wave {
    number: usize,
    title: &'static str,
    /// How many of them sit it.
    sitters: usize,
    /// Of how many the writing is recorded.
    recorded: usize,
    /// How many do not.
    others: usize,
}

pub(crate) fn plan(world: &mut World, ledger: &Ledger) -> Result<()> {
    let texts = texts::read()?;
    sets::plan(world);
    let (all, recorded, others) = (world.size.of(94), world.size.of(20), world.size.of(3));
    let part =
        |of: usize, number: usize, parts: usize| of * (number + 1) / parts - of * number / parts;
    for (number, day) in WAVES.into_iter().enumerate() {
        let of_recorded = number.checked_sub(RECORDED_FROM);
        let recorded = of_recorded.map_or(0, |at| part(recorded, at, WAVES.len() - RECORDED_FROM));
        let sitters = part(all, number, WAVES.len()).max(recorded);
        let wave = Wave { number, title: BACKEND, sitters, recorded, others };
        plan_wave(world, ledger, &texts, (day, wave));
    }
    let of = |market: usize| world.size.of(market);
    let others = [
        (299, FRONTEND, of(3)),
        (262, FRONTEND, of(1)),
        (206, SQL, of(5)),
        (117, PLATFORM, of(3)),
        (62, SQL, of(4)),
        (20, PLATFORM, of(1)),
    ];
    for (number, (day, title, sitters)) in others.into_iter().enumerate() {
        let wave = Wave { number, title, sitters, recorded: 0, others: 1 };
        plan_wave(world, ledger, &texts, (day, wave));
    }
    plan_watched(world, ledger);
    plan_alike(world, ledger);
    plan_of_star(world, ledger);
    fates::plan_today(world, ledger, &texts);
    Ok(())
}

fn plan_wave(world: &mut World, ledger: &Ledger, texts: &Texts, (day, wave): (i64, Wave)) {
    let at = working(world.day(day, (9, 20)));
    let (ledger, texts) = (ledger.clone(), texts.clone());
    world.at(at, "a wave of invitations", move |world| invite_wave(world, &ledger, (&texts, wave)));
}

/// Invites a wave: those who sit it on one of the next days, and those who do not.
fn invite_wave(world: &mut World, ledger: &Ledger, (texts, wave): (&Texts, Wave)) -> Result<()> {
    let firm = world.firm(FIRM)?;
    let company = BACKEND == wave.title;
    // Most of a wave sit it on one day, as the company asks them to.
    let days = world.chance.random_range(2..5);
    let together = sitting_time(world, days);
    for number in 0..wave.sitters {
        let person = somebody(world, &firm, wave.title)?;
        let message = Some(texts::any(world, &texts.invitations)?).filter(|_| number % 3 != 2);
        let terms = Terms { message, ..Terms::default() };
        let made = invite(world, &firm, wave.title, (&person, terms))?;
        ledger.invited.borrow_mut().push(made.id);
        let is = |place: usize| number == wave.sitters.min(place) - 1;
        let asks = company && is(2) && wave.number % 2 == 0;
        if asks {
            fates::asks_for_time(world, texts, (&made, &person), wave.number / 2);
        }
        let at = if asks { sitting_time(world, 5) } else { together };
        let at = at + TimeDelta::seconds(world.chance.random_range(0..180));
        let mut manner = any_manner(world, number < wave.recorded);
        // In the first of these months nothing was looked for and nothing was compared yet.
        manner.early = wave.number < SIGNALS_FROM;
        // In some waves somebody's time runs out.
        manner.finishes = !is(4) || wave.number % 4 != 1;
        let (code, id) = (made.code.clone(), made.id);
        world.at(at, "an attempt begins", move |world| {
            attempts::sit_as(world, &code, &person, &manner)
        });
        if company && is(3) && matches!(wave.number, 6 | 11) {
            let reason = texts::numbered(&texts.more_time, wave.number)?;
            world.at(at + TimeDelta::minutes(14), "more time is given", move |world| {
                give_time(world, id, reason)
            });
        }
    }
    fates::invite_others(world, texts, (wave.title, wave.number, wave.others))
}

/// Ten people whose writing shows something that people look at.
fn plan_watched(world: &mut World, ledger: &Ledger) {
    let all = [
        (158, Habit::Pastes(80), Course::Explained),
        (131, Habit::Copies(70), Course::Unproven),
        (117, Habit::Pastes(85), Course::Reversed),
        (82, Habit::Copies(75), Course::SilentBreach),
        (61, Habit::Pastes(75), Course::Explained),
        (38, Habit::Copies(80), Course::Breach),
        (17, Habit::Pastes(85), Course::Appealed),
        (6, Habit::Copies(70), Course::Silent),
        (4, Habit::Pastes(80), Course::Answered),
        (1, Habit::Pastes(75), Course::Asked),
    ];
    for (day, habit, course) in all {
        let manner = Manner { seen: Seen::Writing(habit), ..Manner::plain(0.8) };
        invited_to_sit(world, ledger, (BACKEND, day), (manner, Some(course)));
    }
}

/// Two pairs of people of whom the second sends what the first has sent, with other names.
fn plan_alike(world: &mut World, ledger: &Ledger) {
    let pairs = [
        (FIRST_NAMES, [152, 149], Course::Copied),
        (SECOND_NAMES, [100, 95], Course::SilentUnproven),
    ];
    for (names, days, course) in pairs {
        let right =
            |one: &&Program| one.quality == Quality::Accepted && one.language == Language::Python;
        let Some(program) = world.programs.of(sets::LONG).iter().find(right).cloned() else {
            continue;
        };
        let program = attempts::in_own_words(&mut world.chance, &program);
        let alike = [program.clone(), program.with_names(names)];
        for ((program, day), course) in alike.into_iter().zip(days).zip([None, Some(course)]) {
            let own = Some((sets::LONG, program));
            let manner = Manner { seen: Seen::Compared, own, ..Manner::plain(0.6) };
            invited_to_sit(world, ledger, (PLATFORM, day), (manner, course));
        }
    }
}

/// What the second of a pair calls what the first has named.
const FIRST_NAMES: Renamed = &[
    ("Cell", "Node"),
    ("evaluate", "compute"),
    ("dependents", "downstream"),
    ("order", "sequence"),
    ("seen", "known"),
    ("walk", "stack"),
    ("touched", "dirty"),
    ("answers", "output"),
    ("request", "action"),
    ("named", "lookup"),
    ("other", "source"),
];
const SECOND_NAMES: Renamed = &[
    ("Cell", "Entry"),
    ("evaluate", "calc"),
    ("dependents", "affected"),
    ("edit", "update"),
    ("seen", "visited"),
    ("order", "path"),
    ("changed", "count"),
    ("answers", "results"),
    ("cells", "sheet"),
    ("formula", "args"),
    ("number", "constant"),
];

/// The star with reports sits three of them.
fn plan_of_star(world: &mut World, ledger: &Ledger) {
    let all = [(BACKEND, 341, 0.7), (FRONTEND, 297, 0.85), (SQL, 203, 0.8)];
    for (title, day, ability) in all {
        let ledger = ledger.clone();
        let at = working(world.day(day + 2, (10, 5)));
        world.at(at, "the intern is invited", move |world| {
            let star = world.stars.get("intern").cloned().context("no demo account is intern")?;
            let user = star.user.context("the intern has no account yet")?;
            let person = Person { user, name: star.name, email: star.email };
            let manner = Manner::plain(ability);
            let at = working(world.day(day, (10, 30)));
            invite_and_sit(world, &ledger, (title, at), (&person, manner))
        });
    }
}

/// Plans that somebody is invited and sits an assessment on a day.
fn invited_to_sit(
    world: &mut World,
    ledger: &Ledger,
    (title, day): (&'static str, i64),
    (manner, course): (Manner, Option<Course>),
) {
    let (before, ledger) = (day + if day > 1 { 2 } else { 1 }, ledger.clone());
    let at = world.day(before, (9, 45));
    world.at(at, "somebody is invited", move |world| {
        let firm = world.firm(FIRM)?;
        let person = somebody(world, &firm, title)?;
        if let Some(course) = course {
            ledger.courses.borrow_mut().insert(person.user, course);
        }
        let minute = world.chance.random_range(0..60);
        let at = world.day(day, (13, minute));
        invite_and_sit(world, &ledger, (title, at), (&person, manner))
    });
}

fn invite_and_sit(
    world: &mut World,
    ledger: &Ledger,
    (title, at): (&'static str, Instant),
    (person, manner): (&Person, Manner),
) -> Result<()> {
    let firm = world.firm(FIRM)?;
    let made = invite(world, &firm, title, (person, Terms::default()))?;
    ledger.invited.borrow_mut().push(made.id);
    let person = person.clone();
    world.at(at, "an attempt begins", move |world| {
        attempts::sit_as(world, &made.code, &person, &manner)
    });
    Ok(())
}

/// How somebody goes about it.
fn any_manner(world: &mut World, recorded: bool) -> Manner {
    let parts: [f64; 3] = world.chance.random();
    let ability = parts.iter().sum::<f64>() / 3.0 + 0.02;
    let language = match world.chance.random_range(0..100) {
        0..86 => Language::Python,
        86..94 => Language::JavaScript,
        _ => Language::Cpp,
    };
    let away = world.chance.random_ratio(1, 5);
    if !recorded {
        return Manner { language, ..Manner::plain(ability) };
    }
    let habit = if away { Habit::Away } else { Habit::Plain };
    Manner { seen: Seen::Writing(habit), ..Manner::plain(ability) }
}

/// Who has no invitation to an assessment yet; somebody new where everybody has. A demo account keeps out of it.
fn somebody(world: &mut World, firm: &Firm, title: &str) -> Result<Person> {
    let count = world.people.len();
    let from = world.chance.random_range(0..count.max(1));
    for at in (from..count).chain(0..from) {
        let Some(person) = world.people.get(at).cloned() else { continue };
        let is_star = world.stars.values().any(|star| star.user == Some(person.user));
        if !is_star && !is_invited(world, &person, (&firm.name, title))? {
            return Ok(person);
        }
    }
    let (name, email) = world.new_name()?;
    let person = world.register((&name, &email), false, None)?;
    world.people.push(person.clone());
    Ok(person)
}

fn is_invited(world: &World, person: &Person, (company, title): (&str, &str)) -> Result<bool> {
    let most = Paging::first(Limit::most());
    let mine = world.act(|conn| invitations::mine(conn, (person.user, &person.email), most))?;
    let is_it =
        |one: &invitations::Mine| one.company_name == company && one.assessment_title == title;
    Ok(mine.items.iter().any(is_it))
}

/// Invites somebody by the owner or a recruiter.
fn invite(
    world: &mut World,
    firm: &Firm,
    title: &str,
    (person, terms): (&Person, Terms),
) -> Result<Invitation> {
    invite_address(world, firm, title, ((&person.name, &person.email), terms))
}

/// The same for an address, which may have no account.
fn invite_address(
    world: &mut World,
    firm: &Firm,
    title: &str,
    ((name, email), terms): ((&str, &Email), Terms),
) -> Result<Invitation> {
    let assessment = sets::find(world, firm, title)?;
    let by = inviter(world, firm);
    let host = host(world, firm, &by);
    let (company, assessment, by) = (firm.company, assessment.id, by.user);
    let (email, name) = (email.clone(), Some(name.to_owned()));
    let new = NewInvitation { company, assessment, email, name, by, terms };
    world.act(|conn| invite::invite(conn, &host, &new))
}

/// One of those who look after candidates.
fn inviter(world: &mut World, firm: &Firm) -> Person {
    let at = world.chance.random_range(0..=firm.recruiters.len());
    firm.recruiters.get(at).unwrap_or(&firm.owner).clone()
}

fn host(world: &World, firm: &Firm, by: &Person) -> Host {
    Host {
        company: firm.company,
        company_name: firm.name.clone(),
        by: by.user,
        sender: world.sender(),
        role: None,
        unverified: false,
    }
}

fn give_time(world: &mut World, id: InvitationId, reason: String) -> Result<()> {
    let firm = world.firm(FIRM)?;
    let sender = world.sender();
    world.act(|conn| {
        let found = invitations::titled(conn, &[id])?.pop().and_then(|(found, _)| found.attempt);
        let Some(attempt) = found else { return Ok(()) };
        let giver = Giver::Member { company: firm.company, by: firm.owner.user };
        let extension = Extension { attempt: attempt.id, minutes: 15, reason };
        extend::extend(conn, &sender, giver, &extension).map(drop)
    })
}

/// A time of the day so many days from now, at which somebody has an hour and a half.
fn sitting_time(world: &mut World, days: i64) -> Instant {
    let (hour, minute) = (world.chance.random_range(8..17), world.chance.random_range(0..60));
    let day = working(world.now() + TimeDelta::days(days)).date_naive();
    day.and_time(NaiveTime::from_hms_opt(hour, minute, 0).unwrap_or_default()).and_utc()
}

/// The same time on a working day: after a weekend.
pub(crate) fn working(at: Instant) -> Instant {
    match at.weekday() {
        Weekday::Sat => at + TimeDelta::days(2),
        Weekday::Sun => at + TimeDelta::days(1),
        Weekday::Mon | Weekday::Tue | Weekday::Wed | Weekday::Thu | Weekday::Fri => at,
    }
}
