//! The admin's queue at the command line.

use anyhow::{Context, anyhow};
use auth::users;
use companies::inquiries::{self, Inquiry};
use companies::review::{self, Asked, Column};
use config::Config;
use db::Conn;
use db::audit::Actor;
use flows::onboarding::create_account::{self, Owner};
use flows::onboarding::review::Reviewer;
use kernel::{Clock, Cursor, Email, InquiryId, Limit, Paging, Seen, SystemClock};

use crate::{Failure, open, say};

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
            let user = users::by_email(conn, &owner)?.ok_or(auth::Error::NoUser)?;
            let found = inquiries::of_user(conn, user.id)?.ok_or(companies::Error::NoInquiry)?;
            act(conn, &reviewer, Seen::any(found.id))
        })?;
        say(&format!("{} is {}.", after.form.company_name, after.state.as_str()));
        Ok(())
    })
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
