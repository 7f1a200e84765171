//! Whether the server lives, whether it can work, and its figures.

use std::fmt::Write;

use actix_web::HttpResponse;
use actix_web::web::Data;
use queue::jobs;

use crate::State;
use crate::error::{ApiError, ProblemBody};

/// The process answers.
#[utoipa::path(get, path = "/healthz", tag = "operations",
    responses((status = 200, description = "Alive")))]
pub(crate) async fn alive() -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain").body("ok\n")
}

/// The database answers and has every table this build knows.
#[utoipa::path(get, path = "/readyz", tag = "operations",
    responses((status = 200, description = "Ready"), (status = 503, body = ProblemBody)))]
pub(crate) async fn ready(state: Data<State>) -> Result<HttpResponse, ApiError> {
    match state.db.read(db::pending).await {
        Ok(false) => Ok(HttpResponse::Ok().content_type("text/plain").body("ready\n")),
        Ok(true) => Err(ApiError::unavailable("migrating")),
        Err(e) => {
            tracing::warn!(error = ?e, "database.unavailable");
            Err(ApiError::unavailable("database_unavailable"))
        }
    }
}

/// Figures in the text format of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations",
    responses((status = 200, description = "Figures")))]
pub(crate) async fn metrics(state: Data<State>) -> Result<HttpResponse, ApiError> {
    let figures = state.db.read(|conn| {
        Ok::<_, queue::Error>((jobs::depth(conn)?, queue::workers::live(conn)?.len()))
    });
    let (depths, workers) = figures.await?;
    let (open, idle) = state.db.connections();
    let mut text = String::from("# TYPE queue_jobs gauge\n");
    for depth in depths {
        let kind = depth.kind.as_str();
        for (of, n) in [("queued", depth.queued), ("leased", depth.leased), ("dead", depth.dead)] {
            let _ = writeln!(text, "queue_jobs{{kind=\"{kind}\",state=\"{of}\"}} {n}");
        }
        let wait = depth.oldest_wait_seconds;
        let _ = writeln!(text, "queue_oldest_wait_seconds{{kind=\"{kind}\"}} {wait}");
    }
    let _ = writeln!(text, "# TYPE workers_live gauge\nworkers_live {workers}");
    let _ = writeln!(text, "# TYPE db_connections gauge");
    let _ = writeln!(text, "db_connections{{state=\"open\"}} {open}");
    let _ = writeln!(text, "db_connections{{state=\"idle\"}} {idle}");
    Ok(HttpResponse::Ok().content_type("text/plain; version=0.0.4").body(text))
}
