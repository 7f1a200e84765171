//! Lists on the database.

use testkit::store;

use super::*;
use crate::cards::tests::{at, join};
use crate::profiles::tests::form;
use crate::profiles::{self, Form, Visibility};
use diesel::connection::SimpleConnection;
use kernel::UserId;

fn named() -> Form {
    Form { visibility: Visibility::Named, ..form() }
}

fn approved(conn: &mut Conn, name: &str) -> CompanyId {
    let company = testkit::company(conn, name);
    let sql = format!("update companies set state = 'approved' where id = '{company}'");
    conn.batch_execute(&sql).unwrap();
    company
}

fn profile(conn: &mut Conn, user: UserId) -> TalentProfileId {
    profiles::of_user(conn, user).unwrap().unwrap().id
}

fn first() -> Paging {
    Paging::first(Limit::default())
}

/// The names that a company sees.
fn seen(conn: &mut Conn, company: CompanyId) -> Vec<String> {
    let page = list(conn, (company, Eyes::Company), first()).unwrap();
    page.items.into_iter().map(|pick| pick.name).collect()
}

#[test]
fn a_note_has_one_to_five_hundred_characters_that_can_be_seen() {
    assert_eq!(rules::check_note(" Writes well. ").unwrap(), "Writes well.");
    for note in [String::new(), "  ".to_owned(), "n".repeat(501), "a\u{202e}b".to_owned()] {
        assert!(matches!(rules::check_note(&note), Err(Error::Field { field: "note", .. })));
    }
    assert!(rules::check_note(&"é".repeat(500)).is_ok());
}

#[test]
fn only_those_who_show_their_name_and_take_part_are_found_and_listed() {
    store(|conn| {
        let company = approved(conn, "Pellworth");
        let ada = join(conn, "Ada", &named());
        let ben = join(conn, "Ben", &form());
        let eve = join(conn, "Eve", &Form { curated: false, ..named() });
        let found: Vec<String> =
            members(conn, "@EXAMPLE").unwrap().into_iter().map(|member| member.name).collect();
        assert_eq!(found, ["Ada"]);
        assert_eq!(members(conn, "_").unwrap(), [], "an underscore is itself");
        for who in [ben, eve] {
            let who = profile(conn, who);
            let added = add(conn, Actor::Operator, (company, who), "Good", at());
            assert!(matches!(added, Err(Error::NotCurated)), "{added:?}");
        }
        let who = profile(conn, ada);
        let none = add(conn, Actor::Operator, (CompanyId::new(), who), "Good", at());
        assert!(matches!(none, Err(Error::NoCompany)), "{none:?}");
        let made = add(conn, Actor::Operator, (company, who), "Good", at()).unwrap();
        assert_eq!((made.name.as_str(), made.note.as_str(), made.is_shown), ("Ada", "Good", true));
        let twice = add(conn, Actor::Operator, (company, who), "Good", at());
        assert!(matches!(twice, Err(Error::PickedAlready)), "{twice:?}");
        assert_eq!(seen(conn, company), ["Ada"]);
        let other = approved(conn, "Quillhaven");
        assert_eq!(seen(conn, other), [""; 0]);
        assert!(matches!(choose(conn, other, made.id), Err(Error::NoPick)));
        assert_eq!(choose(conn, company, made.id).unwrap().user, ada);
        remove(conn, Actor::Operator, made.id).unwrap();
        assert!(matches!(remove(conn, Actor::Operator, made.id), Err(Error::NoPick)));
        assert_eq!(seen(conn, company), [""; 0]);
    });
}

#[test]
fn who_hides_opts_out_blocks_or_is_locked_is_gone_at_once_and_the_admin_knows() {
    store(|conn| {
        let company = approved(conn, "Pellworth");
        let ada = join(conn, "Ada", &named());
        let who = profile(conn, ada);
        let made = add(conn, Actor::Operator, (company, who), "Good", at()).unwrap();
        let gone = [
            Form { visibility: Visibility::Hidden, ..named() },
            Form { visibility: Visibility::Anonymous, ..named() },
            Form { curated: false, ..named() },
            Form { blocked: [company].into(), ..named() },
        ];
        let mut version = 1;
        for change in gone {
            profiles::save(conn, ada, version, &change).unwrap();
            assert_eq!(seen(conn, company), [""; 0], "{change:?}");
            assert!(matches!(choose(conn, company, made.id), Err(Error::NoPick)));
            let all = list(conn, (company, Eyes::Admin), first()).unwrap().items;
            assert_eq!((all.len(), all[0].is_shown), (1, false), "{change:?}");
            profiles::save(conn, ada, version + 1, &named()).unwrap();
            version += 2;
            assert_eq!(seen(conn, company), ["Ada"]);
        }
        let locked = format!("update users set disabled_at = now() where id = '{ada}'");
        conn.batch_execute(&locked).unwrap();
        assert_eq!(seen(conn, company), [""; 0]);
        profiles::leave(conn, ada).unwrap();
        assert_eq!(list(conn, (company, Eyes::Admin), first()).unwrap().items, []);
    });
}
