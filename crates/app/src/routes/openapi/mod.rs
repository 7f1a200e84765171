//! The OpenAPI document and the page that shows it. A test compares its routes with the table's.

pub(crate) mod docs;

use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use crate::error::{FieldError, ProblemBody};
use crate::routes::complete::complete;
use crate::routes::{
    account, admin, ats, billing, calendar, candidate, clients, companies, company, github_reports,
    integrity, internships, network, onboarding, partners, people, practice, presence,
    problem_drafts, proposals, puzzles, results, settings, site, stories, support, talent, view_as,
};
use crate::wire::{
    CandidateStanding, IntegrityQueue, InvoiceFilter, ModerationQueue, PracticeSort, ResultOrder,
    ResultSide, RoleQueue, RoleStage, SlateLook, SlatePart, StorySort,
};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Assay",
        description = "Errors are application/problem+json; clients branch on `code`. Lists are \
                       paged by `cursor` and `limit`. Creating calls take an `Idempotency-Key`."
    ),
    paths(docs::show_document, docs::show_page, docs::show_file),
    components(schemas(
        ProblemBody,
        FieldError,
        CandidateStanding,
        IntegrityQueue,
        InvoiceFilter,
        ModerationQueue,
        PracticeSort,
        ResultOrder,
        ResultSide,
        RoleQueue,
        SlateLook,
        SlatePart,
        RoleStage,
        StorySort
    ))
)]
struct Document;

/// Names operations by their address, and says how callers identify themselves.
struct Finish;

impl Modify for Finish {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("JWT").build();
        let said = "An API key of a company. Its owners make one on the company's profile.";
        let key = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("assay_k_…");
        let key = key.description(Some(said)).build();
        let said = "The key of a connection as the name, without a password.";
        let ats = HttpBuilder::new().scheme(HttpAuthScheme::Basic).description(Some(said)).build();
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
            components.add_security_scheme("api_key", SecurityScheme::Http(key));
            components.add_security_scheme("ats_key", SecurityScheme::Http(ats));
        }
    }
}

/// The document, OpenAPI 3.1: what the areas bring, put together.
pub fn document() -> utoipa::openapi::OpenApi {
    let areas = [
        site::Document::openapi(),
        account::Document::openapi(),
        calendar::Document::openapi(),
        onboarding::Document::openapi(),
        people::Document::openapi(),
        admin::Document::openapi(),
        company::Document::openapi(),
        companies::Document::openapi(),
        candidate::Document::openapi(),
        proposals::Document::openapi(),
        internships::Document::openapi(),
        practice::Document::openapi(),
        problem_drafts::Document::openapi(),
        results::Document::openapi(),
        integrity::Document::openapi(),
        stories::Document::openapi(),
        puzzles::Document::openapi(),
        talent::Document::openapi(),
        github_reports::Document::openapi(),
        clients::Document::openapi(),
        ats::Document::openapi(),
        billing::Document::openapi(),
        partners::Document::openapi(),
        network::Document::openapi(),
        settings::Document::openapi(),
        support::Document::openapi(),
        presence::Document::openapi(),
        view_as::Document::openapi(),
    ];
    let mut document = Document::openapi();
    for area in areas {
        document.merge(area);
    }
    Finish.modify(&mut document);
    complete(&mut document);
    document
}
