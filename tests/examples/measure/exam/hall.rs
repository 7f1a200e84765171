//! Who takes the exam: companies with the same assessment, and people whom they have invited. The
//! assessment is made as a company makes it; the others and the people are rows that are like those.

use anyhow::{Context as _, Result};
use db::Conn;
use diesel::connection::SimpleConnection as _;
use testkit::Token;

use crate::harness::server::Server;
use crate::kill::world;

/// The `n`th person's id.
fn id(n: usize) -> String {
    format!("00000000-0000-7000-8000-{n:012x}")
}

/// Somebody who is invited.
pub(super) struct Invited {
    pub(super) user: String,
    pub(super) code: String,
    pub(super) token: String,
}

/// Invites so many people, in turn by each of so many companies.
pub(super) fn fill(server: &Server, companies: usize, people: usize) -> Result<Vec<Invited>> {
    let owner = Token::honest("demo-company", "company@assay.example", true).sign();
    let assessment = world::create_assessment(server.port(), &owner)?;
    let conn = &mut server.database()?;
    add_companies(conn, &assessment, companies)?;
    conn.batch_execute(&format!(
        "insert into users (id, firebase_uid, email, email_verified, display_name, kind)
           select bench_id(n), 'exam-' || n, 'exam-' || n || '@assay.example', true,
                  'Candidate ' || n, 'candidate'
             from generate_series(1, {people}) n;
         insert into invitations (id, assessment_id, code, email, state, created_by, sent_at,
             last_sent_at, expires_at)
           select bench_id(n), bench_id(10000000 + n % {companies}), bench_code(n),
                  'exam-' || n || '@assay.example', 'sent', a.created_by, now(), now(),
                  now() + interval '2 days'
             from generate_series(1, {people}) n, assessments a where a.id = '{assessment}';
         analyze"
    ))
    .context("the people cannot be invited")?;
    Ok((1..=people).map(invited).collect())
}

/// The first company's assessment for every one of them; the first is not among those, so that all
/// are made in the same way.
fn add_companies(conn: &mut Conn, assessment: &str, companies: usize) -> Result<()> {
    conn.batch_execute(&format!(
        "create function bench_id(n bigint) returns uuid language sql immutable as
           $$ select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
         create function bench_code(n bigint) returns text language sql immutable as
           $$ select lpad(translate(n::text, '01', 'AB'), 10, 'Z') $$;
         insert into companies (id, name, state)
           select bench_id(10000000 + n), 'Company ' || n, 'approved'
             from generate_series(0, {companies} - 1) n;
         insert into assessments
           select (jsonb_populate_record(a, jsonb_build_object('id', bench_id(10000000 + n),
                    'company_id', bench_id(10000000 + n)))).*
             from assessments a, generate_series(0, {companies} - 1) n
            where a.id = '{assessment}';
         insert into assessment_tasks (id, assessment_id, position, problem_version_id, weight)
           select bench_id(20000000 + n * 10 + t.position), bench_id(10000000 + n), t.position,
                  t.problem_version_id, t.weight
             from assessment_tasks t, generate_series(0, {companies} - 1) n
            where t.assessment_id = '{assessment}'"
    ))
    .context("the companies cannot be made")
}

fn invited(n: usize) -> Invited {
    let (uid, email) = (format!("exam-{n}"), format!("exam-{n}@assay.example"));
    let digits = n.to_string().replace('0', "A").replace('1', "B");
    let code = format!("{digits:Z>10}");
    Invited { user: id(n), code, token: Token::honest(&uid, &email, true).sign() }
}
