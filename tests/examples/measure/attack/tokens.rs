//! Tokens that must not be believed, at every route that asks for one.

use anyhow::Result;
use app::router::ROUTES;
use app::web::Access;
use testkit::{Forgery, Sample, forgeries};

use super::Found;
use super::paths::filled;
use super::wire::{Request, Wire};

/// A token longer than this does not fit into what a server reads of headers at all.
const SENT_WHOLE: usize = 16 * 1024;

/// Whether it can be sent at all.
fn is_fit(forgery: &Forgery) -> bool {
    forgery.token.len() <= SENT_WHOLE && forgery.token.bytes().all(|b| b.is_ascii_graphic())
}

/// Gets through what is answered with anything but 401, or 431 where the headers are too long.
pub(crate) fn knock(port: u16, sample: Sample) -> Result<Found> {
    let (mut found, wire) = (Found::default(), Wire::to(port));
    let forgeries = forgeries();
    let asks = |access| {
        !matches!(access, Access::Public | Access::Signed | Access::Development | Access::Metrics)
    };
    for (at, route) in ROUTES.iter().filter(|route| asks(route.access)).enumerate() {
        let target = filled(route.path);
        // All of them at the first routes of every kind is what tests/api/account/tokens.rs does.
        let quarter = forgeries.iter().enumerate().filter(|(number, _)| (number + at) % 4 == 0);
        let fit = quarter.map(|(_, forgery)| forgery).filter(|forgery| is_fit(forgery));
        for forgery in sample.of_row(at, fit) {
            found.tried += 1;
            let (method, token) = (route.method, Some(forgery.token.as_str()));
            let answer = wire.send(&Request { method, target: &target, token, body: None })?;
            if answer.status != 401 {
                let (what, cell) = (&forgery.what, answer.cell());
                found.through.push(format!("{what} at {method} {target}: {cell}"));
            }
        }
    }
    Ok(found)
}
