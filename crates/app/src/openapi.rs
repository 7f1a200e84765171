//! The OpenAPI document. A test compares its routes with the table's.

use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use crate::error::{FieldError, ProblemBody};
use crate::routes::*;
use crate::wire::{ModerationQueue, StorySort};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Assay",
        description = "Errors are application/problem+json; clients branch on `code`. Lists are \
                       paged by `cursor` and `limit`. Creating calls take an `Idempotency-Key`."
    ),
    modifiers(&Finish),
    components(schemas(ProblemBody, FieldError, ModerationQueue, StorySort)),
    paths(
        health::alive,
        health::ready,
        health::metrics,
        docs::openapi,
        docs::page,
        docs::file,
        config::show,
        csp_report::receive,
        events::pageview,
        events::client_error,
        languages::list,
        live::open,
        dev::mail,
        auth::show_user,
        auth::register,
        usernames::update,
        usernames::availability,
        referrals::set,
        referrals::show,
        inquiries::submit,
        inquiries::show,
        inquiries::send_otp,
        inquiries::verify_otp,
        verification::send,
        sessions::end_all,
        profiles::show,
        profiles::save,
        notifications::show,
        notifications::save,
        news::list,
        news::mark,
        privacy::export,
        privacy::show_erasure,
        privacy::schedule_erasure,
        privacy::cancel_erasure,
        review::list,
        review::counts,
        review::show,
        decisions::approve,
        decisions::reject,
        decisions::request_info,
        decisions::suspend,
        decisions::restore,
        decisions::resend_activation,
        decisions::revoke_activation,
        made_accounts::create,
        made_accounts::set_password,
        activation::activate,
        companies::overview,
        problems::list,
        problems::show,
        assessments::list,
        assessments::create,
        assessments::show,
        assessments::list_invitations,
        assessments::invite,
        invitations::cancel,
        invitations::resend,
        invitations::mine,
        codebrain::resolve,
        codebrain::resolve_two,
        codebrain::card,
        codebrain::start,
        attempts::show,
        attempts::save_draft,
        attempts::run,
        attempts::submit,
        attempts::finish,
        submissions::show,
        reports::list,
        reports::show,
        grades::keys,
        grades::show,
        grades::bundle,
        stories::list,
        stories::summary,
        stories::companies,
        stories::company,
        stories::show,
        likes::batch,
        likes::like,
        likes::unlike,
        story_answers::report,
        story_answers::reply,
        story_answers::dispute,
        story_answers::of_company,
        own_stories::create,
        own_stories::list,
        own_stories::show,
        own_stories::save,
        own_stories::submit,
        own_stories::check,
        own_stories::withdraw,
        guided::conversation,
        guided::answer,
        moderation::list,
        moderation::counts,
        moderation::show,
        verdicts::publish,
        verdicts::request_changes,
        verdicts::reject,
        verdicts::remove,
        verdicts::keep,
        verdicts::verify,
        verdicts::publish_reply,
        verdicts::reject_reply,
    )
)]
struct Document;

/// Names operations by their address, and says how callers identify themselves.
struct Finish;

impl Modify for Finish {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("JWT").build();
        for (path, item) in &mut document.paths.paths {
            for (method, operation) in [
                ("get", &mut item.get),
                ("post", &mut item.post),
                ("put", &mut item.put),
                ("delete", &mut item.delete),
            ] {
                if let Some(operation) = operation {
                    // Handlers of two areas may share a name; an address never does.
                    operation.operation_id = Some(format!("{method} {path}"));
                }
            }
        }
        if let Some(components) = &mut document.components {
            components.add_security_scheme("bearer", SecurityScheme::Http(scheme));
        }
    }
}

/// The document, OpenAPI 3.1.
pub fn document() -> utoipa::openapi::OpenApi {
    Document::openapi()
}
