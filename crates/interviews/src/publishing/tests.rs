//! What a story becomes, and the counts that follow it.

use kernel::StoryId;
use testkit::store;

use super::*;
use crate::directory;
use crate::form::tests::content;

pub(crate) fn at() -> Instant {
    "2026-03-03T12:00:00Z".parse().unwrap()
}

/// Publishes the story and answers its id.
pub(crate) fn published(conn: &mut Conn, content: &Content) -> StoryId {
    let id = StoryId::new();
    go_live(conn, id, content, Backing::Word, at()).unwrap();
    id
}

#[test]
fn counts_follow_a_story_through_its_life() {
    store(|conn| {
        let summary = |conn: &mut Conn| directory::summary(conn, at()).unwrap();
        let id = published(conn, &content("Pellworth"));
        published(conn, &content("Pellworth"));
        assert_eq!((summary(conn).stories, summary(conn).new_this_week), (2, 2));
        let mut moved = content("Other Ltd");
        moved.difficulty = 5;
        replace(conn, id, &moved, at()).unwrap();
        let companies: Vec<(String, i32)> =
            summary(conn).top_companies.into_iter().map(|c| (c.name, c.stories)).collect();
        assert_eq!(companies, [("Other Ltd".to_owned(), 1), ("Pellworth".to_owned(), 1)]);
        take_down(conn, id).unwrap();
        assert_eq!(summary(conn).stories, 1);
        assert!(matches!(directory::find(conn, "other-ltd"), Err(Error::NoCompany)));
        assert!(matches!(take_down(conn, id), Err(Error::NoStory)));
    });
}
