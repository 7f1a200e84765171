//! Prospects by table and on the database.

use std::collections::BTreeMap;

use diesel::connection::SimpleConnection;
use kernel::{Limit, TalentProfileId};
use testkit::store;

use super::rules::Kept;
use super::*;
use crate::cards::tests::{at, join};
use crate::cards::{Filter, Named, Sight};
use crate::profiles::tests::form;
use crate::profiles::{self, Form, Skill, Visibility};

fn sight(says: &[&str], name: Option<&str>) -> Sight {
    let named =
        name.map(|name| Named { user: UserId::new(), name: name.into(), headline: "Hi".into() });
    let says = says.iter().map(|fact| (*fact).to_owned()).collect();
    Sight { user: UserId::new(), cell: vec![1], says, named }
}

fn kept(says: &[&str], is_named: bool, crowd: Vec<TalentProfileId>) -> Kept {
    Kept {
        id: TalentProspectId::new(),
        profile: crowd[0],
        label: "K7F2".to_owned(),
        is_named,
        facts: says.iter().map(|fact| (*fact).to_owned()).collect(),
        note: None,
        added_at: at(),
        crowd,
    }
}

#[test]
fn an_anonymous_prospect_is_shown_while_its_card_says_the_same_and_five_have_ever_since() {
    let crowd: Vec<TalentProfileId> = (0..6).map(|_| TalentProfileId::new()).collect();
    let one = kept(&["skill.rust", "when.now"], false, crowd.clone());
    let same = |people: &[TalentProfileId]| -> BTreeMap<TalentProfileId, Sight> {
        people.iter().map(|who| (*who, sight(&["when.now", "skill.rust"], None))).collect()
    };
    let shown = one.clone().shown(&same(&crowd)).unwrap();
    assert_eq!((shown.label.as_str(), shown.named), ("K7F2", None));
    assert!(one.clone().shown(&same(&crowd[..5])).is_some(), "five are enough");
    assert!(one.clone().shown(&same(&crowd[..4])).is_none(), "four are too few");
    assert!(one.clone().shown(&same(&crowd[1..])).is_none(), "the card itself is gone");
    let mut newcomers = same(&crowd[..4]);
    newcomers.extend(same(&[TalentProfileId::new()]));
    assert!(one.clone().shown(&newcomers).is_none(), "who came later was not there");
    for says in [&["skill.rust"][..], &["skill.rust", "when.now", "place.remote"]] {
        let mut seen = same(&crowd);
        seen.insert(crowd[0], sight(says, None));
        assert!(one.clone().shown(&seen).is_none(), "{says:?}");
    }
    let mut seen = same(&crowd);
    seen.insert(crowd[0], sight(&["skill.rust", "when.now"], Some("Ada")));
    assert!(one.shown(&seen).is_none(), "nobody learns by whose name the card goes on");
}

#[test]
fn a_named_prospect_is_shown_while_it_shows_its_name_whatever_it_says() {
    let crowd = vec![TalentProfileId::new()];
    let one = kept(&[], true, crowd.clone());
    let seen = |name| BTreeMap::from([(crowd[0], sight(&["skill.go"], name))]);
    assert_eq!(one.clone().shown(&seen(Some("Ada"))).unwrap().named.unwrap().name, "Ada");
    assert!(one.shown(&seen(None)).is_none());
}

#[test]
fn a_note_has_at_most_five_hundred_characters_that_can_be_seen() {
    assert_eq!(rules::check_note(None).unwrap(), None);
    assert_eq!(rules::check_note(Some("  ")).unwrap(), None);
    assert_eq!(rules::check_note(Some(" Calm. ")).unwrap(), Some("Calm."));
    assert!(rules::check_note(Some(&"é".repeat(500))).is_ok());
    for note in ["n".repeat(501), "a\u{202e}b".to_owned(), "a\0b".to_owned()] {
        let refused = rules::check_note(Some(&note));
        assert!(matches!(refused, Err(Error::Field { field: "note", .. })), "{note:?}");
    }
}

/// A company that looks, and one of its roles.
struct Desk {
    company: CompanyId,
    user: UserId,
    role: RoleId,
}

impl Desk {
    fn new(conn: &mut Conn, name: &str) -> Self {
        let company = testkit::company(conn, name);
        let email = format!("ruth.{}@example.com", name.to_lowercase());
        let user = testkit::user(conn, &email, "Ruth");
        let mut desk = Self { company, user, role: RoleId::new() };
        desk.role = desk.another_role(conn);
        desk
    }

    fn another_role(&self, conn: &mut Conn) -> RoleId {
        let (id, company) = (RoleId::new(), self.company);
        let sql = format!(
            "insert into roles (id, company_id, title, form) values ('{id}', '{company}', 'Engineer', '{{}}')"
        );
        conn.batch_execute(&sql).unwrap();
        id
    }

    fn handles(&self, conn: &mut Conn) -> Vec<String> {
        let limit = (Limit::most(), at());
        let page = cards::list(conn, self.company, &Filter::default(), None, limit).unwrap();
        page.items.into_iter().map(|card| card.handle).collect()
    }

    fn add(&self, conn: &mut Conn, handle: &str, note: Option<&str>) -> Result<Prospect, Error> {
        add(conn, (self.company, self.user), self.role, (handle, note), at())
    }

    fn seen(&self, conn: &mut Conn) -> Vec<Prospect> {
        let paging = Paging::first(Limit::most());
        let (page, count) = list(conn, (self.company, self.role), paging, at()).unwrap();
        assert_eq!(page.items.len(), count);
        page.items
    }
}

fn crowd_of(conn: &mut Conn, people: usize) -> Vec<UserId> {
    (0..people).map(|n| join(conn, &format!("P{n}"), &form())).collect()
}

#[test]
fn a_card_is_added_once_while_the_pool_stays_as_it_is_and_the_last_note_counts() {
    store(|conn| {
        let (pell, quill) = (Desk::new(conn, "Pellworth"), Desk::new(conn, "Quill"));
        crowd_of(conn, 6);
        let handle = pell.handles(conn).remove(0);
        let one = pell.add(conn, &handle, Some("Calm")).unwrap();
        assert_eq!((one.named.as_ref(), one.note.as_deref()), (None, Some("Calm")));
        let again = pell.add(conn, &handle, Some("Very calm")).unwrap();
        assert_eq!((again.id, again.note.as_deref()), (one.id, Some("Very calm")));
        assert_eq!(pell.seen(conn), [again]);
        let theirs = quill.add(conn, &handle, None);
        assert!(matches!(theirs, Err(Error::NoCard)), "{theirs:?}");
        assert_eq!(quill.seen(conn), []);
        // Another company that adds the same person is given nothing that is equal.
        let own: Vec<Prospect> = quill
            .handles(conn)
            .into_iter()
            .map(|handle| quill.add(conn, &handle, None).unwrap())
            .collect();
        let same = own.iter().find(|theirs| theirs.user == one.user).unwrap();
        assert_ne!(same.id, one.id);
        let all: Vec<String> = pell.handles(conn);
        for handle in &all[1..] {
            pell.add(conn, handle, None).unwrap();
        }
        assert_eq!(pell.seen(conn).len(), 6);
        join(conn, "Newcomer", &form());
        for handle in pell.handles(conn) {
            pell.add(conn, &handle, None).unwrap();
        }
        assert_eq!(pell.seen(conn).len(), 13, "no answer says which card was there before");
    });
}

#[test]
fn who_leaves_hides_blocks_is_locked_or_was_asked_is_gone_at_once_and_so_is_the_count() {
    store(|conn| {
        let pell = Desk::new(conn, "Pellworth");
        let people = crowd_of(conn, 12);
        for handle in pell.handles(conn) {
            pell.add(conn, &handle, None).unwrap();
        }
        assert_eq!(pell.seen(conn).len(), 12);
        profiles::leave(conn, people[0]).unwrap();
        assert_eq!(pell.seen(conn).len(), 11);
        let hidden = Form { visibility: Visibility::Hidden, ..form() };
        profiles::save(conn, people[1], 1, &hidden).unwrap();
        assert_eq!(pell.seen(conn).len(), 10);
        profiles::save(conn, people[2], 1, &Form { blocked: [pell.company].into(), ..form() })
            .unwrap();
        assert_eq!(pell.seen(conn).len(), 9);
        let lock = format!("update users set disabled_at = now() where id = '{}'", people[3]);
        conn.batch_execute(&lock).unwrap();
        assert_eq!(pell.seen(conn).len(), 8);
        let named = Form { visibility: Visibility::Named, ..form() };
        profiles::save(conn, people[4], 1, &named).unwrap();
        assert_eq!(pell.seen(conn).len(), 7, "nobody sees whose name it is");
        profiles::save(conn, people[5], 1, &Form { skills: [Skill::Go].into(), ..form() }).unwrap();
        assert_eq!(pell.seen(conn).len(), 6, "the card says something else");
        let one = pell.seen(conn).remove(0);
        let asked = format!(
            "insert into introductions (id, company_id, requested_by, candidate_id, role_id, card, \
             message, requested_at) values (gen_random_uuid(), '{}', '{}', '{}', null, '{{}}', \
             repeat('m', 80), '{}')",
            pell.company,
            pell.user,
            one.user,
            at()
        );
        conn.batch_execute(&asked).unwrap();
        assert_eq!(pell.seen(conn).len(), 5);
        profiles::leave(conn, people[6]).unwrap();
        profiles::leave(conn, people[7]).unwrap();
        assert_eq!(pell.seen(conn), [], "fewer than five are left of those who were there");
    });
}

#[test]
fn a_pool_that_changes_by_and_by_never_leaves_fewer_than_five_of_whom_one_could_be() {
    store(|conn| {
        let pell = Desk::new(conn, "Pellworth");
        let people = crowd_of(conn, 8);
        for handle in pell.handles(conn) {
            pell.add(conn, &handle, None).unwrap();
        }
        for (n, leaving) in people.iter().enumerate() {
            join(conn, &format!("N{n}"), &form());
            profiles::leave(conn, *leaving).unwrap();
            assert_eq!(pell.handles(conn).len(), 8, "the pool itself shows as many as before");
            let left = 7 - n;
            let shown = if left < TOGETHER { 0 } else { left };
            assert_eq!(pell.seen(conn).len(), shown, "{left} have been there all the time");
        }
    });
}

#[test]
fn what_is_gone_does_not_come_back_once_a_worker_has_looked() {
    store(|conn| {
        let pell = Desk::new(conn, "Pellworth");
        let people = crowd_of(conn, 6);
        let named = Form { visibility: Visibility::Named, ..form() };
        let ada = join(conn, "Ada", &named);
        for handle in pell.handles(conn) {
            pell.add(conn, &handle, None).unwrap();
        }
        assert_eq!(tend(conn).unwrap(), 0, "nothing is gone");
        assert_eq!(pell.seen(conn).len(), 7);
        let hidden = Form { visibility: Visibility::Hidden, ..form() };
        profiles::save(conn, people[0], 1, &hidden).unwrap();
        profiles::save(conn, ada, 1, &form()).unwrap();
        assert_eq!(tend(conn).unwrap(), 2);
        profiles::save(conn, people[0], 2, &form()).unwrap();
        profiles::save(conn, ada, 2, &named).unwrap();
        assert_eq!(pell.seen(conn).len(), 5);
        profiles::save(conn, people[1], 1, &hidden).unwrap();
        assert_eq!(tend(conn).unwrap(), 5, "four are left of those who were there");
        profiles::save(conn, people[1], 2, &form()).unwrap();
        assert_eq!(pell.seen(conn), []);
    });
}

#[test]
fn a_named_prospect_is_added_once_whatever_changes_and_shown_as_they_are_now() {
    store(|conn| {
        let pell = Desk::new(conn, "Pellworth");
        let named = Form { visibility: Visibility::Named, ..form() };
        let ada = join(conn, "Ada", &named);
        let before = pell.handles(conn).remove(0);
        let one = pell.add(conn, &before, None).unwrap();
        let changed = Form { skills: [Skill::Go].into(), ..named };
        profiles::save(conn, ada, 1, &changed).unwrap();
        let after = pell.handles(conn).remove(0);
        assert_ne!(before, after);
        assert_eq!(pell.add(conn, &after, None).unwrap().id, one.id);
        let shown = pell.seen(conn).remove(0);
        assert_eq!(shown.facts, cards::Facts::of(&changed));
        assert_eq!(choose(conn, pell.company, one.id, at()).unwrap().user, ada);
    });
}

#[test]
fn prospects_are_read_chosen_and_removed_by_their_own_company_only() {
    store(|conn| {
        let (pell, quill) = (Desk::new(conn, "Pellworth"), Desk::new(conn, "Quill"));
        crowd_of(conn, 6);
        let handle = pell.handles(conn).remove(0);
        let one = pell.add(conn, &handle, None).unwrap();
        let theirs = choose(conn, quill.company, one.id, at());
        assert!(matches!(theirs, Err(Error::NoProspect)), "{theirs:?}");
        let theirs = remove(conn, (quill.company, quill.user), one.id, at());
        assert!(matches!(theirs, Err(Error::NoProspect)), "{theirs:?}");
        let chosen = choose(conn, pell.company, one.id, at()).unwrap();
        assert_eq!((chosen.user, chosen.is_named), (one.user, false));
        remove(conn, (pell.company, pell.user), one.id, at()).unwrap();
        assert_eq!(pell.seen(conn), []);
        let twice = remove(conn, (pell.company, pell.user), one.id, at());
        assert!(matches!(twice, Err(Error::NoProspect)), "{twice:?}");
    });
}

#[test]
fn a_role_has_fifty_prospects_that_are_seen_and_pages_name_each_once() {
    store(|conn| {
        let pell = Desk::new(conn, "Pellworth");
        let people = crowd_of(conn, MAX_PROSPECTS + 1);
        let mut handles = pell.handles(conn);
        let last = handles.pop().unwrap();
        for handle in &handles {
            pell.add(conn, handle, None).unwrap();
        }
        let more = pell.add(conn, &last, None);
        assert!(matches!(more, Err(Error::TooManyProspects)), "{more:?}");
        assert!(pell.add(conn, &handles[0], Some("Noted")).is_ok(), "it is there already");
        let role = pell.another_role(conn);
        let other = add(conn, (pell.company, pell.user), role, (&last, None), at());
        assert!(other.is_ok(), "each role has its own");
        let (mut after, mut all) = (None, BTreeSet::new());
        loop {
            let paging = Paging { after, limit: Limit::new(20).unwrap() };
            let (page, count) = list(conn, (pell.company, pell.role), paging, at()).unwrap();
            assert_eq!(count, MAX_PROSPECTS);
            all.extend(page.items.into_iter().map(|one| one.id));
            after = page.next;
            if after.is_none() {
                break;
            }
        }
        assert_eq!(all.len(), MAX_PROSPECTS);
        let seen: Vec<UserId> = pell.seen(conn).into_iter().map(|one| one.user).collect();
        let gone = people.into_iter().find(|who| seen.contains(who)).unwrap();
        profiles::leave(conn, gone).unwrap();
        let handle = pell.handles(conn).remove(0);
        assert!(pell.add(conn, &handle, None).is_ok(), "who is not seen takes no place");
    });
}

#[test]
fn prospects_go_with_their_role_a_while_after_it_has_ended() {
    store(|conn| {
        let pell = Desk::new(conn, "Pellworth");
        crowd_of(conn, 6);
        let handle = pell.handles(conn).remove(0);
        pell.add(conn, &handle, None).unwrap();
        let day = |n| at() + chrono::TimeDelta::days(n);
        assert_eq!(remove_ended(conn, day(400)).unwrap(), 0, "a draft has not ended");
        let close = format!(
            "set session_replication_role = replica; \
             update roles set state = 'closed', live_state = 'published', published_at = '{0}', \
             closed_at = '{0}'; \
             set session_replication_role = default",
            at()
        );
        conn.batch_execute(&close).unwrap();
        assert_eq!(remove_ended(conn, at()).unwrap(), 0);
        assert_eq!(pell.seen(conn).len(), 1, "it can be opened again");
        assert_eq!(remove_ended(conn, day(1)).unwrap(), 1);
        assert_eq!(pell.seen(conn), []);
    });
}
