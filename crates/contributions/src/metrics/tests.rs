//! What counts, what is left out, and where each number can be checked.

use kernel::Instant;

use super::*;
use crate::evidence::{
    Account, Commits, Counts, Evidence, Files, KeptFiles, ListPage, MAX_COMMITS, Pull, Repository,
};

const WEB: &str = "https://github.example";

fn at(text: &str) -> Instant {
    text.parse().unwrap()
}

fn blank() -> Evidence {
    Evidence {
        span: Some((at("2025-11-25T12:00:00Z"), at("2026-11-25T12:00:00Z"))),
        account: Some(Account { login: "ada".to_owned(), node: "U_1".to_owned() }),
        counts: Some(Counts { reviews: 0, issues: 0 }),
        pulls_done: true,
        ..Evidence::default()
    }
}

fn commits(dates: &[&str]) -> Commits {
    let mut all = Commits::default();
    for date in dates {
        assert!(count_commit(&mut all, date.parse().unwrap(), "Ada", 1));
    }
    all
}

fn add(evidence: &mut Evidence, name: &str, is_fork: bool, own: Commits, files: Option<Files>) {
    let repository = Repository {
        name: name.to_owned(),
        url: format!("{WEB}/{name}"),
        is_fork,
        branch: "main".to_owned(),
        licence: None,
    };
    evidence.list.push(ListPage {
        url: name.to_owned(),
        tag: None,
        items: vec![repository],
        next: None,
    });
    evidence.commits.insert(name.to_owned(), own);
    evidence.files.insert(name.to_owned(), KeptFiles { tag: None, files });
}

fn pull(repository: &str, day: &str, merged: bool, lines: u32) -> Pull {
    Pull {
        url: format!("{WEB}/{repository}/pull/1"),
        at: at(&format!("{day}T10:00:00Z")),
        merged,
        repository: repository.to_owned(),
        repository_url: format!("{WEB}/{repository}"),
        is_own: repository.starts_with("ada/"),
        lines,
    }
}

#[test]
fn vendored_and_generated_files_count_for_nothing_and_the_rest_says_what_is_there() {
    let read = |paths: &[&str]| read_files(paths.iter().map(|path| (*path, 10)));
    for left in [
        "node_modules/x/index.js",
        "web/vendor/jquery.js",
        "Cargo.lock",
        "app.min.js",
        "api.pb.go",
        "Third_Party/zlib/inflate.c",
        "x/service_pb2.py",
        "schema.generated.ts",
        "dist/tests/a.js",
    ] {
        let files = read(&[left]);
        assert_eq!((files.left_out, files.languages.len()), (1, 0), "{left}");
        assert!(!files.tests, "{left}");
    }
    for test in [
        "tests/api.rs",
        "src/a.test.ts",
        "test_a.py",
        "pkg/a_test.go",
        "src/__tests__/a.js",
        "src/main/ATest.java",
        "spec/a_spec.rb",
        "E2E/login.ts",
    ] {
        assert!(read(&[test]).tests, "{test}");
    }
    for no_test in ["src/contest.rs", "latest/a.py", "Attest.java", "testament.md"] {
        assert!(!read(&[no_test]).tests, "{no_test}");
    }
    for ci in [".github/workflows/ci.yml", ".gitlab-ci.yml", "Jenkinsfile"] {
        assert!(read(&[ci]).ci, "{ci}");
    }
    assert!(!read(&[".github/workflows/README.md", "docs/Jenkinsfile"]).ci);
    let root = read(&["README.md", "LICENSE-MIT", "src/lib.rs", "src/a.RS", "logo.png", ".rs"]);
    assert!(root.readme && root.licence);
    assert_eq!(root.languages, [("Rust".to_owned(), 20)].into());
    let below = read(&["docs/README.md", "docs/LICENSE"]);
    assert!(!below.readme && !below.licence);
}

#[test]
fn commits_count_by_the_authors_own_clock_without_merges_and_programs() {
    let mut all = commits(&["2026-10-31T23:30:00-07:00", "2026-11-01T06:30:00+00:00"]);
    let now = "2026-11-02T10:00:00+01:00".parse().unwrap();
    for (author, parents) in [("Ada", 2), ("dependabot[bot]", 1), ("Renovate Bot", 1)] {
        assert!(count_commit(&mut all, now, author, parents));
    }
    assert_eq!((all.count, all.merges, all.bots), (2, 1, 2));
    // One moment by two clocks: two hours and two months.
    assert_eq!(all.months, [("2026-10".to_owned(), 1), ("2026-11".to_owned(), 1)].into());
    assert_eq!(all.hours, [(6, 1), (23, 1)].into());
    let mut many = Commits { count: MAX_COMMITS - 1, ..Commits::default() };
    assert!(!count_commit(&mut many, now, "Ada", 1), "no more are read");
    many = Commits { count: MAX_COMMITS - 3, merges: 1, bots: 1, ..Commits::default() };
    assert!(!count_commit(&mut many, now, "Ada", 1), "those that are left out were read too");
}

#[test]
fn a_fork_counts_once_there_are_own_commits_in_it_but_never_for_languages() {
    let rust = |size| Files { languages: [("Rust".to_owned(), size)].into(), ..Files::default() };
    let mut e = blank();
    let own = Commits { merges: 3, bots: 2, ..commits(&["2026-11-01T10:00:00+01:00"]) };
    add(&mut e, "ada/own", false, own, Some(Files { left_out: 4, ..rust(100) }));
    add(&mut e, "ada/used", true, Commits::default(), Some(rust(20)));
    add(&mut e, "ada/old", true, Commits::default(), Some(rust(30)));
    add(&mut e, "ada/mended", true, commits(&["2026-11-02T11:00:00+01:00"]), Some(rust(40)));
    add(&mut e, "ada/huge", false, Commits::default(), None);
    let f = figures(&e, WEB).unwrap();
    let names: Vec<&str> = f.repositories.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["ada/huge", "ada/mended", "ada/own"]);
    assert_eq!((f.commits.value, f.left_out.forks, f.left_out.unread), (2, 2, 1));
    assert_eq!((f.left_out.merges, f.left_out.bots, f.left_out.files), (3, 2, 4));
    assert_eq!(f.languages.iter().map(|one| one.bytes).collect::<Vec<_>>(), [100]);
    assert_eq!(f.repositories[0].tests, None, "what could not be read is not said to be missing");
    assert_eq!((f.hours.len(), f.hours[10], f.hours[11]), (24, 1, 1));
    assert_eq!((f.months.len(), f.months[12].commits), (13, 2));
    assert_eq!(f.months[0].month, "2025-11");
    assert_eq!(f.last_commit_at.unwrap().to_rfc3339(), "2026-11-02T11:00:00+01:00");
}

#[test]
fn pull_requests_have_sizes_and_those_merged_elsewhere_are_collaboration() {
    let mut e = blank();
    e.pulls = vec![
        pull("pellworth/tools", "2026-11-01", true, 50),
        pull("pellworth/tools", "2026-10-01", true, 51),
        pull("pellworth/site", "2026-09-01", false, 251),
        pull("ada/own", "2026-08-01", true, 1001),
        pull("ada/own", "2026-07-01", true, 1002),
        pull("pellworth/old", "2025-01-01", true, 7),
    ];
    let f = figures(&e, WEB).unwrap();
    assert_eq!((f.pulls.value, f.merged.value), (5, 4), "what is too old does not count");
    let Sizes { small, medium, large, huge, median } = f.sizes;
    assert_eq!((small, medium, large, huge, median), (1, 1, 1, 2, Some(251)));
    let with: Vec<_> =
        f.collaboration.iter().map(|one| (one.name.as_str(), one.merged.value)).collect();
    assert_eq!(with, [("pellworth/tools", 2)]);
    assert_eq!(f.last_pull_at, Some(at("2026-11-01T10:00:00Z")));
    let files = [("src/a.rs", 3, 4), ("Cargo.lock", 900, 900), ("vendor/x.c", 5, 5)];
    assert_eq!(changed_lines(files.into_iter()), 7);
}

#[test]
fn every_number_has_an_address_that_shows_it_and_none_is_a_score() {
    let mut e = blank();
    e.counts = Some(Counts { reviews: 3, issues: 2 });
    let f = figures(&e, WEB).unwrap();
    assert!(!f.is_empty);
    for (number, part) in [
        (&f.commits, "type=commits&q=author:ada+user:ada+author-date:2025-11-25..2026-11-25"),
        (&f.pulls, "type:pr+author:ada"),
        (&f.merged, "+is:merged"),
        (&f.reviews, "reviewed-by:ada"),
        (&f.issues, "type:issue+author:ada"),
    ] {
        assert!(number.link.starts_with(WEB) && number.link.contains(part), "{}", number.link);
    }
    let json = serde_json::to_string(&f).unwrap();
    for word in ["score", "rank", "star", "percent"] {
        assert!(!json.contains(word), "{word}");
    }
}

#[test]
fn an_account_without_anything_public_is_empty() {
    assert!(figures(&blank(), WEB).unwrap().is_empty);
    assert!(figures(&Evidence::default(), WEB).is_none());
    for (reviews, issues) in [(3, 0), (0, 3), (3, 3)] {
        let some = Evidence { counts: Some(Counts { reviews, issues }), ..blank() };
        assert!(!figures(&some, WEB).unwrap().is_empty, "{reviews} {issues}");
    }
    let mut e = blank();
    add(&mut e, "ada/used", true, Commits::default(), None);
    assert!(figures(&e, WEB).unwrap().is_empty, "a fork of somebody else's work is no activity");
}
