//! companies.
