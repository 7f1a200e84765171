//! What is found by whom, on the database.

use diesel::connection::SimpleConnection;
use testkit::store;

use super::*;
use crate::applications::tests::{chosen, published, released};
use crate::roles::tests::member;

#[test]
fn a_company_finds_its_own_roles_and_the_applicants_whose_names_it_reads() {
    store(|conn| {
        let (ada, role) = published(conn);
        let (_, shown) = chosen(conn, ada, role, "ben@example.com");
        let hidden = released(conn, role, "zoe@example.com");
        conn.batch_execute(
            "update applications set profile = jsonb_set(profile, '{name}', '\"Zoë Müller\"')",
        )
        .unwrap();
        let found = |conn: &mut Conn, company, text| {
            let names = applicants(conn, company, text, 5).unwrap();
            names.into_iter().map(|one| one.id).collect::<Vec<_>>()
        };
        assert_eq!(found(conn, ada.company, "MULLER"), [shown.id]);
        assert_eq!(found(conn, ada.company, "100%"), []);
        conn.batch_execute(&format!(
            "insert into named_roles (role_id, named_by, named_at) values ('{role}', '{}', now())",
            ada.user
        ))
        .unwrap();
        assert_eq!(found(conn, ada.company, "zoe").len(), 2, "{hidden:?} is shown by name now");
        assert_eq!(applicants(conn, ada.company, "zoe", 1).unwrap().len(), 1);
        let title = roles(conn, ada.company, "", 5).unwrap().remove(0).title;
        let part = title[1..].to_uppercase();
        assert_eq!(roles(conn, ada.company, &part, 5).unwrap()[0].id, role);
        let other = member(conn, "eve@example.com");
        assert_eq!(found(conn, other.company, "zoe"), []);
        assert_eq!(roles(conn, other.company, &part, 5).unwrap(), []);
    });
}
