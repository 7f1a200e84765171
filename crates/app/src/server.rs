//! The HTTP server.

use std::io;
use std::net::TcpListener;

use actix_web::body::BoxBody;
use actix_web::dev::{Server, ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::middleware::from_fn;
use actix_web::web::{self, Data};
use actix_web::{App, Error, HttpRequest, HttpResponse, HttpServer};
use utoipa_swagger_ui::{Config as DocsConfig, SwaggerUi};

use crate::access::door;
pub use crate::web::Bundle;
use crate::web::frame;
use crate::{ApiError, State, pages, router};

/// Connections to the database, and so the threads worth having that wait for it: two for each core
/// keep it busy, and more only make it switch between them.
pub fn pool_size() -> u32 {
    let cores = std::thread::available_parallelism().map_or(2, |n| n.get());
    u32::try_from(cores * 2).unwrap_or(4).clamp(4, 32)
}

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
        .shutdown_timeout(10)
        .disable_signals()
        .listen(listener)?;
    Ok(server.run())
}

/// The frame around the door around the routes: the table, the page that shows it, and the browser
/// application behind everything else.
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
    App::new()
        .app_data(state)
        .app_data(bundle)
        .wrap(from_fn(door))
        .wrap(from_fn(frame))
        .configure(routes)
}

fn routes(cfg: &mut web::ServiceConfig) {
    router::mount(cfg);
    let docs = DocsConfig::from("/api/openapi.json");
    cfg.service(SwaggerUi::new("/api/docs/{_:.*}").config(docs));
    cfg.default_service(web::to(files));
}

async fn files(
    req: HttpRequest,
    state: Data<State>,
    bundle: Data<Bundle>,
) -> Result<HttpResponse, ApiError> {
    pages::answer(&req, &state, &bundle).await
}
