//! How many requests came to each route of this process, and how long each took.

use std::time::Duration;

use actix_web::http::{Method, StatusCode};
use prometheus::{Error, HistogramOpts, HistogramVec, Registry, TextEncoder};

const HELP: &str = "Requests of this process by method, route and status; a socket's or stream's \
                    time ends with its first answer.";

/// What `/metrics` says of this process's requests.
pub struct Metrics {
    registry: Registry,
    requests: HistogramVec,
}

impl Metrics {
    /// Nothing counted yet.
    ///
    /// # Errors
    /// When a name is not one that Prometheus takes.
    pub fn new() -> Result<Self, Error> {
        let registry = Registry::new();
        let options = HistogramOpts::new("http_request_duration_seconds", HELP);
        let requests = HistogramVec::new(options, &["method", "route", "status"])?;
        registry.register(Box::new(requests.clone()))?;
        Ok(Self { registry, requests })
    }

    /// Counts a request; `route` is the table's pattern, never what the caller wrote.
    pub(super) fn count(&self, method: &Method, route: &str, status: StatusCode, took: Duration) {
        // A caller may make methods up, and every new one would be a series of its own.
        let method = match *method {
            Method::GET | Method::HEAD | Method::POST | Method::PUT | Method::DELETE => {
                method.as_str()
            }
            _ => "other",
        };
        let series = self.requests.with_label_values(&[method, route, status.as_str()]);
        series.observe(took.as_secs_f64());
    }

    /// The figures in the text format of Prometheus.
    ///
    /// # Errors
    /// When one of them cannot be written.
    pub(crate) fn text(&self) -> Result<String, Error> {
        TextEncoder::new().encode_to_string(&self.registry.gather())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_counts_under_its_route_and_a_method_that_is_none_of_ours_as_other() {
        let metrics = Metrics::new().unwrap();
        let made_up = Method::from_bytes(b"BREW").unwrap();
        for (method, ms) in [(&Method::GET, 20), (&Method::GET, 300), (&made_up, 1)] {
            let took = Duration::from_millis(ms);
            metrics.count(method, "/api/config", StatusCode::OK, took);
        }
        let text = metrics.text().unwrap();
        let get = "method=\"GET\",route=\"/api/config\",status=\"200\"";
        for line in [
            format!("http_request_duration_seconds_count{{{get}}} 2"),
            format!("http_request_duration_seconds_bucket{{{get},le=\"0.025\"}} 1"),
            format!("http_request_duration_seconds_bucket{{{get},le=\"+Inf\"}} 2"),
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        assert!(text.contains("method=\"other\"") && !text.contains("BREW"), "{text}");
    }
}
