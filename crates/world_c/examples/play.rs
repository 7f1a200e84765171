//! Plays a small world in a database of its own, and says how long it took: `cargo run -p world --example play`.

use std::path::{Path, PathBuf};
use std::time::Instant as Stopwatch;

use anyhow::{Context, Result};
use challenges::{practice, problems};
use db::{Db, Options};
use kernel::chrono::{TimeZone, Utc};
use testkit::TestDb;
use world_c::{Setting, Size, Star};

fn main() -> Result<()> {
    let size = match std::env::args().nth(1).as_deref() {
        Some("market") => Size::Market,
        _ => Size::Small,
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let database = TestDb::create();
    let db = Db::new(database.url(), Options::default());
    let began = Stopwatch::now();
    publish(&db, &root.join("problems"))?;
    println!("bank: {:.1} s", began.elapsed().as_secs_f32());
    let roles =
        ["owner", "reviewer", "newcomer", "applicant", "intern", "partner", "staff", "admin"];
    let star = |role: &&str| Star {
        role: (*role).to_owned(),
        uid: format!("star-{role}"),
        email: format!("{role}@stars.example").parse().expect("an address"),
        name: format!("{} Star", role),
        user: None,
    };
    let setting = Setting {
        url: database.url().to_owned(),
        worker: worker_settings(root.join("target/world_c")),
        size,
        ends: Utc.with_ymd_and_hms(2026, 11, 30, 12, 0, 0).single().context("no such day")?,
        seed: 1,
        stars: roles.iter().map(star).collect(),
        bank: root.join("problems"),
    };
    let began = Stopwatch::now();
    let mut last = 0;
    let acts = world_c::make(setting, &mut |percent| {
        if percent / 10 > last {
            last = percent / 10;
            println!("{percent} % after {:.1} s", began.elapsed().as_secs_f32());
        }
    })?;
    println!("{acts} acts: {:.1} s", began.elapsed().as_secs_f32());
    for (table, rows) in counts(&db)? {
        println!("{rows:>8}  {table}");
    }
    println!("{}", digest(&db)?);
    if std::env::args().nth(2).as_deref() == Some("texts") {
        samples(&db)?;
    }
    for (what, rows) in states(&db)? {
        println!("{rows:>8}  {what}");
    }
    Ok(())
}

/// What people wrote.
fn samples(db: &Db) -> Result<()> {
    for sql in [
        "select concat_ws(' | ', headline, education, array_to_string(skills, ',')) as name, 0::bigint as rows from profiles order by 1 limit 60",
        "select concat_ws(' | ', visibility, headline, array_to_string(skills, ','), array_to_string(places, ','), pay_amount::text, pay_currency, github) as name, 0::bigint as rows from talent_profiles order by 1 limit 60",
        "select concat_ws(' | ', requested_at, state, ended_at, reason, message) as name, 0::bigint as rows from introductions order by requested_at limit 14",
        "select concat_ws(' | ', introduction_id, created_at, party, text) as name, 0::bigint as rows from introduction_messages order by introduction_id, created_at limit 40",
        "select concat_ws(' | ', internship_id, week, side, written_at, work, text) as name, 0::bigint as rows from internship_check_ins order by internship_id, week, side limit 60",
        "select concat_ws(' | ', internship_id, title, state, due_on, text, reason) as name, 0::bigint as rows from internship_items order by internship_id, due_on limit 30",
        "select concat_ws(' | ', state, starts_on, ends_on, began_at, reason) as name, 0::bigint as rows from internships order by began_at",
    ] {
        match rows(db, sql) {
            Ok(rows) => rows.iter().for_each(|(text, _)| println!("{text}")),
            Err(e) => println!("{e}: {sql}"),
        }
    }
    Ok(())
}

/// The same for two worlds of one seed.
fn digest(db: &Db) -> Result<String> {
    let texts = [
        "select concat_ws('|', 'a', requested_at, state, message, ended_at) as t from introductions",
        "select concat_ws('|', 'b', created_at, text) from introduction_messages",
        "select concat_ws('|', 'c', week, side, work, text, written_at) from internship_check_ins",
        "select concat_ws('|', 'd', state, starts_on, ends_on, reason) from internships",
        "select concat_ws('|', 'e', proposed_at, state, note) from role_proposals",
        "select concat_ws('|', 'f', headline, visibility, skills::text, consented_at) from talent_profiles",
        "select concat_ws('|', 'g', headline, education, available_from) from profiles",
        "select concat_ws('|', 'h', created_at, kind, read_at) from notifications",
    ];
    let of = |text: &&str| format!("({})", text);
    let all: Vec<String> = texts.iter().map(of).collect();
    let sql = format!(
        "select left(t, 1) || ' ' || md5(string_agg(t, ',' order by t)) as name, count(*) as rows \
         from ({}) as x group by left(t, 1) order by 1",
        all.join(" union all ")
    );
    Ok(format!("{:?}", rows(db, &sql)?))
}

/// How many there are in each state.
fn states(db: &Db) -> Result<Vec<(String, i64)>> {
    let of = |table: &str| {
        format!("select '{table} ' || state as name, count(*) as rows from {table} group by state")
    };
    let tables = [
        "introductions",
        "role_proposals",
        "internships",
        "internship_items",
        "internship_extensions",
        "applications",
        "jobs",
        "mail_messages",
    ];
    let mut parts: Vec<String> = tables.iter().map(|table| of(table)).collect();
    parts.push("select 'talent_profiles ' || visibility, count(*) from talent_profiles group by visibility".to_owned());
    parts.push(
        "select 'talent_cards shown', count(*) from talent_cards where cell is not null".to_owned(),
    );
    parts.push(
        "select 'direct messages', count(*) from introductions where role_id is null".to_owned(),
    );
    parts.push(
        "select 'notices unread', count(*) from notifications where read_at is null".to_owned(),
    );
    parts.push(
        "select 'resumes in the pool', count(*) from talent_profiles where resume_id is not null"
            .to_owned(),
    );
    parts.push(
        "select 'check-ins of ' || side, count(*) from internship_check_ins group by side"
            .to_owned(),
    );
    parts.push("select 'with digest', count(*) from notification_settings where digest".to_owned());
    rows(db, &parts.join(" union all ").replace("union all", "union all "))
}

fn publish(db: &Db, bank: &Path) -> Result<()> {
    let mut dirs: Vec<_> = std::fs::read_dir(bank)?.flatten().map(|entry| entry.path()).collect();
    dirs.retain(|dir| dir.join("problem.yaml").is_file());
    dirs.sort();
    for dir in dirs {
        let version = judging::new_version(&judging::open_package(&dir)?)?;
        db.write_now(|conn| {
            problems::publish(conn, &version)?;
            practice::set(conn, &version.slug, true)?;
            Ok::<_, anyhow::Error>(())
        })?;
    }
    Ok(())
}

fn counts(db: &Db) -> Result<Vec<(String, i64)>> {
    let sql = "select c.relname::text as name, (xpath('/row/n/text()', query_to_xml(format(
        'select count(*) as n from %I.%I', s.nspname, c.relname), false, true, '')))[1]::text::bigint as rows
        from pg_class c join pg_namespace s on s.oid = c.relnamespace
        where c.relkind = 'r' and s.nspname = 'public' order by 1";
    Ok(rows(db, sql)?.into_iter().filter(|(_, rows)| *rows > 0).collect())
}

fn rows(db: &Db, sql: &str) -> Result<Vec<(String, i64)>> {
    use diesel::prelude::*;
    #[derive(diesel::QueryableByName)]
    struct Row {
        #[diesel(sql_type = diesel::sql_types::Text)]
        name: String,
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        rows: i64,
    }
    let rows: Vec<Row> =
        db.read_now(|conn| Ok::<_, db::Error>(diesel::sql_query(sql).load(conn)?))?;
    Ok(rows.into_iter().map(|row| (row.name, row.rows)).collect())
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
