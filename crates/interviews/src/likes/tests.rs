//! Likes on the database.

use diesel::connection::SimpleConnection;
use kernel::StoryId;
use testkit::store;

use super::*;
use crate::form::tests::content;
use crate::publishing::tests::published;

fn reader(conn: &mut Conn, number: u8) -> UserId {
    testkit::user(conn, &format!("reader{number}@example.com"), "Reader")
}

fn is(is_liked: bool, likes_count: i32) -> Status {
    Status { is_liked, likes_count }
}

#[test]
fn liking_twice_is_liking_once_and_the_count_never_goes_below_nothing() {
    store(|conn| {
        let story = published(conn, &content("Pellworth"));
        let (ada, ben) = (reader(conn, 1), reader(conn, 2));
        for _ in 0..2 {
            assert_eq!(like(conn, ada, story).unwrap(), is(true, 1));
        }
        assert_eq!(like(conn, ben, story).unwrap(), is(true, 2));
        for _ in 0..2 {
            assert_eq!(unlike(conn, ada, story).unwrap(), is(false, 1));
        }
        conn.batch_execute(&format!("delete from users where id = '{ben}'")).unwrap();
        assert_eq!(unlike(conn, ada, story).unwrap(), is(false, 0));
    });
}

#[test]
fn a_batch_leaves_out_what_is_unknown_or_hidden() {
    store(|conn| {
        let shown = published(conn, &content("Pellworth"));
        let hidden = published(conn, &content("Pellworth"));
        let ada = reader(conn, 1);
        like(conn, ada, shown).unwrap();
        like(conn, ada, hidden).unwrap();
        conn.batch_execute(&format!(
            "update interviews set state = 'flagged', hidden = true where id = '{hidden}'"
        ))
        .unwrap();
        let batch = Batch::parse(&[shown, hidden, StoryId::new(), shown]).unwrap();
        assert_eq!(statuses(conn, ada, batch).unwrap(), [(shown, is(true, 1))]);
        assert!(matches!(like(conn, ada, hidden), Err(Error::NoStory)));
        assert!(matches!(unlike(conn, ada, hidden), Err(Error::NoStory)));
        assert!(matches!(like(conn, ada, StoryId::new()), Err(Error::NoStory)));
    });
}

#[test]
fn readers_who_ask_together_each_get_their_own_stories_and_likes() {
    store(|conn| {
        let mut stories: Vec<StoryId> =
            (0..6).map(|_| published(conn, &content("Pellworth"))).collect();
        stories.sort_unstable();
        let readers: Vec<UserId> = (1..=4).map(|number| reader(conn, number)).collect();
        // The last of them asks nothing but what the second asks, and likes nothing.
        for (reader, story) in [(0, 0), (0, 2), (1, 2), (1, 3), (2, 5), (2, 0)] {
            like(conn, readers[reader], stories[story]).unwrap();
        }
        let ask = |reader: usize, asked: &[usize]| {
            let ids: Vec<StoryId> = asked.iter().map(|at| stories[*at]).collect();
            Asked { reader: readers[reader], batch: Batch::parse(&ids).unwrap() }
        };
        let asked = [ask(0, &[2, 0, 1]), ask(1, &[1, 2]), ask(2, &[5, 4]), ask(3, &[2, 1])];
        let answers = store::statuses(conn, &asked).unwrap();
        let of = |answers: &[(usize, bool, i32)]| -> Statuses {
            answers.iter().map(|(at, liked, count)| (stories[*at], is(*liked, *count))).collect()
        };
        assert_eq!(
            answers,
            [
                of(&[(0, true, 2), (1, false, 0), (2, true, 2)]),
                of(&[(1, false, 0), (2, true, 2)]),
                of(&[(4, false, 0), (5, true, 1)]),
                of(&[(1, false, 0), (2, false, 2)]),
            ]
        );
        for asked in asked {
            let alone = statuses(conn, asked.reader, asked.batch.clone()).unwrap();
            assert!(answers.contains(&alone), "{alone:?}");
        }
    });
}

#[test]
fn a_batch_holds_one_to_two_hundred() {
    let ids: Vec<StoryId> = (0..201).map(|_| StoryId::new()).collect();
    assert_eq!(Batch::parse(&[]), None);
    assert_eq!(Batch::parse(&ids), None);
    assert!(Batch::parse(&ids[..200]).is_some());
}
