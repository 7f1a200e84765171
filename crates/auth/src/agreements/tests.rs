//! Agreeing to editions, and being asked again.

use db::schema::agreements;
use diesel::prelude::*;
use testkit::store;

use super::*;
use crate::users;

fn kept(conn: &mut Conn, user: UserId) -> Vec<(String, String)> {
    agreements::table
        .filter(agreements::user_id.eq(user))
        .select((agreements::document, agreements::edition))
        .order(agreements::document)
        .load(conn)
        .unwrap()
}

#[test]
fn an_agreement_is_kept_with_its_editions_and_asked_again_at_a_new_one() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        assert!(are_due(&users::get(conn, ada).unwrap()));
        let old = Editions { privacy: "0.9", ..IN_FORCE };
        assert!(matches!(agree(conn, ada, old), Err(Error::AgreementsOutdated)));
        assert_eq!(kept(conn, ada), []);
        agree(conn, ada, IN_FORCE).unwrap();
        agree(conn, ada, IN_FORCE).unwrap();
        let texts = [("privacy", PRIVACY_EDITION), ("terms", TERMS_EDITION)];
        assert_eq!(kept(conn, ada), texts.map(|(text, edition)| (text.into(), edition.into())));
        assert!(!are_due(&users::get(conn, ada).unwrap()));
        // An edition that is newer than the one that was agreed to.
        store::keep_last(conn, ada, old).unwrap();
        assert!(are_due(&users::get(conn, ada).unwrap()));
    });
}
