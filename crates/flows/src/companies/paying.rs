//! The companies that have been sent an invoice, as the admin sees them (product.md §24d).

use billing::allowance::Allowance;
use billing::customers::{self, Customer};
use companies::roster::{self, Asked, Listed};
use db::Conn;
use hiring::needs;
use kernel::{CompanyId, Instant, Page, Paging};

use crate::Result;
use crate::assessments::quota;

/// A company that has been sent an invoice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paying {
    /// Which.
    pub listed: Listed,
    /// What it pays.
    pub customer: Customer,
    /// How many candidates it can invite and has invited.
    pub left: Allowance,
    /// Applicants whom it has left unanswered for more than seven days.
    pub unanswered: i64,
}

/// The companies that have been sent an invoice, the newest first. Each domain is asked once for the whole page.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn list(conn: &mut Conn, paging: Paging, now: Instant) -> Result<Page<Paying>> {
    let today = now.date_naive();
    let asked = Asked { search: String::new(), state: None, paying: true, paging };
    let Page { items, next } = roster::list(conn, &asked)?;
    let ids: Vec<CompanyId> = items.iter().map(|listed| listed.company.id).collect();
    let mut customers = customers::find_all(conn, &ids, today)?;
    let mut left = quota::of_each(conn, &ids, today)?;
    let unanswered = needs::unanswered(conn, &ids, now)?;
    let with = |listed: Listed| {
        let id = listed.company.id;
        let (customer, left) = (customers.remove(&id)?, left.remove(&id)?);
        let unanswered = unanswered.get(&id).copied().unwrap_or_default();
        Some(Paying { listed, customer, left, unanswered })
    };
    Ok(Page { items: items.into_iter().filter_map(with).collect(), next })
}
