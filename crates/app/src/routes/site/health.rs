//! Whether the server lives, whether it can work, and its figures.

use std::fmt::Write;

use actix_web::HttpResponse;
use actix_web::web::Data;
use model::{Client, Figure};
use queue::jobs;
use queue::workers::Worker;

use crate::State;
use crate::error::{ApiError, ProblemBody};

/// The process answers.
#[utoipa::path(get, path = "/healthz", tag = "operations",
    responses((status = 200, description = "Alive")))]
pub(crate) async fn show_liveness() -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain").body("ok\n")
}

/// The database answers and has every table this build knows. A second line says when nothing is
/// saved for want of room.
#[utoipa::path(get, path = "/readyz", tag = "operations",
    responses((status = 200, description = "Ready"), (status = 503, body = ProblemBody)))]
pub(crate) async fn show_readiness(state: Data<State>) -> Result<HttpResponse, ApiError> {
    match state.db.read(db::pending).await {
        Ok(false) => {
            // What is stored is still shown, so this is no reason to send nobody here.
            let full =
                if state.db.has_room() { "" } else { "nothing is saved: the disk is full\n" };
            Ok(HttpResponse::Ok().content_type("text/plain").body(format!("ready\n{full}")))
        }
        Ok(true) => Err(ApiError::unavailable("migrating")),
        Err(e) => {
            tracing::warn!(error = ?e, "database.unavailable");
            Err(ApiError::unavailable("database_unavailable"))
        }
    }
}

/// What every worker that lives has counted, under the worker's id.
fn counted(workers: &[Worker]) -> String {
    let mut text = String::from("# TYPE judge_sandbox_level gauge\n");
    let mut series = Vec::new();
    for worker in workers {
        let (id, level) = (worker.id, &worker.isolation);
        let _ = writeln!(text, "judge_sandbox_level{{level=\"{level}\",worker=\"{id}\"}} 1");
        for (name, value) in &worker.figures {
            let (name, labels) = name.split_once('{').unwrap_or((name, "}"));
            let comma = if labels == "}" { "" } else { "," };
            let line = format!("{name}{{worker=\"{id}\"{comma}{labels} {value}");
            series.push((name.to_owned(), id, bound(labels), line));
        }
    }
    series.sort_by(|a, b| (&a.0, a.1).cmp(&(&b.0, b.1)).then(a.2.total_cmp(&b.2)));
    let mut last = String::new();
    for (name, _, _, line) in series {
        let family = ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end));
        let family = family.unwrap_or(&name);
        if family != last {
            let kind = if family.ends_with("_total") { "counter" } else { "histogram" };
            let _ = writeln!(text, "# TYPE {family} {kind}");
            family.clone_into(&mut last);
        }
        let _ = writeln!(text, "{line}");
    }
    text
}

/// The upper bound of a histogram's bucket, whose lines belong in that order.
fn bound(labels: &str) -> f64 {
    let le = labels.strip_prefix("le=\"").and_then(|rest| rest.split('"').next());
    le.and_then(|le| le.parse().ok()).unwrap_or_default()
}

/// What came of questions to the language model, where there is one.
fn asked(model: &Client) -> String {
    let mut text = String::from("# TYPE model_questions_total counter\n");
    for Figure { purpose, outcome, count } in model.figures() {
        let labels = format!("purpose=\"{purpose}\",outcome=\"{outcome}\"");
        let _ = writeln!(text, "model_questions_total{{{labels}}} {count}");
    }
    let resting = u8::from(model.is_resting());
    let _ = writeln!(text, "# TYPE model_resting gauge\nmodel_resting {resting}");
    text
}

/// Figures in the text format of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations",
    responses((status = 200, description = "Figures")))]
pub(crate) async fn show_metrics(state: Data<State>) -> Result<HttpResponse, ApiError> {
    let figures = state
        .db
        .read(|conn| Ok::<_, queue::Error>((jobs::depth(conn)?, queue::workers::live(conn)?)));
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
    let _ = writeln!(text, "# TYPE workers_live gauge\nworkers_live {}", workers.len());
    text.push_str(&counted(&workers));
    let _ = writeln!(text, "# TYPE db_connections gauge");
    let _ = writeln!(text, "db_connections{{state=\"open\"}} {open}");
    let _ = writeln!(text, "db_connections{{state=\"idle\"}} {idle}");
    if let Some(model) = &state.model {
        text.push_str(&asked(model));
    }
    text.push_str(&state.metrics.text().map_err(|e| ApiError::internal(e.to_string()))?);
    Ok(HttpResponse::Ok().content_type("text/plain; version=0.0.4").body(text))
}

#[cfg(test)]
mod tests {
    use kernel::{Instant, WorkerId};

    use super::*;

    #[test]
    fn what_workers_count_is_one_series_for_each_worker_under_one_type() {
        let worker = |figures: &[(&str, f64)]| Worker {
            id: WorkerId::new(),
            host: "bench".into(),
            toolchains: Vec::new(),
            isolation: "FullV1".into(),
            slots: 1,
            figures: figures.iter().map(|(name, n)| ((*name).to_owned(), *n)).collect(),
            started_at: Instant::default(),
            last_seen_at: Instant::default(),
        };
        let runs = "judge_runs_total{language=\"c\"}";
        let (a, b) =
            (worker(&[(runs, 2.0), ("judge_wait_seconds_sum", 0.5)]), worker(&[(runs, 3.0)]));
        let text = counted(&[a.clone(), b.clone()]);
        for line in [
            format!("judge_runs_total{{worker=\"{}\",language=\"c\"}} 2", a.id),
            format!("judge_runs_total{{worker=\"{}\",language=\"c\"}} 3", b.id),
            format!("judge_wait_seconds_sum{{worker=\"{}\"}} 0.5", a.id),
            format!("judge_sandbox_level{{level=\"FullV1\",worker=\"{}\"}} 1", b.id),
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        assert_eq!(text.matches("# TYPE judge_runs_total counter").count(), 1);
        assert_eq!(text.matches("# TYPE judge_wait_seconds histogram").count(), 1);
        let buckets = ["10", "2.5", "+Inf"].map(|le| format!("wait_seconds_bucket{{le=\"{le}\"}}"));
        let counts: Vec<_> = buckets.iter().map(|name| (name.as_str(), 1.0)).collect();
        let text = counted(&[worker(&counts)]);
        let order: Vec<_> = text.lines().filter_map(|line| line.split("le=").nth(1)).collect();
        assert_eq!(order, ["\"2.5\"} 1", "\"10\"} 1", "\"+Inf\"} 1"]);
    }
}
