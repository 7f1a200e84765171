//! Who opens which link, and until when.

use kernel::{Clock, Limit, SystemClock};
use testkit::store;

use super::*;
use crate::attempts;
use crate::definitions::tests::Firm;

/// A report, its candidate and the present.
fn finished(conn: &mut Conn) -> (AttemptId, UserId, Instant) {
    let firm = Firm::set(conn);
    let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
    attempts::finish(conn, attempt, ada.user).unwrap();
    (attempt, ada.user, SystemClock.now())
}

fn new(attempt: AttemptId, by: UserId) -> NewShare {
    NewShare {
        attempt,
        by,
        sections: vec![Section::Tests],
        days: 30,
        passcode: None,
        max_views: None,
    }
}

fn invalid<T: std::fmt::Debug>(answer: Result<T, Error>) {
    assert!(matches!(answer, Err(Error::LinkInvalid)), "{answer:?}");
}

#[test]
fn a_link_has_the_state_that_its_columns_say() {
    let now = SystemClock.now();
    let link = Link {
        id: ReportLinkId::new(),
        attempt: AttemptId::new(),
        kind: Kind::Share,
        sections: Vec::new(),
        has_passcode: false,
        passcode_tries: 0,
        max_views: Some(2),
        views: 1,
        email: None,
        renewals: 0,
        used_at: None,
        created_at: now - TimeDelta::days(1),
        expires_at: now + TimeDelta::days(1),
        revoked_at: None,
        by_company: false,
    };
    assert_eq!(link.state(now), State::Active);
    assert_eq!(link.state(link.expires_at), State::Expired);
    assert_eq!(Link { views: 2, ..link.clone() }.state(now), State::Exhausted);
    assert_eq!(Link { passcode_tries: MAX_TRIES, ..link.clone() }.state(now), State::Exhausted);
    assert_eq!(Link { used_at: Some(now), ..link.clone() }.state(now), State::Used);
    assert_eq!(
        Link { revoked_at: Some(now), used_at: Some(now), ..link }.state(now),
        State::Revoked
    );
}

#[test]
fn a_browser_is_named_in_two_words() {
    let check = |header: Option<&str>, want: &str| assert_eq!(coarse_agent(header), want);
    let of = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    check(Some(of), "Firefox on Linux");
    let of = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
              Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0";
    check(Some(of), "Edge on Windows");
    let of = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, \
              like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
    check(Some(of), "Safari on iOS");
    check(Some("curl/8.0"), "Another program");
    check(None, "Another program");
}

#[test]
fn a_passcode_has_6_to_64_characters_on_one_line() {
    for good in ["secret", &"x".repeat(64), "päßword"] {
        check_passcode(good).unwrap();
    }
    for bad in ["", "short", &"x".repeat(65), "two\nlines"] {
        assert!(check_passcode(bad).is_err(), "{bad:?}");
    }
}

#[test]
fn only_the_candidate_makes_lists_and_revokes_links() {
    store(|conn| {
        let (attempt, ada, now) = finished(conn);
        let eve = testkit::user(conn, "eve@example.com", "Eve");
        let foreign = share(conn, &new(attempt, eve), now);
        assert!(matches!(foreign, Err(Error::NoAttempt)), "{foreign:?}");
        let (link, _) = share(conn, &new(attempt, ada), now).unwrap();
        let paging = Paging::first(Limit::default());
        assert!(matches!(list(conn, attempt, eve, paging), Err(Error::NoAttempt)));
        assert!(matches!(views(conn, attempt, eve, paging), Err(Error::NoAttempt)));
        assert!(matches!(revoke(conn, link.id, eve, now), Err(Error::NoLink)));
        assert_eq!(list(conn, attempt, ada, paging).unwrap().items, std::slice::from_ref(&link));
        revoke(conn, link.id, ada, now).unwrap();
        assert!(matches!(revoke(conn, link.id, ada, now), Err(Error::NoLink)));
        for (days, max_views) in [(0, None), (91, None), (30, Some(0)), (30, Some(1001))] {
            let wrong = NewShare { days, max_views, ..new(attempt, ada) };
            assert!(matches!(share(conn, &wrong, now), Err(Error::BadLink { .. })), "{wrong:?}");
        }
    });
}

#[test]
fn a_link_opens_with_its_own_secret_until_it_is_over() {
    store(|conn| {
        let (attempt, ada, now) = finished(conn);
        let made = |conn: &mut Conn, of: NewShare| share(conn, &of, now).unwrap();
        let (link, secret) = made(conn, new(attempt, ada));
        let (other, _) = made(conn, new(attempt, ada));
        let text = secret.reveal();
        let opened = open(conn, (link.id, &text), "Firefox on Linux", now).unwrap().0;
        assert_eq!((opened.views, opened.attempt), (1, attempt));
        invalid(open(conn, (other.id, &text), "x", now));
        invalid(open(conn, (link.id, "AAAA"), "x", now));
        invalid(open(conn, (link.id, &text), "x", link.expires_at));
        invalid(approach(conn, (link.id, &text), false, link.expires_at));
        let seen = views(conn, attempt, ada, Paging::first(Limit::default())).unwrap().items;
        assert_eq!((seen.len(), seen[0].agent.as_str()), (1, "Firefox on Linux"));
        assert_eq!(super::opened(conn, &[attempt]).unwrap()[&attempt], 1);
        revoke(conn, link.id, ada, now).unwrap();
        invalid(open(conn, (link.id, &text), "x", now));
        let (twice, secret) = made(conn, NewShare { max_views: Some(2), ..new(attempt, ada) });
        let text = secret.reveal();
        open(conn, (twice.id, &text), "x", now).unwrap();
        open(conn, (twice.id, &text), "x", now).unwrap();
        invalid(open(conn, (twice.id, &text), "x", now));
        invalid(approach(conn, (twice.id, &text), false, now));
    });
}

#[test]
fn a_passcode_is_asked_for_and_wrong_ones_end_the_link() {
    store(|conn| {
        let (attempt, ada, now) = finished(conn);
        let passcode = Some(Passcode::of("open sesame").unwrap());
        let (link, secret) = share(conn, &NewShare { passcode, ..new(attempt, ada) }, now).unwrap();
        let key = (link.id, secret.reveal());
        let key = (key.0, key.1.as_str());
        let without = approach(conn, key, false, now);
        assert!(matches!(without, Err(Error::PasscodeNeeded)), "{without:?}");
        for _ in 0..MAX_TRIES {
            let Door::Passcode(kept) = approach(conn, key, true, now).unwrap() else { panic!() };
            assert!(kept.is("open sesame").unwrap() && !kept.is("open barley").unwrap());
        }
        invalid(approach(conn, key, true, now));
    });
}

#[test]
fn a_mailed_link_is_used_once_read_for_a_day_and_renewed_for_its_address() {
    store(|conn| {
        let (attempt, ada, now) = finished(conn);
        let email = "lee@example.com".parse().unwrap();
        let new = NewMail { attempt, by: ada, sections: vec![Section::Name], email };
        let (_, token) = mail(conn, &new, MAIL_DAYS, now).unwrap();
        let token = token.reveal();
        invalid(redeem(conn, &token, now + TimeDelta::days(MAIL_DAYS)));
        let (link, session) = redeem(conn, &token, now).unwrap();
        let session = session.reveal();
        assert_eq!(link.state(now), State::Used);
        let again = redeem(conn, &token, now);
        assert!(matches!(again, Err(Error::LinkUsed)), "{again:?}");
        assert_eq!(read(conn, &session, "Chrome on Android", now).unwrap().0.views, 1);
        invalid(read(conn, &session, "x", now + TimeDelta::hours(SESSION_HOURS)));
        invalid(read(conn, &token, "x", now));
        let (renewed, fresh) = renew(conn, &token, now).unwrap().unwrap();
        assert_eq!((renewed.email.as_deref(), renewed.renewals), (Some("lee@example.com"), 1));
        invalid(renew(conn, &token, now));
        invalid(redeem(conn, &token, now));
        let (_, second) = redeem(conn, &fresh.reveal(), now).unwrap();
        invalid(read(conn, &session, "x", now));
        revoke(conn, link.id, ada, now).unwrap();
        invalid(read(conn, &second.reveal(), "x", now));
        invalid(renew(conn, &fresh.reveal(), now));
    });
}

#[test]
fn a_mailed_link_is_renewed_until_its_own_day_and_the_one_in_its_place_ends_then() {
    store(|conn| {
        let (attempt, ada, now) = finished(conn);
        let email = "lee@example.com".parse().unwrap();
        let new = NewMail { attempt, by: ada, sections: Vec::new(), email };
        let (link, token) = mail(conn, &new, 2, now).unwrap();
        let end = link.expires_at;
        assert_eq!((end - link.created_at).num_days(), 2);
        redeem(conn, &token.reveal(), now).unwrap();
        invalid(renew(conn, &token.reveal(), end));
        let late = end - TimeDelta::seconds(1);
        let (fresh, second) = renew(conn, &token.reveal(), late).unwrap().unwrap();
        assert_eq!((fresh.expires_at, fresh.created_at), (end, link.created_at));
        invalid(redeem(conn, &second.reveal(), end));
        redeem(conn, &second.reveal(), late).unwrap();
        let used = redeem(conn, &second.reveal(), late);
        assert!(matches!(used, Err(Error::LinkUsed)), "{used:?}");
        invalid(redeem(conn, &second.reveal(), end));
    });
}

#[test]
fn wrong_passcodes_are_counted_however_often_the_right_one_opens_in_between() {
    store(|conn| {
        let (attempt, ada, now) = finished(conn);
        let passcode = Some(Passcode::of("open sesame").unwrap());
        let (link, secret) = share(conn, &NewShare { passcode, ..new(attempt, ada) }, now).unwrap();
        let text = secret.reveal();
        let key = (link.id, text.as_str());
        let mut compared = 0;
        // A wrong one, then a reader who knows it: who guesses gets no more tries by that.
        while approach(conn, key, true, now).is_ok() {
            compared += 1;
            if approach(conn, key, true, now).is_ok() {
                open(conn, key, "x", now).unwrap();
            }
            assert!(compared <= MAX_TRIES, "the tries start again");
        }
        assert_eq!(compared, MAX_TRIES);
        invalid(approach(conn, key, true, now));
    });
}

#[test]
fn a_link_that_nobody_guessed_at_opens_as_often_as_it_may() {
    store(|conn| {
        let (attempt, ada, now) = finished(conn);
        let passcode = Some(Passcode::of("open sesame").unwrap());
        let (link, secret) = share(conn, &NewShare { passcode, ..new(attempt, ada) }, now).unwrap();
        let text = secret.reveal();
        for _ in 0..2 * MAX_TRIES {
            approach(conn, (link.id, &text), true, now).unwrap();
            let opened = open(conn, (link.id, &text), "x", now).unwrap().0;
            assert_eq!(opened.passcode_tries, 0);
        }
    });
}

fn lock(conn: &mut Conn, user: UserId) {
    use diesel::connection::SimpleConnection;
    conn.batch_execute(&format!("update users set disabled_at = now() where id = '{user}'"))
        .unwrap();
}

#[test]
fn what_was_opened_closes_when_its_candidate_is_locked_and_nothing_is_mailed() {
    store(|conn| {
        let (attempt, ada, now) = finished(conn);
        let (link, secret) = share(conn, &new(attempt, ada), now).unwrap();
        let (_, opening) = open(conn, (link.id, &secret.reveal()), "x", now).unwrap();
        let email = "lee@example.com".parse().unwrap();
        let to_mail = NewMail { attempt, by: ada, sections: Vec::new(), email };
        let (_, unused) = mail(conn, &to_mail, MAIL_DAYS, now).unwrap();
        let (_, token) = mail(conn, &to_mail, MAIL_DAYS, now).unwrap();
        let (_, session) = redeem(conn, &token.reveal(), now).unwrap();
        let (_, mailed) = read(conn, &session.reveal(), "x", now).unwrap();
        lock(conn, ada);
        invalid(open(conn, (link.id, &secret.reveal()), "x", now));
        invalid(opened_by(conn, opening, &secret.reveal(), now));
        invalid(read(conn, &session.reveal(), "x", now));
        invalid(opened_by(conn, mailed, &session.reveal(), now));
        invalid(redeem(conn, &unused.reveal(), now));
        let renewed = renew(conn, &token.reveal(), now).unwrap();
        assert!(renewed.is_none(), "the answer is that of any other link, and nothing is sent");
        let again = redeem(conn, &token.reveal(), now);
        assert!(matches!(again, Err(Error::LinkUsed)), "{again:?}");
    });
}

#[test]
fn a_link_that_was_not_used_is_not_renewed_and_one_is_renewed_five_times() {
    store(|conn| {
        let (attempt, ada, now) = finished(conn);
        let email = "lee@example.com".parse().unwrap();
        let new = NewMail { attempt, by: ada, sections: Vec::new(), email };
        let (_, mut token) = mail(conn, &new, MAIL_DAYS, now).unwrap();
        invalid(renew(conn, &token.reveal(), now));
        for _ in 0..MAX_RENEWALS {
            redeem(conn, &token.reveal(), now).unwrap();
            token = renew(conn, &token.reveal(), now).unwrap().unwrap().1;
        }
        redeem(conn, &token.reveal(), now).unwrap();
        let over = renew(conn, &token.reveal(), now);
        assert!(matches!(over, Err(Error::RenewalLimit)), "{over:?}");
        assert_eq!(remove_ended(conn, now).unwrap(), 0);
        assert_eq!(remove_ended(conn, now + TimeDelta::days(MAIL_DAYS + 1)).unwrap(), 1);
    });
}

#[test]
fn the_company_makes_links_while_the_candidate_allows_them_and_they_end_with_that() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
        attempts::finish(conn, attempt, ada.user).unwrap();
        let (company, now, paging) =
            (firm.company, SystemClock.now(), Paging::first(Limit::default()));
        let by_firm = new(attempt, firm.owner);
        let early = share_as_company(conn, &by_firm, company, now);
        assert!(matches!(early, Err(Error::NoAttempt)), "{early:?}");
        let foreign = allow(conn, (attempt, firm.owner), true, now);
        assert!(matches!(foreign, Err(Error::NoAttempt)), "{foreign:?}");

        allow(conn, (attempt, ada.user), true, now).unwrap();
        assert!(allows(conn, attempt).unwrap());
        let other = testkit::company(conn, "Others");
        let elsewhere = share_as_company(conn, &by_firm, other, now);
        assert!(matches!(elsewhere, Err(Error::NoAttempt)), "{elsewhere:?}");
        let long = NewShare { days: 91, ..by_firm.clone() };
        let long = share_as_company(conn, &long, company, now);
        assert!(matches!(long, Err(Error::BadLink { .. })), "{long:?}");
        let (made, secret) = share_as_company(conn, &by_firm, company, now).unwrap();
        let (own, _) = share(conn, &new(attempt, ada.user), now).unwrap();
        assert!(made.by_company && !own.by_company);
        let theirs = list_of_company(conn, attempt, company, paging).unwrap().items;
        assert_eq!(theirs, std::slice::from_ref(&made), "the candidate's own are not listed");
        assert_eq!(list(conn, attempt, ada.user, paging).unwrap().items.len(), 2);
        let of_other = revoke_as_company(conn, made.id, (other, firm.owner), now);
        assert!(matches!(of_other, Err(Error::NoLink)), "{of_other:?}");
        let of_ada = revoke_as_company(conn, own.id, (company, firm.owner), now);
        assert!(matches!(of_ada, Err(Error::NoLink)), "{of_ada:?}");

        let key = secret.reveal();
        open(conn, (made.id, &key), "curl", now).unwrap();
        assert!(views(conn, attempt, ada.user, paging).unwrap().items[0].by_company);
        allow(conn, (attempt, ada.user), false, now).unwrap();
        invalid(open(conn, (made.id, &key), "curl", now));
        let late = share_as_company(conn, &by_firm, company, now);
        assert!(matches!(late, Err(Error::NoAttempt)), "{late:?}");
        let left = list(conn, attempt, ada.user, paging).unwrap().items;
        let states: Vec<_> = left.iter().map(|link| (link.by_company, link.state(now))).collect();
        assert!(states.contains(&(true, State::Revoked)), "{states:?}");
        assert!(states.contains(&(false, State::Active)), "{states:?}");
    });
}

#[test]
fn a_section_that_is_named_twice_is_shared_once() {
    let named = [Section::Code, Section::Name, Section::Code];
    assert_eq!(rules::each_once(&named), [Section::Name, Section::Code]);
}
