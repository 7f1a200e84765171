//! What a candidate works with.

pub(crate) mod application_drafts;
pub(crate) mod applications;
pub(crate) mod attempts;
pub(crate) mod codebrain;
pub(crate) mod invitations;
pub(crate) mod meetings;
pub(crate) mod offers;
pub(crate) mod open_roles;
pub(crate) mod self_identification;
pub(crate) mod stops;
pub(crate) mod submissions;
pub(crate) mod taking;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    invitations::list_my_invitations,
    codebrain::resolve_address,
    codebrain::resolve_long_address,
    codebrain::show_invitation,
    codebrain::start_attempt,
    taking::accommodation::show_accommodation,
    taking::accommodation::ask_accommodation,
    taking::accommodation::withdraw_accommodation,
    taking::reporting::report_invitation,
    stops::show_invitation_stop,
    stops::stop_invitations,
    attempts::show_attempt,
    attempts::save_draft,
    taking::earlier::share_earlier_result,
    taking::earlier::withdraw_earlier_result,
    taking::declining::decline_invitation,
    taking::lease::claim_lease,
    taking::assistance::show_assistance,
    taking::assistance::ask_assistant,
    taking::assistance::hear_assistant,
    taking::recording::show_recording_head,
    taking::recording::append_recording,
    attempts::run_program,
    attempts::submit_program,
    attempts::finish_attempt,
    submissions::show_submission,
    open_roles::list_open_roles,
    open_roles::show_open_role,
    open_roles::alerts::list_role_alerts,
    open_roles::alerts::set_role_alert,
    open_roles::alerts::delete_role_alert,
    application_drafts::show_application_start,
    application_drafts::save_application,
    application_drafts::attach_resume,
    application_drafts::detach_resume,
    applications::apply_for_role,
    applications::list_my_applications,
    applications::show_my_application,
    applications::withdraw_application,
    applications::download_resume,
    offers::list_my_offers,
    offers::answer_offer,
    meetings::list_my_meetings,
    meetings::answer_meeting,
    self_identification::show_self_identification,
    self_identification::save_self_identification,
    self_identification::delete_self_identification,
))]
pub(crate) struct Document;
