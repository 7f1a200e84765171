//! assessments.
