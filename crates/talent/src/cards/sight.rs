//! Single cards, as a company sees them now.

use std::collections::{BTreeMap, BTreeSet};

use db::Conn;
use kernel::{CompanyId, Instant, TalentProfileId, UserId};

use super::seal::{Sealer, label, tie_of};
use super::store::{self, Standing};
use super::{Facts, Named, eyes};
use crate::Error;

/// Somebody whom a company sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sight {
    pub(crate) user: UserId,
    /// The cell of the card.
    pub(crate) cell: Vec<u8>,
    /// What the card says, as the pool keeps it.
    pub(crate) says: Vec<String>,
    /// `None` for somebody anonymous.
    pub(crate) named: Option<Named>,
}

impl Sight {
    pub(crate) fn facts(&self) -> Facts {
        Facts::shown(&self.says)
    }
}

/// The card behind a handle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Opened {
    pub(crate) profile: TalentProfileId,
    /// What the handle was made with, new with every change of the pool.
    pub(crate) tie: Vec<u8>,
    pub(crate) label: String,
    pub(crate) sight: Sight,
}

/// Those of these people whom the company sees: named, or in a cell of which it sees enough.
pub(crate) fn look(
    conn: &mut Conn,
    company: CompanyId,
    of: &[TalentProfileId],
    now: Instant,
) -> Result<BTreeMap<TalentProfileId, Sight>, Error> {
    let eyes = eyes(company, now);
    let standing = store::standing(conn, eyes, of)?;
    let cells: BTreeSet<Vec<u8>> = standing.iter().filter_map(|one| one.cell.clone()).collect();
    let facts = store::facts_of(conn, cells.into_iter().collect())?;
    let mut crowds: BTreeMap<Vec<u8>, bool> = BTreeMap::new();
    let mut seen = BTreeMap::new();
    for Standing { profile, is_named, cell, user, name, headline } in standing {
        let Some(cell) = cell else { continue };
        let Some(says) = facts.get(&cell).cloned() else { continue };
        let known = crowds.get(&cell).copied();
        let is_shown = match (is_named, known) {
            (true, _) => true,
            (false, Some(enough)) => enough,
            (false, None) => store::are_enough(conn, eyes, &cell)?,
        };
        if !is_named {
            crowds.insert(cell.clone(), is_shown);
        }
        if is_shown {
            let named = is_named.then_some(Named { user, name, headline });
            seen.insert(profile, Sight { user, cell, says, named });
        }
    }
    Ok(seen)
}

/// Whose card it is, where the company still sees it.
///
/// # Errors
/// [`Error::NoCard`], [`Error::Sealing`], [`Error::Db`].
pub(crate) fn open(
    conn: &mut Conn,
    company: CompanyId,
    handle: &str,
    now: Instant,
) -> Result<Opened, Error> {
    let sealer = Sealer::new(&store::secrets(conn)?.key, company, now.date_naive())?;
    let profile = sealer.open(handle).ok_or(Error::NoCard)?;
    let tie = tie_of(handle).ok_or(Error::NoCard)?;
    let sight = look(conn, company, &[profile], now)?.remove(&profile).ok_or(Error::NoCard)?;
    Ok(Opened { profile, tie: tie.to_vec(), label: label(tie), sight })
}

/// At most so many anonymous people whom the company sees in a cell.
///
/// # Errors
/// [`Error::Db`].
pub(crate) fn crowd(
    conn: &mut Conn,
    company: CompanyId,
    cell: &[u8],
    (limit, now): (i64, Instant),
) -> Result<Vec<TalentProfileId>, Error> {
    Ok(store::crowd(conn, eyes(company, now), cell, limit)?)
}
