//! Everybody who can call, and something of everything to call about.

mod copies;
mod unchanged;

use std::collections::BTreeMap;
use std::sync::Mutex;

use assessments::definitions;
use challenges::practice;
use challenges::problems::{
    Difficulty, Limits, NewGroup, NewTest, NewVersion, ProblemType, Scoring, Tag, publish,
};
use db::Conn;
use db::audit::Actor;
use diesel::prelude::*;
use interviews::form::Form;
use kernel::Language;
use serde_json::{Value, json};

use crate::cast::Cast;
use crate::hiring::applications::{resume_file, role_answers};
use crate::hiring::pool::Pool;
use crate::hiring::roles::{open_roles, role_form};
use crate::hiring::team::Made;
use crate::internships::Interning;
use crate::support::{Persona, TestApp};
pub(crate) use unchanged::Unchanged;

/// One application with a company's assessment, an invitation and a running attempt.
pub(crate) struct World {
    pub(crate) app: TestApp,
    /// The candidate with the attempt.
    pub(crate) ada: Persona,
    /// The company that sent it.
    pub(crate) ruth: Persona,
    pub(crate) assessment: String,
    /// An invitation nobody has opened.
    pub(crate) invitation: String,
    pub(crate) code: String,
    pub(crate) attempt: String,
    pub(crate) task: String,
    pub(crate) submission: String,
    pub(crate) problem: String,
    /// A published story of an interview.
    pub(crate) story: String,
    /// The company that sent it.
    pub(crate) company: String,
    /// A story of ada's own.
    pub(crate) own_story: String,
    /// A role of the company's, where a test made one.
    pub(crate) role: String,
    /// The company's inquiry, where a test made one.
    pub(crate) inquiry: String,
    /// Ada's application to become a partner, where she has sent one.
    pub(crate) application: String,
    /// Ada's application for the role, where she has sent one.
    pub(crate) sent: String,
    /// What she has sent along.
    pub(crate) resume: String,
    /// What the company has done with it, where a test did.
    pub(crate) made: Made,
    /// Ada's internship at the company, where a test made one.
    pub(crate) interning: Interning,
    /// The talent pool, where a test made one.
    pub(crate) talent: Pool,
    /// The connection that looks whether anything has changed; the server pays for each new one.
    pub(crate) watch: Mutex<Option<Conn>>,
}

/// A problem with one test in each group.
pub(crate) fn tiny_problem(slug: &str) -> NewVersion {
    let test = |name: &str| NewTest {
        name: name.to_owned(),
        input: b"hidden-input-canary\n".to_vec(),
        answer: b"hidden-answer-canary\n".to_vec(),
    };
    let group = |name: &str, tag, weight| NewGroup {
        name: name.to_owned(),
        tag,
        weight,
        scoring: Scoring::PassFail,
        requires: Vec::new(),
        tests: vec![test("1")],
    };
    let sample = NewTest { name: "1".to_owned(), input: b"1\n".to_vec(), answer: b"2\n".to_vec() };
    let samples = NewGroup { tests: vec![sample], ..group("sample", Tag::Sample, 0) };
    NewVersion {
        slug: slug.parse().unwrap(),
        package_sha256: [7; 32],
        title: "Doubling".to_owned(),
        difficulty: Difficulty::Easy,
        problem_type: ProblemType::Code,
        keywords: vec!["arithmetic".to_owned()],
        statement: "Print twice the number.".to_owned(),
        limits: Limits { time_limit_ms: 1000, memory_mib: 256, output_mib: 8, source_kib: 128 },
        comparison: json!({ "case_sensitive": false, "space_change_sensitive": false,
                            "float_absolute": null, "float_relative": null }),
        validator: None,
        languages: vec![Language::Python, Language::JavaScript],
        templates: [(Language::Python, "print()\n".to_owned())].into(),
        model_solutions: BTreeMap::new(),
        groups: vec![
            samples,
            group("core", Tag::Core, 60),
            group("edge", Tag::Edge, 25),
            group("perf1", Tag::Perf, 15),
        ],
        tasks: Vec::new(),
    }
}

pub(crate) fn new_assessment(problem: &str) -> Value {
    json!({ "title": "First", "duration_minutes": 60, "languages": ["python"],
            "tasks": [{ "problem_id": problem, "weight": 100 }] })
}

/// Agreeing to everything that is recorded.
pub(crate) fn agreeing() -> Value {
    let off = definitions::AiPolicy::Off;
    json!({ "consent": true, "edition": assessments::consent::offered(true, off).version })
}

/// What the form of a story at this company says.
pub(crate) fn story_form(company: &str) -> Value {
    json!({
        "company_name": company, "position": "Software Engineer", "level": "intern", "year": 2025,
        "month": 3, "source": "applied", "difficulty": 3, "experience": "positive",
        "outcome": "offer_accepted", "language": "en", "days_to_decision": 6, "pay": "30 an hour",
        "summary": format!("A calm talk at {company} about queues and about the team."),
        "tips": "Bring questions about the work.", "no_confidential": true,
        "rounds": [{ "kind": "technical", "minutes": 60, "format": "remote",
                     "held_on": "2025-03", "description": "Two engineers and one editor.",
                     "questions": ["How would you find a cycle in a list?"] }],
    })
}

/// The same, as the domain reads it.
pub(crate) fn form_about(company: &str) -> Form {
    let mut form = story_form(company);
    form.as_object_mut().unwrap().remove("pay");
    serde_json::from_value(form).unwrap()
}

/// Publishes a story by an author of its own and answers its id.
pub(crate) fn publish_story(app: &TestApp, form: &Form) -> String {
    use interviews::manuscripts::{Way, create, submit};
    use interviews::moderation::{Ruling, decide};
    let conn = &mut app.conn();
    let email = format!("{}@example.com", kernel::UserId::new());
    let (author, now) =
        (testkit::user(conn, &email, "Author"), kernel::Clock::now(&kernel::SystemClock));
    let draft = create(conn, author, form, Way::Manual).unwrap();
    let seen = kernel::Seen::at(draft.id, draft.version);
    submit(conn, author, seen, interviews::manuscripts::PER_DAY, now).unwrap();
    let (by, case) = (db::audit::Actor::Operator, kernel::Seen::any(draft.id));
    decide(conn, by, case, Ruling::PUBLISH, now).unwrap();
    draft.id.to_string()
}

impl World {
    pub(crate) async fn make() -> Self {
        copies::alone().await
    }

    /// The same, and everybody who calls has an account.
    pub(crate) async fn with_cast() -> (Self, Cast) {
        copies::with_cast().await
    }

    /// One on an empty database.
    async fn fresh() -> Self {
        let (app, _) = TestApp::with_accounts();
        let mut world = Self::empty(app);
        world.app.register_candidate(&world.ada).await;
        world.app.register_company(&world.ruth).await;
        world.app.unlock(&world.ruth);
        let published = publish(&mut world.app.conn(), &tiny_problem("doubling")).unwrap();
        world.problem = published.id.to_string();
        practice::set(&mut world.app.conn(), &"doubling".parse().unwrap(), true).unwrap();
        world.fill().await;
        world
    }

    fn empty(app: TestApp) -> Self {
        Self {
            app,
            ada: Persona::new("ada"),
            ruth: Persona::new("ruth"),
            assessment: String::new(),
            invitation: String::new(),
            code: String::new(),
            attempt: String::new(),
            task: String::new(),
            submission: String::new(),
            problem: String::new(),
            story: String::new(),
            own_story: String::new(),
            company: String::new(),
            role: String::new(),
            inquiry: String::new(),
            application: String::new(),
            sent: String::new(),
            resume: String::new(),
            made: Made::default(),
            interning: Interning::default(),
            talent: Pool::default(),
            watch: Mutex::default(),
        }
    }

    /// What [`World::fresh`] has made, in a copy of its database.
    fn on(&self, app: TestApp) -> Self {
        Self {
            assessment: self.assessment.clone(),
            invitation: self.invitation.clone(),
            code: self.code.clone(),
            attempt: self.attempt.clone(),
            task: self.task.clone(),
            submission: self.submission.clone(),
            problem: self.problem.clone(),
            story: self.story.clone(),
            company: self.company.clone(),
            ..Self::empty(app)
        }
    }

    async fn fill(&mut self) {
        let (ada, ruth) = (self.ada.clone(), self.ruth.clone());
        let body = new_assessment(&self.problem);
        let made = self.app.by(&ruth).post("/api/assessments", body).await.ok();
        self.assessment = text(&made["id"]);
        self.try_out(&self.assessment);
        let invite = format!("/api/assessments/{}/invitations", self.assessment);
        let other = json!({ "email": "fay@example.com", "name": "Fay" });
        self.invitation = text(&self.app.by(&ruth).post(&invite, other).await.ok()["id"]);
        let own = json!({ "email": ada.email });
        self.code = text(&self.app.by(&ruth).post(&invite, own).await.ok()["code"]);
        let start = format!("/api/codebrain/{}/start", self.code);
        let started = self.app.by(&ada).post(&start, agreeing()).await.ok();
        self.attempt = text(&started["attempt_id"]);
        let shown = self.app.by(&ada).get(&format!("/api/attempts/{}", self.attempt)).await.ok();
        self.task = text(&shown["tasks"][0]["id"]);
        let runs = format!("/api/attempts/{}/tasks/{}/runs", self.attempt, self.task);
        let program = json!({ "language": "python", "source": "print(2)" });
        self.submission = text(&self.app.by(&ada).post(&runs, program).await.ok()["id"]);
        self.story = publish_story(&self.app, &form_about("Pellworth"));
        use db::schema::companies::dsl as c;
        let id: uuid::Uuid = c::companies.select(c::id).first(&mut self.app.conn()).unwrap();
        self.company = id.to_string();
    }

    /// Somebody of the company has taken the assessment, so that people can be invited to it.
    pub(crate) fn try_out(&self, assessment: &str) {
        let id = assessment.parse().unwrap();
        definitions::mark_tried(&mut self.app.conn(), id, Actor::Operator).unwrap();
    }

    /// The present version of the role; the first where it is gone.
    pub(crate) fn role_version(&self) -> i32 {
        use db::schema::roles::dsl as r;
        let id: uuid::Uuid = self.role.parse().unwrap();
        let found = r::roles.find(id).select(r::version).first(&mut self.app.conn());
        found.optional().unwrap().unwrap_or(1)
    }

    /// The company may hire, and begins a role.
    pub(crate) async fn begin_role(&mut self) {
        open_roles(&self.app, &self.ruth);
        let body = json!({ "form": role_form("Canary engineer") });
        let begun = self.app.by(&self.ruth).post("/api/roles", body).await.ok();
        begun["id"].as_str().unwrap().clone_into(&mut self.role);
    }

    /// Puts the role into a state, whatever it takes.
    pub(crate) fn put_role(&self, state: &str) {
        use diesel::connection::SimpleConnection;
        let sql = format!(
            "alter table roles disable trigger user;
             update roles set state = '{state}', live_state = 'published', closed_at = now(),
                 submitted_at = now(), published_at = now()
               where id = '{}';
             alter table roles enable trigger user",
            self.role
        );
        self.app.conn().batch_execute(&sql).unwrap();
    }

    /// Everybody sees a role of the company's, and ada has a draft with a résumé.
    pub(crate) async fn draft_application(&mut self) {
        self.begin_role().await;
        self.put_role("published");
        let path = format!("/api/open-roles/{}/application/resume", self.role);
        let file = json!({ "name": "canary.pdf", "content": resume_file() });
        let draft = self.app.by(&self.ada).put(&path, file).await.ok();
        self.resume = text(&draft["resume"]["id"]);
    }

    /// The same, and she has sent it.
    pub(crate) async fn send_application(&mut self) {
        self.draft_application().await;
        let path = format!("/api/open-roles/{}/application", self.role);
        let sent = self.app.by(&self.ada).post(&path, role_answers()).await;
        assert_eq!(sent.status, 201, "{}", sent.text);
        self.sent = text(&sent.body["id"]);
    }

    /// A complete draft of ada's.
    pub(crate) async fn tell(&mut self) {
        let ada = self.ada.clone();
        let body = json!({ "form": story_form("Quillhaven"), "way": "guided" });
        let made = self.app.by(&ada).post("/api/users/interviews", body).await.ok();
        self.own_story = text(&made["interview"]["id"]);
    }

    /// Ada applies to become a partner.
    pub(crate) async fn apply(&mut self) {
        let body = json!({ "kind": "university", "organisation": "Canary", "website": null,
                           "why": "Why not." });
        self.app.by(&self.ada).post("/api/users/partner-application", body).await.ok();
        use db::schema::partner_applications::dsl as p;
        let own: uuid::Uuid = p::partner_applications
            .select(p::id)
            .order(p::id.desc())
            .first(&mut self.app.conn())
            .unwrap();
        self.application = own.to_string();
    }

    /// Sends it to the moderator.
    pub(crate) async fn send_story(&self) {
        let path = format!("/api/users/interviews/{}/submit", self.own_story);
        let body = json!({ "version": self.story_version() });
        self.app.by(&self.ada).post(&path, body).await.ok();
    }

    /// Shows it to everybody.
    pub(crate) fn show_story(&self) {
        use interviews::moderation::{Ruling, decide};
        let now = kernel::Clock::now(&kernel::SystemClock);
        let case = kernel::Seen::any(self.own_story.parse().unwrap());
        let by = db::audit::Actor::Operator;
        decide(&mut self.app.conn(), by, case, Ruling::PUBLISH, now).unwrap();
    }

    /// Its present version.
    pub(crate) fn story_version(&self) -> i32 {
        use db::schema::interview_drafts::dsl as d;
        let id: uuid::Uuid = self.own_story.parse().unwrap();
        d::interview_drafts.find(id).select(d::version).first(&mut self.app.conn()).unwrap_or(1)
    }

    /// A digest of every row of every table, so that a refused call can be seen to change nothing.
    /// The counters of limits are left out: that somebody asked is counted even when refused.
    pub(crate) fn digest(&self) -> String {
        let mut watch = self.watch.lock().unwrap();
        let conn = watch.get_or_insert_with(|| {
            let mut conn = self.app.database.conn();
            prepare_digest(&mut conn);
            conn
        });
        diesel::sql_query("execute digest").get_result::<Line>(conn).unwrap().line
    }
}

/// Planned once: planning takes longer than reading tables that are nearly empty.
fn prepare_digest(conn: &mut Conn) {
    let tables = diesel::sql_query(
        "select tablename::text as line from pg_tables where schemaname = 'public' \
         and tablename <> 'rate_counters' order by 1",
    );
    let each = |Line { line: t }| {
        format!("(select md5(coalesce(string_agg(x::text, '' order by x::text), '')) from {t} x)")
    };
    let each: Vec<String> = tables.load(conn).unwrap().into_iter().map(each).collect();
    let sql = format!("prepare digest as select {} as line", each.join(" || "));
    diesel::sql_query(sql).execute(conn).unwrap();
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = diesel::sql_types::Text)]
    line: String,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}
