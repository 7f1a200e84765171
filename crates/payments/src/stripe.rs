//! Stripe's Checkout. Source: Stripe's API reference, Checkout Sessions.

use std::fmt;
use std::time::Duration;

use kernel::chrono::DateTime;
use kernel::money::Currency;
use reqwest::header::CONTENT_TYPE;
use reqwest::{RequestBuilder, Response, StatusCode, Url, redirect};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::event::is_name;
use crate::{Failure, Outcome, Page, Subject, Wanted};

/// The version of the API whose objects are read here.
const VERSION: &str = "2024-06-20";
/// How long a call may take, and its connection.
const TOTAL: Duration = Duration::from_secs(10);
const CONNECT: Duration = Duration::from_secs(3);
/// The most bytes of an answer.
const MAX_BYTES: usize = 1 << 20;

/// Where Stripe is, and who we are there.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    url: String,
    key: String,
    secret: String,
}

impl fmt::Debug for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account").field("url", &self.url).finish_non_exhaustive()
    }
}

impl Account {
    /// `url` is what stands before `/v1`; `secret` is that of the webhook.
    pub fn new(url: &str, key: String, secret: String) -> Self {
        Self { url: url.trim_end_matches('/').to_owned(), key, secret }
    }

    /// Whether the key takes real money.
    pub fn is_live(&self) -> bool {
        self.key.starts_with("sk_live_") || self.key.starts_with("rk_live_")
    }

    /// What about key and secret cannot be Stripe's, without asking there.
    pub fn faults(&self) -> Vec<&'static str> {
        let keys = ["sk_live_", "rk_live_", "sk_test_", "rk_test_"];
        let says = |text: &str, begins: &[&str], least: usize| {
            let rest = begins.iter().find_map(|begin| text.strip_prefix(begin));
            rest.is_some_and(|rest| {
                rest.len() >= least && rest.bytes().all(|b| b.is_ascii_alphanumeric())
            })
        };
        let mut faults = Vec::new();
        if self.key.starts_with("pk_") {
            faults.push("ASSAY_STRIPE_KEY is the publishable key: set the secret one");
        } else if !says(&self.key, &keys, 16) {
            faults.push("ASSAY_STRIPE_KEY is no key of Stripe's: one begins with sk_ or rk_");
        }
        if !says(&self.secret, &["whsec_"], 16) {
            faults.push(
                "ASSAY_STRIPE_WEBHOOK_SECRET is no signing secret of Stripe's: one begins with whsec_",
            );
        }
        faults
    }
}

/// Stripe, asked for this process.
#[derive(Debug)]
pub struct Stripe {
    http: reqwest::Client,
    account: Account,
}

#[derive(Deserialize)]
struct Session {
    id: String,
    url: Option<String>,
    amount_total: Option<i64>,
    currency: Option<String>,
    expires_at: Option<i64>,
    #[serde(default)]
    payment_status: String,
    payment_intent: Option<Intent>,
    #[serde(default)]
    metadata: Metadata,
}

#[derive(Deserialize, Default)]
struct Metadata {
    invoice_id: Option<String>,
}

/// Its name, or all of it where that was asked for.
#[derive(Deserialize)]
#[serde(untagged)]
enum Intent {
    Named(String),
    Whole { id: String, latest_charge: Option<Value> },
}

#[derive(Deserialize)]
struct List {
    data: Vec<Session>,
}

#[derive(Deserialize)]
struct Refusal {
    error: Reason,
}

#[derive(Deserialize)]
struct Reason {
    #[serde(rename = "type")]
    kind: String,
    code: Option<String>,
}

impl Session {
    fn page(&self) -> Result<Page, Failure> {
        let amount = self.amount_total.filter(|amount| *amount > 0).ok_or(Failure::Unreadable)?;
        let url = self.url.clone().filter(|url| url.len() <= 2000);
        let expires_at = self.expires_at.and_then(|second| DateTime::from_timestamp(second, 0));
        if !is_name(&self.id) {
            return Err(Failure::Unreadable);
        }
        Ok(Page { id: self.id.clone(), url, amount, expires_at })
    }

    fn outcome(self) -> Result<Outcome, Failure> {
        let page = self.page()?;
        let (reference, refunded) = match self.payment_intent {
            None => (None, 0),
            Some(Intent::Named(id)) => (Some(id), 0),
            Some(Intent::Whole { id, latest_charge }) => {
                // Where what was given back is not known, nothing is decided.
                let refunded = |charge: Value| charge.get("amount_refunded")?.as_i64();
                let known = latest_charge.map_or(Some(0), refunded);
                (Some(id), known.ok_or(Failure::Unreadable)?)
            }
        };
        let received = if self.payment_status == "paid" { page.amount } else { 0 };
        let code = self.currency.unwrap_or_default().to_ascii_uppercase();
        Ok(Outcome {
            page,
            invoice: self.metadata.invoice_id.and_then(|id| id.parse().ok()),
            currency: Currency::parse(&code),
            received,
            refunded,
            reference: reference.filter(|id| is_name(id)),
        })
    }
}

/// Pairs as the body of a form.
fn form(pairs: &[(&str, &str)]) -> String {
    let Ok(mut url) = Url::parse("https://form.invalid/") else { return String::new() };
    url.query_pairs_mut().extend_pairs(pairs);
    url.query().unwrap_or_default().to_owned()
}

impl Stripe {
    /// Asks nothing yet.
    ///
    /// # Errors
    /// When no HTTP client can be made on this machine.
    pub fn new(account: Account) -> Result<Self, reqwest::Error> {
        let http = reqwest::Client::builder()
            .connect_timeout(CONNECT)
            .timeout(TOTAL)
            .redirect(redirect::Policy::none())
            .no_proxy()
            .build()?;
        Ok(Self { http, account })
    }

    pub(crate) fn secret(&self) -> &str {
        &self.account.secret
    }

    pub(crate) async fn begin(&self, wanted: &Wanted) -> Result<Page, Failure> {
        let (invoice, amount) = (wanted.invoice.to_string(), wanted.amount.to_string());
        let currency = wanted.currency.as_str().to_ascii_lowercase();
        let body = form(&[
            ("mode", "payment"),
            ("client_reference_id", &invoice),
            ("metadata[invoice_id]", &invoice),
            ("payment_intent_data[metadata][invoice_id]", &invoice),
            ("line_items[0][quantity]", "1"),
            ("line_items[0][price_data][currency]", &currency),
            ("line_items[0][price_data][unit_amount]", &amount),
            ("line_items[0][price_data][product_data][name]", &wanted.title),
            ("success_url", &wanted.paid_url),
            ("cancel_url", &wanted.back_url),
        ]);
        let request = self
            .http
            .post(format!("{}/v1/checkout/sessions", self.account.url))
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header("Idempotency-Key", &wanted.key)
            .body(body);
        let page = self.ask::<Session>(request).await?.ok_or(Failure::Unreadable)?.page()?;
        if page.amount == wanted.amount && page.url.is_some() {
            Ok(page)
        } else {
            Err(Failure::Unreadable)
        }
    }

    pub(crate) async fn look(&self, subject: &Subject) -> Result<Option<Outcome>, Failure> {
        let found = match subject {
            Subject::Page(id) if is_name(id) => {
                let query = form(&[("expand[]", "payment_intent.latest_charge")]);
                self.ask::<Session>(self.get(&format!("/{id}?{query}"))).await?
            }
            Subject::Payment(id) if is_name(id) => {
                let query = form(&[
                    ("payment_intent", id),
                    ("limit", "1"),
                    ("expand[]", "data.payment_intent.latest_charge"),
                ]);
                let list = self.ask::<List>(self.get(&format!("?{query}"))).await?;
                list.and_then(|list| list.data.into_iter().next())
            }
            _ => None,
        };
        found.map(Session::outcome).transpose()
    }

    fn get(&self, rest: &str) -> RequestBuilder {
        self.http.get(format!("{}/v1/checkout/sessions{rest}", self.account.url))
    }

    /// The answer; `None` where there is no such thing.
    async fn ask<T: DeserializeOwned>(
        &self,
        request: RequestBuilder,
    ) -> Result<Option<T>, Failure> {
        let request = request.bearer_auth(&self.account.key).header("Stripe-Version", VERSION);
        let response = request.send().await.map_err(|_| Failure::Unavailable)?;
        let status = response.status();
        let body = read(response).await?;
        if status == StatusCode::NOT_FOUND {
            return Ok(None);
        }
        if status.is_success() {
            return serde_json::from_slice(&body).map(Some).map_err(|_| Failure::Unreadable);
        }
        if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS {
            return Err(Failure::Unavailable);
        }
        // The message may quote what was sent; the names of the reason do not.
        let Refusal { error } = serde_json::from_slice(&body).map_err(|_| Failure::Unreadable)?;
        let named = [Some(error.kind), error.code].into_iter().flatten();
        let named: Vec<String> = named.filter(|word| is_name(word)).collect();
        Err(Failure::Refused(named.join(", ")))
    }
}

async fn read(mut response: Response) -> Result<Vec<u8>, Failure> {
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|_| Failure::Unavailable)? {
        if body.len() + chunk.len() > MAX_BYTES {
            return Err(Failure::Unreadable);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}
