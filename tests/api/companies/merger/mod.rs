//! Merging a company into another: what becomes of every row that names it, and when it is refused.

mod refusals;

use std::collections::{BTreeMap, BTreeSet};

use db::mergers::{Fate, Item};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use flows::companies::merger;
use kernel::{Clock, CompanyId, SystemClock};
use serde_json::{Value, json};

use crate::support::{Answer, Persona, TestApp, request};
use crate::world::World;

/// The company of `person.sql`.
const FROM: &str = "00000000-0000-7000-8000-000000000003";

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

/// The address of the merger of this company.
fn path_of(from: &str) -> String {
    format!("/api/admin/companies/{from}/merger")
}

/// The other company of a world, where it has one.
pub(crate) fn other_company(world: &World) -> String {
    use db::schema::companies::dsl as c;
    let own: CompanyId = world.company.parse().unwrap();
    let other = c::companies.filter(c::id.ne(own)).order(c::id).select(c::id);
    let other: Option<CompanyId> = other.first(&mut world.app.conn()).optional().unwrap();
    other.unwrap_or(own).to_string()
}

/// What merges the company of a world into the other one.
pub(crate) fn merger_body(world: &World) -> Value {
    let (from, into) = (world.company.parse().unwrap(), other_company(world));
    let shown = merger::preview(&mut world.app.conn(), (from, into.parse().unwrap())).unwrap();
    json!({ "into": into, "name": shown.from.name, "digest": shown.digest,
            "reason": "canary-reason" })
}

/// Two companies, and the admin.
struct Pair {
    app: TestApp,
    admin: Persona,
    otto: Persona,
    from: String,
    into: String,
}

async fn company(app: &TestApp, who: &Persona) -> String {
    app.register_company(who).await;
    let user = app.by(who).get("/api/auth/user").await.body;
    user["user"]["company"]["id"].as_str().unwrap().to_owned()
}

impl Pair {
    /// Ruth's company and otto's, both approved and empty.
    async fn of_two() -> Self {
        let (app, admin, otto) = (TestApp::start(), Persona::new("admin"), Persona::new("otto"));
        app.register_candidate(&admin).await;
        let into = company(&app, &otto).await;
        let from = company(&app, &Persona::new("ruth")).await;
        app.conn().batch_execute("update companies set state = 'approved'").unwrap();
        Self { app, admin, otto, from, into }
    }

    /// The company of `person.sql`, with something in every table, and otto's.
    async fn of_everything() -> Self {
        let (app, admin, otto) = (TestApp::start(), Persona::new("admin"), Persona::new("otto"));
        app.register_candidate(&admin).await;
        let into = company(&app, &otto).await;
        let mut conn = app.conn();
        conn.batch_execute(include_str!("../../privacy/person.sql")).unwrap();
        conn.batch_execute(&include_str!("rows.sql").replace("{into}", &into)).unwrap();
        Self { app, admin, otto, from: FROM.to_owned(), into }
    }

    async fn preview(&self, from: &str, into: &str) -> Answer {
        self.app.by(&self.admin).get(&format!("{}?into={into}", path_of(from))).await
    }

    fn body(&self, shown: &Value) -> Value {
        json!({ "into": self.into, "name": shown["from"]["name"], "digest": shown["digest"],
                "reason": "Registered twice." })
    }

    async fn merge(&self, body: Value) -> Answer {
        self.app.by(&self.admin).post(&path_of(&self.from), body).await
    }

    fn run(&self, sql: &str) {
        self.app.conn().batch_execute(sql).unwrap();
    }

    fn count(&self, rows: &str) -> i64 {
        let sql = format!("select count(*) as n from {rows}");
        let count: Count = diesel::sql_query(sql).get_result(&mut self.app.conn()).unwrap();
        count.n
    }

    /// How many rows of each table name this company.
    fn rows_of(&self, company: &str) -> BTreeMap<&'static str, i64> {
        let count = |table: &db::mergers::Table| {
            let name = table.item.as_str();
            (name, self.count(&format!("{name} where {} = '{company}'", table.column)))
        };
        merger::tables().iter().map(count).collect()
    }
}

/// How many rows of each table a preview names, by what becomes of them.
fn parts(shown: &Value) -> BTreeMap<(String, String), i64> {
    let word = |part: &Value, name: &str| part[name].as_str().unwrap().to_owned();
    let items = shown["parts"].as_array().unwrap().iter();
    items.map(|p| ((word(p, "item"), word(p, "fate")), p["rows"].as_i64().unwrap())).collect()
}

fn codes(answer: &Answer) -> Vec<&str> {
    let errors = answer.body["errors"].as_array().unwrap().iter();
    errors.map(|error| error["code"].as_str().unwrap()).collect()
}

#[actix_web::test]
async fn every_column_that_names_a_company_says_what_a_merger_does_with_it() {
    let app = TestApp::start();
    let sql = "select k.conrelid::regclass::text || '.' || a.attname as line from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'f' and k.confrelid = 'companies'::regclass";
    let lines: Vec<Line> = diesel::sql_query(sql).load(&mut app.conn()).unwrap();
    let in_database: BTreeSet<String> = lines.into_iter().map(|row| row.line).collect();
    let named = |table: &db::mergers::Table| format!("{}.{}", table.item.as_str(), table.column);
    let tables = merger::tables();
    let listed: BTreeSet<String> = tables.iter().map(named).collect();
    assert_eq!(
        listed, in_database,
        "a table that names a company is in the `mergers` of its crate"
    );
    assert_eq!(tables.len(), Item::ALL.len(), "each table once");
}

#[actix_web::test]
async fn a_merger_does_with_rows_of_every_table_what_its_preview_says() {
    let pair = Pair::of_everything().await;
    let (from, into) = (pair.rows_of(&pair.from), pair.rows_of(&pair.into));
    for (table, rows) in &from {
        assert!(*rows > 0, "rows.sql has nothing in {table}");
    }
    let shown = pair.preview(&pair.from, &pair.into).await.ok();
    assert_eq!(shown["obstacles"], json!([]));
    assert_eq!((pair.rows_of(&pair.from), pair.rows_of(&pair.into)), (from.clone(), into.clone()));
    let done = pair.merge(pair.body(&shown)).await;
    assert_eq!(done.status, 200, "{}", done.text);
    let parts = parts(&shown);
    let shown_of = |table: &str, fate: Fate| {
        parts.get(&(table.to_owned(), fate.as_str().to_owned())).copied().unwrap_or_default()
    };
    let (left, there) = (pair.rows_of(&pair.from), pair.rows_of(&pair.into));
    for table in from.keys() {
        // That the company itself is merged into the other one is no row that moved.
        let itself = i64::from(*table == "companies");
        let come = shown_of(table, Fate::Moved) + shown_of(table, Fate::Copied) + itself;
        assert_eq!(there[table] - into[table], come, "{table} of the other company");
        let gone = shown_of(table, Fate::Moved) + shown_of(table, Fate::Dropped);
        assert_eq!(from[table] - left[table], gone, "{table} of the company");
    }
    let stay: Vec<&str> =
        left.iter().filter(|(_, rows)| **rows > 0).map(|(name, _)| *name).collect();
    let want = [
        "api_keys",
        "ats_connections",
        "checklist_templates",
        "company_details",
        "company_grants",
        "invoices",
        "team_invitations",
        "view_as_grants",
        "webhooks",
    ];
    assert_eq!(stay, want);
}

#[actix_web::test]
async fn what_two_companies_have_once_is_settled_and_nobody_loses_by_it() {
    let pair = Pair::of_everything().await;
    let shown = pair.preview(&pair.from, &pair.into).await.ok();
    pair.merge(pair.body(&shown)).await.ok();
    let (from, into) = (&pair.from, &pair.into);
    for (rows, want) in [
        // The grant without an end counts, the other one's too.
        (format!("company_grants where company_id = '{into}' and revoked_at is null"), 2),
        (
            format!(
                "company_grants where company_id = '{into}' and revoked_at is null and expires_at is null"
            ),
            2,
        ),
        (format!("company_grants where company_id = '{from}' and revoked_at is null"), 0),
        (format!("grace_extensions where company_id = '{into}' and until = current_date + 9"), 1),
        // A member of the other company, or somebody invited there, is not invited again.
        (format!("team_invitations where company_id = '{into}' and email = 'tess@example.com'"), 1),
        (
            format!(
                "team_invitations where company_id = '{from}' and revoked_at is not null
            and email in ('both@example.com', 'otto@example.com')"
            ),
            2,
        ),
        (format!("company_members where company_id = '{into}' and role = 'owner'"), 2),
        (format!("company_details where company_id = '{into}' and city = 'Bristol'"), 1),
        (format!("company_logos where company_id = '{into}'"), 1),
        (format!("companies where merged_into = '{into}'"), 2),
        (format!("talent_blocks where company_id = '{into}'"), 1),
        (format!("introductions where company_id = '{into}' and state = 'requested'"), 1),
        (format!("invitation_stops where company_id = '{into}'"), 2),
        (format!("checklist_templates where company_id = '{into}' and items = '[\"second\"]'"), 1),
        (format!("problem_drafts where company_id = '{into}' and slug = 'doubles-2'"), 2),
        (format!("problems where slug = 'doubles-2-{}'", &into[into.len() - 8..]), 1),
        (format!("subscriptions where company_id = '{into}' and state = 'active'"), 1),
        (format!("invoices where company_id = '{into}' and state = 'draft'"), 1),
        (format!("invoices where company_id = '{from}' and state = 'paid'"), 1),
        ("api_keys where revoked_at is not null".to_owned(), 1),
        ("webhooks where state = 'disabled'".to_owned(), 1),
        ("ats_connections where state = 'paused'".to_owned(), 1),
        (format!("view_as_grants where company_id = '{from}' and ended_at is not null"), 1),
        (
            "audit_log where action = 'end_by_merger' and object_kind in ('api_key', 'webhook', \
          'ats_connection', 'view_as', 'introduction')"
                .to_owned(),
            5,
        ),
        (
            format!(
                "audit_log where object_id = '{from}' and action = 'merge' and to_state = 'merged'"
            ),
            1,
        ),
        (format!("audit_log where object_id = '{into}' and action = 'absorb'"), 1),
    ] {
        assert_eq!(pair.count(&rows), want, "{rows}");
    }
    for email in ["canary@example.com", pair.otto.email.as_str()] {
        let mails = pair.app.mails_to(email);
        assert!(mails.iter().any(|mail| mail.contains("merged canary Ltd into")), "{mails:?}");
    }
    let owner = pair.app.by(&pair.otto);
    let invoices = owner.get("/api/companies/me/invoices").await.ok();
    assert_eq!(invoices["items"].as_array().unwrap().len(), 1, "it reads what the other has paid");
    let id = invoices["items"][0]["id"].as_str().unwrap();
    assert_eq!(owner.get(&format!("/api/companies/me/invoices/{id}")).await.status, 200);
    pair.run(
        "delete from grace_extensions; update company_grants set revoked_at = now(); \
              update subscriptions set state = 'ended', ended_on = now()",
    );
    let cover = owner.get("/api/companies/me/payment").await.ok();
    assert_eq!(cover["open"], json!(true), "what was paid for is still covered");
}

#[actix_web::test]
async fn a_merged_company_and_its_roles_lead_to_the_other_one() {
    let mut world = World::make().await;
    world.begin_role().await;
    world.put_role("published");
    let World { app, role, company: from, .. } = world;
    let (admin, otto) = (Persona::new("admin"), Persona::new("otto"));
    app.register_candidate(&admin).await;
    let into = company(&app, &otto).await;
    app.conn()
        .batch_execute("update companies set state = 'approved' where state = 'unverified'")
        .unwrap();
    let pair = Pair { app, admin, otto, from, into };
    let shown = pair.preview(&pair.from, &pair.into).await.ok();
    pair.merge(pair.body(&shown)).await.ok();
    let public = pair.app.anon().get(&format!("/api/companies/{}", pair.from)).await.ok();
    assert_eq!(public["id"], json!(pair.into));
    let listed = pair.app.anon().get("/api/companies").await.ok();
    assert_eq!(listed["items"].as_array().unwrap().len(), 1);
    let web = tempfile::tempdir().unwrap();
    std::fs::write(web.path().join("index.html"), "<head></head>").unwrap();
    for rest in ["?from=mail".to_owned(), format!("/roles/{role}")] {
        let page = format!("/companies/{}{rest}", pair.from);
        let moved = pair.app.send_with(request("GET", &page, None, None), web.path()).await;
        let to = format!("/companies/{}{rest}", pair.into);
        assert_eq!((moved.status, moved.header("location")), (301, to.as_str()));
    }
}

#[actix_web::test]
async fn what_was_written_for_a_company_while_it_was_merged_follows() {
    let pair = Pair::of_two().await;
    let shown = pair.preview(&pair.from, &pair.into).await.ok();
    pair.merge(pair.body(&shown)).await.ok();
    pair.run(&format!(
        "insert into roles (id, company_id, title, form)
         values (gen_random_uuid(), '{}', 'Late', '{{}}')",
        pair.from
    ));
    let state = pair.app.state();
    let now = SystemClock.now();
    let db = state.db.clone();
    actix_web::rt::task::spawn_blocking(move || merger::follow(&db, now)).await.unwrap().unwrap();
    assert_eq!(pair.count(&format!("roles where company_id = '{}'", pair.into)), 1);
}
