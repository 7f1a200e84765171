//! What is taken out by table, and groups on the database.

use kernel::chrono::{TimeDelta, TimeZone, Utc};
use testkit::store;

use super::*;

fn report(message: &str, stack: &str) -> Report {
    let (message, stack) = (message.to_owned(), stack.to_owned());
    Report { message, stack, route: Route::of("/login"), release: "a1b2".to_owned() }
}

#[test]
fn nothing_that_identifies_a_person_or_lets_somebody_in_is_kept() {
    let check = |text: &str, want: &str| assert_eq!(rules::scrub(text), want, "{text}");
    check("x is not a function", "x is not a function");
    check("no user ada@example.com here", "no user [e-mail] here");
    check("mailto:ada%40example.com", "[e-mail]");
    check("(ada.b+c@mail.example.com)", "([e-mail])");
    check("at https://a.example/login?token=abc#x", "at https://a.example/login[query]");
    check("get /magic-link/q7Zr0aTn3VbX5eYw9uKd failed", "get /magic-link/[token] failed");
    check("/report/0192a0de-1111-7abc-8def-0123456789ab", "/report/[token]");
    check(
        "eyJhbGciOiJSUzI1NiJ9abc.eyJzdWIiOiIxMjM0In0aa.c2lnbmF0dXJlMTIzNDU2",
        "[token].[token].[token]",
    );
    check("/codebrainv2/AB23CD45EF stopped", "/codebrainv2/[code] stopped");
    check("call +4915112345678 now", "call [number] now");
    check(
        "at f (https://a.example/assets/CompanyShell-Dk3fjR2x.js:1:20345)",
        "at f (https://a.example/assets/CompanyShell-Dk3fjR2x.js:1:20345)",
    );
    check("manage-onboarding-and-a-very-long-name", "manage-onboarding-and-a-very-long-name");
    check("is x ? 1 : 2", "is x ? 1 : 2");
    check("code 123456 is wrong", "code [code] is wrong");
    check("at x.js:1:203456", "at x.js:1:203456");
    check("no token=abcdefSECRET here", "no token=[token] here");
    check("oobCode=abc&id_token=x.y", "oobCode=[token]&id_token=[token]");
    check("x=ada@example.com=y", "[e-mail]");
    check("a=b=4915112345678", "a=b=[number]");
    check("tokens = 3", "tokens = 3");
    check("/login?token=abc", "/login[query]");
    check("token= is empty", "token= is empty");
}

#[test]
fn words_that_only_look_like_a_secret_stay() {
    let check = |text: &str, want: &str| assert_eq!(rules::scrub(text), want, "{text}");
    check("user@host and @scope/web.js", "user@host and @scope/web.js");
    check(&"a".repeat(19), &"a".repeat(19));
    check(&"a".repeat(20), "[token]");
    check("1234567 abcd1234567", "[number] [number]");
    check("123456- abcde1234567", "123456- abcde1234567");
    check("AB2CDE3FGH AB2CDE3FG AB2CDE3FGHJ", "[code] AB2CDE3FG AB2CDE3FGHJ");
    check("javascript AB13CD45EF AB23CD45EI", "javascript AB13CD45EF AB23CD45EI");
}

#[test]
fn a_row_has_its_lines_and_no_other_control_character() {
    let row = rules::row(&report("one\ntwo\u{7}", "one\n  at f (x.js:1:2)\n  at g"));
    assert_eq!(
        (row.message.as_str(), row.route, row.release.as_str()),
        ("one\ntwo", "/login", "a1b2")
    );
    let alike = |message: &str, stack: &str| {
        let of = |message, stack| rules::row(&report(message, stack)).fingerprint;
        of("boom 1", "boom 1\n  at f:1\n  at g:1\n  at h:1\n  at i:1") == of(message, stack)
    };
    assert!(alike("boom 1", "at f:2\nat g:22\nat h:3"), "the text again and what is further down");
    assert!(!alike("boom 1", "at f:2\nat g:22\nat j:3"), "another place");
    assert!(!alike("bang 1", "at f:2\nat g:22\nat h:3"), "another text");
}

#[test]
fn like_errors_are_one_group_whatever_the_build_and_the_numbers() {
    store(|conn| {
        let now = Utc.with_ymd_and_hms(2026, 6, 1, 12, 0, 0).unwrap();
        let at = |line: u32| format!("boom\n  at f (https://a.example/assets/x.js:{line}:7)");
        assert_eq!(note(conn, &report("boom", &at(3)), now).unwrap(), Noted::New);
        let later = now + TimeDelta::minutes(5);
        assert_eq!(note(conn, &report("boom", &at(90)), later).unwrap(), Noted::Known);
        let other = note(conn, &report("bang", &at(3)), now).unwrap();
        assert_eq!(other, Noted::New);
        let groups = latest(conn, 10).unwrap();
        assert_eq!(groups.len(), 2);
        assert_eq!((groups[0].message.as_str(), groups[0].seen), ("boom", 2));
        assert_eq!(groups[0].last_seen_at, later);
        assert_eq!(groups[0].route, "/login");
    });
}

#[test]
fn a_long_report_is_cut_and_still_stored() {
    store(|conn| {
        let now = Utc.with_ymd_and_hms(2026, 6, 1, 12, 0, 0).unwrap();
        let long = "é ".repeat(6_000);
        note(conn, &report(&long, &long), now).unwrap();
        let group = latest(conn, 1).unwrap().remove(0);
        assert_eq!((group.message.chars().count(), group.stack.chars().count()), (500, 4_000));
    });
}

#[test]
fn a_group_is_removed_when_it_was_not_seen_since() {
    store(|conn| {
        let now = Utc.with_ymd_and_hms(2026, 6, 1, 12, 0, 0).unwrap();
        note(conn, &report("old", ""), now).unwrap();
        note(conn, &report("seen again", ""), now).unwrap();
        let later = now + TimeDelta::days(31);
        note(conn, &report("seen again", ""), later).unwrap();
        assert_eq!(remove_unseen_since(conn, later).unwrap(), 1);
        assert_eq!(latest(conn, 10).unwrap()[0].message, "seen again");
    });
}
