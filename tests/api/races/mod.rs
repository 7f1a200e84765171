//! Fifty at once, through two processes on one database: what may happen once happens once.

mod inviting;
mod leaving;
mod moving;
mod notified;

use actix_web::test::TestRequest;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use serde_json::{Value, json};

use crate::support::{Answer, Persona, TestApp, code_in, inquiry_form, request};
use crate::world::{World, new_assessment};
use inviting::*;
use leaving::*;
use moving::*;
use notified::*;

const CALLERS: usize = 50;
/// A database that is busy may say so; nothing has happened then.
const BUSY: &str = "503 busy";

/// One race: a world, two processes, and what was found wrong.
struct Race {
    name: &'static str,
    world: World,
    twin: TestApp,
    wrong: Vec<String>,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

impl Race {
    async fn run(&self, requests: Vec<TestRequest>) -> Vec<Answer> {
        assert_eq!(requests.len(), CALLERS, "{}", self.name);
        self.world.app.storm(&self.twin, requests).await
    }

    /// Fifty times the same.
    async fn all(&self, path: &str, who: &Persona, body: Option<Value>) -> Vec<Answer> {
        self.run((0..CALLERS).map(|_| post(path, who, body.clone())).collect()).await
    }

    /// `first` won so often, and the others were answered one of `rest`.
    fn expect(&mut self, answers: &[Answer], first: (&str, usize), rest: &[&str]) {
        let cells: Vec<String> = answers.iter().map(Answer::cell).collect();
        let won = cells.iter().filter(|cell| *cell == first.0).count();
        let strange =
            |cell: &&String| **cell != first.0 && **cell != BUSY && !rest.contains(&cell.as_str());
        if won != first.1 {
            self.wrong.push(format!("{}: {won} × {}: {cells:?}", self.name, first.0));
        }
        if let Some(cell) = cells.iter().find(strange) {
            self.wrong.push(format!("{}: somebody was answered {cell}", self.name));
        }
    }

    /// The database answers `sql` with `want`.
    fn rows(&mut self, sql: &str, want: i64) {
        let found: Count = diesel::sql_query(format!("select count(*) as n from {sql}"))
            .get_result(&mut self.world.app.conn())
            .unwrap();
        if found.n != want {
            self.wrong.push(format!("{}: {} rows and not {want}: {sql}", self.name, found.n));
        }
    }
}

fn post(path: &str, who: &Persona, body: Option<Value>) -> TestRequest {
    request("POST", path, Some(&who.token()), body)
}

fn form(who: &Persona) -> Value {
    json!({ "firebase_uid": who.uid, "email": who.email, "display_name": "Name",
            "is_company": false, "phone": null })
}

async fn register_one(race: &mut Race) {
    let new = Persona::new("new");
    let answers = race.all("/api/auth/register", &new, Some(form(&new))).await;
    race.expect(&answers, ("201", 1), &["200"]);
    race.rows("users where email = 'new@example.com'", 1);
}

async fn register_one_address_under_fifty_uids(race: &mut Race) {
    let twin = |at| Persona { uid: format!("uid-{at}"), ..Persona::new("new") };
    let calls = (0..CALLERS).map(twin);
    let calls = calls.map(|who| post("/api/auth/register", &who, Some(form(&who)))).collect();
    let answers = race.run(calls).await;
    race.expect(&answers, ("201", 1), &["409 email_taken"]);
    race.rows("users where email = 'new@example.com'", 1);
}

/// Fifty people with an account.
async fn crowd(race: &Race) -> Vec<Persona> {
    let people: Vec<Persona> = (0..CALLERS).map(|at| Persona::new(&format!("p{at}"))).collect();
    let calls = people.iter().map(|who| post("/api/auth/register", who, Some(form(who)))).collect();
    for answer in race.run(calls).await {
        assert_eq!(answer.status, 201, "{}", answer.text);
    }
    people
}

async fn username_wanted_by_fifty(race: &mut Race) {
    let body = Some(json!({ "username": "Grace" }));
    let people = crowd(race).await;
    let calls = people.iter().map(|who| post("/api/auth/update-username", who, body.clone()));
    let answers = race.run(calls.collect()).await;
    race.expect(&answers, ("200", 1), &["409 username_taken"]);
    race.rows("users where username = 'grace'", 1);
}

async fn name(race: &Race, who: &Persona, username: &str) {
    let body = json!({ "username": username });
    race.world.app.by(who).post("/api/auth/update-username", body).await.ok();
}

async fn referral_code_set_by_fifty_requests(race: &mut Race) {
    let ada = race.world.ada.clone();
    let (ben, cas) = (Persona::new("ben"), Persona::new("cas"));
    for (who, username) in [(&ben, "ben_b"), (&cas, "cas_c")] {
        race.world.app.register_candidate(who).await;
        name(race, who, username).await;
    }
    let call = |at: usize| {
        let code = if at.is_multiple_of(2) { "ben-b" } else { "cas-c" };
        post("/api/auth/set-referral-code", &ada, Some(json!({ "referral_code": code })))
    };
    let answers = race.run((0..CALLERS).map(call).collect()).await;
    race.expect(&answers, ("200", 1), &["409 referral_code_set", "429 rate_limited"]);
    race.rows("referral_accounts where referrer_id is not null", 1);
    race.rows("audit_log where action = 'set_referral_code'", 1);
}

async fn two_who_refer_each_other(race: &mut Race) {
    let (ben, cas) = (Persona::new("ben"), Persona::new("cas"));
    for (who, username) in [(&ben, "ben_b"), (&cas, "cas_c")] {
        race.world.app.register_candidate(who).await;
        name(race, who, username).await;
    }
    let call = |at: usize| {
        let (who, code) = if at.is_multiple_of(2) { (&ben, "cas-c") } else { (&cas, "ben-b") };
        post("/api/auth/set-referral-code", who, Some(json!({ "referral_code": code })))
    };
    let answers = race.run((0..CALLERS).map(call).collect()).await;
    let refused = ["409 referral_code_set", "400 referral_code_invalid", "429 rate_limited"];
    race.expect(&answers, ("200", 1), &refused);
    race.rows("referral_accounts where referrer_id is not null", 1);
}

async fn inquire(race: &Race) -> String {
    let ruth = &race.world.ruth;
    race.world.app.by(ruth).post("/api/auth/inquiry", inquiry_form("Pellworth")).await.ok();
    code_in(&race.world.app.mails_to(&ruth.email)[0])
}

fn verify(who: &Persona, code: &str) -> TestRequest {
    let body = json!({ "code": code, "purpose": "client_inquiry" });
    post("/api/auth/verify-otp", who, Some(body))
}

async fn fifty_guesses(race: &mut Race) {
    let ruth = race.world.ruth.clone();
    let code = inquire(race).await;
    let wrong = if code == "000000" { "000001" } else { "000000" };
    let answers = race.run((0..CALLERS).map(|_| verify(&ruth, wrong)).collect()).await;
    race.expect(&answers, ("400 otp_invalid", 5), &["429 rate_limited"]);
    race.rows("otp_challenges where attempts = 5 and used_at is null", 1);
}

async fn the_right_code_fifty_times(race: &mut Race) {
    let ruth = race.world.ruth.clone();
    let code = inquire(race).await;
    let answers = race.run((0..CALLERS).map(|_| verify(&ruth, &code)).collect()).await;
    race.expect(&answers, ("200", 1), &["400 otp_invalid", "429 rate_limited"]);
    race.rows("otp_challenges where used_at is not null", 1);
    race.rows("audit_log where object_kind = 'inquiry' and action = 'verify'", 1);
}

async fn a_new_code_while_the_old_one_is_tried(race: &mut Race) {
    let ruth = race.world.ruth.clone();
    let old = inquire(race).await;
    race.world.app.turn_clock(61);
    let call = |at: usize| match at {
        7 => post("/api/auth/send-otp", &ruth, Some(json!({ "purpose": "client_inquiry" }))),
        _ => verify(&ruth, &old),
    };
    let answers = race.run((0..CALLERS).map(call).collect()).await;
    let wins = answers.iter().filter(|answer| answer.status == 200).count();
    race.expect(&answers, ("202", 1), &["200", "400 otp_invalid", "429 rate_limited"]);
    let used = i64::try_from(wins).unwrap();
    race.rows("otp_challenges where used_at is not null", used.min(1));
    let late = race.world.app.send(verify(&ruth, &old)).await;
    if late.status == 200 {
        race.wrong.push(format!("{}: the old code worked after the new one", race.name));
    }
}

async fn a_code_sent_fifty_times(race: &mut Race) {
    let ruth = race.world.ruth.clone();
    inquire(race).await;
    race.world.app.turn_clock(61);
    let body = json!({ "purpose": "client_inquiry" });
    let answers = race.all("/api/auth/send-otp", &ruth, Some(body)).await;
    race.expect(&answers, ("202", 1), &["429 rate_limited"]);
    race.rows("mail_messages where to_email = 'ruth@example.com'", 2);
    race.rows("otp_challenges where used_at is null and superseded_at is null", 1);
}

async fn an_inquiry_fifty_times(race: &mut Race) {
    let ruth = race.world.ruth.clone();
    let answers = race.all("/api/auth/inquiry", &ruth, Some(inquiry_form("Pellworth"))).await;
    race.expect(&answers, ("201", 5), &["429 rate_limited"]);
    race.rows("inquiries", 1);
    race.rows("mail_messages where to_email = 'ruth@example.com'", 1);
}

async fn a_verification_mail_fifty_times(race: &mut Race) {
    let uli = Persona::unverified("uli");
    race.world.app.register_candidate(&uli).await;
    let asked = race.world.app.idp.asked();
    let body = json!({ "email": uli.email });
    let answers = race.all("/api/users/send-email-verification", &uli, Some(body)).await;
    race.expect(&answers, ("202", 1), &["429 rate_limited"]);
    // The twin fetches its keys once as well.
    if race.world.app.idp.asked() > asked + 2 {
        race.wrong.push(format!("{}: the provider was asked more than once", race.name));
    }
}

async fn an_invitation_started_fifty_times(race: &mut Race) {
    let gus = Persona::new("gus");
    race.world.app.register_candidate(&gus).await;
    let path = format!("/api/assessments/{}/invitations", race.world.assessment);
    let invite = Some(json!({ "email": gus.email }));
    let made = race.world.app.by(&race.world.ruth).send("POST", &path, invite).await.ok();
    let path = format!("/api/codebrain/{}/start", made["code"].as_str().unwrap());
    let answers = race.all(&path, &gus, Some(json!({ "consent": true }))).await;
    race.expect(&answers, ("201", 1), &["200"]);
    let started: Vec<&Value> = answers
        .iter()
        .filter(|answer| answer.status < 300)
        .map(|answer| &answer.body["attempt_id"])
        .collect();
    if started.windows(2).any(|pair| pair[0] != pair[1]) {
        race.wrong.push(format!("{}: two attempts", race.name));
    }
    race.rows("attempts a join users u on u.id = a.user_id where u.email = 'gus@example.com'", 1);
}

async fn a_start_against_a_cancellation(race: &mut Race) {
    let gus = Persona::new("gus");
    race.world.app.register_candidate(&gus).await;
    let ruth = race.world.ruth.clone();
    let path = format!("/api/assessments/{}/invitations", race.world.assessment);
    let made = race.world.app.by(&ruth).post(&path, json!({ "email": gus.email })).await.ok();
    let start = format!("/api/codebrain/{}/start", made["code"].as_str().unwrap());
    let cancel = format!("/api/invitations/{}/cancel", made["id"].as_str().unwrap());
    let call = |at: usize| match at % 2 {
        0 => post(&start, &gus, Some(json!({ "consent": true }))),
        _ => post(&cancel, &ruth, None),
    };
    let answers = race.run((0..CALLERS).map(call).collect()).await;
    if let Some(answer) = answers.iter().find(|a| a.status >= 500 && a.cell() != BUSY) {
        race.wrong.push(format!("{}: {}", race.name, answer.text));
    }
    race.rows(
        "invitations i join attempts a on a.invitation_id = i.id where i.state = 'cancelled'",
        0,
    );
}

fn keyed(race: &Race, key: &str, title: &str) -> TestRequest {
    let mut body = new_assessment(&race.world.problem);
    body["title"] = json!(title);
    post("/api/assessments", &race.world.ruth, Some(body)).insert_header(("idempotency-key", key))
}

async fn one_idempotency_key_fifty_times(race: &mut Race) {
    let calls = (0..CALLERS).map(|_| keyed(race, "one-key", "Once")).collect();
    let answers = race.run(calls).await;
    let busy = answers.iter().filter(|answer| answer.cell() == BUSY).count();
    race.expect(&answers, ("201", CALLERS - busy), &[]);
    let bodies: Vec<&str> =
        answers.iter().filter(|a| a.status == 201).map(|a| a.text.as_str()).collect();
    if bodies.windows(2).any(|pair| pair[0] != pair[1]) {
        race.wrong.push(format!("{}: two answers", race.name));
    }
    race.rows("assessments where title = 'Once'", 1);
}

async fn one_idempotency_key_for_two_things(race: &mut Race) {
    let titles = ["Left", "Right"];
    let calls = (0..CALLERS).map(|at| keyed(race, "one-key", titles[at % 2])).collect();
    let answers = race.run(calls).await;
    race.expect(&answers, ("201", 25), &["409 idempotency_key_reused"]);
    race.rows("assessments where title in ('Left', 'Right')", 1);
}

fn in_task(race: &Race, what: &str) -> String {
    format!("/api/attempts/{}/tasks/{}/{what}", race.world.attempt, race.world.task)
}

async fn one_submission_fifty_times(race: &mut Race) {
    let (path, ada) = (in_task(race, "submissions"), race.world.ada.clone());
    let program = json!({ "language": "python", "source": "print(1)" });
    let answers = race.all(&path, &ada, Some(program)).await;
    race.expect(&answers, ("201", 1), &["409 in_flight", "429 rate_limited"]);
    race.rows("submissions where kind = 'submit'", 1);
    race.rows("jobs j join submissions s on s.id = j.subject where s.kind = 'submit'", 1);
}

async fn one_draft_saved_by_fifty_tabs(race: &mut Race) {
    let (path, ada) = (in_task(race, "draft"), race.world.ada.clone());
    let call = |at: usize| {
        let source = format!("print({at})");
        let body = json!({ "language": "python", "source": source, "revision": 0 });
        request("PUT", &path, Some(&ada.token()), Some(body))
    };
    let answers = race.run((0..CALLERS).map(call).collect()).await;
    race.expect(&answers, ("200", 1), &["409 stale_revision"]);
    race.rows("drafts where revision = 1", 1);
}

async fn an_attempt_finished_fifty_times(race: &mut Race) {
    let path = format!("/api/attempts/{}/finish", race.world.attempt);
    let ada = race.world.ada.clone();
    let answers = race.all(&path, &ada, None).await;
    let busy = answers.iter().filter(|answer| answer.cell() == BUSY).count();
    race.expect(&answers, ("200", CALLERS - busy), &[]);
    let receipts: Vec<&Value> =
        answers.iter().filter(|a| a.status == 200).map(|a| &a.body["receipt_id"]).collect();
    if receipts.windows(2).any(|pair| pair[0] != pair[1]) {
        race.wrong.push(format!("{}: two receipts", race.name));
    }
}

/// Runs each race in a world of its own and answers what went wrong.
macro_rules! races {
    ($($race:ident),+ $(,)?) => {{
        let (mut wrong, mut ran) = (Vec::new(), 0);
        $({
            let world = World::make().await;
            let twin = world.app.twin();
            let name = stringify!($race);
            let mut race = Race { name, world, twin, wrong: Vec::new() };
            $race(&mut race).await;
            wrong.append(&mut race.wrong);
            ran += 1;
        })+
        (ran, wrong)
    }};
}

#[actix_web::test]
async fn what_may_happen_once_happens_once_however_many_ask() {
    let (ran, wrong) = races![
        register_one,
        register_one_address_under_fifty_uids,
        username_wanted_by_fifty,
        referral_code_set_by_fifty_requests,
        two_who_refer_each_other,
        fifty_guesses,
        the_right_code_fifty_times,
        a_new_code_while_the_old_one_is_tried,
        a_code_sent_fifty_times,
        an_inquiry_fifty_times,
        a_verification_mail_fifty_times,
        an_invitation_started_fifty_times,
        an_invitation_for_any_address_started_by_two_accounts,
        a_start_against_a_cancellation,
        one_idempotency_key_fifty_times,
        one_idempotency_key_for_two_things,
        one_address_invited_fifty_times,
        the_last_two_invitations_of_a_day_wanted_by_fifty,
        one_submission_fifty_times,
        one_draft_saved_by_fifty_tabs,
        an_attempt_finished_fifty_times,
        ones_data_fetched_fifty_times,
        an_erasure_asked_for_fifty_times,
        an_erasure_cancelled_while_it_is_asked_for,
        a_story_published_fifty_times,
        a_list_read_by_fifty_tabs,
        one_candidate_moved_by_fifty,
    ];
    println!("{ran} races × {CALLERS}: {} violations", wrong.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
