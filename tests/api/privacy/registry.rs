//! The registry of personal data against the database: nothing is missing from it, the export
//! holds what it promises, and erasing leaves nothing.

use std::collections::BTreeSet;

use auth::erasure;
use db::Conn;
use db::privacy::{Erase, Holds, Subject, export};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};
use flows::accounts::export::registry;
use kernel::UserId;
use queue::jobs::{self, Kind, NewJob, Priority};
use serde_json::Value;
use testkit::{Account, AccountServer, TestDb};

use super::{app, pass_the_week, work_off};

/// Texts of persons whose values the database fixes, so that they can hold no canary.
const FIXED: &[&str] = &[
    "accommodation_requests.state",
    "address_changes.state",
    "agreements.document",
    "assistant_questions.failure",
    "assistant_questions.state",
    "attempt_addresses.country",
    "attempt_addresses.hash",
    "attempt_leases.address_key",
    "attempts.assistant",
    "attempts.receipt_id",
    "attempts.state",
    "attempts.submitted_by",
    "attempts.verification",
    "company_members.role",
    "github_reports.failure",
    "github_reports.state",
    "inquiries.origin",
    "inquiries.state",
    "inquiries.suspended_from",
    "invitation_stops.reason",
    "interview_drafts.verified_by",
    "interview_reports.reason",
    "integrity_cases.decided_as",
    "integrity_cases.final_outcome",
    "integrity_cases.outcome",
    "integrity_cases.state",
    "integrity_examinations.level",
    "internship_check_ins.side",
    "internship_extensions.side",
    "internship_extensions.state",
    "internship_items.owner",
    "internship_items.state",
    "internships.ended_by",
    "internships.state",
    "introduction_messages.party",
    "introductions.pay_currency",
    "introductions.pay_period",
    "introductions.state",
    "invitation_reports.reason",
    "jobs.kind",
    "jobs.state",
    "mail_messages.state",
    "meetings.slots",
    "meetings.state",
    "offers.pay_currency",
    "offers.pay_period",
    "offers.state",
    "otp_challenges.purpose",
    "partner_applications.kind",
    "partner_applications.state",
    "partners.state",
    "presences.area",
    "presences.device",
    "presences.role",
    "rate_counters.subject",
    "saved_filters.list",
    "similarity_sources.hashes",
    "similarity_sources.outcome",
    "report_links.kind",
    "result_decisions.decline_code",
    "result_decisions.state",
    "report_reviews.sheet",
    "report_reviews.state",
    "role_alerts.country",
    "role_alerts.kind",
    "role_alerts.level",
    "role_alerts.workplace",
    "role_proposals.state",
    "report_links.passcode_hash",
    "report_links.passcode_salt",
    "report_links.secret_sha256",
    "report_links.sections",
    "report_links.session_sha256",
    "resumes.kind",
    "support_attachments.kind",
    "support_conversations.priority",
    "support_conversations.state",
    "support_messages.side",
    "slate_entries.excluded_as",
    "scorecards.state",
    "submission_tests.tag",
    "submission_tests.verdict",
    "submissions.kind",
    "submissions.origin",
    "submissions.phase",
    "submissions.state",
    "submissions.verdict",
    "talent_cards.cell",
    "talent_cards.path",
    "talent_profiles.availability",
    "talent_profiles.pay_currency",
    "talent_profiles.pay_period",
    "talent_profiles.score",
    "talent_profiles.visibility",
    "talent_searches.availability",
    "talent_searches.employment",
    "talent_searches.score",
    "team_invitations.role",
    "users.theme",
    "verdicts.verdict",
];

/// Where the seeded person's words stay, each for the reason the registry gives.
const STAYS: &[&str] = &[
    "assessments.title",
    "companies.name",
    "internships.role_title",
    "invoices.buyer_name",
    "roles.title",
];

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = Text)]
    place: String,
    #[diesel(sql_type = Text)]
    kind: String,
}

#[derive(QueryableByName)]
struct Answer {
    #[diesel(sql_type = Bool)]
    yes: bool,
}

/// Those of tables: a view holds nothing of its own.
fn columns(conn: &mut Conn) -> Vec<Found> {
    let sql = "select table_name || '.' || column_name as place, data_type::text as kind
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE'
          and table_name not like '\\_\\_%' order by 1";
    diesel::sql_query(sql).load(conn).unwrap()
}

fn is(conn: &mut Conn, sql: &str) -> bool {
    diesel::sql_query(sql).get_result::<Answer>(conn).unwrap().yes
}

fn is_text(kind: &str) -> bool {
    ["text", "ARRAY", "jsonb", "bytea"].contains(&kind)
}

/// Every column that holds the text anywhere in the database.
fn places_of(conn: &mut Conn, text: &str) -> BTreeSet<String> {
    let all = columns(conn);
    let holds = |found: &&Found| {
        let (table, column) = found.place.split_once('.').unwrap();
        let shown = match found.kind.as_str() {
            "bytea" => format!("encode({column}, 'escape')"),
            _ => format!("{column}::text"),
        };
        is(
            conn,
            &format!("select exists (select 1 from {table} where {shown} ilike '%{text}%') as yes"),
        )
    };
    all.iter().filter(holds).map(|found| found.place.clone()).collect()
}

#[test]
fn every_column_of_the_database_says_what_it_holds_of_a_person() {
    let registry = registry();
    let named = registry
        .iter()
        .flat_map(|t| t.columns.iter().map(move |c| format!("{}.{}", t.name, c.name)));
    let mut named: Vec<String> = named.collect();
    named.sort();
    let actual: Vec<String> =
        columns(&mut TestDb::create().conn()).into_iter().map(|found| found.place).collect();
    let missing: Vec<&String> = actual.iter().filter(|c| !named.contains(c)).collect();
    let gone: Vec<&String> = named.iter().filter(|c| !actual.contains(c)).collect();
    assert!(
        missing.is_empty() && gone.is_empty(),
        "say in src/privacy.rs of the crate that owns it what each of {missing:?} holds of a \
         person; these are no columns: {gone:?}"
    );
    assert_eq!(named, actual, "a column is named once");
}

#[test]
fn what_the_registry_says_of_a_table_fits_together() {
    for table in registry() {
        let has = |kind: fn(&Holds) -> bool| table.columns.iter().any(|c| kind(&c.holds));
        let theirs = has(|h| matches!(h, Holds::Person | Holds::Secret(_)));
        let kept = has(|h| matches!(h, Holds::Kept(_)));
        let name = table.name;
        match (table.own, table.erase) {
            (None, _) => assert!(!theirs && !kept, "{name} is nobody's and holds data of persons"),
            (Some(_), Erase::Leave) => assert!(!theirs && kept, "{name} stays, so why?"),
            (Some(_), Erase::Rows) => assert!(theirs && !kept, "{name} goes, so nothing is kept"),
            (Some(_), Erase::Data) => assert!(theirs, "{name} has nothing to erase"),
        }
        assert!(table.own.is_none() || !table.about.is_empty(), "{name} says what it is");
    }
}

fn canary() -> Subject {
    let id = "00000000-0000-7000-8000-000000000001".parse().unwrap();
    Subject { user: UserId(id), email: "canary@example.com".to_owned() }
}

#[test]
fn the_export_shows_every_column_of_a_person_and_no_secret() {
    let database = TestDb::create();
    let conn = &mut database.conn();
    conn.batch_execute(include_str!("person.sql")).unwrap();
    let text = export(conn, &registry(), &canary()).unwrap();
    let data: Value = serde_json::from_str(&text).unwrap();
    assert!(!text.contains("canary-secret"), "{text}");
    assert!(!text.contains("Engineer") && !text.contains("ben"), "another person's: {text}");
    let (held, all) = (places_of(conn, "canary"), columns(conn));
    let mut bare = Vec::new();
    for table in registry().iter().filter(|t| t.own.is_some() && t.name != "erasures") {
        let rows = data[table.name]["rows"].as_array();
        let rows = rows.unwrap_or_else(|| panic!("the export lacks {}", table.name));
        for column in table.columns {
            let place = format!("{}.{}", table.name, column.name);
            let values: Vec<&Value> = rows.iter().filter_map(|row| row.get(column.name)).collect();
            assert_eq!(!values.is_empty(), column.is_exported(), "{place}");
            let kind = &all.iter().find(|found| found.place == place).unwrap().kind;
            if column.is_erased() && is_text(kind) && !FIXED.contains(&place.as_str()) {
                bare.extend((!held.contains(&place)).then(|| place.clone()));
            }
            if column.holds == Holds::Person {
                let says = |value: &&&Value| !value.is_null();
                assert!(values.iter().any(|v| says(&v)), "person.sql has nothing in {place}");
            }
            if column.is_exported() && held.contains(&place) {
                let shown = values.iter().any(|value| value.to_string().contains("anary"));
                assert!(shown, "the export hides what {place} holds");
            }
        }
    }
    assert!(bare.is_empty(), "person.sql has no canary in {bare:?}");
}

#[test]
fn nothing_is_left_of_an_erased_person() {
    let accounts = AccountServer::start();
    accounts.add(Account {
        uid: "canary-uid".to_owned(),
        email: "canary@example.com".to_owned(),
        email_verified: true,
        password: None,
    });
    let app = app(&accounts);
    let conn = &mut app.conn();
    conn.batch_execute(include_str!("person.sql")).unwrap();
    let user = canary().user;
    let asked = erasure::schedule(conn, user).unwrap();
    let (kind, priority) = (Kind::Erase, Priority::BACKGROUND);
    let job = NewJob {
        kind,
        subject: asked.id.0,
        generation: 1,
        priority,
        fair_key: None,
        fair_group: None,
        needs: None,
    };
    jobs::enqueue_at(conn, &job, asked.due_at).unwrap();
    assert_eq!(work_off(&app), (0, 0), "it is not due");
    assert!(places_of(conn, "canary").len() > 50, "nothing was touched");
    pass_the_week(&app);
    assert_eq!(work_off(&app), (2, 0));
    assert!(accounts.accounts().is_empty(), "the provider has deleted the sign-in");
    let left: Vec<String> = places_of(conn, "canary").into_iter().collect();
    assert_eq!(left, STAYS);
    let stays = registry();
    let stays = stays.iter().flat_map(|t| t.columns.iter().map(move |c| (t.name, c)));
    for (table, column) in stays {
        let place = format!("{table}.{}", column.name);
        let kept = matches!(column.holds, Holds::Kept(_));
        assert!(!STAYS.contains(&place.as_str()) || kept, "{place} stays without a reason");
    }
    for (what, sql) in [
        ("the tombstone is there", "exists (select 1 from users where erased_at is not null)"),
        (
            "what was not begun is cancelled",
            "exists (select 1 from invitations where state = 'cancelled')",
        ),
        ("the company is closed", "exists (select 1 from companies where state = 'suspended')"),
        ("a partner earns no more", "exists (select 1 from partners where state = 'suspended')"),
        ("others keep theirs", "exists (select 1 from profiles where headline = 'Engineer')"),
        ("attempts are gone", "not exists (select 1 from attempts)"),
        ("who did what stays", "exists (select 1 from audit_log where action = 'save_profile')"),
    ] {
        assert!(is(conn, &format!("select {sql} as yes")), "{what}");
    }
    let changed =
        conn.batch_execute("update users set display_name = 'x' where erased_at is not null");
    assert!(changed.is_err(), "an erased account stays erased");
}
