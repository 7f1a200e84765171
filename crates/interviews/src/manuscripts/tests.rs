//! Authors' copies on the database.

use db::audit::{self, Object};
use diesel::connection::SimpleConnection;
use kernel::{Limit, Refused, Seen};
use testkit::store;

use super::*;
use crate::form::tests::form;
use crate::moderation::{self, Decision, Reason, Ruling, Why};
use crate::publishing::tests::at;
use crate::stories;

pub(crate) fn author(conn: &mut Conn, number: u8) -> UserId {
    testkit::user(conn, &format!("author{number}@example.com"), "A")
}

/// A manuscript of this form, sent.
pub(crate) fn sent(conn: &mut Conn, who: UserId, form: &Form) -> Manuscript {
    let manuscript = create(conn, who, form, Way::Manual).unwrap();
    submit(conn, who, Seen::at(manuscript.id, manuscript.version), PER_DAY, at()).unwrap()
}

/// The same, published by a moderator.
pub(crate) fn shown(conn: &mut Conn, who: UserId, form: &Form) -> Manuscript {
    let manuscript = sent(conn, who, form);
    moderation::decide(conn, Actor::Operator, Seen::any(manuscript.id), Ruling::PUBLISH, at())
        .unwrap()
}

#[test]
fn the_database_knows_the_same_edges() {
    store(|conn| {
        let who = author(conn, 1);
        let id = create(conn, who, &form("Pellworth"), Way::Manual).unwrap().id;
        for from in State::ALL {
            for to in State::ALL {
                let wanted =
                    from == to || STEPS.lines().iter().any(|row| (row.0, row.3) == (from, to));
                let sql = format!(
                    "savepoint s; alter table interview_drafts disable trigger user; \
                     update interview_drafts set state = '{}' where id = '{id}'; \
                     alter table interview_drafts enable trigger user; \
                     update interview_drafts set state = '{}' where id = '{id}'",
                    from.as_str(),
                    to.as_str()
                );
                let moved = conn.batch_execute(&sql).is_ok();
                assert_eq!(moved, wanted, "{from:?} to {to:?}");
                conn.batch_execute("rollback to s").unwrap();
            }
        }
    });
}

#[test]
fn what_its_author_can_do_follows_from_the_states_of_story_and_edit() {
    use Act::{Edit, Submit, Withdraw};
    store(|conn| {
        let who = author(conn, 1);
        let draft = create(conn, who, &form("Pellworth"), Way::Manual).unwrap();
        for (state, edit, want) in [
            (State::Draft, None, vec![Edit, Submit, Withdraw]),
            (State::ChangesRequested, None, vec![Edit, Withdraw]),
            (State::PendingReview, None, vec![Withdraw]),
            (State::Published, None, vec![Edit, Withdraw]),
            (State::Published, Some(State::Draft), vec![Edit, Submit, Withdraw]),
            (State::Published, Some(State::PendingReview), vec![Withdraw]),
            (State::Removed, None, vec![]),
            (State::Withdrawn, None, vec![]),
        ] {
            let seen = Manuscript { state, edit, ..draft.clone() };
            assert_eq!(seen.actions(), want, "{state:?} {edit:?}");
        }
        let [filled, confirmed] = [&["tips", "year"][..], &["year"]]
            .map(|names| names.iter().map(|&name| name.to_owned()).collect());
        let seen = Manuscript { machine_filled: filled, confirmed, ..draft };
        assert_eq!(seen.unconfirmed(), ["tips"]);
    });
}

#[test]
fn one_story_in_five_is_looked_at_afterwards() {
    let looked_at = |id: &u128| {
        let id = StoryId(kernel::uuid::Uuid::from_u128(*id));
        rules::afterwards(id) == Afterwards::LookAtIt
    };
    let found: Vec<u128> = (0..13).filter(looked_at).collect();
    assert_eq!(found, [0, 5, 10]);
}

#[test]
fn a_story_goes_from_a_draft_to_its_readers_without_its_pay() {
    store(|conn| {
        let ada = author(conn, 1);
        let manuscript = create(conn, ada, &form("Pellworth"), Way::Manual).unwrap();
        assert!(matches!(stories::find(conn, manuscript.id), Err(Error::NoStory)));
        let sent =
            submit(conn, ada, Seen::at(manuscript.id, manuscript.version), PER_DAY, at()).unwrap();
        assert_eq!((sent.state, sent.warnings), (State::PendingReview, vec![]));
        let stale =
            save(conn, ada, Seen::at(manuscript.id, manuscript.version), &form("Pellworth"), &[]);
        assert!(matches!(stale, Err(Error::StaleVersion)));
        let late = save(conn, ada, Seen::at(manuscript.id, sent.version), &form("Pellworth"), &[]);
        assert!(matches!(late, Err(Error::Refused(Refused::NotNow { .. }))));
        moderation::decide(conn, Actor::Operator, Seen::any(manuscript.id), Ruling::PUBLISH, at())
            .unwrap();
        let story = stories::find(conn, manuscript.id).unwrap();
        assert!(!format!("{story:?}").contains("30 an hour"), "pay is nobody's to read");
        let steps: Vec<String> = audit::history(conn, Object::of("interview", manuscript.id), 50)
            .unwrap()
            .into_iter()
            .map(|done| format!("{}>{}", done.action, done.to.unwrap_or_default()))
            .collect();
        let want = [
            "create>draft",
            "submit>auto_check",
            "found_clean>pending_review",
            "publish>published",
        ];
        assert_eq!(steps, want);
    });
}

#[test]
fn what_the_checks_find_holds_a_story_back() {
    store(|conn| {
        let ada = author(conn, 1);
        let mut risky = form("Pellworth");
        risky.tips = "Write to jane@example.com".to_owned();
        let held = sent(conn, ada, &risky);
        assert_eq!(held.state, State::Held);
        assert_eq!((held.warnings[0].code.as_str(), held.warnings.len()), ("email", 1));
        shown(conn, ada, &form("Other Ltd"));
        let mut copy = form("Other Ltd");
        copy.company_name = "Third Ltd".to_owned();
        let ben = author(conn, 2);
        let copied = sent(conn, ben, &copy);
        assert_eq!(copied.warnings[0].code.as_str(), "duplicate_text");
    });
}

#[test]
fn one_interview_is_shared_once_three_a_day_and_five_about_a_company() {
    store(|conn| {
        let ada = author(conn, 1);
        let first = sent(conn, ada, &form("Pellworth"));
        let again = create(conn, ada, &form(" PELLWORTH "), Way::Manual);
        assert!(matches!(again, Err(Error::Duplicate { story: Some(id) }) if id == first.id));
        let in_year = |year| Form { year: Some(year), ..form("Pellworth") };
        sent(conn, ada, &in_year(2024));
        sent(conn, ada, &in_year(2023));
        let fourth = create(conn, ada, &in_year(2022), Way::Manual).unwrap();
        let late = submit(conn, ada, Seen::at(fourth.id, fourth.version), PER_DAY, at());
        assert!(matches!(late, Err(Error::DailyLimit(3))));
        let next = at() + TimeDelta::days(2);
        for year in [2022, 2021] {
            let form = in_year(year);
            let manuscript = match year {
                2022 => fourth.clone(),
                _ => create(conn, ada, &form, Way::Manual).unwrap(),
            };
            submit(conn, ada, Seen::at(manuscript.id, manuscript.version), PER_DAY, next).unwrap();
        }
        let sixth = create(conn, ada, &in_year(2020), Way::Manual).unwrap();
        let much = submit(conn, ada, Seen::at(sixth.id, sixth.version), PER_DAY, next);
        assert!(matches!(much, Err(Error::CompanyLimit)));
        let ben = author(conn, 2);
        assert!(create(conn, ben, &form("Pellworth"), Way::Manual).is_ok());
    });
}

#[test]
fn an_edit_waits_beside_the_text_that_is_shown() {
    store(|conn| {
        let ada = author(conn, 1);
        let live = shown(conn, ada, &form("Pellworth"));
        let mut better = form("Pellworth");
        better.summary = format!("{} And they wrote to me afterwards.", better.summary);
        let edit = save(conn, ada, Seen::at(live.id, live.version), &better, &[]).unwrap();
        assert_eq!((edit.state, edit.edit), (State::Published, Some(State::Draft)));
        let sent = submit(conn, ada, Seen::at(edit.id, edit.version), PER_DAY, at()).unwrap();
        let waiting =
            Some(if sent.warnings.is_empty() { State::PendingReview } else { State::Held });
        assert_eq!(sent.edit, waiting);
        let shown = |conn: &mut Conn| stories::find(conn, live.id).unwrap().summary;
        assert!(!shown(conn).contains("afterwards"));
        let why = Why { reason: Reason::Unclear, text: "Say when.".to_owned() };
        let ask = Ruling { decision: Decision::RequestChanges, why: Some(&why) };
        let asked =
            moderation::decide(conn, Actor::Operator, Seen::any(live.id), ask, at()).unwrap();
        assert_eq!(asked.note.as_deref(), Some("Your story is hard to understand. Say when."));
        let again = save(conn, ada, Seen::at(live.id, asked.version), &better, &[]).unwrap();
        submit(conn, ada, Seen::at(live.id, again.version), PER_DAY, at()).unwrap();
        let done =
            moderation::decide(conn, Actor::Operator, Seen::any(live.id), Ruling::PUBLISH, at())
                .unwrap();
        assert_eq!((done.state, done.edit), (State::Published, None));
        assert!(shown(conn).contains("afterwards"));
    });
}

#[test]
fn a_draft_is_gone_when_taken_back_and_a_shown_story_is_no_longer_shown() {
    store(|conn| {
        let ada = author(conn, 1);
        let manuscript = create(conn, ada, &form("Pellworth"), Way::Manual).unwrap();
        assert_eq!(withdraw(conn, ada, Seen::at(manuscript.id, manuscript.version)).unwrap(), None);
        let live = shown(conn, ada, &form("Pellworth"));
        let back = withdraw(conn, ada, Seen::at(live.id, live.version)).unwrap().unwrap();
        assert_eq!((back.state, back.actions()), (State::Withdrawn, vec![]));
        assert!(matches!(stories::find(conn, live.id), Err(Error::NoStory)));
        let twice = withdraw(conn, ada, Seen::at(live.id, back.version));
        assert!(matches!(twice, Err(Error::Refused(Refused::NotNow { .. }))));
        assert!(
            create(conn, ada, &form("Pellworth"), Way::Manual).is_ok(),
            "it may be shared again"
        );
    });
}

#[test]
fn a_story_is_nobodys_but_its_authors() {
    store(|conn| {
        let (ada, ben) = (author(conn, 1), author(conn, 2));
        let manuscript = create(conn, ada, &form("Pellworth"), Way::Manual).unwrap();
        let at_version = Seen::at(manuscript.id, manuscript.version);
        assert!(matches!(find(conn, ben, manuscript.id), Err(Error::NoStory)));
        assert!(matches!(look(conn, ben, manuscript.id), Err(Error::NoStory)));
        let saved = save(conn, ben, at_version, &form("Pellworth"), &[]);
        assert!(matches!(saved, Err(Error::NoStory)));
        assert!(matches!(submit(conn, ben, at_version, PER_DAY, at()), Err(Error::NoStory)));
        assert!(matches!(withdraw(conn, ben, at_version), Err(Error::NoStory)));
        let place = Paging::first(Limit::default());
        assert!(list(conn, ben, place).unwrap().items.is_empty());
        assert_eq!(list(conn, ada, place).unwrap().items.len(), 1);
    });
}

#[test]
fn what_nobody_reads_goes_with_its_author() {
    store(|conn| {
        let ada = author(conn, 1);
        let live = shown(conn, ada, &form("Pellworth"));
        sent(conn, ada, &form("Other Ltd"));
        abandon(conn, ada).unwrap();
        let left = list(conn, ada, Paging::first(Limit::default())).unwrap().items;
        assert_eq!(left.iter().map(|manuscript| manuscript.id).collect::<Vec<_>>(), [live.id]);
    });
}
