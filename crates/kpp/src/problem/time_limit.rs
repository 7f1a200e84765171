//! The time limit that other tools keep beside `problem.yaml`: DOMjudge in `domjudge-problem.ini`, problemtools and
//! BAPCtools in `.timelimit`. Pure but for reading the two files.

use super::metadata::in_ms;
use crate::Finding;
use crate::files::{TIME_LIMIT, Tree, read_at_most};

const INI: &str = "domjudge-problem.ini";
/// A few lines.
const MAX_BYTES: u64 = 64 * 1024;
const MAX_SECONDS: f64 = 60.0;

/// The file that gives a limit, and the limit in milliseconds. The first of the two counts, as it does for DOMjudge.
/// A file without a limit that can be read is named in `unused`, a limit that cannot be kept in `findings`.
pub(super) fn beside(
    tree: &Tree,
    findings: &mut Vec<Finding>,
    unused: &mut Vec<Finding>,
) -> Option<(&'static str, u32)> {
    let mut found = None;
    for (file, is_there) in [(INI, tree.has(INI)), (TIME_LIMIT, tree.has_time_limit())] {
        if !is_there {
            continue;
        }
        let bytes = read_at_most(&tree.absolute(file), MAX_BYTES).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes);
        let text = text.trim_start_matches('\u{feff}');
        let said = if file == INI { ini(text) } else { Some(text.trim()) };
        // A file of DOMjudge's may be about other things.
        let Some(said) = said else { continue };
        match said.parse::<f64>() {
            Ok(seconds) if (0.001..=MAX_SECONDS).contains(&seconds) => {
                let ms = in_ms(seconds);
                match found {
                    None => found = Some((file, ms)),
                    Some((_, counts)) => unused.extend(disagreement(file, ms, counts)),
                }
            }
            Ok(_) => {
                let text = "The time limit must lie between 0.001 and 60 seconds.";
                findings.push(Finding::new(file, text));
            }
            Err(_) => {
                let text = "The time limit here is no number of seconds, so it is not read.";
                unused.push(Finding::new(file, text));
            }
        }
    }
    found
}

/// What to say of a limit that does not count.
pub(super) fn disagreement(file: &str, ms: u32, counts: u32) -> Option<Finding> {
    let text = format!("The time limit here is {ms} ms; the one of {counts} ms counts.");
    (ms != counts).then(|| Finding::new(file, text))
}

/// The value of the key `timelimit`, without quotes and comment.
fn ini(text: &str) -> Option<&str> {
    let value = text.lines().find_map(|line| {
        let (key, value) = line.split_once('=')?;
        (key.trim() == "timelimit").then_some(value)
    })?;
    let value = value.split([';', '#']).next().unwrap_or_default();
    Some(value.trim().trim_matches(['"', '\'']).trim())
}

#[cfg(test)]
mod tests {
    use super::ini;

    #[test]
    fn the_limit_of_an_ini_file_is_found_however_it_is_written() {
        for (text, want) in [
            ("timelimit = 1.5\n", Some("1.5")),
            ("name = 'a = b'\r\ntimelimit='2'\r\n", Some("2")),
            ("[problem]\n timelimit=\"3\" ; seconds\n", Some("3")),
            ("; timelimit = 4\ncolor = red\n", None),
            ("", None),
        ] {
            assert_eq!(ini(text), want, "{text:?}");
        }
    }
}
