//! What the tests of this crate begin with.

use chrono::{NaiveDate, TimeDelta};
use db::Conn;
use db::audit::Actor;
use diesel::connection::SimpleConnection;
use kernel::{ApplicationId, Instant, RoleId, Seen};

use crate::checklists::{self, Item, Owner, Submission};
use crate::placements::{self, Acting, Event, Internship, New};

/// The moment at which internships of tests begin to be prepared.
pub(crate) fn at() -> Instant {
    "2026-11-23T10:00:00Z".parse().unwrap()
}

/// So many days later.
pub(crate) fn later(days: i64) -> Instant {
    at() + TimeDelta::days(days)
}

/// The same as a day.
pub(crate) fn day(ahead: i64) -> NaiveDate {
    later(ahead).date_naive()
}

/// Ruth of the company, and Ben, the intern.
#[derive(Clone, Copy)]
pub(crate) struct Sides {
    pub(crate) ruth: Acting,
    pub(crate) ben: Acting,
}

pub(crate) const ADMIN: Acting = Acting::Admin(Actor::Operator);

/// An internship that starts in thirty days and lasts for twelve weeks, with its items.
pub(crate) fn begun(conn: &mut Conn) -> (Sides, Internship, Vec<Item>) {
    let company = testkit::company(conn, "Pellworth");
    let ruth = testkit::user(conn, "ruth@example.com", "Ruth");
    let ben = testkit::user(conn, "ben@example.com", "Ben");
    let (role, application) = (RoleId::new(), ApplicationId::new());
    conn.batch_execute(&format!(
        "insert into roles (id, company_id, title, form)
           values ('{role}', '{company}', 'Fitter', '{{}}');
         insert into applications (id, role_id, candidate_id, state, profile, answers, code)
           values ('{application}', '{role}', '{ben}', 'placed', '{{\"name\": \"Ben\"}}', '[]', 'K7F2')"
    ))
    .unwrap();
    let new = New {
        application,
        candidate: ben,
        company,
        role_title: "Fitter".to_owned(),
        starts_on: day(30),
        ends_on: day(30 + 83),
        contact: ruth,
    };
    let made = placements::begin(conn, &new, at()).unwrap().unwrap();
    assert_eq!(placements::begin(conn, &new, at()).unwrap(), None, "one for an application");
    let items = checklists::begin(conn, &made, at()).unwrap();
    let sides = Sides { ruth: Acting::Company(company, ruth), ben: Acting::Candidate(ben) };
    (sides, made, items)
}

impl Sides {
    /// Whose item it is.
    pub(crate) fn owner(self, item: &Item) -> Acting {
        match item.owner {
            Owner::Company => self.ruth,
            Owner::Candidate => self.ben,
            Owner::Admin => ADMIN,
        }
    }

    /// Submits an item as its owner.
    pub(crate) fn submit(self, conn: &mut Conn, item: &Item) -> Item {
        let what = Submission { text: Some("Done."), answer: item.asks.then_some(true) };
        let (by, seen) = (self.owner(item), Seen::at(item.id, item.version));
        checklists::submit(conn, by, seen, what, at()).unwrap().item
    }

    /// Has every item approved, and the internship found ready.
    pub(crate) fn ready(self, conn: &mut Conn, items: &[Item]) -> Internship {
        for item in items {
            let sent = self.submit(conn, item);
            checklists::decide(conn, Actor::Operator, Seen::any(sent.id), None, at()).unwrap();
        }
        let of = Seen::any(items[0].internship);
        checklists::make_ready(conn, Actor::Operator, of, at()).unwrap()
    }
}

/// An internship that runs since its first day.
pub(crate) fn active(conn: &mut Conn) -> (Sides, Internship) {
    let (sides, _, items) = begun(conn);
    let ready = sides.ready(conn, &items);
    let start = (Event::Start, None);
    let seen = Seen::any(ready.id);
    (sides, placements::step(conn, Acting::System, seen, start, later(30)).unwrap())
}
