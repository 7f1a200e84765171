//! A company's way in: its inquiry, the admin's decision, the link that opens its account.

pub mod activate;
pub mod apply;
pub mod bulk;
pub mod create_account;
pub mod opening;
pub mod review;
mod turning_away;
