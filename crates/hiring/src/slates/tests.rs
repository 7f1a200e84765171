//! Slates on the database.

use kernel::Limit;
use testkit::store;

use super::*;
use crate::applications::tests::{new, published};
use crate::applications::{Acting, Event, Step, apply, step};
use crate::roles::State as RoleState;
use crate::roles::tests::at;

fn applied(conn: &mut Conn, role: RoleId, name: &str) -> ApplicationId {
    let user = testkit::user(conn, &format!("{name}@example.com"), name);
    apply(conn, &new(role, user), at()).unwrap().id
}

fn out(conn: &mut Conn, id: ApplicationId, reason: &str) -> Result<(), Error> {
    let code = ExclusionCode::Spam;
    exclude(conn, Actor::Operator, Seen::any(id), (code, reason), at())
}

#[test]
fn the_first_release_moves_the_role_on_and_takes_those_who_wait() {
    store(|conn| {
        let (_, role) = published(conn);
        let nobody = open(conn, Actor::Operator, Seen::any(role), (None, 10), at());
        assert!(matches!(nobody, Err(Error::NothingToRelease)), "{nobody:?}");
        let ids = ["ben", "cas", "dee"].map(|name| applied(conn, role, name));
        out(conn, ids[1], "Advertising.").unwrap();
        let chosen = open(conn, Actor::Operator, Seen::any(role), (Some(&ids[..2]), 10), at());
        assert!(matches!(chosen, Err(Error::NotWaiting)), "{chosen:?}");
        let (shown, waiting) =
            open(conn, Actor::Operator, Seen::any(role), (None, 10), at()).unwrap();
        assert_eq!((shown.state, waiting), (RoleState::ApplicantsReleased, vec![ids[0], ids[2]]));
        let (again, first) = open(conn, Actor::Operator, Seen::any(role), (None, 1), at()).unwrap();
        assert_eq!((again, first), (shown, vec![ids[0]]));
    });
}

#[test]
fn an_exclusion_is_taken_back_and_what_is_held_has_a_version() {
    store(|conn| {
        let (_, role) = published(conn);
        let id = applied(conn, role, "ben");
        let silent = out(conn, id, " ");
        assert!(matches!(silent, Err(Error::BadWhy)), "{silent:?}");
        let never = include(conn, Actor::Operator, Seen::any(id));
        assert!(matches!(never, Err(Error::NotExcluded)), "{never:?}");
        out(conn, id, "Advertising.").unwrap();
        let counts = find(conn, role).unwrap().counts;
        assert_eq!(counts, Counts { waiting: 0, excluded: 1, released: 0 });
        let place = Paging::first(Limit::default());
        let kept = candidates(conn, role, Part::Excluded, place).unwrap().items.remove(0);
        assert_eq!(kept.note.excluded.unwrap().reason, "Advertising.");
        annotate(conn, Actor::Operator, Seen::at(id, 1), " Ask. ").unwrap();
        let stale = include(conn, Actor::Operator, Seen::at(id, 1));
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        include(conn, Actor::Operator, Seen::at(id, 2)).unwrap();
        let (_, note) = candidate(conn, id).unwrap();
        assert_eq!((note.excluded, note.text.as_deref(), note.version), (None, Some("Ask."), 3));
        let long = annotate(conn, Actor::Operator, Seen::any(id), &"a".repeat(2001));
        assert!(matches!(long, Err(Error::BadEntryNote)), "{long:?}");
        annotate(conn, Actor::Operator, Seen::any(id), "").unwrap();
        assert_eq!(candidate(conn, id).unwrap().1.text, None);
    });
}

#[test]
fn what_was_released_or_withdrawn_is_in_no_part_that_waits() {
    store(|conn| {
        let (_, role) = published(conn);
        let (ben, cas) = (applied(conn, role, "ben"), applied(conn, role, "cas"));
        let shown = Step::plain(Event::Release);
        step(conn, Acting::Admin(Actor::Operator), Seen::any(ben), &shown, at()).unwrap();
        let user = applications::find(conn, cas).unwrap().application.candidate.unwrap();
        let gone = Step::plain(Event::Withdraw);
        step(conn, Acting::Candidate(user), Seen::any(cas), &gone, at()).unwrap();
        let slate = list(conn, Paging::first(Limit::default())).unwrap().items.remove(0);
        assert_eq!(slate.counts, Counts { waiting: 0, excluded: 0, released: 1 });
        for id in [ben, cas] {
            let late = out(conn, id, "Late.");
            assert!(matches!(late, Err(Error::NotWaiting)), "{late:?}");
        }
        assert_eq!(hidden(conn, role).unwrap(), HiddenTotals::default());
    });
}
