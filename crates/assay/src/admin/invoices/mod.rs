//! Invoices, at the command line.

use anyhow::Context;
use billing::invoices::{self, Invoice};
use billing::ledger::{Method, Receipt};
use billing::listing::{self, Filter};
use billing::numbers;
use clap::Subcommand;
use db::Conn;
use db::audit::Actor;
use flows::billing::{self as acts, Reminder};
use flows::{Result as Done, Reviewer};
use kernel::chrono::NaiveDate;
use kernel::{InvoiceId, PaymentId, Seen};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the invoices, newest first, and the numbers that are missing.
    List {
        /// A part of the company's name, or a number.
        #[arg(long)]
        search: Option<String>,
    },
    /// Give a draft its number and mail the company.
    Issue {
        /// The id of the invoice.
        invoice: InvoiceId,
    },
    /// Record a payment.
    Pay {
        /// The id of the invoice.
        invoice: InvoiceId,
        /// In whole minor units, such as cents.
        amount: i64,
        /// The day it came, YYYY-MM-DD; without it today.
        #[arg(long)]
        on: Option<NaiveDate>,
        /// bank_transfer, card, direct_debit, credit or other.
        #[arg(long, default_value = "bank_transfer")]
        method: String,
        /// What the bank says to it.
        #[arg(long)]
        reference: Option<String>,
    },
    /// Take a payment back.
    Reverse {
        /// The id of the payment.
        payment: PaymentId,
        /// Why.
        #[arg(long)]
        reason: String,
    },
    /// Credit everything that is left of an invoice.
    Credit(WithReason),
    /// Take an invoice back before anything is paid.
    Void(WithReason),
    /// No longer expect an invoice to be paid.
    WriteOff(WithReason),
    /// Mail the company a reminder.
    Remind {
        /// The id of the invoice.
        invoice: InvoiceId,
        /// friendly, firm or last.
        #[arg(default_value = "friendly")]
        template: String,
    },
}

#[derive(clap::Args)]
pub(crate) struct WithReason {
    /// The id of the invoice.
    invoice: InvoiceId,
    /// Why.
    #[arg(long)]
    reason: String,
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List { search } => list(search),
        Command::Issue { invoice } => act(|conn, by| acts::issue(conn, by, Seen::any(invoice))),
        Command::Pay { invoice, amount, on, method, reference } => {
            let known = Method::parse(&method).with_context(|| format!("{method} is no method"))?;
            act(|conn, by| {
                let received_on = on.unwrap_or(by.sender.now.date_naive());
                let receipt = Receipt { amount, received_on, method: known, reference };
                acts::pay(conn, by, Seen::any(invoice), &receipt)
            })
        }
        Command::Reverse { payment, reason } => act(|conn, by| {
            let invoice = billing::ledger::find(conn, payment)?.invoice;
            let version = invoices::find(conn, invoice)?.version;
            acts::reverse(conn, by, (payment, version), &reason)
        }),
        Command::Credit(WithReason { invoice, reason }) => act(|conn, by| {
            let (after, _) = acts::correct(conn, by, Seen::any(invoice), None, &reason)?;
            Ok(after)
        }),
        Command::Void(WithReason { invoice, reason }) => {
            act(|conn, by| acts::void(conn, by, Seen::any(invoice), &reason))
        }
        Command::WriteOff(WithReason { invoice, reason }) => {
            act(|conn, by| acts::write_off(conn, by, Seen::any(invoice), &reason))
        }
        Command::Remind { invoice, template } => {
            let no = || format!("{template} is no reminder");
            let how = Reminder::parse(&template).with_context(no)?;
            act(|conn, by| acts::remind(conn, by, Seen::any(invoice), how))
        }
    }
}

/// Does one act in one transaction and says what became of the invoice.
fn act(act: impl FnOnce(&mut Conn, &Reviewer) -> Done<Invoice>) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let by = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let after = db.write_now(|conn| act(conn, &by))?;
        say(&line(&after));
        Ok(())
    })
}

fn line(one: &Invoice) -> String {
    let (name, state, gross) = (one.name(), one.state.as_str(), one.currency.write(one.gross()));
    format!("{} {name:13} {state:14} {gross:>16} {}", one.id, one.buyer_name)
}

/// How many invoices are listed.
const MOST: i64 = 1000;

fn list(search: Option<String>) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let today = open::sender(config).now.date_naive();
        let filter = Filter { search, ..Filter::all(today) };
        let found = db.read_now(|conn| listing::find_all(conn, &filter, MOST))?;
        for one in &found {
            say(&line(one));
        }
        for gap in db.read_now(numbers::gaps)? {
            say(&format!("Missing: {} to {}", gap.from, gap.to));
        }
        Ok(())
    })
}
