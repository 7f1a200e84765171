//! The caller's own account.

pub(crate) mod address;
pub(crate) mod auth;
pub(crate) mod notification_settings;
pub(crate) mod notifications;
pub(crate) mod partner_application;
pub(crate) mod privacy;
pub(crate) mod profiles;
pub(crate) mod referrals;
pub(crate) mod sessions;
pub(crate) mod unsubscribe;
pub(crate) mod usernames;
pub(crate) mod verification;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    auth::show_user,
    auth::register_account,
    auth::agree,
    auth::choose_theme,
    usernames::change_username,
    usernames::show_username_availability,
    referrals::set_referral_code,
    referrals::show_referrals,
    verification::send_verification,
    address::ask_address_change,
    address::confirm_address_change,
    sessions::end_all_sessions,
    profiles::show_profile,
    profiles::save_profile,
    notification_settings::show_notification_settings,
    notification_settings::save_notification_settings,
    unsubscribe::open_unsubscribe,
    unsubscribe::unsubscribe,
    notifications::list_notifications,
    notifications::mark_notifications_read,
    partner_application::show_partner_application,
    partner_application::apply_as_partner,
    partner_application::withdraw_partner_application,
    privacy::export_data,
    privacy::show_erasure,
    privacy::schedule_erasure,
    privacy::cancel_erasure,
))]
pub(crate) struct Document;
