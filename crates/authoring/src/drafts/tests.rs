//! The machine by table, what a draft may hold, and drafts on the database.

use diesel::connection::SimpleConnection;
use kernel::{Limit, ProblemId, PuzzleId, Refused, UserId};
use testkit::store;

use super::*;
use crate::checks;

fn name(text: &str) -> Name {
    text.parse().unwrap()
}

fn some() -> Files {
    let file = |(path, text): (&str, &str)| (path.to_owned(), text.as_bytes().to_vec());
    [("problem.yaml", "name: Sums\n"), ("data/sample/1.in", "1\n")].map(file).into()
}

fn begun(conn: &mut Conn, text: &str) -> Draft {
    let whose = (Kind::Code, Owner::Bank, &name(text));
    begin(conn, Actor::Operator, whose, (Some("Sums"), &some())).unwrap()
}

fn change(path: &str, text: Option<&str>) -> Change {
    Change { path: path.to_owned(), content: text.map(|text| text.as_bytes().to_vec()) }
}

fn stepped(conn: &mut Conn, id: ProblemDraftId, by: By, event: Event) {
    step(conn, (Actor::Operator, by), Seen::any(id), event).unwrap();
}

#[test]
fn every_state_event_and_role_is_a_row_of_the_table_or_refused() {
    let mut rows = 0;
    for from in State::ALL {
        for event in Event::ALL {
            for by in By::ALL {
                let mut lines = STEPS.lines().iter();
                let row = lines.find(|(f, e, b, _)| (*f, *e, *b) == (from, event, by));
                let foreign = STEPS.lines().iter().any(|(f, e, ..)| (*f, *e) == (from, event));
                match STEPS.step(from, event, by) {
                    Ok(to) => assert_eq!(Some(to), row.map(|row| row.3), "{from:?} {event:?}"),
                    Err(Refused::NotYours { .. }) => assert!(row.is_none() && foreign),
                    Err(Refused::NotNow { .. }) => assert!(!foreign, "{from:?} {event:?}"),
                }
                rows += usize::from(row.is_some());
            }
        }
    }
    assert_eq!(rows, STEPS.lines().len());
    let edits = STEPS.lines().iter().filter(|(_, event, ..)| *event == Event::Edit);
    assert!(edits.into_iter().all(|(from, ..)| !from.was_published()));
}

#[test]
fn a_draft_takes_the_paths_of_a_package_and_no_others() {
    for (path, good) in [
        ("problem.yaml", true),
        ("data/secret/core/01-a.in", true),
        ("../out", false),
        ("/etc/passwd", false),
        ("a//b", false),
        (".hidden", false),
        ("data/.git/x", false),
        ("a\\b", false),
        ("a b", false),
        ("ä", false),
        ("", false),
        ("a/b/c/d/e/f/g/h", true),
        ("a/b/c/d/e/f/g/h/i", false),
        (&format!("{}/{}", "a".repeat(199), "b".repeat(200)), true),
        (&format!("{}/{}", "a".repeat(200), "b".repeat(200)), false),
    ] {
        assert_eq!(rules::check_changes(&[change(path, None)]).is_ok(), good, "{path}");
    }
    let twice = [change("a", None), change("a", Some(""))];
    assert!(rules::check_changes(&twice).is_err());
    let files = |paths: &[&str]| paths.iter().map(|p| ((*p).to_owned(), 1)).collect();
    assert!(rules::check_files(&files(&["a/b", "c"])).is_ok());
    assert!(rules::check_files(&files(&["a/b", "a"])).is_err(), "a folder that is a file");
    assert!(rules::check_files(&files(&["a/B", "a/b"])).is_err(), "the same but for case");
}

#[test]
fn a_draft_is_as_large_as_it_may_be_and_no_larger() {
    let many = |count: usize| (0..count).map(|n| (n.to_string(), 1)).collect();
    assert!(rules::check_files(&many(MAX_FILES)).is_ok());
    assert!(matches!(rules::check_files(&many(MAX_FILES + 1)), Err(Error::TooLarge)));
    let most = MAX_DRAFT_MIB * 1024 * 1024;
    assert!(rules::check_files(&[("a".to_owned(), most)].into()).is_ok());
    let large = [("a".to_owned(), most), ("b".to_owned(), 1)].into();
    assert!(matches!(rules::check_files(&large), Err(Error::TooLarge)));
    for (bytes, good) in [(MAX_FILE_BYTES, true), (MAX_FILE_BYTES + 1, false)] {
        let file = Change { path: "a".to_owned(), content: Some(vec![0; bytes]) };
        assert_eq!(rules::check_changes(&[file]).is_ok(), good, "{bytes}");
    }
}

#[test]
fn a_place_is_a_problem_or_a_puzzle() {
    let (problem, puzzle) = (ProblemId::new(), PuzzleId::new());
    let at = |place: Place| (place.problem(), place.puzzle());
    assert_eq!(at(Place::Problem(problem)), (Some(problem), None));
    assert_eq!(at(Place::Puzzle(puzzle)), (None, Some(puzzle)));
}

#[test]
fn prose_and_settings_are_stored_with_their_last_line_ended_and_data_as_it_is() {
    for (path, given, kept) in [
        ("statement/problem.en.md", "Add.", "Add.\n"),
        ("statement.en.md", "One.\r\nTwo.\r\n", "One.\nTwo.\n"),
        ("scenario.yaml", "name: x\n", "name: x\n"),
        ("problem.yaml", "", ""),
        ("data/sample/1.in", "1", "1"),
        ("attachments/starter.py", "x\r\n", "x\r\n"),
    ] {
        assert_eq!(rules::stored(&change(path, Some(given))), change(path, Some(kept)), "{path}");
    }
    assert_eq!(rules::stored(&change("a.md", None)), change("a.md", None));
    let bytes = Change { path: "a.md".to_owned(), content: Some(vec![0xff]) };
    assert_eq!(rules::stored(&bytes), bytes, "what is no text stays");
}

#[test]
fn a_title_is_one_line_and_else_the_name() {
    for (given, shown) in [
        (Some(" Sums "), "Sums"),
        (Some("a\0b"), "name"),
        (Some("a\nb"), "name"),
        (Some(""), "name"),
        (None, "name"),
    ] {
        assert_eq!(rules::title(given, "name"), shown);
    }
    assert_eq!(rules::title(Some(&"x".repeat(121)), "name"), "name");
}

#[test]
fn a_name_is_an_address_and_leaves_room_for_what_the_bank_adds() {
    for (text, good) in [("two-sum", true), ("ab", false), ("1ab", false), ("Two", false)] {
        assert_eq!(text.parse::<Name>().is_ok(), good, "{text}");
    }
    assert!("a".repeat(52).parse::<Name>().is_ok());
    assert!("a".repeat(53).parse::<Name>().is_err());
}

#[test]
fn a_stale_save_says_which_files_changed_and_changes_nothing() {
    store(|conn| {
        let draft = begun(conn, "sums");
        assert_eq!((draft.version, draft.state, draft.title.as_str()), (1, State::Draft, "Sums"));
        let seen = Seen::at(draft.id, 1);
        let changes = [change("data/sample/1.in", None), change("data/sample/2.in", Some("2\n"))];
        let saved = edit(conn, Actor::System, seen, &changes).unwrap();
        assert_eq!(saved.version, 2);
        let stale = edit(conn, Actor::System, seen, &[change("problem.yaml", Some("x"))]);
        let Err(Error::Stale(changed)) = stale else { panic!("{stale:?}") };
        let changed: Vec<_> = changed.iter().map(|c| (c.path.as_str(), c.removed)).collect();
        assert_eq!(changed, [("data/sample/1.in", true), ("data/sample/2.in", false)]);
        let files = files(conn, draft.id).unwrap();
        assert_eq!(files.keys().collect::<Vec<_>>(), ["data/sample/2.in", "problem.yaml"]);
        assert_eq!(files["problem.yaml"], b"name: Sums\n");
    });
}

#[test]
fn a_name_is_one_problems_of_its_owner() {
    store(|conn| {
        begun(conn, "sums");
        conn_savepoint(conn, |conn| {
            let whose = (Kind::Grid, Owner::Bank, &name("sums"));
            let again = begin(conn, Actor::System, whose, (None, &some()));
            assert!(matches!(again, Err(Error::NameTaken)), "{again:?}");
        });
        begun(conn, "others");
        let page = list(conn, Owner::Bank, Paging::first(Limit::default())).unwrap();
        assert_eq!(page.items.len(), 2);
        let none = Owner::Company(kernel::CompanyId::new());
        assert!(list(conn, none, Paging::first(Limit::default())).unwrap().items.is_empty());
    });
}

fn conn_savepoint(conn: &mut Conn, act: impl FnOnce(&mut Conn)) {
    use diesel::connection::SimpleConnection;
    conn.batch_execute("savepoint s").unwrap();
    act(conn);
    conn.batch_execute("rollback to savepoint s").unwrap();
}

#[test]
fn an_edit_cancels_the_check_and_a_check_that_ends_decides_the_state() {
    store(|conn| {
        let id = begun(conn, "sums").id;
        let check = checks::request(conn, Actor::System, Seen::any(id), (&[1; 32], None)).unwrap();
        assert_eq!(find(conn, id).unwrap().state, State::Verifying);
        checks::edit(conn, Actor::System, Seen::any(id), &[change("a", Some("1"))]).unwrap();
        assert_eq!(find(conn, id).unwrap().state, State::Draft);
        assert_eq!(checks::find(conn, check.id).unwrap().state, checks::State::Cancelled);
        assert!(checks::begin(conn, check.id).unwrap().is_none());
        checks::finish(conn, check.id, (true, None)).unwrap();
        assert_eq!(find(conn, id).unwrap().state, State::Draft, "it was cancelled");
        for (passed, state) in [(false, State::VerifyFailed), (true, State::Verified)] {
            let check =
                checks::request(conn, Actor::System, Seen::any(id), (&[1; 32], None)).unwrap();
            checks::begin(conn, check.id).unwrap().unwrap();
            checks::finish(conn, check.id, (passed, None)).unwrap();
            assert_eq!(find(conn, id).unwrap().state, state);
        }
    });
}

#[test]
fn what_waits_for_review_is_not_changed_and_comes_back_with_a_comment() {
    store(|conn| {
        let id = begun(conn, "sums").id;
        let check = checks::request(conn, Actor::System, Seen::any(id), (&[1; 32], None)).unwrap();
        checks::begin(conn, check.id).unwrap().unwrap();
        checks::finish(conn, check.id, (true, None)).unwrap();
        stepped(conn, id, By::Author, Event::Submit);
        let waits = waiting(conn, Paging::first(Limit::default())).unwrap();
        assert_eq!(waits.items.iter().map(|d| d.id).collect::<Vec<_>>(), [id]);
        let edited = edit(conn, Actor::System, Seen::any(id), &[change("a", Some("1"))]);
        assert!(matches!(edited, Err(Error::Refused(_))), "{edited:?}");
        let gone = discard(conn, Actor::System, Seen::any(id));
        assert!(matches!(gone, Err(Error::WasPublished)), "{gone:?}");
        for bad in ["  ", &"x".repeat(2001)] {
            let sent = send_back(conn, Actor::System, Seen::any(id), bad);
            assert!(matches!(sent, Err(Error::BadComment)), "{sent:?}");
        }
        let back = send_back(conn, Actor::System, Seen::any(id), " More edges. ").unwrap();
        assert_eq!((back.state, back.comment.as_deref()), (State::Draft, Some("More edges.")));
        discard(conn, Actor::System, Seen::any(id)).unwrap();
        assert!(matches!(find(conn, id), Err(Error::NoDraft)));
    });
}

#[test]
fn nobody_is_named_where_the_server_acts() {
    store(|conn| {
        let draft = begun(conn, "sums");
        assert_eq!((draft.updated_by, draft.updated_by_email), (None::<UserId>, None));
    });
}

#[test]
fn a_problem_is_counted_once_until_every_version_is_out_of_use() {
    store(|conn| {
        let first = begun(conn, "sums").id;
        begun(conn, "paths");
        let all = |conn: &mut Conn| count(conn, Owner::Bank).unwrap();
        assert_eq!(all(conn), 2);
        let run = |conn: &mut Conn, sql: String| {
            let off = "set session_replication_role = replica";
            let on = "set session_replication_role = origin";
            conn.batch_execute(&format!("{off}; {sql}; {on}")).unwrap();
        };
        let set = "update problem_drafts set state = 'deprecated', problem_version_id = gen_random_uuid()";
        run(conn, format!("{set} where id = '{first}'"));
        assert_eq!(all(conn), 1);
        let next = "insert into problem_drafts (id, lineage_id, number, slug, title, state)";
        let values = format!("gen_random_uuid(), '{first}', 2, 'sums', 'Sums', 'draft'");
        run(conn, format!("{next} values ({values})"));
        assert_eq!(all(conn), 2, "another version is being written");
        let third = "published', gen_random_uuid(), gen_random_uuid(), '";
        let more = "insert into problem_drafts (state, problem_version_id, id, lineage_id, number, slug, title)";
        run(conn, format!("{more} values ('{third}{first}', 3, 'sums', 'Sums')"));
        assert_eq!(all(conn), 2, "two versions of one problem are one");
        let company = testkit::company(conn, "Pellworth");
        assert_eq!(count(conn, Owner::Company(company)).unwrap(), 0);
        run(conn, format!("{set} where lineage_id = '{first}'"));
        assert_eq!(all(conn), 1);
    });
}
