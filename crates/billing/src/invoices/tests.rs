//! The steps by table, drafts, and what an issued invoice refuses.

use std::collections::BTreeSet;

use diesel::connection::SimpleConnection;
use testkit::{TestDb, machines, store};

use super::*;
use crate::money::TaxBy;
use crate::tests::{BY, at, buyer, day, draft, issued, later, line};

#[test]
fn every_step_of_the_machine_is_in_the_table_and_no_other_is_possible() {
    use Event as E;
    use State as S;
    let mut taken = 0;
    for from in State::ALL.iter().copied() {
        for event in Event::ALL.iter().copied() {
            let want = match (from, event) {
                (S::Draft, E::Issue) => Some(S::Open),
                (S::Open | S::PartiallyPaid | S::Uncollectible, E::PayPart) => {
                    Some(S::PartiallyPaid)
                }
                (S::Open | S::PartiallyPaid | S::Paid | S::Uncollectible, E::PayRest) => {
                    Some(S::Paid)
                }
                (S::PartiallyPaid | S::Paid | S::Credited | S::Uncollectible, E::Reverse)
                | (S::Open | S::PartiallyPaid | S::Paid | S::Uncollectible, E::CreditPart) => {
                    Some(from)
                }
                (S::Paid, E::ReverseToPart) => Some(S::PartiallyPaid),
                (S::Paid | S::PartiallyPaid, E::ReverseToOpen) => Some(S::Open),
                (S::PartiallyPaid | S::Uncollectible, E::CreditRest) => Some(S::Paid),
                (S::Open | S::PartiallyPaid | S::Paid | S::Uncollectible, E::CreditWhole) => {
                    Some(S::Credited)
                }
                (S::Open, E::Void) => Some(S::Void),
                (S::Open | S::PartiallyPaid, E::WriteOff) => Some(S::Uncollectible),
                _ => None,
            };
            assert_eq!(STEPS.step(from, event, ()).ok(), want, "{from:?} {event:?}");
            taken += usize::from(want.is_some());
        }
    }
    assert_eq!(taken, STEPS.lines().len());
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-23-111001_create_billing/up.sql");
    assert_eq!(machines::edges(&STEPS), machines::held(sql, "invoices_transition"));
}

#[test]
fn a_draft_says_what_is_wrong_with_it_field_by_field() {
    draft().check().unwrap();
    let longest = Period { from: day(0), to: day(3 * 366 - 1) };
    let most = Draft { lines: vec![line("x", 1, 0); MAX_LINES], period: longest, ..draft() };
    most.check().unwrap();
    Draft { period: Period { from: day(0), to: day(0) }, ..draft() }.check().unwrap();
    let check = |change: fn(&mut Draft), at: &str, code: &str| {
        let mut bad = draft();
        change(&mut bad);
        match bad.check() {
            Err(Error::Fields(faults)) => {
                assert_eq!((faults[0].field.as_str(), faults[0].code), (at, code));
                assert_eq!(faults.len(), 1, "{at}");
            }
            other => panic!("{at}: {other:?}"),
        }
    };
    check(|bad| bad.lines.clear(), "lines", "required");
    check(|bad| bad.lines = vec![line("x", 1, 0); 51], "lines", "length");
    check(|bad| bad.terms_days = 15, "terms_days", "not_offered");
    check(|bad| bad.period.to = day(-1), "period_to", "range");
    check(|bad| bad.period.to = day(3 * 366), "period_to", "range");
    check(|bad| bad.po_reference = Some("x".repeat(61)), "po_reference", "length");
    check(|bad| bad.notes = Some("x".repeat(2001)), "notes", "length");
    check(|bad| bad.lines[1].text.clear(), "lines[1].text", "length");
    check(|bad| bad.lines[1].quantity_milli = 0, "lines[1].quantity_milli", "range");
    check(|bad| bad.lines[0].unit_price = -1, "lines[0].unit_price", "range");
    check(|bad| bad.lines[0].tax_milli = 100_001, "lines[0].tax_milli", "range");
    check(|bad| bad.discount_milli = 100_001, "discount_milli", "range");
    check(|bad| bad.discount_milli = -1, "discount_milli", "range");
    let huge = |bad: &mut Draft| {
        bad.lines[0] =
            crate::money::Line { quantity_milli: 1_000_000, ..line("x", 10_000_000_000, 0) };
    };
    check(huge, "lines[0].unit_price", "range");
    let dear = |bad: &mut Draft| {
        bad.lines[0] =
            crate::money::Line { quantity_milli: 1_000_000, ..line("x", 10_000_000_001, 0) };
    };
    check(dear, "lines[0].unit_price", "range");
}

#[test]
fn a_discount_is_a_line_below_zero_as_long_as_its_rate_is_not() {
    let with = |off: i64, rate: i32| {
        let lines = vec![line("Seats", 10_000, 19_000), line("Loyalty", off, rate)];
        Draft { lines, ..draft() }.check()
    };
    with(-2000, 19_000).unwrap();
    with(-10_000, 19_000).unwrap();
    for (off, rate) in [(-10_001, 19_000), (-1, 7000)] {
        match with(off, rate) {
            Err(Error::Fields(faults)) => assert_eq!(faults[0].field, "lines[1].unit_price"),
            other => panic!("{off} at {rate}: {other:?}"),
        }
    }
}

/// By hand: 10% of 100.00 at 19% and of 50.00 at 7% leave 90.00 and 45.00; the tax is 17.10 and 3.15.
#[test]
fn a_discount_on_the_whole_is_stored_as_lines_and_a_change_of_it_replaces_them() {
    store(|conn| {
        let to = buyer(conn);
        let off = Draft { discount_milli: 10_000, ..draft() };
        let begun = begin(conn, BY, (&to, &off), at()).unwrap();
        assert_eq!((begun.net, begun.tax, begun.discount_milli), (13_500, 2025, 10_000));
        let said = |conn: &mut Conn| -> Vec<_> {
            let lines = lines(conn, begun.id).unwrap().into_iter();
            lines.map(|one| (one.line.text.clone(), one.line.net(), one.is_discount)).collect()
        };
        let written = |text: &str, net, is_discount| (text.to_owned(), net, is_discount);
        let ten = [
            written("Seats", 10_000, false),
            written("Support", 5000, false),
            written("Discount 10%", -500, true),
            written("Discount 10%", -1000, true),
        ];
        assert_eq!(said(conn), ten);
        let none = Draft { discount_milli: 0, ..draft() };
        let changed = change(conn, BY, Seen::at(begun.id, 1), (&to, &none), at()).unwrap();
        assert_eq!((changed.gross(), said(conn).len()), (17_250, 2));
    });
}

/// 50 lines of 241.67 at 20%, by hand: 12,083.50 × 20% = 2,416.70; a line 48.33, all of them 2,416.50.
#[test]
fn tax_is_of_the_base_of_a_rate_unless_it_is_asked_for_by_line() {
    store(|conn| {
        let to = buyer(conn);
        let lines_of = vec![line("Seat", 24_167, 20_000); 50];
        let by_rate = Draft { lines: lines_of, ..draft() };
        let begun = begin(conn, BY, (&to, &by_rate), at()).unwrap();
        assert_eq!((begun.net, begun.tax), (1_208_350, 241_670));
        let stored: i64 = lines(conn, begun.id).unwrap().iter().map(|one| one.tax).sum();
        assert_eq!(stored, 241_670);
        let by_line = Draft { tax_by: TaxBy::Line, ..by_rate };
        let changed = change(conn, BY, Seen::at(begun.id, 1), (&to, &by_line), at()).unwrap();
        assert_eq!((changed.tax, changed.tax_by), (241_650, TaxBy::Line));
    });
}

#[test]
fn an_invoice_is_written_changed_issued_and_then_stays() {
    store(|conn| {
        let to = buyer(conn);
        let begun = begin(conn, BY, (&to, &draft()), at()).unwrap();
        assert_eq!((begun.net, begun.tax, begun.gross()), (15_000, 2250, 17_250));
        assert_eq!((begun.number, begun.owed()), (None, 0));
        let mut other = draft();
        other.lines.truncate(1);
        let changed = change(conn, BY, Seen::at(begun.id, 1), (&to, &other), at()).unwrap();
        assert_eq!((changed.gross(), changed.version), (11_900, 2));
        assert_eq!(lines(conn, begun.id).unwrap().len(), 1);
        let stale = issue(conn, BY, Seen::at(begun.id, 1), "Pellworth", at());
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let open = issue(conn, BY, Seen::at(begun.id, 2), "Pellworth Ltd", at()).unwrap();
        assert_eq!(open.name(), "A-2026-000001");
        assert_eq!((open.buyer_name.as_str(), open.owed()), ("Pellworth Ltd", 11_900));
        assert_eq!((open.issued_on, open.due_on), (Some(day(0)), Some(day(14))));
        assert_eq!((open.days_late(day(14)), open.days_late(day(16))), (0, 2));
        let seen = Seen::any(open.id);
        let again = change(conn, BY, seen, (&to, &other), at());
        assert!(matches!(again, Err(Error::Issued)), "{again:?}");
        assert!(matches!(discard(conn, BY, seen), Err(Error::Issued)));
        let again = issue(conn, BY, seen, "Pellworth", at());
        assert!(matches!(again, Err(Error::Refused(_))), "{again:?}");
    });
}

#[test]
fn nothing_is_issued_that_asks_for_nothing() {
    store(|conn| {
        let to = buyer(conn);
        let free = Draft { lines: vec![line("Trial", 0, 19_000)], ..draft() };
        let begun = begin(conn, BY, (&to, &free), at()).unwrap();
        let refused = issue(conn, BY, Seen::any(begun.id), "Pellworth", at());
        assert!(matches!(refused, Err(Error::NothingOwed)), "{refused:?}");
        discard(conn, BY, Seen::any(begun.id)).unwrap();
        assert!(matches!(find(conn, begun.id), Err(Error::NoInvoice)));
    });
}

#[test]
fn plain_sql_cannot_change_what_was_issued() {
    store(|conn| {
        let to = buyer(conn);
        let id = issued(conn, &to, &draft()).id;
        for sql in [
            format!("update invoices set net = 1, gross = tax + 1 where id = '{id}'"),
            format!("update invoices set buyer_name = 'Other' where id = '{id}'"),
            format!("update invoices set serial = 9 where id = '{id}'"),
            format!("update invoices set due_on = due_on + 1 where id = '{id}'"),
            format!("update invoices set state = 'draft' where id = '{id}'"),
            format!("update invoices set state = 'paid', currency = 'USD' where id = '{id}'"),
            format!("delete from invoices where id = '{id}'"),
            format!("update invoice_lines set text = 'Other' where invoice_id = '{id}'"),
            format!("delete from invoice_lines where invoice_id = '{id}'"),
            format!(
                "insert into invoice_lines (invoice_id, position, text, quantity_milli, unit_price,
                   tax_bp, net, tax) values ('{id}', 3, 'More', 1000, 1, 0, 1, 0)"
            ),
        ] {
            let refused = conn.batch_execute(&format!("savepoint here; {sql}"));
            assert!(refused.is_err(), "{sql}");
            conn.batch_execute("rollback to savepoint here").unwrap();
        }
        conn.batch_execute(&format!(
            "update invoices set reminders = 1, reminded_at = now() where id = '{id}'"
        ))
        .unwrap();
    });
}

#[test]
fn an_invoice_is_voided_before_anything_is_paid_and_written_off_after() {
    store(|conn| {
        let to = buyer(conn);
        let first = issued(conn, &to, &draft());
        let refused = end(conn, BY, Seen::any(first.id), (Event::Void, " "), at());
        assert!(matches!(refused, Err(Error::BadReason)), "{refused:?}");
        let voided = end(conn, BY, Seen::at(first.id, 2), (Event::Void, "Twice"), at()).unwrap();
        assert_eq!((voided.state, voided.owed()), (State::Void, 0));
        let again = end(conn, BY, Seen::any(first.id), (Event::WriteOff, "x"), at());
        assert!(matches!(again, Err(Error::Refused(_))), "{again:?}");
        let other = end(conn, BY, Seen::any(first.id), (Event::PayRest, "x"), at());
        assert!(matches!(other, Err(Error::Refused(_))), "{other:?}");
        let second = issued(conn, &to, &draft());
        let gone =
            end(conn, BY, Seen::any(second.id), (Event::WriteOff, "Insolvent"), at()).unwrap();
        assert_eq!((gone.state, gone.owed()), (State::Uncollectible, 0));
        assert_eq!(second.name(), "A-2026-000002", "a void invoice keeps its number");
    });
}

#[test]
fn an_invoice_is_reminded_of_every_three_days_at_most_while_something_is_owed() {
    store(|conn| {
        let to = buyer(conn);
        let begun = begin(conn, BY, (&to, &draft()), at()).unwrap();
        let mut ask = |id, days| remind(conn, BY, Seen::any(id), "friendly", later(days));
        assert!(matches!(ask(begun.id, 0), Err(Error::Refused(_))));
        let open = issued(conn, &to, &draft());
        let mut ask = |days| remind(conn, BY, Seen::any(open.id), "friendly", later(days));
        assert_eq!(ask(0).unwrap().reminders, 1);
        assert!(matches!(ask(2), Err(Error::RemindedLately)));
        assert_eq!(ask(3).unwrap().reminders, 2);
    });
}

#[test]
fn a_company_is_told_once_when_an_invoice_is_due() {
    store(|conn| {
        let to = buyer(conn);
        let open = issued(conn, &to, &draft());
        let due = |conn: &mut Conn, days| to_tell(conn, Occasion::Due, later(days), 10).unwrap();
        assert_eq!(due(conn, 13), []);
        assert_eq!(due(conn, 14), [open.id]);
        assert!(tell(conn, Occasion::Due, open.id, later(14)).unwrap().is_some());
        assert_eq!(tell(conn, Occasion::Due, open.id, later(14)).unwrap(), None);
        assert_eq!(due(conn, 15), []);
    });
}

#[test]
fn sixteen_writers_leave_no_gap_and_no_double() {
    let database = TestDb::create();
    let conn = &mut database.conn();
    let to = buyer(conn);
    let write = |_| {
        let mut conn = database.conn();
        for turn in 0..6 {
            use diesel::Connection;
            let _ = conn.transaction::<_, Error, _>(|conn| {
                let begun = begin(conn, BY, (&to, &draft()), at())?;
                issue(conn, BY, Seen::any(begun.id), "Pellworth", at())?;
                // What is taken back leaves its number to another one.
                if turn % 3 == 2 { Err(Error::NothingOwed) } else { Ok(()) }
            });
        }
    };
    std::thread::scope(|scope| {
        let writers: Vec<_> = (0..16).map(|at| scope.spawn(move || write(at))).collect();
        writers.into_iter().for_each(|writer| writer.join().unwrap());
    });
    let all = crate::listing::Filter::all(day(0));
    let all = crate::listing::find_all(conn, &all, 1000).unwrap();
    let serials: BTreeSet<i32> = all.iter().map(|one| one.number.unwrap().serial).collect();
    assert_eq!((all.len(), serials.len(), serials.last()), (64, 64, Some(&64)));
    assert_eq!(numbers::gaps(conn).unwrap(), []);
}

#[test]
fn a_missing_number_is_found_and_nothing_is_issued_until_it_is_explained() {
    store(|conn| {
        let to = buyer(conn);
        issued(conn, &to, &draft());
        let used = |conn: &mut Conn| {
            use db::schema::billing_counters::dsl as c;
            use diesel::prelude::*;
            c::billing_counters
                .select((c::last, c::used))
                .first::<(i32, Option<i32>)>(conn)
                .unwrap()
        };
        assert_eq!(used(conn), (1, Some(1)));
        issued(conn, &to, &draft());
        assert_eq!(used(conn), (2, Some(2)), "the database keeps the second figure");
        conn.batch_execute("update billing_counters set last = 3").unwrap();
        let gaps = numbers::gaps(conn).unwrap();
        assert_eq!(gaps.len(), 1);
        assert_eq!(gaps[0].from.to_string(), "A-2026-000003");
        assert_eq!(gaps[0].to.to_string(), "A-2026-000003");
        let begun = begin(conn, BY, (&to, &draft()), at()).unwrap();
        let refused = issue(conn, BY, Seen::any(begun.id), "Pellworth", at());
        assert!(matches!(refused, Err(Error::NumberGap)), "{refused:?}");
    });
}
