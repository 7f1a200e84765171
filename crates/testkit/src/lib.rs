#![doc = include_str!("../README.md")]
#![expect(clippy::expect_used, reason = "a test that cannot have its surroundings must stop")]

mod accounts;
mod cluster;
mod database;
mod doubles;
mod forgeries;
mod identity;
pub mod machines;
mod people;
mod sample;
mod seed;
mod spellings;
mod token;

pub use accounts::{Account, AccountServer};
pub use database::{Lent, TestDb, store};
pub use doubles::{
    Asked, AtsServer, GITHUB_ID, GITHUB_SECRET, GithubAccount, GithubAsked, GithubFault,
    GithubPull, GithubRepo, GithubServer, ModelServer, Reply, Reported, STRIPE_KEY, STRIPE_SECRET,
    StripeCall, StripeServer, Trouble, stripe_signature,
};
pub use forgeries::{Forgery, forgeries};
pub use identity::{Answer, IdentityProvider};
pub use people::{company, owner, user, worker};
pub use sample::Sample;
pub use spellings::{REFUSED_AS_SPELLED, Spelling, spellings};
pub use token::{Key, PROJECT, Token, forge_time, now_s};
