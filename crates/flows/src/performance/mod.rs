//! How a problem went in assessments: attempts are of one crate, what was sent in them of another, what is alike of a
//! third.

use ::similarity::findings;
use assessments::performance::{self as attempts, Given, MOST_GIVEN, Own, Scope};
use assessments::statistics::ItemFacts;
use challenges::performance::{self, Answer, Figures};
use challenges::problems::{self, Reader, Slug};
use db::Conn;
use kernel::chrono::TimeDelta;
use kernel::{AttemptId, Instant, ProblemId, UserId};

use crate::Result;

/// How far back a report looks, in days. Ours: what people know and what a problem asks both change.
pub const DAYS: i64 = 365;

/// A problem, or one version of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProblemFilter {
    /// Its name.
    pub problem: Slug,
    /// One of its versions; `None` for all of them together.
    pub version: Option<ProblemId>,
}

impl ProblemFilter {
    fn of_attempts(&self) -> attempts::ProblemFilter<'_> {
        attempts::ProblemFilter { problem: self.problem.as_str(), version: self.version }
    }
}

/// How a problem went for many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Performance {
    /// What the problem is called; of the version in the filter, or else of the published one.
    pub title: String,
    /// Whose first attempts were counted.
    pub people: usize,
    /// `None` below [`performance::SHOWN_FROM`] people.
    pub figures: Option<Figures>,
    /// How hard it was and how far it discriminates; `None` without figures.
    pub item: Option<ItemFacts>,
    /// How many people have been given it, whenever.
    pub given: i64,
    /// Whether more than [`MOST_GIVEN`] people have been given it, by whichever company.
    pub overexposed: bool,
    /// In how many clusters of programs that are much alike those are that were counted; 0 without figures.
    pub clusters: usize,
}

/// How a problem went for those candidates in the last [`DAYS`]; `None` where there is no such problem or
/// version.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn of_many(
    conn: &mut Conn,
    filter: &ProblemFilter,
    scope: Scope,
    now: Instant,
) -> Result<Option<Performance>> {
    let reader = match scope {
        Scope::Company(id) => Reader::Company(id),
        Scope::Everybody => Reader::All,
    };
    let Some(title) = title(conn, reader, filter)? else { return Ok(None) };
    let since = now - TimeDelta::days(DAYS);
    let given = attempts::first_attempts(conn, filter.of_attempts(), scope, since)?;
    let facts = attempts::facts(&given);
    let answers: Vec<Answer> = given.into_iter().map(answer).collect();
    let figures = performance::figures(conn, (&filter.problem, filter.version), &answers)?;
    let given = attempts::given_to(conn, filter.of_attempts(), scope)?;
    // Exposure counts all versions: a candidate who knows one knows the others.
    let everywhere = match (scope, filter.version) {
        (Scope::Everybody, None) => given,
        _ => {
            let whole = attempts::ProblemFilter { version: None, ..filter.of_attempts() };
            attempts::given_to(conn, whole, Scope::Everybody)?
        }
    };
    let clusters = match figures {
        Some(_) => {
            let counted: Vec<AttemptId> = answers.iter().map(|one| one.attempt).collect();
            findings::clusters(conn, filter.problem.as_str(), &counted)?
        }
        None => 0,
    };
    Ok(Some(Performance {
        title,
        people: answers.len(),
        item: figures.is_some().then_some(facts),
        figures,
        given,
        overexposed: everywhere > MOST_GIVEN,
        clusters,
    }))
}

/// The problem's title and somebody's own graded attempts at it; `None` where there are none.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn of_one(
    conn: &mut Conn,
    filter: &ProblemFilter,
    user: UserId,
) -> Result<Option<(String, Vec<Own>)>> {
    let own = attempts::own(conn, filter.of_attempts(), user)?;
    if own.is_empty() {
        return Ok(None);
    }
    // They were given it.
    Ok(title(conn, Reader::All, filter)?.map(|title| (title, own)))
}

fn title(conn: &mut Conn, reader: Reader, filter: &ProblemFilter) -> Result<Option<String>> {
    let found = problems::version(conn, reader, &filter.problem, filter.version)?;
    let named = found.filter(|it| filter.version.is_none_or(|version| it.problem.id == version));
    Ok(named.map(|detail| detail.problem.title))
}

fn answer(given: Given) -> Answer {
    let Given { attempt, began, points, counting, .. } = given;
    Answer { attempt, began, points, counting }
}
