//! The address of somebody's page on GitHub. Pure.

/// How every such address begins.
const BEGINS: &str = "https://github.com/";
/// The longest name that GitHub gives out.
const MAX_NAME: usize = 39;
/// Pages of GitHub's own that stand where a person's would.
const NO_PERSON: &[&str] = &[
    "about",
    "apps",
    "collections",
    "contact",
    "explore",
    "features",
    "join",
    "login",
    "marketplace",
    "new",
    "notifications",
    "orgs",
    "pricing",
    "search",
    "settings",
    "signup",
    "site",
    "sponsors",
    "topics",
    "trending",
];

/// The address as it is kept, `https://github.com/` and a name; `None` where it is nobody's page.
pub(super) fn normalised(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let begin = typed.get(..BEGINS.len())?;
    if !begin.eq_ignore_ascii_case(BEGINS) {
        return None;
    }
    let name = typed.get(BEGINS.len()..)?;
    let name = name.strip_suffix('/').unwrap_or(name);
    let letters = |b: u8| b.is_ascii_alphanumeric() || b == b'-';
    let is_name = (1..=MAX_NAME).contains(&name.len())
        && name.bytes().all(letters)
        && !name.starts_with('-')
        && !name.ends_with('-')
        && !name.contains("--")
        && !NO_PERSON.iter().any(|page| page.eq_ignore_ascii_case(name));
    is_name.then(|| format!("{BEGINS}{name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_a_person_is_kept_in_one_form() {
        for typed in
            ["https://github.com/ada", " https://github.com/ada/ ", "HTTPS://GitHub.com/ada"]
        {
            assert_eq!(normalised(typed).as_deref(), Some("https://github.com/ada"), "{typed}");
        }
        let long = format!("https://github.com/{}", "a".repeat(39));
        assert_eq!(normalised(&long), Some(long));
        assert!(normalised("https://github.com/Ada-Lovelace1").is_some());
    }

    #[test]
    fn what_is_nobodys_page_on_github_is_refused() {
        let long = format!("https://github.com/{}", "a".repeat(40));
        for typed in [
            "",
            "ada",
            "github.com/ada",
            "http://github.com/ada",
            "https://github.com/",
            "https://github.com/ada/tools",
            "https://github.com/ada?tab=stars",
            "https://github.com/ada#top",
            "https://github.com/-ada",
            "https://github.com/ada-",
            "https://github.com/a--da",
            "https://github.com/ada lovelace",
            "https://github.com/\u{430}da",
            "https://github.com/settings",
            "https://github.com.example/ada",
            "https://gitlab.com/ada",
            "https://github.com@example.com/ada",
            &long,
        ] {
            assert_eq!(normalised(typed), None, "{typed}");
        }
    }
}
