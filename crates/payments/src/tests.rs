//! Signatures and events by table, and calls of the double of Stripe.

use kernel::money::Currency;
use kernel::{Clock, InvoiceId, SystemClock};
use testkit::{STRIPE_KEY, STRIPE_SECRET, StripeServer, stripe_signature};

use super::*;
use crate::signature::verify;

const BODY: &str =
    r#"{"id":"evt_1","type":"checkout.session.completed","data":{"object":{"id":"cs_1"}}}"#;

#[test]
fn an_event_is_believed_when_any_of_its_signatures_is_ours_and_no_older_than_five_minutes() {
    let good = sign(STRIPE_SECRET, BODY.as_bytes(), 1000);
    let foreign = sign("whsec_other", BODY.as_bytes(), 1000);
    let (time, tag) = good.split_once(',').unwrap();
    let other = foreign.split_once(',').unwrap().1;
    let check = |header: &str, body: &str, now_s: i64| {
        verify(STRIPE_SECRET, header, body.as_bytes(), now_s)
    };
    assert_eq!(good, stripe_signature(STRIPE_SECRET, BODY, 1000));
    for header in [
        good.clone(),
        format!("{time},{other},{tag}"),
        format!("{time},v0=00,{tag}"),
        format!("{time}, {tag}"),
    ] {
        assert_eq!(check(&header, BODY, 1000), Ok(()), "{header}");
    }
    for now_s in [700, 1300] {
        assert_eq!(check(&good, BODY, now_s), Ok(()), "{now_s}");
    }
    for now_s in [699, 1301, i64::MIN, i64::MAX] {
        assert_eq!(check(&good, BODY, now_s), Err(BadSignature::Expired), "{now_s}");
    }
    for header in [
        foreign.clone(),
        format!("t=1001,{tag}"),
        format!("{time},{}", tag.replace("v1", "v0")),
        format!("{time},v1="),
        format!("{time},{}", &tag[..tag.len() - 1]),
        time.to_owned(),
    ] {
        assert_eq!(check(&header, BODY, 1000), Err(BadSignature::Unknown), "{header}");
    }
    for header in ["", "t=", "v1", tag, "t=x,v1=00"] {
        assert_eq!(check(header, BODY, 1000), Err(BadSignature::Malformed), "{header}");
    }
    assert_eq!(check(&good, &BODY.replace("cs_1", "cs_2"), 1000), Err(BadSignature::Unknown));
}

#[test]
fn an_event_says_where_to_look_and_nothing_else_of_it_counts() {
    let read = |kind: &str, object: &str| {
        let body = format!(r#"{{"id":"evt_1","type":"{kind}","data":{{"object":{object}}}}}"#);
        Event::read(body.as_bytes()).map(|event| event.subject)
    };
    let session = Some(Some(Subject::Page("cs_1".to_owned())));
    let payment = Some(Some(Subject::Payment("pi_1".to_owned())));
    assert_eq!(read("checkout.session.completed", r#"{"id":"cs_1"}"#), session);
    assert_eq!(read("checkout.session.async_payment_succeeded", r#"{"id":"cs_1"}"#), session);
    assert_eq!(read("charge.refunded", r#"{"id":"ch_1","payment_intent":"pi_1"}"#), payment);
    assert_eq!(read("charge.refunded", r#"{"id":"ch_1","payment_intent":null}"#), Some(None));
    assert_eq!(read("invoice.paid", r#"["anything"]"#), Some(None));
    assert_eq!(read("charge.refunded", "[]"), None);
    assert_eq!(Event::read(b"{}"), None);
    assert_eq!(Event::read(br#"{"id":"a b","type":"x"}"#), None);
}

fn wanted(key: &str) -> Wanted {
    Wanted {
        invoice: InvoiceId::new(),
        title: "Invoice A-2026-000001 & more".to_owned(),
        amount: 11_900,
        currency: Currency::Eur,
        key: key.to_owned(),
        paid_url: "https://assay.example/paid?a=b".to_owned(),
        back_url: "https://assay.example/back".to_owned(),
    }
}

fn at(url: &str, key: &str) -> Provider {
    let account = Account::new(url, key.to_owned(), STRIPE_SECRET.to_owned());
    Provider::Stripe(Box::new(Stripe::new(account).unwrap()))
}

#[tokio::test]
async fn a_page_is_made_once_for_a_key_and_what_became_of_it_is_asked() {
    let double = StripeServer::start();
    let provider = at(&double.url(), STRIPE_KEY);
    let wanted = wanted("one");
    let page = provider.begin(&wanted).await.unwrap();
    assert_eq!(provider.begin(&wanted).await.unwrap(), page);
    assert_eq!(double.sessions().as_slice(), std::slice::from_ref(&page.id));
    let form = &double.calls()[0].form;
    assert_eq!(form["line_items[0][price_data][product_data][name]"], wanted.title);
    assert_eq!(form["success_url"], wanted.paid_url);
    let look = |subject: Subject| {
        let provider = &provider;
        async move { provider.look(&subject).await.unwrap() }
    };
    let subject = Subject::Page(page.id.clone());
    let open = look(subject.clone()).await.unwrap();
    assert_eq!((open.received, open.refunded, open.invoice), (0, 0, Some(wanted.invoice)));
    double.pay(&page.id);
    double.refund(&page.id, 1900);
    let paid = look(subject).await.unwrap();
    assert_eq!((paid.received, paid.refunded, paid.currency), (11_900, 1900, Some(Currency::Eur)));
    let same = look(Subject::Payment(page.id.replace("cs_", "pi_"))).await.unwrap();
    assert_eq!(same, paid);
    assert_eq!(look(Subject::Page("cs_none".to_owned())).await, None);
    assert_eq!(look(Subject::Payment("pi_none".to_owned())).await, None);
    assert_eq!(look(Subject::Page("../balance".to_owned())).await, None, "a name is no path");
}

#[tokio::test]
async fn what_stripe_refuses_is_named_without_its_words_and_what_fails_can_be_tried_again() {
    let double = StripeServer::start();
    let (good, bad) = (at(&double.url(), STRIPE_KEY), at(&double.url(), "sk_wrong_key"));
    let refused = bad.begin(&wanted("a")).await.unwrap_err();
    let named = "invalid_request_error, api_key_invalid".to_owned();
    assert_eq!(refused, Failure::Refused(named));
    for status in [500, 503, 429] {
        double.fail(Some(status));
        assert_eq!(good.begin(&wanted("b")).await.unwrap_err(), Failure::Unavailable, "{status}");
    }
    double.fail(None);
    good.begin(&wanted("c")).await.unwrap();
    let nowhere = at("http://127.0.0.1:1", STRIPE_KEY);
    assert_eq!(nowhere.begin(&wanted("d")).await.unwrap_err(), Failure::Unavailable);
    assert!(!format!("{good:?}").contains(STRIPE_KEY));
    assert!(!format!("{good:?}").contains(STRIPE_SECRET));
}

#[tokio::test]
async fn without_a_provider_nothing_is_offered_and_no_event_is_believed() {
    let none = Provider::Manual;
    assert!(!none.is_online());
    assert_eq!(none.begin(&wanted("a")).await, Err(Failure::Manual));
    let now = SystemClock.now();
    let header = sign("", BODY.as_bytes(), now.timestamp());
    assert_eq!(none.read(&header, BODY.as_bytes(), now), Err(BadSignature::Unknown));
}
