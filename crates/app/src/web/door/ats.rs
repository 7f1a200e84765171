//! The door of applicant tracking systems: the key of a connection as the name of Basic authentication. What
//! is refused is said in the system's own form, and every call is written into the log of its connection.

use std::cell::RefCell;
use std::rc::Rc;

use actix_web::HttpMessage;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::AUTHORIZATION;
use actix_web::web::Data;
use ats::connections::{self, System};
use ats::exchanges::{Operation, Received};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use companies::grants;
use companies::profiles::{self, Company};
use config::Environment;
use flows::ats as acts;
use kernel::AtsStartId;

use super::unlock::unlock_assessments;
use crate::State;
use crate::error::ApiError;

/// An applicant tracking system with a good key.
#[derive(Debug, Clone)]
pub(crate) struct Ats {
    pub(crate) caller: acts::Caller,
    about: Rc<RefCell<About>>,
}

/// What the log says beside the address and the status.
#[derive(Debug, Default)]
struct About {
    start: Option<AtsStartId>,
    said: Option<String>,
}

impl Ats {
    /// Says which start the call was about.
    pub(crate) fn note_start(&self, id: AtsStartId) {
        self.about.borrow_mut().start = Some(id);
    }

    /// Says what the system has reported.
    pub(crate) fn note_words(&self, words: String) {
        self.about.borrow_mut().said = Some(words);
    }
}

/// The connection whose key the request carries. A key that is unknown, replaced or another system's, and one
/// of a company that may not act, get the same answer.
///
/// # Errors
/// 401; 403 where the company may not use assessments; 429 when the key is used too often.
pub(super) async fn enter(
    req: &ServiceRequest,
    state: &State,
    system: System,
) -> Result<Ats, ApiError> {
    if !req.headers().contains_key(AUTHORIZATION) {
        return Err(ApiError::unauthorized("missing_token"));
    }
    let key = name_of(req).ok_or_else(|| ApiError::unauthorized("invalid_token"))?;
    let found = state.db.read(move |conn| {
        let Some(opened) = connections::open(conn, system, &key)? else { return Ok(None) };
        let company = profiles::find(conn, opened.connection.company)?;
        let flags = grants::flags(conn, opened.connection.company)?;
        Ok::<_, ApiError>(company.map(|company: Company| (opened, company, flags)))
    });
    let (opened, company, flags) =
        found.await?.ok_or_else(|| ApiError::unauthorized("invalid_token"))?;
    let id = opened.connection.id;
    state.db.write(move |conn| acts::count(conn, id)).await?;
    unlock_assessments(&company, &flags)?;
    let local = state.config.environment == Environment::Development;
    let caller = acts::Caller::new(opened, state.sender(), local);
    Ok(Ats { caller, about: Rc::default() })
}

/// The name of Basic authentication. Of two, nobody could say which one a proxy has looked at.
fn name_of(req: &ServiceRequest) -> Option<String> {
    let mut given = req.headers().get_all(AUTHORIZATION);
    let (first, second) = (given.next(), given.next());
    let text = first.filter(|_| second.is_none())?.to_str().ok()?;
    let decoded = BASE64_STANDARD.decode(text.strip_prefix("Basic ")?).ok()?;
    let (name, _) = std::str::from_utf8(&decoded).ok()?.split_once(':')?;
    Some(name.to_owned())
}

/// Writes the call into the log, and gives a refusal the system's form.
pub(super) async fn settle<B: MessageBody + 'static>(
    answer: ServiceResponse<B>,
    system: System,
) -> ServiceResponse {
    let error = answer.response().error().and_then(|e| e.as_error::<ApiError>()).cloned();
    log(&answer, error.as_ref()).await;
    match error {
        None => answer.map_into_boxed_body(),
        Some(error) => shaped(answer.into_parts().0, system, &error),
    }
}

/// A refusal in the system's form.
pub(super) fn shaped(
    request: actix_web::HttpRequest,
    system: System,
    error: &ApiError,
) -> ServiceResponse {
    if let Some(cause) = error.cause() {
        tracing::error!(code = error.code(), cause, "ats.failed");
    }
    ServiceResponse::new(request, error.for_ats(system))
}

async fn log<B>(answer: &ServiceResponse<B>, error: Option<&ApiError>) {
    let request = answer.request();
    let ats = request.extensions().get::<Rc<Ats>>().cloned();
    let (Some(ats), Some(operation)) = (ats, operation(request.path())) else { return };
    let Some(state) = request.app_data::<Data<State>>() else { return };
    let (about, status) = (ats.about.take(), i32::from(answer.status().as_u16()));
    let detail = error.map(ApiError::sentence).or(about.said);
    let caller = ats.caller.clone();
    let written = state.db.write(move |conn| {
        let received = Received {
            connection: caller.connection.id,
            operation,
            start: about.start,
            status,
            detail: detail.as_deref(),
        };
        acts::log(conn, &caller, &received)
    });
    if let Err(e) = written.await {
        tracing::error!(error = ?e, "ats.not_logged");
    }
}

fn operation(path: &str) -> Option<Operation> {
    match path.rsplit('/').next()? {
        "list_tests" | "assessment.list" => Some(Operation::List),
        "send_test" | "assessment.start" => Some(Operation::Start),
        "test_status" => Some(Operation::Status),
        "assessment.cancel" => Some(Operation::Cancel),
        "response_error" => Some(Operation::ReportError),
        _ => None,
    }
}
