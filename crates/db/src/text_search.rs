//! PostgreSQL's text search in Diesel's words.

use diesel::query_builder::QueryId;
use diesel::sql_types::SqlType;

/// The words of a text, as PostgreSQL searches them. Never read, only searched.
#[derive(Debug, Clone, Copy, SqlType, QueryId)]
#[diesel(postgres_type(name = "tsvector", schema = "pg_catalog"))]
pub struct TsVector;
