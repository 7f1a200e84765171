//! A row a route: made of each, and compared with the rows that a file states.

use std::sync::Mutex;

use app::router::RouteInfo;

/// How many rows are made at once.
const AT_ONCE: usize = 4;

/// The row that `row` makes of each route. Each has a world of its own and waits for its database most of the time,
/// so some are made at once.
pub(crate) fn rows(
    routes: impl Iterator<Item = &'static RouteInfo> + Send,
    row: impl AsyncFn(&'static RouteInfo) -> String + Sync,
) -> Vec<String> {
    let left = Mutex::new(routes);
    let next = || left.lock().unwrap().next();
    let work = || {
        actix_web::rt::System::new().block_on(async {
            let mut rows = Vec::new();
            while let Some(route) = next() {
                rows.push(row(route).await);
            }
            rows
        })
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    })
}

/// Compares rows with those that a file states.
pub(crate) fn assert_stated(actual: &[String], file: &str, stated: &str) {
    let stated: Vec<&str> = stated.lines().filter(|line| !line.starts_with('#')).collect();
    let missing: Vec<&str> =
        actual.iter().map(String::as_str).filter(|row| !stated.contains(row)).collect();
    let stale: Vec<&str> =
        stated.iter().copied().filter(|row| !actual.iter().any(|a| a == row)).collect();
    assert!(
        missing.is_empty() && stale.is_empty(),
        "the router answers:\n{}\nbut {file} states:\n{}",
        missing.join("\n"),
        stale.join("\n"),
    );
}
