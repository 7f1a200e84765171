//! What was done lately with a company's invoices.

#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{self, Deed, Lately};

use crate::Error;

/// Invoices that are issued, also those of companies that were merged into this one.
const THINGS: &str = "
  select 'invoice', v.id, 'A-' || v.year || '-' || lpad(v.serial::text, 6, '0'), null::text,
      null::uuid, v.id, null::uuid
    from invoices v join companies c on c.id = v.company_id
    where (c.id = $1 or c.merged_into = $1) and v.serial is not null and v.changed_at >= $2";

/// What was done, the newest first. `title` is the number of the invoice, `place` the invoice.
///
/// # Errors
/// [`Error::Db`].
pub fn of_company(conn: &mut Conn, asked: Lately<'_>) -> Result<Vec<Deed>, Error> {
    Ok(audit::lately(conn, THINGS, asked)?)
}
