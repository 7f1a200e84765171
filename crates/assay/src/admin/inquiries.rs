//! The admin's queue at the command line.

use anyhow::{Context, anyhow, ensure};
use auth::users;
use clap::Args;
use companies::inquiries::{self, Inquiry};
use companies::review::{self, Asked, Column};
use config::Config;
use db::Conn;
use db::audit::Actor;
use flows::onboarding::bulk;
use flows::onboarding::create_account::{self, Owner};
use flows::onboarding::review::Reviewer;
use kernel::{Clock, Cursor, Email, InquiryId, Limit, Paging, Seen, SystemClock};

use crate::{Failure, open, say};

#[derive(Args)]
pub(crate) struct Reject {
    /// The address that an inquiry was made with; at most 100.
    #[arg(required = true)]
    owners: Vec<String>,
    /// Why; every company reads it.
    #[arg(long)]
    reason: String,
    /// Only print who would be rejected, and with which mail.
    #[arg(long)]
    preview: bool,
}

fn reviewer(config: &Config) -> Reviewer {
    let (actor, name) = (Actor::Operator, "operator".to_owned());
    Reviewer { actor, name, sender: open::sender(config) }
}

/// Prints every inquiry of a column, or all.
pub(super) fn list(column: Option<&str>) -> Result<(), Failure> {
    let read = |name| Column::parse(name).with_context(|| format!("{name} is no column"));
    let asked = Asked { column: column.map(read).transpose()?, state: None };
    let now = SystemClock.now();
    open::with_database(|_, db| {
        let mut after: Option<Cursor> = None;
        loop {
            let page = db.read_now(|conn| {
                review::list(conn, asked, now, Paging { after, limit: Limit::default() })
            })?;
            for listed in page.items {
                let signals: Vec<_> = listed.signals.iter().map(|signal| signal.as_str()).collect();
                let inquiry = &listed.inquiry;
                let (state, name) = (inquiry.state.as_str(), &inquiry.form.company_name);
                say(&format!("{state:16} {} — {name} [{}]", listed.email, signals.join(", ")));
            }
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    })
}

/// Takes one act on the inquiry made with this address, as it is now.
pub(super) fn decide(
    owner: &str,
    act: impl FnOnce(&mut Conn, &Reviewer, Seen<InquiryId>) -> Result<Inquiry, flows::Error>,
) -> Result<(), Failure> {
    let owner: Email = owner.parse()?;
    open::with_database(|config, db| {
        let reviewer = reviewer(config);
        let after = db.write_now(|conn| {
            let found = find(conn, &owner)?;
            act(conn, &reviewer, Seen::any(found.id))
        })?;
        say(&standing(&after));
        Ok(())
    })
}

/// The inquiry made with an address.
fn find(conn: &mut Conn, owner: &Email) -> Result<Inquiry, flows::Error> {
    let user = users::by_email(conn, owner)?.ok_or(auth::Error::NoUser)?;
    Ok(inquiries::of_user(conn, user.id)?.ok_or(companies::Error::NoInquiry)?)
}

fn standing(inquiry: &Inquiry) -> String {
    format!("{} is {}.", inquiry.form.company_name, inquiry.state.as_str())
}

/// Says no to the inquiries made with these addresses, as they are now. One that cannot be rejected is named, and does
/// not keep the others; an address without an inquiry stops everything before anybody is rejected.
pub(super) fn reject(given: &Reject) -> Result<(), Failure> {
    let Reject { owners, reason, preview } = given;
    let owners = owners.iter().map(|owner| owner.parse()).collect::<Result<Vec<Email>, _>>()?;
    open::with_database(|config, db| {
        ensure!(owners.len() <= bulk::AT_ONCE, "at most {} are rejected at once", bulk::AT_ONCE);
        let reviewer = reviewer(config);
        let (lines, is_any) = db.write_now(|conn| {
            let find = |owner| find(conn, owner);
            let found = owners.iter().map(find).collect::<Result<Vec<_>, _>>()?;
            let seen: Vec<_> = found.iter().map(|one| Seen::at(one.id, one.version)).collect();
            let done = match preview {
                true => said(bulk::preview(conn, &reviewer, &seen, reason)?, letter),
                false => said(bulk::reject(conn, &reviewer, &seen, reason)?, standing),
            };
            let is_any = done.iter().any(|(_, outcome)| outcome.is_ok());
            let line = |row| line(&found, row);
            Ok::<_, flows::Error>((done.into_iter().map(line).collect::<Vec<_>>(), is_any))
        })?;
        ensure!(is_any, lines.join("\n"));
        for line in lines {
            say(&line);
        }
        Ok(())
    })
}

fn line(found: &[Inquiry], (id, outcome): (InquiryId, Result<String, flows::Error>)) -> String {
    outcome.unwrap_or_else(|e| {
        let about = found.iter().find(|inquiry| inquiry.id == id);
        let company = about.map_or("", |inquiry| inquiry.form.company_name.as_str());
        format!("{company} was left out. {e}")
    })
}

fn said<T>(rows: bulk::Rows<T>, words: impl Fn(&T) -> String) -> bulk::Rows<String> {
    rows.into_iter().map(|(id, outcome)| (id, outcome.map(|made| words(&made)))).collect()
}

fn letter(notice: &bulk::Notice) -> String {
    format!("To {}: {}\n\n{}", notice.to.as_str(), notice.subject, notice.text)
}

/// Makes an account on a company's behalf.
pub(super) fn create([company, email, first, last]: [String; 4]) -> Result<(), Failure> {
    let email: Email = email.parse()?;
    let owner = Owner { company_name: company, email, first_name: first, last_name: last };
    open::with_database(|config, db| {
        let provider = config.identity.provider()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        // A thread of its own: this one may already be inside a runtime that keeps the database.
        let made = std::thread::scope(|scope| {
            let now = SystemClock.now();
            let provided = create_account::provide(db, &provider, &owner, now);
            let call = scope.spawn(|| runtime.block_on(provided));
            call.join().map_err(|_| anyhow!("the call to the identity provider broke off"))
        });
        let uid = made??.ok_or(auth::Error::EmailTaken)?;
        let reviewer = reviewer(config);
        let made = db.write_now(|conn| create_account::create(conn, &reviewer, &uid, &owner))?;
        say(&format!("{} is {}.", made.form.company_name, made.state.as_str()));
        Ok(())
    })
}
