//! The accounts that ask, each with a token of their own, and those that only fill the table.

use anyhow::{Context as _, Result};
use db::Conn;
use diesel::connection::SimpleConnection as _;
use testkit::Token;

use crate::harness::http;

/// Digits only, so that pgbench can draw them.
pub(crate) const FIRST_UID: u32 = 100_000;

/// One signed token a person.
pub(crate) fn tokens(count: u32) -> Vec<String> {
    let token = |at: u32| {
        let uid = (FIRST_UID + at).to_string();
        Token::honest(&uid, &email(at), true).sign()
    };
    (0..count).map(token).collect()
}

fn email(at: u32) -> String {
    format!("bench-{at}@assay.example")
}

/// Registers each of them the way a browser does.
pub(crate) fn register(port: u16, tokens: &[String]) -> Result<()> {
    for (at, token) in (0..).zip(tokens) {
        let body = serde_json::json!({
            "firebase_uid": (FIRST_UID + at).to_string(),
            "email": email(at),
            "display_name": format!("Bench {at}"),
            "is_company": false,
            "phone": null,
        });
        let answer = http::post(port, "/api/auth/register", token, &[], &body)?;
        answer.expect_status(&[200, 201]).context("somebody could not be registered")?;
    }
    Ok(())
}

/// Accounts that nobody asks for.
pub(crate) fn fill(conn: &mut Conn, count: u32) -> Result<()> {
    let rows = format!(
        "insert into users (id, firebase_uid, email, email_verified, display_name, kind)
         select gen_random_uuid(), 'other-' || n, 'other-' || n || '@assay.example', true,
                'Other ' || n, 'candidate'
         from generate_series(1, {count}) n;
         analyze users;"
    );
    conn.batch_execute(&rows).context("the table could not be filled")
}
