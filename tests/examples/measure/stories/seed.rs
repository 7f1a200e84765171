//! Stories in any number, made by PostgreSQL itself: the same ones at every run. Words, companies and
//! positions are as frequent as in life, the second half as often as the first and so on; every story
//! has ten likes in the middle, some two hundred and some none.
#![expect(clippy::disallowed_methods, reason = "a million rows are made in SQL")]

use anyhow::{Result, ensure};
use db::Conn;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{Text, Uuid as SqlUuid};
use kernel::StoryId;

/// How many people like stories.
pub(super) const READERS: u128 = 10_000;

/// A company's slug; the first are most shared.
pub(super) fn company(at: usize) -> String {
    format!("company-{at}")
}

/// A number in letters, so that it is a word.
fn letters(number: usize) -> String {
    let letter = |digit: char| digit.to_digit(10).and_then(|d| char::from_digit(d + 10, 20));
    number.to_string().chars().filter_map(letter).collect()
}

/// The name of the company.
pub(super) fn company_name(at: usize) -> String {
    format!("Firma{}x", letters(at))
}

/// A word of the stories; the first are the most common.
pub(super) fn word(at: usize) -> String {
    format!("wort{}x", letters(at))
}

/// A word that eight stories hold, whatever their number.
pub(super) fn rare_word(at: usize) -> String {
    format!("selten{}x", letters(at))
}

/// Companies, readers, and pieces of text of twenty words each, of which every story has five.
const BASE: &str = "
create function bench_letters(n bigint) returns text language sql immutable as
  $$ select translate(n::text, '0123456789', 'abcdefghij') $$;
create function bench_part(n bigint, salt int) returns float8 language sql immutable as
  $$ select (hashint8extended(n, salt) & 1048575) / 1048576.0 $$;
create function bench_below(n bigint, salt int, below int) returns int language sql immutable as
  $$ select floor(below * bench_part(n, salt))::int $$;
create function bench_zipf(n bigint, salt int, below int) returns int language sql immutable as
  $$ select floor(exp(bench_part(n, salt) * ln(below + 1)))::int - 1 $$;
create table bench_pieces as select p as id,
  (select string_agg('wort' || bench_letters(bench_zipf(p * 100 + g, 31, 60000)) || 'x', ' ')
    from generate_series(1, 20) g) as text
  from generate_series(0, 19999) p;
alter table bench_pieces add vector tsvector;
update bench_pieces set vector = to_tsvector('english', text);
create unique index on bench_pieces (id);
insert into users (id, firebase_uid, email, email_verified, display_name, kind)
  select lpad(to_hex(n), 32, '0')::uuid, 'bench-' || n, 'bench' || n || '@example.com', true, 'R',
    'candidate' from generate_series(1, 10000) n;
insert into interview_companies (slug, name)
  select 'company-' || n, 'Firma' || bench_letters(n) || 'x' from generate_series(0, 4999) n;
analyze bench_pieces;
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

/// Fills an empty database with `size` stories.
pub(super) fn fill(conn: &mut Conn, size: i64) -> Result<()> {
    conn.batch_execute(
        "set session_replication_role = replica; set maintenance_work_mem = '1GB'; \
         set work_mem = '256MB'",
    )?;
    conn.batch_execute(BASE)?;
    let of_ours = format!("from pg_indexes where tablename in {TABLES}");
    let plain = "and indexname not in (select conname from pg_constraint)";
    let made = lines(conn, &format!("select indexdef as line {of_ours} {plain}"))?;
    let names = lines(conn, &format!("select indexname::text as line {of_ours} {plain}"))?;
    for name in &names {
        conn.batch_execute(&format!("drop index {name}"))?;
    }
    // What PostgreSQL would make of every text is put together from what it made of the pieces, which
    // is the same and takes half the time.
    let of_text = "from pg_attrdef where adrelid = 'interview_texts'::regclass \
                   and pg_get_expr(adbin, adrelid) like '%to_tsvector%'";
    let stated = lines(conn, &format!("select pg_get_expr(adbin, adrelid) as line {of_text}"))?;
    conn.batch_execute(
        "alter table interview_texts alter column search drop expression; \
         alter table interview_likes drop constraint interview_likes_pkey",
    )?;
    conn.batch_execute(&rows(size))?;
    let same = stated.first().map_or("false", String::as_str);
    let wrong = lines(
        conn,
        &format!(
            "select interview_id::text as line from interview_texts \
             where seq % greatest(1, {size} / 200) = 0 and search <> ({same})"
        ),
    )?;
    ensure!(wrong.is_empty(), "the vector of {wrong:?} is not what its text makes");
    conn.batch_execute(
        "alter table interview_likes \
         add constraint interview_likes_pkey primary key (user_id, interview_id)",
    )?;
    for index in &made {
        conn.batch_execute(index)?;
    }
    conn.batch_execute("reset work_mem")?;
    conn.batch_execute("vacuum analyze")?;
    // Else it comes during the measurement.
    Ok(conn.batch_execute("checkpoint")?)
}

fn rows(size: i64) -> String {
    let rare = format!("'selten' || bench_letters(i.seq % greatest(1, {size} / 8)) || 'x'");
    format!(
        "
insert into interviews (id, company_slug, position, position_slug, year, month, level, outcome,
    difficulty, experience, source, language, rounds_count, verified, likes_count, published_at)
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
      || '7' || substr(m, 1, 3) || 'a' || substr(m, 4, 15))::uuid,
    'company-' || bench_zipf(n, 1, 5000), 'Position ' || bench_letters(bench_zipf(n, 2, 300)) || 'x',
    'position-' || bench_zipf(n, 2, 300), 2015 + bench_below(n, 3, 11), 1,
    (array['intern','graduate','junior','mid','senior','lead','other'])[1 + bench_zipf(n, 4, 7)],
    (array['no_offer','offer_accepted','offer_declined','waiting','withdrew','not_said'])
      [1 + bench_below(n, 5, 6)],
    1 + bench_below(n, 6, 5), 'neutral',
    (array['applied','referral','recruiter','campus','assay','other'])[1 + bench_below(n, 7, 6)],
    (array['en','de','fr','es'])[1 + bench_zipf(n, 9, 4)], 1, bench_below(n, 8, 20) = 0,
    least(200, floor(-10.5 * ln(1 - bench_part(n, 10))))::int, at
  from generate_series(1, {size}) n, md5('story' || n) m,
    lateral (select timestamptz '2020-01-01' + n * interval '1 minute' as at) t;
insert into interview_texts (interview_id, heading, excerpt, summary, rounds, words, seq, marks,
    search)
  select i.id, c.name || ' ' || i.position, left(p.text, 200), p.text || ' ' || q.text,
    jsonb_build_array(jsonb_build_object('kind', 'technical', 'minutes', 60, 'format', 'remote',
      'held_on', null, 'description', r.text, 'questions', jsonb_build_array(s.text))),
    r.text || ' ' || s.text || ' ' || t.text || ' ' || {rare}, i.seq, i.marks,
    setweight(to_tsvector('english', c.name || ' ' || i.position), 'A')
      || setweight(p.vector || q.vector, 'B')
      || setweight(r.vector || s.vector || t.vector || to_tsvector('english', {rare}), 'C')
      || array_to_tsvector(i.marks)
  from (select x.*, interview_marks(x) as marks from interviews x) i
    join interview_companies c on c.slug = i.company_slug
    join bench_pieces p on p.id = bench_below(i.seq, 11, 20000)
    join bench_pieces q on q.id = bench_below(i.seq, 12, 20000)
    join bench_pieces r on r.id = bench_below(i.seq, 13, 20000)
    join bench_pieces s on s.id = bench_below(i.seq, 14, 20000)
    join bench_pieces t on t.id = bench_below(i.seq, 15, 20000)
  order by i.seq;
insert into interview_likes (user_id, interview_id)
  select lpad(to_hex(1 + (i.seq * 7 + k * 97) % 10000), 32, '0')::uuid, i.id
  from interviews i, generate_series(0, i.likes_count - 1) k;
update interview_companies c set stories = n.n
  from (select company_slug, count(*) as n from interviews group by 1) n
  where n.company_slug = c.slug;
insert into interview_figures (company_slug, figure, value, stories)
  select company_slug, 'difficulty', difficulty::text, count(*) from interviews group by 1, 3
  union all select company_slug, 'outcome', outcome, count(*) from interviews group by 1, 3
  union all select company_slug, 'experience', experience, count(*) from interviews group by 1, 3
  union all select company_slug, 'rounds', rounds_count::text, count(*) from interviews
    group by 1, 3;
"
    )
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = SqlUuid)]
    id: StoryId,
}

/// Two thousand stories, or nearly all of them, in no order.
pub(super) fn some_ids(conn: &mut Conn, size: i64) -> Result<Vec<StoryId>> {
    let sql = format!(
        "select id from interviews where seq in \
         (select 1 + bench_below(n, 21, {size}) from generate_series(1, 2000) n) order by md5(id::text)"
    );
    let rows: Vec<Id> = diesel::sql_query(sql).load(conn)?;
    Ok(rows.into_iter().map(|row| row.id).collect())
}

/// A hundred lists of two hundred, each of every third story from some place on.
pub(super) fn some_lists(conn: &mut Conn, size: i64) -> Result<Vec<Vec<StoryId>>> {
    let list = |n: i64| {
        let sql = format!(
            "select id from interviews where seq in \
             (select bench_below({n}, 22, {size} - 600) + 3 * k from generate_series(1, 200) k)"
        );
        let rows: Vec<Id> = diesel::sql_query(sql).load(conn)?;
        Ok(rows.into_iter().map(|row| row.id).collect())
    };
    (0..100).map(list).collect()
}
