//! The lines of the table about selecting and employing people.

use crate::web::Access;
use crate::web::table::Table;

pub(super) fn lines(t: &mut Table) {
    selection(t);
    proposals(t);
    role_alerts(t);
    slates(t);
    hiring_team(t);
    internships(t);
    onboarding_board(t);
    talent(t);
}

#[rustfmt::skip]
fn selection(t: &mut Table) {
    use Access::{Assessments, Roles};
    use crate::routes::company::hiring::assessing;
    use crate::routes::company::{candidate_filter, candidate_steps, candidates};

    t.get ("/api/selection",                                  Roles,       candidates::list_selecting_roles);
    t.get ("/api/roles/{id}/board",                           Roles,       candidates::show_board);
    t.get ("/api/roles/{id}/applications",                    Roles,       candidates::list_candidates);
    t.get ("/api/roles/{id}/applications/counts",             Roles,       candidate_filter::count_candidates);
    t.get ("/api/roles/{id}/applications/export",             Roles,       candidate_steps::export_candidates);
    t.post("/api/roles/{id}/applications/steps",              Roles,       candidate_steps::move_candidates);
    t.post("/api/roles/{id}/applications/assess",             Assessments, assessing::assess_candidates);
    t.post("/api/roles/{id}/names",                           Roles,       candidates::show_names);
    t.get ("/api/applications/{id}",                          Roles,       candidates::show_candidate);
    t.post("/api/applications/{id}/step",                     Roles,       candidate_steps::move_candidate);
    t.post("/api/applications/{id}/remind",                   Assessments, assessing::remind_candidate);
    t.post("/api/applications/{id}/waive",                    Roles,       candidates::waive_requirements);
}

#[rustfmt::skip]
fn proposals(t: &mut Table) {
    use Access::{Account, Admin, Company};
    use crate::routes::proposals;

    t.get ("/api/admin/candidates/{id}/role-proposals",       Admin,       proposals::list_proposals_to);
    t.post("/api/admin/candidates/{id}/role-proposals",       Admin,       proposals::propose_role);
    t.post("/api/admin/role-proposals/{id}/withdraw",         Admin,       proposals::withdraw_proposal);
    t.get ("/api/reports/{id}/roles",                         Company,     proposals::list_asked_roles);
    t.post("/api/reports/{id}/roles",                         Company,     proposals::ask_about_role);
    t.get ("/api/users/role-proposals",                       Account,     proposals::list_my_proposals);
    t.post("/api/users/role-proposals/{id}/accept",           Account,     proposals::accept_proposal);
    t.post("/api/users/role-proposals/{id}/decline",          Account,     proposals::decline_proposal);
}

#[rustfmt::skip]
fn role_alerts(t: &mut Table) {
    use Access::Account;
    use crate::routes::candidate::open_roles::alerts;

    t.get ("/api/users/role-alerts",                          Account,     alerts::list_role_alerts);
    t.post("/api/users/role-alerts",                          Account,     alerts::set_role_alert);
    t.delete("/api/users/role-alerts/{id}",                   Account,     alerts::delete_role_alert);
}

#[rustfmt::skip]
fn slates(t: &mut Table) {
    use Access::Admin;
    use crate::routes::admin::{slate_decisions, slates};

    t.get ("/api/admin/slates",                               Admin,       slates::list_slates);
    t.get ("/api/admin/slates/{id}",                          Admin,       slates::show_slate);
    t.get ("/api/admin/slates/{id}/applications",             Admin,       slates::list_slate_applications);
    t.post("/api/admin/slates/{id}/release",                  Admin,       slate_decisions::release_slate);
    t.get ("/api/admin/applications/{id}",                    Admin,       slates::show_slate_application);
    t.post("/api/admin/applications/{id}/exclude",            Admin,       slate_decisions::exclude_application);
    t.post("/api/admin/applications/{id}/include",            Admin,       slate_decisions::include_application);
    t.post("/api/admin/applications/{id}/place",              Admin,       slate_decisions::place_application);
    t.post("/api/admin/applications/{id}/unplace",            Admin,       slate_decisions::unplace_application);
    t.put ("/api/admin/applications/{id}/note",               Admin,       slate_decisions::annotate_application);
}

#[rustfmt::skip]
fn hiring_team(t: &mut Table) {
    use Access::{Account, Roles};
    use crate::routes::company::hiring::{meetings, notes, offers, scorecards, selection_rates};

    t.get ("/api/applications/{id}/offers",                   Roles,       offers::list_offers);
    t.post("/api/applications/{id}/offers",                   Roles,       offers::make_offer);
    t.post("/api/offers/{id}/withdraw",                       Roles,       offers::withdraw_offer);
    t.get ("/api/applications/{id}/meetings",                 Roles,       meetings::list_meetings);
    t.post("/api/applications/{id}/meetings",                 Roles,       meetings::propose_meeting);
    t.post("/api/meetings/{id}/reschedule",                   Roles,       meetings::reschedule_meeting);
    t.post("/api/meetings/{id}/cancel",                       Roles,       meetings::cancel_meeting);
    t.get ("/api/meetings/{id}/calendar.ics",                 Account,     meetings::download_meeting);
    t.get ("/api/applications/{id}/scorecards",               Roles,       scorecards::list_scorecards);
    t.put ("/api/applications/{id}/scorecard",                Roles,       scorecards::save_scorecard);
    t.get ("/api/applications/{id}/notes",                    Roles,       notes::list_notes);
    t.post("/api/applications/{id}/notes",                    Roles,       notes::write_note);
    t.put ("/api/notes/{id}",                                 Roles,       notes::edit_note);
    t.post("/api/notes/{id}/delete",                          Roles,       notes::delete_note);
    t.get ("/api/roles/{id}/selection-rates",                 Roles,       selection_rates::show_selection_rates);
}

#[rustfmt::skip]
fn internships(t: &mut Table) {
    use Access::{Account, Roles};
    use crate::routes::internships::{company, intern};

    t.get ("/api/internships",                                Roles,       company::list_internships);
    t.get ("/api/internships/{id}",                           Roles,       company::show_internship);
    t.post("/api/internships/{id}/step",                      Roles,       company::step_internship);
    t.put ("/api/internships/{id}/supervisor",                Roles,       company::name_supervisor);
    t.post("/api/internships/{id}/check-ins",                 Roles,       company::check_in);
    t.post("/api/internships/{id}/ratings",                   Roles,       company::rate_intern);
    t.post("/api/internships/{id}/extensions",                Roles,       company::propose_extension);
    t.post("/api/internship-items/{id}/submit",               Roles,       company::submit_item);
    t.post("/api/internship-extensions/{id}/step",            Roles,       company::step_extension);
    t.get ("/api/users/internships",                          Account,     intern::list_my_internships);
    t.get ("/api/users/internships/{id}",                     Account,     intern::show_my_internship);
    t.post("/api/users/internships/{id}/step",                Account,     intern::step_my_internship);
    t.post("/api/users/internships/{id}/check-ins",           Account,     intern::check_in_as_intern);
    t.post("/api/users/internships/{id}/extensions",          Account,     intern::propose_my_extension);
    t.post("/api/users/internship-items/{id}/submit",         Account,     intern::submit_my_item);
    t.post("/api/users/internship-extensions/{id}/step",      Account,     intern::step_my_extension);
}

#[rustfmt::skip]
fn onboarding_board(t: &mut Table) {
    use Access::Admin;
    use crate::routes::internships::{admin, templates};

    t.get ("/api/admin/internships",                          Admin,       admin::list_onboarding);
    t.get ("/api/admin/internships/counts",                   Admin,       admin::count_onboarding);
    t.get ("/api/admin/internships/{id}",                     Admin,       admin::show_onboarding);
    t.post("/api/admin/internships/{id}/ready",               Admin,       admin::mark_ready);
    t.post("/api/admin/internships/{id}/cancel",              Admin,       admin::cancel_internship);
    t.post("/api/admin/internship-items/{id}/submit",         Admin,       admin::submit_admin_item);
    t.post("/api/admin/internship-items/{id}/decision",       Admin,       admin::decide_item);
    t.get ("/api/admin/checklist-templates",                  Admin,       templates::show_template);
    t.put ("/api/admin/checklist-templates",                  Admin,       templates::save_template);
}

#[rustfmt::skip]
fn talent(t: &mut Table) {
    use Access::{Account, Admin, Public, Recruiting, Roles};
    use crate::routes::admin::recruiting as lists;
    use crate::routes::talent::{
        answers, cards, intern_profiles, introductions, messages, profiles, prospects, recruiting,
        resumes, searches,
    };

    t.get ("/api/talent-pool",                                Public,      profiles::show_talent_pool);
    t.get ("/api/talent-profile",                             Account,     profiles::show_talent_profile);
    t.put ("/api/talent-profile",                             Account,     profiles::save_talent_profile);
    t.delete("/api/talent-profile",                           Account,     profiles::leave_talent_pool);
    t.put ("/api/talent-profile/resume",                      Account,     resumes::attach_talent_resume);
    t.delete("/api/talent-profile/resume",                    Account,     resumes::detach_talent_resume);
    t.get ("/api/talent-profile/companies",                   Account,     profiles::list_blockable_companies);
    t.get ("/api/talent-profile/introductions",               Account,     answers::list_introductions_to_me);
    t.post("/api/talent-profile/introductions/{id}/accept",   Account,     answers::accept_introduction);
    t.post("/api/talent-profile/introductions/{id}/decline",  Account,     answers::decline_introduction);
    t.get ("/api/talent-profile/introductions/{id}/messages", Account,     messages::list_messages_to_me);
    t.post("/api/talent-profile/introductions/{id}/messages", Account,     messages::write_message_to_company);
    t.get ("/api/talent-pool/cards",                          Roles,       cards::list_cards);
    t.get ("/api/intern-profiles/{id}",                       Account,     intern_profiles::show_intern_profile);
    t.get ("/api/talent-searches",                            Roles,       searches::list_searches);
    t.post("/api/talent-searches",                            Roles,       searches::save_search);
    t.delete("/api/talent-searches/{id}",                     Roles,       searches::delete_search);
    t.get ("/api/talent-prospects",                           Roles,       prospects::list_prospects);
    t.post("/api/talent-prospects",                           Roles,       prospects::add_prospect);
    t.delete("/api/talent-prospects/{id}",                    Roles,       prospects::remove_prospect);
    t.post("/api/talent-prospects/{id}/introductions",        Roles,       prospects::request_introduction_to_prospect);
    t.get ("/api/introductions",                              Roles,       introductions::list_introductions);
    t.post("/api/introductions",                              Roles,       introductions::request_introduction);
    t.post("/api/introductions/{id}/cancel",                  Roles,       introductions::cancel_introduction);
    t.get ("/api/introductions/{id}/messages",                Roles,       messages::list_introduction_messages);
    t.post("/api/introductions/{id}/messages",                Roles,       messages::write_introduction_message);
    t.get ("/api/recruit-talent",                             Recruiting,  recruiting::list_recommended);
    t.post("/api/recruit-talent/{id}/messages",               Recruiting,  recruiting::send_direct_message);
    t.get ("/api/admin/recruit-members",                      Admin,       lists::list_recruit_members);
    t.get ("/api/admin/recruit-lists/{id}",                   Admin,       lists::show_recruit_list);
    t.post("/api/admin/recruit-lists/{id}",                   Admin,       lists::add_to_recruit_list);
    t.delete("/api/admin/recruit-picks/{id}",                 Admin,       lists::remove_from_recruit_list);
}
