//! What has happened at a company, from the audit log. Names are read when it is shown, and stored nowhere.

use companies::activity as of_the_company;
use db::Conn;
use db::audit::{Deed, Lately};
use kernel::chrono::TimeDelta;
use kernel::uuid::Uuid;
use kernel::{Cursor, Instant, Page, Paging};

use super::rules::{self, Whom};
use super::{Activity, Looker, kinds};
use crate::Result;
use crate::selection::Who;

/// For how many days what has happened is shown. Source: product.md §19.
pub const ACTIVITY_DAYS: i64 = 30;

/// Something that has happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Happening {
    /// The row of the audit log.
    pub number: i64,
    /// What.
    pub kind: Activity,
    /// Who did it.
    pub by: Who,
    /// Of a role or an assessment its title, of an invoice its number, else the company's name.
    pub title: String,
    /// Whom it is about; `None` where it is about nobody.
    pub whom: Option<Whom>,
    /// What is opened to look at it.
    pub place: Option<Uuid>,
    /// The role or the assessment that it belongs to.
    pub parent: Option<Uuid>,
    /// When.
    pub at: Instant,
}

/// What is about somebody by its nature, whether or not they still have a name.
const ABOUT_PEOPLE: [&str; 7] = [
    "application",
    "meeting",
    "invitation",
    "attempt",
    "introduction",
    "internship",
    "internship_extension",
];

impl Happening {
    /// What an act is on the company's home; `None` for one that is not shown.
    fn of(deed: Deed, whom: Option<Whom>) -> Option<Self> {
        let (kind, whose) = kinds::of(&deed.object_kind, &deed.action)?;
        let by = rules::by(whose, &deed);
        let is_about = ABOUT_PEOPLE.contains(&deed.object_kind.as_str());
        let named = Whom { code: None, name: deed.name };
        let whom = is_about.then(|| whom.unwrap_or(named));
        let Deed { number, title, place, parent, at, .. } = deed;
        Some(Self { number, kind, by, title, whom, place, parent, at })
    }
}

/// What has happened in the last 30 days and the member may see, the newest first.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn activity(
    conn: &mut Conn,
    looker: Looker,
    paging: Paging,
    now: Instant,
) -> Result<Page<Happening>> {
    let wanted = kinds::wanted();
    let asked = Lately {
        company: looker.company,
        since: now - TimeDelta::days(ACTIVITY_DAYS),
        before: paging.after.map(before),
        most: paging.limit.fetch(),
        wanted: &wanted,
    };
    let mut found: Vec<Happening> = Vec::new();
    let mut take = |deeds: Vec<Deed>| {
        found.extend(deeds.into_iter().filter_map(|deed| Happening::of(deed, None)));
    };
    take(of_the_company::of_company(conn, asked)?);
    if looker.assesses() {
        take(assessments::activity::of_company(conn, asked)?);
    }
    if looker.pays() {
        take(billing::activity::of_company(conn, asked)?);
    }
    if looker.hires() {
        take(::internships::activity::of_company(conn, asked)?);
        take(::talent::activity::of_company(conn, asked)?);
        let selected = hiring::activity::of_company(conn, asked)?.into_iter();
        found.extend(selected.filter_map(|(deed, name)| Happening::of(deed, name.map(Whom::from))));
    }
    found.sort_by_key(|one| std::cmp::Reverse(one.number));
    Ok(Page::cut(found, paging.limit, |one| Cursor { at: one.at, id: place_of(one.number) }))
}

/// The number of a row as the id of a cursor.
fn place_of(number: i64) -> Uuid {
    Uuid::from_u128(u128::from(number.unsigned_abs()))
}

/// The row that a cursor names; nothing stands before one that is none.
fn before(cursor: Cursor) -> i64 {
    i64::try_from(cursor.id.as_u128()).unwrap_or_default()
}
