//! What a company works with.

pub(crate) mod assessing;
pub(crate) mod assessments;
pub(crate) mod candidate_filter;
pub(crate) mod candidate_steps;
pub(crate) mod candidates;
pub(crate) mod dashboard;
pub(crate) mod hiring;
pub(crate) mod home;
pub(crate) mod invitations;
pub(crate) mod more_time;
pub(crate) mod problems;
pub(crate) mod roles;
pub(crate) mod statistics;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    home::overview::show_overview,
    home::needs::list_needs,
    home::activity::list_activity,
    home::find::find_for_company,
    dashboard::show_dashboard,
    dashboard::list_dashboard_roles,
    dashboard::list_outstanding_reviews,
    problems::list_problems,
    problems::show_problem,
    assessments::list_assessments,
    assessments::create_assessment,
    assessments::show_assessment,
    assessments::list_invitations,
    assessments::invite_candidate,
    statistics::show_scores,
    statistics::show_statistics,
    assessing::versions::edit_assessment,
    assessing::versions::duplicate_assessment,
    assessing::versions::archive_assessment,
    assessing::versions::note_preview,
    assessing::versions::begin_trial,
    assessing::trials::try_problem,
    assessing::sending::check_recipients,
    assessing::sending::send_assessment,
    assessing::wording::preview_invitation_mail,
    assessing::wording::send_invitation_test,
    assessing::accommodations::list_accommodations,
    assessing::accommodations::answer_accommodation,
    assessing::changes::change_invitations,
    assessing::changes::extend_invitation,
    assessing::cut_offs::show_cut_off,
    assessing::cut_offs::save_cut_off,
    assessing::results::list_results,
    assessing::results::export_results,
    invitations::cancel_invitation,
    invitations::resend_invitation,
    more_time::give_time,
    more_time::give_time_as_admin,
    roles::list_roles,
    roles::create_role,
    roles::show_role,
    roles::save_role,
    roles::duplicate_role,
    roles::delete_role,
    roles::submit_role,
    roles::withdraw_role,
    roles::discard_role_changes,
    roles::pause_role,
    roles::resume_role,
    roles::close_role,
    roles::reopen_role,
    roles::archive_role,
    candidates::list_selecting_roles,
    candidates::show_board,
    candidate_filter::count_candidates,
    candidates::list_candidates,
    candidates::show_candidate,
    candidates::waive_requirements,
    candidates::show_names,
    candidate_steps::move_candidate,
    candidate_steps::move_candidates,
    candidate_steps::export_candidates,
    hiring::assessing::assess_candidates,
    hiring::assessing::remind_candidate,
    hiring::offers::list_offers,
    hiring::offers::make_offer,
    hiring::offers::withdraw_offer,
    hiring::meetings::list_meetings,
    hiring::meetings::propose_meeting,
    hiring::meetings::reschedule_meeting,
    hiring::meetings::cancel_meeting,
    hiring::meetings::download_meeting,
    hiring::scorecards::list_scorecards,
    hiring::scorecards::save_scorecard,
    hiring::notes::list_notes,
    hiring::notes::write_note,
    hiring::notes::edit_note,
    hiring::notes::delete_note,
    hiring::selection_rates::show_selection_rates,
))]
pub(crate) struct Document;
