//! What the admin sees and does that no queue holds.

mod candidates;
