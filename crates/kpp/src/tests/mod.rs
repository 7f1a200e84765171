//! Tests of this crate. `fixture` writes small packages; each topic has its own file.

mod archive;
mod check;
mod data;
mod fixture;
mod generators;
mod hostile;
mod keeping;
mod left_out;
mod metadata;
mod problem;
mod scenario;
mod submissions;
