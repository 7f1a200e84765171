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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_patterns_stand_for_themselves() {
        assert_eq!(anywhere("50%_a\\b"), "%50\\%\\_a\\\\b%");
    }
}
