//! What companies are: what they say of themselves, and what everybody sees of that.

pub(crate) mod ats;
pub(crate) mod details;
pub(crate) mod joining;
pub(crate) mod keys;
pub(crate) mod logos;
pub(crate) mod public;
pub(crate) mod retention;
pub(crate) mod team;
pub(crate) mod webhooks;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    details::show_details,
    details::save_details,
    logos::send_logo,
    logos::remove_logo,
    logos::show_logo,
    public::list_companies,
    public::show_company,
    retention::list_retention_rules,
    keys::list_api_keys,
    keys::make_api_key,
    keys::revoke_api_key,
    ats::list_ats_connections,
    ats::add_ats_connection,
    ats::rotate_ats_key,
    ats::pause_ats_connection,
    ats::resume_ats_connection,
    ats::delete_ats_connection,
    ats::list_ats_exchanges,
    webhooks::list_webhooks,
    webhooks::add_webhook,
    webhooks::change_webhook,
    webhooks::rotate_webhook_secret,
    webhooks::pause_webhook,
    webhooks::resume_webhook,
    webhooks::delete_webhook,
    webhooks::test_webhook,
    webhooks::list_webhook_deliveries,
    webhooks::replay_webhook_delivery,
    team::show_team,
    team::invite_colleague,
    team::resend_team_invitation,
    team::revoke_team_invitation,
    team::change_role,
    team::remove_member,
    joining::follow_team_invitation,
    joining::join_team,
    joining::register_colleague,
))]
pub(crate) struct Document;
