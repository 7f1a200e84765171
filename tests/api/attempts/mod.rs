//! An attempt, from the invitation to the grade.

mod assistance;
mod codebrain;
mod ending;
pub(crate) mod grades;
mod leases;
pub(crate) mod live;
mod more_time;
mod reading;
mod recordings;
mod rejudged;
mod retried;
pub(crate) mod sharing;
mod sockets;
pub(crate) mod writing;
