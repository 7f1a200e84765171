//! Every route and who may call it.
//!
//! A line mounts its handler behind the door of its own access (`table`). The same lines are compared
//! with the OpenAPI document and walked by the access matrix. Those about selecting and employing people
//! are in `hiring`, those about practice and puzzles in `challenges`;
//! every other file names its area.

mod authoring;
mod challenges;
mod clients;
mod github_reports;
mod hiring;
mod integrity;
mod network;
mod outcomes;
mod partners;
mod presence;
mod support;

use std::collections::HashSet;
use std::sync::LazyLock;

use actix_web::web;

use crate::web::Access;
use crate::web::table::{self, Table};
use config::Environment;

pub use crate::web::RouteInfo;

fn lines(t: &mut Table) {
    site(t);
    account(t);
    clients::onboarding(t);
    admin(t);
    companies(t);
    company(t);
    candidate(t);
    results(t);
    stories(t);
    clients::lines(t);
    github_reports::lines(t);
    integrity::integrity(t);
    network::lines(t);
    outcomes::lines(t);
    partners::partners(t);
    presence::lines(t);
    authoring::lines(t);
    support::support(t);
    challenges::lines(t);
    hiring::lines(t);
}

#[rustfmt::skip]
fn site(t: &mut Table) {
    use Access::{Development, Metrics, Public};
    use crate::routes::openapi::docs;
    use crate::routes::site::{config, csp_report, dev, events, health, languages, live};

    t.get ("/healthz",                                        Public,      health::show_liveness);
    t.get ("/readyz",                                         Public,      health::show_readiness);
    t.get ("/metrics",                                        Metrics,     health::show_metrics);
    t.get ("/api/openapi.json",                               Public,      docs::show_document);
    t.get ("/api/docs",                                       Public,      docs::show_page);
    t.get ("/api/docs/{file}",                                Public,      docs::show_file);
    t.get ("/api/config",                                     Public,      config::show_config);
    t.post("/api/csp-report",                                 Public,      csp_report::receive_csp_report);
    t.post("/api/events/pageview",                            Public,      events::count_page_view);
    t.post("/api/events/client-error",                        Public,      events::report_client_error);
    t.get ("/api/languages",                                  Public,      languages::list_languages);
    t.get ("/api/live",                                       Public,      live::open_live);
    t.get ("/api/dev/mail",                                   Development, dev::list_mail);
}

#[rustfmt::skip]
fn account(t: &mut Table) {
    use Access::{Account, Public, Token};
    use crate::routes::account::{address, auth, notification_settings, notifications, partner_application, privacy, profiles, referrals, sessions, unsubscribe, usernames, verification};

    t.get ("/api/auth/user",                                  Token,       auth::show_user);
    t.post("/api/auth/register",                              Token,       auth::register_account);
    t.put ("/api/users/theme",                                Account,     auth::choose_theme);
    t.put ("/api/users/agreements",                           Account,     auth::agree);
    t.post("/api/auth/update-username",                       Account,     usernames::change_username);
    t.get ("/api/auth/username-availability",                 Account,     usernames::show_username_availability);
    t.post("/api/auth/set-referral-code",                     Account,     referrals::set_referral_code);
    t.post("/api/auth/sign-out-everywhere",                   Account,     sessions::end_all_sessions);
    t.post("/api/users/send-email-verification",              Account,     verification::send_verification);
    t.post("/api/users/address-change",                       Account,     address::ask_address_change);
    t.post("/api/users/address-change/confirm",               Account,     address::confirm_address_change);
    t.get ("/api/users/profile",                              Account,     profiles::show_profile);
    t.put ("/api/users/profile",                              Account,     profiles::save_profile);
    t.get ("/api/users/referrals",                            Account,     referrals::show_referrals);
    t.get ("/api/users/notification-settings",                Account,     notification_settings::show_notification_settings);
    t.put ("/api/users/notification-settings",                Account,     notification_settings::save_notification_settings);
    t.get ("/api/users/notifications",                        Account,     notifications::list_notifications);
    t.post("/api/users/notifications/read",                   Account,     notifications::mark_notifications_read);
    t.get ("/api/unsubscribe/{id}",                           Public,      unsubscribe::open_unsubscribe);
    t.post("/api/unsubscribe/{id}",                           Public,      unsubscribe::unsubscribe);
    t.get ("/api/users/partner-application",                  Account,     partner_application::show_partner_application);
    t.post("/api/users/partner-application",                  Account,     partner_application::apply_as_partner);
    t.post("/api/users/partner-application/withdraw",         Account,     partner_application::withdraw_partner_application);
    t.get ("/api/users/export",                               Account,     privacy::export_data);
    t.get ("/api/users/erasure",                              Account,     privacy::show_erasure);
    t.post("/api/users/erasure",                              Account,     privacy::schedule_erasure);
    t.post("/api/users/erasure/cancel",                       Account,     privacy::cancel_erasure);
}

#[rustfmt::skip]
fn admin(t: &mut Table) {
    use Access::Admin;
    use crate::routes::admin::clients::{handover, history, known, merger, new_customers, paying};
    use crate::routes::admin::{companies, inquiries, inquiry_decisions, many, partners, roles, stories, story_decisions, waiting};
    use crate::routes::people::{candidates, erasure, export, extra_time, merger as account_merger, verification as mails};

    t.get ("/api/admin/waiting",                              Admin,       waiting::list_waiting);
    t.get ("/api/admin/invitation-reports",                   Admin,       waiting::invitation_reports::list_invitation_reports);
    t.post("/api/admin/invitation-reports/{id}/close",        Admin,       waiting::invitation_reports::close_invitation_report);
    t.get ("/api/admin/inquiries",                            Admin,       inquiries::list_inquiries);
    t.get ("/api/admin/inquiries/counts",                     Admin,       inquiries::count_inquiries);
    t.post("/api/admin/inquiries/reject",                     Admin,       many::inquiries::reject_inquiries);
    t.post("/api/admin/inquiries/reject/preview",             Admin,       many::inquiries::preview_rejections);
    t.get ("/api/admin/inquiries/{id}",                       Admin,       inquiries::show_inquiry);
    t.post("/api/admin/inquiries/{id}/approve",               Admin,       inquiry_decisions::approve_inquiry);
    t.post("/api/admin/inquiries/{id}/reject",                Admin,       inquiry_decisions::reject_inquiry);
    t.post("/api/admin/inquiries/{id}/request-info",          Admin,       inquiry_decisions::request_info);
    t.post("/api/admin/inquiries/{id}/suspend",               Admin,       inquiry_decisions::suspend_company);
    t.post("/api/admin/inquiries/{id}/restore",               Admin,       inquiry_decisions::restore_company);
    t.post("/api/admin/inquiries/{id}/resend-activation",     Admin,       inquiry_decisions::resend_activation);
    t.post("/api/admin/inquiries/{id}/revoke-activation",     Admin,       inquiry_decisions::revoke_activation);
    t.post("/api/admin/inquiries/{id}/notes",                 Admin,       inquiry_decisions::note_inquiry);
    t.post("/api/admin/companies",                            Admin,       companies::create_company);
    t.get ("/api/admin/candidates",                           Admin,       candidates::list_candidates);
    t.get ("/api/admin/candidate-list",                       Admin,       candidates::export_candidate_list);
    t.get ("/api/admin/candidates/{id}",                      Admin,       candidates::show_candidate);
    t.post("/api/admin/candidates/{id}/lock",                 Admin,       candidates::lock_candidate);
    t.post("/api/admin/candidates/{id}/unlock",               Admin,       candidates::unlock_candidate);
    t.post("/api/admin/candidates/{id}/erasure",              Admin,       erasure::erase_candidate);
    t.post("/api/admin/candidates/{id}/erasure/cancel",       Admin,       erasure::keep_candidate);
    t.post("/api/admin/candidates/{id}/export",               Admin,       export::export_candidate_data);
    t.put ("/api/admin/candidates/{id}/extra-time",           Admin,       extra_time::propose_extra_time);
    t.post("/api/admin/candidates/{id}/verification-mail",    Admin,       mails::resend_verification);
    t.get ("/api/admin/candidates/{id}/duplicates",           Admin,       account_merger::list_duplicates);
    t.get ("/api/admin/candidates/{id}/merger",               Admin,       account_merger::preview_account_merger);
    t.post("/api/admin/candidates/{id}/merger",               Admin,       account_merger::merge_candidate);
    t.get ("/api/admin/companies",                            Admin,       known::list_companies);
    t.get ("/api/admin/companies/{id}",                       Admin,       known::show_company);
    t.post("/api/admin/companies/{id}/grants",                Admin,       known::grant_flag);
    t.post("/api/admin/companies/{id}/grants/revoke",         Admin,       known::revoke_flag);
    t.post("/api/admin/companies/{id}/suspend",               Admin,       known::suspend_known_company);
    t.post("/api/admin/companies/{id}/restore",               Admin,       known::restore_known_company);
    t.post("/api/admin/companies/{id}/grace",                 Admin,       known::extend_grace);
    t.get ("/api/admin/companies/{id}/members",               Admin,       handover::list_company_members);
    t.post("/api/admin/companies/{id}/transfer",              Admin,       handover::transfer_company);
    t.get ("/api/admin/companies/{id}/merger",                Admin,       merger::preview_merger);
    t.post("/api/admin/companies/{id}/merger",                Admin,       merger::merge_company);
    t.get ("/api/admin/paying-companies",                     Admin,       paying::list_paying_companies);
    t.get ("/api/admin/paying-companies/months",              Admin,       history::show_paying_history);
    t.get ("/api/admin/paying-companies/export",              Admin,       paying::export_paying_companies);
    t.get ("/api/admin/new-customers",                        Admin,       new_customers::list_new_customers);
    t.get ("/api/admin/partner-applications",                 Admin,       partners::list_partner_applications);
    t.get ("/api/admin/partner-applications/counts",          Admin,       partners::count_partner_applications);
    t.get ("/api/admin/partner-applications/{id}",            Admin,       partners::show_partner_application);
    t.post("/api/admin/partner-applications/{id}/approve",    Admin,       partners::approve_partner);
    t.post("/api/admin/partner-applications/{id}/reject",     Admin,       partners::reject_partner);
    t.get ("/api/admin/roles",                                Admin,       roles::list_roles_for_admin);
    t.get ("/api/admin/roles/counts",                         Admin,       roles::count_roles_for_admin);
    t.get ("/api/admin/roles/{id}",                           Admin,       roles::show_role_to_admin);
    t.post("/api/admin/roles/{id}/decision",                  Admin,       roles::decide_role);
    t.get ("/api/admin/interviews",                           Admin,       stories::list_stories);
    t.get ("/api/admin/interviews/counts",                    Admin,       stories::count_stories);
    t.get ("/api/admin/interviews/{id}",                      Admin,       stories::show_story);
    t.post("/api/admin/interviews/{id}/publish",              Admin,       story_decisions::publish_story);
    t.post("/api/admin/interviews/{id}/request-changes",      Admin,       story_decisions::request_story_changes);
    t.post("/api/admin/interviews/{id}/reject",               Admin,       story_decisions::reject_story);
    t.post("/api/admin/interviews/{id}/remove",               Admin,       story_decisions::remove_story);
    t.post("/api/admin/interviews/{id}/keep",                 Admin,       story_decisions::keep_story);
    t.post("/api/admin/interviews/{id}/verify",               Admin,       story_decisions::verify_story);
    t.post("/api/admin/interviews/{id}/reply/publish",        Admin,       story_decisions::publish_reply);
    t.post("/api/admin/interviews/{id}/reply/reject",         Admin,       story_decisions::reject_reply);
}

#[rustfmt::skip]
fn companies(t: &mut Table) {
    use Access::{Account, Company, Public};
    use crate::routes::companies::{details, joining, keys, logos, public, retention, team, webhooks};

    t.get ("/api/companies",                                  Public,      public::list_companies);
    t.get ("/api/companies/{id}",                             Public,      public::show_company);
    t.get ("/api/companies/me/details",                       Company,     details::show_details);
    t.put ("/api/companies/me/details",                       Company,     details::save_details);
    t.put ("/api/companies/me/logo",                          Company,     logos::send_logo);
    t.delete("/api/companies/me/logo",                        Company,     logos::remove_logo);
    t.get ("/api/company-logos/{id}",                         Public,      logos::show_logo);
    t.get ("/api/companies/me/retention",                     Company,     retention::list_retention_rules);
    t.get ("/api/companies/me/api-keys",                      Company,     keys::list_api_keys);
    t.post("/api/companies/me/api-keys",                      Company,     keys::make_api_key);
    t.post("/api/companies/me/api-keys/{id}/revoke",          Company,     keys::revoke_api_key);
    t.get ("/api/companies/me/webhooks",                      Company,     webhooks::list_webhooks);
    t.post("/api/companies/me/webhooks",                      Company,     webhooks::add_webhook);
    t.put ("/api/companies/me/webhooks/{id}",                 Company,     webhooks::change_webhook);
    t.post("/api/companies/me/webhooks/{id}/rotate",          Company,     webhooks::rotate_webhook_secret);
    t.post("/api/companies/me/webhooks/{id}/pause",           Company,     webhooks::pause_webhook);
    t.post("/api/companies/me/webhooks/{id}/resume",          Company,     webhooks::resume_webhook);
    t.post("/api/companies/me/webhooks/{id}/delete",          Company,     webhooks::delete_webhook);
    t.post("/api/companies/me/webhooks/{id}/test",            Company,     webhooks::test_webhook);
    t.get ("/api/companies/me/webhooks/{id}/deliveries",      Company,     webhooks::list_webhook_deliveries);
    t.post("/api/companies/me/webhook-deliveries/{id}/replay",Company,     webhooks::replay_webhook_delivery);
    t.get ("/api/companies/me/team",                          Company,     team::show_team);
    t.put ("/api/companies/me/team/{id}",                     Company,     team::change_role);
    t.post("/api/companies/me/team/{id}/remove",              Company,     team::remove_member);
    t.post("/api/companies/me/team/invitations",              Company,     team::invite_colleague);
    t.post("/api/companies/me/team/invitations/{id}/resend",  Company,     team::resend_team_invitation);
    t.post("/api/companies/me/team/invitations/{id}/revoke",  Company,     team::revoke_team_invitation);
    t.post("/api/team-invitations/follow",                    Public,      joining::follow_team_invitation);
    t.post("/api/team-invitations/join",                      Account,     joining::join_team);
    t.post("/api/team-invitations/register",                  Public,      joining::register_colleague);
}

#[rustfmt::skip]
fn company(t: &mut Table) {
    use Access::{Account, Admin, Assessments, Company, Results, Roles};
    use crate::routes::company::assessing::{accommodations, changes, sending, versions};
    use crate::routes::admin::attempts::void_attempt;
    use crate::routes::company::{assessments, dashboard, home, invitations, more_time, problems, roles, statistics};

    t.get ("/api/companies/me/overview",                      Company,     home::overview::show_overview);
    t.get ("/api/companies/me/needs",                         Company,     home::needs::list_needs);
    t.get ("/api/companies/me/activity",                      Company,     home::activity::list_activity);
    t.get ("/api/companies/me/find",                          Company,     home::find::find_for_company);
    t.get ("/api/companies/{id}/dashboard",                   Account,     dashboard::show_dashboard);
    t.get ("/api/companies/{id}/dashboard/roles",             Account,     dashboard::list_dashboard_roles);
    t.get ("/api/companies/{id}/dashboard/reviews",           Account,     dashboard::list_outstanding_reviews);
    t.get ("/api/problems",                                   Assessments, problems::list_problems);
    t.get ("/api/problems/{id}",                              Account,     problems::show_problem);
    t.get ("/api/assessments",                                Results,     assessments::list_assessments);
    t.post("/api/assessments",                                Assessments, assessments::create_assessment);
    t.get ("/api/assessments/{id}",                           Results,     assessments::show_assessment);
    t.get ("/api/assessments/{id}/statistics",                Results,     statistics::show_statistics);
    t.get ("/api/assessments/{id}/scores",                    Results,     statistics::show_scores);
    t.put ("/api/assessments/{id}",                           Assessments, versions::edit_assessment);
    t.post("/api/assessments/{id}/duplicate",                 Assessments, versions::duplicate_assessment);
    t.post("/api/assessments/{id}/archive",                   Assessments, versions::archive_assessment);
    t.post("/api/assessments/{id}/previewed",                 Assessments, versions::note_preview);
    t.post("/api/assessments/{id}/trial",                     Assessments, versions::begin_trial);
    t.post("/api/assessments/{id}/check",                     Assessments, sending::check_recipients);
    t.post("/api/assessments/{id}/send",                      Assessments, sending::send_assessment);
    t.get ("/api/assessments/{id}/invitations",               Results,     assessments::list_invitations);
    t.post("/api/assessments/{id}/invitations",               Assessments, assessments::invite_candidate);
    t.post("/api/invitations/{id}/cancel",                    Assessments, invitations::cancel_invitation);
    t.post("/api/invitations/{id}/resend",                    Assessments, invitations::resend_invitation);
    t.post("/api/invitations/{id}/extend",                    Assessments, changes::extend_invitation);
    t.post("/api/invitations/change",                         Assessments, changes::change_invitations);
    t.get ("/api/assessments/{id}/accommodations",            Assessments, accommodations::list_accommodations);
    t.post("/api/accommodations/{id}/answer",                 Assessments, accommodations::answer_accommodation);
    t.post("/api/attempts/{id}/time",                         Company,     more_time::give_time);
    t.post("/api/admin/attempts/{id}/time",                   Admin,       more_time::give_time_as_admin);
    t.post("/api/admin/attempts/{id}/void",                   Admin,       void_attempt);
    t.get ("/api/roles",                                      Roles,       roles::list_roles);
    t.post("/api/roles",                                      Roles,       roles::create_role);
    t.get ("/api/roles/{id}",                                 Roles,       roles::show_role);
    t.put ("/api/roles/{id}",                                 Roles,       roles::save_role);
    t.post("/api/roles/{id}/duplicate",                       Roles,       roles::duplicate_role);
    t.post("/api/roles/{id}/delete",                          Roles,       roles::delete_role);
    t.post("/api/roles/{id}/submit",                          Roles,       roles::submit_role);
    t.post("/api/roles/{id}/withdraw",                        Roles,       roles::withdraw_role);
    t.post("/api/roles/{id}/discard",                         Roles,       roles::discard_role_changes);
    t.post("/api/roles/{id}/pause",                           Roles,       roles::pause_role);
    t.post("/api/roles/{id}/resume",                          Roles,       roles::resume_role);
    t.post("/api/roles/{id}/close",                           Roles,       roles::close_role);
    t.post("/api/roles/{id}/reopen",                          Roles,       roles::reopen_role);
    t.post("/api/roles/{id}/archive",                         Roles,       roles::archive_role);
}

#[rustfmt::skip]
fn candidate(t: &mut Table) {
    use Access::{Account, Public};
    use crate::routes::candidate::{application_drafts, applications, attempts, codebrain, invitations, meetings, offers, open_roles, self_identification, stops, submissions};
    use crate::routes::candidate::taking::{accommodation, lease, recording, reporting};

    t.get ("/api/invitations",                                Account,     invitations::list_my_invitations);
    t.get ("/api/codebrain/resolve/{first}",                  Public,      codebrain::resolve_address);
    t.get ("/api/codebrain/resolve/{first}/{second}",         Public,      codebrain::resolve_long_address);
    t.get ("/api/codebrain/{id}",                             Public,      codebrain::show_invitation);
    t.post("/api/codebrain/{id}/start",                       Account,     codebrain::start_attempt);
    t.post("/api/codebrain/{id}/report",                      Public,      reporting::report_invitation);
    t.get ("/api/codebrain/{id}/stop",                        Public,      stops::show_invitation_stop);
    t.post("/api/codebrain/{id}/stop",                        Public,      stops::stop_invitations);
    t.get ("/api/codebrain/{id}/accommodation",               Account,     accommodation::show_accommodation);
    t.post("/api/codebrain/{id}/accommodation",               Account,     accommodation::ask_accommodation);
    t.post("/api/codebrain/{id}/accommodation/withdraw",      Account,     accommodation::withdraw_accommodation);
    t.get ("/api/attempts/{id}",                              Account,     attempts::show_attempt);
    t.post("/api/attempts/{id}/lease",                        Account,     lease::claim_lease);
    t.put ("/api/attempts/{id}/tasks/{task}/draft",           Account,     attempts::save_draft);
    t.get ("/api/attempts/{id}/tasks/{task}/recording",       Account,     recording::show_recording_head);
    t.post("/api/attempts/{id}/tasks/{task}/recording",       Account,     recording::append_recording);
    t.post("/api/attempts/{id}/tasks/{task}/runs",            Account,     attempts::run_program);
    t.post("/api/attempts/{id}/tasks/{task}/submissions",     Account,     attempts::submit_program);
    t.post("/api/attempts/{id}/finish",                       Account,     attempts::finish_attempt);
    t.get ("/api/submissions/{id}",                           Account,     submissions::show_submission);
    t.get ("/api/open-roles",                                 Public,      open_roles::list_open_roles);
    t.get ("/api/open-roles/{id}",                            Public,      open_roles::show_open_role);
    t.get ("/api/open-roles/{id}/application",                Account,     application_drafts::show_application_start);
    t.put ("/api/open-roles/{id}/application",                Account,     application_drafts::save_application);
    t.post("/api/open-roles/{id}/application",                Account,     applications::apply_for_role);
    t.put ("/api/open-roles/{id}/application/resume",         Account,     application_drafts::attach_resume);
    t.delete("/api/open-roles/{id}/application/resume",       Account,     application_drafts::detach_resume);
    t.get ("/api/users/applications",                         Account,     applications::list_my_applications);
    t.get ("/api/users/applications/{id}",                    Account,     applications::show_my_application);
    t.post("/api/users/applications/{id}/withdraw",           Account,     applications::withdraw_application);
    t.get ("/api/resumes/{id}",                               Account,     applications::download_resume);
    t.get ("/api/users/applications/{id}/offers",             Account,     offers::list_my_offers);
    t.post("/api/users/offers/{id}/answer",                   Account,     offers::answer_offer);
    t.get ("/api/users/applications/{id}/meetings",           Account,     meetings::list_my_meetings);
    t.post("/api/users/meetings/{id}/answer",                 Account,     meetings::answer_meeting);
    t.get ("/api/users/self-identification",                  Account,     self_identification::show_self_identification);
    t.put ("/api/users/self-identification",                  Account,     self_identification::save_self_identification);
    t.delete("/api/users/self-identification",                Account,     self_identification::delete_self_identification);
}

#[rustfmt::skip]
fn results(t: &mut Table) {
    use Access::{Account, Public};
    use crate::routes::results::{grades, link_consent, links, performance, playback, reports, similarity, skills};
    use crate::routes::results::reports::shared;

    t.get ("/api/reports",                                    Account,     reports::list_reports);
    t.get ("/api/users/skills",                               Account,     skills::show_skill_trends);
    t.get ("/api/reports/{id}",                               Account,     reports::show_report);
    t.get ("/api/reports/{id}/grade",                         Account,     grades::show_grade);
    t.get ("/api/reports/{id}/bundle",                        Account,     grades::show_bundle);
    t.get ("/api/reports/{id}/tasks/{task}/playback",         Account,     playback::show_playback);
    t.get ("/api/reports/{id}/similarity",                    Account,     similarity::show_similarity);
    t.get ("/api/reports/{id}/similarity/{match}",            Account,     similarity::show_match);
    t.get ("/api/problems/{id}/report",                       Account,     performance::show_performance);
    t.get ("/api/problems/{id}/report/export",                Account,     performance::export_performance);
    t.get ("/api/reports/{id}/link-consent",                  Account,     link_consent::show_link_consent);
    t.put ("/api/reports/{id}/link-consent",                  Account,     link_consent::set_link_consent);
    t.get ("/api/reports/{id}/links",                         Account,     links::list_report_links);
    t.post("/api/reports/{id}/links",                         Account,     links::share_report);
    t.post("/api/reports/{id}/mails",                         Account,     links::mail_report);
    t.get ("/api/reports/{id}/openings",                      Account,     links::list_report_openings);
    t.post("/api/report-links/{id}/revoke",                   Account,     links::revoke_report_link);
    t.post("/api/shared-reports/{id}",                        Public,      shared::open_shared_report);
    t.post("/api/shared-playbacks",                           Public,      playback::show_shared_playback);
    t.post("/api/magic-links/redeem",                         Public,      shared::redeem_magic_link);
    t.post("/api/magic-links/renew",                          Public,      shared::renew_magic_link);
    t.post("/api/magic-links/report",                         Public,      shared::read_mailed_report);
    t.get ("/api/grade-keys",                                 Public,      grades::list_grade_keys);
}

#[rustfmt::skip]
fn stories(t: &mut Table) {
    use Access::{Account, Company, Public};
    use crate::routes::stories::{answers, guided, likes, manuscripts, read, to_read};

    t.get ("/api/interviews",                                 Public,      read::list_stories);
    t.get ("/api/users/stories-to-read",                      Account,     to_read::list_stories_to_read);
    t.get ("/api/interviews/summary",                         Public,      read::show_summary);
    t.get ("/api/interviews/companies",                       Public,      read::list_companies);
    t.get ("/api/interviews/companies/{id}",                  Public,      read::show_company);
    t.post("/api/interviews/batch/like-status",               Account,     likes::list_like_statuses);
    t.get ("/api/interviews/{id}",                            Public,      read::show_story);
    t.put ("/api/interviews/{id}/like",                       Account,     likes::like_story);
    t.delete("/api/interviews/{id}/like",                     Account,     likes::unlike_story);
    t.post("/api/interviews/{id}/reports",                    Account,     answers::report_story);
    t.post("/api/interviews/{id}/reply",                      Company,     answers::reply_to_story);
    t.post("/api/interviews/{id}/dispute",                    Company,     answers::dispute_story);
    t.get ("/api/companies/{id}/interviews",                  Company,     answers::list_company_stories);
    t.post("/api/users/interviews",                           Account,     manuscripts::create_manuscript);
    t.get ("/api/users/interviews",                           Account,     manuscripts::list_manuscripts);
    t.get ("/api/users/interviews/{id}",                      Account,     manuscripts::show_manuscript);
    t.put ("/api/users/interviews/{id}",                      Account,     manuscripts::save_manuscript);
    t.post("/api/users/interviews/{id}/submit",               Account,     manuscripts::submit_manuscript);
    t.post("/api/users/interviews/{id}/check",                Account,     manuscripts::check_manuscript);
    t.post("/api/users/interviews/{id}/withdraw",             Account,     manuscripts::withdraw_manuscript);
    t.get ("/api/users/interviews/{id}/conversation",         Account,     guided::show_conversation);
    t.post("/api/users/interviews/{id}/answers",              Account,     guided::answer_question);
}

/// The table as data.
pub static ROUTES: LazyLock<Vec<RouteInfo>> = LazyLock::new(|| table::list(lines));

/// Mounts the table as a server of this environment has it.
pub(crate) fn mount(environment: Environment, cfg: &mut web::ServiceConfig) {
    table::mount(lines, environment, cfg);
}

/// Whether a path begins as one of the table does, however loosely it is read: in another case, or
/// with something behind its first word. The browser application has no page there.
pub(crate) fn is_kept_for_routes(path: &str) -> bool {
    static FIRST: LazyLock<HashSet<&str>> =
        LazyLock::new(|| ROUTES.iter().map(|route| first_word(route.path)).collect());
    FIRST.contains(first_word(path).to_ascii_lowercase().as_str())
}

fn first_word(path: &str) -> &str {
    let path = path.trim_start_matches('/');
    path.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default()
}
