//! Taking along everything that is stored of an account.

use auth::{directory, users};
use db::audit::{Actor, Entry};
use db::privacy::{Subject, Table};
use db::{Conn, Db};
use kernel::UserId;

use super::{Holder, count};
use crate::limits::{Action, Who};
use crate::post::{self, Addressee};
use crate::{Error, Result, Reviewer, site};

/// Every table, in the order in which erasing goes through them: what depends comes first.
pub fn registry() -> Vec<Table> {
    let held = [
        queue::privacy::HELD,
        webhooks::privacy::HELD,
        ats::privacy::HELD,
        support::privacy::HELD,
        contributions::privacy::HELD,
        talent::privacy::HELD,
        selfid::privacy::HELD,
        internships::privacy::HELD,
        hiring::privacy::HELD,
        similarity::privacy::HELD,
        challenges::privacy::HELD,
        integrity::privacy::HELD,
        assessments::privacy::HELD,
        interviews::privacy::HELD,
        billing::privacy::HELD,
        companies::privacy::HELD,
        referral::privacy::HELD,
        settings::privacy::HELD,
        ::presence::privacy::HELD,
        partners::privacy::HELD,
        puzzles::privacy::HELD,
        ::authoring::privacy::HELD,
        notices::privacy::HELD,
        auth::privacy::HELD,
        telemetry::privacy::HELD,
        db::privacy::HELD,
    ];
    held.concat()
}

/// Counts the request, and answers everything as a JSON object by table. What was counted stays
/// counted where the export fails.
///
/// # Errors
/// [`crate::Error::DailyLimit`]; [`crate::Error::Db`].
pub async fn export(db: &Db, holder: Holder, who: Who) -> Result<String> {
    db.write(move |conn| count(conn, Action::Export, who)).await?;
    db.write(move |conn| collect(conn, &holder)).await
}

fn collect(conn: &mut Conn, holder: &Holder) -> Result<String> {
    Entry::of("user", holder.user).by(Actor::User(holder.user), "export").record(conn)?;
    let subject = Subject { user: holder.user, email: holder.email.as_str().to_owned() };
    let mut file = db::privacy::export(conn, &registry(), &subject)?;
    // The program cannot read the table of these, so it is not in the registry.
    if let Some(said) = selfid::answers::export(conn, holder.user)? {
        append(&mut file, &said);
    }
    append_merged(conn, holder.user, &mut file)?;
    Ok(file)
}

/// The same file of a candidate who has asked the admin for it, as those do who cannot sign in. They are mailed. What
/// they say of themselves for statistics is not in it, since no administrator reads that (ADR 22).
///
/// # Errors
/// [`auth::Error::NoUser`]; those of the queue.
pub fn export_on_request(
    conn: &mut Conn,
    by: &Reviewer,
    user: UserId,
    why: &str,
) -> Result<String> {
    let person = directory::find(conn, user)?;
    Entry::of("user", user).by(by.actor, "export_on_request").because(why).record(conn)?;
    let subject = Subject { user, email: person.email.clone() };
    let mut file = db::privacy::export(conn, &registry(), &subject)?;
    append_merged(conn, user, &mut file)?;
    let letter = mail::data_exported(&by.sender.url(site::PRIVACY));
    let email = person.email.parse().map_err(Error::inconsistent)?;
    let to = Addressee { email, name: Some(person.display_name) };
    let key = format!("data-exported:{user}:{}", by.sender.now.timestamp_micros());
    post::post(conn, &by.sender, &key, to, &letter)?;
    Ok(file)
}

/// Adds what is left with accounts that were merged into this one.
fn append_merged(conn: &mut Conn, user: UserId, file: &mut String) -> Result<()> {
    let mut merged = Vec::new();
    for account in users::merged_here(conn, user)? {
        let subject = Subject { user: account.id, email: account.email };
        merged.push(db::privacy::export(conn, &registry(), &subject)?);
    }
    if !merged.is_empty() {
        append(file, &format!("\"merged_accounts\":[{}]", merged.join(",")));
    }
    Ok(())
}

/// Puts one more member into a JSON object.
fn append(file: &mut String, member: &str) {
    let comma = if file == "{}" { "" } else { "," };
    file.truncate(file.len() - 1);
    file.push_str(&format!("{comma}{member}}}"));
}
