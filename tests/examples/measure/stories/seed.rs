//! Stories in any number, made by PostgreSQL itself: the same ones at every run.
#![expect(clippy::disallowed_methods, reason = "a million rows are made in SQL")]

use anyhow::Result;
use db::Conn;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{Text, Uuid as SqlUuid};
use kernel::uuid::Uuid;

/// A company's slug; the first are told of most.
pub(super) fn company(at: usize) -> String {
    format!("company-{at}")
}

/// A word of the stories; the first are the most common.
pub(super) fn word(at: usize) -> String {
    format!("wort{at}x")
}

/// Companies, readers, and pieces of text of twenty words each, of which every story has five.
const BASE: &str = "
select setseed(0.5);
create table bench_pieces as
  select p as id, (select string_agg('wort' || floor(3000 * random() ^ 3)::int || 'x', ' ')
    from generate_series(1, 20) g where p > 0) as text
  from generate_series(0, 19999) p;
update bench_pieces set text = 'A calm talk' where text is null;
create unique index on bench_pieces (id);
insert into users (id, firebase_uid, email, email_verified, display_name, kind)
  select lpad(to_hex(n), 32, '0')::uuid, 'bench-' || n, 'bench' || n || '@example.com', true, 'R',
    'candidate' from generate_series(1, 1000) n;
insert into interview_companies (slug, name)
  select 'company-' || n, 'Company ' || n from generate_series(0, 1999) n;
create function bench_number(n bigint, salt int, below int) returns int language sql immutable as
  $$ select (abs(hashint8extended(n, salt)) % below)::int $$;
";

/// The tables whose indexes are built once, after the rows.
const TABLES: &str = "('interviews', 'interview_texts', 'interview_likes')";

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

fn lines(conn: &mut Conn, sql: &str) -> Result<Vec<String>> {
    let rows: Vec<Line> = diesel::sql_query(sql).load(conn)?;
    Ok(rows.into_iter().map(|row| row.line).collect())
}

/// Adds stories until there are `size`.
pub(super) fn grow(conn: &mut Conn, size: i64) -> Result<()> {
    let known = lines(conn, "select count(*)::text as line from interviews")?;
    let from: i64 = known.first().map_or(Ok(0), |text| text.parse())?;
    conn.batch_execute("set session_replication_role = replica; set maintenance_work_mem = '1GB'")?;
    if from == 0 {
        conn.batch_execute(BASE)?;
    }
    let of_ours = format!("from pg_indexes where tablename in {TABLES}");
    let plain = "and indexname not in (select conname from pg_constraint)";
    let made = lines(conn, &format!("select indexdef as line {of_ours} {plain}"))?;
    let names = lines(conn, &format!("select indexname::text as line {of_ours} {plain}"))?;
    for name in &names {
        conn.batch_execute(&format!("drop index {name}"))?;
    }
    conn.batch_execute(&rows(from, size))?;
    for index in &made {
        conn.batch_execute(index)?;
    }
    conn.batch_execute("vacuum analyze")?;
    Ok(())
}

fn rows(from: i64, to: i64) -> String {
    format!(
        "
insert into interviews (id, company_slug, position, position_slug, year, month, level, outcome,
    difficulty, experience, source, language, rounds_count, verified, likes_count, published_at)
  select md5('story' || n)::uuid,
    'company-' || floor(2000 * (bench_number(n, 1, 100000) / 100000.0) ^ 2)::int,
    'Position', 'position-' || bench_number(n, 2, 200), 2015 + bench_number(n, 3, 11), 1,
    (array['intern','graduate','junior','mid','senior','lead','other'])[1 + bench_number(n, 4, 7)],
    (array['offer_accepted','offer_declined','no_offer','waiting','withdrew','not_said'])
      [1 + bench_number(n, 5, 6)],
    1 + bench_number(n, 6, 5), 'neutral',
    (array['applied','referral','recruiter','campus','assay','other'])[1 + bench_number(n, 7, 6)],
    'en', 1, bench_number(n, 8, 20) = 0, 10,
    timestamptz '2020-01-01' + n * interval '1 minute'
  from generate_series({from} + 1, {to}) n;
insert into interview_texts (interview_id, heading, excerpt, summary, rounds, words, stretch)
  select i.id, 'Company Position', left(a.text, 200), a.text || ' ' || b.text,
    jsonb_build_array(jsonb_build_object('kind', 'technical', 'minutes', 60, 'format', 'remote',
      'held_on', null, 'description', c.text, 'questions', jsonb_build_array(d.text))),
    c.text || ' ' || d.text || ' ' || e.text, 'zq' || i.seq / {stretch}
  from interviews i
    join bench_pieces a on a.id = bench_number(i.seq, 11, 20000)
    join bench_pieces b on b.id = bench_number(i.seq, 12, 20000)
    join bench_pieces c on c.id = bench_number(i.seq, 13, 20000)
    join bench_pieces d on d.id = bench_number(i.seq, 14, 20000)
    join bench_pieces e on e.id = bench_number(i.seq, 15, 20000)
  where i.seq > {from} order by i.seq;
insert into interview_likes (user_id, interview_id)
  select lpad(to_hex(1 + (i.seq * 7 + k * 97) % 1000), 32, '0')::uuid, i.id
  from interviews i, generate_series(0, 9) k where i.seq > {from};
update interview_companies c set stories = n.n
  from (select company_slug, count(*) as n from interviews group by 1) n
  where n.company_slug = c.slug;
delete from interview_figures;
insert into interview_figures (company_slug, figure, value, stories)
  select company_slug, 'difficulty', difficulty::text, count(*) from interviews group by 1, 3
  union all select company_slug, 'outcome', outcome, count(*) from interviews group by 1, 3
  union all select company_slug, 'rounds', rounds_count::text, count(*) from interviews
    group by 1, 3;
",
        stretch = interviews::publishing::STRETCH,
    )
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
}

/// Two thousand stories, or all of them, in no order.
pub(super) fn some_ids(conn: &mut Conn, size: i64) -> Result<Vec<Uuid>> {
    let sql = format!(
        "select md5('story' || 1 + bench_number(n, 21, {size}))::uuid as id \
         from generate_series(1, 2000) n"
    );
    let rows: Vec<Id> = diesel::sql_query(sql).load(conn)?;
    Ok(rows.into_iter().map(|row| row.id).collect())
}
