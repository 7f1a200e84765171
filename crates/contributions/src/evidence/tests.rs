//! The order in which things are read, and what a second reading keeps.

use kernel::chrono::TimeDelta;
use kernel::{Clock, SystemClock};

use super::*;

fn repository(name: &str) -> Repository {
    Repository {
        name: name.to_owned(),
        url: format!("https://github.example/{name}"),
        is_fork: false,
        branch: "main".to_owned(),
        licence: None,
    }
}

fn page(url: &str, name: &str, next: Option<&str>) -> ListPage {
    ListPage {
        url: url.to_owned(),
        tag: Some(format!("tag of {url}")),
        items: vec![repository(name)],
        next: next.map(str::to_owned),
    }
}

#[test]
fn reading_goes_on_where_it_stopped_until_everything_is_there() {
    let mut e = Evidence::default();
    assert_eq!((e.next(), e.progress()), (Some(Step::Account), (0, 4)));
    e.account = Some(Account { login: "ada".to_owned(), node: "U_1".to_owned() });
    assert_eq!(e.next(), Some(Step::List(None)));
    e.list.push(page("1", "ada/a", Some("2")));
    assert_eq!(e.next(), Some(Step::List(Some("2".to_owned()))));
    e.list.push(page("2", "ada/b", None));
    assert_eq!((e.next(), e.progress()), (Some(Step::Counts), (2, 6)));
    e.counts = Some(Counts { reviews: 0, issues: 0 });
    assert_eq!(e.next(), Some(Step::Pulls(None)));
    e.pulls_after = Some("25".to_owned());
    assert_eq!(e.next(), Some(Step::Pulls(Some("25".to_owned()))));
    e.pulls_done = true;
    assert_eq!(e.next(), Some(Step::Repository(repository("ada/a"))));
    e.read.insert("ada/a".to_owned());
    assert_eq!(e.next(), Some(Step::Repository(repository("ada/b"))));
    e.read.insert("ada/b".to_owned());
    assert_eq!((e.next(), e.progress()), (None, (6, 6)));
    let text = serde_json::to_value(&e).unwrap();
    assert_eq!(serde_json::from_value::<Evidence>(text).unwrap(), e);
}

#[test]
fn a_second_reading_keeps_what_has_a_tag_and_nothing_that_was_counted() {
    let now = SystemClock.now();
    let span = (now - TimeDelta::days(365), now);
    let mut e = Evidence { list: vec![page("1", "ada/a", None)], ..Evidence::default() };
    e.files.insert("ada/a".to_owned(), KeptFiles { tag: None, files: None });
    e.commits.insert("ada/a".to_owned(), Commits::default());
    e.read.insert("ada/a".to_owned());
    let again = e.renewed(span);
    assert_eq!(again.next(), Some(Step::Account));
    assert_eq!(again.page_before("1").unwrap().items.len(), 1);
    assert!(again.page_before("2").is_none());
    assert!(again.files.contains_key("ada/a") && again.commits.is_empty() && again.read.is_empty());
}

#[test]
fn no_more_repositories_are_read_than_is_stated() {
    let many = (0..MAX_REPOSITORIES + 20).map(|n| repository(&format!("ada/{n}"))).collect();
    let list = vec![ListPage { items: many, ..page("1", "ada/x", Some("2")) }];
    let e = Evidence { list, ..Evidence::default() };
    assert_eq!(e.list_end(), None);
    assert_eq!(e.repositories().count(), MAX_REPOSITORIES);
}
