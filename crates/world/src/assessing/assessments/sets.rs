//! What the assessments are made of.

use anyhow::{Context, Result};
use assessments::cut_offs;
use assessments::definitions::{self, Assessment, NewAssessment, NewTask, Settings};
use challenges::problems::{self, Reader, Slug};
use db::audit::Actor;
use flows::assessments::create;
use kernel::{Language, Limit, Paging, ProblemId, Seen};

use super::{FIRM, working};
use crate::stage::cast::Firm;
use crate::stage::{Size, World};

pub(crate) const BACKEND: &str = "Backend foundations";
pub(crate) const SQL: &str = "SQL for product analytics";
pub(crate) const FRONTEND: &str = "JavaScript basics";
pub(crate) const PLATFORM: &str = "Platform engineering";
const PILOT: &str = "Debugging round (pilot)";
/// The problem whose programs are long enough to be compared.
pub(super) const LONG: &str = "recalc";

/// A task: its problem, its weight, and the problems that stand in for it.
type Task = (&'static str, i32, &'static [&'static str]);

/// An assessment to be made.
struct Set {
    title: &'static str,
    minutes: i32,
    languages: &'static [Language],
    tasks: &'static [Task],
    records_typing: bool,
    /// How many days before today it is made.
    day: i64,
    /// Whether somebody looks at it as a candidate would; nobody is invited before.
    tried: bool,
}

const SETS: [Set; 5] = [
    Set {
        title: BACKEND,
        minutes: 90,
        languages: &[Language::Python, Language::JavaScript, Language::Cpp],
        tasks: &[
            ("oncall", 25, &["etags"]),
            ("ratelimit", 35, &["latereadings"]),
            ("lostupdates", 40, &[]),
        ],
        records_typing: true,
        day: 404,
        tried: true,
    },
    Set {
        title: FRONTEND,
        minutes: 60,
        languages: &[Language::JavaScript, Language::TypeScript],
        tasks: &[("payrequests", 50, &[]), ("connpool", 50, &[])],
        records_typing: false,
        day: 312,
        tried: true,
    },
    Set {
        title: SQL,
        minutes: 60,
        languages: &[Language::Sql],
        tasks: &[("trials", 30, &[]), ("overdue", 30, &[]), ("outages", 40, &[])],
        records_typing: true,
        day: 220,
        tried: true,
    },
    Set {
        title: PLATFORM,
        minutes: 120,
        languages: &[Language::Python, Language::JavaScript, Language::Cpp],
        tasks: &[("longestrun", 30, &[]), (LONG, 70, &[])],
        records_typing: true,
        day: 170,
        tried: true,
    },
    Set {
        title: PILOT,
        minutes: 45,
        languages: &[Language::Python],
        tasks: &[("alarms", 50, &[]), ("undosteps", 50, &[])],
        records_typing: true,
        day: 12,
        tried: false,
    },
];

pub(super) fn plan(world: &mut World) {
    for set in &SETS {
        let at = working(world.day(set.day, (14, 10)));
        world.at(at, "an assessment is made", |world| make(world, set));
    }
    let at = working(world.day(151, (15, 30)));
    world.at(at, "an assessment is put away", |world| archive(world, FRONTEND));
    for (title, day, cut_off, earlier) in [(BACKEND, 46, 560, true), (SQL, 33, 600, false)] {
        let at = working(world.day(day, (11, 15)));
        world.at(at, "a cut-off is set", move |world| {
            set_cut_off(world, title, (Some(cut_off), earlier))
        });
    }
}

fn make(world: &mut World, set: &Set) -> Result<()> {
    let firm = world.firm(FIRM)?;
    let by = firm.recruiters.first().unwrap_or(&firm.owner).user;
    let company = firm.company;
    // Which variant somebody gets is drawn by the identifier of their attempt: a world that is compared with another has
    // none.
    let has_variants = world.size != Size::Small;
    world.act(|conn| {
        let problem = |conn: &mut db::Conn, name: &str| -> flows::Result<ProblemId> {
            let slug: Slug = name.parse().map_err(|_| challenges::Error::NoProblem)?;
            let found = problems::by_slug(conn, Reader::Company(company), &slug)?;
            Ok(found.ok_or(challenges::Error::NoProblem)?.problem.id)
        };
        let mut tasks = Vec::new();
        for (name, weight, others) in set.tasks {
            let variants = others.iter().filter(|_| has_variants).map(|other| problem(conn, other));
            let variants = variants.collect::<Result<_, _>>()?;
            tasks.push(NewTask { problem: problem(conn, name)?, weight: *weight, variants });
        }
        let settings = Settings { records_typing: set.records_typing, ..Settings::default() };
        let new = NewAssessment {
            company,
            created_by: by,
            title: set.title.to_owned(),
            duration_minutes: set.minutes,
            languages: set.languages.to_vec(),
            tasks,
            settings,
        };
        let made = create(conn, &new, false)?;
        if set.tried {
            definitions::note_preview(conn, company, made.assessment.id, Actor::User(by))?;
        }
        Ok::<_, flows::Error>(())
    })
}

/// One of the company's assessments.
pub(super) fn find(world: &World, firm: &Firm, title: &str) -> Result<Assessment> {
    let most = Paging::first(Limit::most());
    let all = world.act(|conn| definitions::list(conn, firm.company, false, most))?;
    let found = all.items.into_iter().find(|one| one.title == title);
    found.with_context(|| format!("there is no assessment {title}"))
}

fn archive(world: &mut World, title: &str) -> Result<()> {
    let firm = world.firm(FIRM)?;
    let of = find(world, &firm, title)?;
    let seen = Seen::at(of.id, of.revision);
    world.act(|conn| definitions::archive(conn, firm.company, seen, true, firm.owner.user))
}

fn set_cut_off(world: &mut World, title: &str, choice: (Option<i32>, bool)) -> Result<()> {
    let firm = world.firm(FIRM)?;
    let seen = Seen::at(find(world, &firm, title)?.id, 0);
    world.act(|conn| cut_offs::save(conn, firm.company, seen, choice, firm.owner.user))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tasks_of_each_weigh_a_hundred_and_nothing_is_asked_twice() {
        for set in &SETS {
            let weights: i32 = set.tasks.iter().map(|(_, weight, _)| weight).sum();
            assert_eq!(weights, 100, "{}", set.title);
            let names = set.tasks.iter().flat_map(|(name, _, others)| others.iter().chain([name]));
            let mut names: Vec<_> = names.collect();
            let count = names.len();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), count, "{}", set.title);
        }
        assert_eq!(SETS.iter().filter(|set| !set.tried).count(), 1);
    }

    #[test]
    fn the_bank_has_programs_of_every_quality_for_the_tasks() {
        let bank = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
        let programs = crate::stage::programs::Programs::read(&bank).unwrap();
        for (name, _, others) in SETS.iter().flat_map(|set| set.tasks) {
            for name in others.iter().chain([name]) {
                let mut found: Vec<_> =
                    programs.of(name).iter().map(|program| program.quality).collect();
                found.sort();
                found.dedup();
                assert_eq!(found.len(), 3, "{name}");
            }
        }
    }
}
