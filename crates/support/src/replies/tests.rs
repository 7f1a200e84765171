//! Tokens by table and on the database.

use kernel::{Email, Instant};
use testkit::{store, user};

use super::*;
use crate::messages::{self, Draft};

fn email(text: &str) -> Email {
    text.parse().unwrap()
}

fn noon() -> Instant {
    "2026-11-25T12:00:00Z".parse().unwrap()
}

#[test]
fn an_address_holds_the_token_and_is_read_in_any_case() {
    let inbox = email("support@assay.example");
    let token = Token::of_bytes(&[0xab; 16]).unwrap();
    let address = token.address(&inbox).unwrap();
    let text = format!("support+{}@assay.example", "ab".repeat(16));
    assert_eq!(address.as_str(), text);
    assert!(Token::of_address(&inbox, &address) == Some(token.clone()));
    assert!(Token::of_address(&inbox, &email(&text.to_uppercase())) == Some(token));
    let long = email(&format!("{}@assay.example", "s".repeat(32)));
    assert!(Token::fresh().address(&long).is_none(), "a local part has at most 64 characters");
    assert!(Token::fresh().address(&email(&long.as_str()[1..])).is_some());
}

#[test]
fn another_address_holds_none() {
    let inbox = email("support@assay.example");
    let hex = "ab".repeat(16);
    for other in [
        "support@assay.example".to_owned(),
        format!("support+{hex}@other.example"),
        format!("sales+{hex}@assay.example"),
        format!("support{hex}@assay.example"),
        format!("support+{hex}0@assay.example"),
        format!("support+{}@assay.example", &hex[1..]),
        format!("support+{}@assay.example", "zz".repeat(16)),
        format!("support+{}@assay.example", "+a".repeat(16)),
    ] {
        assert!(Token::of_address(&inbox, &email(&other)).is_none(), "{other}");
    }
}

#[test]
fn a_conversation_keeps_its_token_and_no_two_have_the_same() {
    store(|conn| {
        let (ada, ben) = (user(conn, "ada@example.com", "Ada"), user(conn, "b@example.com", "Ben"));
        let draft = Draft { text: "Hello".to_owned(), files: Vec::new() };
        let of_ada = messages::write(conn, ada, &draft, noon()).unwrap().0.id;
        let of_ben = messages::write(conn, ben, &draft, noon()).unwrap().0.id;
        assert!(find(conn, of_ada).unwrap().is_none());
        let first = token(conn, of_ada).unwrap();
        assert!(token(conn, of_ada).unwrap() == first);
        let other = token(conn, of_ben).unwrap();
        assert!(first != other);
        assert_eq!(owner(conn, &first).unwrap(), Some(ada));
        assert_eq!(owner(conn, &other).unwrap(), Some(ben));
        assert_eq!(owner(conn, &Token::fresh()).unwrap(), None);
        let nowhere = token(conn, SupportConversationId::new());
        assert!(matches!(nowhere, Err(Error::NoConversation)));
    });
}
