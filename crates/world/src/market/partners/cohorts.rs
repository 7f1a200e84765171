//! Assessments that the most active partner runs for its students.

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use assessments::cohorts::{self, Chosen, Consent, NewCohort};
use assessments::consent;
use auth::users;
use challenges::practice::{self, Asked, Filter, Sort};
use challenges::problems::ProblemType;
use flows::partners::cohorts as acts;
use kernel::chrono::TimeDelta;
use kernel::{AssessmentId, Email, Limit, Paging, UserId};
use partners::attributions::{self, Of};
use rand::Rng;

use super::Host;
use crate::stage::World;

/// What is run: so many days before today, for so many days, under which title and in how many minutes.
const RUNS: [(i64, i64, &str, i32); 3] = [
    (272, 10, "Autumn check: first programs", 60),
    (131, 14, "Spring check: data structures", 75),
    (9, 21, "Before the internship fair", 60),
];
/// Of ten students who are written to so many join.
const JOIN_OF_TEN: u32 = 6;

/// Puts the assessments of a partner onto the agenda.
pub(super) fn plan(world: &mut World, host: &Host) {
    for (before, days, title, minutes) in RUNS {
        let partner = host.user;
        let at = world.workday(before, (13, 30)).max(world.now());
        world.at(at, "a partner's assessment", move |world| {
            run(world, partner, (days, title, minutes))
        });
    }
}

fn run(world: &mut World, partner: UserId, (days, title, minutes): (i64, &str, i32)) -> Result<()> {
    let (sender, most) = (world.sender(), Limit::new(Limit::MAX).unwrap_or_default());
    let filter = Filter::default();
    let asked = Asked { filter, sort: Sort::Newest, after: None, limit: most };
    let mut open = world.act(|conn| practice::catalogue(conn, &asked, None))?.items;
    open.sort_by(|a, b| a.slug.cmp(&b.slug));
    let code = |one: &&practice::Listed| one.problem_type == ProblemType::Code;
    let tasks: Vec<Chosen> = open
        .iter()
        .filter(code)
        .take(2)
        .map(|one| Chosen { slug: one.slug.clone(), weight: 50, variants: Vec::new() })
        .collect();
    // A bank without problems has nothing to ask for.
    if tasks.len() < 2 {
        return Ok(());
    }
    let closes_at = sender.now + TimeDelta::days(days);
    let title = title.to_owned();
    let new =
        NewCohort { partner, title, duration_minutes: minutes, tasks, opens_at: None, closes_at };
    world.act(|conn| acts::count_making(conn, partner))?;
    let id = world.act(|conn| acts::create(conn, &new))?;
    let page = Paging::first(Limit::new(Limit::MAX).unwrap_or_default());
    let students = world.act(|conn| attributions::list(conn, partner, Of::Students, page))?.items;
    let students: Vec<UserId> = students.into_iter().map(|one| one.of.user).collect();
    let mut emails: BTreeSet<Email> = BTreeSet::new();
    for student in &students {
        let of = world.act(|conn| users::get(conn, *student))?;
        emails.insert(of.email.parse()?);
    }
    if emails.is_empty() {
        return Ok(());
    }
    world.act(|conn| acts::count_mailing(conn, partner))?;
    world.act(|conn| acts::mail(conn, &sender, (partner, id), &emails))?;
    for student in students {
        if world.chance.random_ratio(JOIN_OF_TEN, 10) {
            let hours = world.chance.random_range(2..days * 20);
            world.after(TimeDelta::hours(hours), "a student joins", move |world| {
                join(world, (partner, id), student)
            });
        }
    }
    Ok(())
}

/// A student joins, and most let the partner see how they do.
fn join(world: &mut World, (partner, id): (UserId, AssessmentId), student: UserId) -> Result<()> {
    let shows_result = world.chance.random_bool(0.7);
    let cohort = world.act(|conn| cohorts::find(conn, partner, id))?;
    let code = cohort.code.parse().ok().context("a code that is none")?;
    let user = world.act(|conn| users::get(conn, student))?;
    let agreed = Consent { edition: consent::COHORT.version, shows_result };
    world.act(|conn| acts::join(conn, &user, &code, agreed)).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_assessment_is_open_today_and_two_are_over() {
        let open = RUNS.iter().filter(|(before, days, ..)| days > before);
        assert_eq!((RUNS.len(), open.count()), (3, 1));
        for (_, _, title, minutes) in RUNS {
            assert!((1..=120).contains(&title.chars().count()));
            assert!(assessments::definitions::DURATION_MINUTES.contains(&minutes));
        }
    }
}
