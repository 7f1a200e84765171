//! Merging two accounts of one person: what becomes of every row that names them, and of what their person can do.

mod lives;
mod refusals;

use std::collections::{BTreeMap, BTreeSet};

use db::mergers::{AccountItem, Fate};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use flows::accounts::merger::{self, Pair, Preview};
use flows::post::Sender;
use kernel::{Clock, SystemClock, UserId};
use serde_json::{Value, json};

use crate::prepared::CANDIDATE;
use crate::support::{Answer, Persona, TestApp};
use crate::world::World;

/// The person of `person.sql`.
const FROM: &str = "00000000-0000-7000-8000-000000000001";

/// Another account of the candidate whom the admin of a world looks after.
pub(crate) const TWIN: &str = "00000000-0000-7000-8000-00000000ca4e";

/// Why two accounts are merged.
pub(crate) const REASON: &str = "canary-reason: both answered from one telephone.";

/// The address of the merger of this account.
fn path_of(from: &str) -> String {
    format!("/api/admin/candidates/{from}/merger")
}

fn shown(app: &TestApp, from: &str, into: &str) -> Preview {
    let public_url = "https://assay.example".to_owned();
    let sender = Sender { public_url, support: None, now: SystemClock.now() };
    let (from, into) = (UserId(from.parse().unwrap()), UserId(into.parse().unwrap()));
    let pair = Pair { from, into, offices: &[] };
    merger::preview(&mut app.conn(), &sender, &pair).unwrap()
}

/// What merges the candidate of a world into their other account.
pub(crate) fn account_merger_body(world: &World) -> Value {
    let shown = shown(&world.app, CANDIDATE, TWIN);
    json!({ "into": TWIN, "email": shown.into.email, "digest": shown.digest, "reason": REASON })
}

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

/// Two accounts, and the admin.
struct Twins {
    app: TestApp,
    admin: Persona,
    /// Whose account goes on.
    otto: Persona,
    from: String,
    into: String,
}

impl Twins {
    fn of(app: TestApp, (from, otto): (&Persona, Persona)) -> Self {
        let mut twins = Self {
            app,
            admin: Persona::new("admin"),
            otto,
            from: String::new(),
            into: String::new(),
        };
        twins.from = twins.id_of(&from.email);
        twins.into = twins.id_of(&twins.otto.email);
        twins
    }

    /// Accounts of ada and otto with nothing in them.
    async fn of_two() -> Self {
        let app = TestApp::start();
        let (ada, otto) = (Persona::new("ada"), Persona::new("otto"));
        for who in [&ada, &otto, &Persona::new("admin")] {
            app.register_candidate(who).await;
        }
        Self::of(app, (&ada, otto))
    }

    /// The person of `person.sql` as a candidate, with something in every table, and otto.
    async fn of_everything() -> Self {
        let (app, otto) = (TestApp::start(), Persona::new("otto"));
        for who in [&otto, &Persona::new("admin")] {
            app.register_candidate(who).await;
        }
        let mut conn = app.conn();
        conn.batch_execute(include_str!("../../privacy/person.sql")).unwrap();
        let mut twins = Self::of(app, (&otto.clone(), otto));
        twins.from = FROM.to_owned();
        conn.batch_execute(&include_str!("rows.sql").replace("{into}", &twins.into)).unwrap();
        twins
    }

    fn id_of(&self, email: &str) -> String {
        use db::schema::users::dsl as u;
        let id: UserId =
            u::users.filter(u::email.eq(email)).select(u::id).first(&mut self.app.conn()).unwrap();
        id.to_string()
    }

    async fn preview(&self, from: &str, into: &str) -> Answer {
        self.app.by(&self.admin).get(&format!("{}?into={into}", path_of(from))).await
    }

    fn body(&self, shown: &Value) -> Value {
        json!({ "into": shown["into"]["id"], "email": shown["into"]["email"],
                "digest": shown["digest"], "reason": REASON })
    }

    /// Looks at what would happen, and has it happen.
    async fn merge(&self) -> Value {
        let shown = self.preview(&self.from, &self.into).await.ok();
        assert_eq!(shown["obstacles"], json!([]));
        let done = self.app.by(&self.admin).post(&path_of(&self.from), self.body(&shown)).await;
        assert_eq!(done.status, 200, "{}", done.text);
        done.body
    }

    fn run(&self, sql: &str) {
        self.app.conn().batch_execute(sql).unwrap();
    }

    fn count(&self, rows: &str) -> i64 {
        let sql = format!("select count(*) as n from {rows}");
        let count: Count = diesel::sql_query(sql).get_result(&mut self.app.conn()).unwrap();
        count.n
    }

    /// How many rows of each table and column name this account.
    fn rows_of(&self, account: &str) -> BTreeMap<(&'static str, &'static str), i64> {
        let tables = merger::tables();
        let by_id = tables.iter().filter(|table| table.column != "email");
        let count = |table: &db::mergers::Table<AccountItem>| {
            let (name, column) = (table.name, table.column);
            ((name, column), self.count(&format!("{name} where {column} = '{account}'")))
        };
        by_id.map(count).collect()
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
async fn every_column_that_names_an_account_says_what_a_merger_does_with_it() {
    let app = TestApp::start();
    let sql = "select k.conrelid::regclass::text || '.' || a.attname as line from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'f' and k.confrelid = 'users'::regclass";
    let lines: Vec<Line> = diesel::sql_query(sql).load(&mut app.conn()).unwrap();
    let in_database: BTreeSet<String> = lines.into_iter().map(|row| row.line).collect();
    let tables = merger::tables();
    let by_id: Vec<_> = tables.iter().filter(|table| table.column != "email").collect();
    let named = by_id.iter().map(|table| format!("{}.{}", table.name, table.column));
    // Only functions of its own schema reach it.
    let named = named.chain(["selfid.answers.user_id".to_owned()]);
    let listed: BTreeSet<String> = named.collect();
    assert_eq!(
        listed, in_database,
        "a column that names an account is in the `mergers` of its crate"
    );
    assert_eq!(listed.len(), by_id.len() + 1, "each column once");
    let items: BTreeSet<AccountItem> = tables.iter().map(|table| table.item).collect();
    let unlisted = AccountItem::ALL.into_iter().filter(|item| !items.contains(item));
    assert_eq!(unlisted.collect::<Vec<_>>(), [AccountItem::SelfIdentification]);
}

#[actix_web::test]
async fn a_merger_does_with_rows_of_every_table_what_its_preview_says() {
    let twins = Twins::of_everything().await;
    let (from, into) = (twins.rows_of(&twins.from), twins.rows_of(&twins.into));
    let shown = twins.preview(&twins.from, &twins.into).await.ok();
    assert_eq!(shown["obstacles"], json!([]));
    let untouched = (twins.rows_of(&twins.from), twins.rows_of(&twins.into));
    assert_eq!(untouched, (from.clone(), into.clone()), "a preview is taken back");
    twins.merge().await;
    let parts = parts(&shown);
    let of = |table: &str, fate: Fate| {
        parts.get(&(table.to_owned(), fate.as_str().to_owned())).copied().unwrap_or_default()
    };
    let (left, there) = (twins.rows_of(&twins.from), twins.rows_of(&twins.into));
    for (place, before) in &from {
        let (table, column) = place;
        let signed = twins_signed(place);
        let stay = left[place] + there[place] - before - into[place];
        match (*table, *column) {
            // That the account itself is merged is no row that moved.
            ("users", _) => assert_eq!((left[place], there[place]), (0, 2), "{place:?}"),
            // Those who brought each other in a circle do so no more, and a code goes from hand to hand.
            ("referral_accounts" | "referral_past_codes", _) => {}
            _ if signed => assert_eq!((left[place], stay), (*before, 0), "{place:?} is signed"),
            _ => assert_eq!(-stay, of(table, Fate::Dropped), "{place:?} lost or made rows"),
        }
    }
    for (table, fate, rows) in [
        ("attempts", Fate::Moved, 1),
        ("invitations", Fate::Ended, 1),
        ("cohort_members", Fate::Dropped, 1),
        ("submissions", Fate::Moved, 3),
        ("applications", Fate::Ended, 1),
        ("applications", Fate::Moved, 1),
        ("applications", Fate::Kept, 1),
        ("notifications", Fate::Dropped, 1),
        ("notifications", Fate::Moved, 1),
        ("interview_likes", Fate::Dropped, 1),
        ("support_conversations", Fate::Ended, 1),
        ("talent_profiles", Fate::Moved, 1),
        ("erasures", Fate::Kept, 1),
        ("self_identification", Fate::Moved, 1),
        ("view_as_grants", Fate::Kept, 1),
    ] {
        assert_eq!(of(table, fate), rows, "{table} {}: {parts:?}", fate.as_str());
    }
    let logged = twins.count("audit_log where action = 'end_by_merger'");
    let ended: i64 = parts.iter().filter(|((_, fate), _)| fate == "ended").map(|(_, n)| n).sum();
    assert_eq!(logged, ended - 1, "the application's end has a line of its own");
}

fn twins_signed((name, column): &(&str, &str)) -> bool {
    let tables = merger::tables();
    let found = tables.iter().find(|table| table.name == *name && table.column == *column);
    found.is_some_and(|table| table.item == AccountItem::Signed)
}
