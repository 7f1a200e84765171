//! Who sees what goes with a card, on the database.

use diesel::connection::SimpleConnection;
use testkit::store;

use super::*;
use crate::cards::tests::join;
use crate::profiles::tests::{form, resume};
use crate::profiles::{self, Form, Visibility};
use crate::results::tests::attempt;

fn named() -> Form {
    let github = Some("https://github.com/ada".to_owned());
    Form { visibility: Visibility::Named, github, ..form() }
}

#[test]
fn what_goes_with_a_card_is_shown_to_nobody_who_is_blocked_and_of_nobody_who_hides_or_is_locked() {
    store(|conn| {
        let (pell, quill) = (testkit::company(conn, "Pellworth"), testkit::company(conn, "Quill"));
        let ada = join(conn, "Ada", &named());
        let (file, result) = (resume(conn, ada), attempt(conn, ada));
        profiles::attach(conn, ada, Some(file)).unwrap();
        let mut version = 1;
        let mut save = |conn: &mut Conn, form: &Form| {
            version = profiles::save(conn, ada, version, form).unwrap().version;
        };
        let shown = Form { results: [result].into(), blocked: [quill].into(), ..named() };
        save(conn, &shown);
        let found = of(conn, pell, &[ada]).unwrap();
        let whole = Extras {
            user: ada,
            headline: "Backend engineer".to_owned(),
            github: Some("https://github.com/ada".to_owned()),
            resume: Some(file),
            results: [result].into(),
        };
        assert_eq!(found, [whole]);
        assert_eq!(of(conn, pell, &[]).unwrap(), []);
        assert_eq!(of(conn, quill, &[ada]).unwrap(), [], "she blocks it");
        let holds = |is_named| Some(Holder { user: ada, is_named, has_met: false });
        assert_eq!(holder(conn, pell, file).unwrap(), holds(true));
        assert_eq!(holder(conn, quill, file).unwrap(), None);
        assert_eq!(holder(conn, pell, ResumeId::new()).unwrap(), None);
        save(conn, &Form { visibility: Visibility::Anonymous, ..shown.clone() });
        assert_eq!(holder(conn, pell, file).unwrap(), holds(false));
        save(conn, &Form { visibility: Visibility::Hidden, ..shown.clone() });
        assert_eq!(of(conn, pell, &[ada]).unwrap(), []);
        assert_eq!(holder(conn, pell, file).unwrap(), None);
        save(conn, &shown);
        let lock = format!("update users set disabled_at = now() where id = '{ada}'");
        conn.batch_execute(&lock).unwrap();
        assert_eq!(of(conn, pell, &[ada]).unwrap(), []);
        assert_eq!(holder(conn, pell, file).unwrap(), None);
    });
}
