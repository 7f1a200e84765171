//! What the head of an answer says. Pure.

use chrono::DateTime;
use reqwest::StatusCode;
use reqwest::header::{DATE, HeaderMap, LINK, RETRY_AFTER};

use crate::Failure;

/// How long to wait where GitHub does not say it.
const USUAL_WAIT_S: u64 = 60;
/// The primary limit is lifted once an hour.
const LONGEST_WAIT_S: u64 = 3600;

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

fn number(headers: &HeaderMap, name: &str) -> Option<u64> {
    text(headers, name)?.trim().parse().ok()
}

/// In how many seconds it may be asked again, where a limit is used up. The clock is GitHub's own.
pub(crate) fn wait(headers: &HeaderMap) -> Option<u64> {
    let seconds = match number(headers, RETRY_AFTER.as_str()) {
        Some(seconds) => seconds,
        None if number(headers, "x-ratelimit-remaining") == Some(0) => {
            let reset = number(headers, "x-ratelimit-reset");
            let now = text(headers, DATE.as_str());
            let now = now.and_then(|date| DateTime::parse_from_rfc2822(date).ok());
            let now = now.and_then(|date| u64::try_from(date.timestamp()).ok());
            reset.zip(now).map_or(USUAL_WAIT_S, |(reset, now)| reset.saturating_sub(now))
        }
        None => return None,
    };
    Some(seconds.clamp(1, LONGEST_WAIT_S))
}

/// What is wrong with an answer of this head; 304 is an answer.
pub(crate) fn failure(status: StatusCode, headers: &HeaderMap) -> Option<Failure> {
    let number = status.as_u16();
    match number {
        200 | 304 => None,
        403 | 429 => Some(match wait(headers) {
            Some(seconds) => Failure::Wait(seconds),
            None if number == 429 => Failure::Wait(USUAL_WAIT_S),
            None => Failure::Refused(number),
        }),
        300..=399 => Some(Failure::Elsewhere),
        401 => Some(Failure::Denied),
        // An empty repository has no tree (409), one that was taken down says so (451).
        404 | 409 | 410 | 451 => Some(Failure::Absent),
        400..=499 => Some(Failure::Refused(number)),
        _ => Some(Failure::Broken(number)),
    }
}

/// In how many seconds a question that GraphQL refused for its limit may be asked again.
pub(crate) fn wait_or_usual(headers: &HeaderMap) -> Failure {
    Failure::Wait(wait(headers).unwrap_or(USUAL_WAIT_S))
}

/// The address of the next page, as it stands in the header.
pub(crate) fn next(headers: &HeaderMap) -> Option<String> {
    text(headers, LINK.as_str())?.split(',').find_map(|link| {
        let (address, rest) = link.trim().split_once('>')?;
        let is_next = rest.split(';').any(|part| part.trim() == "rel=\"next\"");
        is_next.then(|| address.trim_start_matches('<').to_owned())
    })
}

#[cfg(test)]
mod tests {
    use reqwest::header::{HeaderName, HeaderValue};

    use super::*;

    fn head(lines: &[(&str, &str)]) -> HeaderMap {
        let pair = |(name, value): &(&str, &str)| {
            (name.parse::<HeaderName>().unwrap(), value.parse::<HeaderValue>().unwrap())
        };
        lines.iter().map(pair).collect()
    }

    #[test]
    fn a_status_and_its_limits_say_what_to_do_next() {
        let spent = ("x-ratelimit-remaining", "0");
        let reset = ("x-ratelimit-reset", "1795600090");
        let date = ("date", "Wed, 25 Nov 2026 14:00:00 GMT");
        let at = DateTime::parse_from_rfc2822(date.1).unwrap().timestamp();
        let soon = (at + 90).to_string();
        let soon = ("x-ratelimit-reset", soon.as_str());
        for (status, lines, want) in [
            (200, vec![], None),
            (304, vec![], None),
            (301, vec![], Some(Failure::Elsewhere)),
            (401, vec![], Some(Failure::Denied)),
            (403, vec![], Some(Failure::Refused(403))),
            (403, vec![("retry-after", "7")], Some(Failure::Wait(7))),
            (429, vec![("retry-after", "0")], Some(Failure::Wait(1))),
            (429, vec![("retry-after", "99999")], Some(Failure::Wait(3600))),
            (429, vec![], Some(Failure::Wait(60))),
            (403, vec![spent, soon, date], Some(Failure::Wait(90))),
            (403, vec![spent, reset], Some(Failure::Wait(60))),
            (403, vec![("x-ratelimit-remaining", "12"), reset], Some(Failure::Refused(403))),
            (404, vec![], Some(Failure::Absent)),
            (409, vec![], Some(Failure::Absent)),
            (422, vec![], Some(Failure::Refused(422))),
            (502, vec![], Some(Failure::Broken(502))),
        ] {
            let status = StatusCode::from_u16(status).unwrap();
            assert_eq!(failure(status, &head(&lines)), want, "{status} {lines:?}");
        }
    }

    #[test]
    fn the_next_page_is_the_one_that_says_so() {
        let both = "<https://api.example/a?page=3>; rel=\"next\", <https://api.example/a?page=9>; rel=\"last\"";
        for (link, want) in [
            (both, Some("https://api.example/a?page=3")),
            ("<https://api.example/a?page=1>; rel=\"prev\"", None),
            ("nonsense", None),
        ] {
            assert_eq!(next(&head(&[("link", link)])).as_deref(), want, "{link}");
        }
        assert_eq!(next(&head(&[])), None);
    }
}
