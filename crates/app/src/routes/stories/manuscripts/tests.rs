//! How one's own stories are read from the database.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use db::audit::Actor;
use diesel::connection::{Connection, InstrumentationEvent};
use interviews::moderation::{Ruling, decide};
use kernel::{Clock, SystemClock};

use super::*;

#[test]
fn a_page_of_ones_own_stories_takes_one_statement_for_all_that_are_shown() {
    testkit::store(|conn| {
        let (user, now) = (testkit::user(conn, "ada@example.com", "Ada"), SystemClock.now());
        for company in ["Pellworth", "Quillhaven", "Northwind"] {
            let form = serde_json::from_value(json(company)).unwrap();
            let draft = manuscripts::create(conn, user, &form, manuscripts::Way::Manual).unwrap();
            let seen = kernel::Seen::at(draft.id, draft.version);
            manuscripts::submit(conn, user, seen, manuscripts::PER_DAY, now).unwrap();
            decide(conn, Actor::Operator, kernel::Seen::any(draft.id), Ruling::PUBLISH, now)
                .unwrap();
        }
        let page =
            manuscripts::list(conn, user, kernel::Paging::first(kernel::Limit::new(100).unwrap()))
                .unwrap();
        let asked = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&asked);
        conn.set_instrumentation(move |event: InstrumentationEvent<'_>| {
            let begins = matches!(event, InstrumentationEvent::StartQuery { .. });
            count.fetch_add(usize::from(begins), Ordering::Relaxed);
        });
        let own = OwnView::load_all(conn, page.items).unwrap();
        assert_eq!(asked.load(Ordering::Relaxed), 1);
        let paths: Vec<_> = own.iter().filter_map(|own| own.path.as_deref()).collect();
        for (path, company) in paths.iter().zip(["northwind", "quillhaven", "pellworth"]) {
            assert!(path.starts_with(&format!("/interviews/{company}/")), "{paths:?}");
        }
        assert_eq!(paths.len(), 3);
    });
}

fn json(company: &str) -> serde_json::Value {
    serde_json::json!({
        "company_name": company, "position": "Engineer", "level": "intern", "year": 2025,
        "source": "applied", "difficulty": 3, "experience": "positive", "language": "en",
        "outcome": "offer_accepted", "no_confidential": true,
        "summary": format!("A calm talk at {company} about queues and about the team."),
        "rounds": [{ "kind": "technical", "minutes": 60, "format": "remote",
                     "description": "Two engineers and one editor.",
                     "questions": ["How would you find a cycle in a list?"] }],
    })
}
