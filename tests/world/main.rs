//! The demo world plays to its end by the command that makes it for everybody, and nothing in it contradicts itself.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "PostgreSQL itself is asked what it holds")]

mod restore;

use std::path::Path;
use std::process::Command;

use diesel::prelude::*;
use diesel::sql_types::BigInt;
use testkit::TestDb;

/// When the world ends.
const ENDS: &str = "2026-11-30T12:00:00Z";

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

/// Makes the small world by the command that makes it for everybody.
fn make(database: &TestDb) {
    let files = tempfile::tempdir().unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let done = Command::new(env!("CARGO_BIN_EXE_assay-under-test"))
        .args(["seed", "--world", "small", "--ends", ENDS])
        .current_dir(root)
        .env("DATABASE_URL", database.url())
        .env("ASSAY_DATA_DIR", files.path())
        .env("ASSAY_ENV", "development")
        .output()
        .unwrap();
    let (out, error) =
        (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "{out}\n{error}");
    assert!(!out.contains("Refused: "), "{out}");
}

/// What must never be: a sum that does not add up, a number that is missing, work that is left.
const NEVER: [(&str, &str); 12] = [
    (
        "a gap in the numbers of invoices",
        "select count(*) as n from (select serial - lag(serial) over (partition by year order by serial) as step
            from invoices where serial is not null) s where step <> 1",
    ),
    (
        "a job that waits, but for calls of companies' servers",
        "select count(*) as n from jobs where state in ('queued', 'leased') and kind not in ('webhook', 'ats')",
    ),
    (
        "a mail that was not sent",
        "select count(*) as n from mail_messages where state not in ('sent')",
    ),
    (
        "an attempt whose time is over and that goes on",
        "select count(*) as n from attempts where state = 'in_progress' and ends_at < $1::timestamptz",
    ),
    (
        "a grade without a submitted attempt",
        "select count(*) as n from grades g join attempts a on a.id = g.attempt_id where a.state = 'in_progress'",
    ),
    (
        "something from after the end",
        "select count(*) as n from audit_log where at > $1::timestamptz",
    ),
    (
        "a gap in the numbers of credit notes",
        "select count(*) as n from (select serial - lag(serial) over (partition by year order by serial) as step
            from credit_notes) s where step <> 1",
    ),
    (
        "a transfer of the partners' ledger that does not come to nothing",
        "select count(*) as n from (select transfer from partner_postings group by transfer
            having sum(amount) <> 0) s",
    ),
    (
        "a statement that is not the sum of its commissions",
        "select count(*) as n from partner_statements s where s.state <> 'void' and s.total <>
            (select coalesce(sum(c.amount), 0) from partner_commissions c where c.statement_id = s.id)",
    ),
    (
        "an invoice that is not the sum of its lines",
        "select count(*) as n from invoices i where i.gross <>
            (select coalesce(sum(l.net + l.tax), 0) from invoice_lines l where l.invoice_id = i.id)",
    ),
    (
        "an invoice that has not been paid what was received",
        "select count(*) as n from invoices i where i.paid + i.excess <>
            (select coalesce(sum(p.amount), 0) from payments p where p.invoice_id = i.id and p.state = 'recorded')",
    ),
    (
        "an invoice that is not credited what its credit notes say",
        "select count(*) as n from invoices i where i.credited <>
            (select coalesce(sum(c.net + c.tax), 0) from credit_notes c where c.invoice_id = i.id)",
    ),
];

/// What a small world has at least.
const LEAST: [(&str, i64); 10] = [
    ("users", 30),
    ("companies", 6),
    ("roles", 14),
    ("applications", 8),
    ("invitations", 8),
    ("grades", 6),
    ("interviews", 5),
    ("talent_profiles", 4),
    ("support_conversations", 2),
    ("invoices", 5),
];

#[test]
fn a_small_world_has_some_of_each_kind_and_contradicts_itself_nowhere() {
    let database = TestDb::create();
    make(&database);
    let mut conn = db::connect(database.url()).unwrap();
    for (what, never) in NEVER {
        let asked = never.replace("$1", &format!("'{ENDS}'"));
        let found: Count = diesel::sql_query(&asked).get_result(&mut conn).unwrap();
        assert_eq!(found.n, 0, "{what}");
    }
    for (table, least) in LEAST {
        let asked = format!("select count(*) as n from {table}");
        let found: Count = diesel::sql_query(&asked).get_result(&mut conn).unwrap();
        assert!(found.n >= least, "{table}: {} of {least}", found.n);
    }
    drop(conn);
    restore::comes_back(&database);
}
