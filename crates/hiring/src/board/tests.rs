//! The board by table, and applications as a company sees them.

use std::collections::BTreeSet;

use kernel::{Limit, Seen, UserId};
use testkit::store;

use super::*;
use crate::applications::tests::{new, published, release};
use crate::applications::{Acting, By, Event, State, Step, apply, step, steps};
use crate::roles::tests::at;

#[test]
fn every_state_that_a_company_sees_has_one_column_and_every_move_a_line() {
    for state in State::ALL {
        let holds = |column: &Column| column.states().contains(&state);
        let columns: Vec<Column> = Column::ALL.into_iter().filter(holds).collect();
        assert_eq!(columns, Column::of(state).into_iter().collect::<Vec<_>>(), "{state:?}");
    }
    let shown = |state: &State| Column::of(*state).is_some();
    for (from, event, by, to) in
        steps().iter().filter(|line| line.2 == By::Company && shown(&line.0))
    {
        let line = lines()
            .into_iter()
            .find(|line| (Some(line.from), line.act.event()) == (Column::of(*from), *event));
        let kept = matches!(event, Event::Assess | Event::Offer)
            || (*event, *from) == (Event::MoveBack, State::Offered);
        assert_eq!(line.map(|line| line.to), Column::of(*to).filter(|_| !kept), "{from:?} {by:?}");
    }
    let pairs: BTreeSet<_> = lines().iter().map(|line| (line.from, line.to)).collect();
    assert_eq!(pairs.len(), lines().len(), "a drop has one meaning");
}

#[test]
fn a_code_is_of_one_applicant_of_a_role_and_says_nothing() {
    store(|conn| {
        let (_, role) = published(conn);
        let mut codes = BTreeSet::new();
        for n in 0..60 {
            let ben = testkit::user(conn, &format!("ben{n}@example.com"), "Ben");
            let sent = apply(conn, &new(role, ben), at()).unwrap();
            assert_eq!(sent.code.len(), 4);
            assert!(sent.code.chars().all(|c| "23456789ABCDEFGHJKMNPQRSTVWXYZ".contains(c)));
            codes.insert(sent.code);
        }
        assert_eq!(codes.len(), 60);
    });
}

#[test]
fn only_the_shortlist_or_a_reason_lifts_the_veil() {
    store(|conn| {
        let (ada, role) = published(conn);
        let ben = testkit::user(conn, "ben@example.com", "Ben");
        let sent = apply(conn, &new(role, ben), at()).unwrap();
        let seen = find(conn, ada.company, sent.id);
        assert!(matches!(seen, Err(Error::NoApplication)), "{seen:?}");
        let shown = release(conn, &sent);
        let veiled = show(&shown, veil(conn, role).unwrap());
        assert_eq!((veiled.name, veiled.hidden.map(|hidden| hidden.name)), (None, Some(true)));
        set_veil(conn, ada, role, Veil::Off, ("We know them.", at())).unwrap();
        let again = set_veil(conn, ada, role, Veil::Off, ("Again.", at()));
        assert!(matches!(again, Err(Error::ShownLikeThat)), "{again:?}");
        let open = show(&shown, veil(conn, role).unwrap());
        assert_eq!((open.name.as_deref(), open.hidden), (Some("Ben"), None));
        set_veil(conn, ada, role, Veil::UntilShortlist, ("Enough.", at())).unwrap();
        let listed = Step::plain(Event::Shortlist);
        let listed = step(conn, Acting::Company(ada), Seen::any(sent.id), &listed, at()).unwrap();
        assert_eq!(show(&listed, veil(conn, role).unwrap()).name.as_deref(), Some("Ben"));
        let withdraw = Step::plain(Event::Withdraw);
        let gone = step(conn, Acting::Candidate(ben), Seen::any(sent.id), &withdraw, at()).unwrap();
        assert_eq!(gone.shortlisted_at, Some(at()), "and it stays lifted");
    });
}

#[test]
fn no_spelling_of_a_name_is_read_before_the_shortlist() {
    store(|conn| {
        let (_, role) = published(conn);
        let zoe = testkit::user(conn, "z.nunez@example.com", "Zoë Núñez");
        let mut of = new(role, zoe);
        of.profile.name = "Zoë Núñez".to_owned();
        of.profile.headline =
            Some("Zoe NUNEZ (nu\u{301}n\u{303}ez), Z. Núñez, ZoeNunez".to_owned());
        of.profile.skills = vec!["Rust".to_owned(), "znunez".to_owned()];
        of.note = Some("Nu\u{ad}nez, zo\u{200b}e".to_owned());
        let sent = apply(conn, &of, at()).unwrap();
        let shown = release(conn, &sent);
        let veiled = show(&shown, Veil::UntilShortlist);
        let hidden = |text: Option<String>| text.unwrap_or_default().replace(MARK, "#");
        assert_eq!(hidden(veiled.headline), "# # (#), #. #, #");
        assert_eq!(hidden(veiled.note), "#, #");
        assert_eq!(veiled.skills, ["Rust", MARK]);
    });
}

#[test]
fn columns_are_counted_and_paged_with_the_first_sent_first() {
    store(|conn| {
        let (ada, role) = published(conn);
        let send = |conn: &mut Conn, name: &str| {
            let user: UserId = testkit::user(conn, &format!("{name}@example.com"), name);
            let sent = apply(conn, &new(role, user), at()).unwrap();
            release(conn, &sent).id
        };
        let ids = ["ben", "cas", "dee"].map(|name| send(conn, name));
        assert_eq!(change(conn, role).unwrap(), 9, "three versions each");
        let decline = Step {
            event: Event::Decline,
            reason: None,
            code: Some(crate::applications::DeclineCode::Filled),
        };
        step(conn, Acting::Company(ada), Seen::any(ids[1]), &decline, at()).unwrap();
        let counts = counts(conn, role).unwrap();
        let numbers = [Column::Released, Column::Ended].map(|column| counts.in_column(column));
        assert_eq!((numbers, counts.total(), counts.open()), ([2, 1], 3, 2));
        let one = Limit::new(1).unwrap();
        let first =
            list(conn, role, (Some(Column::Released), &Filter::default()), Paging::first(one))
                .unwrap();
        assert_eq!(first.items[0].id, ids[0]);
        let rest = Paging { after: first.next, limit: one };
        let rest = list(conn, role, (Some(Column::Released), &Filter::default()), rest).unwrap();
        assert_eq!((rest.items[0].id, rest.next), (ids[2], None));
        assert_eq!(all(conn, role).unwrap().len(), 3);
        let (listed, selecting) = (roles(conn, ada.company, Paging::first(one)).unwrap(), counts);
        assert_eq!((listed.items[0].id, listed.items[0].counts), (role, selecting));
    });
}

/// Numbers that look like chance and are the same on every run. Source: Knuth's MMIX generator.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % sides
    }

    fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// A step by anyone, with or without what it needs.
fn any_step(dice: &mut Dice) -> Step<'static> {
    use crate::applications::DeclineCode;
    let first = dice.of(&Event::ALL);
    // A person who leaves at once has no history.
    let leaves = matches!(first, Event::Withdraw | Event::CloseRole);
    let event = if leaves && dice.below(5) > 0 { dice.of(&Event::ALL) } else { first };
    let (code, said) = (dice.of(&DeclineCode::ALL), dice.below(3) > 0);
    let code = Some(code).filter(|_| said && event == Event::Decline);
    Step { event, reason: dice.of(&[None, Some("Because.")]), code }
}

#[test]
fn whatever_happens_nobody_is_declined_but_by_a_person_of_the_company() {
    store(|conn| {
        let (ada, role) = published(conn);
        let (mut dice, mut declines, mut taken) = (Dice(20_261_123), 0, 0);
        for n in 0..20 {
            let ben = testkit::user(conn, &format!("ben{n}@example.com"), "Ben");
            let id = apply(conn, &new(role, ben), at()).unwrap().id;
            for _ in 0..400 {
                let acting = dice.of(&[
                    Acting::System,
                    Acting::Admin(Actor::Operator),
                    Acting::Admin(Actor::System),
                    Acting::Admin(Actor::User(ada.user)),
                    Acting::Company(ada),
                    Acting::Candidate(ben),
                ]);
                let asked = any_step(&mut dice);
                let Ok(after) = step(conn, acting, Seen::any(id), &asked, at()) else { continue };
                taken += 1;
                if after.state != State::DeclinedByCompany {
                    continue;
                }
                declines += 1;
                assert!(matches!(acting, Acting::Company(_)), "{acting:?}");
                assert_eq!((asked.event, asked.code.is_some()), (Event::Decline, true));
                assert_eq!(after.declined.map(|no| no.by), Some(ada.user));
                let object = db::audit::Object::of(crate::applications::KIND, id);
                let last = db::audit::history(conn, object, 1).unwrap().pop().unwrap();
                assert_eq!((last.action.as_str(), last.actor), ("decline", Some(ada.user)));
            }
        }
        assert!(declines > 8 && taken > 60, "{declines} declines in {taken} steps");
    });
}

#[test]
fn a_search_finds_what_the_company_reads_and_pages_it() {
    store(|conn| {
        let (ada, role) = published(conn);
        let mut sent = Vec::new();
        for n in 0..5 {
            let ben = testkit::user(conn, &format!("ben{n}@example.com"), "Ben");
            let mut of = new(role, ben);
            of.profile.headline = Some("Ben writes compilers at Porto University".to_owned());
            of.profile.skills = vec![if n % 2 == 0 { "Rust" } else { "Go" }.to_owned()];
            let applied = apply(conn, &of, at() + chrono::TimeDelta::minutes(n)).unwrap();
            sent.push(release(conn, &applied).id);
        }
        let find = |conn: &mut Conn, text: &str, column, paging| {
            let page = search(
                conn,
                role,
                (column, &Filter::default(), &Wanted::of(text).unwrap()),
                paging,
            )
            .unwrap();
            (page.items.iter().map(|row| row.id).collect::<Vec<_>>(), page.next)
        };
        let all = Paging::first(Limit::default());
        let rust = vec![sent[0], sent[2], sent[4]];
        assert_eq!(find(conn, " RUST ", None, all), (rust.clone(), None));
        assert_eq!(find(conn, "rust", Some(Column::Interview), all).0, []);
        let two = Limit::new(2).unwrap();
        let (first, next) = find(conn, "rust", None, Paging::first(two));
        assert_eq!(first, rust[..2]);
        let rest = find(conn, "rust", None, Paging { after: next, limit: two });
        assert_eq!(rest, (rust[2..].to_vec(), None));
        assert_eq!(find(conn, "compilers", None, all).0, sent);
        for hidden in ["ben", "porto", "university"] {
            assert_eq!(find(conn, hidden, None, all).0, [], "{hidden}");
        }
        let listed = Step::plain(Event::Shortlist);
        step(conn, Acting::Company(ada), Seen::any(sent[3]), &listed, at()).unwrap();
        assert_eq!(find(conn, "ben", None, all).0, [sent[3]]);
        assert_eq!(find(conn, "BÉN", None, all).0, [sent[3]]);
        assert_eq!(find(conn, "compile\u{ad}rs", None, all).0, sent);
        assert_eq!(Wanted::of("\u{200b}’"), None);
        assert_eq!(Wanted::of(" "), None);
        assert_eq!(Wanted::of(&"x".repeat(101)), None);
    });
}

#[test]
fn a_board_counts_what_changes_it_beside_its_applications() {
    store(|conn| {
        let (ada, role) = published(conn);
        let ben = testkit::user(conn, "ben@example.com", "Ben");
        let sent = apply(conn, &new(role, ben), at()).unwrap();
        release(conn, &sent);
        let before = change(conn, role).unwrap();
        set_veil(conn, ada, role, Veil::Off, ("We know them.", at())).unwrap();
        let shown = change(conn, role).unwrap();
        set_veil(conn, ada, role, Veil::UntilShortlist, ("Enough.", at())).unwrap();
        let hidden = change(conn, role).unwrap();
        touch(conn, role).unwrap();
        let touched = change(conn, role).unwrap();
        assert!(before < shown && shown < hidden && hidden < touched);
    });
}

#[test]
fn who_was_shown_over_seven_days_ago_and_was_not_moved_is_outstanding() {
    store(|conn| {
        let (ada, role) = published(conn);
        let one = Limit::new(1).unwrap();
        let mut sent = Vec::new();
        for n in 0..3 {
            let ben = testkit::user(conn, &format!("ben{n}@example.com"), "Ben");
            let made = apply(conn, &new(role, ben), at()).unwrap();
            sent.push(release(conn, &made));
        }
        let week = at() + TimeDelta::days(OUTSTANDING_DAYS);
        let all = |conn: &mut Conn, now| {
            let page = outstanding(conn, ada.company, Paging::first(Limit::default()), now);
            page.unwrap().items.into_iter().map(|row| row.id).collect::<BTreeSet<_>>()
        };
        assert_eq!(all(conn, week), BTreeSet::new(), "seven days are not over seven");
        let later = week + TimeDelta::seconds(1);
        assert_eq!(all(conn, later).len(), 3);
        for event in [Event::Shortlist, Event::MoveBack] {
            let reason = Some("Not yet.");
            let taken = Step { event, reason, code: None };
            step(conn, Acting::Company(ada), Seen::any(sent[0].id), &taken, at()).unwrap();
        }
        assert_eq!(all(conn, later), [sent[1].id, sent[2].id].into(), "it was looked at");
        let first = outstanding(conn, ada.company, Paging::first(one), later).unwrap();
        let rest = Paging { after: first.next, limit: one };
        let rest = outstanding(conn, ada.company, rest, later).unwrap();
        assert_eq!((first.items[0].role, rest.next), (role, None));
        assert_ne!(first.items[0].id, rest.items[0].id);
        let other = Paging::first(one);
        assert_eq!(outstanding(conn, CompanyId::new(), other, later).unwrap().items, []);
    });
}

#[test]
fn something_can_still_become_of_those_who_are_neither_placed_nor_out() {
    let role = RoleId::new();
    let rows =
        [(role, State::Shortlisted, 5), (role, State::Placed, 2), (role, State::Withdrawn, 1)];
    let counts = Counts::of(rows.iter());
    assert_eq!((counts.total(), counts.open()), (8, 5));
}
