//! Every route in every other spelling, by everybody.

use anyhow::Result;
use app::router::ROUTES;
use testkit::{REFUSED_AS_SPELLED, Sample, spellings};

use super::wire::{Request, Wire};
use super::{Caller, Found};

/// An id that nothing has.
const NOBODYS: &str = "0192a0de-1111-7abc-8def-0123456789ab";

/// The address of a route with something in place of each part in braces.
pub(crate) fn filled(pattern: &str) -> String {
    let parts = pattern.split('/').map(|part| match part {
        "{first}" | "{second}" => "doubling",
        "{file}" => "index.html",
        part if part.starts_with('{') => NOBODYS,
        part => part,
    });
    parts.collect::<Vec<_>>().join("/")
}

/// Gets through what is answered otherwise than the plain spelling would be, unless nothing is found.
pub(crate) fn sweep(wire: &Wire, callers: &[Caller], sample: Sample) -> Result<Found> {
    let mut found = Found::default();
    for (row, route) in ROUTES.iter().enumerate() {
        let path = filled(route.path);
        for spelling in sample.of_row(row, spellings(&path)) {
            for caller in callers {
                let ask = |target: &str| {
                    let (method, token) = (route.method, caller.token.as_deref());
                    wire.send(&Request { method, target, token, body: None })
                };
                found.tried += 1;
                let answer = ask(&spelling.target)?;
                // What looks at the address alone refuses it before any door: the others would hear the same.
                if REFUSED_AS_SPELLED.contains(&answer.cell().as_str()) {
                    break;
                }
                if [400, 404, 405].contains(&answer.status) || answer.is_page() {
                    continue;
                }
                if answer.cell() != ask(&path)?.cell() {
                    found.through.push(format!(
                        "{} {} ({}) as {}: {}",
                        route.method,
                        spelling.target,
                        spelling.what,
                        caller.name,
                        answer.cell()
                    ));
                }
            }
        }
    }
    Ok(found)
}
