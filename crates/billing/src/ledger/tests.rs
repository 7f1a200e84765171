//! Payments and credit notes: by hand, on the database, and ten thousand ledgers at random.

use std::collections::{BTreeMap, BTreeSet};

use diesel::connection::SimpleConnection;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use testkit::store;

use super::*;
use crate::invoices::Asked;
use crate::invoices::{Event, State};
use crate::money::{Line, TaxBy, Totals, discount_lines, taxes};
use crate::tests::{BY, at, buyer, day, draft, issued, line, receipt};

#[test]
fn a_payment_in_two_parts_and_one_too_much_leave_credit() {
    store(|conn| {
        let to = buyer(conn);
        let invoice = issued(conn, &to, &draft());
        let seen = Seen::any(invoice.id);
        let bank = |amount| receipt(amount, Method::BankTransfer);
        let part = pay(conn, BY, Seen::at(invoice.id, 2), &bank(7250), at()).unwrap();
        assert_eq!((part.state, part.owed()), (State::PartiallyPaid, 10_000));
        let stale = pay(conn, BY, Seen::at(invoice.id, 2), &bank(1), at());
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let over = pay(conn, BY, seen, &bank(12_000), at()).unwrap();
        assert_eq!((over.state, over.paid, over.excess), (State::Paid, 17_250, 2000));
        assert_eq!(credits(conn, to.company).unwrap(), [(Currency::Eur, 2000)]);
        let second = issued(conn, &to, &draft());
        let with_credit = |conn: &mut Conn, amount| {
            pay(conn, BY, Seen::any(second.id), &receipt(amount, Method::Credit), at())
        };
        assert!(matches!(with_credit(conn, 2001), Err(Error::TooLittleCredit)));
        assert!(matches!(with_credit(conn, 20_000), Err(Error::CreditBeyondOwed)));
        assert_eq!(with_credit(conn, 2000).unwrap().owed(), 15_250);
        assert_eq!(credits(conn, to.company).unwrap(), []);
        let last = payments(conn, invoice.id).unwrap()[1].id;
        conn.batch_execute("savepoint here").unwrap();
        let used = reverse(conn, BY, (last, None), "Bounced", at());
        assert!(matches!(used, Err(Error::CreditUsed)), "{used:?}");
        conn.batch_execute("rollback to savepoint here").unwrap();
        let credit = payments(conn, second.id).unwrap()[0].id;
        let open = reverse(conn, BY, (credit, None), "Not agreed", at()).unwrap();
        assert_eq!((open.state, open.paid), (State::Open, 0));
        let back = reverse(conn, BY, (last, None), "Bounced", at()).unwrap();
        assert_eq!((back.state, back.owed()), (State::PartiallyPaid, 10_000));
        let twice = reverse(conn, BY, (last, None), "Bounced", at());
        assert!(matches!(twice, Err(Error::Refused(_))), "{twice:?}");
    });
}

#[test]
fn a_payment_is_dated_and_more_than_nothing() {
    let check = |receipt: Receipt, field: &str| match receipt.check(day(0)) {
        Err(Error::Fields(faults)) => assert_eq!(faults[0].field, field),
        other => panic!("{field}: {other:?}"),
    };
    let good = receipt(1, Method::Card);
    good.check(day(0)).unwrap();
    check(receipt(0, Method::Card), "amount");
    // Where the sun rises first it is tomorrow already.
    Receipt { received_on: day(1), ..good.clone() }.check(day(0)).unwrap();
    check(Receipt { received_on: day(2), ..good.clone() }, "received_on");
    Receipt { received_on: day(-366), ..good.clone() }.check(day(0)).unwrap();
    check(Receipt { received_on: day(-367), ..good.clone() }, "received_on");
    check(Receipt { reference: Some("x".repeat(121)), ..good }, "reference");
}

#[test]
fn a_credit_note_takes_off_a_part_then_the_rest_and_what_was_paid_becomes_credit() {
    store(|conn| {
        let to = buyer(conn);
        let invoice = issued(conn, &to, &draft());
        let seen = Seen::any(invoice.id);
        pay(conn, BY, seen, &receipt(17_250, Method::Card), at()).unwrap();
        let cuts = [Cut { position: 1, net: 3333 }];
        let (part, note) = correct(conn, BY, seen, (Some(&cuts), "A seat less"), at()).unwrap();
        assert_eq!(
            (note.number.to_string().as_str(), note.net, note.tax),
            ("C-2026-000001", 3333, 633)
        );
        assert_eq!((part.state, part.credited, part.excess), (State::Paid, 3966, 3966));
        assert_eq!(left_to_credit(conn, invoice.id).unwrap(), [6667, 5000]);
        let much = [Cut { position: 1, net: 6668 }];
        let refused = correct(conn, BY, seen, (Some(&much), "x"), at());
        assert!(matches!(refused, Err(Error::Fields(_))), "{refused:?}");
        let none = correct(conn, BY, seen, (Some(&[]), "x"), at());
        assert!(matches!(none, Err(Error::Fields(_))), "{none:?}");
        let (whole, rest) = correct(conn, BY, seen, (None, "Cancelled"), at()).unwrap();
        assert_eq!((rest.net, rest.tax), (11_667, 1617), "the tax of both is that of the invoice");
        assert_eq!((whole.state, whole.paid, whole.excess), (State::Credited, 0, 17_250));
        assert_eq!(credit(conn, to.company, Currency::Eur).unwrap(), 17_250);
        let more = correct(conn, BY, seen, (None, "Again"), at());
        assert!(matches!(more, Err(Error::Refused(_))), "{more:?}");
        let unpaid = Seen::any(issued(conn, &to, &draft()).id);
        let (open, _) = correct(conn, BY, unpaid, (Some(&cuts), "A seat less"), at()).unwrap();
        assert_eq!((open.state, open.credited, open.owed()), (State::Open, 3966, 13_284));
        for sql in [
            "update credit_notes set net = 1",
            "delete from credit_notes",
            "update credit_note_lines set net = 1",
            "update payments set amount = 1",
            "delete from payments",
        ] {
            let refused = conn.batch_execute(&format!("savepoint here; {sql}"));
            assert!(refused.is_err(), "{sql}");
            conn.batch_execute("rollback to savepoint here").unwrap();
        }
    });
}

#[test]
fn a_draft_and_a_void_invoice_are_neither_paid_nor_credited() {
    store(|conn| {
        let to = buyer(conn);
        let begun = invoices::begin(conn, BY, (&to, &draft()), at()).unwrap();
        let voided = issued(conn, &to, &draft());
        invoices::end(conn, BY, Seen::any(voided.id), (Event::Void, "x"), at()).unwrap();
        for id in [begun.id, voided.id] {
            let paid = pay(conn, BY, Seen::any(id), &receipt(1, Method::Card), at());
            assert!(matches!(paid, Err(Error::Refused(_))), "{paid:?}");
            let credited = correct(conn, BY, Seen::any(id), (None, "x"), at());
            assert!(matches!(credited, Err(Error::Refused(_))), "{credited:?}");
        }
    });
}

/// By hand: 100.00 − 20.00 at 19 % is 80.00 and 15.20 tax. Of 30.00 credited the tax is 5.70; the rest of the line, 70.00,
/// is more than the 50.00 that are left of the rate; everything that is left is 50.00 and 9.50.
#[test]
fn of_lines_with_a_discount_no_more_is_credited_than_they_come_to() {
    store(|conn| {
        let to = buyer(conn);
        let lines = vec![line("Seats", 10_000, 19_000), line("Loyalty", -2000, 19_000)];
        let invoice = issued(conn, &to, &invoices::Draft { lines, ..draft() });
        assert_eq!((invoice.net, invoice.tax, invoice.gross()), (8000, 1520, 9520));
        let seen = Seen::any(invoice.id);
        let off = |net| [Cut { position: 1, net }];
        let (_, note) = correct(conn, BY, seen, (Some(&off(3000)), "x"), at()).unwrap();
        assert_eq!((note.net, note.tax), (3000, 570));
        assert_eq!(left_to_credit(conn, invoice.id).unwrap(), [7000, -2000]);
        let more = correct(conn, BY, seen, (Some(&off(7000)), "x"), at());
        assert!(
            matches!(&more, Err(Error::Fields(faults)) if faults[0].field == "lines[0].net"),
            "{more:?}"
        );
        let discount = [Cut { position: 2, net: -2000 }];
        let below = correct(conn, BY, seen, (Some(&discount), "x"), at());
        assert!(matches!(below, Err(Error::Fields(_))), "{below:?}");
        let (whole, rest) = correct(conn, BY, seen, (None, "x"), at()).unwrap();
        assert_eq!((rest.net, rest.tax), (5000, 950));
        assert_eq!((whole.state, whole.credited), (State::Credited, 9520));
    });
}

/// An invoice of a random ledger: its lines, what was cut, its payments with how they were made.
struct Book {
    lines: Vec<Asked>,
    cut: BTreeMap<i32, (i64, i64)>,
    payments: Vec<(i64, Method, bool)>,
    state: State,
    sums: Sums,
}

impl Book {
    fn random(rng: &mut StdRng) -> Self {
        let count = rng.random_range(1..5);
        let one = |rng: &mut StdRng| Line {
            quantity_milli: rng.random_range(1..5000),
            ..line(
                "x",
                rng.random_range(-30_000..100_000),
                [0, 7000, 9975, 20_000][rng.random_range(0..4)],
            )
        };
        let by = if rng.random_bool(0.5) { TaxBy::Rate } else { TaxBy::Line };
        let mut lines: Vec<Line> = (0..count).map(|_| one(rng)).collect();
        lines.extend(discount_lines(&lines, [0, 0, 10_000, 33_333][rng.random_range(0..4)]));
        let totals = Totals::of_lines(&lines, by);
        // What a draft is refused for has no ledger.
        let refused = totals
            .rates
            .iter()
            .any(|one| one.net < 0 || one.tax < 0 || (one.net == 0 && one.tax != 0));
        let gross = if refused { 0 } else { totals.gross() };
        let taxes = taxes(&lines, by);
        let asked = |(line, tax)| Asked { line, tax, is_discount: false };
        let lines = lines.into_iter().zip(taxes).map(asked).collect();
        let sums = Sums { gross, credited: 0, received: 0 };
        Self { lines, cut: BTreeMap::new(), payments: Vec::new(), state: State::Open, sums }
    }

    fn take(&mut self, act: Act, after: Sums) -> bool {
        let event = rules::event(act, self.state, after);
        let Ok(to) = STEPS.step(self.state, event, ()) else { return false };
        (self.state, self.sums) = (to, after);
        true
    }
}

fn balance(books: &[Book]) -> i64 {
    let live = books.iter().flat_map(|book| &book.payments).filter(|payment| payment.2);
    let used: i64 =
        live.filter(|payment| payment.1 == Method::Credit).map(|payment| payment.0).sum();
    books.iter().map(|book| book.sums.excess()).sum::<i64>() - used
}

fn act(rng: &mut StdRng, books: &mut [Book]) {
    let at = rng.random_range(0..books.len());
    let balance_before = balance(books);
    let book = &mut books[at];
    match rng.random_range(0..10) {
        0..=4 => {
            let method = if rng.random_bool(0.3) { Method::Credit } else { Method::Card };
            let most = match method {
                Method::Credit => balance_before.min(book.sums.owed()),
                _ => book.sums.gross * 2 + 1,
            };
            if most < 1 {
                return;
            }
            let amount = rng.random_range(1..=most);
            let after = Sums { received: book.sums.received + amount, ..book.sums };
            if book.take(Act::Pay, after) {
                book.payments.push((amount, method, true));
            }
        }
        5..=6 => {
            let Some(which) = book.payments.iter().position(|payment| payment.2) else { return };
            let (amount, was) = (book.payments[which].0, (book.state, book.sums));
            let after = Sums { received: book.sums.received - amount, ..book.sums };
            assert!(book.take(Act::Reverse, after), "what is paid can be taken back");
            book.payments[which].2 = false;
            if balance(books) < 0 {
                books[at].payments[which].2 = true;
                (books[at].state, books[at].sums) = was;
            }
        }
        7..=8 => {
            let whole = rng.random_bool(0.2);
            let position = rng.random_range(1..=book.lines.len());
            let most = book.lines[position - 1].line.net();
            let net = rng.random_range(most.min(0)..=most.max(0));
            let cuts = [Cut { position: i32::try_from(position).unwrap(), net }];
            let Ok(cut) = rules::cut(&book.lines, &book.cut, (!whole).then_some(&cuts[..])) else {
                return;
            };
            let (net, tax) = sum(&cut);
            let after = Sums { credited: book.sums.credited + net + tax, ..book.sums };
            if book.take(Act::Credit, after) {
                for one in cut {
                    let of = book.cut.entry(one.position).or_default();
                    *of = (of.0 + one.net, of.1 + one.tax);
                }
            }
        }
        _ => {
            if let Ok(to) = STEPS.step(book.state, Event::WriteOff, ()) {
                book.state = to;
            }
        }
    }
}

fn check(books: &[Book]) {
    assert!(balance(books) >= 0, "nobody has used more credit than there was");
    for Book { lines, cut, payments, state, sums } in books {
        let live: i64 = payments.iter().filter(|payment| payment.2).map(|payment| payment.0).sum();
        let credited: i64 = cut.values().map(|(net, tax)| net + tax).sum();
        assert_eq!((live, credited), (sums.received, sums.credited));
        assert!((0..=sums.gross).contains(&sums.credited));
        assert!(sums.paid() >= 0 && sums.excess() >= 0 && sums.owed() >= 0);
        assert_eq!(
            sums.paid() + sums.owed() + sums.credited,
            sums.gross,
            "every cent is somewhere"
        );
        assert_eq!(sums.paid() + sums.excess(), live);
        assert!(sums.excess() == 0 || sums.owed() == 0);
        let rates: BTreeSet<i32> = lines.iter().map(|asked| asked.line.tax_milli).collect();
        for rate in rates {
            let own = (1..).zip(lines).filter(|(_, asked)| asked.line.tax_milli == rate);
            let (mut all, mut off) = ((0, 0), (0, 0));
            for (position, asked) in own {
                let (net, tax) = cut.get(&position).copied().unwrap_or_default();
                let line = asked.line.net();
                assert!((line.min(0)..=line.max(0)).contains(&net));
                (all, off) = ((all.0 + line, all.1 + asked.tax), (off.0 + net, off.1 + tax));
            }
            assert!(
                (0..=all.0).contains(&off.0) && (0..=all.1).contains(&off.1),
                "{off:?} of {all:?}"
            );
            assert!(off.0 < all.0 || off.1 == all.1, "a rate that is gone has no tax left");
        }
        match state {
            State::Open => assert!(sums.received == 0 && sums.owed() > 0),
            State::PartiallyPaid => assert!(sums.received > 0 && sums.owed() > 0),
            State::Paid => assert!(sums.owed() == 0 && sums.paid() > 0),
            State::Credited => assert_eq!(sums.credited, sums.gross),
            State::Uncollectible => assert!(sums.owed() > 0 || sums.credited < sums.gross),
            State::Draft | State::Void => panic!("nothing leads there"),
        }
    }
}

#[test]
fn ten_thousand_ledgers_at_random_lose_no_cent() {
    for seed in 0..10_000 {
        let rng = &mut StdRng::seed_from_u64(seed);
        let mut books: Vec<Book> = (0..rng.random_range(1..4)).map(|_| Book::random(rng)).collect();
        books.retain(|book| book.sums.gross > 0);
        for _ in 0..rng.random_range(1..30) {
            if books.is_empty() {
                break;
            }
            act(rng, &mut books);
            check(&books);
        }
    }
}
