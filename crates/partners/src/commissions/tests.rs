//! The machine by table, ten thousand ledgers at random, and commissions on the database.

use diesel::connection::SimpleConnection;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use testkit::{machines, store};

use super::*;
use crate::tests::{BY, agree, at, brought, check, invoice, later, partner, share};

#[test]
fn every_step_is_a_line_of_the_table_and_an_edge_of_the_database() {
    machines::follows(&machine::STEPS, |from, event, by| machine::STEPS.step(from, event, by));
    let sql = include_str!("../../../../migrations/2026-11-23-161002_create_commissions/up.sql");
    let held = machines::held(sql, "partner_commissions_transition");
    assert_eq!(machines::edges(&machine::STEPS), held);
}

#[test]
fn more_is_earned_less_is_taken_off_the_newest_and_what_was_paid_is_taken_off_the_next() {
    use Change::{Correct, Earn, Set, Void};
    use State::{Declined, Due, InStatement, Paid, Pending};
    let check = |all: &[(State, i64)], target, may_earn, want: &[Change]| {
        assert_eq!(settle(all, target, may_earn), want, "{all:?} {target}");
    };
    check(&[], 0, true, &[]);
    check(&[], 100, true, &[Earn(100)]);
    check(&[], 100, false, &[]);
    check(&[(Pending, 60)], 100, true, &[Earn(40)]);
    check(&[(Pending, 60), (Pending, 40)], 100, true, &[]);
    check(&[(Due, 60), (Pending, 40)], 50, true, &[Void(1), Set(0, 50)]);
    check(&[(InStatement, 60)], 0, false, &[Void(0)]);
    check(&[(Paid, 60)], 20, true, &[Correct(-40)]);
    check(&[(Paid, 60), (Due, -40)], 20, true, &[]);
    check(&[(Paid, 60), (Due, -40)], 0, true, &[Correct(-20)]);
    check(&[(Paid, 60), (Due, -40)], 60, true, &[Earn(40)]);
    // No more comes back than was paid and is not taken off yet.
    check(&[(Paid, 60), (Due, -40)], -20, true, &[Correct(-20)]);
    check(&[(Paid, 60), (State::Void, -50)], 0, true, &[Correct(-60)]);
    check(&[(State::Void, 0), (Pending, 10)], 30, true, &[Earn(20)]);
    check(&[(Declined, 60)], 60, true, &[]);
    check(&[(Declined, 60)], 0, true, &[]);
    check(&[(Paid, 40), (Declined, 60)], 40, true, &[]);
    check(&[(Paid, 40), (Declined, 60)], 30, true, &[Correct(-10)]);
    check(&[(Declined, 60), (Pending, 40)], 50, true, &[Void(1)]);
}

#[test]
fn tax_is_as_much_of_a_part_as_of_the_whole() {
    for (paid, net, gross, want) in
        [(11_900, 10_000, 11_900, 10_000), (5950, 10_000, 11_900, 5000), (0, 1, 1, 0), (1, 0, 0, 0)]
    {
        assert_eq!(net_paid(paid, net, gross), want);
    }
}

/// An invoice of a random ledger: what is paid on it, and its commissions.
#[derive(Default)]
struct Book {
    net_paid: i64,
    all: Vec<(State, i64)>,
}

/// What is paid out and on which statement, by how much.
#[derive(Default)]
struct Ledger {
    accounts: BTreeMap<Account, i64>,
    statements: Vec<i64>,
}

impl Ledger {
    fn post(&mut self, from: Account, to: Account, amount: i64) {
        *self.accounts.entry(from).or_default() -= amount;
        *self.accounts.entry(to).or_default() += amount;
    }

    fn settle(&mut self, book: &mut Book, rate: Rate, may_earn: bool) {
        let target = rate.of_payments(book.net_paid, Currency::Eur);
        for change in settle(&book.all, target, may_earn) {
            match change {
                Change::Earn(amount) => {
                    assert!(amount > 0);
                    self.post(Account::Cost, Account::Pending, amount);
                    book.all.push((State::Pending, amount));
                }
                Change::Correct(amount) => {
                    assert!(amount < 0);
                    self.post(Account::Cost, Account::Due, amount);
                    book.all.push((State::Due, amount));
                }
                Change::Set(at, amount) => {
                    let (state, before) = book.all[at];
                    assert!(amount > 0 && amount < before);
                    self.post(Account::of(state), Account::Cost, before - amount);
                    book.all[at].1 = amount;
                }
                Change::Void(at) => {
                    let (state, before) = book.all[at];
                    self.post(Account::of(state), Account::Cost, before);
                    book.all[at] = (State::Void, 0);
                }
            }
        }
        let counted: i64 =
            book.all.iter().filter(|one| one.0 != State::Void).map(|one| one.1).sum();
        let declined: i64 =
            book.all.iter().filter(|one| one.0 == State::Declined).map(|one| one.1).sum();
        if may_earn {
            assert!(counted >= target, "all of it is earned");
        }
        let live = counted - declined;
        assert!(live <= target, "nothing more than that is left");
        assert!(live >= 0, "an invoice never costs its partner anything");
        assert_eq!(settle(&book.all, target, may_earn), [], "once is enough");
    }

    fn step(&mut self, books: &mut [Book], from: State, event: Event, by: By) {
        for one in books.iter_mut().flat_map(|book| &mut book.all).filter(|one| one.0 == from) {
            let to = machine::STEPS.step(from, event, by).unwrap();
            self.post(Account::of(from), Account::of(to), one.1);
            one.0 = to;
        }
    }

    /// A statement of all that is due, where that is more than nothing.
    fn state(&mut self, books: &mut [Book]) {
        let open: i64 = self.accounts.get(&Account::InStatement).copied().unwrap_or_default();
        let due: i64 = self.accounts.get(&Account::Due).copied().unwrap_or_default();
        if open == 0 && due > 0 && !holds(books, State::InStatement) {
            self.step(books, State::Due, Event::State, By::System);
        }
    }

    /// What is on the statement is paid out, or carried where it came to nothing.
    fn pay(&mut self, books: &mut [Book]) {
        let open: i64 = self.accounts.get(&Account::InStatement).copied().unwrap_or_default();
        if open > 0 {
            self.statements.push(open);
            self.step(books, State::InStatement, Event::Pay, By::Staff);
        } else {
            self.step(books, State::InStatement, Event::Carry, By::System);
        }
    }
}

fn holds(books: &[Book], state: State) -> bool {
    books.iter().flat_map(|book| &book.all).any(|one| one.0 == state)
}

#[test]
fn ten_thousand_ledgers_at_random_balance_and_their_statements_add_up_to_what_was_paid() {
    let mut rng = StdRng::seed_from_u64(32);
    for seed in 0..10_000 {
        let cap = rng.random_bool(0.5).then(|| rng.random_range(1..5000));
        let rate = share(rng.random_range(1..5000), cap);
        let mut books: Vec<Book> = (0..rng.random_range(1..4)).map(|_| Book::default()).collect();
        let mut ledger = Ledger::default();
        for _ in 0..rng.random_range(1..40) {
            let at = rng.random_range(0..books.len());
            match rng.random_range(0..10) {
                0..=3 => {
                    books[at].net_paid += rng.random_range(1..100_000);
                    let may_earn = rng.random_bool(0.9);
                    ledger.settle(&mut books[at], rate, may_earn);
                }
                4..=5 => {
                    let paid = books[at].net_paid;
                    books[at].net_paid = rng.random_range(0..=paid);
                    ledger.settle(&mut books[at], rate, true);
                }
                6 => ledger.step(&mut books, State::Pending, Event::Release, By::System),
                7 => ledger.state(&mut books),
                8 => ledger.pay(&mut books),
                _ => {
                    let book = &mut books[at];
                    let open = |one: &&mut (State, i64)| one.0 == State::Pending && one.1 > 0;
                    if let Some(one) = book.all.iter_mut().find(open) {
                        one.0 = State::Declined;
                        let amount = one.1;
                        ledger.post(Account::Pending, Account::Cost, amount);
                    }
                }
            }
            let of = |account| ledger.accounts.get(&account).copied().unwrap_or_default();
            assert_eq!(ledger.accounts.values().sum::<i64>(), 0, "{seed}: both sides are equal");
            assert!(of(Account::Pending) >= 0 && of(Account::Paid) >= 0, "{seed}");
            assert!(of(Account::Cost) <= 0, "{seed}: it costs what it brings");
            assert_eq!(of(Account::Paid), ledger.statements.iter().sum::<i64>(), "{seed}");
            assert!(ledger.statements.iter().all(|total| *total > 0), "{seed}");
            for state in [State::Pending, State::Due, State::InStatement, State::Paid] {
                let all = books.iter().flat_map(|book| &book.all);
                let held: i64 = all.filter(|one| one.0 == state).map(|one| one.1).sum();
                assert_eq!(held, of(Account::of(state)), "{seed} {state:?}");
            }
        }
    }
}

fn paid(id: InvoiceId, net_paid: i64) -> PaidInvoice {
    PaidInvoice { id, currency: Currency::Eur, net_paid }
}

fn known(conn: &mut Conn, partner: UserId) -> Vec<(Kind, State, i64)> {
    check(conn);
    let all = list(conn, partner, Paging::first(kernel::Limit::default())).unwrap().items;
    let mut all: Vec<_> = all.iter().map(|one| (one.kind, one.state, one.amount)).collect();
    all.reverse();
    all
}

#[test]
fn a_payment_is_pending_for_thirty_days_and_a_refund_takes_its_part_back() {
    store(|conn| {
        let ada = partner(conn, "ada");
        let dan = brought(conn, ada, "dan");
        let bill = invoice(conn, dan.user);
        follow_payment(conn, &dan, paid(bill, 10_000), at()).unwrap();
        assert_eq!(known(conn, ada), [], "no terms, no commission");
        agree(conn, ada, share(1000, None));
        follow_payment(conn, &dan, paid(bill, 10_000), at()).unwrap();
        assert_eq!(known(conn, ada), [(Kind::Payment, State::Pending, 1000)]);
        assert_eq!(to_release(conn, later(29), 9).unwrap(), []);
        follow_payment(conn, &dan, paid(bill, 5000), later(1)).unwrap();
        assert_eq!(known(conn, ada), [(Kind::Payment, State::Pending, 500)]);
        for id in to_release(conn, later(30), 9).unwrap() {
            release(conn, id, later(30)).unwrap();
            release(conn, id, later(30)).unwrap();
        }
        assert_eq!(known(conn, ada), [(Kind::Payment, State::Due, 500)]);
        follow_payment(conn, &dan, paid(bill, 0), later(31)).unwrap();
        assert_eq!(known(conn, ada), [(Kind::Payment, State::Void, 0)]);
        follow_payment(conn, &dan, paid(bill, 10_000), later(91)).unwrap();
        assert_eq!(known(conn, ada), [(Kind::Payment, State::Void, 0)], "the window is over");
    });
}

#[test]
fn what_a_flagged_referral_earned_waits_and_can_be_declined_for_a_reason() {
    store(|conn| {
        let ada = partner(conn, "ada");
        agree(conn, ada, share(1000, None));
        let dan = brought(conn, ada, "dan");
        let bill = invoice(conn, dan.user);
        follow_payment(conn, &dan, paid(bill, 10_000), at()).unwrap();
        conn.batch_execute("update partner_attributions set flag = 'same_domain'").unwrap();
        assert_eq!(to_release(conn, later(30), 9).unwrap(), []);
        let id = list(conn, ada, Paging::first(kernel::Limit::default())).unwrap().items[0].id;
        let stale = decline(conn, BY, Seen::at(id, 2), "Their own company", at());
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let off = decline(conn, BY, Seen::at(id, 1), "Their own company", at()).unwrap();
        assert_eq!(
            (off.state, off.reason.as_deref()),
            (State::Declined, Some("Their own company"))
        );
        assert_eq!(known(conn, ada), [(Kind::Payment, State::Declined, 1000)]);
        follow_payment(conn, &dan, paid(bill, 10_000), at()).unwrap();
        assert_eq!(known(conn, ada).len(), 1, "it is not earned again");
    });
}

#[test]
fn an_adjustment_is_due_at_once_and_says_why_in_twenty_characters() {
    store(|conn| {
        let ada = partner(conn, "ada");
        let short = adjust(conn, BY, ada, (100, Currency::Eur, "Nineteen characters"), at());
        assert!(matches!(short, Err(Error::ShortReason)), "{short:?}");
        let why = "Agreed at the fair in Leeds";
        let none = adjust(conn, BY, ada, (0, Currency::Eur, why), at());
        assert!(matches!(none, Err(Error::Field { .. })), "{none:?}");
        adjust(conn, BY, ada, (-300, Currency::Eur, why), at()).unwrap();
        adjust(conn, BY, ada, (500, Currency::Usd, why), at()).unwrap();
        check(conn);
        let sums = sums(conn, &[ada]).unwrap().remove(&ada).unwrap();
        let of: Vec<_> = sums.iter().map(|sum| (sum.currency, sum.due)).collect();
        assert_eq!(of, [(Currency::Eur, -300), (Currency::Usd, 500)]);
    });
}

#[test]
fn the_database_refuses_one_side_of_a_transfer_and_an_amount_that_was_not_posted() {
    store(|conn| {
        let ada = partner(conn, "ada");
        adjust(conn, BY, ada, (500, Currency::Eur, "Agreed at the fair in Leeds"), at()).unwrap();
        check(conn);
        for sql in [
            "insert into partner_postings (transfer, account, commission_id, amount, posted_at)
             select id, 'due', id, 5, now() from partner_commissions",
            "update partner_commissions set amount = 600",
            "update partner_postings set amount = 5",
            "delete from partner_postings",
            "delete from partner_commissions",
            "update partner_commissions set state = 'paid'",
        ] {
            let all = format!("savepoint here; {sql}; set constraints all immediate");
            assert!(conn.batch_execute(&all).is_err(), "{sql}");
            conn.batch_execute("rollback to savepoint here; set constraints all deferred").unwrap();
        }
    });
}
