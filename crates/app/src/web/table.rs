//! How a line of the route table becomes a handler behind its door.
//!
//! A handler is mounted in one place only, and there it is wrapped in the door of its own line. No
//! second look-up by address decides who may call it, so no spelling of an address can find the
//! handler and miss the door.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

use actix_web::http::Method;
use actix_web::http::header::ALLOW;
use actix_web::middleware::from_fn;
use actix_web::{
    FromRequest, Handler, HttpRequest, HttpResponse, Resource, Responder, Route, Scope, web,
};

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
    scopes: Scopes,
    resources: BTreeMap<&'static str, (Resource, Vec<RouteInfo>)>,
}

/// How paths are divided, so that a request is compared with the patterns of its own part of the table only: a
/// pattern costs a regular expression, and there are hundreds.
struct Scopes {
    /// Beginnings after which some path has a parameter.
    varied: HashSet<&'static str>,
}

impl Scopes {
    fn of(routes: &[RouteInfo]) -> Self {
        let varied = |route: &RouteInfo| route.path.split_once("/{").map(|(fixed, _)| fixed);
        Self { varied: routes.iter().filter_map(varied).collect() }
    }

    /// The first words of a path, three at most, none of which is a parameter of another path.
    fn split(&self, path: &'static str) -> (&'static str, &'static str) {
        let mut end = 0;
        for word in path.split_inclusive('/').skip(1).take(3) {
            let before = path.get(..end).unwrap_or_default();
            if word.starts_with('{') || self.varied.contains(before) {
                break;
            }
            end += 1 + word.trim_end_matches('/').len();
        }
        path.split_at(end)
    }
}

/// What an id may be made of. All are ASCII, and a pattern of every character but a slash takes much longer to make, for
/// each of hundreds of routes at every start.
const ID: &str = "{id:[ -.0-~]+}";

/// The path as the router is given it.
fn pattern(path: &str) -> String {
    path.replace("{id}", ID)
}

/// The lines as data.
pub(crate) fn list(lines: fn(&mut Table)) -> Vec<RouteInfo> {
    let mut t = Table { mounting: None, routes: Vec::new() };
    lines(&mut t);
    t.routes
}

/// Mounts every line that a server of this environment has. A path that is called with a method it
/// does not have answers 405, and a hidden one 404.
pub(crate) fn mount(lines: fn(&mut Table), environment: Environment, cfg: &mut web::ServiceConfig) {
    let scopes = Scopes::of(&list(lines));
    let mounting = Mounting { environment, scopes, resources: BTreeMap::new() };
    let mut t = Table { mounting: Some(mounting), routes: Vec::new() };
    lines(&mut t);
    let Some(Mounting { scopes, resources, .. }) = t.mounting else { return };
    let mut mounted: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for (path, resource) in resources {
        let (scope, rest) = scopes.split(path);
        mounted.entry(scope).or_default().push((rest, path, resource));
    }
    let mut areas: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for (scope, resources) in mounted {
        areas.entry(area(scope)).or_default().push((scope, resources));
    }
    // The first match wins: a longer beginning goes before a shorter one.
    let mut areas: Vec<_> = areas.into_iter().collect();
    areas.sort_by_key(|(area, _)| Reverse(area.len()));
    for (area, mut scopes) in areas {
        scopes.sort_by_key(|(scope, _)| Reverse(scope.len()));
        let of_area = scopes.into_iter().fold(web::scope(area), |of_area, (scope, resources)| {
            of_area.service(scope_of(scope.strip_prefix(area).unwrap_or(scope), resources))
        });
        cfg.service(of_area);
    }
}

/// The first two words of a beginning, such as `/api/roles`: a request is compared with these, and then only with what
/// begins so.
fn area(scope: &'static str) -> &'static str {
    let end = scope.match_indices('/').nth(2).map_or(scope.len(), |(at, _)| at);
    scope.get(..end).unwrap_or(scope)
}

type Mounted = Vec<(&'static str, &'static str, (Resource, Vec<RouteInfo>))>;

fn scope_of(scope: &str, mut resources: Mounted) -> Scope {
    // A fixed path goes before every pattern, and costs one comparison.
    resources.sort_by_key(|(rest, ..)| rest.contains('{'));
    resources.into_iter().fold(web::scope(scope), |scope, (_, path, resource)| {
        scope.service(with_others_refused(path, resource))
    })
}

/// A path that is called with a method it does not have answers which it has. One that is the admin's or the
/// staff's alone answers as an address that no route has, to everybody: only its own methods know its door.
fn with_others_refused(
    path: &'static str,
    (resource, lines): (Resource, Vec<RouteInfo>),
) -> Resource {
    let shown = lines.iter().filter(|line| !line.access.is_hidden());
    let allow = shown.map(|line| line.method).collect::<Vec<_>>().join(", ");
    resource.default_service(web::to(move |req: HttpRequest| {
        Matched::note(&req, path);
        let refused = if allow.is_empty() {
            HttpResponse::from_error(ApiError::not_found())
        } else {
            refuse_method(&allow)
        };
        async move { refused }
    }))
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
            if self.takes(line) {
                self.mount(line, web::method(Method::$method).to(handler));
            }
        }
    };
}

impl Table {
    method!(get, GET);
    method!(post, POST);
    method!(put, PUT);
    method!(delete, DELETE);

    /// Notes a line; true if it has to be mounted.
    fn takes(&mut self, line: RouteInfo) -> bool {
        self.routes.push(line);
        self.mounting.as_ref().is_some_and(|mounting| {
            line.access != Access::Development || mounting.environment == Environment::Development
        })
    }

    /// Mounts a handler behind the door of its line. The door is compiled here once, not for each handler.
    fn mount(&mut self, line: RouteInfo, route: Route) {
        let Some(mounting) = &mut self.mounting else { return };
        let route = route.wrap(from_fn(move |req, next| door(line, req, next)));
        let (resource, mut lines) = mounting.resources.remove(line.path).unwrap_or_else(|| {
            let (_, rest) = mounting.scopes.split(line.path);
            (web::resource(pattern(rest)), Vec::new())
        });
        lines.push(line);
        mounting.resources.insert(line.path, (resource.route(route), lines));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scope_ends_where_some_path_has_a_parameter() {
        let paths = [
            "/healthz",
            "/api/admin/companies/{id}/grants",
            "/api/admin/companies",
            "/api/roles",
            "/api/roles/{id}",
            "/api/roles/mine/drafts",
            "/api/a/b/c/d",
        ];
        let line = |path| RouteInfo { method: "GET", path, access: Access::Public };
        let scopes = Scopes::of(&paths.map(line));
        assert_eq!(
            paths.map(|path| scopes.split(path)),
            [
                ("/healthz", ""),
                ("/api/admin/companies", "/{id}/grants"),
                ("/api/admin/companies", ""),
                ("/api/roles", ""),
                ("/api/roles", "/{id}"),
                ("/api/roles", "/mine/drafts"),
                ("/api/a/b", "/c/d"),
            ]
        );
    }
}
