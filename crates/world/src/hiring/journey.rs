//! What becomes of one application, from the letter to the first day or to a no.

use anyhow::{Context, Result};
use assessments::definitions;
use flows::limits::Who;
use flows::offers::{self, Answer as OfferAnswer};
use flows::selection::{self, Asked};
use flows::{applications as acts, meetings, notes};
use hiring::applications::{self, Acting, Application, Event, State, Step};
use hiring::board::Move;
use hiring::drafts::{Content, Said};
use hiring::meetings::Proposal as Times;
use hiring::notes::Content as NoteContent;
use hiring::offers::{End, Pay, Proposal};
use hiring::roles::Member;
use hiring::roles::form::PayPeriod;
use hiring::scorecards::{self, Content as Card, Event as CardEvent, Rating};
use internships::placements;
use kernel::chrono::TimeDelta;
use kernel::{ApplicationId, Limit, MeetingId, OfferId, Paging, RoleId, Seen, UserId};
use rand::Rng;
use rand::seq::IndexedRandom;

use super::words::Place;
use crate::assessing::assessments::BACKEND;
use crate::assessing::attempts;
use crate::firms::{self, workday};
use crate::internships as followed;
use crate::stage::World;
use crate::stage::cast::{Firm, Person};

/// Among how many people chance looks for one who has not applied for a role yet.
const LOOKS: usize = 8;

/// Somebody of those who are there applies for a role, if people still can.
pub(super) fn apply(world: &mut World, role: RoleId) -> Result<()> {
    for _ in 0..LOOKS {
        let Some(person) = world.people.choose(&mut world.chance).cloned() else { return Ok(()) };
        // What becomes of those who can sign in is planned.
        let is_star = world.stars.values().any(|star| star.user == Some(person.user));
        if !is_star && send(world, role, &person)? {
            return Ok(());
        }
    }
    Ok(())
}

/// Somebody applies for a role; false where they have before, or nobody can.
pub(super) fn send(world: &mut World, role: RoleId, person: &Person) -> Result<bool> {
    let found = world.act(|conn| hiring::open_roles::find(conn, role))?;
    if !found.state.is_live() {
        return Ok(false);
    }
    let user = world.act(|conn| auth::users::get(conn, person.user))?;
    let mut answers = Vec::new();
    for question in &found.form.questions {
        let answer = match question.options.choose(&mut world.chance) {
            Some(option) => option.clone(),
            None if world.chances(90) => "yes".to_owned(),
            None => "no".to_owned(),
        };
        answers.push(Said { question: question.prompt.clone(), answer });
    }
    let note = if world.chances(80) { world.says(Place::Letter) } else { String::new() };
    let (content, sender) = (Content { answers, note }, world.sender());
    let sent = world.act(|conn| {
        acts::ask(conn, Who::of_account(user.id))?;
        acts::apply(conn, &sender, &user, role, &content)
    });
    match sent {
        Err(e) if e.downcast_ref().is_some_and(has_applied) => Ok(false),
        sent => sent.map(|_| true),
    }
}

fn has_applied(e: &flows::Error) -> bool {
    matches!(e, flows::Error::Hiring(hiring::Error::AlreadyApplied) | flows::Error::Limited { .. })
}

/// The company has been shown applications: each goes its way from here.
pub(super) fn receive(world: &mut World, member: Member, role: RoleId) -> Result<()> {
    let all = world.act(|conn| hiring::board::all(conn, role))?;
    let now = world.now();
    for id in all.into_iter().filter(|one| one.released_at == Some(now)).map(|one| one.id) {
        let days = world.chance.random_range(1..6);
        let at = workday(world, now, days);
        let leaves = !is_favoured(world, id)? && world.chances(7);
        if leaves {
            let at = workday(world, now, days + 6);
            world.at(at, "an application is withdrawn", move |world| withdraw(world, id));
        }
        world.at(at, "a first look", move |world| look(world, member, id));
    }
    Ok(())
}

/// An application in the state that an act is for; nothing where it has gone elsewhere, or its role is over.
fn is_in(world: &World, id: ApplicationId, states: &[State]) -> Result<Option<Application>> {
    let found = world.act(|conn| applications::find(conn, id))?.application;
    Ok(states.contains(&found.state).then_some(found))
}

/// Whether everybody likes whose application it is: the demo accounts come far.
fn is_favoured(world: &World, id: ApplicationId) -> Result<bool> {
    let of = world.act(|conn| applications::find(conn, id))?.application.candidate;
    Ok(world.stars.values().any(|star| star.user.is_some() && star.user == of))
}

fn advance(world: &World, member: Member, of: &Application, act: Asked<'_>) -> Result<()> {
    let sender = world.sender();
    let seen = Seen::at(of.id, of.version);
    world.act(|conn| selection::move_card(conn, &sender, member, seen, act))?;
    Ok(())
}

fn plain(act: Move) -> Asked<'static> {
    Asked { act, reason: None, code: None }
}

fn withdraw(world: &mut World, id: ApplicationId) -> Result<()> {
    let open = [State::Released, State::Shortlisted, State::Interview];
    let Some(found) = is_in(world, id, &open)? else { return Ok(()) };
    let Some(user) = found.candidate else { return Ok(()) };
    let (sender, reason) = (world.sender(), world.says(Place::Withdrawal));
    let step = Step { event: Event::Withdraw, reason: Some(&reason), code: None };
    let seen = Seen::at(id, found.version);
    world.act(|conn| acts::step(conn, &sender, Acting::Candidate(user), seen, &step))?;
    Ok(())
}

fn decline(world: &mut World, member: Member, of: &Application) -> Result<()> {
    let (code, reason) = world.reason();
    advance(
        world,
        member,
        of,
        Asked { act: Move::Decline, reason: Some(&reason), code: Some(code) },
    )
}

/// A member writes a note, about every third time.
fn remark(world: &mut World, member: Member, id: ApplicationId) -> Result<()> {
    if !world.chances(35) {
        return Ok(());
    }
    let (sender, text) = (world.sender(), world.says(Place::Note));
    let content = NoteContent { text, mentions: Default::default() };
    world.act(|conn| {
        notes::ask(conn, member.user)?;
        notes::add(conn, &sender, member, id, &content)
    })?;
    Ok(())
}

/// The recruiter reads an application: no, not yet, or the shortlist.
fn look(world: &mut World, member: Member, id: ApplicationId) -> Result<()> {
    let Some(found) = is_in(world, id, &[State::Released])? else { return Ok(()) };
    remark(world, member, id)?;
    let (now, days) = (world.now(), world.chance.random_range(1..5));
    let luck = if is_favoured(world, id)? { 99 } else { world.chance.random_range(0..100) };
    match luck {
        0..30 => decline(world, member, &found),
        30..45 => {
            let at = workday(world, now, 9 + days);
            world.at(at, "a second look", move |world| look(world, member, id));
            Ok(())
        }
        _ => {
            advance(world, member, &found, plain(Move::Shortlist))?;
            let at = workday(world, now, days);
            world.at(at, "after the shortlist", move |world| consider(world, member, id));
            Ok(())
        }
    }
}

/// From the shortlist on: an interview, a no, or a step back.
pub(super) fn consider(world: &mut World, member: Member, id: ApplicationId) -> Result<()> {
    let Some(found) = is_in(world, id, &[State::Shortlisted])? else { return Ok(()) };
    remark(world, member, id)?;
    let (now, days) = (world.now(), world.chance.random_range(3..8));
    let luck = if is_favoured(world, id)? { 50 } else { world.chance.random_range(0..100) };
    match luck {
        0..18 => decline(world, member, &found),
        18..26 => {
            let reason = world.says(Place::Back);
            advance(world, member, &found, Asked { reason: Some(&reason), ..plain(Move::MoveBack) })
        }
        26..36 => {
            let at = workday(world, now, days + 4);
            world.at(at, "still on the shortlist", move |world| consider(world, member, id));
            Ok(())
        }
        36..66 if !is_assessed(world, id)? && assess(world, member, &found)? => Ok(()),
        _ => propose(world, (member, None), &found),
    }
}

fn is_assessed(world: &World, id: ApplicationId) -> Result<bool> {
    Ok(world.act(|conn| selection::assessed(conn, &[id]))?.contains_key(&id))
}

/// Invites to the company's assessment; false where it has none. The candidate sits it within days, and is considered
/// again with the result.
fn assess(world: &mut World, member: Member, of: &Application) -> Result<bool> {
    let firm = firm_of(world, member)?;
    let known = world.act(|conn| {
        let all = Paging::first(Limit::default());
        definitions::list(conn, firm.company, false, all)
    })?;
    let offered = known.items.iter().find(|one| one.title == BACKEND);
    let (Some(offered), Some(user)) = (offered, of.candidate) else { return Ok(false) };
    let (assessment, host) = (offered.id, firms::host(world, &firm, member.user));
    let asked = [Seen::at(of.id, of.version)];
    let answers =
        world.act(|conn| selection::assess_all(conn, &host, (of.role, &asked), assessment))?;
    if !matches!(answers.first(), Some(selection::Answer::Invited(_))) {
        return Ok(false);
    }
    let (id, known) = (of.id, world.act(|conn| auth::users::get(conn, user))?);
    let email = known.email.parse()?;
    let person = Person { user, name: known.display_name, email };
    let wait = TimeDelta::hours(world.chance.random_range(20..110));
    world.after(wait, "an applicant is assessed", move |world| {
        if is_in(world, id, &[State::Assessment])?.is_none() {
            return Ok(());
        }
        let of = world.act(|conn| selection::assessed(conn, &[id]))?;
        let code = of.get(&id).map(|of| of.invitation.code.to_string());
        let ability = world.chance.random_range(0.35..0.95);
        attempts::sit(world, &code.context("no invitation")?, &person, ability)
    });
    let now = world.now();
    let at = workday(world, now, 8);
    world.at(at, "after the result", move |world| consider(world, member, id));
    Ok(true)
}

fn firm_of(world: &World, member: Member) -> Result<Firm> {
    let found = world.firms.values().find(|firm| firm.company == member.company);
    found.cloned().context("the company is gone")
}

/// Three times for an interview with two of the team, or three others for one for which none fitted.
fn propose(
    world: &mut World,
    (member, unfit): (Member, Option<MeetingId>),
    of: &Application,
) -> Result<()> {
    let firm = firm_of(world, member)?;
    let mut people: Vec<UserId> = firm.reviewers.iter().map(|one| one.user).collect();
    people.push(member.user);
    people.truncate(2);
    let now = world.now();
    let mut slots = Vec::new();
    for (days, hour) in [(3, 9), (4, 11), (6, 14)] {
        let day = workday(world, now, days);
        slots.push(day.date_naive().and_hms_opt(hour, 0, 0).map_or(day, |at| at.and_utc()));
    }
    slots.dedup();
    while slots.len() < 3 {
        let last = slots.last().copied().unwrap_or(now);
        slots.push(last + TimeDelta::hours(2));
    }
    let proposal = Times {
        slots,
        zone: "Europe/Amsterdam".to_owned(),
        minutes: 45,
        place: format!("https://meet.example/{}", &of.code),
        message: Some(world.says(Place::Invitation)),
        people,
    };
    let (sender, seen) = (world.sender(), Seen::at(of.id, of.version));
    let made = world.act(|conn| match unfit {
        None => meetings::propose(conn, &sender, member, seen, &proposal),
        Some(id) => meetings::repropose(conn, &sender, member, Seen::any(id), &proposal),
    })?;
    let hours = world.chance.random_range(3..30);
    let (id, meeting) = (of.id, made.id);
    world.after(TimeDelta::hours(hours), "an interview is answered", move |world| {
        reply(world, member, id, meeting)
    });
    Ok(())
}

/// The candidate picks a time, or says that none fits.
fn reply(world: &mut World, member: Member, id: ApplicationId, meeting: MeetingId) -> Result<()> {
    let Some(found) = is_in(world, id, &[State::Interview])? else { return Ok(()) };
    let Some(user) = found.candidate else { return Ok(()) };
    let sender = world.sender();
    let fits = is_favoured(world, id)? || world.chances(85);
    let pick = world.chance.random_range(0..3);
    let text = world.says(Place::Unfit);
    let answer =
        if fits { meetings::Answer::Pick(pick) } else { meetings::Answer::NoneFits(Some(&text)) };
    let answered =
        world.act(|conn| meetings::answer(conn, &sender, user, Seen::any(meeting), answer))?;
    let Some(set) = answered.set else {
        let at = workday(world, sender.now, 1);
        world.at(at, "other times are proposed", move |world| {
            let found = is_in(world, id, &[State::Interview])?;
            found.map_or(Ok(()), |found| propose(world, (member, Some(meeting)), &found))
        });
        return Ok(());
    };
    let over = set.ends_at() + TimeDelta::hours(2);
    world.at(over, "after an interview", move |world| rate(world, member, id));
    Ok(())
}

/// Those who talked to the candidate write their scorecards; then the recruiter decides.
fn rate(world: &mut World, member: Member, id: ApplicationId) -> Result<()> {
    let Some(found) = is_in(world, id, &[State::Interview])? else { return Ok(()) };
    let firm = firm_of(world, member)?;
    let authors: Vec<UserId> = firm.reviewers.iter().map(|one| one.user).take(1).collect();
    let good = is_favoured(world, id)? || world.chances(68);
    for user in authors.into_iter().chain([member.user]) {
        let by = Member { company: member.company, user };
        let reader = scorecards::Reader { user, owns: false };
        let (items, _) = world.act(|conn| scorecards::show(conn, &found, reader))?;
        let mut ratings = Vec::new();
        for item in items {
            let rating = if good {
                world.chance.random_range(2..5)
            } else {
                world.chance.random_range(1..4)
            };
            let seen = !world.chances(12) || ratings.is_empty();
            ratings.push(Rating { item: item.name, rating: seen.then_some(rating) });
        }
        let card = Card { ratings, text: world.says(Place::Scorecard) };
        let (seen, now) = (Seen::at(id, 0), world.now());
        world.act(|conn| {
            scorecards::save(conn, (by, false), seen, (&card, CardEvent::Submit), now)
        })?;
    }
    let now = world.now();
    let at = workday(world, now, 2);
    world.at(at, "after the scorecards", move |world| settle(world, member, id, good));
    Ok(())
}

fn settle(world: &mut World, member: Member, id: ApplicationId, good: bool) -> Result<()> {
    let Some(found) = is_in(world, id, &[State::Interview])? else { return Ok(()) };
    remark(world, member, id)?;
    if !good {
        return decline(world, member, &found);
    }
    advance(world, member, &found, plain(Move::Select))?;
    let now = world.now();
    let at = workday(world, now, 3);
    world.at(at, "an offer is made", move |world| offer(world, member, id));
    Ok(())
}

fn offer(world: &mut World, member: Member, id: ApplicationId) -> Result<()> {
    let Some(found) = is_in(world, id, &[State::Selected])? else { return Ok(()) };
    let role = world.act(|conn| hiring::roles::find(conn, member.company, found.role))?;
    let (form, now) = (role.form, world.now());
    let planned = form.starts_on.unwrap_or(now.date_naive());
    let earliest = (now + TimeDelta::days(14)).date_naive();
    let soon = is_favoured(world, id)? || world.chances(50);
    let pay = form.pay_min.unwrap_or(1);
    let proposal = Proposal {
        starts_on: if soon { earliest } else { planned.max(earliest) },
        end: form.duration_weeks.map_or(End::Never, End::After),
        pay: Pay {
            min: pay,
            max: pay,
            currency: form.currency.clone(),
            period: form.pay_period.unwrap_or(PayPeriod::Month),
        },
        terms: world.says(Place::Terms),
        days: 10,
    };
    let (sender, seen) = (world.sender(), Seen::at(id, found.version));
    let made = world.act(|conn| {
        offers::ask(conn, member.company)?;
        offers::make(conn, &sender, member, seen, &proposal)
    })?;
    // The demo's applicant has not answered yet.
    let waits = world.stars.get("applicant").is_some_and(|star| star.user == found.candidate);
    if !waits && world.chances(90) {
        let wait = TimeDelta::hours(world.chance.random_range(20..120));
        let offer = made.id;
        world.after(wait, "an offer is answered", move |world| accept(world, id, offer));
    }
    Ok(())
}

fn accept(world: &mut World, id: ApplicationId, offer: OfferId) -> Result<()> {
    let Some(found) = is_in(world, id, &[State::Offered])? else { return Ok(()) };
    let Some(user) = found.candidate else { return Ok(()) };
    let (sender, refusal) = (world.sender(), world.says(Place::Refusal));
    let takes = is_favoured(world, id)? || world.chances(85);
    let answer = if takes { OfferAnswer::Accept } else { OfferAnswer::Decline(Some(&refusal)) };
    world.act(|conn| offers::answer(conn, &sender, user, Seen::any(offer), answer))?;
    let begun = world.act(|conn| placements::of_application(conn, id))?;
    begun.map_or(Ok(()), |begun| followed::follow(world, begun))
}
