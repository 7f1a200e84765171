//! Rows that most tests begin with.

use db::Conn;
use diesel::connection::SimpleConnection;
use kernel::{CompanyId, UserId, WorkerId};

fn run(conn: &mut Conn, statement: &str) {
    conn.batch_execute(statement).expect("the row is new and well formed");
}

/// A candidate with a verified address.
pub fn user(conn: &mut Conn, email: &str, name: &str) -> UserId {
    let id = UserId::new();
    run(
        conn,
        &format!(
            "insert into users (id, firebase_uid, email, email_verified, display_name, kind)
             values ('{id}', '{id}', '{email}', true, '{name}', 'candidate')"
        ),
    );
    id
}

/// A company without members.
pub fn company(conn: &mut Conn, name: &str) -> CompanyId {
    let id = CompanyId::new();
    run(conn, &format!("insert into companies (id, name) values ('{id}', '{name}')"));
    id
}

/// Makes somebody a company's owner.
pub fn owner(conn: &mut Conn, company: CompanyId, user: UserId) {
    run(
        conn,
        &format!(
            "insert into company_members (company_id, user_id, role)
             values ('{company}', '{user}', 'owner')"
        ),
    );
}

/// A worker with one slot that knows no language.
pub fn worker(conn: &mut Conn) -> WorkerId {
    let id = WorkerId::new();
    run(
        conn,
        &format!(
            "insert into workers (id, lock_key, host, languages, isolation)
             values ('{id}', hashtext('{id}'), 'test', '[]', 'none')"
        ),
    );
    id
}
