//! The npm packages of the browser application.

use std::collections::BTreeMap;

use anyhow::Result;
use serde::Deserialize;

use super::Part;

#[derive(Deserialize)]
struct Lock {
    packages: BTreeMap<String, Package>,
}

#[derive(Deserialize)]
struct Package {
    version: Option<String>,
    integrity: Option<String>,
    license: Option<String>,
    #[serde(default)]
    dev: bool,
    #[serde(default)]
    dependencies: BTreeMap<String, String>,
}

/// Every package of package-lock.json that is not for development alone.
pub(super) fn parts(lock: &str) -> Result<Vec<Part>> {
    let Lock { packages } = serde_json::from_str(lock)?;
    let mut parts = Vec::new();
    for (path, package) in packages.iter().filter(|(_, package)| !package.dev) {
        let Some((name, version)) = name(path).zip(package.version.as_deref()) else { continue };
        let needs = package.dependencies.keys();
        let needs = needs.filter_map(|needed| found(&packages, path, needed));
        let mut needs: Vec<String> = needs.collect();
        needs.sort();
        parts.push(Part {
            purl: purl(name, version),
            name: name.to_owned(),
            version: version.to_owned(),
            licence: package.license.clone(),
            hash: package.integrity.as_deref().and_then(hash),
            needs,
        });
    }
    Ok(parts)
}

/// The name of what lies at a path such as `node_modules/a/node_modules/@b/c`; none of the application itself.
fn name(path: &str) -> Option<&str> {
    path.rsplit_once("node_modules/").map(|(_, name)| name)
}

fn purl(name: &str, version: &str) -> String {
    format!("pkg:npm/{}@{version}", name.replace('@', "%40"))
}

/// Which package of this name the one at `path` loads: the nearest on the way up.
fn found(packages: &BTreeMap<String, Package>, path: &str, needed: &str) -> Option<String> {
    let mut at = path;
    loop {
        let between = if at.is_empty() { "" } else { "/" };
        let there = packages.get(&format!("{at}{between}node_modules/{needed}"));
        if let Some(version) = there.and_then(|package| package.version.as_deref()) {
            return Some(purl(needed, version));
        }
        if at.is_empty() {
            return None;
        }
        at = at.rsplit_once("/node_modules/").map_or("", |(above, _)| above);
    }
}

/// `sha512-` and base64, as hexadecimal digits.
fn hash(integrity: &str) -> Option<(&'static str, String)> {
    let digits = integrity.strip_prefix("sha512-")?.trim_end_matches('=');
    let (mut held, mut bits, mut hex) = (0_u32, 0_u32, String::new());
    for digit in digits.bytes() {
        let value = match digit {
            b'A'..=b'Z' => digit - b'A',
            b'a'..=b'z' => digit - b'a' + 26,
            b'0'..=b'9' => digit - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        };
        held = (held << 6 | u32::from(value)) & 0xffff;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            hex.push_str(&format!("{:02x}", held >> bits & 0xff));
        }
    }
    (hex.len() == 128).then_some(("SHA-512", hex))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"{"packages": {
        "": {"version": "0.0.0", "dependencies": {"a": "1"}},
        "node_modules/a": {"version": "1.0.0", "license": "MIT", "dependencies": {"@b/c": "2", "d": "1"}},
        "node_modules/a/node_modules/@b/c": {"version": "2.0.0"},
        "node_modules/@b/c": {"version": "1.0.0"},
        "node_modules/d": {"version": "1.0.0"},
        "node_modules/tool": {"version": "1.0.0", "dev": true}
    }}"#;

    #[test]
    fn each_version_is_a_part_and_the_nearest_is_loaded() {
        let parts = parts(LOCK).unwrap();
        let purls: Vec<&str> = parts.iter().map(|part| part.purl.as_str()).collect();
        let (old, new) = ("pkg:npm/%40b/c@1.0.0", "pkg:npm/%40b/c@2.0.0");
        assert_eq!(purls, [old, "pkg:npm/a@1.0.0", new, "pkg:npm/d@1.0.0"]);
        assert_eq!(parts[1].needs, [new, "pkg:npm/d@1.0.0"]);
    }

    #[test]
    fn a_sum_is_written_in_hexadecimal_digits() {
        let of_nothing = "z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg==";
        let (algorithm, sum) = hash(&format!("sha512-{of_nothing}")).unwrap();
        assert_eq!(algorithm, "SHA-512");
        assert!(sum.starts_with("cf83e1357eefb8bd") && sum.ends_with("a538327af927da3e"), "{sum}");
        assert_eq!(hash("sha1-AAAA"), None);
    }
}
