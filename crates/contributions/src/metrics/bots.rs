//! Authors that are programs. Pure.

/// Programs that write commits under a name of their own.
const BOTS: &[&str] = &[
    "dependabot",
    "renovate",
    "renovate bot",
    "github-actions",
    "greenkeeper",
    "snyk-bot",
    "pre-commit-ci",
    "semantic-release-bot",
    "allcontributors",
    "imgbot",
    "codecov",
    "mergify",
];

/// Whether a program wrote it.
pub(super) fn is_bot(author: &str) -> bool {
    let name = author.trim().to_lowercase();
    name.ends_with("[bot]") || BOTS.contains(&name.as_str())
}
