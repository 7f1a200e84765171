//! PostgreSQL's text search in Diesel's words, and patterns that find a part of a text.

use diesel::query_builder::QueryId;
use diesel::sql_types::SqlType;

/// The words of a text, as PostgreSQL searches them. Never read, only searched.
#[derive(Debug, Clone, Copy, SqlType, QueryId)]
#[diesel(postgres_type(name = "tsvector", schema = "pg_catalog"))]
pub struct TsVector;

/// The pattern of a `like` that finds a text anywhere; signs of patterns in it stand for themselves.
pub fn anywhere(text: &str) -> String {
    let plain = text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    format!("%{plain}%")
}

/// The pattern of an `ilike` that an index of trigrams serves: it finds a text anywhere, and one or two letters or
/// digits, which have no trigram in the middle of a word, where they begin the whole.
pub fn findable(text: &str) -> String {
    let is_short = text.chars().count() < 3 && text.chars().all(|c| c.is_ascii_alphanumeric());
    if is_short { format!("{text}%") } else { anywhere(text) }
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
    use super::*;

    #[test]
    fn one_or_two_letters_are_looked_for_at_the_beginning() {
        let patterns = ["A", "a1", "abc", "é", "a-", "_a"].map(findable);
        assert_eq!(patterns, ["A%", "a1%", "%abc%", "%é%", "%a-%", "%\\_a%"]);
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
