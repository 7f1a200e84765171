//! What is asked of the stories.

use anyhow::{Context, Result};
use db::Conn;
use interviews::likes::{self, Batch};
use interviews::stories::{self, Asked, Filter, Sort};
use interviews::{Level, Outcome, directory};
use kernel::UserId;
use kernel::uuid::Uuid;

use super::seed::{company, word};

/// One kind of question.
#[derive(Clone, Copy)]
pub(super) enum Ask {
    List,
    Search,
    Detail,
    LikeStatus,
}

impl Ask {
    pub(super) const ALL: [Self; 4] = [Self::List, Self::Search, Self::Detail, Self::LikeStatus];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::List => "list",
            Self::Search => "search",
            Self::Detail => "detail",
            Self::LikeStatus => "like status",
        }
    }

    pub(super) fn goal(self) -> &'static str {
        match self {
            Self::List => "growth of lists",
            Self::Search => "growth of search",
            Self::Detail => "growth of one story",
            Self::LikeStatus => "growth of like status of 20",
        }
    }

    /// Asks for the `n`th time.
    pub(super) fn once(self, conn: &mut Conn, ids: &[Uuid], n: usize) -> Result<()> {
        match self {
            Self::List => {
                stories::list(conn, &list(n))?;
            }
            Self::Search => {
                stories::list(conn, &search(n))?;
            }
            Self::Detail => {
                let id = ids.get(n % ids.len()).context("no story")?;
                let story = stories::find(conn, *id)?;
                stories::related(conn, &story.card)?;
                directory::stats(conn, &story.card.company.slug)?;
            }
            Self::LikeStatus => {
                let some: Vec<Uuid> =
                    (0..20).filter_map(|at| ids.get((n * 20 + at) % ids.len()).copied()).collect();
                let batch = Batch::parse(&some).context("no batch")?;
                let reader = UserId(Uuid::from_u128(u128::try_from(n % 1000)? + 1));
                likes::statuses(conn, reader, &batch)?;
            }
        }
        Ok(())
    }
}

/// The lists that people ask for: all of them, of a company, of a level and an outcome, and so on.
fn list(n: usize) -> Asked {
    let mut filter = Filter::default();
    let sort = if n.is_multiple_of(3) { Sort::Helpful } else { Sort::Recent };
    match n % 8 {
        1 => filter.companies = vec![company(n % 40)],
        2 => filter.levels = vec![Level::Intern],
        3 => filter.outcomes = vec![Outcome::NoOffer],
        4 => filter.difficulties = vec![4, 5],
        5 => filter.positions = vec![format!("position-{}", n % 50)],
        6 => filter.verified = true,
        7 => {
            filter.levels = vec![Level::Junior];
            filter.outcomes = vec![Outcome::OfferAccepted];
        }
        _ => {}
    }
    Asked { words: None, filter, sort, after: None, limit: 20 }
}

/// Words of every frequency, alone, two together, and beside a filter.
fn search(n: usize) -> Asked {
    let mut filter = Filter::default();
    let words = match n % 4 {
        0 => word(n % 20),
        1 => word(20 + n * 13 % 400),
        2 => format!("{} {}", word(n % 60), word(60 + n * 7 % 300)),
        _ => {
            filter.levels = vec![Level::Intern];
            word(n * 5 % 200)
        }
    };
    Asked { words: Some(words), filter, sort: Sort::Relevance, after: None, limit: 20 }
}
