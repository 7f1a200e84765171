//! Every list of a partner's dashboard with nothing in it, with one row, and with one row more than a page holds.

use std::collections::BTreeSet;

use diesel::connection::SimpleConnection;

use crate::admin::tabs::{BROUGHT, First, List, PAGES, PARENT, STEPS, check, fill, paged, prepare};
use crate::support::{Persona, TestApp};

const LISTS: [List; 6] = [
    List("/api/partners/me/students", "/number", First::Newest, 0),
    List("/api/partners/me/invitations", "/id", First::Newest, 0),
    List("/api/partners/me/companies", "/number", First::Newest, 1000),
    List("/api/partners/me/commissions", "/id", First::Newest, 0),
    List("/api/partners/me/statements", "/id", First::Newest, 0),
    List("/api/partners/me/cohorts", "/id", First::Newest, 0),
];

const RESULTS: [List; 1] = [List("/api/partners/me/cohorts/{id}/results", "/id", First::Newest, 0)];

/// The companies that a partner brought, whom they invited, and the assessments that they run.
const RUN: &str = "
  insert into users (id, firebase_uid, email, email_verified, display_name, kind)
    select row_id(1000 + n), 'firm-' || n, 'firm' || n || '@example.com', true, 'Ruth ' || n, 'company'
      from generate_series({from}, {to}) n;
  insert into partner_attributions (user_id, partner_id, number, code, brought_at)
    select row_id(1000 + n), '{partner}', 1000 + n, 'leeds', row_at(n) from generate_series({from}, {to}) n;
  insert into partner_invitations (id, partner_id, email, stop_token, invited_at)
    select row_id(n), '{partner}', 'row' || n || '@example.net', gen_random_uuid(), row_at(n)
      from generate_series({from}, {to}) n;
  insert into assessments (id, partner_id, title, duration_minutes, languages, created_by, created_at, records_typing)
    select row_id(n), '{partner}', 'Week ' || n, 60, '{python}', '{partner}', row_at(n), false
      from generate_series({from}, {to}) n;
  insert into cohorts (assessment_id, code, opens_at, closes_at)
    select row_id(n), row_code(n, 10), now(), now() + interval '7 days' from generate_series({from}, {to}) n";

/// The students who let the partner see their result of [`PARENT`].
const SHOWN: &str = "
  insert into users (id, firebase_uid, email, email_verified, display_name, kind)
    select row_id(n), 'row-' || n, 'row' || n || '@example.com', true, 'Ada ' || n, 'candidate'
      from generate_series({from}, {to}) n;
  insert into cohort_members (assessment_id, user_id, invitation_id, consent_text_version, agreed_at, shows_result)
    select row_id(65535), row_id(n), row_id(n), '2026-11.p1', row_at(n), true
      from generate_series({from}, {to}) n";

/// Somebody who is a partner, and the id of their account.
async fn partner() -> (TestApp, Persona, String) {
    let (app, pia) = (TestApp::start(), Persona::new("pia"));
    let account = app.register_candidate(&pia).await;
    let sql = "update users set kind = 'partner' where email = 'pia@example.com';
        insert into partners (user_id, kind, organisation, since, changed_at)
          select id, 'ambassador', 'Pia', now(), now() from users where email = 'pia@example.com'";
    app.conn().batch_execute(sql).unwrap();
    prepare(&app);
    (app, pia, account["id"].as_str().unwrap().to_owned())
}

#[actix_web::test]
async fn every_list_of_a_partner_has_nothing_one_row_and_more_than_a_page() {
    let (app, pia, id) = partner().await;
    let [brought, run] = [BROUGHT, RUN].map(|rows| rows.replace("{partner}", &id));
    for (pages, step) in PAGES.into_iter().zip(STEPS) {
        fill(&app, &brought, step);
        fill(&app, &run, step);
        check(&app, &pia, &LISTS, pages).await;
    }
}

#[actix_web::test]
async fn the_results_of_a_partners_assessment_come_in_pages_too() {
    let (app, pia, id) = partner().await;
    let cohort = format!(
        "insert into assessments (id, partner_id, title, duration_minutes, languages, created_by,
             records_typing)
           values ('{PARENT}', '{id}', 'Week 3', 60, '{{python}}', '{id}', false);
         insert into cohorts (assessment_id, code, opens_at, closes_at)
           values ('{PARENT}', 'HRT2222222', now(), now() + interval '7 days')"
    );
    fill(&app, &cohort, STEPS[0]);
    for (pages, step) in PAGES.into_iter().zip(STEPS) {
        fill(&app, SHOWN, step);
        check(&app, &pia, &RESULTS, pages).await;
    }
}

#[test]
fn every_route_of_a_partner_that_answers_pages_is_asked_for_them() {
    let asked: BTreeSet<String> = LISTS.iter().chain(&RESULTS).map(List::route).collect();
    assert_eq!(paged("/api/partners/me/"), asked, "what the document has, and what is asked");
}
