//! Rows in any number, made by PostgreSQL itself: the same ones at every run.

use anyhow::Result;
use db::Conn;
use diesel::Connection;
use diesel::connection::SimpleConnection;

/// The `n`th id of a table.
pub(super) fn id(n: i64) -> String {
    format!("00000000-0000-7000-8000-{n:012x}")
}

/// The ids of rows, and numbers that look as if they were drawn.
pub(super) const FUNCTIONS: &str = "
create function bench_id(n bigint) returns uuid language sql immutable as
  $$ select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
create function bench_below(n bigint, salt int, below int) returns int language sql immutable as
  $$ select floor(below * ((hashint8extended(n, salt) & 1048575) / 1048576.0))::int $$;
";

/// Rows are taken as they come, and one account is there.
const BASE: &str = "
set session_replication_role = replica;
insert into users (id, firebase_uid, email, email_verified, display_name, kind)
  values (bench_id(1), 'bench-1', 'bench1@example.com', true, 'Ada', 'company');
";

fn fill(conn: &mut Conn, sql: &str) -> Result<()> {
    conn.batch_execute(FUNCTIONS)?;
    conn.batch_execute(BASE)?;
    conn.batch_execute(sql)?;
    settle(conn)
}

fn settle(conn: &mut Conn) -> Result<()> {
    conn.batch_execute("vacuum analyze")?;
    // Else it comes during the measurement.
    Ok(conn.batch_execute("checkpoint")?)
}

/// A thousand applications a role, ten roles a company; the first role is the one that is asked about.
pub(super) fn applications(conn: &mut Conn, size: i64) -> Result<()> {
    let sql = format!(
        "insert into companies (id, name, state)
           select bench_id(n), 'Firma ' || n, 'approved'
             from generate_series(1, greatest(1, {size} / 10000)) n;
         insert into roles (id, company_id, created_by, state, live_state, title, form, published_at)
           select bench_id(n), bench_id(1 + (n - 1) / 10), bench_id(1), 'applicants_released',
                  'applicants_released', 'Role ' || n, '{{}}', now()
             from generate_series(1, greatest(1, {size} / 1000)) n;
         insert into applications (id, role_id, state, profile, answers, note, code, applied_at,
             stands_at, released_at)
           select bench_id(n), bench_id(1 + (n - 1) / 1000), 'released',
                  jsonb_build_object('name', 'Ben', 'email', 'ben' || n || '@example.com',
                    'headline', 'I build tools that people use', 'education', 'Porto University',
                    'skills', jsonb_build_array((array['Rust', 'SQL', 'Go', 'Java'])
                      [1 + bench_below(n, 1, 4)], 'Git'), 'available_from', null),
                  '[{{\"question\": \"Why us?\", \"answer\": \"Your tools.\"}}]', 'Hello.',
                  (select string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ',
                     1 + ((n % 1000) * 7919 % 810000 / (30 ^ place)::bigint % 30)::int, 1), '')
                     from generate_series(0, 3) place),
                  at, at, now()
             from generate_series(1, {size}) n,
               lateral (select timestamptz '2026-01-01' + n * interval '1 minute') moment (at)"
    );
    fill(conn, &sql)
}

/// Companies with what they say of themselves, one in twenty of each industry.
pub(super) fn companies(conn: &mut Conn, size: i64) -> Result<()> {
    let sql = format!(
        "insert into companies (id, name, state)
           select bench_id(n), 'Firma ' || n, 'approved' from generate_series(1, {size}) n;
         insert into company_details (company_id, industry, about)
           select bench_id(n), (array['software', 'finance', 'education', 'manufacturing'])
                  [1 + bench_below(n, 2, 4)], 'We build tools.'
             from generate_series(1, {size}) n"
    );
    fill(conn, &sql)
}

/// People with two to five skills each, the first much more frequent than the last, who look for one or two
/// kinds of work in one or two places; one in fifty shows their name, and four in ten a verified result.
pub(super) fn profiles(conn: &mut Conn, size: i64) -> Result<()> {
    let sql = format!(
        "insert into companies (id, name, state) values (bench_id(1), 'Firma 1', 'approved');
         insert into users (id, firebase_uid, email, email_verified, display_name, kind)
           select bench_id(1 + n), 'bench-' || 1 + n, 'bench' || 1 + n || '@example.com', true, 'Ben',
                  'candidate' from generate_series(1, {size}) n;
         insert into talent_profiles (id, user_id, visibility, headline, skills, availability, places,
             employment, authorised, score)
           select bench_id(n), bench_id(1 + n),
                  case when bench_below(n, 9, 50) = 0 then 'named' else 'anonymous' end,
                  'I build ' || (array['tools', 'looms', 'bridges', 'clocks'])
                    [1 + bench_below(n, 10, 4)],
                  array(select distinct (array['python', 'sql', 'react', 'docker', 'java', 'rust',
                      'go', 'linux', 'aws', 'css'])
                      [1 + least(bench_below(n * 8 + s, 3, 10), bench_below(n * 8 + s, 4, 10))]
                    from generate_series(1, 2 + bench_below(n, 5, 4)) s),
                  (array['now', 'within_three_months', 'later'])[1 + bench_below(n, 6, 3)],
                  array[(array['remote', 'western_europe', 'north_america'])
                    [1 + bench_below(n, 7, 3)]],
                  (array['{{full_time}}', '{{internship}}', '{{full_time,part_time}}'])
                    [1 + bench_below(n, 11, 3)]::text[],
                  array[(array['eu', 'united_states', 'uk', 'india'])[1 + bench_below(n, 12, 4)]],
                  (array['any', 'from_500', 'from_500', 'from_800'])[1 + bench_below(n, 13, 10)]
             from generate_series(1, {size}) n;
         set session_replication_role = origin"
    );
    conn.batch_execute(FUNCTIONS)?;
    conn.batch_execute(BASE)?;
    conn.batch_execute(&sql)?;
    // The cards, as a worker deals them.
    conn.transaction(talent::deck::redeal)?;
    settle(conn)
}
