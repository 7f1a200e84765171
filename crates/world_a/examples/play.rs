//! Plays a small world in a database of its own, and says how long it took: `cargo run -p world --example play`.

use std::path::{Path, PathBuf};
use std::time::Instant as Stopwatch;

use anyhow::{Context, Result};
use challenges::{practice, problems};
use db::{Db, Options};
use kernel::chrono::{TimeZone, Utc};
use testkit::TestDb;
use world_a::{Setting, Size, Star};

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
    import(&db, &root.join("puzzles"))?;
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
        worker: worker_settings(root.join("target/world_a")),
        size,
        ends: Utc.with_ymd_and_hms(2026, 11, 30, 12, 0, 0).single().context("no such day")?,
        seed: 1,
        stars: roles.iter().map(star).collect(),
        bank: root.join("problems"),
    };
    let began = Stopwatch::now();
    let mut last = 0;
    let made =
        if std::env::args().any(|arg| arg == "bare") { world_a::make_bare } else { world_a::make };
    let acts = made(setting, &mut |percent| {
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
        println!("{what}");
        for (name, rows) in rows(&db, sql)? {
            println!("{rows:>8}  {name}");
        }
    }
    Ok(())
}

/// What is looked at beside the counts.
const CHECKS: &[(&str, &str)] = &[
    ("attempts", "select s.title || ' ' || t.state as name, count(*) as rows from attempts t
        join assessments s on s.id = t.assessment_id group by 1 order by 1"),
    ("consent", "select consent_text_version as name, count(*) as rows from attempts group by 1 order by 1"),
    ("invitations", "select state as name, count(*) as rows from invitations group by 1 order by 1"),
    ("cases", "select state as name, count(*) as rows from integrity_cases group by 1 order by 1"),
    ("decisions", "select state as name, count(*) as rows from result_decisions group by 1 order by 1"),
    ("extra time", "select state as name, count(*) as rows from accommodation_requests group by 1 order by 1"),
    ("graded in steps of 100", "select s.title || ' ' || lpad((fineness / 100 * 100)::text, 4) as name, count(*) as rows
        from grades g join attempts t on t.id = g.attempt_id join assessments s on s.id = t.assessment_id
        group by 1 order by 1"),
    ("submissions", "select (case when attempt_id is null then 'practice' else 'attempt' end) || ' ' || kind || ' ' ||
        language || ' ' || coalesce(verdict, state) as name, count(*) as rows from submissions group by 1 order by 1"),
    ("findings", "select level as name, count(*) as rows from integrity_examinations group by 1 order by 1"),
    ("seconds of programs", "select language || ' ' || coalesce(s.verdict, '') || ' of ' || count(distinct s.id)::text as name,
        (sum(t.cpu_us) / 1000000)::bigint as rows from submissions s join submission_tests t on t.submission_id = s.id
        group by language, s.verdict order by 2 desc"),
    ("seconds of tests", "select 'cpu' as name, (sum(cpu_us) / 1000000)::bigint as rows from submission_tests
        union all select 'wall', (sum(wall_us) / 1000000)::bigint from submission_tests"),
    ("compared", "select p.slug || ' ' || s.language || ' ' || s.outcome || ' ' || s.solutions as name, count(*) as rows from similarity_sources s
        join problems p on p.id = s.problem_id group by 1 order by 1"),
    ("matches", "select p.slug || ' ' || s.language || ' ' || ((m.covered + m.other_covered) * 1000 / (m.fingerprints + m.other_fingerprints)) || ' published: ' || (m.other_id is null) as name, count(*) as rows
        from similarity_matches m join similarity_sources s on s.submission_id = m.submission_id join problems p on p.id = s.problem_id group by 1 order by 1"),
    ("recorded", "select count(distinct attempt_id)::text || ' attempts' as name, count(*) as rows from recording_batches"),
    ("practice", "select 'shown' as name, count(*) filter (where acceptance_percent is not null) as rows from practice_statistics"),
    ("audit by actor", "select object_kind || ' ' || action as name, count(*) as rows from audit_log group by 1 order by 2 desc limit 30"),
    ("notifications", "select 'all' as name, count(*) as rows from notifications"),
];

/// Imports the puzzles as `assay puzzles import` does.
fn import(db: &Db, folder: &Path) -> Result<()> {
    let mut files: Vec<_> =
        std::fs::read_dir(folder)?.flatten().map(|entry| entry.path()).collect();
    files.sort();
    let mut all = Vec::new();
    for file in files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        all.push(puzzles::bank::read(&name, &std::fs::read_to_string(&file)?)?);
    }
    let now = Utc.with_ymd_and_hms(2025, 9, 1, 8, 0, 0).single().context("no such day")?;
    db.write_now(|conn| Ok::<_, anyhow::Error>(puzzles::bank::import(conn, &all, now).map(drop)?))
}

fn rows(db: &Db, sql: &str) -> Result<Vec<(String, i64)>> {
    use diesel::prelude::*;
    #[derive(diesel::QueryableByName)]
    struct Row {
        #[diesel(sql_type = diesel::sql_types::Nullable<diesel::sql_types::Text>)]
        name: Option<String>,
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        rows: i64,
    }
    let found = db.read_now(|conn| Ok::<Vec<Row>, db::Error>(diesel::sql_query(sql).load(conn)?));
    Ok(match found {
        Ok(found) => {
            found.into_iter().map(|row| (row.name.unwrap_or_default(), row.rows)).collect()
        }
        Err(e) => vec![(format!("{e:?}"), -1)],
    })
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
