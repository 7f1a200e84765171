//! deny.toml's bans, held where `cargo deny` is not installed: against Cargo.lock, which names every crate that can be
//! in the tree and what each depends on.

use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use super::tree::Tree;

const BANS: &str = "deny.toml";
const LOCK: &str = "Cargo.lock";

/// A crate that is in the tree only below its wrappers, or not at all.
struct Ban<'a> {
    at: usize,
    name: &'a str,
    wrappers: BTreeSet<&'a str>,
}

impl<'a> Ban<'a> {
    /// The ban that a line such as `{ crate = "anyhow", wrappers = ["app"], reason = "…" },` states.
    fn in_line((at, line): (usize, &'a str)) -> Option<Self> {
        let (name, rest) = line.trim().strip_prefix("{ crate = \"")?.split_once('"')?;
        let listed = rest.split_once("wrappers = [").and_then(|(_, list)| list.split(']').next());
        let wrappers = listed.into_iter().flat_map(|list| list.split('"').skip(1).step_by(2));
        Some(Self { at, name, wrappers: wrappers.collect() })
    }
}

/// Who depends on each crate, by Cargo.lock.
fn dependents(lock: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut dependents: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in lock.split("[[package]]\n").skip(1) {
        let Some(name) = package.lines().find_map(|line| line.strip_prefix("name = \"")) else {
            continue;
        };
        let name = name.trim_end_matches('"');
        dependents.entry(name).or_default();
        // With a version behind it if there are several of its name.
        for line in package.lines().filter_map(|line| line.strip_prefix(" \"")) {
            let on = line.split(['"', ' ']).next().unwrap_or_default();
            dependents.entry(on).or_default().insert(name);
        }
    }
    dependents
}

/// What deny.toml bans is in the tree only where it allows that, and it allows nothing that is not so.
pub(crate) fn banned_crates_stay_out(tree: &Tree) -> Vec<Finding> {
    let (Some(bans), Some(lock)) = (tree.get(BANS), tree.get(LOCK)) else {
        return vec![Finding::whole(BANS, "is missing, or Cargo.lock is")];
    };
    let dependents = dependents(&lock.text);
    let mut found = Vec::new();
    let mut is_any = false;
    for Ban { at, name, wrappers } in bans.lines().filter_map(Ban::in_line) {
        is_any = true;
        let Some(users) = dependents.get(name) else { continue };
        let outside: Vec<_> = users.difference(&wrappers).copied().collect();
        if wrappers.is_empty() {
            found.push(Finding::new(bans, at, format!("{name} is in Cargo.lock")));
        } else if !outside.is_empty() {
            let says = format!("{name} is used by {}", outside.join(", "));
            found.push(Finding::new(bans, at, says));
        }
        for stale in wrappers.difference(users) {
            found.push(Finding::new(bans, at, format!("{stale} does not use {name}")));
        }
    }
    if !is_any {
        found.push(Finding::whole(BANS, "bans nothing"));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const BANNED: &str = "[bans]\nmultiple-versions = \"allow\"\ndeny = [\n  \
        { crate = \"openssl\", reason = \"one TLS library\" },\n  \
        { crate = \"anyhow\", wrappers = [\"app\", \"xtask\"], reason = \"named errors\" },\n]\n";

    fn found(lock: &str) -> Vec<String> {
        let tree = Tree::of(&[(BANS, BANNED), (LOCK, lock)]);
        banned_crates_stay_out(&tree).iter().map(ToString::to_string).collect()
    }

    fn package(name: &str, on: &[&str]) -> String {
        let on: String = on.iter().map(|name| format!(" \"{name}\",\n")).collect();
        format!("[[package]]\nname = \"{name}\"\nversion = \"1.0.0\"\ndependencies = [\n{on}]\n\n")
    }

    #[test]
    fn a_banned_crate_is_found_wherever_it_is_used() {
        let lock = [
            package("anyhow", &[]),
            package("app", &["anyhow"]),
            package("grades", &["anyhow 1.0.0", "anyhow-extra"]),
            package("xtask", &["anyhow"]),
            package("reqwest", &["openssl"]),
            package("openssl", &[]),
        ];
        let expected =
            ["deny.toml:4: openssl is in Cargo.lock", "deny.toml:5: anyhow is used by grades"];
        assert_eq!(found(&lock.concat()), expected);
    }

    #[test]
    fn what_is_allowed_is_so_and_what_is_allowed_for_nothing_is_found() {
        let both =
            [package("anyhow", &[]), package("app", &["anyhow"]), package("xtask", &["anyhow"])];
        assert!(found(&both.concat()).is_empty());
        let one =
            [package("anyhow", &[]), package("app", &["anyhow"]), package("xtask", &["serde"])];
        assert_eq!(found(&one.concat()), ["deny.toml:5: xtask does not use anyhow"]);
    }
}
