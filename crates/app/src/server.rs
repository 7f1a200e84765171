//! The HTTP server.

use std::io;
use std::net::TcpListener;

use actix_web::middleware::from_fn;
use actix_web::web::{self, Data};
use actix_web::{App, HttpRequest, HttpServer, dev::Server};
use utoipa_swagger_ui::{Config as DocsConfig, SwaggerUi};

use crate::access::door;
use crate::web::{Bundle, frame};
use crate::{State, router};

/// Threads that wait for the database; more than there are connections would only queue.
pub const POOL_SIZE: u32 = 8;

/// Starts serving on `listener`; the server runs when awaited.
///
/// # Errors
/// When the listener cannot be used.
pub fn start(listener: TcpListener, state: State, bundle: Bundle) -> io::Result<Server> {
    let workers = std::thread::available_parallelism().map_or(2, |n| n.get()).min(8);
    let (state, bundle) = (Data::new(state), Data::new(bundle));
    let per_worker = (POOL_SIZE as usize / workers).max(1);
    let server = HttpServer::new(move || {
        App::new()
            .app_data(state.clone())
            .app_data(bundle.clone())
            .wrap(from_fn(door))
            .wrap(from_fn(frame))
            .configure(routes)
    });
    let server = server
        .workers(workers)
        .worker_max_blocking_threads(per_worker)
        .shutdown_timeout(10)
        .disable_signals()
        .listen(listener)?;
    Ok(server.run())
}

/// Mounts the table, the page that shows it, and the browser application behind everything else.
pub fn routes(cfg: &mut web::ServiceConfig) {
    router::mount(cfg);
    let docs = DocsConfig::from("/api/openapi.json");
    cfg.service(SwaggerUi::new("/api/docs/{_:.*}").config(docs));
    cfg.default_service(web::to(application));
}

async fn application(
    req: HttpRequest,
    state: Data<State>,
    bundle: Data<Bundle>,
) -> Result<actix_web::HttpResponse, crate::ApiError> {
    bundle.serve(&req, &state.config)
}
