//! People who want to be partners, at the command line.

use anyhow::Context;
use auth::users;
use clap::{Args, Subcommand};
use db::Conn;
use db::audit::Actor;
use flows::Reviewer;
use flows::partners as acts;
use kernel::money::Currency;
use kernel::{Cursor, Email, Limit, Paging, PartnerApplicationId, Seen, UserId};
use partners::accounts::{self, Event};
use partners::applications::{self, Application, State};
use partners::terms::{self, Rate};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the applications, newest first.
    List {
        /// Only those in this state: applied, approved, rejected or withdrawn.
        #[arg(long)]
        state: Option<String>,
    },
    /// Make somebody who applied a partner and mail them.
    Approve {
        /// The address of their account.
        email: String,
        /// A note for the audit log.
        #[arg(long)]
        note: Option<String>,
    },
    /// Turn an application down and mail the reason.
    Reject {
        /// The address of the account that applied.
        email: String,
        /// What the person reads.
        #[arg(long)]
        reason: String,
    },
    /// Stop a partner from earning; their links lead on.
    Suspend(Decided),
    /// Let a suspended partner earn again.
    Restore(Decided),
    /// Give a partner a new code; the one before counts for 90 days more.
    ReplaceCode(Decided),
    /// Agree that a partner earns a share of what companies pay, from today on.
    Share {
        /// The address of the partner's account.
        email: String,
        /// The share in hundredths of a per cent, 1 to 5000.
        rate_bp: i32,
        /// The most that one invoice brings, in minor units.
        #[arg(long)]
        cap: Option<i64>,
        /// How many days from the sign-up on it counts.
        #[arg(long, default_value_t = terms::WINDOW_DAYS)]
        days: i32,
        /// The currency of the cap.
        #[arg(long, default_value = "EUR")]
        currency: String,
    },
    /// Agree that a partner earns so much for each placement, from today on.
    PerPlacement {
        /// The address of the partner's account.
        email: String,
        /// In minor units.
        amount: i64,
        /// Of the amount.
        #[arg(long, default_value = "EUR")]
        currency: String,
        /// How many days from the sign-up on it counts.
        #[arg(long, default_value_t = terms::WINDOW_DAYS)]
        days: i32,
    },
    /// Add something to what a partner is owed, or take something off it, and mail them why.
    Adjust {
        /// The address of the partner's account.
        email: String,
        /// In minor units; below zero to take it off.
        #[arg(allow_negative_numbers = true)]
        amount: i64,
        /// Of the amount.
        #[arg(long, default_value = "EUR")]
        currency: String,
        /// What the partner reads, at least 20 characters.
        #[arg(long)]
        reason: String,
    },
}

#[derive(Args)]
pub(crate) struct Decided {
    /// The address of the partner's account.
    email: String,
    /// Why, for the history.
    #[arg(long)]
    reason: String,
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List { state } => list(state.as_deref()),
        Command::Approve { email, note } => {
            decide(&email, |conn, by, seen| acts::approve(conn, by, seen, note.as_deref()))
        }
        Command::Reject { email, reason } => {
            decide(&email, |conn, by, seen| acts::reject(conn, by, seen, &reason))
        }
        Command::Suspend(of) => stand(&of, Event::Suspend),
        Command::Restore(of) => stand(&of, Event::Restore),
        Command::ReplaceCode(of) => of_partner(&of.email, |conn, by, user| {
            let why = (of.reason.as_str(), by.sender.now);
            let code = acts::replace_code(conn, by.actor, Seen::any(user), why)?;
            Ok(format!("The new code is {code}."))
        }),
        Command::Share { email, rate_bp, cap, days, currency } => {
            let currency = read_currency(&currency)?;
            agree(&email, days, Rate::ShareOfPayments { rate_bp, cap, currency })
        }
        Command::PerPlacement { email, amount, currency, days } => {
            let currency = read_currency(&currency)?;
            agree(&email, days, Rate::PerPlacement { amount, currency })
        }
        Command::Adjust { email, amount, currency, reason } => {
            let currency = read_currency(&currency)?;
            of_partner(&email, |conn, by, user| {
                acts::adjust(conn, by, user, (amount, currency, &reason))?;
                Ok(format!("{} is due.", currency.write(amount)))
            })
        }
    }
}

fn read_currency(name: &str) -> Result<Currency, Failure> {
    Ok(Currency::parse(name).with_context(|| format!("{name} is no currency"))?)
}

/// Does something about the partner with this address, and says what came of it.
fn of_partner(
    email: &str,
    act: impl FnOnce(&mut Conn, &Reviewer, UserId) -> flows::Result<String>,
) -> Result<(), Failure> {
    let email: Email = email.parse()?;
    open::with_database(|config, db| {
        let reviewer = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let said = db.write_now(|conn| {
            let user = users::by_email(conn, &email)?.ok_or(auth::Error::NoUser)?;
            act(conn, &reviewer, user.id)
        })?;
        say(&said);
        Ok(())
    })
}

fn stand(of: &Decided, event: Event) -> Result<(), Failure> {
    of_partner(&of.email, |conn, by, user| {
        let why = (event, of.reason.as_str());
        let after = accounts::step(conn, by.actor, Seen::any(user), why, by.sender.now)?;
        Ok(format!("{} is {}.", of.email, after.state.as_str()))
    })
}

fn agree(email: &str, window_days: i32, rate: Rate) -> Result<(), Failure> {
    of_partner(email, |conn, by, user| {
        let effective_from = by.sender.now.date_naive();
        let new = terms::New { effective_from, rate, window_days };
        terms::agree(conn, by.actor, user, &new, by.sender.now)?;
        Ok(format!("The terms of {email} are agreed."))
    })
}

/// Takes one decision on the application of this account, as it is now.
fn decide(
    email: &str,
    act: impl FnOnce(&mut Conn, &Reviewer, Seen<PartnerApplicationId>) -> flows::Result<Application>,
) -> Result<(), Failure> {
    let email: Email = email.parse()?;
    open::with_database(|config, db| {
        let reviewer = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let after = db.write_now(|conn| {
            let user = users::by_email(conn, &email)?.ok_or(auth::Error::NoUser)?;
            let found = applications::of_user(conn, user.id)?;
            let found = found.ok_or(partners::Error::NoApplication)?;
            act(conn, &reviewer, Seen::any(found.id))
        })?;
        say(&format!("The application of {} is {}.", email.as_str(), after.state.as_str()));
        Ok(())
    })
}

fn list(state: Option<&str>) -> Result<(), Failure> {
    let read = |name| State::parse(name).with_context(|| format!("{name} is no state"));
    let state = state.map(read).transpose()?;
    open::with_database(|_, db| {
        let mut after: Option<Cursor> = None;
        loop {
            let place = Paging { after, limit: Limit::default() };
            let page = db.read_now(|conn| applications::list(conn, state, place))?;
            for listed in page.items {
                let (email, application) = (listed.email, listed.application);
                let (state, kind) = (application.state.as_str(), application.form.kind.as_str());
                let organisation = application.form.organisation;
                say(&format!("{state:9} {email} — {organisation} [{kind}]"));
            }
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    })
}
