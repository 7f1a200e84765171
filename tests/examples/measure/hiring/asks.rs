//! What is asked. The same questions at every size, and such that their answers are as long.

use anyhow::Result;
use companies::details::Industry;
use companies::directory::{self, Asked};
use db::{Conn, clock};
use flows::selection;
use hiring::board::{self, Column, Wanted};
use hiring::facts;
use kernel::{CompanyId, Cursor, Limit, Paging, RoleId};
use talent::cards::{self, Filter};
use talent::profiles::{Availability, Employment, Score, Skill};
use testkit::TestDb;

use super::seed;

/// A database to ask of.
pub(super) struct Hiring {
    pub(super) conn: Conn,
    company: CompanyId,
    role: RoleId,
    /// It goes when nobody asks any more.
    _database: TestDb,
}

impl Hiring {
    pub(super) fn of(database: TestDb) -> Result<Self> {
        let id = |n: i64| seed::id(n).parse();
        let (company, role) = (CompanyId(id(1)?), RoleId(id(1)?));
        Ok(Self { conn: database.conn(), company, role, _database: database })
    }
}

/// One kind of question.
pub(super) struct Kind {
    pub(super) name: &'static str,
    pub(super) ask: fn(&mut Hiring, usize) -> Result<()>,
}

/// A board as it is opened.
pub(super) const BOARD: &[Kind] = &[
    Kind { name: "the board: role, counts, names", ask: counts },
    Kind { name: "a column: the first hundred cards or the next", ask: column },
    Kind { name: "a search on the board", ask: search },
];

/// The list at /companies.
pub(super) const COMPANIES: &[Kind] = &[
    Kind { name: "the list: the first or a later page", ask: list },
    Kind { name: "companies whose names begin so", ask: named },
    Kind { name: "companies of one industry", ask: industry },
];

/// The cards at /talent-pool/browse.
pub(super) const POOL: &[Kind] = &[
    Kind { name: "a search for three skills", ask: skills },
    Kind { name: "three pages of one skill, one after another", ask: pages },
    Kind { name: "everybody, or who could begin then", ask: anybody },
    Kind { name: "a skill, a kind of work and verified results", ask: proven },
    Kind { name: "a word of a headline", ask: word },
];

fn whole(limit: u8) -> Limit {
    Limit::new(limit).unwrap_or_default()
}

fn counts(of: &mut Hiring, _: usize) -> Result<()> {
    board::role(&mut of.conn, of.company, of.role)?;
    board::veil(&mut of.conn, of.role)?;
    board::change(&mut of.conn, of.role)?;
    Ok(())
}

fn column(of: &mut Hiring, n: usize) -> Result<()> {
    let mut place = Paging::first(whole(100));
    for _ in 0..=n % 2 {
        let wanted = (Some(Column::Released), &facts::Filter::default());
        let page = board::list(&mut of.conn, of.role, wanted, place)?;
        let ids: Vec<_> = page.items.iter().map(|row| row.id).collect();
        selection::assessed(&mut of.conn, &ids)?;
        facts::of(&mut of.conn, &ids)?;
        place.after = page.next;
    }
    Ok(())
}

fn search(of: &mut Hiring, n: usize) -> Result<()> {
    let word = ["rust", "sql", "go"].into_iter().cycle().nth(n % 3);
    let Some(wanted) = word.and_then(Wanted::of) else { return Ok(()) };
    let all = facts::Filter::default();
    board::search(&mut of.conn, of.role, (None, &all, &wanted), Paging::first(whole(100)))?;
    Ok(())
}

fn asked(search: &str, industry: Option<Industry>, after: Option<Cursor>) -> Asked {
    let paging = Paging { after, limit: Limit::default() };
    Asked { search: search.to_owned(), industry, paging }
}

fn list(of: &mut Hiring, n: usize) -> Result<()> {
    let now = clock::now(&mut of.conn)?;
    let mut after = None;
    for _ in 0..=n % 3 {
        after = directory::list(&mut of.conn, &asked("", None, after), now)?.next;
    }
    Ok(())
}

fn named(of: &mut Hiring, n: usize) -> Result<()> {
    let now = clock::now(&mut of.conn)?;
    directory::list(&mut of.conn, &asked(&format!("Firma 1{}", n % 10), None, None), now)?;
    Ok(())
}

fn industry(of: &mut Hiring, _: usize) -> Result<()> {
    let now = clock::now(&mut of.conn)?;
    directory::list(&mut of.conn, &asked("", Some(Industry::Software), None), now)?;
    Ok(())
}

fn three_skills(n: usize) -> Filter {
    let third = [Skill::React, Skill::Docker, Skill::Java].into_iter().cycle().nth(n % 3);
    let skills = [Skill::Python, Skill::Sql].into_iter().chain(third).collect();
    Filter { skills, ..Filter::default() }
}

fn skills(of: &mut Hiring, n: usize) -> Result<()> {
    let now = clock::now(&mut of.conn)?;
    let first = (Limit::default(), now);
    cards::list(&mut of.conn, of.company, &three_skills(n), None, first)?;
    Ok(())
}

/// As many pages as a small pool has of these too.
fn pages(of: &mut Hiring, _: usize) -> Result<()> {
    let (now, mut after) = (clock::now(&mut of.conn)?, None);
    let filter = Filter { skills: [Skill::Python].into(), ..Filter::default() };
    for _ in 0..3 {
        let page = (Limit::default(), now);
        let cards = cards::list(&mut of.conn, of.company, &filter, after.as_ref(), page)?;
        after = cards.next;
        if after.is_none() {
            break;
        }
    }
    Ok(())
}

fn anybody(of: &mut Hiring, n: usize) -> Result<()> {
    let now = clock::now(&mut of.conn)?;
    let availability = Availability::ALL.iter().copied().cycle().nth(n % 4);
    let filter =
        Filter { availability: availability.filter(|_| !n.is_multiple_of(4)), ..Filter::default() };
    cards::list(&mut of.conn, of.company, &filter, None, (Limit::default(), now))?;
    Ok(())
}

fn proven(of: &mut Hiring, n: usize) -> Result<()> {
    let now = clock::now(&mut of.conn)?;
    let employment = Employment::ALL.iter().copied().cycle().nth(n % 3);
    let score = Score::ALL.iter().copied().cycle().nth(n % 2);
    let skills = [Skill::Python].into();
    let filter = Filter { skills, employment, score, ..Filter::default() };
    cards::list(&mut of.conn, of.company, &filter, None, (Limit::default(), now))?;
    Ok(())
}

/// As many as a small pool has of each.
fn word(of: &mut Hiring, n: usize) -> Result<()> {
    let now = clock::now(&mut of.conn)?;
    let words = ["tools", "looms", "bridges", "clocks"].into_iter().cycle().nth(n % 4);
    let filter = Filter { text: words.map(str::to_owned), ..Filter::default() };
    cards::list(&mut of.conn, of.company, &filter, None, (whole(4), now))?;
    Ok(())
}
