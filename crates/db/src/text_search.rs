//! PostgreSQL's text search in Diesel's words, and patterns that find a part of a text.

use std::cmp::Reverse;

use diesel::dsl::sql;
use diesel::expression::SqlLiteral;
use diesel::query_builder::QueryId;
use diesel::sql_types::{Bool, SqlType, Text};
use kernel::Instant;

/// The words of a text, as PostgreSQL searches them. Never read, only searched.
#[derive(Debug, Clone, Copy, SqlType, QueryId)]
#[diesel(postgres_type(name = "tsvector", schema = "pg_catalog"))]
pub struct TsVector;

diesel::define_sql_function! {
    /// The text as [`kernel::fold`] writes it.
    fn fold_text(said: Text) -> Text;
}

/// The pattern of a `like` that finds a text anywhere; signs of patterns in it stand for themselves.
pub fn anywhere(text: &str) -> String {
    let plain = text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    format!("%{plain}%")
}

/// The pattern of a `like` that an index of trigrams serves: it finds a text anywhere, and one or two letters or
/// digits, which have no trigram in the middle of a word, where they begin the whole.
pub fn findable(text: &str) -> String {
    if is_short(text) { format!("{text}%") } else { anywhere(text) }
}

fn is_short(text: &str) -> bool {
    text.chars().count() < 3 && text.chars().all(|c| c.is_ascii_alphanumeric())
}

/// Always true. A statement with it is planned for its own values each time. A plan that is kept for any text takes some
/// rows to be found soon and reads the whole list for a text that hardly any has, and no index of some rows of a table
/// serves it.
pub fn planned_for_its_text() -> SqlLiteral<Bool> {
    sql("true")
}

/// How many rows at the beginning of a list say which texts are frequent.
pub const SAMPLE: i64 = 200;

/// Whether a line holds a text as [`findable`] finds it; both folded.
pub fn holds(line: &str, text: &str) -> bool {
    if is_short(text) { line.starts_with(text) } else { line.contains(text) }
}

/// The parts of a text that an index of trigrams finds by themselves: its words of three letters or digits and more,
/// each with the space before it.
pub fn parts(text: &str) -> Vec<String> {
    let has_trigram = |word: &&str| {
        let mut runs = word.split(|c: char| !c.is_alphanumeric());
        runs.any(|run| run.chars().count() >= 3)
    };
    let words = text.split(' ').enumerate().filter(|(_, word)| has_trigram(word));
    words.map(|(at, word)| if at == 0 { word.to_owned() } else { format!(" {word}") }).collect()
}

/// Of several parts of a text that which the fewest of a sample hold, all of them folded, the longest of equals; `None`
/// where there are no two. An index that is asked for all of them goes through the rows of the frequent ones too.
pub fn rarest<'a>(parts: &'a [String], sample: &[String]) -> Option<&'a str> {
    let held = |part: &str| sample.iter().filter(|text| text.contains(part)).count();
    let rarest = parts.iter().min_by_key(|part| (held(part), Reverse(part.chars().count())));
    rarest.filter(|_| parts.len() > 1).map(String::as_str)
}

/// Of what was found in a list, by when it came there, the newest after a place, each once and at most so many.
pub fn newest<I: Ord + Copy>(
    mut found: Vec<(Instant, I)>,
    after: Option<(Instant, I)>,
    most: i64,
) -> Vec<I> {
    found.sort_unstable_by_key(|place| Reverse(*place));
    found.dedup();
    let rest = found.into_iter().filter(|place| after.is_none_or(|after| *place < after));
    rest.take(usize::try_from(most).unwrap_or(usize::MAX)).map(|(_, id)| id).collect()
}

/// How many rows a search of a long list may find to be read and ordered.
///
/// A page of what somebody searches for is quick in one of two ways. A rare word's rows are found by their index, all of
/// them, and ordered. A frequent word's are met soon on a walk through the list in its order. The planner cannot choose:
/// it takes the matches to be spread evenly, and where they all lie at the end of the list a walk reads a million rows.
/// So a search first asks the index for the ids of this many and one more, which it stops at; [`if_few`] says whether
/// these are all. A word that is not among them walks past 500 rows for each it finds in a million, on the average.
pub const FEW: i64 = 2000;

/// What was found by a statement that stops after [`FEW`] and one more; `None` where that is not everything.
pub fn if_few<T>(found: Vec<T>) -> Option<Vec<T>> {
    let is_few = i64::try_from(found.len()).is_ok_and(|number| number <= FEW);
    is_few.then_some(found)
}

#[cfg(test)]
mod tests {
    use diesel::RunQueryDsl;

    use super::*;

    #[test]
    fn one_or_two_letters_are_looked_for_at_the_beginning() {
        let patterns = ["A", "a1", "abc", "é", "a-", "_a"].map(findable);
        assert_eq!(patterns, ["A%", "a1%", "%abc%", "%é%", "%a-%", "%\\_a%"]);
    }

    #[test]
    fn the_part_that_the_fewest_rows_hold_is_asked_for() {
        let some = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        assert_eq!(parts("firma 777 a-b  gmbh"), some(&["firma", " 777", " gmbh"]));
        let sample = some(&["firma 1", "firma 777", "firma 2"]);
        assert_eq!(rarest(&some(&["firma", " 777"]), &sample), Some(" 777"));
        assert_eq!(rarest(&some(&["abc", " abcd"]), &sample), Some(" abcd"));
        assert_eq!(rarest(&some(&["firma"]), &sample), None, "one part is the whole");
        assert!(holds("acme", "ac") && !holds("acme", "cm") && holds("acme", "cme"));
    }

    /// What PostgreSQL makes of each text.
    #[expect(clippy::disallowed_methods, reason = "PostgreSQL itself is asked")]
    fn folded_there(conn: &mut crate::Conn, texts: &[String]) -> Vec<(String, String)> {
        let sql = "select fold_text(t), btrim(fold_words(t)) from unnest($1) with ordinality as u (t, n) order by n";
        let rows: Vec<Folded> = diesel::sql_query(sql)
            .bind::<diesel::sql_types::Array<Text>, _>(texts)
            .load(conn)
            .unwrap();
        rows.into_iter().map(|row| (row.fold_text, row.btrim)).collect()
    }

    #[derive(diesel::QueryableByName)]
    struct Folded {
        #[diesel(sql_type = Text)]
        fold_text: String,
        #[diesel(sql_type = Text)]
        btrim: String,
    }

    /// Latin, Greek, Cyrillic and their neighbours, with signs and forms in full, as Unicode 14 has them: PostgreSQL 15
    /// knows no later one.
    const BLOCKS: [std::ops::RangeInclusive<u32>; 12] = [
        0x1..=0x557,
        0x559..=0x58a,
        0x58f..=0x6ff,
        0x10a0..=0x11ff,
        0x13a0..=0x13ff,
        0x1c80..=0x1c88,
        0x1c90..=0x1cbf,
        0x1d00..=0x209c,
        0x20a0..=0x2dff,
        0xa640..=0xa7ca,
        0xfb00..=0xffff,
        0x1d400..=0x1d6a5,
    ];

    #[test]
    fn rust_and_postgresql_fold_every_letter_alike() {
        let letters = BLOCKS.into_iter().flatten().filter_map(char::from_u32);
        let letters: Vec<String> = letters.map(String::from).collect();
        assert!(letters.len() > 5000, "{}", letters.len());
        testkit::store(|conn| {
            for (letter, (there, _)) in letters.iter().zip(folded_there(conn, &letters)) {
                assert_eq!(kernel::fold(letter), there, "{letter:?}");
            }
        });
    }

    #[test]
    fn rust_and_postgresql_fold_names_alike() {
        let parts = [
            "Núñez",
            "nu\u{301}n\u{303}ez",
            "Nguyễn",
            "Łukasz",
            "Øystein",
            "O’Brien",
            "O'Brien",
            "O´Brien",
            "Straße",
            "ẞ",
            "İnan",
            "ışık",
            "Σίσυφος",
            "Фёдор",
            "Йи\u{306}",
            "Ð",
            "Ｆｕｌｌ",
            "so\u{ad}ft",
            "ze\u{200b}ro",
            "-",
            "–",
            "\u{3000}",
            "\t",
            "ﬁ",
            "①",
            "李明",
            "김",
            "שָׁ",
            "مُحَمَّد",
            "ก",
            "\u{1f468}\u{200d}",
            "_",
            "%",
            "\\",
            "ŉ",
            "ǅ",
            "ΐ",
            "ᾳ",
        ];
        let joined = |at: usize| {
            let part = |shift: usize| parts[(at * 31 + shift * at * at + shift * 7) % parts.len()];
            [part(1), part(2), " ", part(3), part(4)].concat()
        };
        let texts: Vec<String> = (0..4000).map(joined).collect();
        testkit::store(|conn| {
            for (text, there) in texts.iter().zip(folded_there(conn, &texts)) {
                let here = (kernel::fold(text), kernel::fold_words(text).join(" "));
                assert_eq!(here, there, "{text:?}");
            }
        });
    }

    #[test]
    fn the_newest_after_a_place_are_a_page() {
        let at = |second: i64| Instant::from_timestamp(second, 0).unwrap();
        let found = vec![(at(1), 1), (at(3), 3), (at(2), 2), (at(3), 3), (at(3), 4)];
        assert_eq!(newest(found.clone(), None, 3), [4, 3, 2]);
        assert_eq!(newest(found, Some((at(3), 3)), 9), [2, 1]);
    }

    #[test]
    fn what_may_not_be_all_is_not_few() {
        let found = |number: i64| if_few((0..number).collect()).map(|found| found.len());
        assert_eq!([found(0), found(FEW), found(FEW + 1)], [Some(0), Some(2000), None]);
    }

    #[test]
    fn signs_of_patterns_stand_for_themselves() {
        assert_eq!(anywhere("50%_a\\b"), "%50\\%\\_a\\\\b%");
    }
}
