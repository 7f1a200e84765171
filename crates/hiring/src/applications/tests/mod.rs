//! Applications on the database.

mod filled;

use std::collections::BTreeSet;

use db::audit::{self, Object};
use diesel::connection::SimpleConnection;
use kernel::{CompanyId, Limit, Refused};
use testkit::store;

use super::*;
use crate::roles::tests::{at, member, submitted};

/// A published role of a company.
pub(crate) fn publish(conn: &mut Conn, of: Member) -> RoleId {
    let id = submitted(conn, of).id;
    let sql = format!(
        "update roles set state = 'approved' where id = '{id}'; \
         update roles set state = 'published', live_state = 'published', \
           published_at = now() where id = '{id}'"
    );
    conn.batch_execute(&sql).unwrap();
    id
}

/// A published role and a member of its company.
pub(crate) fn published(conn: &mut Conn) -> (Member, RoleId) {
    let ada = member(conn, "ada@example.com");
    (ada, publish(conn, ada))
}

pub(crate) fn new(role: RoleId, candidate: UserId) -> New {
    let profile = Profile { name: "Ben".to_owned(), ..Profile::default() };
    New { role, candidate, profile, answers: Vec::new(), note: None, resume: None }
}

fn answer(said: &str, needs: Option<&str>) -> Answer {
    let question = "May you work in Portugal?".to_owned();
    Answer { question, answer: said.to_owned(), needs: needs.map(str::to_owned) }
}

fn go(
    conn: &mut Conn,
    acting: Acting,
    application: &Application,
    event: Event,
) -> Result<Application, Error> {
    let seen = Seen::at(application.id, application.version);
    step(conn, acting, seen, &Step::plain(event), at())
}

/// Shows the company an application.
pub(crate) fn release(conn: &mut Conn, sent: &Application) -> Application {
    go(conn, Acting::Admin(Actor::Operator), sent, Event::Release).unwrap()
}

/// An application that its company sees.
pub(crate) fn released(conn: &mut Conn, role: RoleId, email: &str) -> Application {
    let ben = testkit::user(conn, email, "Ben");
    let sent = apply(conn, &new(role, ben), at()).unwrap();
    release(conn, &sent)
}

/// Somebody whom the company has chosen.
pub(crate) fn chosen(
    conn: &mut Conn,
    by: Member,
    role: RoleId,
    email: &str,
) -> (UserId, Application) {
    let mut of = released(conn, role, email);
    for event in [Event::Shortlist, Event::Interview, Event::Select] {
        of = go(conn, Acting::Company(by), &of, event).unwrap();
    }
    (of.candidate.unwrap(), of)
}

#[test]
fn the_database_knows_the_same_edges() {
    store(|conn| {
        let (ada, role) = published(conn);
        let id = released(conn, role, "ben@example.com").id;
        for from in State::ALL {
            for to in State::ALL {
                let line = machine::STEPS.lines().iter().any(|row| (row.0, row.3) == (from, to));
                let back = from == State::DeclinedByCompany && to.is_open();
                let sql = format!(
                    "savepoint s; alter table applications disable trigger user; \
                     update applications set state = '{}', news_by = null, \
                       declined_by = '{}', decline_code = 'other', declined_from = 'released' \
                       where id = '{id}'; \
                     alter table applications enable trigger user; \
                     update applications set state = '{}' where id = '{id}'",
                    from.as_str(),
                    ada.user,
                    to.as_str()
                );
                let moved = conn.batch_execute(&sql).is_ok();
                assert_eq!(moved, from == to || line || back, "{from:?} to {to:?}");
                conn.batch_execute("rollback to s").unwrap();
            }
        }
    });
}

#[test]
fn the_database_takes_no_decline_without_a_person_and_a_reason() {
    store(|conn| {
        let (ada, role) = published(conn);
        let id = released(conn, role, "ben@example.com").id;
        for (by, code) in [
            ("null".to_owned(), "'skills'"),
            (format!("'{}'", ada.user), "null"),
            (format!("'{}'", ada.user), "'score'"),
        ] {
            let sql = format!(
                "savepoint s; update applications set state = 'declined_by_company', \
                 news_by = null, declined_from = 'released', declined_by = {by}, \
                 decline_code = {code} where id = '{id}'"
            );
            assert!(conn.batch_execute(&sql).is_err(), "{sql}");
            conn.batch_execute("rollback to s").unwrap();
        }
    });
}

#[test]
fn an_application_goes_from_the_candidate_to_a_place_and_every_step_is_recorded() {
    store(|conn| {
        let (ada, role) = published(conn);
        let ben = testkit::user(conn, "ben@example.com", "Ben");
        let sent = apply(conn, &new(role, ben), at()).unwrap();
        assert_eq!((sent.state, sent.released_at), (State::Screening, None));
        assert_eq!(sent.news_by, Some(at() + TimeDelta::days(NEWS_DAYS)));
        let company = Acting::Company(ada);
        let unseen = go(conn, company, &sent, Event::Shortlist);
        assert!(matches!(unseen, Err(Error::NoApplication)), "not on the slate: {unseen:?}");
        let mut now = release(conn, &sent);
        assert_eq!(now.released_at, Some(at()));
        for (acting, event, want) in [
            (company, Event::Shortlist, State::Shortlisted),
            (company, Event::Assess, State::Assessment),
            (Acting::System, Event::TakeResult, State::Shortlisted),
            (company, Event::Interview, State::Interview),
            (company, Event::Select, State::Selected),
            (company, Event::Offer, State::Offered),
            (Acting::Candidate(ben), Event::AcceptOffer, State::Accepted),
            (Acting::System, Event::Place, State::Placed),
        ] {
            now = go(conn, acting, &now, event).unwrap();
            assert_eq!(now.state, want);
        }
        assert_eq!((now.news_by, now.released_at), (None, Some(at())));
        let stale = go(conn, company, &sent, Event::Shortlist);
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let over = go(conn, Acting::Candidate(ben), &now, Event::Withdraw);
        assert!(matches!(over, Err(Error::Refused(Refused::NotNow { .. }))), "{over:?}");
        let trail = audit::history(conn, Object::of(KIND, sent.id), 20).unwrap();
        let to: Vec<&str> = trail.iter().filter_map(|row| row.to.as_deref()).collect();
        let (first, last) = (to.first().copied(), to.last().copied());
        assert_eq!((to.len(), first, last), (11, Some("applied"), Some("placed")));
    });
}

#[test]
fn one_person_applies_once_for_a_role_that_is_live() {
    store(|conn| {
        let (ada, role) = published(conn);
        let ben = testkit::user(conn, "ben@example.com", "Ben");
        let sent = apply(conn, &new(role, ben), at()).unwrap();
        let again = apply(conn, &new(role, ben), at());
        assert!(matches!(again, Err(Error::AlreadyApplied)), "{again:?}");
        go(conn, Acting::Candidate(ben), &sent, Event::Withdraw).unwrap();
        let again = apply(conn, &new(role, ben), at());
        assert!(matches!(again, Err(Error::AlreadyApplied)), "{again:?}");
        let cas = testkit::user(conn, "cas@example.com", "Cas");
        let late = apply(conn, &new(role, cas), at() + TimeDelta::days(39));
        assert!(matches!(late, Err(Error::RoleClosed)), "{late:?}");
        roles::step(conn, ada, Seen::any(role), roles::Event::Pause, at()).unwrap();
        let paused = apply(conn, &new(role, cas), at());
        assert!(matches!(paused, Err(Error::RoleClosed)), "{paused:?}");
        let nothing = apply(conn, &new(RoleId::new(), cas), at());
        assert!(matches!(nothing, Err(Error::NoRole)), "{nothing:?}");
    });
}

#[test]
fn who_misses_a_requirement_is_not_declined_and_a_person_sets_it_aside() {
    store(|conn| {
        let (ada, role) = published(conn);
        let ben = testkit::user(conn, "ben@example.com", "Ben");
        let mut answers = vec![answer("no", Some("yes")), answer("no", None)];
        answers.push(answer("yes", Some("yes")));
        let sent = apply(conn, &New { answers, ..new(role, ben) }, at()).unwrap();
        assert_eq!(sent.state, State::Screening);
        assert_eq!(sent.missed().count(), 1);
        let shown = release(conn, &sent);
        let waived = waive(conn, ada, Seen::any(shown.id), at()).unwrap();
        assert_eq!((waived.waived, waived.version), (Some((ada.user, at())), shown.version + 1));
        let again = waive(conn, ada, Seen::any(shown.id), at());
        assert!(matches!(again, Err(Error::NothingMissed)), "{again:?}");
        let fits = released(conn, role, "cas@example.com");
        let nothing = waive(conn, ada, Seen::any(fits.id), at());
        assert!(matches!(nothing, Err(Error::NothingMissed)), "{nothing:?}");
    });
}

#[test]
fn a_decline_has_a_person_and_a_reason_and_can_be_reconsidered_for_an_hour() {
    store(|conn| {
        let (ada, role) = published(conn);
        let shown = released(conn, role, "ben@example.com");
        let no = |code, reason| Step { event: Event::Decline, reason, code };
        let company = Acting::Company(ada);
        for bad in [no(None, Some("No.")), no(Some(DeclineCode::Other), Some(" ")), no(None, None)]
        {
            let refused = step(conn, company, Seen::any(shown.id), &bad, at());
            assert!(matches!(refused, Err(Error::BadReason)), "{refused:?}");
        }
        let said = no(Some(DeclineCode::Skills), Some("Others know more SQL."));
        for acting in [Acting::System, Acting::Admin(Actor::System), Acting::Admin(Actor::Operator)]
        {
            let refused = step(conn, acting, Seen::any(shown.id), &said, at());
            assert!(
                matches!(refused, Err(Error::Refused(Refused::NotYours { .. }))),
                "{refused:?}"
            );
        }
        let declined = step(conn, company, Seen::any(shown.id), &said, at()).unwrap();
        let (code, text) = (DeclineCode::Skills, Some("Others know more SQL.".to_owned()));
        let want = Declined { code, text, by: ada.user, from: State::Released };
        assert_eq!(declined.declined, Some(want));
        assert_eq!(declined.known_state(), State::Released, "nobody has heard of it yet");
        assert_eq!(declined.known_since(), at());
        assert_eq!(declined.promised_by(), Some(at() + TimeDelta::days(NEWS_DAYS)));
        let again = Step { event: Event::Reconsider, reason: None, code: None };
        let late = at() + TimeDelta::minutes(RECONSIDER_MINUTES + 1);
        let refused = step(conn, company, Seen::any(shown.id), &again, late);
        assert!(matches!(refused, Err(Error::ReconsideredLate)), "{refused:?}");
        let last = at() + TimeDelta::minutes(RECONSIDER_MINUTES);
        let back = step(conn, company, Seen::any(shown.id), &again, last).unwrap();
        assert_eq!(back.state, State::Released);
        let trail = audit::history(conn, Object::of(KIND, shown.id), 20).unwrap();
        assert!(trail.iter().all(|row| row.reason.as_deref() != Some("Others know more SQL.")));
    });
}

#[test]
fn a_move_back_says_why() {
    store(|conn| {
        let (ada, role) = published(conn);
        let shown = released(conn, role, "ben@example.com");
        let listed = go(conn, Acting::Company(ada), &shown, Event::Shortlist).unwrap();
        let silent = go(conn, Acting::Company(ada), &listed, Event::MoveBack);
        assert!(matches!(silent, Err(Error::BadReason)), "{silent:?}");
        let back = Step { event: Event::MoveBack, reason: Some("A slip."), code: None };
        let back = step(conn, Acting::Company(ada), Seen::any(shown.id), &back, at()).unwrap();
        assert_eq!(back.state, State::Released);
    });
}

#[test]
fn nobody_finds_what_is_not_theirs() {
    store(|conn| {
        let (_, role) = published(conn);
        let shown = released(conn, role, "ben@example.com");
        let eve = testkit::user(conn, "eve@example.com", "Eve");
        let foreign = Member { company: CompanyId::new(), user: eve };
        for (acting, event) in [
            (Acting::Company(foreign), Event::Shortlist),
            (Acting::Candidate(eve), Event::Withdraw),
        ] {
            let refused = go(conn, acting, &shown, event);
            assert!(matches!(refused, Err(Error::NoApplication)), "{refused:?}");
        }
    });
}

#[test]
fn an_introduction_begins_on_the_shortlist_and_leaves_an_application_as_it_is() {
    store(|conn| {
        let (_, role) = published(conn);
        let shown = released(conn, role, "ben@example.com");
        let ben = shown.candidate.unwrap();
        assert_eq!(introduce(conn, &new(role, ben), at()).unwrap(), shown);
        let cas = testkit::user(conn, "cas@example.com", "Cas");
        let made = introduce(conn, &new(role, cas), at()).unwrap();
        assert_eq!((made.state, made.released_at), (State::Shortlisted, Some(at())));
        assert_eq!(of_role(conn, role, cas).unwrap(), Some(made));
    });
}

#[test]
fn the_end_of_a_role_and_of_an_account_end_what_is_open() {
    store(|conn| {
        let (_, role) = published(conn);
        let (ben, cas) =
            (released(conn, role, "ben@example.com"), released(conn, role, "cas@example.com"));
        abandon(conn, ben.candidate.unwrap(), at()).unwrap();
        assert_eq!(find(conn, ben.id).unwrap().application.state, State::Withdrawn);
        let ended = close_all(conn, role, at()).unwrap();
        let state = |row: &Listed| (row.application.id, row.application.state);
        let ended: Vec<_> = ended.iter().map(state).collect();
        assert_eq!(ended, [(cas.id, State::RoleClosed)]);
        assert_eq!(find(conn, cas.id).unwrap().application.news_by, None);
    });
}

#[test]
fn news_are_due_after_fourteen_days_and_then_again() {
    store(|conn| {
        let (_, role) = published(conn);
        let shown = released(conn, role, "ben@example.com");
        let due = at() + TimeDelta::days(NEWS_DAYS);
        let early = take_due_news(conn, due - TimeDelta::seconds(1), 10).unwrap();
        assert_eq!(early, []);
        let taken = take_due_news(conn, due, 10).unwrap();
        assert_eq!((taken.len(), taken[0].application.id), (1, shown.id));
        assert_eq!(taken[0].application.news_by, Some(due + TimeDelta::days(NEWS_DAYS)));
        assert_eq!(take_due_news(conn, due, 10).unwrap(), []);
    });
}

#[test]
fn a_decline_is_news_after_an_hour_and_the_last() {
    store(|conn| {
        let (ada, role) = published(conn);
        let shown = released(conn, role, "ben@example.com");
        let (event, code) = (Event::Decline, Some(DeclineCode::Filled));
        let no = Step { event, reason: None, code };
        step(conn, Acting::Company(ada), Seen::any(shown.id), &no, at()).unwrap();
        let hour = at() + TimeDelta::minutes(RECONSIDER_MINUTES);
        assert_eq!(take_due_news(conn, hour - TimeDelta::seconds(1), 10).unwrap(), []);
        let taken = take_due_news(conn, hour, 10).unwrap();
        assert_eq!((taken.len(), taken[0].application.news_by), (1, None));
        assert_eq!(taken[0].application.known_state(), State::DeclinedByCompany);
    });
}

#[test]
fn somebodys_applications_are_paged_with_the_last_first() {
    store(|conn| {
        let (ada, first) = published(conn);
        let second = publish(conn, ada);
        let ben = testkit::user(conn, "ben@example.com", "Ben");
        let old = apply(conn, &new(first, ben), at()).unwrap();
        let young = apply(conn, &new(second, ben), at() + TimeDelta::hours(1)).unwrap();
        let one = Limit::new(1).unwrap();
        let page = of_candidate(conn, ben, Paging::first(one)).unwrap();
        assert_eq!(page.items[0].application.id, young.id);
        let (title, name) = (page.items[0].title.as_str(), page.items[0].company_name.as_str());
        assert_eq!((title, name), ("Software intern", "Pellworth"));
        let foreign = find_own(conn, ada.user, young.id);
        assert!(matches!(foreign, Err(Error::NoApplication)), "{foreign:?}");
        assert_eq!(find_own(conn, ben, young.id).unwrap().application, young);
        let rest = of_candidate(conn, ben, Paging { after: page.next, limit: one }).unwrap();
        assert_eq!((rest.items[0].application.id, rest.next), (old.id, None));
    });
}

#[test]
fn several_applications_are_found_together_and_each_says_who_reads_it() {
    store(|conn| {
        let (ada, role) = published(conn);
        let quill = testkit::company(conn, "Quill");
        let ben = testkit::user(conn, "ben@example.com", "Ben");
        let sent = apply(conn, &new(role, ben), at()).unwrap();
        let shown = released(conn, role, "eve@example.com");
        let other = released(conn, role, "uma@example.com");
        let ids = [shown.id, ApplicationId::new(), sent.id];
        let found = find_all(conn, &ids).unwrap();
        let listed: BTreeSet<_> = found.iter().map(|one| one.application.id).collect();
        assert!(listed == BTreeSet::from([sent.id, shown.id]) && !listed.contains(&other.id));
        for one in &found {
            let id = one.application.id;
            assert_eq!(*one, find(conn, id).unwrap());
            assert_eq!(one.is_of(ben), find_own(conn, ben, id).is_ok());
            for company in [ada.company, quill] {
                assert_eq!(one.is_shown_to(company), find_shown(conn, company, id).is_ok());
            }
            let is_shown = (one.is_of(ben), one.is_shown_to(ada.company), one.is_shown_to(quill));
            assert_eq!(is_shown, (id == sent.id, id == shown.id, false));
        }
    });
}

#[test]
fn a_companys_move_is_put_off_until_it_is_undone_or_somebody_else_says_more() {
    store(|conn| {
        let (_, role) = published(conn);
        let shown = released(conn, role, "ben@example.com");
        let put_off = |of: &Application, to, event, by| of.next_unheard(to, event, by);
        let from =
            |of: &Application| put_off(of, State::Shortlisted, Event::Shortlist, By::Company);
        assert_eq!(from(&shown), Some(None), "the same stage is no news");
        let moved = put_off(&shown, State::Interview, Event::Interview, By::Company);
        assert_eq!(moved, Some(Some(State::Released)));
        let unheard = Some(State::Released);
        let talking = Application { state: State::Interview, unheard_from: unheard, ..shown };
        assert!(talking.is_unheard());
        for (to, event, by, then) in [
            (State::Selected, Event::Select, By::Company, Some(unheard)),
            (State::Shortlisted, Event::MoveBack, By::Company, Some(None)),
            (State::DeclinedByCompany, Event::Decline, By::Company, None),
            (State::Withdrawn, Event::Withdraw, By::Candidate, Some(None)),
            (State::RoleClosed, Event::CloseRole, By::System, Some(None)),
        ] {
            assert_eq!(put_off(&talking, to, event, by), then, "{event:?}");
        }
        let back = Application { state: State::Shortlisted, ..talking };
        assert!(!back.is_unheard(), "the candidate knows this stage");
    });
}

#[test]
fn only_a_decline_has_a_code_and_no_reason_is_too_long() {
    let long = "x".repeat(2001);
    for (event, reason, code) in [
        (Event::Shortlist, None, Some(DeclineCode::Skills)),
        (Event::Decline, None, None),
        (Event::MoveBack, Some(long.as_str()), None),
    ] {
        let given = Step { event, reason, code };
        assert!(matches!(given.checked_reason(), Err(Error::BadReason)), "{given:?}");
    }
}
