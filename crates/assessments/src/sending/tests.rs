//! Lines by table, and a batch on the database.

use testkit::store;

use super::*;
use crate::attempts::{self, Starter};
use crate::definitions::tests::Firm;
use crate::invitations::MAX_A_DAY;

#[track_caller]
fn check(email: &str, name: Option<&str>, percent: Option<i32>, want: Result<(), &str>) {
    let line = Recipient {
        email: email.into(),
        name: name.map(Into::into),
        accommodation_percent: percent,
    };
    let row = rules::read(&[line]).remove(0);
    let got = match row.outcome {
        Outcome::Invalid(why) => Err(why),
        _ => Ok(()),
    };
    assert_eq!(got, want, "{email} {name:?}");
}

#[test]
fn a_line_is_an_address_with_a_name_and_extra_time_or_says_what_is_wrong() {
    check("ada@example.com", None, None, Ok(()));
    check("Ada@Example.com", Some("Ada"), Some(50), Ok(()));
    check("ada@example.com", None, Some(0), Ok(()));
    let address = Err("This is not an e-mail address.");
    check("ada", None, None, address);
    check("", None, None, address);
    check("a\u{202e}@example.com", None, None, address);
    let formula = Err("It begins like a formula of a spreadsheet.");
    check("=cmd@example.com", None, None, formula);
    check("ada@example.com", Some("=1+1"), None, formula);
    let name = Err("A name is one line of 1 to 120 characters that can be seen.");
    check("ada@example.com", Some("A\u{202e}da"), None, name);
    check("ada@example.com", Some("A\0da"), None, name);
    check("ada@example.com", None, Some(5), Err("Extra time is 0, or 10 to 300 percent."));
}

fn batch(firm: &Firm, assessment: kernel::AssessmentId, emails: &[&str]) -> Batch {
    let line = |email: &&str| Recipient {
        email: (*email).into(),
        name: None,
        accommodation_percent: None,
    };
    Batch {
        company: firm.company,
        assessment,
        by: firm.owner,
        terms: Terms::default(),
        recipients: emails.iter().map(line).collect(),
    }
}

#[test]
fn each_line_of_a_batch_says_what_became_of_it() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        firm.invite(conn, assessment, "known@example.com").unwrap();
        let stop = |conn: &mut Conn, email: &str| {
            let (email, company_name) = (email.to_owned(), String::new());
            stops::set(conn, &stops::Of { email, company: firm.company, company_name }, true)
        };
        stop(conn, "never@example.com").unwrap();
        stops::note_bounce(conn, "gone@example.com").unwrap();
        let lines = [
            "new@example.com",
            "known@example.com",
            "never@example.com",
            "gone@example.com",
            "NEW@example.com",
            "nobody",
        ];
        let (plan, made) = send(conn, &batch(&firm, assessment, &lines), (500, MAX_A_DAY)).unwrap();
        let got: Vec<Outcome> = plan.rows.into_iter().map(|row| row.outcome).collect();
        assert_eq!(
            got,
            [
                Outcome::Invited,
                Outcome::AlreadyInvited,
                Outcome::OptedOut,
                Outcome::Undeliverable,
                Outcome::Repeated,
                Outcome::Invalid("This is not an e-mail address."),
            ]
        );
        assert_eq!(made.len(), 1);
        assert_eq!(made[0].email, "new@example.com");
        let many = vec!["a@example.com"; MAX_RECIPIENTS + 1];
        let refused = plan_of(conn, &batch(&firm, assessment, &many));
        assert!(matches!(refused, Err(Error::BadRecipients)), "{refused:?}");
    });
}

fn plan_of(conn: &mut Conn, batch: &Batch) -> Result<Plan, Error> {
    super::plan(conn, batch, (500, MAX_A_DAY))
}

#[test]
fn somebody_who_took_it_twice_cools_down_and_extra_time_moves_the_end() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        let email = "ada@example.com";
        let user = testkit::user(conn, email, "Ada");
        let starter =
            Starter { user, email: email.parse().unwrap(), email_verified: true, edition: None };
        for _ in 0..2 {
            let mut one = batch(&firm, assessment, &[email]);
            one.recipients[0].accommodation_percent = Some(50);
            let made = send(conn, &one, (500, MAX_A_DAY)).unwrap().1.remove(0);
            assert_eq!(made.accommodation_percent, 50);
            let begun = attempts::start(conn, &made.code.parse().unwrap(), &starter).unwrap();
            let shown = attempts::workspace(conn, begun.attempt, user).unwrap().unwrap();
            assert_eq!((shown.ends_at - shown.started_at).num_minutes(), 90);
            attempts::finish(conn, begun.attempt, user).unwrap();
        }
        let (plan, made) =
            send(conn, &batch(&firm, assessment, &[email]), (500, MAX_A_DAY)).unwrap();
        assert!(matches!(plan.rows[0].outcome, Outcome::CoolingDown(_)) && made.is_empty());
        let alone = firm.invite(conn, assessment, email);
        assert!(matches!(alone, Err(Error::CoolingDown)), "{alone:?}");
    });
}

#[test]
fn rows_beyond_the_room_are_over_the_quota_and_nobody_of_them_is_invited() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        let lines = ["a@example.com", "nobody", "b@example.com", "c@example.com"];
        let outcomes =
            |plan: Plan| plan.rows.into_iter().map(|row| row.outcome).collect::<Vec<_>>();
        let bad = Outcome::Invalid("This is not an e-mail address.");
        let (plan, made) = send(conn, &batch(&firm, assessment, &lines), (2, MAX_A_DAY)).unwrap();
        let want = [Outcome::Invited, bad.clone(), Outcome::Invited, Outcome::OverQuota];
        assert_eq!(outcomes(plan), want);
        assert_eq!(made.len(), 2);
        let (plan, made) = send(conn, &batch(&firm, assessment, &lines), (0, MAX_A_DAY)).unwrap();
        let known = Outcome::AlreadyInvited;
        assert_eq!(outcomes(plan), [known.clone(), bad, known, Outcome::OverQuota]);
        assert!(made.is_empty());
    });
}
