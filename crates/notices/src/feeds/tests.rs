//! Secrets of addresses, and addresses on the database.

use testkit::store;

use super::*;

#[test]
fn a_secret_is_read_as_it_is_written_and_nothing_else_is() {
    let secret = Secret::random();
    let text = secret.reveal();
    assert_eq!((text.len(), Secret::parse(&text)), (43, Some(secret.clone())));
    for wrong in ["", &text[1..], &format!("{text}A"), "é", &text.replace(&text[..1], "/")] {
        assert_eq!(Secret::parse(wrong), None, "{wrong}");
    }
    assert_eq!(format!("{secret:?}"), "Secret(…)");
}

#[test]
fn an_address_opens_until_it_is_replaced_or_ended() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let now = db::clock::now(conn).unwrap();
        assert_eq!(of(conn, ada).unwrap(), None);
        let (_, first) = make(conn, ada, now).unwrap();
        assert_eq!(open(conn, &first.reveal()).unwrap(), ada);
        note_read(conn, ada, now.date_naive()).unwrap();
        assert_eq!(of(conn, ada).unwrap().unwrap().read_on, Some(now.date_naive()));
        let (made, second) = make(conn, ada, now).unwrap();
        assert_eq!((of(conn, ada).unwrap(), made.read_on), (Some(made), None));
        let dead = |conn: &mut Conn, secret: &Secret| {
            matches!(open(conn, &secret.reveal()), Err(Error::UnknownLink))
        };
        assert!(dead(conn, &first) && !dead(conn, &second));
        end(conn, ada).unwrap();
        end(conn, ada).unwrap();
        assert!(dead(conn, &second) && of(conn, ada).unwrap().is_none());
    });
}
