//! The admin's queues.

pub(crate) mod attempts;
pub(crate) mod clients;
pub(crate) mod companies;
pub(crate) mod inquiries;
pub(crate) mod inquiry_decisions;
pub(crate) mod many;
pub(crate) mod partners;
pub(crate) mod recruiting;
pub(crate) mod roles;
pub(crate) mod slate_decisions;
pub(crate) mod slates;
pub(crate) mod stories;
pub(crate) mod story_decisions;
pub(crate) mod waiting;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    attempts::void_attempt,
    inquiries::list_inquiries,
    inquiries::export_inquiries,
    inquiries::count_inquiries,
    inquiries::show_inquiry,
    inquiry_decisions::approve_inquiry,
    inquiry_decisions::reject_inquiry,
    inquiry_decisions::request_info,
    inquiry_decisions::suspend_company,
    inquiry_decisions::restore_company,
    inquiry_decisions::resend_activation,
    inquiry_decisions::revoke_activation,
    inquiry_decisions::note_inquiry,
    many::inquiries::preview_rejections,
    many::inquiries::reject_inquiries,
    companies::create_company,
    clients::known::list_companies,
    clients::known::export_companies,
    clients::known::show_company,
    clients::known::grant_flag,
    clients::known::revoke_flag,
    clients::known::suspend_known_company,
    clients::known::restore_known_company,
    clients::known::extend_grace,
    clients::details::list_waiting_details,
    clients::details::review_details,
    clients::details::rule_details,
    clients::handover::list_company_members,
    clients::handover::transfer_company,
    clients::merger::preview_merger,
    clients::merger::merge_company,
    clients::paying::list_paying_companies,
    clients::paying::export_paying_companies,
    clients::history::show_paying_history,
    clients::new_customers::list_new_customers,
    clients::plans::list_plans,
    clients::plans::save_plan,
    clients::subscriptions::show_subscription,
    clients::subscriptions::subscribe_company,
    clients::subscriptions::choose_next_plan,
    clients::subscriptions::end_subscription,
    clients::subscriptions::mark_churned,
    clients::subscriptions::grant_invitations,
    partners::list_partner_applications,
    partners::count_partner_applications,
    partners::show_partner_application,
    partners::approve_partner,
    partners::reject_partner,
    recruiting::list_recruit_members,
    recruiting::show_recruit_list,
    recruiting::add_to_recruit_list,
    recruiting::remove_from_recruit_list,
    roles::list_roles_for_admin,
    roles::export_roles_for_admin,
    roles::count_roles_for_admin,
    roles::show_role_to_admin,
    roles::decide_role,
    slates::list_slates,
    slates::show_slate,
    slates::list_slate_applications,
    slates::show_slate_application,
    slate_decisions::exclude_application,
    slate_decisions::include_application,
    slate_decisions::place_application,
    slate_decisions::unplace_application,
    slate_decisions::annotate_application,
    slate_decisions::release_slate,
    stories::list_stories,
    stories::export_stories,
    stories::count_stories,
    stories::show_story,
    story_decisions::publish_story,
    story_decisions::request_story_changes,
    story_decisions::reject_story,
    story_decisions::remove_story,
    story_decisions::keep_story,
    story_decisions::verify_story,
    story_decisions::publish_reply,
    story_decisions::reject_reply,
    waiting::list_waiting,
    waiting::invitation_reports::list_invitation_reports,
    waiting::invitation_reports::close_invitation_report,
))]
pub(crate) struct Document;
