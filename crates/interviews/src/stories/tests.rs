//! Places by table; lists and search on the database.

use kernel::StoryId;
use testkit::store;

use super::*;
use crate::form::tests::content;
use crate::publishing::tests::published;
use crate::publishing::{self, Backing};
use crate::vocabulary::{Level, Outcome};

fn asked(words: Option<&str>, sort: Sort, limit: usize) -> Asked {
    let (words, filter) = (words.map(str::to_owned), Filter::default());
    Asked { words, filter, sort, after: None, limit }
}

/// Every page of a list, as the years of its stories.
fn years(conn: &mut Conn, mut asked: Asked) -> Vec<i32> {
    let mut years = Vec::new();
    loop {
        let page = list(conn, &asked).unwrap();
        assert!(page.items.len() <= asked.limit);
        years.extend(page.items.iter().map(|card| card.year));
        let Some(next) = page.next else { return years };
        asked.after = Some(next.to_string().parse().unwrap());
        assert_eq!(asked.after, Some(next), "a place survives being written");
    }
}

fn tell(conn: &mut Conn, year: i32, summary: &str) -> StoryId {
    let mut story = content("Pellworth");
    story.year = year;
    summary.clone_into(&mut story.summary);
    published(conn, &story)
}

#[test]
fn a_place_is_read_back_and_belongs_to_one_order() {
    for text in ["", "x", "cg", "!!!!", "cgAAAAAAAAA", "cv__________8"] {
        assert!(text.parse::<Place>().is_err(), "{text}");
    }
    let place = Place::Helpful { likes: 7, seq: 9 };
    assert!(place.fits(Sort::Helpful, Among::All) && !place.fits(Sort::Recent, Among::All));
    assert!(!place.fits(Sort::Helpful, Among::Matches), "among matches the order is another");
    let nan = Place::Relevance { top: 1, after: Some((f32::NAN, 1)) };
    assert!(nan.to_string().parse::<Place>().is_err());
}

#[test]
fn every_place_is_read_back_and_fits_its_own_orders() {
    use Among::{All, Matches};
    use Sort::{Helpful, Recent, Relevance};
    let orders = [Recent, Helpful, Relevance].map(|sort| [(sort, All), (sort, Matches)]);
    let after = Some((0.5, 7));
    for (place, fits) in [
        (Place::Recent { seq: 0 }, vec![(Recent, All), (Recent, Matches)]),
        (Place::Helpful { likes: 3, seq: 258 }, vec![(Helpful, All)]),
        (Place::Relevance { top: 9, after: None }, vec![(Helpful, Matches), (Relevance, Matches)]),
        (Place::Relevance { top: 9, after }, vec![(Helpful, Matches), (Relevance, Matches)]),
    ] {
        assert_eq!(place.to_string().parse(), Ok(place));
        let among = orders.as_flattened().iter().copied();
        let found: Vec<_> = among.filter(|(sort, among)| place.fits(*sort, *among)).collect();
        assert_eq!(found, fits, "{place:?}");
    }
}

#[test]
fn eight_dashes_leave_words_out_and_those_inside_of_words_always_stay() {
    let check = |words: &str, want: &str| assert_eq!(rules::searchable(words), want);
    check(&" -a".repeat(8), &" -a".repeat(8));
    check(&" -a".repeat(10), &format!("{}  a  a", " -a".repeat(8)));
    check(&"b-c ".repeat(10), &"b-c ".repeat(10));
    check(&"-".repeat(10), &format!("{}  ", "-".repeat(8)));
    check("Front‑End – Ünits", "front-end units");
}

#[test]
fn a_level_that_the_position_names_is_said_once() {
    let byline = |position| rules::told_by(position, Level::Intern, 2011);
    assert_eq!(byline("Designer"), "Designer, intern, 2011");
    assert_eq!(byline("Design Intern"), "Design Intern, 2011");
}

#[test]
fn every_order_is_read_page_by_page_without_gap_or_repeat() {
    store(|conn| {
        let ids: Vec<StoryId> =
            (0..7).map(|at| tell(conn, 2010 + at, "Queues and more queues.")).collect();
        use diesel::connection::SimpleConnection;
        for (id, likes) in ids.iter().zip([1, 3, 3, 0, 3, 2, 1]) {
            let sql = format!("update interviews set likes_count = {likes} where id = '{id}'");
            conn.batch_execute(&sql).unwrap();
        }
        let newest: Vec<i32> = (2010..2017).rev().collect();
        for limit in [1, 2, 3, 50] {
            assert_eq!(years(conn, asked(None, Sort::Recent, limit)), newest);
            let helpful = years(conn, asked(None, Sort::Helpful, limit));
            assert_eq!(helpful, [2014, 2012, 2011, 2015, 2016, 2010, 2013]);
            assert_eq!(years(conn, asked(Some("queue"), Sort::Recent, limit)), newest);
            assert_eq!(years(conn, asked(Some("queue"), Sort::Relevance, limit)), newest);
            let helpful = years(conn, asked(Some("queue"), Sort::Helpful, limit));
            assert_eq!(helpful, [2014, 2012, 2011, 2015, 2016, 2010, 2013]);
        }
    });
}

#[test]
fn a_search_of_many_matches_goes_on_with_the_older_ones() {
    store(|conn| {
        for at in 0..130 {
            tell(conn, 2000 + at, "Queues.");
        }
        let mut found = years(conn, asked(Some("queues"), Sort::Relevance, 50));
        assert_eq!(found.len(), 130);
        found.sort_unstable();
        found.dedup();
        assert_eq!(found.len(), 130, "each once");
    });
}

#[test]
fn a_search_ranks_finds_forms_of_a_word_and_shows_where_it_stands() {
    store(|conn| {
        tell(conn, 2011, "They asked once about scheduling, and then of other things.");
        tell(conn, 2012, "Schedulers all day: a scheduler, scheduling, and one more scheduler.");
        tell(conn, 2013, "Only trees.");
        let page = list(conn, &asked(Some("scheduler"), Sort::Relevance, 10)).unwrap();
        let years: Vec<i32> = page.items.iter().map(|card| card.year).collect();
        assert_eq!(years, [2012, 2011]);
        let hits: Vec<&str> = page.items[1]
            .highlights
            .iter()
            .flatten()
            .filter(|part| part.hit)
            .map(|part| part.text.as_str())
            .collect();
        assert_eq!(hits, ["scheduling"]);
        for (words, want) in [
            ("scheduling -day", vec![2011]),
            ("\"other things\"", vec![2011]),
            ("trees or things", vec![2013, 2011]),
            ("pellworth trees", vec![2013]),
            ("the of and", vec![]),
            ("shown", vec![]),
            ("is=shown", vec![]),
            ("level=intern", vec![]),
            ("'s8=0'", vec![]),
            ("') or true --", vec![]),
            (":*&|!", vec![]),
        ] {
            let found = super::list(conn, &asked(Some(words), Sort::Recent, 10)).unwrap();
            let mut years: Vec<i32> = found.items.iter().map(|card| card.year).collect();
            years.sort_unstable_by(|a, b| b.cmp(a));
            assert_eq!(years, want, "{words}");
        }
    });
}

#[test]
fn no_words_are_too_strange_to_be_searched() {
    store(|conn| {
        tell(conn, 2011, "A front-end queue.");
        let dashes = ["-", "- ", "-&", "-\"\" ", "-\" \" ", "-\"", "-a ", "-a-", "--a ", "a or -"];
        let long = dashes.map(|text| format!("{}a", text.repeat(200 / text.len())));
        let mut random = 7_u32;
        let fuzz = (0..500).map(|_| {
            let pieces =
                ["-", "\"", " ", "a", "or", "&", "!", "(", ")", ":", "*", "'", "\\", "<->"];
            let piece = |_| {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                pieces[(random >> 16) as usize % pieces.len()]
            };
            (0..60).map(piece).collect::<String>()
        });
        for words in long.into_iter().chain(fuzz) {
            for sort in [Sort::Recent, Sort::Relevance] {
                let found = list(conn, &asked(Some(&words), sort, 10));
                assert!(found.is_ok(), "{words}: {found:?}");
            }
        }
        let found = list(conn, &asked(Some("front-end -stack"), Sort::Recent, 10)).unwrap();
        assert_eq!(found.items.len(), 1);
    });
}

#[test]
fn marks_in_a_text_do_not_break_the_parts() {
    store(|conn| {
        tell(conn, 2011, "Before \u{e000}queue\u{e001} <b>after</b>\u{e002} the end.");
        let page = list(conn, &asked(Some("queue"), Sort::Relevance, 10)).unwrap();
        let parts = &page.items[0].highlights;
        assert_eq!(parts.len(), 1, "{parts:?}");
        let text: String = parts[0].iter().map(|part| part.text.as_str()).collect();
        assert!(text.contains("Before queue ") && text.contains("the end."), "{text}");
        assert_eq!(parts[0].iter().filter(|part| part.hit).count(), 2, "queue, and queues");
    });
}

#[test]
fn words_are_found_with_and_without_case_accents_and_apostrophes() {
    store(|conn| {
        tell(conn, 2011, "Núñez of Łódź asked about ÉTUDES, O’Brien didn't.");
        for (words, hit) in [
            ("nunez", "Núñez"),
            ("NUÑEZ", "Núñez"),
            ("nu\u{301}n\u{303}ez", "Núñez"),
            ("lodz", "Łódź"),
            ("etude", "ÉTUDES"),
            ("études", "ÉTUDES"),
            ("obrien", "O’Brien"),
            ("o'brien", "O’Brien"),
            ("\"obrien didn’t\"", "O’Brien"),
        ] {
            let page = list(conn, &asked(Some(words), Sort::Relevance, 10)).unwrap();
            let shown = page.items.iter().flat_map(|card| card.highlights.iter().flatten());
            let hits: Vec<&str> =
                shown.filter(|part| part.hit).map(|part| part.text.as_str()).collect();
            assert_eq!(hits.first(), Some(&hit), "{words}");
        }
        for (words, found) in [("brien", 1), ("nunez – lodz", 1), ("nunez -lodz", 0), ("nunes", 0)]
        {
            let page = list(conn, &asked(Some(words), Sort::Recent, 10)).unwrap();
            assert_eq!(page.items.len(), found, "{words}");
        }
    });
}

#[test]
fn every_filter_narrows_the_list() {
    store(|conn| {
        tell(conn, 2011, "One.");
        let mut other = content("Other Ltd");
        other.year = 2020;
        other.level = Level::Lead;
        other.outcome = Outcome::NoOffer;
        other.difficulty = 5;
        other.language = "de".to_owned();
        other.source = crate::vocabulary::Source::Campus;
        other.position = "Designer".to_owned();
        let id = StoryId::new();
        publishing::go_live(conn, id, &other, Backing::Records, publishing::tests::at()).unwrap();
        let filters: [fn(&mut Filter); 9] = [
            |f| f.companies = vec!["other-ltd".to_owned()],
            |f| f.positions = vec!["designer".to_owned()],
            |f| f.years = vec![2020, 2021],
            |f| f.levels = vec![Level::Lead],
            |f| f.outcomes = vec![Outcome::NoOffer, Outcome::Waiting],
            |f| f.difficulties = vec![5],
            |f| f.sources = vec![crate::vocabulary::Source::Campus],
            |f| f.languages = vec!["de".to_owned()],
            |f| f.verified = true,
        ];
        for (at, narrow) in filters.into_iter().enumerate() {
            for (words, sort) in [(None, Sort::Recent), (Some("questions"), Sort::Relevance)] {
                let mut asked = asked(words, sort, 10);
                narrow(&mut asked.filter);
                let years: Vec<i32> =
                    list(conn, &asked).unwrap().items.iter().map(|card| card.year).collect();
                assert_eq!(years, [2020], "filter {at}");
            }
        }
    });
}

#[test]
fn one_story_has_its_text_and_others_like_it() {
    store(|conn| {
        let id = tell(conn, 2011, "One.");
        let near = tell(conn, 2012, "Two.");
        let mut elsewhere = content("Other Ltd");
        elsewhere.year = 2013;
        let far = published(conn, &elsewhere);
        let story = find(conn, id).unwrap();
        assert_eq!((story.summary.as_str(), story.rounds.len()), ("One.", 1));
        assert_eq!(story.card.path(), format!("/interviews/pellworth/software-engineer/2011/{id}"));
        assert_eq!(story.card.told_by(), "Software Engineer, intern, 2011");
        let ids: Vec<StoryId> = related(conn, &story.card).unwrap().iter().map(|c| c.id).collect();
        assert_eq!(ids, [near, far]);
        assert!(matches!(find(conn, StoryId::new()), Err(Error::NoStory)));
    });
}
