//! Servers that speak the wire of others: a language model, GitHub, Stripe, applicant tracking systems.

mod ats;
mod github;
mod model;
mod stripe;

pub use ats::{AtsServer, Reported, Trouble};
pub use github::{
    GITHUB_ID, GITHUB_SECRET, GithubAccount, GithubAsked, GithubFault, GithubPull, GithubRepo,
    GithubServer,
};
pub use model::{Asked, ModelServer, Reply};
pub use stripe::{STRIPE_KEY, STRIPE_SECRET, StripeCall, StripeServer, stripe_signature};
