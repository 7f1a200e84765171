//! Practice: enough people try every problem of the catalogue that its statistics are shown.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use anyhow::Result;
use challenges::practice::{self, Asked, Filter, Listed, NewDraft, Program as Sent, Sort};
use challenges::problems::{ProblemType, Slug};
use challenges::statistics::SHOWN_FROM;
use flows::numbers;
use kernel::chrono::TimeDelta;
use kernel::{Cursor, Instant, Language, Limit, UserId};
use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};

use crate::assessing::attempts;
use crate::stage::cast::Person;
use crate::stage::programs::{Program, Quality};
use crate::stage::{Size, World};

/// On which day before today people begin.
const FROM: i64 = 330;
/// How many try a problem and some others after it, beyond those whom its statistics need.
const MORE: usize = 12;
/// How many problems are practised in a small world.
const SOME: usize = 8;
/// How many people send at the same moment, so that as many programs are judged beside each other as there are processors.
const AT_ONCE: usize = 4;
/// How many minutes somebody is at a problem, at most.
const LONGEST: i64 = 75;
/// How many of a hundred solve what they try.
const SOLVES_PERCENT: u32 = 68;
/// Up to how many of a hundred send what does not even begin to run.
const BROKEN_PERCENT: u32 = 80;

/// Who has tried a problem.
type Tried = Rc<RefCell<BTreeSet<(String, UserId)>>>;

/// Puts the plan for the catalogue onto the agenda: what is in it is known once the world goes on.
pub(crate) fn plan(world: &mut World) -> Result<()> {
    let at = world.day(FROM + 1, (7, 5));
    world.at(at, "practice is planned", plan_catalogue);
    Ok(())
}

fn plan_catalogue(world: &mut World) -> Result<()> {
    let mut all = catalogue(world)?;
    if world.size == Size::Small {
        all.truncate(SOME);
    }
    let each = world.size.of(usize::try_from(SHOWN_FROM)?);
    let mut tries: Vec<&Listed> = all.iter().flat_map(|one| vec![one; each]).collect();
    for _ in 0..world.size.of(MORE) {
        tries.extend(all.choose(&mut world.chance));
    }
    tries.shuffle(&mut world.chance);
    let tried = Tried::default();
    let count = i64::try_from(tries.len())?.max(1);
    for (number, group) in (0..).zip(tries.chunks(AT_ONCE)) {
        let day = FROM - number * i64::try_from(AT_ONCE)? * (FROM - 1) / count;
        let time = (world.chance.random_range(7..21), world.chance.random_range(0..60));
        let sent = world.day(day.max(1), time) + TimeDelta::minutes(LONGEST);
        for one in group {
            let minutes = world.chance.random_range(6..LONGEST);
            let (slug, languages) = (one.slug.clone(), one.languages.clone());
            let tried = Rc::clone(&tried);
            world.at(sent - TimeDelta::minutes(minutes), "somebody practises", move |world| {
                begin(world, &tried, (slug, &languages), sent)
            });
        }
        world.at(sent + TimeDelta::seconds(2), "the judge", |world| world.work());
    }
    Ok(())
}

/// Every problem that everybody may practise with a program; the tasks of scenarios are tried in their order.
fn catalogue(world: &World) -> Result<Vec<Listed>> {
    let mut all = Vec::new();
    let mut after: Option<Cursor> = None;
    loop {
        let (filter, sort, limit) = (Filter::default(), Sort::Newest, Limit::most());
        let asked = Asked { filter, sort, after, limit };
        let page = world.act(|conn| practice::catalogue(conn, &asked, None))?;
        all.extend(page.items);
        after = page.next;
        if after.is_none() {
            all.retain(|one| one.problem_type != ProblemType::MultiTask);
            all.sort_by(|one, other| one.slug.cmp(&other.slug));
            return Ok(all);
        }
    }
}

/// Somebody who has not tried it begins a problem, and sends a program after a while.
fn begin(
    world: &mut World,
    tried: &Tried,
    (slug, languages): (String, &[Language]),
    sent: Instant,
) -> Result<()> {
    let Some(person) = somebody(world, tried, &slug) else { return Ok(()) };
    let Some(program) = choose(world, &slug, languages) else { return Ok(()) };
    let (name, user): (Slug, UserId) = (slug.parse()?, person.user);
    let half: String = {
        let lines: Vec<&str> = program.source.lines().collect();
        lines.iter().take(lines.len() / 2 + 1).copied().collect::<Vec<_>>().join("\n")
    };
    let draft = NewDraft { language: program.language, source: half, revision: 0 };
    world.act(|conn| practice::save_draft(conn, &name, user, &draft))?;
    world.at(sent, "a program is practised", move |world| {
        world.act(|conn| {
            let rates = numbers::rates(conn)?;
            let Program { language, source, .. } = program;
            practice::submit(conn, &name, user, Sent { language, source }, &rates)?;
            Ok::<_, flows::Error>(())
        })
    });
    Ok(())
}

fn somebody(world: &mut World, tried: &Tried, slug: &str) -> Option<Person> {
    for _ in 0..20 {
        let person = world.people.choose(&mut world.chance)?.clone();
        if tried.borrow_mut().insert((slug.to_owned(), person.user)) {
            return Some(person);
        }
    }
    None
}

fn choose(world: &mut World, slug: &str, languages: &[Language]) -> Option<Program> {
    let roll = world.chance.random_range(0..100);
    let quality = match roll {
        0..BROKEN_PERCENT => Quality::Accepted,
        BROKEN_PERCENT..99 => Quality::Wrong,
        _ => Quality::Slow,
    };
    // What starts slowly costs the judge five times as much.
    let wanted = match world.chance.random_range(0..100) {
        0..88 => Language::Python,
        88..95 => Language::JavaScript,
        95..97 => Language::TypeScript,
        _ => Language::Cpp,
    };
    let offered = |one: &&Program| one.quality == quality && languages.contains(&one.language);
    let all: Vec<Program> = world.programs.of(slug).iter().filter(offered).cloned().collect();
    for of in [Some(wanted), Some(Language::Python), Some(Language::Sql)] {
        let fitting: Vec<&Program> =
            all.iter().filter(|one| of.is_none_or(|of| one.language == of)).collect();
        if let Some(program) = fitting.choose(&mut world.chance) {
            let program = attempts::in_own_words(&mut world.chance, program);
            let is_broken = (SOLVES_PERCENT..BROKEN_PERCENT).contains(&roll);
            return Some(if is_broken { broken(program) } else { program });
        }
    }
    None
}

/// The program without its last bracket.
fn broken(program: Program) -> Program {
    let source = match program.source.rsplit_once(')') {
        Some((before, after)) => format!("{before}{after}"),
        None => program.source,
    };
    Program { source, ..program }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_program_lacks_a_bracket() {
        let source = "print((1))\n".to_owned();
        let program = Program { language: Language::Python, quality: Quality::Accepted, source };
        assert_eq!(broken(program).source, "print((1)\n");
    }

    #[test]
    fn every_problem_of_the_bank_has_a_program_that_people_may_send() {
        let bank = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
        let programs = crate::stage::programs::Programs::read(&bank).unwrap();
        let names = std::fs::read_dir(&bank).unwrap().flatten().map(|entry| entry.path());
        for dir in names.filter(|dir| dir.join("problem.yaml").is_file()) {
            let name = dir.file_name().unwrap().to_str().unwrap().to_owned();
            for quality in [Quality::Accepted, Quality::Slow, Quality::Wrong] {
                let sent = |one: &&Program| {
                    one.quality == quality
                        && matches!(one.language, Language::Python | Language::Sql | Language::Cpp)
                };
                assert!(programs.of(&name).iter().any(|one| sent(&one)), "{name}: {quality:?}");
            }
        }
    }
}
