//! Reports on the database; what they lead to is tested with the moderator's decisions.

use kernel::StoryId;
use testkit::store;

use super::*;
use crate::form::tests::form;
use crate::manuscripts::tests::{author, shown};

#[test]
fn a_report_keeps_what_was_said_and_not_who_said_it() {
    store(|conn| {
        let ada = author(conn, 1);
        let story = shown(conn, ada, &form("Pellworth")).id;
        let ben = author(conn, 2);
        report(conn, ben, story, Why::Confidential, Some("The test is secret.")).unwrap();
        let open = open(conn, story).unwrap();
        assert_eq!(open[0].text.as_deref(), Some("The test is secret."));
        assert_eq!((open.len(), open[0].why), (1, Why::Confidential));
        let absent = report(conn, ben, StoryId::new(), Why::Spam, None);
        assert!(matches!(absent, Err(Error::NoStory)));
    });
}
