//! Which invitations have the new address afterwards, and which end.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use testkit::store;

use super::*;
use crate::definitions::tests::Firm;

const OLD: &str = "ada@example.com";
const NEW: &str = "countess@example.com";

/// State and address of every invitation, in the order of their making.
fn held(conn: &mut Conn) -> Vec<(String, String)> {
    use db::schema::invitations::dsl as i;
    i::invitations.order(i::id).select((i::state, i::email)).load(conn).unwrap()
}

fn pair(state: &str, email: &str) -> (String, String) {
    (state.to_owned(), email.to_owned())
}

/// Invites the old address, and then the new one, to one assessment, in these states.
fn invited(conn: &mut Conn, states: [Option<&str>; 2], change: &str) -> Vec<(String, String)> {
    let firm = Firm::set(conn);
    let assessment = firm.assessment(conn);
    for (email, state) in [OLD, NEW].into_iter().zip(states) {
        let Some(state) = state else { continue };
        firm.invite(conn, assessment, email).unwrap();
        let sql = format!(
            "set session_replication_role = replica;
             update invitations set state = '{state}', user_id = created_by where email = '{email}';
             {change};
             set session_replication_role = default"
        );
        conn.batch_execute(&sql).unwrap();
    }
    move_invitations(conn, Actor::System, (OLD, NEW)).unwrap();
    held(conn)
}

#[test]
fn an_invitation_moves_in_whatever_state_it_is() {
    for state in ["created", "sent", "accepted", "started", "completed", "expired", "cancelled"] {
        store(|conn| {
            assert_eq!(invited(conn, [Some(state), None], "select"), [pair(state, NEW)]);
        });
    }
}

#[test]
fn of_two_for_one_assessment_the_begun_one_stays_or_else_that_to_the_new_address() {
    let check = |states: [&str; 2], want: [&str; 2]| {
        store(|conn| {
            let found = invited(conn, states.map(Some), "select");
            assert_eq!(found, want.map(|state| pair(state, NEW)), "{states:?}");
        });
    };
    check(["sent", "opened"], ["cancelled", "opened"]);
    check(["sent", "started"], ["cancelled", "started"]);
    check(["started", "sent"], ["started", "cancelled"]);
    check(["completed", "sent"], ["completed", "sent"]);
    check(["sent", "expired"], ["sent", "expired"]);
}

#[test]
fn an_invitation_that_another_account_has_taken_is_not_displaced() {
    store(|conn| {
        let taken = format!(
            "update invitations set any_address = true, taken_as = 'b•••@x.example'
             where email = '{NEW}'"
        );
        let found = invited(conn, [Some("sent"), Some("started")], &taken);
        assert_eq!(found, [pair("sent", OLD), pair("started", NEW)]);
    });
}

#[test]
fn what_the_person_has_stopped_stays_stopped_and_what_a_mailbox_refuses_stays_with_it() {
    store(|conn| {
        let (one, two) = (testkit::company(conn, "One"), testkit::company(conn, "Two"));
        let sql = format!(
            "insert into invitation_stops (id, email, company_id, reason, at) values
               (gen_random_uuid(), '{OLD}', '{one}', 'opted_out', now()),
               (gen_random_uuid(), '{OLD}', '{two}', 'opted_out', now()),
               (gen_random_uuid(), '{NEW}', '{two}', 'opted_out', now()),
               (gen_random_uuid(), '{OLD}', null, 'bounced', now())"
        );
        conn.batch_execute(&sql).unwrap();
        move_invitations(conn, Actor::System, (OLD, NEW)).unwrap();
        use db::schema::invitation_stops::dsl as s;
        let stops: Vec<(String, String)> = s::invitation_stops
            .order((s::reason, s::email))
            .select((s::reason, s::email))
            .load(conn)
            .unwrap();
        let stopped = pair("opted_out", NEW);
        assert_eq!(stops, [pair("bounced", OLD), stopped.clone(), stopped]);
    });
}
