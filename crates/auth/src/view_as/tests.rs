//! When a permission counts, by table, and permissions on the database.

use db::audit;
use kernel::chrono::TimeDelta;
use testkit::store;

use super::*;
use crate::tokens::tests::claims;
use crate::users::{Access, Registration, register};

const WHY: &str = "They cannot find a role.";

fn at(minutes: i64) -> Instant {
    let noon: Instant = "2027-03-03T12:00:00Z".parse().unwrap();
    noon + TimeDelta::minutes(minutes)
}

fn account(conn: &mut Conn, name: &str) -> UserId {
    let form = Registration {
        is_company: false,
        display_name: name.to_owned(),
        phone: None,
        referral_code: None,
    };
    register(conn, &claims(name, &format!("{name}@example.com")), &form).unwrap().0.id
}

fn begun(conn: &mut Conn, admin: UserId, viewed: UserId) -> (Grant, String) {
    let whom = Whom { user: viewed, company: None };
    let (grant, secret) = begin(conn, (admin, at(-5)), whom, WHY, at(0)).unwrap();
    (grant, secret.reveal())
}

fn trail(conn: &mut Conn, partner: UserId) -> Vec<String> {
    let done = audit::history(conn, Object::of("partner", partner), 20).unwrap();
    let line =
        |one: audit::Done| format!("{} {} {}", one.actor_kind, one.action, one.reason.unwrap());
    done.into_iter().map(line).collect()
}

#[test]
fn a_permission_counts_for_one_admin_with_one_sign_in_for_half_an_hour() {
    let (admin, other) = (UserId::new(), UserId::new());
    let grant = Grant {
        id: ViewAsId::new(),
        admin,
        signed_in_at: at(-5),
        viewed: other,
        company: None,
        reason: WHY.to_owned(),
        began_at: at(0),
        ends_at: rules::end_of(at(0)),
        ended_at: None,
    };
    let second = TimeDelta::seconds(1);
    for (by, now, opens) in [
        ((admin, at(-5)), at(0), true),
        ((admin, at(-5)), at(MINUTES) - second, true),
        ((admin, at(-5)), at(MINUTES), false),
        ((admin, at(-5)), at(0) - second, false),
        ((admin, at(-4)), at(1), false),
        ((other, at(-5)), at(1), false),
    ] {
        assert_eq!(grant.opens(by, now), opens, "{by:?} at {now}");
    }
    let ended = Grant { ended_at: Some(at(2)), ..grant };
    assert!(!ended.opens((admin, at(-5)), at(1)));
}

#[test]
fn a_reason_has_ten_characters_without_the_space_around_it() {
    for (given, fits) in [
        ("0123456789", true),
        ("012345678 ", false),
        ("ééééééééé\n", false),
        ("éééééééééé", true),
        (&"x".repeat(MAX_REASON), true),
        (&"x".repeat(MAX_REASON + 1), false),
    ] {
        assert_eq!(rules::reason(given).is_ok(), fits, "{given:?}");
    }
}

#[test]
fn a_secret_opens_its_own_permission_and_no_other_text_does() {
    store(|conn| {
        let (admin, viewed) = (account(conn, "admin"), account(conn, "pia"));
        let (grant, secret) = begun(conn, admin, viewed);
        let by = (admin, at(-5));
        assert_eq!(open(conn, &secret, by, at(1)).unwrap(), Some(grant.clone()));
        for text in ["", "x", &secret[1..], &format!("{secret}A"), &grant.id.to_string()] {
            assert_eq!(open(conn, text, by, at(1)).unwrap(), None, "{text}");
        }
        let other = Secret::random().reveal();
        assert_eq!(open(conn, &other, by, at(1)).unwrap(), None);
    });
}

#[test]
fn what_is_begun_stopped_replaced_and_over_is_in_the_audit_log_once() {
    store(|conn| {
        let (admin, viewed) = (account(conn, "admin"), account(conn, "pia"));
        let (first, old) = begun(conn, admin, viewed);
        let (second, _) = begun(conn, admin, viewed);
        assert_eq!(open(conn, &old, (admin, at(-5)), at(1)).unwrap(), None, "it was replaced");
        let open_ones: Vec<_> = list_open(conn).unwrap().into_iter().map(|one| one.id).collect();
        assert_eq!(open_ones, [second.id]);
        let (me, them) = (Actor::User(admin), Actor::User(viewed));
        assert!(matches!(end(conn, them, second.id, "x", at(2)), Err(Error::NoViewAs)));
        end(conn, me, second.id, "Stopped.", at(2)).unwrap();
        end(conn, me, second.id, "Stopped.", at(3)).unwrap();
        end(conn, me, first.id, "Stopped.", at(3)).unwrap();
        begun(conn, admin, viewed);
        assert_eq!(expire(conn, at(MINUTES) - TimeDelta::seconds(1)).unwrap(), 0);
        assert_eq!(expire(conn, at(MINUTES)).unwrap(), 1);
        assert_eq!(expire(conn, at(MINUTES)).unwrap(), 0);
        let begun = format!("user begin_view_as {WHY}");
        let replaced = format!("user end_view_as {REPLACED}");
        let over = format!("system end_view_as {OVER}");
        let stopped = "user end_view_as Stopped.".to_owned();
        let wanted = [begun.clone(), replaced, begun.clone(), stopped, begun, over];
        assert_eq!(trail(conn, viewed), wanted);
    });
}

#[test]
fn nobody_looks_as_themselves_as_a_locked_account_or_as_nobody() {
    store(|conn| {
        let (admin, viewed) = (account(conn, "admin"), account(conn, "pia"));
        let try_as = |conn: &mut Conn, user| {
            let whom = Whom { user, company: None };
            begin(conn, (admin, at(-5)), whom, WHY, at(0)).map(|_| ())
        };
        assert!(matches!(try_as(conn, admin), Err(Error::ViewAsOneself)));
        assert!(matches!(try_as(conn, UserId::new()), Err(Error::NoUser)));
        users::set_access(conn, Actor::Operator, viewed, Access::Locked, "x").unwrap();
        assert!(matches!(try_as(conn, viewed), Err(Error::ViewAsLocked)));
    });
}

#[test]
fn what_ended_long_ago_is_removed_and_what_is_open_is_not() {
    store(|conn| {
        let (admin, viewed) = (account(conn, "admin"), account(conn, "pia"));
        begun(conn, admin, viewed);
        begun(conn, admin, viewed);
        assert_eq!(remove_ended(conn, at(1)).unwrap(), 1);
        assert_eq!(list_open(conn).unwrap().len(), 1);
    });
}
