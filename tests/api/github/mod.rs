//! GitHub reports: who asks, who consents, what is read, and what is left of it.

mod asking;
mod collecting;
mod unknown;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use flows::github_reports;
use flows::post::Sender;
use kernel::chrono::TimeDelta;
use kernel::{Clock, SystemClock};
use queue::jobs::{self, Kind};
use serde_json::{Value, json};
use testkit::{
    GITHUB_ID, GITHUB_SECRET, GithubAccount, GithubPull, GithubRepo, GithubServer, worker,
};

use crate::support::{Answer, Persona, TestApp};
use crate::world::World;

pub(crate) const REPORT: &str = "00000000-0000-7000-8000-0000000000e1";
pub(super) const ASKING: &str = "/api/github-reports";
pub(super) const MINE: &str = "/api/users/github-reports";
pub(super) const MESSAGE: &str = "We would like to see how you work in public.";

/// Whether a route is about reports on GitHub.
pub(crate) fn is_about_github(path: &str) -> bool {
    path.contains("/github-reports")
}

/// A request of ruth's company to ada, and a report of ada's own that is ready. Where ada is to be asked,
/// the company only knows her.
pub(crate) fn prepare_github(route: &str, world: &World) {
    let figures = r#"{"login":"canary","url":"u","since":"2026-01-01","until":"2026-02-01",
        "is_empty":true,"commits":{"value":0,"link":"l"},"pulls":{"value":0,"link":"l"},
        "merged":{"value":0,"link":"l"},"sizes":{"small":0,"medium":0,"large":0,"huge":0,
        "median":null},"reviews":{"value":0,"link":"l"},"issues":{"value":0,"link":"l"},
        "languages":[],"months":[],"hours":[],"repositories":[],"collaboration":[],
        "last_commit_at":null,"last_pull_at":null,
        "left_out":{"forks":0,"merges":0,"bots":0,"files":0,"unread":0}}"#;
    let ready = format!(
        "insert into github_reports (id, candidate_id, state, login, figures, requested_at,
             consented_at, collected_at, expires_at)
           select gen_random_uuid(), id, 'ready', 'canary', '{figures}', now(), now(), now(),
             now() + interval '90 days' from users where email = 'ada@example.com';"
    );
    let asked = format!(
        "insert into github_reports (id, candidate_id, company_id, message, requested_at, expires_at)
           select '{REPORT}', id, '{}', 'Canary words of the company.', now(),
             now() + interval '90 days' from users where email = 'ada@example.com';",
        world.company
    );
    let asks = route == "POST /api/github-reports";
    let sql = if asks { ready } else { ready + &asked };
    world.app.conn().batch_execute(&sql).unwrap();
}

/// What is sent to such a route.
pub(crate) fn github_body(route: &str) -> Option<Value> {
    Some(match route {
        "POST /api/github-reports" => json!({ "email": "ada@example.com", "message": MESSAGE }),
        "POST /api/users/github-reports/callback" => json!({ "state": "s", "code": "c" }),
        route if route.starts_with("POST ") && route.contains("{id}") => json!({ "version": 1 }),
        _ => return None,
    })
}

pub(super) fn account() -> GithubAccount {
    let files = |paths: &[&str]| paths.iter().map(|path| ((*path).to_owned(), 100)).collect();
    let repo = |name: &str, fork: bool, paths: &[&str], commits: &[&str]| GithubRepo {
        name: name.to_owned(),
        fork,
        licence: (name == "queue").then(|| "MIT".to_owned()),
        files: files(paths),
        commits: commits.iter().map(|date| (*date).to_owned()).collect(),
    };
    let day =
        |days: i64| (SystemClock.now() - TimeDelta::days(days)).format("%Y-%m-%d").to_string();
    let at = |days: i64, rest: &str| format!("{}T{rest}", day(days));
    let commits = [at(3, "22:15:00+09:00"), at(2, "22:45:00+09:00"), at(1, "09:00:00+09:00")];
    let commits: Vec<&str> = commits.iter().map(String::as_str).collect();
    let pull = |repository: &str, days: i64, merged: bool| GithubPull {
        repository: repository.to_owned(),
        created_at: at(days, "10:00:00Z"),
        merged,
        files: vec![("src/lib.rs".to_owned(), 30, 5), ("Cargo.lock".to_owned(), 900, 0)],
    };
    let whole = ["src/lib.rs", "tests/all.rs", "README.md", ".github/workflows/ci.yml"];
    GithubAccount {
        login: "ada-codes".to_owned(),
        repos: vec![
            repo("queue", false, &whole, &commits),
            repo("notes", false, &["notes.md", "vendor/x.c"], &[]),
            repo("copied", true, &["big.py"], &[]),
            repo("empty", false, &[], &[]),
        ],
        pulls: vec![
            pull("pellworth/tools", 5, true),
            pull("pellworth/tools", 9, true),
            pull("ada-codes/queue", 12, false),
            pull("pellworth/tools", 800, true),
        ],
        reviews: 6,
        issues: 2,
    }
}

/// Ruth's company, which has paid; ada, who has started an assessment of it; and GitHub.
pub(super) struct Meeting {
    pub(super) app: TestApp,
    pub(super) ruth: Persona,
    pub(super) ada: Persona,
    pub(super) github: GithubServer,
}

impl Meeting {
    pub(super) async fn make() -> Self {
        let github = GithubServer::start(account());
        let (web, api) = (github.web(), github.api());
        let app = TestApp::with(&[
            ("ASSAY_GITHUB_CLIENT_ID", GITHUB_ID),
            ("ASSAY_GITHUB_CLIENT_SECRET", GITHUB_SECRET),
            ("ASSAY_GITHUB_WEB_URL", &web),
            ("ASSAY_GITHUB_API_URL", &api),
        ]);
        let (ruth, ada) = (Persona::new("ruth"), Persona::new("ada"));
        app.register_company(&ruth).await;
        app.register_candidate(&ada).await;
        app.unlock(&ruth);
        let meeting = Self { app, ruth, ada, github };
        meeting.introduce(&meeting.ada);
        meeting
    }

    pub(super) fn run(&self, sql: &str) {
        self.app.conn().batch_execute(sql).unwrap();
    }

    /// Somebody has accepted to be introduced to ruth's company.
    pub(super) fn introduce(&self, who: &Persona) {
        let (who, ruth) = (&who.email, &self.ruth.email);
        self.run(&format!(
            "with made as (
               insert into roles (id, company_id, title, form)
               select gen_random_uuid(), company_id, 'Engineer', '{{}}' from company_members
               where user_id = (select id from users where email = '{ruth}') returning id, company_id)
             insert into introductions (id, company_id, candidate_id, role_id, card, message,
                 pay_min, pay_max, pay_currency, pay_period, state, requested_at, ended_at)
               select gen_random_uuid(), company_id, (select id from users where email = '{who}'),
                 id, '{{}}', repeat('m', 80), 1, 2, 'EUR', 'hour', 'accepted', now(), now() from made"
        ));
    }

    pub(super) async fn ask(&self) -> Answer {
        let body = json!({ "email": self.ada.email, "message": MESSAGE });
        self.app.by(&self.ruth).post(ASKING, body).await
    }

    pub(super) async fn mine(&self) -> Vec<Value> {
        let page = self.app.by(&self.ada).get(MINE).await.ok();
        page["items"].as_array().unwrap().clone()
    }

    /// Ada takes a step on a report as it is now.
    pub(super) async fn act(&self, id: &Value, what: &str) -> Answer {
        let id = id.as_str().unwrap();
        let one = self.app.by(&self.ada).get(&format!("{MINE}/{id}")).await.ok();
        let body = json!({ "version": one["version"] });
        self.app.by(&self.ada).post(&format!("{MINE}/{id}/{what}"), body).await
    }

    /// Ada goes to GitHub and agrees: what she comes back with.
    pub(super) async fn agree(&self, id: &Value) -> Value {
        let begun = self.act(id, "consent").await.ok();
        let (state, code) = self.github.consent(begun["url"].as_str().unwrap());
        json!({ "state": state, "code": code })
    }

    pub(super) async fn consent(&self, id: &Value) -> Value {
        let returned = self.agree(id).await;
        self.app.by(&self.ada).post(&format!("{MINE}/callback"), returned).await.ok()
    }

    /// Asked, agreed, collected.
    pub(super) async fn ready(&self) -> Value {
        let asked = self.ask().await.ok();
        self.consent(&asked["id"]).await;
        assert_eq!(self.collect().await, 1);
        asked["id"].clone()
    }

    /// Works off what is due, as a worker does; how many jobs that was.
    pub(super) async fn collect(&self) -> usize {
        let mut conn = self.app.conn();
        let worker = worker(&mut conn);
        let state = self.app.state();
        let mut done = 0;
        while let Some(job) = jobs::claim(&mut conn, worker, &[Kind::Collect]).unwrap() {
            let public_url = "https://assay.example".to_owned();
            let sender = Sender { public_url, support: None, now: SystemClock.now() };
            let application = state.config.github.as_ref();
            let with = (application, &(|| false) as &(dyn Fn() -> bool + Sync));
            github_reports::work(&state.db, &sender, with, job).await.unwrap();
            done += 1;
        }
        done
    }

    pub(super) async fn read(&self, who: &Persona, id: &Value) -> Answer {
        let root = if who.uid == self.ada.uid { MINE } else { ASKING };
        self.app.by(who).get(&format!("{root}/{}", id.as_str().unwrap())).await
    }

    pub(super) fn count(&self, sql: &str) -> i64 {
        #[derive(QueryableByName)]
        struct Row {
            #[diesel(sql_type = BigInt)]
            n: i64,
        }
        let sql = format!("select count(*) as n from {sql}");
        diesel::sql_query(sql).get_result::<Row>(&mut self.app.conn()).unwrap().n
    }

    /// How many columns of how many tables hold this text, in whatever form.
    pub(super) fn tables_with(&self, text: &str) -> Vec<String> {
        #[derive(QueryableByName)]
        struct Row {
            #[diesel(sql_type = diesel::sql_types::Text)]
            name: String,
        }
        let sql = "select table_name::text as name from information_schema.tables
             where table_schema = 'public' order by 1";
        let all: Vec<Row> = diesel::sql_query(sql).load(&mut self.app.conn()).unwrap();
        let holds =
            |name: &String| self.count(&format!("{name} t where t::text ilike '%{text}%'")) > 0;
        all.into_iter().map(|row| row.name).filter(holds).collect()
    }
}
