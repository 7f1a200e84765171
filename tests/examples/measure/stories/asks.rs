//! What is asked of the stories. The same questions at every size, and such that their answers are
//! as long: what is measured is how the time grows with what is not asked for.

use anyhow::{Context, Result};
use db::Conn;
use interviews::likes::{self, Batch};
use interviews::stories::{self, Asked, Filter, Place, Sort};
use interviews::{Level, Outcome, directory};
use kernel::uuid::Uuid;
use kernel::{StoryId, UserId};
use testkit::TestDb;

use super::seed::{READERS, company, company_name, rare_word, word};

/// Stories to ask of.
pub(super) struct Stories {
    pub(super) conn: Conn,
    pub(super) size: i64,
    /// Some of them, in no order.
    pub(super) ids: Vec<StoryId>,
    /// Lists as a filter leaves them that lets one in three through, each from another place.
    pub(super) listed: Vec<Vec<StoryId>>,
    /// It goes when nobody asks any more.
    pub(super) _database: TestDb,
}

/// What a goal is about: lists, search, one story, likes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Group {
    List,
    Search,
    Detail,
    LikeStatus,
}

impl Group {
    pub(super) const ALL: [Self; 4] = [Self::List, Self::Search, Self::Detail, Self::LikeStatus];

    pub(super) fn goal(self) -> &'static str {
        match self {
            Self::List => "growth of lists, p95",
            Self::Search => "growth of search, p95",
            Self::Detail => "growth of one story, p95",
            Self::LikeStatus => "growth of batch like status, p95",
        }
    }
}

/// One kind of question.
#[derive(Clone, Copy)]
pub(super) enum Ask {
    Newest,
    Helpful,
    OneFilter,
    TwoFilters,
    CommonWord,
    RareWord,
    TwoWords,
    CompanyName,
    Detail,
    LikeStatus(usize),
}

impl Ask {
    pub(super) const ALL: [Self; 11] = [
        Self::Newest,
        Self::Helpful,
        Self::OneFilter,
        Self::TwoFilters,
        Self::CommonWord,
        Self::RareWord,
        Self::TwoWords,
        Self::CompanyName,
        Self::Detail,
        Self::LikeStatus(20),
        Self::LikeStatus(200),
    ];

    pub(super) fn name(self) -> String {
        match self {
            Self::Newest => "list: newest first, from the first or the middle".into(),
            Self::Helpful => "list: most helpful first".into(),
            Self::OneFilter => "list: one filter, either order".into(),
            Self::TwoFilters => "list: two filters, either order".into(),
            Self::CommonWord => "search: one of the commonest ten words".into(),
            Self::RareWord => "search: a word that eight stories hold".into(),
            Self::TwoWords => "search: a common and a middling word".into(),
            Self::CompanyName => "search: a company's name".into(),
            Self::Detail => "one story with related ones and statistics".into(),
            Self::LikeStatus(count) => format!("like status of {count} stories of one list"),
        }
    }

    pub(super) fn group(self) -> Group {
        match self {
            Self::Newest | Self::Helpful | Self::OneFilter | Self::TwoFilters => Group::List,
            Self::CommonWord | Self::RareWord | Self::TwoWords | Self::CompanyName => Group::Search,
            Self::Detail => Group::Detail,
            Self::LikeStatus(_) => Group::LikeStatus,
        }
    }

    /// Asks for the `n`th time.
    pub(super) fn once(self, stories: &mut Stories, n: usize) -> Result<()> {
        let Stories { conn, ids, listed, .. } = stories;
        match self {
            Self::Newest | Self::Helpful | Self::OneFilter | Self::TwoFilters => {
                stories::list(conn, &self.list(stories.size, n))?;
            }
            Self::CommonWord => search(conn, word(n % 10))?,
            Self::RareWord => search(conn, rare_word(n * 37 % 125))?,
            Self::TwoWords => search(conn, format!("{} {}", word(n % 10), word(20 + n * 7 % 100)))?,
            Self::CompanyName => search(conn, company_name(n % 3))?,
            Self::Detail => {
                let id = ids.get(n % ids.len()).context("no story")?;
                let story = stories::find(conn, *id)?;
                stories::related(conn, &story.card)?;
                directory::stats(conn, &story.card.company.slug)?;
            }
            Self::LikeStatus(count) => {
                let ids = listed.get(n % listed.len()).context("no list")?;
                let some = ids.get(..count).context("too short a list")?;
                let batch = Batch::parse(some).context("no batch")?;
                let reader = u128::try_from(n * 131)? % READERS + 1;
                likes::statuses(conn, UserId(Uuid::from_u128(reader)), batch)?;
            }
        }
        Ok(())
    }

    fn list(self, size: i64, n: usize) -> Asked {
        let mut filter = Filter::default();
        let mut sort = if n.is_multiple_of(2) { Sort::Helpful } else { Sort::Recent };
        let mut after = None;
        match self {
            Self::Helpful => sort = Sort::Helpful,
            Self::OneFilter => match n / 2 % 4 {
                0 => filter.companies = vec![company(n % 10)],
                1 => filter.outcomes = vec![Outcome::NoOffer],
                2 => filter.difficulties = vec![4, 5],
                _ => filter.verified = true,
            },
            Self::TwoFilters => {
                filter.levels = vec![Level::Intern];
                match n / 2 % 3 {
                    0 => filter.outcomes = vec![Outcome::NoOffer],
                    1 => filter.companies = vec![company(n % 3)],
                    _ => filter.positions = vec![format!("position-{}", n % 3)],
                }
            }
            _ => {
                sort = Sort::Recent;
                after = (n % 2 == 1).then_some(Place::Recent { seq: size / 2 });
            }
        }
        Asked { words: None, filter, sort, after, limit: 20 }
    }
}

fn search(conn: &mut Conn, words: String) -> Result<()> {
    let (words, filter) = (Some(words), Filter::default());
    stories::list(conn, &Asked { words, filter, sort: Sort::Relevance, after: None, limit: 20 })?;
    Ok(())
}
