//! What may be practised, and how it is asked for. Pure.

use std::collections::BTreeMap;

use kernel::uuid::Uuid;
use kernel::{Instant, Language, Limit, ProblemId, words};

use crate::Error;
use crate::problems::{Detail, Difficulty, MAX_SOURCE_KIB, ProblemType};
use crate::statistics::{Own, Statistics};

words! {
    /// How somebody stands with a problem, in practice.
    pub enum Status as "PracticeStatus" {
        /// Nothing was submitted.
        Todo = "todo",
        /// Something was, and nothing accepted.
        Tried = "tried",
        /// A submit was accepted.
        Solved = "solved",
    }
}

words! {
    /// What comes first in the catalogue.
    pub enum Sort as "PracticeSort" {
        /// An easy problem before a hard one.
        Easiest = "easiest",
        /// The problem that came last.
        Newest = "newest",
        /// The one that most of those who tried have solved; without enough people last.
        Acceptance = "acceptance",
        /// The one that most people have solved; without enough people last.
        MostSolved = "most_solved",
    }
}

/// The longest search, in characters.
pub const MAX_SEARCH: usize = 100;

/// Which problems are asked for. Of several values of one kind any will do; of several words all must be there.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    /// How hard.
    pub difficulties: Vec<Difficulty>,
    /// What it asks for.
    pub types: Vec<ProblemType>,
    /// Skill areas.
    pub tags: Vec<String>,
    /// What they can be solved in.
    pub languages: Vec<Language>,
    /// How the person who asks stands with them; who is signed out stands nowhere.
    pub statuses: Vec<Status>,
    /// Words of title, name or skill areas.
    pub search: String,
}

/// A page of the catalogue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// Which problems.
    pub filter: Filter,
    /// In which order.
    pub sort: Sort,
    /// What the page before ended with. Its time is the key of the order, whatever that counts.
    pub after: Option<kernel::Cursor>,
    /// How many rows.
    pub limit: Limit,
}

/// How somebody stands with a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Standing {
    /// Whether a submit was accepted.
    pub solved: bool,
    /// The most points that a submit brought, 0 to 100; `None` while none is judged.
    pub best_points: Option<i32>,
}

impl Standing {
    /// In a word.
    pub fn status(of: Option<&Self>) -> Status {
        match of {
            None => Status::Todo,
            Some(standing) if standing.solved => Status::Solved,
            Some(_) => Status::Tried,
        }
    }
}

/// The standings by problem; a problem that is not there was never tried.
pub(crate) type Standings = BTreeMap<Uuid, Standing>;

/// A task of a scenario of the catalogue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TaskOf {
    pub(crate) scenario: Uuid,
    pub(crate) task: Uuid,
    pub(crate) weight: i32,
}

/// Adds how somebody stands with scenarios, from how they stand with the tasks: solved once every task is, with what
/// each task brought.
pub(crate) fn add_scenarios(standings: &mut Standings, tasks: &[TaskOf]) {
    let mut wholes = BTreeMap::<Uuid, (bool, bool, Option<i32>)>::new();
    for TaskOf { scenario, task, weight } in tasks {
        let standing = standings.get(task).copied();
        let (tried, solved, hundredths) = wholes.entry(*scenario).or_insert((false, true, None));
        *tried |= standing.is_some();
        *solved &= standing.is_some_and(|of| of.solved);
        if let Some(best) = standing.and_then(|of| of.best_points) {
            *hundredths = Some(hundredths.unwrap_or(0) + weight * best);
        }
    }
    for (scenario, (tried, solved, hundredths)) in wholes {
        if tried {
            let best_points = hundredths.map(|points| points / 100);
            standings.insert(scenario, Standing { solved, best_points });
        }
    }
}

/// How many problems that were tried last are looked at for one of the catalogue.
pub(crate) const LAST_TRIED: usize = 20;

/// Problems that were tried, and each scenario of which a task was, the last tried first.
pub(crate) fn whole(tries: &[(Uuid, Instant)], tasks: &[TaskOf]) -> Vec<(Uuid, Instant)> {
    let mut newest = BTreeMap::<Uuid, Instant>::new();
    for (problem, at) in tries {
        let scenarios = tasks.iter().filter(|of| of.task == *problem).map(|of| of.scenario);
        for id in scenarios.chain([*problem]) {
            let known = newest.entry(id).or_insert(*at);
            *known = (*known).max(*at);
        }
    }
    let mut tried: Vec<(Uuid, Instant)> = newest.into_iter().collect();
    tried.sort_by_key(|(id, at)| std::cmp::Reverse((*at, *id)));
    tried.truncate(LAST_TRIED);
    tried
}

/// Which problems a filter by status leaves: these alone, or all but these. `None` leaves all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Left {
    Only(Vec<Uuid>),
    AllBut(Vec<Uuid>),
}

pub(crate) fn left(statuses: &[Status], standings: &Standings) -> Option<Left> {
    if statuses.is_empty() {
        return None;
    }
    let fits = |standing: &Standing| statuses.contains(&Standing::status(Some(standing)));
    let those = |wanted: bool| {
        let rows = standings.iter().filter(|(_, standing)| fits(standing) == wanted);
        rows.map(|(id, _)| *id).collect()
    };
    Some(if statuses.contains(&Status::Todo) {
        Left::AllBut(those(false))
    } else {
        Left::Only(those(true))
    })
}

/// A row of the catalogue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The problem, whatever its version.
    pub id: Uuid,
    /// Its name in addresses.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What it asks for.
    pub problem_type: ProblemType,
    /// Skill areas.
    pub keywords: Vec<String>,
    /// What it can be solved in.
    pub languages: Vec<Language>,
    /// When it came.
    pub created_at: Instant,
    /// `None` before it was counted.
    pub statistics: Option<Statistics>,
    /// Of the person who asks; `None` where they never tried it or are signed out.
    pub standing: Option<Standing>,
}

/// A draft as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// What it is written in.
    pub language: Language,
    /// The text.
    pub source: String,
    /// Counts the times that it was saved.
    pub revision: i32,
    /// When it was saved last.
    pub saved_at: Instant,
}

/// A draft to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDraft {
    /// What it is written in.
    pub language: Language,
    /// The text.
    pub source: String,
    /// The revision last seen; 0 for none.
    pub revision: i32,
}

impl NewDraft {
    /// Refuses what could not be submitted as it is. An empty text is a draft too.
    pub(crate) fn check(&self, languages: &[Language], source_kib: i32) -> Result<(), Error> {
        let max_kib = source_kib.min(MAX_SOURCE_KIB);
        if !languages.contains(&self.language) {
            Err(Error::LanguageNotOffered)
        } else if self.source.len() > usize::try_from(max_kib).unwrap_or(0) * 1024 {
            Err(Error::SourceTooLarge { max_kib })
        } else if self.source.contains('\0') {
            Err(Error::SourceHasNul)
        } else {
            Ok(())
        }
    }
}

/// A problem to be practised, and what the person who asks has done with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// Its published version.
    pub detail: Detail,
    /// `None` before it was counted.
    pub statistics: Option<Statistics>,
    /// `None` where nobody is signed in.
    pub own: Option<Work>,
}

/// What one person has done with a problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Work {
    /// `None` before a submit.
    pub standing: Option<Standing>,
    /// How it went, once it is solved.
    pub solved: Option<Own>,
    /// The author's, once it is solved.
    pub model_solutions: BTreeMap<Language, String>,
    /// One for each language that was written in.
    pub drafts: Vec<Draft>,
}

/// Where a practice problem is found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) problem: Uuid,
    pub(crate) version: ProblemId,
    pub(crate) problem_type: ProblemType,
    pub(crate) languages: Vec<Language>,
    pub(crate) source_kib: i32,
}
