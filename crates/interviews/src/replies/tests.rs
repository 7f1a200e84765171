//! A company's answer on the database.

use diesel::connection::SimpleConnection;
use kernel::Limit;
use testkit::store;

use super::*;
use crate::form::tests::form;
use crate::manuscripts::tests::{author, shown as live};
use crate::{directory, moderation};

fn company(conn: &mut Conn, name: &str) -> CompanyId {
    let id = CompanyId::new();
    let sql =
        format!("insert into companies (id, name, state) values ('{id}', '{name}', 'approved')");
    conn.batch_execute(&sql).unwrap();
    directory::link(conn, id, name).unwrap();
    id
}

#[test]
fn a_company_answers_its_own_stories_once_and_readers_see_it_after_review() {
    store(|conn| {
        let (ada, ruth) = (author(conn, 1), author(conn, 2));
        let story = live(conn, ada, &form("Pellworth")).id;
        let (own, other) = (company(conn, "Pellworth"), company(conn, "Other"));
        let foreign = reply(conn, story, Speaker { company: other, author: ruth }, "Thanks.");
        assert!(matches!(foreign, Err(Error::NoStory)));
        assert!(matches!(
            reply(conn, story, Speaker { company: own, author: ruth }, "  "),
            Err(Error::BadReply)
        ));
        let made =
            reply(conn, story, Speaker { company: own, author: ruth }, " Thank you for this. ")
                .unwrap();
        assert_eq!((made.state, made.text.as_str()), (State::PendingReview, "Thank you for this."));
        assert_eq!(shown(conn, story).unwrap(), None);
        let stale = decide(conn, Actor::Operator, Seen::at(story, 7), Decision::Publish);
        assert!(matches!(stale, Err(Error::StaleVersion)));
        decide(conn, Actor::Operator, Seen::at(story, made.version), Decision::Publish).unwrap();
        let seen = shown(conn, story).unwrap().unwrap();
        assert_eq!(
            (seen.text.as_str(), seen.company_name.as_str()),
            ("Thank you for this.", "Pellworth")
        );
        let (list, next) = of_company(conn, own, Paging::first(Limit::default())).unwrap();
        assert_eq!((list.len(), list[0].1, next), (1, Some(State::Published), None));
        assert!(of_company(conn, other, Paging::first(Limit::default())).unwrap().0.is_empty());
    });
}

#[test]
fn a_second_answer_is_refused() {
    store(|conn| {
        let (ada, ruth) = (author(conn, 1), author(conn, 2));
        let story = live(conn, ada, &form("Pellworth")).id;
        let own = company(conn, "Pellworth");
        reply(conn, story, Speaker { company: own, author: ruth }, "Thanks.").unwrap();
        let again = reply(conn, story, Speaker { company: own, author: ruth }, "Thanks.");
        assert!(matches!(again, Err(Error::Replied)));
    });
}

#[test]
fn a_complaint_has_the_story_looked_at_and_leaves_it_where_it_is() {
    store(|conn| {
        let (ada, ruth) = (author(conn, 1), author(conn, 2));
        let story = live(conn, ada, &form("Pellworth")).id;
        let own = company(conn, "Pellworth");
        dispute(conn, story, Speaker { company: own, author: ruth }, "Nobody of ours was there.")
            .unwrap();
        assert!(stories::find(conn, story).is_ok());
        let manuscript = moderation::find(conn, story).unwrap();
        assert_eq!(manuscript.state, crate::machine::State::Flagged);
        assert_eq!(shown(conn, story).unwrap(), None, "a complaint is not for readers");
    });
}
