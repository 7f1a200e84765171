//! Plays a small world in a database of its own, and says how long it took: `cargo run -p world --example small`.

use std::path::{Path, PathBuf};
use std::time::Instant as Stopwatch;

use anyhow::{Context, Result};
use challenges::{practice, problems};
use db::{Db, Options};
use kernel::chrono::{TimeZone, Utc};
use testkit::TestDb;
use world::{Progress, Setting, Size, Star};

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
        worker: worker_settings(root.join("target/world")),
        size,
        ends: Utc.with_ymd_and_hms(2026, 11, 30, 12, 0, 0).single().context("no such day")?,
        seed: 1,
        stars: roles.iter().map(star).collect(),
        bank: root.join("problems"),
    };
    let began = Stopwatch::now();
    let mut last = 0;
    let acts = world::make(setting, &mut |progress| {
        let percent = if let Progress::Percent(percent) = progress { percent } else { 1 };
        if percent / 10 > last {
            last = percent / 10;
            println!("{percent} % after {:.1} s", began.elapsed().as_secs_f32());
        }
    })?;
    println!("{acts} acts: {:.1} s", began.elapsed().as_secs_f32());
    for (table, rows) in counts(&db)? {
        println!("{rows:>8}  {table}");
    }
    Ok(())
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
    use diesel::prelude::*;
    #[derive(diesel::QueryableByName)]
    struct Row {
        #[diesel(sql_type = diesel::sql_types::Text)]
        name: String,
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        rows: i64,
    }
    let sql = "select c.relname::text as name, (xpath('/row/n/text()', query_to_xml(format(
        'select count(*) as n from %I.%I', s.nspname, c.relname), false, true, '')))[1]::text::bigint as rows
        from pg_class c join pg_namespace s on s.oid = c.relnamespace
        where c.relkind = 'r' and s.nspname = 'public' order by 1";
    let rows: Vec<Row> =
        db.read_now(|conn| Ok::<_, db::Error>(diesel::sql_query(sql).load(conn)?))?;
    Ok(rows.into_iter().filter(|row| row.rows > 0).map(|row| (row.name, row.rows)).collect())
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
