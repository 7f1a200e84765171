//! Problems that anyone may practise, and what was submitted for them: the same rows at every run.

use anyhow::Result;
use challenges::statistics;
use db::{Conn, clock};
use diesel::connection::SimpleConnection as _;

/// People who submit.
const PEOPLE: i64 = 2_000;

/// The `n`th id.
pub(super) fn id(n: i64) -> String {
    format!("00000000-0000-7000-8000-{n:012x}")
}

/// The name of the `n`th problem.
pub(super) fn slug(n: i64) -> String {
    format!("problem{n}")
}

/// So many problems with so many submissions, which are spread evenly, and are counted as they are at
/// night. A third is accepted.
pub(super) fn fill(conn: &mut Conn, problems: i64, submissions: i64) -> Result<()> {
    let statement = "Read n and print the answer. ".repeat(40);
    conn.batch_execute(&format!(
        "set session_replication_role = replica;
         create function bench_id(n bigint) returns uuid language sql immutable as
           $$ select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
         create function bench_below(n bigint, salt int, below int) returns int language sql immutable as
           $$ select floor(below * ((hashint8extended(n, salt) & 1048575) / 1048576.0))::int $$;
         insert into users (id, firebase_uid, email, email_verified, display_name, kind)
           select bench_id(n), 'bench-' || n, 'bench' || n || '@example.com', true, 'Ada', 'candidate'
             from generate_series(1, {PEOPLE}) n;
         insert into problems (id, slug, practice, created_at)
           select bench_id(n), 'problem' || n, true, timestamptz '2026-01-01' + n * interval '1 hour'
             from generate_series(1, {problems}) n;
         insert into problem_versions (id, problem_id, number, package_sha256, title, difficulty,
             keywords, statement, time_limit_ms, memory_mib, output_mib, source_kib, comparison,
             languages, templates)
           select bench_id(1000000 + n), bench_id(n), 1, sha256(n::text::bytea), 'Problem ' || n,
                  (array['easy', 'medium', 'hard'])[1 + bench_below(n, 1, 3)],
                  array[(array['graphs', 'strings', 'greedy', 'geometry'])[1 + bench_below(n, 2, 4)],
                    'arrays'],
                  '{statement}', 1000, 256, 8, 64, '{{}}', array['python', 'javascript', 'rust'], '{{}}'
             from generate_series(1, {problems}) n;
         insert into submissions (id, problem_version_id, user_id, kind, language, source, state,
             phase, tests_total, verdict, points, created_at, judged_at)
           select bench_id(10000000 + n), bench_id(1000000 + 1 + n % {problems}),
                  bench_id(1 + bench_below(n, 3, {PEOPLE})), 'submit', 'python',
                  'print(' || n || ')', 'judged', 'done', 10,
                  case when bench_below(n, 4, 3) = 0 then 'AC' else 'WA' end,
                  case when bench_below(n, 4, 3) = 0 then 100 else bench_below(n, 5, 90) end, at,
                  at + interval '1 second'
             from generate_series(1, {submissions}) n,
               lateral (select timestamptz '2026-02-01' + n * interval '1 minute') moment (at);
         set session_replication_role = origin;
         analyze"
    ))?;
    let now = clock::now(conn)?;
    for n in 1..=problems {
        statistics::count(conn, id(n).parse()?, now)?;
    }
    conn.batch_execute("vacuum analyze")?;
    // Else it comes during the measurement.
    Ok(conn.batch_execute("checkpoint")?)
}
