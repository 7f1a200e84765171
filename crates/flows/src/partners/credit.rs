//! Who brought whom, and what that earns when they pay or begin an internship.

use ::billing::invoices::Invoice;
use auth::users;
use companies::review::is_free_mail;
use db::audit::Actor;
use db::{Conn, Db};
use internships::placements::Internship;
use kernel::{Email, Instant, Seen, UserId};
use partners::commissions::{self, PaidInvoice, net_paid};
use partners::{accounts, attributions, statements};
use referral::codes::{self, Code, Named};

use crate::limits::{self, Action, Who};
use crate::{Error, Result};

/// The domain of an address that is not at a provider of free mail.
fn own_domain(email: &str) -> Option<String> {
    let email: Email = email.parse().ok()?;
    let domain = email.as_str().rsplit_once('@')?.1.to_ascii_lowercase();
    (!is_free_mail(&domain)).then_some(domain)
}

/// Records for a partner whom they brought. Somebody with an address at the partner's own domain is
/// flagged; nothing else is compared.
pub(crate) fn record(conn: &mut Conn, user: UserId, named: &Named) -> Result<()> {
    let (theirs, own) = (users::get(conn, named.referrer)?.email, users::get(conn, user)?.email);
    let domain = own_domain(&own);
    let same_domain = domain.is_some() && domain == own_domain(&theirs);
    let (partner, code, at) = (named.referrer, named.code.as_str(), named.at);
    attributions::record(conn, attributions::New { user, partner, code, at, same_domain })?;
    Ok(())
}

/// Counts that a link with a code was opened. Whether the code is anybody's is not said.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Db`].
pub async fn click(db: &Db, code: &str, who: Who, now: Instant) -> Result<()> {
    db.write(move |conn| limits::take(conn, Action::CountClick, who)).await?;
    let Ok(code) = Code::parse(code) else { return Ok(()) };
    db.write(move |conn| Ok::<_, Error>(codes::click(conn, &code, now)?)).await
}

/// Gives a partner a new code. The one before names them for 90 days more.
///
/// # Errors
/// [`partners::Error::NoPartner`]; [`partners::Error::StaleVersion`]; [`partners::Error::BadReason`]; those of the code.
pub fn replace_code(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<UserId>,
    (why, now): (&str, Instant),
) -> Result<String> {
    accounts::note_new_code(conn, actor, seen, (why, now))?;
    Ok(codes::replace(conn, actor, seen.id, (kernel::text::trimmed(why), now))?)
}

/// Makes what a partner earned with an invoice what it should be after something was paid on it, taken
/// back or credited.
pub(crate) fn follow_invoice(conn: &mut Conn, invoice: &Invoice, now: Instant) -> Result<()> {
    let by = match commissions::brought_with(conn, invoice.id)? {
        Some(user) => attributions::of(conn, user)?,
        None => attributions::of_company(conn, invoice.company)?,
    };
    let Some(by) = by else { return Ok(()) };
    let net_paid = net_paid(invoice.paid, invoice.net, invoice.gross());
    let paid = PaidInvoice { id: invoice.id, currency: invoice.currency, net_paid };
    for statement in commissions::follow_payment(conn, &by, paid, now)? {
        statements::recount(conn, statement, now)?;
    }
    Ok(())
}

/// Earns the partner who brought a candidate what their internship brings.
pub(crate) fn follow_placement(conn: &mut Conn, of: &Internship, now: Instant) -> Result<()> {
    let Some(candidate) = of.candidate else { return Ok(()) };
    let Some(by) = attributions::of(conn, candidate)? else { return Ok(()) };
    Ok(commissions::follow_placement(conn, &by, of.id, now)?)
}
