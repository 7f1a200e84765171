//! What has to be there before a route is called.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use serde_json::json;

use crate::admin::merging::TWIN;
use crate::cast::Cast;
use crate::hiring::roles::open_roles;
use crate::support::{Persona, TestApp};
use crate::world::World;

/// The id of a colleague, and of an invitation.
pub(crate) const COLLEAGUE: &str = "00000000-0000-7000-8000-00000000c011";

/// An open invitation to the company's team under an id that is known, for lena to join or for somebody
/// who has no account; and a colleague who can be changed.
pub(crate) fn prepare_team(path: &str, world: &World) {
    let email = if path.ends_with("/join") { "lena@example.com" } else { "tess@example.com" };
    let company = &world.company;
    let sql = format!(
        "insert into team_invitations (id, company_id, email, role, token_sha256)
         values ('{COLLEAGUE}', '{company}', '{email}', 'reviewer',
           sha256(decode(repeat('07', 32), 'hex')));
         insert into users (id, firebase_uid, email, email_verified, display_name, kind)
         values ('{COLLEAGUE}', 'uid-tom', 'tom@example.com', true, 'Tom', 'company');
         insert into company_members (company_id, user_id, role)
         values ('{company}', '{COLLEAGUE}', 'recruiter')"
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// A referral code of the other company that is known before: its own ends with a number.
pub(crate) fn prepare_referral_code(cast: &Cast, world: &World) {
    let sql = format!(
        "update referral_accounts set code = 'grace'
         where user_id = (select id from users where email = '{}')",
        cast.who("other_company").email
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// An open report of an invitation.
pub(crate) fn prepare_invitation_report(world: &World) {
    let sql = format!(
        "insert into invitation_reports (invitation_id, reason, reported_at)
         values ('{}', 'other', now()) on conflict do nothing",
        world.invitation
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// The id of a test of mail.
pub(crate) const TEST_MAIL: &str = "00000000-0000-7000-8000-000000007e57";

/// A test that the admin has mailed.
pub(crate) fn prepare_test_mail(world: &World) {
    let sql = format!(
        "insert into mail_messages (id, dedup_key, to_email, subject, text_body)
         values ('{TEST_MAIL}', 'test-mail:1', 'admin@example.com', 'Test', 'Test')
         on conflict do nothing"
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// The id of a candidate whom nobody else is.
pub(crate) const CANDIDATE: &str = "00000000-0000-7000-8000-00000000ca4d";

/// A candidate for the admin to read, lock and merge, and another account of theirs; their address is verified unless the
/// route is about that.
pub(crate) fn prepare_candidate(path: &str, world: &World) {
    let is_verified = !path.ends_with("/verification-mail");
    let sql = format!(
        "insert into users (id, firebase_uid, email, email_verified, display_name, kind)
         values ('{CANDIDATE}', 'uid-cleo', 'cleo@example.com', true, 'Cleo', 'candidate'),
           ('{TWIN}', 'uid-cleo-2', 'cleo+2@example.com', true, 'Cleo', 'candidate')
         on conflict do nothing;
         update users set email_verified = {is_verified} where id = '{CANDIDATE}'"
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// An inquiry in the state that the route is about.
pub(crate) async fn prepare_inquiry(path: &str, world: &mut World) {
    if path == "/api/companies/set-password" {
        world.app.make_company("max@example.com").await;
        return;
    }
    let is_about_one = ["/api/admin/inquiries/{id}", "/api/admin/inquiries/reject"]
        .iter()
        .any(|part| path.starts_with(part));
    if !is_about_one && path != "/api/companies/activate" {
        return;
    }
    world.inquiry = world.app.inquire(&world.ruth, "Canary Ltd").await;
    let acts: &[&str] = match path.rsplit('/').next().unwrap_or_default() {
        "suspend" | "resend-activation" | "revoke-activation" | "activate" => &["approve"],
        "restore" => &["approve", "suspend"],
        _ => &[],
    };
    for act in acts {
        let body = match *act {
            "approve" => json!({ "flags": [], "note": null }),
            _ => json!({ "reason": "No." }),
        };
        let done = world.app.decide(&world.inquiry, act, body).await;
        assert_eq!(done.status, 200, "{act}: {}", done.text);
    }
}

/// A story of ada's in the state that the route is about, and a company that may answer one.
pub(crate) async fn prepare_story(route: &str, world: &mut World) {
    world.tell().await;
    let act = route.rsplit('/').next().unwrap_or_default();
    if route.contains("/api/admin/interviews") {
        world.send_story().await;
    }
    if ["remove", "keep", "verify"].contains(&act) || route.contains("/reply/") {
        world.show_story();
    }
    let sql = "update companies set state = 'approved' where name <> 'uid-otto';
        update companies set state = 'suspended' where name = 'uid-otto';
        update interview_companies set company_id = (select company_id from company_members m
          join users u on u.id = m.user_id where u.email = 'ruth@example.com');
        update attempts set state = 'submitted', submitted_at = now(), submitted_by = 'candidate',
          receipt_id = 'AAAAAAAAAAAA';";
    world.app.conn().batch_execute(sql).unwrap();
    let own = &world.own_story;
    let more = match act {
        "keep" => format!(
            "update interview_drafts set state = 'flagged' where id = '{own}';
             update interviews set state = 'flagged' where id = '{own}'"
        ),
        _ if route.contains("/reply/") => format!(
            "insert into interview_replies (id, interview_id, kind, text)
             values (gen_random_uuid(), '{own}', 'reply', 'Thanks.')"
        ),
        _ => return,
    };
    world.app.conn().batch_execute(&more).unwrap();
}

/// A role that everybody sees, and what ada has done about it.
pub(crate) async fn prepare_application(path: &str, world: &mut World) {
    if path.starts_with("/api/open-roles/{id}") {
        world.draft_application().await;
    } else {
        world.send_application().await;
    }
}

/// The name of a logo, as an address has it.
pub(crate) const LOGO: &str = "0707070707070707070707070707070707070707070707070707070707070707";

/// A logo of the company's, under a name that an address can be written with.
pub(crate) fn prepare_logo(world: &World) {
    let sql = format!(
        "insert into company_logos (company_id, sha256, png)
         values ('{}', '\\x{LOGO}', '\\x89504e47')",
        world.company
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// A role of ruth's in the state that the route is about.
pub(crate) async fn prepare_role(path: &str, world: &mut World, cast: &Cast) {
    open_roles(&world.app, cast.who("other_company"));
    world.begin_role().await;
    let state = match path.rsplit('/').next().unwrap_or_default() {
        "withdraw" | "decision" => "submitted",
        "discard" => {
            world.put_role("published");
            let sql = format!(
                "update roles set revision = form, revision_state = 'draft' where id = '{}'",
                world.role
            );
            diesel::sql_query(sql).execute(&mut world.app.conn()).unwrap();
            return;
        }
        "pause" | "close" => "published",
        "resume" => "paused",
        "reopen" | "archive" => "closed",
        _ => return,
    };
    world.put_role(state);
}

/// The id of an API key of the company's.
pub(crate) const API_KEY: &str = "00000000-0000-7000-8000-0000000000e7";

/// A key of this company that reads everything, under an id that is known; and the key as a program
/// sends it.
pub(crate) fn make_key(app: &TestApp, company: &str, id: &str, byte: u8) -> String {
    let secret = format!("assay_k_{}", URL_SAFE_NO_PAD.encode([byte; 32]));
    let sql = format!(
        "insert into api_keys (id, company_id, name, prefix, secret_sha256, scopes, created_at,
           expires_at)
         values ('{id}', '{company}', 'canary', '{}', sha256(decode(repeat('{byte:02x}', 32), 'hex')),
           array['roles:read', 'applications:read', 'results:read'], now(),
           now() + interval '300 days')",
        &secret[..14]
    );
    app.conn().batch_execute(&sql).unwrap();
    secret
}

/// The id of a link to ada's report.
pub(crate) const REPORT_VIEW: &str = "00000000-0000-7000-8000-0000000000f8";
pub(crate) const REPORT_LINK: &str = "00000000-0000-7000-8000-0000000000e8";

/// The id of a question to the assistant.
pub(crate) const QUESTION: &str = "00000000-0000-7000-8000-0000000000eb";

/// A question of ada's that nobody has answered.
pub(crate) fn prepare_question(world: &World) {
    let sql = format!(
        "insert into assistant_questions (id, attempt_id, task_id, number, question)
         values ('{QUESTION}', '{}', '{}', 1, 'canary-question')",
        world.attempt, world.task
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// A link to ada's report that she passed on, and one that was mailed: still to be used, or used where the
/// route is about that.
pub(crate) fn prepare_links(path: &str, world: &World) {
    let used = match path {
        "/api/magic-links/redeem" => ("null", "null", "null"),
        _ => ("now()", "sha256(decode(repeat('08', 32), 'hex'))", "now() + interval '1 day'"),
    };
    let sql = format!(
        "insert into report_links (id, attempt_id, kind, secret_sha256, sections, created_at,
           expires_at)
         values ('{REPORT_LINK}', '{attempt}', 'share', sha256(decode(repeat('09', 32), 'hex')),
           array['tests', 'playback', 'integrity', 'assistant'], now(), now() + interval '30 days');
         insert into report_views (id, link_id, at, agent)
           values ('{REPORT_VIEW}', '{REPORT_LINK}', now(), 'Firefox on Linux');
         insert into report_links (id, attempt_id, kind, secret_sha256, sections, email, used_at,
           session_sha256, session_until, created_at, expires_at)
         values (gen_random_uuid(), '{attempt}', 'mail', sha256(decode(repeat('07', 32), 'hex')),
           array['tests'], 'lee@example.com', {}, {}, {}, now(), now() + interval '7 days')",
        used.0,
        used.1,
        used.2,
        attempt = world.attempt
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// The secret of ada's calendar: 32 bytes of 10.
pub(crate) const CALENDAR: &str = "CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo";

/// Ada's calendar has an address.
pub(crate) fn prepare_calendar(world: &World) {
    give_calendar(&world.app, &world.ada.email, 10);
}

/// Somebody's calendar has an address, whose secret is made of this byte.
pub(crate) fn give_calendar(app: &TestApp, email: &str, byte: u8) {
    let sql = format!(
        "insert into calendar_feeds (user_id, secret_sha256, created_at)
         select id, sha256(decode(repeat('{byte:02x}', 32), 'hex')), now() from users
           where email = '{email}'"
    );
    app.conn().batch_execute(&sql).unwrap();
}

/// The id of a webhook of the company's, and of something that was sent to it.
pub(crate) const WEBHOOK: &str = "00000000-0000-7000-8000-0000000000e9";
pub(crate) const DELIVERY: &str = "00000000-0000-7000-8000-0000000000ea";

/// A webhook of the company's that was sent something.
pub(crate) fn prepare_webhook(path: &str, world: &World) {
    let state = if path.ends_with("/resume") { "paused" } else { "active" };
    let sql = format!(
        "insert into webhooks (id, company_id, url, events, state, secret, created_at, changed_at)
         values ('{WEBHOOK}', '{}', 'https://hooks.example.com/canary', array['role.closed'],
           '{state}', decode(repeat('07', 32), 'hex'), now(), now());
         insert into webhook_deliveries (id, webhook_id, event_id, kind, body, state, tries, status,
           created_at, tried_at)
         values ('{DELIVERY}', '{WEBHOOK}', gen_random_uuid(), 'role.closed', '{{}}', 'delivered', 1,
           200, now(), now())",
        world.company
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// The id of a request for extra time.
pub(crate) const ACCOMMODATION: &str = "00000000-0000-7000-8000-0000000000eb";

/// An invitation from ruth that the candidate has not begun; and, where the route is about one, their request
/// for extra time under an id that is known.
pub(crate) async fn prepare_accommodation(route: &str, world: &mut World) {
    prepare_unbegun(world).await;
    if route == "POST /api/codebrain/{id}/accommodation" {
        return;
    }
    let path = format!("/api/codebrain/{}/accommodation", world.code);
    let body = json!({ "version": 0, "percent": 50, "text": "canary" });
    world.app.by(&world.ada).post(&path, body).await.ok();
    let sql = format!(
        "delete from accommodation_requests where id = '{ACCOMMODATION}';
         update accommodation_requests set id = '{ACCOMMODATION}'
           where invitation_id = (select id from invitations where code = '{}')",
        world.code
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// Ada is invited once more, and has not begun.
pub(crate) async fn prepare_unbegun(world: &mut World) {
    let ruth = Persona::new("ruth");
    if world.ada.email == Persona::new("ada").email {
        // Nobody is invited twice at a time.
        let finish = format!("/api/attempts/{}/finish", world.attempt);
        world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    }
    let invite = format!("/api/assessments/{}/invitations", world.assessment);
    let body = json!({ "email": world.ada.email });
    let made = world.app.by(&ruth).post(&invite, body).await.ok();
    made["code"].as_str().unwrap().clone_into(&mut world.code);
}

/// A match of ada's program with a published solution.
pub(crate) const MATCH: &str = "00000000-0000-7000-8000-0000000051a1";

/// Ada has submitted a program that was found to be like a published one.
pub(crate) fn prepare_match(world: &World) {
    let (attempt, task) = (&world.attempt, &world.task);
    let sql = format!(
        "with sent as (insert into submissions (id, problem_version_id, user_id, attempt_id,
             task_id, kind, language, source, tests_total)
           select gen_random_uuid(), '{problem}', user_id, id, '{task}', 'submit', 'python',
             'print(2)', 4 from attempts where id = '{attempt}' returning *),
         known as (insert into similarity_sources (submission_id, attempt_id, task_id, user_id,
             problem_id, language, hashes, fingerprints, outcome, others, solutions, sent_at,
             compared_at)
           select s.id, s.attempt_id, s.task_id, s.user_id, v.problem_id, s.language, '{{1}}', 1,
             'compared', 0, 1, now(), now()
           from sent s join problem_versions v on v.id = s.problem_version_id returning *)
         insert into similarity_matches (id, submission_id, problem_version_id, cluster,
             fingerprints, covered, other_fingerprints, other_covered, longest,
             threshold_permille, fragments, found_at)
           select '{MATCH}', submission_id, '{problem}', '{MATCH}', 50, 50, 50, 50, 50, 800, '[]',
             now() from known",
        problem = world.problem,
    );
    world.app.conn().batch_execute(&sql).unwrap();
}
