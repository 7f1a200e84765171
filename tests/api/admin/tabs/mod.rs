//! Every list of the admin's dashboard with nothing in it, with one row, and with one row more than a page holds.

use std::collections::BTreeSet;

use diesel::connection::SimpleConnection;
use serde_json::Value;

use super::SETTING;
use crate::support::{Persona, TestApp};

/// What belongs to the dashboard as a whole.
pub(crate) const ROWS: &str = include_str!("rows.sql");
/// What belongs to one company, one role, one candidate and one setting.
const BELOW: &str = include_str!("below.sql");
/// What belongs to one partner.
pub(crate) const BROUGHT: &str = include_str!("brought.sql");

/// What the lists of one object belong to.
pub(crate) const PARENT: &str = "00000000-0000-7000-8000-00000000ffff";

/// How many rows the pages of a list hold, where nobody asks for another length: of nothing, of one row, and of one row
/// more than a page holds.
pub(crate) const PAGES: [&[usize]; 3] = [&[0], &[1], &[25, 1]];

/// The numbers of the rows that make the step before into this one.
pub(crate) const STEPS: [(usize, usize); 3] = [(1, 0), (1, 1), (2, 26)];

/// The id of row `n`, as `row_id` of the database says it.
fn row_id(n: usize) -> String {
    format!("00000000-0000-7000-8000-{n:012x}")
}

/// What rows are made with. Two rows have the same time, and the first page ends between two of them.
pub(crate) fn prepare(app: &TestApp) {
    let sql = "create function row_id(n bigint) returns uuid language sql immutable as
           $$ select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
         create function row_at(n bigint) returns timestamptz language sql stable as
           $$ select date_trunc('day', now()) - interval '1 day' + (n + 1) / 2 * interval '1 minute' $$;
         create function row_code(n bigint, size int) returns text language sql immutable as
           $$ select translate(lpad(n::text, size, '0'), '01', 'XY') $$";
    app.conn().batch_execute(sql).unwrap();
}

/// Makes the rows of these numbers.
pub(crate) fn fill(app: &TestApp, rows: &str, (from, to): (usize, usize)) {
    let rows = rows.replace("{from}", &from.to_string()).replace("{to}", &to.to_string());
    let sql = format!(
        "set session_replication_role = replica; {rows}; set session_replication_role = origin"
    );
    app.conn().batch_execute(&sql).unwrap();
}

/// Which row comes first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum First {
    Newest,
    Oldest,
}

/// A route of a list, where a row of it says which it is, which comes first, and the number before its first row. An id
/// in the route is [`PARENT`], a key is [`SETTING`].
pub(crate) struct List(
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) First,
    pub(crate) usize,
);

/// Which row this is: by its id, or by a number that counts for its owner.
fn name(row: &Value, key: &str) -> String {
    match row.pointer(key) {
        Some(Value::String(id)) => id.clone(),
        Some(Value::Number(number)) => {
            row_id(number.as_u64().and_then(|number| usize::try_from(number).ok()).unwrap())
        }
        other => format!("{key} is {other:?}"),
    }
}

impl List {
    /// The route without what is asked of it.
    pub(crate) fn route(&self) -> String {
        self.0.split('?').next().unwrap_or_default().to_owned()
    }

    /// What is wrong with the list where it should have pages of these lengths; `None` where nothing is.
    async fn fault(&self, app: &TestApp, who: &Persona, pages: &[usize]) -> Option<String> {
        let Self(route, key, first, before) = *self;
        let path = route.replace("{id}", PARENT).replace("{key}", SETTING);
        let rows: usize = pages.iter().sum();
        let mut want: Vec<String> = (1..=rows).map(|n| row_id(before + n)).collect();
        if first == First::Newest {
            want.reverse();
        }
        let sign = if path.contains('?') { '&' } else { '?' };
        let (mut found, mut lengths, mut next) = (Vec::new(), Vec::new(), path.clone());
        // One page more than there should be, in case the last one names another.
        for _ in 0..=pages.len() {
            let answer = app.by(who).get(&next).await;
            let Some(items) = answer.body["items"].as_array() else {
                return Some(format!("{next}: {} {}", answer.status, answer.text));
            };
            lengths.push(items.len());
            found.extend(items.iter().map(|row| name(row, key)));
            let Some(cursor) = answer.body["next_cursor"].as_str() else { break };
            next = format!("{path}{sign}cursor={cursor}");
        }
        if lengths == pages && found == want {
            return None;
        }
        Some(format!(
            "{path}: pages of {lengths:?} for {pages:?}\n  found {found:?}\n  want {want:?}"
        ))
    }
}

/// Every one of these lists has pages of these lengths, in its order, no row twice and none missing.
pub(crate) async fn check(app: &TestApp, who: &Persona, lists: &[List], pages: &[usize]) {
    let mut faults = Vec::new();
    for list in lists {
        faults.extend(list.fault(app, who, pages).await);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The routes below `base` that answer pages.
pub(crate) fn paged(base: &str) -> BTreeSet<String> {
    let document = serde_json::to_value(app::document()).unwrap();
    let pages = |get: &Value| {
        let schema = &get["responses"]["200"]["content"]["application/json"]["schema"];
        let named = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next());
        let schema = named.map_or(schema, |name| &document["components"]["schemas"][name]);
        schema.to_string().contains("\"next_cursor\"")
    };
    let paths = document["paths"].as_object().unwrap().iter();
    let below = paths.filter(|(path, methods)| path.starts_with(base) && pages(&methods["get"]));
    below.map(|(path, _)| path.clone()).collect()
}

/// The lists of the tabs; `standing=incomplete` leaves out the admin, whose account is a candidate's.
const TABS: [List; 22] = {
    use First::{Newest, Oldest};
    [
        List("/api/admin/network/edges?kinds=partner,user", "/to/of", Newest, 0),
        List("/api/admin/partners", "/id", Newest, 0),
        List("/api/admin/partner-applications?state=applied", "/id", Newest, 0),
        List("/api/admin/candidates?standing=incomplete", "/id", Newest, 0),
        List("/api/admin/companies", "/id", Newest, 0),
        List("/api/admin/company-details", "/company_id", Oldest, 0),
        List("/api/admin/inquiries", "/id", Newest, 0),
        List("/api/admin/inquiries?column=in_review", "/id", Newest, 0),
        List("/api/admin/internships?column=waiting", "/id", Oldest, 0),
        List("/api/admin/paying-companies", "/id", Newest, 0),
        List("/api/admin/new-customers", "/id", Newest, 0),
        List("/api/admin/roles?queue=waiting", "/id", Oldest, 0),
        List("/api/admin/roles?queue=live", "/id", Oldest, 1000),
        List("/api/admin/slates", "/id", Newest, 1000),
        List("/api/admin/interviews?queue=pending", "/id", Newest, 0),
        List("/api/admin/integrity-cases", "/id", Newest, 1000),
        List("/api/admin/support/conversations?state=open", "/id", Oldest, 0),
        List("/api/admin/support/conversations?state=resolved", "/id", Newest, 1000),
        List("/api/admin/invitation-reports", "/invitation_id", Oldest, 0),
        List("/api/admin/presence", "/id", Newest, 0),
        List("/api/admin/presence?state=offline", "/id", Newest, 1000),
        List("/api/admin/presence/attempts", "/id", Oldest, 0),
    ]
};

/// What counts the rows of a list.
const COUNTS: [(&str, &str); 10] = [
    ("/api/admin/network?kinds=partner,user", "/all_edges"),
    ("/api/admin/partner-applications/counts", "/counts/applied"),
    ("/api/admin/inquiries/counts", "/counts/in_review"),
    ("/api/admin/internships/counts", "/counts/waiting"),
    ("/api/admin/roles/counts", "/counts/waiting"),
    ("/api/admin/roles/counts", "/counts/live"),
    ("/api/admin/interviews/counts", "/counts/pending"),
    ("/api/admin/support/counts", "/open"),
    ("/api/admin/support/counts", "/resolved"),
    ("/api/admin/presence/counts", "/attempts"),
];

async fn desk() -> (TestApp, Persona) {
    let (app, admin) = (TestApp::start(), Persona::new("admin"));
    app.register_candidate(&admin).await;
    app.conn().batch_execute("update users set profile_completed = true").unwrap();
    prepare(&app);
    (app, admin)
}

#[actix_web::test]
async fn every_tab_of_the_admin_lists_nothing_one_row_and_more_than_a_page() {
    let (app, admin) = desk().await;
    for (pages, step) in PAGES.into_iter().zip(STEPS) {
        fill(&app, ROWS, step);
        check(&app, &admin, &TABS, pages).await;
        let rows: usize = pages.iter().sum();
        for (path, count) in COUNTS {
            let counted = app.by(&admin).get(path).await.ok();
            assert_eq!(counted.pointer(count), Some(&Value::from(rows)), "{path} {count}");
        }
        let replies = app.by(&admin).get("/api/admin/support/canned-replies").await.ok();
        assert_eq!(replies["items"].as_array().unwrap().len(), rows);
    }
}

/// What waits for a decision about problems; it is shown with the problem builder.
const PROBLEMS: [List; 1] = [List("/api/admin/problem-drafts", "/id", First::Oldest, 0)];

#[actix_web::test]
async fn what_waits_for_a_decision_about_problems_comes_in_pages_too() {
    let (app, admin) = desk().await;
    let rows = "insert into problem_drafts (id, lineage_id, number, slug, title, state, updated_at)
      select row_id(n), row_id(n), 1, 'problem-' || n, 'Problem ' || n, 'in_review', row_at(n)
        from generate_series({from}, {to}) n";
    for (pages, step) in PAGES.into_iter().zip(STEPS) {
        fill(&app, rows, step);
        check(&app, &admin, &PROBLEMS, pages).await;
    }
}

/// The lists of one object.
const OF_ONE: [List; 7] = {
    use First::{Newest, Oldest};
    [
        List("/api/admin/slates/{id}/applications", "/id", Oldest, 0),
        List("/api/admin/recruit-lists/{id}", "/id", Newest, 0),
        List("/api/admin/candidates/{id}/role-proposals", "/id", Newest, 0),
        List("/api/admin/settings/{key}/versions", "/id", Newest, 0),
        List("/api/admin/partners/{id}/referrals", "/id", Newest, 0),
        List("/api/admin/partners/{id}/commissions", "/id", Newest, 0),
        List("/api/admin/partners/{id}/statements", "/id", Newest, 0),
    ]
};

#[actix_web::test]
async fn every_list_of_one_object_has_nothing_one_row_and_more_than_a_page() {
    let (app, admin) = desk().await;
    let parent = format!(
        "insert into users (id, firebase_uid, email, email_verified, display_name, kind) values
           ('{PARENT}', 'uid-parent', 'parent@example.com', true, 'Parent', 'candidate');
         insert into partners (user_id, kind, organisation, since, changed_at) values
           ('{PARENT}', 'university', 'Leeds', now(), now());
         insert into companies (id, name, state) values ('{PARENT}', 'Parent', 'approved');
         insert into roles (id, company_id, state, live_state, title, form, published_at, submitted_at)
           values ('{PARENT}', '{PARENT}', 'published', 'published', 'Parent', '{{}}', now(), now())"
    );
    fill(&app, &parent, STEPS[0]);
    let brought = BROUGHT.replace("{partner}", PARENT);
    for (pages, step) in PAGES.into_iter().zip(STEPS) {
        fill(&app, BELOW, step);
        fill(&app, &brought, step);
        check(&app, &admin, &OF_ONE, pages).await;
        let path = format!("/api/admin/companies/{PARENT}/members");
        let members = app.by(&admin).get(&path).await.ok();
        assert_eq!(members["items"].as_array().unwrap().len(), pages.iter().sum::<usize>());
    }
}

#[test]
fn every_route_of_the_admin_that_answers_pages_is_asked_for_them() {
    let lists = TABS.iter().chain(&OF_ONE).chain(&PROBLEMS);
    let mut asked: BTreeSet<String> = lists.map(List::route).collect();
    // Making a row of any list adds to it: tests/api/admin/audit.rs.
    asked.insert("/api/admin/audit".to_owned());
    assert_eq!(paged("/api/admin/"), asked, "what the document has, and what is asked");
}
