//! How a line of the route table becomes a handler behind its door.
//!
//! A handler is mounted in one place only, and there it is wrapped in the door of its own line. No
//! second look-up by address decides who may call it, so no spelling of an address can find the
//! handler and miss the door.

use std::collections::BTreeMap;

use actix_web::http::Method;
use actix_web::http::header::ALLOW;
use actix_web::middleware::from_fn;
use actix_web::{FromRequest, Handler, HttpRequest, HttpResponse, Resource, Responder, web};

use super::door::{Access, Matched, RouteInfo, door};
use crate::error::ApiError;
use config::Environment;

/// Collects the lines, and mounts them where it is given somewhere to do so.
pub(crate) struct Table {
    mounting: Option<Mounting>,
    routes: Vec<RouteInfo>,
}

struct Mounting {
    environment: Environment,
    resources: BTreeMap<&'static str, (Resource, Vec<&'static str>)>,
}

/// The lines as data.
pub(crate) fn list(lines: fn(&mut Table)) -> Vec<RouteInfo> {
    let mut t = Table { mounting: None, routes: Vec::new() };
    lines(&mut t);
    t.routes
}

/// Mounts every line that a server of this environment has. A path that is called with a method it
/// does not have answers 405.
pub(crate) fn mount(lines: fn(&mut Table), environment: Environment, cfg: &mut web::ServiceConfig) {
    let mounting = Mounting { environment, resources: BTreeMap::new() };
    let mut t = Table { mounting: Some(mounting), routes: Vec::new() };
    lines(&mut t);
    let mounted = t.mounting.map(|mounting| mounting.resources).unwrap_or_default();
    let mut resources: Vec<_> = mounted.into_iter().collect();
    // The first match wins: a fixed path goes before every pattern, and costs one comparison.
    resources.sort_by_key(|(path, _)| path.contains('{'));
    for (path, (resource, methods)) in resources {
        let allow = methods.join(", ");
        cfg.service(resource.default_service(web::to(move |req: HttpRequest| {
            Matched::note(&req, path);
            let refused = refuse_method(&allow);
            async move { refused }
        })));
    }
}

fn refuse_method(allow: &str) -> HttpResponse {
    let text = format!("This address answers {allow}.");
    let code = "method_not_allowed";
    let error = ApiError::new(actix_web::http::StatusCode::METHOD_NOT_ALLOWED, code, text);
    let mut response = HttpResponse::from_error(error);
    if let Ok(value) = allow.parse() {
        response.headers_mut().insert(ALLOW, value);
    }
    response
}

macro_rules! method {
    ($name:ident, $method:ident) => {
        pub(crate) fn $name<F, Args>(&mut self, path: &'static str, access: Access, handler: F)
        where
            F: Handler<Args>,
            Args: FromRequest + 'static,
            F::Output: Responder + 'static,
        {
            let line = RouteInfo { method: stringify!($method), path, access };
            self.routes.push(line);
            let Some(mounting) = &mut self.mounting else { return };
            if access == Access::Development && mounting.environment != Environment::Development {
                return;
            }
            let route = web::method(Method::$method).to(handler);
            let route = route.wrap(from_fn(move |req, next| door(line, req, next)));
            let (resource, mut methods) = mounting
                .resources
                .remove(path)
                .unwrap_or_else(|| (web::resource(path), Vec::new()));
            methods.push(line.method);
            mounting.resources.insert(path, (resource.route(route), methods));
        }
    };
}

impl Table {
    method!(get, GET);
    method!(post, POST);
    method!(put, PUT);
    method!(delete, DELETE);
}
