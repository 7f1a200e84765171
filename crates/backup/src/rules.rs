//! Decisions without database and files.

/// An address without its password, for a command line that every account of the machine can read, and the password.
pub(crate) fn without_password(url: &str) -> (String, Option<String>) {
    let Some((scheme, rest)) = url.split_once("://") else { return (url.to_owned(), None) };
    let end = rest.find(['/', '?']).unwrap_or(rest.len());
    let (authority, more) = rest.split_at(end);
    let (authority, mut password) = match authority.rsplit_once('@') {
        Some((login, host)) => match login.split_once(':') {
            Some((user, secret)) => (format!("{user}@{host}"), Some(plain(secret))),
            None => (authority.to_owned(), None),
        },
        None => (authority.to_owned(), None),
    };
    let (path, query) = more.split_once('?').unwrap_or((more, ""));
    let (secret, kept): (Vec<&str>, Vec<&str>) =
        query.split('&').filter(|part| !part.is_empty()).partition(|p| p.starts_with("password="));
    if let Some((_, secret)) = secret.last().and_then(|part| part.split_once('=')) {
        password = Some(plain(secret));
    }
    let query = if kept.is_empty() { String::new() } else { format!("?{}", kept.join("&")) };
    (format!("{scheme}://{authority}{path}{query}"), password)
}

fn plain(text: &str) -> String {
    percent_encoding::percent_decode_str(text).decode_utf8_lossy().into_owned()
}

/// The address of another database on the same server.
pub(crate) fn beside(url: &str, database: &str) -> String {
    let start = url.find("://").map_or(0, |at| at + 3);
    let (head, rest) = url.split_at(start);
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    let authority = path.split('/').next().unwrap_or_default();
    let kept: Vec<&str> =
        query.split('&').filter(|p| !p.is_empty() && !p.starts_with("dbname=")).collect();
    let query = if kept.is_empty() { String::new() } else { format!("?{}", kept.join("&")) };
    format!("{head}{authority}/{database}{query}")
}

/// The first migration of `theirs` that `ours` does not have.
pub(crate) fn unknown(theirs: &[String], ours: &[String]) -> Option<String> {
    theirs.iter().find(|version| !ours.contains(version)).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_leaves_the_address() {
        for (url, bare, password) in [
            ("postgres://a:p%40ss@h:5/d", "postgres://a@h:5/d", Some("p@ss")),
            (
                "postgres://a@/d?host=/run&password=x&port=1",
                "postgres://a@/d?host=/run&port=1",
                Some("x"),
            ),
            ("postgres://a@h/d?password=x", "postgres://a@h/d", Some("x")),
            ("postgres://h/d", "postgres://h/d", None),
        ] {
            assert_eq!(
                without_password(url),
                (bare.to_owned(), password.map(str::to_owned)),
                "{url}"
            );
        }
    }

    #[test]
    fn another_database_has_the_same_server() {
        for (url, other) in [
            ("postgres://a:b@h:5/d", "postgres://a:b@h:5/x"),
            ("postgres://a@/d?host=/run&port=1", "postgres://a@/x?host=/run&port=1"),
            ("postgres://h", "postgres://h/x"),
        ] {
            assert_eq!(beside(url, "x"), other);
        }
    }

    #[test]
    fn a_migration_of_a_newer_program_is_found() {
        let list = |names: &[&str]| names.iter().map(|n| (*n).to_owned()).collect::<Vec<_>>();
        assert_eq!(unknown(&list(&["1", "2"]), &list(&["1", "2", "3"])), None);
        assert_eq!(unknown(&list(&["1", "9"]), &list(&["1", "2"])), Some("9".to_owned()));
    }
}
