//! The admin's board on the database.

use db::audit::Actor;
use kernel::{Limit, Seen};
use testkit::store;

use super::*;
use crate::placements::{self, Acting, Event};
use crate::tests::{at, begun, later};

#[test]
fn an_internship_moves_from_column_to_column_with_its_checklist() {
    store(|conn| {
        let (sides, of, items) = begun(conn);
        let place = |conn: &mut Conn| {
            let first = Paging::first(Limit::default());
            let mut found = Vec::new();
            for column in Column::ALL {
                let wanted = Wanted { column, overdue: false };
                for card in list(conn, wanted, first, at()).unwrap().items {
                    assert_eq!(Column::of(card.internship.state, &card.items), Some(column));
                    assert_eq!((card.internship.id, card.items.len()), (of.id, items.len()));
                    found.push(column);
                }
            }
            let counted = counts(conn, false, at()).unwrap();
            let counted = counted.into_iter().filter(|(_, count)| *count > 0);
            assert_eq!(counted.map(|(column, _)| column).collect::<Vec<_>>(), found);
            found
        };
        assert_eq!(place(conn), [Column::Waiting]);
        for item in &items {
            let sent = sides.submit(conn, item);
            assert_eq!(place(conn), [Column::ToReview]);
            checklists::decide(conn, Actor::Operator, Seen::any(sent.id), None, at()).unwrap();
        }
        assert_eq!(place(conn), [Column::Done]);
        checklists::make_ready(conn, Actor::Operator, Seen::any(of.id), at()).unwrap();
        assert_eq!(place(conn), [Column::Ready]);
        let start = (Event::Start, None);
        placements::step(conn, Acting::System, Seen::any(of.id), start, later(30)).unwrap();
        assert_eq!(place(conn), []);
    });
}

#[test]
fn what_is_overdue_is_found_by_itself() {
    store(|conn| {
        let (_, _, items) = begun(conn);
        let first_due = items.iter().map(|item| item.due_on).min().unwrap();
        let wanted = Wanted { column: Column::Waiting, overdue: true };
        let on = |day: NaiveDate| day.and_time(NaiveTime::MIN).and_utc();
        let mut found = |now| {
            let first = Paging::first(Limit::default());
            let count = counts(conn, true, now).unwrap()[0].1;
            (list(conn, wanted, first, now).unwrap().items.len(), count)
        };
        assert_eq!(found(on(first_due)), (0, 0), "due today is not late");
        assert_eq!(found(on(first_due.succ_opt().unwrap())), (1, 1));
    });
}
