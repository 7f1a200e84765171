//! Plays a small world in a database of its own, and says how long it took: `cargo run -p world --example play`.

use std::path::{Path, PathBuf};
use std::time::Instant as Stopwatch;

use anyhow::{Context, Result};
use challenges::{practice, problems};
use db::{Db, Options};
use kernel::chrono::{TimeZone, Utc};
use testkit::TestDb;
use world_b::{Setting, Size, Star};

fn main() -> Result<()> {
    let size = match std::env::args().nth(1).as_deref() {
        Some("market") => Size::Market,
        _ => Size::Small,
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let database = TestDb::create();
    let db = Db::new(database.url(), Options::default());
    publish(&db, &root.join("problems"))?;
    let roles = ["owner", "reviewer", "newcomer", "applicant", "intern", "partner", "staff", "admin"];
    let star = |role: &&str| Star {
        role: (*role).to_owned(),
        uid: format!("star-{role}"),
        email: format!("{role}@stars.example").parse().expect("an address"),
        name: format!("{} Star", role),
        user: None,
    };
    let setting = Setting {
        url: database.url().to_owned(),
        worker: worker_settings(root.join("target/world_b")),
        size,
        ends: match std::env::args().nth(2) {
            Some(text) => text.parse().context("no such time")?,
            None => Utc.with_ymd_and_hms(2026, 11, 30, 12, 0, 0).single().context("no such day")?,
        },
        seed: std::env::args().nth(3).and_then(|text| text.parse().ok()).unwrap_or(1),
        stars: roles.iter().map(star).collect(),
        bank: root.join("problems"),
    };
    let began = Stopwatch::now();
    let mut last = 0;
    let acts = world_b::make(setting, &mut |percent| {
        if percent / 10 > last {
            last = percent / 10;
            println!("{percent} % after {:.1} s", began.elapsed().as_secs_f32());
        }
    })?;
    println!("{acts} acts: {:.1} s", began.elapsed().as_secs_f32());
    for (table, rows) in counts(&db)? {
        println!("{rows:>8}  {table}");
    }
    for (what, sql) in CHECKS {
        let found: Vec<String> =
            rows(&db, sql)?.into_iter().map(|row| format!("{} {}", row.name, row.rows)).collect();
        println!("{what}: {}", found.join(", "));
    }
    Ok(())
}

/// What is counted besides tables: a name and a number a row.
const CHECKS: [(&str, &str); 23] = [
    ("stories", "select coalesce(edit_state, state) as name, count(*) as rows from interview_drafts group by 1 order by 1"),
    ("stories a company", "select slug as name, stories::bigint as rows from interview_companies order by 2 desc, 1"),
    ("warnings of those that wait", "select state as name, count(*) filter (where jsonb_array_length(warnings) > 0) as rows from interview_drafts where state in ('pending_review', 'held', 'published') group by 1"),
    ("trusted and sampled", "select 'sampled ' || sampled::text as name, count(*) as rows from interview_drafts where state = 'published' group by 1"),
    ("published on trust", "select action as name, count(*) as rows from audit_log where action = 'trust' group by 1"),
    ("replies", "select kind || ' ' || state as name, count(*) as rows from interview_replies group by 1 order by 1"),
    ("most likes", "select 'likes' as name, max(likes_count)::bigint as rows from interviews"),
    ("partner applications", "select state as name, count(*) as rows from partner_applications group by 1 order by 1"),
    ("partners", "select state as name, count(*) as rows from partners group by 1"),
    ("attributions", "select p.organisation || ' ' || a.flag as name, count(*) as rows from partner_attributions a join partners p on p.user_id = a.partner_id group by 1 order by 2 desc"),
    ("commissions", "select kind || ' ' || state as name, count(*) as rows from partner_commissions group by 1 order by 1"),
    ("statements", "select p.organisation || ' ' || s.state as name, count(*) as rows from partner_statements s join partners p on p.user_id = s.partner_id group by 1 order by 1"),
    ("invoices", "select c.name || ' ' || i.state as name, count(*) as rows from invoices i join companies c on c.id = i.company_id group by 1 order by 1"),
    ("overdue", "select c.name as name, count(*) as rows from invoices i join companies c on c.id = i.company_id where i.state in ('open', 'partially_paid') and i.due_on < '2026-11-30' group by 1"),
    ("payments", "select state as name, count(*) as rows from payments group by 1"),
    ("subscriptions", "select c.name || ' ' || s.state as name, count(*) as rows from subscriptions s join companies c on c.id = s.company_id group by 1"),
    ("support", "select state as name, count(*) as rows from support_conversations group by 1 order by 1"),
    ("ratings", "select coalesce(rating::text, 'none') as name, count(*) as rows from support_conversations group by 1 order by 1"),
    ("most brought", "select 'by one' as name, max(n) as rows from (select count(*) as n from referral_accounts where referrer_id is not null group by referrer_id) t"),
    ("depth", "with recursive t as (select user_id, 0 as depth from referral_accounts where referrer_id is null union all select a.user_id, t.depth + 1 from referral_accounts a join t on t.user_id = a.referrer_id) select depth::text as name, count(*) as rows from t group by 1 order by 1"),
    ("view-as in the audit log", "select action as name, count(*) as rows from audit_log where action like '%view_as' group by 1"),
    ("webhooks", "select w.state || ' ' || d.state as name, count(*) as rows from webhooks w left join webhook_deliveries d on d.webhook_id = w.id group by 1"),
    ("online", "select role as name, count(*) as rows from presences where beat_at > '2026-11-30 11:57:30+00' and left_at is null group by 1"),
];

#[derive(diesel::QueryableByName)]
struct Row {
    #[diesel(sql_type = diesel::sql_types::Text)]
    name: String,
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    rows: i64,
}

fn rows(db: &Db, sql: &str) -> Result<Vec<Row>> {
    use diesel::prelude::*;
    Ok(db.read_now(|conn| Ok::<_, db::Error>(diesel::sql_query(sql).load(conn)?))?)
}

fn counts(db: &Db) -> Result<Vec<(String, i64)>> {
    let sql = "select c.relname::text as name, (xpath('/row/n/text()', query_to_xml(format(
        'select count(*) as n from %I.%I', s.nspname, c.relname), false, true, '')))[1]::text::bigint as rows
        from pg_class c join pg_namespace s on s.oid = c.relnamespace
        where c.relkind = 'r' and s.nspname = 'public' order by 1";
    let rows = rows(db, sql)?;
    Ok(rows.into_iter().filter(|row| row.rows > 0).map(|row| (row.name, row.rows)).collect())
}

fn publish(db: &Db, bank: &Path) -> Result<()> {
    for name in ["alarms", "approvals", "configmerge", "connpool"] {
        let dir = bank.join(name);
        if !dir.is_dir() {
            continue;
        }
        let version = judging::new_version(&judging::open_package(&dir)?)?;
        db.write_now(|conn| {
            problems::publish(conn, &version)?;
            practice::set(conn, &version.slug, true)?;
            Ok::<_, anyhow::Error>(())
        })?;
    }
    Ok(())
}

fn worker_settings(data_dir: PathBuf) -> worker::Settings {
    worker::Settings {
        data_dir,
        public_url: "http://127.0.0.1:8080".to_owned(),
        support: "support@assay.example".parse().ok(),
        inbound: None,
        admin: None,
        recording_days: 180,
        mail_server: worker::MailServer::Inbox,
        local_webhooks: true,
        github: None,
        mail_from: "Assay <no-reply@assay.example>".to_owned(),
        provider: Box::new(|| anyhow::bail!("no provider")),
    }
}
