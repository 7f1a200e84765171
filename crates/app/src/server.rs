//! The HTTP server.

use std::io;
use std::net::TcpListener;
use std::os::fd::AsFd;
use std::time::Duration;

use actix_web::body::BoxBody;
use actix_web::dev::{Server, ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::middleware::from_fn;
use actix_web::rt::net::TcpStream;
use actix_web::web::{self, Data};
use actix_web::{App, Error, HttpRequest, HttpResponse, HttpServer};
use rustix::net::sockopt::set_tcp_user_timeout;

pub use crate::web::Bundle;
use crate::web::door::{Matched, take_place};
use crate::web::frame;
use crate::{ApiError, State, pages, router};

/// Connections to the database, and so the threads worth having that wait for it: two for each core
/// keep it busy, and more only make it switch between them.
pub fn pool_size() -> u32 {
    let cores = std::thread::available_parallelism().map_or(2, |n| n.get());
    u32::try_from(cores * 2).unwrap_or(4).clamp(4, 32)
}

/// How long an answer may wait for a client that reads nothing. Source: docs/SECURITY.md, "Limits".
const UNREAD_LIMIT: Duration = Duration::from_secs(30);

/// Starts serving on `listener`; the server runs when awaited.
///
/// # Errors
/// When the listener cannot be used.
pub fn start(listener: TcpListener, state: State, bundle: Bundle) -> io::Result<Server> {
    let workers = std::thread::available_parallelism().map_or(2, |n| n.get()).min(8);
    let (state, bundle) = (Data::new(state), Data::new(bundle));
    let per_worker = (pool_size() as usize / workers).max(1);
    let server = HttpServer::new(move || application(state.clone(), bundle.clone()));
    let server = server
        .workers(workers)
        .worker_max_blocking_threads(per_worker)
        .on_connect(|connection, _| {
            if let Some(stream) = connection.downcast_ref::<TcpStream>() {
                let _unlimited = limit_unread(stream)
                    .inspect_err(|e| tracing::warn!(error = %e, "connection.unlimited"));
            }
        })
        .shutdown_timeout(10)
        .disable_signals()
        .listen(listener)?;
    Ok(server.run())
}

/// Ends a connection whose other side takes nothing of what waits for it, which actix would keep.
fn limit_unread(stream: &impl AsFd) -> io::Result<()> {
    let limit_ms = u32::try_from(UNREAD_LIMIT.as_millis()).unwrap_or(u32::MAX);
    Ok(set_tcp_user_timeout(stream, limit_ms)?)
}

/// The frame around the routes: the table, whose every line has its door, and the browser application
/// behind everything else.
pub fn application(
    state: Data<State>,
    bundle: Data<Bundle>,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<BoxBody>,
        Error = Error,
        InitError = (),
    >,
> {
    let environment = state.config.environment;
    App::new().app_data(state).app_data(bundle).wrap(from_fn(frame)).configure(|cfg| {
        router::mount(environment, cfg);
        cfg.default_service(web::to(files));
    })
}

/// Files, pages and everything else that is no route.
async fn files(
    req: HttpRequest,
    state: Data<State>,
    bundle: Data<Bundle>,
) -> Result<HttpResponse, ApiError> {
    Matched::note(&req, "(page)");
    if router::is_kept_for_routes(req.path()) {
        return Err(ApiError::not_found());
    }
    if !bundle.has_file(req.path()) {
        take_place(&req, &state)?;
    }
    pages::answer(&req, &state, &bundle).await
}

#[cfg(test)]
mod tests {
    use rustix::net::sockopt::tcp_user_timeout;

    use super::*;

    #[test]
    fn a_client_that_reads_nothing_is_left_after_thirty_seconds() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let stream = std::net::TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        limit_unread(&stream).unwrap();
        assert_eq!(tcp_user_timeout(&stream).unwrap(), 30_000);
    }
}
