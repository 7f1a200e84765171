//! challenges.
