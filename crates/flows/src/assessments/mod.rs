//! Assessments: made, sent out, taken, graded, judged again.

pub mod accommodate;
pub mod count;
mod create;
pub mod decide;
pub mod extend;
pub mod grade;
pub(crate) mod heading;
pub mod invite;
pub mod outage;
pub mod quota;
pub mod rejudge;
pub mod remind;
pub mod reuse;
pub mod send;
pub mod submit;
pub mod trial;
pub mod void;

pub use create::{create, duplicate, edit};
