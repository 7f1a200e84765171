//! A candidate at an address of their own, by who asks: the admin, the person, a company that knows who they
//! are, and companies that hire where they show their name. For everybody else there is nobody at it. Source:
//! product.md §23; [ADR 82](../../../../docs/adr/0082-a-candidates-page-by-who-asks.md).

use auth::directory;
use auth::users::{Kind, User};
use companies::{grants, profiles as members};
use db::Conn;
use hiring::applications::Listed;
use hiring::board::{self, Shown};
use hiring::resumes::{self, Resume};
use internships::placements::{self, Internship, Whose};
use kernel::{CompanyId, Instant, Limit, Paging, ResumeId, UserId};
use talent::cards::{self, Facts, Named};
use talent::introductions;
use talent::profiles::{self, Visibility};

use crate::Result;
use crate::talent::{Beside, Met, beside, met};

/// What somebody reads at a candidate's address.
#[derive(Debug)]
pub enum Page {
    /// The admin, who reads it all elsewhere.
    Admin,
    /// The person.
    Own {
        /// What their account is called.
        name: String,
        /// How they stand in the talent pool; `None` where they are not in it.
        pool: Option<Visibility>,
    },
    /// A company that knows who it is.
    Company(Box<Known>),
    /// A company that hires, of somebody who shows their name.
    Card(Box<Card>),
}

/// What a candidate has shared with a company by their name.
#[derive(Debug)]
pub struct Known {
    /// What the company calls them: as in their last application, else in their internship, else as the account
    /// they met it with.
    pub name: String,
    /// The applications that the company reads by their name, the last sent first.
    pub applications: Vec<Shared>,
    /// Their internships there, the last that began first; at most 25.
    pub internships: Vec<Internship>,
    /// Who they are by an introduction that they have accepted.
    pub met: Option<Met>,
    /// Their card, where they show their name in the pool and the company sees it.
    pub card: Option<Card>,
}

/// An application, as its company reads it.
#[derive(Debug)]
pub struct Shared {
    /// What it is for, and how far it has come.
    pub listed: Listed,
    /// What they said.
    pub shown: Shown,
    /// What they sent along.
    pub resume: Option<Resume>,
}

/// The card of somebody who shows their name.
#[derive(Debug)]
pub struct Card {
    /// What it says.
    pub facts: Facts,
    /// Who it is.
    pub named: Named,
    /// What goes with it, where the company pays.
    pub beside: Option<Beside>,
}

/// What is at a candidate's address for somebody; `None` where they find nobody there, be it that there is none.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn read(
    conn: &mut Conn,
    (reader, is_admin): (&User, bool),
    id: UserId,
    now: Instant,
) -> Result<Option<Page>> {
    let person = match directory::find(conn, id) {
        Err(auth::Error::NoUser) => return Ok(None),
        found => found?,
    };
    if is_admin {
        return Ok(Some(Page::Admin));
    }
    if reader.id == id {
        let pool = profiles::of_user(conn, id)?.map(|profile| profile.form.visibility);
        return Ok(Some(Page::Own { name: person.display_name, pool }));
    }
    let Some(eyes) = eyes(conn, reader)? else { return Ok(None) };
    let card = card(conn, eyes, id, now)?;
    Ok(match known(conn, eyes.company, id)? {
        Some(known) => Some(Page::Company(Box::new(Known { card, ..known }))),
        None => card.map(|card| Page::Card(Box::new(card))),
    })
}

/// A company that may hire, for a member of it who reads of candidates.
#[derive(Clone, Copy)]
struct Eyes {
    company: CompanyId,
    /// Whether it sees what goes with a card.
    pays: bool,
}

/// As the doors of boards and of the pool let in.
fn eyes(conn: &mut Conn, reader: &User) -> Result<Option<Eyes>> {
    if reader.kind != Kind::Company {
        return Ok(None);
    }
    let Some(member) = members::of_member(conn, reader.id)? else { return Ok(None) };
    let company = member.company.id;
    let flags = grants::flags(conn, company)?;
    let hires = member.company.may_act() && flags.profile_completed && member.role.reads();
    Ok(hires.then_some(Eyes { company, pays: flags.payment }))
}

fn card(conn: &mut Conn, eyes: Eyes, id: UserId, now: Instant) -> Result<Option<Card>> {
    let Some((facts, named)) = cards::named(conn, eyes.company, id, now)? else {
        return Ok(None);
    };
    let beside = if eyes.pays { beside(conn, eyes.company, &[id])?.remove(&id) } else { None };
    Ok(Some(Card { facts, named, beside }))
}

/// What they have shared with a company that knows who they are; `None` where it does not. Its card is not
/// looked for here.
fn known(conn: &mut Conn, company: CompanyId, id: UserId) -> Result<Option<Known>> {
    let sent = board::by_name(conn, company, id)?;
    let files: Vec<ResumeId> = sent.iter().filter_map(|(_, shown)| shown.resume).collect();
    let files = resumes::find_all(conn, &files)?;
    let with_file = |(listed, shown): (Listed, Shown)| {
        let resume = shown.resume.and_then(|id| files.get(&id)).cloned();
        Shared { listed, shown, resume }
    };
    let applications: Vec<Shared> = sent.into_iter().map(with_file).collect();
    let paging = Paging::first(Limit::default());
    let internships = placements::list(conn, Whose::At(company, id), None, paging)?.items;
    let accepted = introductions::accepted_by(conn, company, id)?;
    let met = met(conn, company, &accepted)?.remove(&id);
    let applied = applications.first().and_then(|one| one.shown.name.clone());
    let placed = internships.first().map(|one| one.candidate_name.clone());
    let name = applied.or(placed).or_else(|| met.as_ref().map(|met| met.person.name.clone()));
    Ok(name.map(|name| Known { name, applications, internships, met, card: None }))
}
