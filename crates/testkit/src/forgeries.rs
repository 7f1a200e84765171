//! Tokens that must never be believed, each with the clause it breaks and, where it can, no other.

use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use jsonwebtoken::{Algorithm, EncodingKey, crypto};
use serde_json::{Value, json};

use crate::token::{Key, PROJECT, Token, forge_time, now_s, sign_text};

/// A token that must be refused.
#[derive(Debug, Clone)]
pub struct Forgery {
    /// What is wrong with it.
    pub what: String,
    /// The token.
    pub token: String,
    /// The clause the verifier names in its log.
    pub clause: &'static str,
}

/// Every forgery. The tokens count from now, so a test that keeps them loses their point.
pub fn forgeries() -> Vec<Forgery> {
    let parts = [identity(), times(), person(), headers(), foreign_keys(), texts(), spoilt()];
    parts.into_iter().flatten().collect()
}

fn honest() -> Token {
    Token::honest("uid-ada", "ada@example.com", true)
}

fn set(name: &str, value: Value) -> Token {
    honest().claim(name, value)
}

fn uid(uid: impl Into<Value>) -> Token {
    let uid = uid.into();
    set("sub", uid.clone()).claim("user_id", uid)
}

fn forgery(what: &str, clause: &'static str, token: String) -> Forgery {
    Forgery { what: what.to_owned(), token, clause }
}

fn signed(what: &str, clause: &'static str, token: &Token) -> Forgery {
    forgery(what, clause, token.sign())
}

/// Who issued it, for whom, and about whom.
fn identity() -> Vec<Forgery> {
    let other = honest()
        .claim("iss", json!("https://securetoken.google.com/other-project"))
        .claim("aud", json!("other-project"));
    let issuer = format!("https://securetoken.google.com/{PROJECT}");
    vec![
        signed("no issuer", "claims", &honest().without("iss")),
        signed("another project's token, rightly signed", "aud", &other),
        signed("a session cookie", "iss", &set("iss", json!(issuer.replace("token", "session")))),
        signed("a longer issuer", "iss", &set("iss", json!(format!("{issuer}/")))),
        signed("a list of issuers", "claims", &set("iss", json!([issuer]))),
        signed("an issuer in capitals", "iss", &set("iss", json!(issuer.to_uppercase()))),
        signed("no audience", "claims", &honest().without("aud")),
        signed("another audience", "aud", &set("aud", json!("other"))),
        signed("an empty audience", "aud", &set("aud", json!(""))),
        signed("a list of audiences", "claims", &set("aud", json!([PROJECT]))),
        signed("no subject", "claims", &honest().without("sub")),
        signed("an empty subject", "sub", &uid("")),
        signed("a subject of 129 characters", "sub", &uid("u".repeat(129))),
        signed("a subject with a newline", "sub", &uid("uid\n-ada")),
        signed("a subject with NUL", "sub", &uid("uid-ada\u{0}")),
        signed("a subject that is a number", "claims", &uid(7)),
        signed("a subject that is null", "claims", &uid(Value::Null)),
        signed("another user_id", "user_id", &set("user_id", json!("uid-ruth"))),
        signed("no user_id", "claims", &honest().without("user_id")),
    ]
}

/// When it was issued and until when it counts.
fn times() -> Vec<Forgery> {
    let late = set("exp", forge_time(-6)).claim("iat", forge_time(-3000));
    let yesterday = set("exp", forge_time(-86_400))
        .claim("iat", forge_time(-90_000))
        .claim("auth_time", forge_time(-90_000));
    let endless = set("exp", json!(i64::MAX)).claim("iat", json!(i64::MIN));
    let text = json!((now_s() + 3000).to_string());
    let fraction = json!(now_s() as f64 + 100.5);
    vec![
        signed("no end", "claims", &honest().without("exp")),
        signed("an end six seconds ago", "exp", &late),
        signed("yesterday's token", "exp", &yesterday),
        signed("an end before 1970", "exp", &set("exp", json!(-1))),
        signed("an end in ten years", "exp too far", &set("exp", forge_time(315_360_000))),
        signed("a life of an hour and 16 s", "exp too far", &set("exp", forge_time(3606))),
        signed("times that overflow", "exp too far", &endless),
        signed("an end that is text", "claims", &set("exp", text)),
        signed("an end that is null", "claims", &set("exp", Value::Null)),
        signed("an end that is a fraction", "claims", &set("exp", fraction)),
        signed("an end that is 1e300", "claims", &set("exp", json!(1e300))),
        signed("no issue time", "claims", &honest().without("iat")),
        signed("issued in a minute", "iat", &set("iat", forge_time(60))),
        signed("issued at text", "claims", &set("iat", json!("now"))),
        signed("no sign-in time", "claims", &honest().without("auth_time")),
        signed("signed in in an hour", "auth_time", &set("auth_time", forge_time(3600))),
        signed("signed in at true", "claims", &set("auth_time", json!(true))),
        signed("signed in before time", "time", &set("auth_time", json!(i64::MIN))),
        signed("not before the next minute", "nbf", &set("nbf", forge_time(60))),
        signed("not before text", "claims", &set("nbf", json!("soon"))),
        signed("not before null", "claims", &set("nbf", Value::Null)),
    ]
}

/// What it says of the person.
fn person() -> Vec<Forgery> {
    let by = |provider: &str| set("firebase", json!({ "sign_in_provider": provider }));
    let of_tenant = |tenant: Value| {
        set("firebase", json!({ "sign_in_provider": "password", "tenant": tenant }))
    };
    vec![
        signed("no address", "claims", &honest().without("email")),
        signed("an address that is none", "email", &set("email", json!("not an address"))),
        signed(
            "an address with a header",
            "email",
            &set("email", json!("a@example.com\r\nbcc: b@example.com")),
        ),
        signed("a look-alike address", "email", &set("email", json!("аda@example.com"))),
        signed("no verified flag", "claims", &honest().without("email_verified")),
        signed("verified as text", "claims", &set("email_verified", json!("true"))),
        signed("verified as a number", "claims", &set("email_verified", json!(1))),
        signed("no provider", "claims", &honest().without("firebase")),
        signed("an empty provider", "claims", &set("firebase", json!({}))),
        signed("an anonymous sign-in", "provider", &by("anonymous")),
        signed("a custom token", "provider", &by("custom")),
        signed("a phone sign-in", "provider", &by("phone")),
        signed("another provider", "provider", &by("facebook.com")),
        signed("a tenant's user", "tenant", &of_tenant(json!("tenant-1"))),
        signed("a tenant without a name", "tenant", &of_tenant(json!(""))),
        signed("no tenant, but named", "tenant", &of_tenant(Value::Null)),
    ]
}

/// Headers that ask to be verified some other way.
fn headers() -> Vec<Forgery> {
    let head = |name: &str, value: Value| honest().header(name, value);
    let none = |alg: &str| {
        let token = honest().header("alg", json!(alg)).sign();
        let (message, _) = token.rsplit_once('.').expect("three segments");
        forgery(&format!("alg {alg}, unsigned"), "alg", format!("{message}."))
    };
    vec![
        none("none"),
        none("None"),
        none("NONE"),
        none(""),
        signed("alg HS256", "alg", &head("alg", json!("HS256"))),
        signed("alg RS384", "alg", &head("alg", json!("RS384"))),
        signed("alg PS256", "alg", &head("alg", json!("PS256"))),
        signed("alg ES256", "alg", &head("alg", json!("ES256"))),
        signed("alg rs256", "alg", &head("alg", json!("rs256"))),
        signed("a list of algs", "header", &head("alg", json!(["RS256"]))),
        signed("alg null", "header", &head("alg", Value::Null)),
        signed("no key id", "kid", &head("kid", Value::Null)),
        signed("an empty key id", "kid", &head("kid", json!(""))),
        signed("a key id of 65 characters", "kid", &head("kid", json!("k".repeat(65)))),
        signed("a key id that is a path", "kid", &head("kid", json!("../../dev/null"))),
        signed("a key id that is SQL", "kid", &head("kid", json!("a' or '1'='1"))),
        signed("a key id that is an address", "kid", &head("kid", json!("http://evil.example/"))),
        signed("a key id with a newline", "kid", &head("kid", json!("test-key-a\n"))),
        signed("a key id that is a number", "header", &head("kid", json!(7))),
        signed("an unheard-of key", "unknown key", &head("kid", json!("unheard-of"))),
        signed("a critical extension", "crit", &head("crit", json!(["exp"]))),
        signed("an empty list of critical extensions", "crit", &head("crit", json!([]))),
        signed("critical extensions null", "crit", &head("crit", Value::Null)),
        signed("a header of a sealed token", "typ", &head("typ", json!("JWE"))),
        signed("a header of no token", "typ", &head("typ", json!(""))),
        signed("packed claims", "typ", &head("zip", json!("DEF"))),
        signed("claims packed by nothing", "typ", &head("zip", Value::Null)),
    ]
}

/// Signatures that hold, by a key that is not the provider's.
fn foreign_keys() -> Vec<Forgery> {
    let stranger = || Token { key: Key::B, ..honest() };
    let own = Key::B.public();
    let address = json!("https://evil.example/keys");
    let hmac = |what: &str, secret: &[u8]| {
        let token = honest().header("alg", json!("HS256")).sign();
        let (message, _) = token.rsplit_once('.').expect("three segments");
        let key = EncodingKey::from_secret(secret);
        let signature = crypto::sign(message.as_bytes(), &key, Algorithm::HS256).expect("sign");
        forgery(what, "alg", format!("{message}.{signature}"))
    };
    let modulus = Key::A.modulus();
    vec![
        signed("another key under the same name", "signature", &stranger()),
        signed("a key it brings itself", "signature", &stranger().header("jwk", own)),
        signed("the address of a key", "signature", &stranger().header("jku", address.clone())),
        signed("the address of a certificate", "signature", &stranger().header("x5u", address)),
        signed("the provider's retired key", "unknown key", &honest().signed_by(Key::B)),
        hmac("HS256 with the public key's text", modulus.as_bytes()),
        hmac("HS256 with the key set", Key::A.public().to_string().as_bytes()),
        hmac("HS256 with an empty secret", b""),
    ]
}

/// JSON that two readers could understand differently.
fn texts() -> Vec<Forgery> {
    let token = honest();
    let (header, claims) = (token.header.to_string(), token.claims.to_string());
    let twice = |text: &str, name: &str, value: Value| {
        let rest = text.strip_prefix('{').unwrap_or(text);
        format!("{{\"{name}\":{value},{rest}")
    };
    let with_claims =
        |what: &str, claims: String| forgery(what, "claims", sign_text(&header, &claims, Key::A));
    let with_header =
        |what: &str, header: String| forgery(what, "header", sign_text(&header, &claims, Key::A));
    let list = json!([PROJECT, "uid-ada", "RS256", Key::A.id()]).to_string();
    vec![
        with_header("two algs", twice(&header, "alg", json!("none"))),
        with_header("two key ids", twice(&header, "kid", json!(Key::B.id()))),
        with_header("a header that is a list", json!(["RS256", Key::A.id(), null]).to_string()),
        with_header("a header that is text", json!(header).to_string()),
        with_header("a header with more behind it", format!("{header}{{}}")),
        with_claims("two subjects", twice(&claims, "sub", json!("uid-ruth"))),
        with_claims("two ends", twice(&claims, "exp", forge_time(100))),
        with_claims("two audiences", twice(&claims, "aud", json!("other"))),
        with_claims("two verified flags", twice(&claims, "email_verified", json!(false))),
        with_claims("claims that are a list", list),
        with_claims("claims in the order of a list", in_order(&token.claims)),
        with_claims("claims that are null", "null".to_owned()),
        with_claims("claims that are nothing", String::new()),
        with_claims("claims with more behind them", format!("{claims} {claims}")),
        with_claims("claims behind a byte order mark", format!("\u{feff}{claims}")),
    ]
}

/// The claims as a list, in the order in which a reader may expect them.
fn in_order(claims: &Value) -> String {
    let order = ["iss", "aud", "sub", "user_id", "exp", "iat", "auth_time"];
    let mut list: Vec<Value> = order.iter().filter_map(|name| claims.get(name).cloned()).collect();
    list.extend([json!(null), json!("ada@example.com"), json!(true), json!(["password"])]);
    Value::from(list).to_string()
}

/// An honest token, spoilt on its way.
fn spoilt() -> Vec<Forgery> {
    let good = honest().sign();
    let (message, signature) = good.rsplit_once('.').expect("three segments");
    let (head, body) = message.split_once('.').expect("three segments");
    let other = Token::honest("uid-eve", "eve@example.com", true).sign();
    let swapped = other.split('.').nth(1).expect("three segments");
    let plain = |part: &str| {
        let bytes = URL_SAFE_NO_PAD.decode(part).expect("what we made");
        STANDARD.encode(bytes)
    };
    let raw = format!("{}.{}.{signature}", honest().header, honest().claims);
    vec![
        forgery("nothing", "segments", String::new()),
        forgery("an API key", "segments", format!("assay_k_{}", "A".repeat(43))),
        forgery("an API key in capitals", "segments", format!("ASSAY_K_{}", "A".repeat(43))),
        forgery("the beginning of an API key", "segments", "assay_k_".to_owned()),
        forgery("an API key before a token", "header", format!("assay_k_{good}")),
        forgery("one segment", "segments", head.to_owned()),
        forgery("two segments", "segments", message.to_owned()),
        forgery("four segments", "segments", format!("{good}.x")),
        forgery("five segments", "segments", format!("{good}.x.y")),
        forgery("only dots", "header", "..".to_owned()),
        forgery("no signature", "signature", format!("{message}.")),
        forgery("another's claims", "signature", format!("{head}.{swapped}.{signature}")),
        forgery(
            "a signature of zeros",
            "signature",
            format!("{message}.{}", "A".repeat(signature.len())),
        ),
        forgery("half a signature", "signature", format!("{message}.{:.100}", signature)),
        forgery("a padded signature", "signature", format!("{message}.{signature}==")),
        forgery("padded claims", "signature", format!("{head}.{body}=.{signature}")),
        forgery("the other base64", "header", format!("{}.{body}.{signature}", plain(head))),
        forgery("a letter before it", "header", format!("?{good}")),
        forgery("a space before it", "header", format!(" {good}")),
        forgery("JSON as it is", "segments", raw),
        forgery("more than 8 KiB", "size", format!("{good}{}", "A".repeat(8192))),
        signed("a subject of 7 000 characters", "size", &uid("u".repeat(7000))),
    ]
}
