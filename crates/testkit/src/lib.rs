#![doc = include_str!("../README.md")]
#![expect(clippy::expect_used, reason = "a test that cannot have its surroundings must stop")]

mod accounts;
mod ats;
mod cluster;
mod database;
mod forgeries;
mod github;
mod identity;
pub mod machines;
mod model;
mod people;
mod spellings;
mod stripe;
mod token;

pub use accounts::{Account, AccountServer};
pub use ats::{AtsServer, Reported, Trouble};
pub use database::{TestDb, store};
pub use forgeries::{Forgery, forgeries};
pub use github::{
    GITHUB_ID, GITHUB_SECRET, GithubAccount, GithubAsked, GithubFault, GithubPull, GithubRepo,
    GithubServer,
};
pub use identity::{Answer, IdentityProvider};
pub use model::{Asked, ModelServer, Reply};
pub use people::{company, owner, user, worker};
pub use spellings::{Spelling, spellings};
pub use stripe::{STRIPE_KEY, STRIPE_SECRET, StripeCall, StripeServer, stripe_signature};
pub use token::{Key, PROJECT, Token, forge_time, now_s};
