//! Saved filters: the rules by a table, and what the database keeps of them.

use testkit::store;

use super::*;

fn at() -> Instant {
    "2026-11-26T12:00:00Z".parse().unwrap()
}

fn named<'a>(name: &'a str, query: &'a str) -> Named<'a> {
    Named { name, query }
}

#[test]
fn a_name_is_a_line_of_one_to_sixty_characters_and_loses_what_nobody_sees_at_its_ends() {
    for bad in ["", " ", "a\nb", &"n".repeat(61), "a\u{202e}b"] {
        let refused = named(bad, "state=approved").checked();
        assert!(matches!(refused, Err(Error::BadFilterName)), "{bad:?}");
    }
    let longest = "é".repeat(60);
    for (given, kept) in [(" Locked \u{200b}", "Locked"), (&*longest, &*longest)] {
        let stored = named(given, "state=approved").checked().unwrap();
        assert_eq!(stored, named(kept, "state=approved"), "{given:?}");
    }
}

#[test]
fn a_query_is_what_a_browser_puts_into_an_address() {
    let longest = format!("search={}", "a".repeat(493));
    for good in ["state=approved", "search=Ada+L%C3%B6v&standing=locked", "a=*-._", &longest] {
        assert_eq!(named("One", good).checked().unwrap(), named("One", good));
    }
    let long = format!("search={}", "a".repeat(494));
    let bad = ["", "?a=b", "a=b#c", "a=b c", "https://example.com", "a=\n", "a=ö", "a=<b>", &long];
    for query in bad {
        let refused = named("One", query).checked();
        assert!(matches!(refused, Err(Error::BadFilterQuery)), "{query:?}");
    }
}

#[test]
fn a_name_that_another_filter_of_the_list_has_is_taken_in_upper_and_lower_case() {
    let one = |name: &str| Filter {
        id: SavedFilterId::new(),
        list: List::Partners,
        name: name.to_owned(),
        query: "kind=bootcamp".to_owned(),
    };
    let among = [one("Bootcamps"), one("École")];
    for (name, own, free) in [
        ("Ambassadors", None, true),
        ("Bootcamp", None, true),
        ("Bootcamps", None, false),
        ("bootCAMPS", None, false),
        ("éCOLE", None, false),
        ("bootcamps", Some(among[0].id), true),
        ("bootcamps", Some(among[1].id), false),
    ] {
        assert_eq!(rules::is_free(name, &among, own), free, "{name} of {own:?}");
    }
}

#[test]
fn filters_of_a_list_are_saved_renamed_replaced_and_deleted() {
    store(|conn| {
        let admin = testkit::user(conn, "admin@example.com", "Admin");
        let mut put = |name: &str, query: &str| {
            save(conn, admin, List::ManageInterns, named(name, query), at()).unwrap()
        };
        let locked = put("locked", "standing=locked");
        let ada = put(" Ada ", "standing=all&search=ada");
        assert_eq!(list(conn, admin, List::ManageInterns).unwrap(), [ada, locked.clone()]);
        assert_eq!(list(conn, admin, List::Presence).unwrap(), []);
        let taken = replace(conn, admin, locked.id, named("ADA", "standing=locked"), at());
        assert!(matches!(taken, Err(Error::NameTaken)), "{taken:?}");
        let changed = replace(conn, admin, locked.id, named("Locked", "standing=new"), at());
        let expected =
            Filter { name: "Locked".to_owned(), query: "standing=new".to_owned(), ..locked };
        assert_eq!(changed.unwrap(), expected);
        assert_eq!(list(conn, admin, List::ManageInterns).unwrap()[1], expected);
        delete(conn, admin, expected.id).unwrap();
        let gone = delete(conn, admin, expected.id);
        assert!(matches!(gone, Err(Error::NoFilter)), "{gone:?}");
        assert_eq!(list(conn, admin, List::ManageInterns).unwrap().len(), 1);
    });
}

#[test]
fn a_list_has_twenty_filters_each_under_a_name_of_its_own() {
    store(|conn| {
        let admin = testkit::user(conn, "admin@example.com", "Admin");
        let query = "queue=waiting";
        for n in 0..MAX_FILTERS {
            save(conn, admin, List::Interviews, named(&format!("Filter {n}"), query), at())
                .unwrap();
        }
        let taken = save(conn, admin, List::Interviews, named("filter 7", query), at());
        assert!(matches!(taken, Err(Error::NameTaken)), "{taken:?}");
        let more = save(conn, admin, List::Interviews, named("One more", query), at());
        assert!(matches!(more, Err(Error::TooManyFilters)), "{more:?}");
        save(conn, admin, List::Integrity, named("Filter 7", query), at()).unwrap();
        let full = list(conn, admin, List::Interviews).unwrap();
        assert_eq!(full.len(), MAX_FILTERS);
        replace(conn, admin, full[0].id, named("Renamed", query), at()).unwrap();
    });
}

#[test]
fn nobody_reads_changes_or_deletes_the_filters_of_another_account() {
    store(|conn| {
        let admin = testkit::user(conn, "admin@example.com", "Admin");
        let other = testkit::user(conn, "other@example.com", "Other");
        let mine = save(conn, admin, List::Partners, named("Mine", "kind=bootcamp"), at()).unwrap();
        assert_eq!(list(conn, other, List::Partners).unwrap(), []);
        let foreign = replace(conn, other, mine.id, named("Theirs", "kind=bootcamp"), at());
        assert!(matches!(foreign, Err(Error::NoFilter)), "{foreign:?}");
        let foreign = delete(conn, other, mine.id);
        assert!(matches!(foreign, Err(Error::NoFilter)), "{foreign:?}");
        save(conn, other, List::Partners, named("Mine", "kind=bootcamp"), at()).unwrap();
        assert_eq!(list(conn, admin, List::Partners).unwrap(), [mine]);
    });
}

#[test]
fn every_list_fits_the_table() {
    store(|conn| {
        let admin = testkit::user(conn, "admin@example.com", "Admin");
        for of in List::ALL {
            let saved = save(conn, admin, of, named("One", "a=b"), at()).unwrap();
            assert_eq!(list(conn, admin, of).unwrap(), [saved], "{}", of.as_str());
        }
    });
}
