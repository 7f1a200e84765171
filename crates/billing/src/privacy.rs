//! What this crate's tables hold of persons.

use db::privacy::{Erase, Table, kept, nothing, pseudonym};

const THEIRS: &str = "state <> 'draft' and company_id in (select company_id from company_members \
    where user_id = $1 and role in ('owner', 'billing'))";
const BOOKS: &str = "an issued invoice is part of the books and stays as it was issued";

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "invoices",
        "Invoices to your company",
        THEIRS,
        Erase::Leave,
        &[
            nothing("id"),
            nothing("company_id"),
            kept("state", BOOKS),
            nothing("version"),
            kept("year", BOOKS),
            kept("serial", BOOKS),
            kept("buyer_name", BOOKS),
            kept("currency", BOOKS),
            nothing("terms_days"),
            kept("period_from", BOOKS),
            kept("period_to", BOOKS),
            kept("po_reference", BOOKS),
            kept("notes", BOOKS),
            kept("net", BOOKS),
            kept("tax", BOOKS),
            kept("gross", BOOKS),
            kept("paid", BOOKS),
            nothing("excess"),
            kept("credited", BOOKS),
            kept("issued_on", BOOKS),
            kept("due_on", BOOKS),
            nothing("issued_at"),
            nothing("reminders"),
            nothing("reminded_at"),
            nothing("due_told_at"),
            nothing("ending_told_at"),
            pseudonym("created_by"),
            nothing("created_at"),
            nothing("changed_at"),
        ],
    ),
    Table::of_nobody(
        "invoice_lines",
        &[
            nothing("invoice_id"),
            nothing("position"),
            nothing("text"),
            nothing("quantity_milli"),
            nothing("unit_price"),
            nothing("tax_bp"),
            nothing("net"),
            nothing("tax"),
        ],
    ),
    Table::of_nobody(
        "payments",
        &[
            nothing("id"),
            nothing("invoice_id"),
            nothing("state"),
            nothing("amount"),
            nothing("received_on"),
            nothing("method"),
            nothing("reference"),
            pseudonym("recorded_by"),
            nothing("recorded_at"),
            pseudonym("reversed_by"),
            nothing("reversed_at"),
            nothing("reason"),
        ],
    ),
    Table::of_nobody(
        "credit_notes",
        &[
            nothing("id"),
            nothing("invoice_id"),
            nothing("year"),
            nothing("serial"),
            nothing("net"),
            nothing("tax"),
            nothing("reason"),
            pseudonym("made_by"),
            nothing("made_on"),
            nothing("made_at"),
        ],
    ),
    Table::of_nobody(
        "credit_note_lines",
        &[nothing("credit_note_id"), nothing("position"), nothing("net"), nothing("tax")],
    ),
    Table::of_nobody(
        "grace_extensions",
        &[
            nothing("company_id"),
            nothing("until"),
            nothing("reason"),
            pseudonym("given_by"),
            nothing("given_at"),
        ],
    ),
    Table::of_nobody("billing_counters", &[nothing("series"), nothing("year"), nothing("last")]),
];
