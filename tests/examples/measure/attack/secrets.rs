//! Named probes of what people may read of one another and what a number or a race brings down, as the second security
//! review found it: each tries it the way the review did, over HTTP, and says how much got in.

use std::thread;

use ::assessments::links::{self, NewMail, NewShare, Passcode, Section};
use anyhow::{Context as _, Result};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use companies::grants::{Flag, NewGrant, grant};
use db::Conn;
use db::audit::Actor;
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;
use kernel::{AttemptId, Clock as _, CompanyId, SystemClock, UserId};
use serde_json::{Value, json};
use testkit::Token;

use super::{Found, gate};
use crate::harness::http::{self, Answer};
use crate::harness::server::Server;

/// A probe, by the number of the finding.
pub(super) type Probe = (&'static str, fn(&mut Scene) -> Result<Found>);

/// In this order: the last ones lock an account.
pub(super) const PROBES: [Probe; 6] = [
    ("M2: an address tells who has applied before the slate", tell_applicants),
    ("M3: a member who does billing reads candidates", read_as_billing),
    ("L2: a day that no calendar has brings the server down", send_odd_days),
    ("L3: several who register with one invitation at once", race_to_register),
    ("L7: passcodes beyond twenty wrong ones, and links beyond their day", outlast_links),
    ("L1: what was opened of a report stays open once its candidate is locked", read_on),
];

const ROLE: &str = "00000000-0000-7000-8000-00000000a001";
const ASSESSMENT: &str = "00000000-0000-7000-8000-00000000a002";
const INVITATION: &str = "00000000-0000-7000-8000-00000000a003";
const ATTEMPT: &str = "00000000-0000-7000-8000-00000000a004";
const REPORT: &str = "00000000-0000-7000-8000-00000000a005";
const APPLICATION: &str = "00000000-0000-7000-8000-00000000a006";
const INTERNSHIP: &str = "00000000-0000-7000-8000-00000000a007";

/// A company with a member who does billing, and a candidate of it.
pub(super) struct Scene {
    port: u16,
    conn: Conn,
    company: CompanyId,
    candidate: UserId,
}

fn token(name: &str) -> String {
    Token::honest(&format!("secrets-{name}"), &address(name), true).sign()
}

fn address(name: &str) -> String {
    format!("secrets-{name}@assay.example")
}

fn register(port: u16, name: &str, is_company: bool) -> Result<()> {
    let body = json!({
        "firebase_uid": format!("secrets-{name}"), "email": address(name), "display_name": name,
        "is_company": is_company, "phone": null,
    });
    http::post(port, "/api/auth/register", &token(name), &[], &body)?.expect_status(&[201])?;
    Ok(())
}

impl Scene {
    pub(super) fn set(server: &Server) -> Result<Self> {
        use db::schema::{company_members as members, users};
        let (port, mut conn) = (server.port(), server.database()?);
        for (name, is_company) in [("ruth", true), ("bill", true), ("ada", false), ("zoe", false)] {
            register(port, name, is_company)?;
        }
        let id = |conn: &mut Conn, name: &str| {
            let one = users::table.filter(users::email.eq(address(name))).select(users::id);
            one.first::<UserId>(conn)
        };
        let (ruth, candidate) = (id(&mut conn, "ruth")?, id(&mut conn, "ada")?);
        let of = members::table.filter(members::user_id.eq(ruth)).select(members::company_id);
        let company: CompanyId = of.first(&mut conn)?;
        let bill = id(&mut conn, "bill")?;
        conn.batch_execute(&format!(
            "update companies set state = 'approved' where id = '{company}';
             update company_members set company_id = '{company}', role = 'billing'
               where user_id = '{bill}';
             insert into roles (id, company_id, title, form)
               values ('{ROLE}', '{company}', 'Engineer', '{{}}');
             insert into assessments (id, company_id, title, duration_minutes, languages, created_by,
                 tried_at)
               values ('{ASSESSMENT}', '{company}', 'First', 60, '{{python}}', '{ruth}', now());
             insert into invitations (id, assessment_id, code, email, created_by, expires_at)
               values ('{INVITATION}', '{ASSESSMENT}', 'ABCDEFGH23', 'lee@assay.example', '{ruth}',
                 now() + interval '9 days');
             insert into attempts (id, invitation_id, assessment_id, user_id, state, consent_at,
                 consent_text_version, started_at, ends_at, submitted_at, submitted_by, receipt_id)
               values ('{ATTEMPT}', '{INVITATION}', '{ASSESSMENT}', '{candidate}', 'submitted', now(),
                 'v1', now() - interval '1 hour', now(), now(), 'candidate', 'ABCDEFGH2345');
             insert into github_reports (id, candidate_id, company_id, message, requested_at,
                 expires_at)
               values ('{REPORT}', (select id from users where email = '{zoe}'), '{company}',
                 'We would like to see it.', now(), now() + interval '90 days');
             insert into applications (id, role_id, candidate_id, profile)
               values ('{APPLICATION}', '{ROLE}', '{candidate}', '{{\"name\": \"Ada\",
                 \"email\": \"ada@assay.example\", \"skills\": []}}');
             insert into internships (id, application_id, candidate_id, company_id, role_title, state,
                 starts_on, ends_on, contact_id, looked_on)
               values ('{INTERNSHIP}', '{APPLICATION}', '{candidate}', '{company}', 'Engineer',
                 'active', current_date - 60, current_date + 60, '{ruth}', current_date)",
            zoe = address("zoe"),
        ))?;
        for flag in
            [Flag::Payment, Flag::AssessmentAccess, Flag::ProfileCompleted, Flag::SuperStarAccess]
        {
            let (reason, granted_by) = ("probe".to_owned(), "probe".to_owned());
            let new = NewGrant { company, flag, expires_at: None, reason, granted_by };
            grant(&mut conn, Actor::Operator, &new)?;
        }
        Ok(Self { port, conn, company, candidate })
    }

    fn get(&self, path: &str, name: &str) -> Result<Answer> {
        http::get(self.port, path, &token(name))
    }

    fn post(&self, path: &str, name: Option<&str>, body: &Value) -> Result<Answer> {
        let token = name.map(token).unwrap_or_default();
        http::post(self.port, path, &token, &[], body)
    }

    /// A link to the report that opens everything.
    fn share(&mut self, passcode: Option<Passcode>) -> Result<(String, String)> {
        let new = NewShare {
            attempt: AttemptId(ATTEMPT.parse()?),
            by: self.candidate,
            sections: Section::ALL.to_vec(),
            days: 30,
            passcode,
            max_views: None,
        };
        let (link, secret) = links::share(&mut self.conn, &new, SystemClock.now())?;
        Ok((format!("/api/shared-reports/{}", link.id), secret.reveal()))
    }

    /// A link to the report that was mailed and used, and what that was exchanged for.
    fn used(&mut self) -> Result<(String, String)> {
        let (attempt, by) = (AttemptId(ATTEMPT.parse()?), self.candidate);
        let email = "lee@assay.example".parse()?;
        let new = NewMail { attempt, by, sections: Section::ALL.to_vec(), email };
        let (_, token) = links::mail(&mut self.conn, &new, 7, SystemClock.now())?;
        let body = json!({ "token": token.reveal() });
        let opened = self.post("/api/magic-links/redeem", None, &body)?.expect_status(&[200])?;
        let session =
            opened.get("session").and_then(Value::as_str).context("a session")?.to_owned();
        Ok((token.reveal(), session))
    }
}

/// Notes an answer that must not be given.
fn note(found: &mut Found, got_in: bool, what: impl Into<String>) {
    found.tried += 1;
    if got_in {
        found.through.push(what.into());
    }
}

fn tell_applicants(scene: &mut Scene) -> Result<Found> {
    let mut found = Found::default();
    let ask = |email: &str| {
        let body = json!({ "email": email, "message": "We would like to see how you work." });
        scene.post("/api/github-reports", Some("ruth"), &body)
    };
    let nobody = ask("nobody@assay.example")?;
    let applicant = ask(&address("ada"))?;
    let differs = applicant.status != nobody.status;
    note(&mut found, differs, format!("{} for an applicant", applicant.status));
    Ok(found)
}

fn read_as_billing(scene: &mut Scene) -> Result<Found> {
    let mut found = Found::default();
    for path in [
        format!("/api/assessments/{ASSESSMENT}/invitations"),
        format!("/api/github-reports/{REPORT}"),
        format!("/api/talent-prospects?role_id={ROLE}"),
        "/api/github-reports".to_owned(),
        "/api/introductions".to_owned(),
        "/api/recruit-talent".to_owned(),
        "/api/talent-pool/cards".to_owned(),
        "/api/talent-searches".to_owned(),
    ] {
        let status = scene.get(&path, "bill")?.status;
        note(&mut found, status == 200, format!("200 from {path}"));
    }
    Ok(found)
}

fn send_odd_days(scene: &mut Scene) -> Result<Found> {
    let mut found = Found::default();
    let path = format!("/api/internships/{INTERNSHIP}/ratings");
    for day in [i32::MAX, i32::MIN, 0, -1] {
        let body = json!({ "day": day, "quality": 3, "reliability": 3, "initiative": 3,
                           "teamwork": 3, "growth": 3 });
        let status = scene.post(&path, Some("ruth"), &body)?.status;
        note(&mut found, status >= 500, format!("{status} for day {day}"));
    }
    // An opening that is no day to add to.
    let body = json!({ "recipients": [{ "email": "gus@assay.example" }],
                       "opens_at": "+262142-12-31T23:59:59Z" });
    let path = format!("/api/assessments/{ASSESSMENT}/check");
    let status = scene.post(&path, Some("ruth"), &body)?.status;
    note(&mut found, status >= 500, format!("{status} for an opening at the end of time"));
    Ok(found)
}

/// All of them are given one account of the provider, by the gate. The first one holds its row for a moment, so that the
/// others always come meanwhile.
fn race_to_register(scene: &mut Scene) -> Result<Found> {
    let mut found = Found::default();
    let company = scene.company;
    scene.conn.batch_execute(&format!(
        "create function nap() returns trigger language plpgsql as
           $$ begin perform pg_sleep(1); return new; end $$;
         create trigger nap after insert on users for each row execute function nap();
         insert into team_invitations (id, company_id, email, role, token_sha256)
           values (gen_random_uuid(), '{company}', '{}', 'reviewer',
             sha256(decode(repeat('07', 32), 'hex')))",
        address("max"),
    ))?;
    let token = URL_SAFE_NO_PAD.encode([7_u8; 32]);
    let body = json!({ "token": token, "display_name": "Max", "password": "long enough" });
    let port = scene.port;
    let send = || http::post(port, "/api/team-invitations/register", "", &[], &body);
    let statuses: Vec<_> = thread::scope(|scope| {
        let all: Vec<_> = (0..gate::TOGETHER).map(|_| scope.spawn(send)).collect();
        all.into_iter().filter_map(|one| one.join().ok()).collect()
    });
    scene.conn.batch_execute("drop trigger nap on users; drop function nap()")?;
    for answer in statuses {
        let status = answer?.status;
        note(&mut found, status >= 500, format!("{status} to one of {}", gate::TOGETHER));
    }
    Ok(found)
}

fn outlast_links(scene: &mut Scene) -> Result<Found> {
    let mut found = Found::default();
    let (path, secret) = scene.share(Some(Passcode::of("open sesame")?))?;
    let mut wrong = 0;
    for round in 0..24 {
        let passcode = if round == 12 { "open sesame" } else { "open barley" };
        let body = json!({ "secret": secret, "passcode": passcode });
        let answer = scene.post(&path, None, &body)?;
        let compared = answer.body.get("code").is_some_and(|code| code == "passcode_wrong");
        wrong += usize::from(compared);
        let beyond = compared && wrong > 20;
        note(&mut found, beyond, format!("wrong passcode number {wrong} was compared"));
    }
    let (token, _) = scene.used()?;
    scene.conn.batch_execute(
        "update report_links set created_at = created_at - interval '30 days',
             expires_at = expires_at - interval '30 days' where kind = 'mail'",
    )?;
    let renewed = scene.post("/api/magic-links/renew", None, &json!({ "token": token }))?;
    note(&mut found, renewed.status == 202, "a link was renewed a month after its mail");
    Ok(found)
}

/// How many mails the reader of the report has been sent.
fn mailed(conn: &mut Conn) -> Result<i64> {
    use db::schema::mail_messages as mails;
    let to_reader = mails::table.filter(mails::to_email.eq("lee@assay.example"));
    Ok(to_reader.count().get_result(conn)?)
}

fn read_on(scene: &mut Scene) -> Result<Found> {
    let mut found = Found::default();
    let (path, secret) = scene.share(None)?;
    let body = json!({ "secret": secret, "passcode": null });
    let opened = scene.post(&path, None, &body)?.expect_status(&[200])?;
    let (token, session) = scene.used()?;
    let candidate = scene.candidate;
    let sql = format!("update users set disabled_at = now() where id = '{candidate}'");
    scene.conn.batch_execute(&sql)?;
    let before = mailed(&mut scene.conn)?;
    let opening = json!({ "opening": opened.get("opening"), "secret": secret });
    for (path, body) in [
        (path.as_str(), &body),
        ("/api/shared-integrity", &opening),
        ("/api/shared-assistant", &opening),
        ("/api/magic-links/report", &json!({ "session": session })),
    ] {
        let status = scene.post(path, None, body)?.status;
        note(&mut found, status == 200, format!("200 from {path}"));
    }
    scene.post("/api/magic-links/renew", None, &json!({ "token": token }))?;
    let after = mailed(&mut scene.conn)?;
    note(&mut found, after > before, "a link about a locked account was mailed");
    Ok(found)
}
