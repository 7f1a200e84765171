//! Messages as mail programs write them, and messages that no mail program writes.

use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::*;

const GMAIL: &[u8] = include_bytes!("fixtures/gmail.eml");
const OUTLOOK: &[u8] = include_bytes!("fixtures/outlook.eml");
const OUTLOOK_PLAIN: &[u8] = include_bytes!("fixtures/outlook-plain.eml");
const APPLE: &[u8] = include_bytes!("fixtures/apple.eml");
const THUNDERBIRD: &[u8] = include_bytes!("fixtures/thunderbird.eml");
const BOUNCE: &[u8] = include_bytes!("fixtures/bounce.eml");

fn letter(raw: &[u8]) -> Received {
    match read(raw) {
        Ok(Incoming::Written(letter)) => *letter,
        other => panic!("{other:?}"),
    }
}

/// A plain message with this text.
fn plain(text: &str) -> Vec<u8> {
    format!("From: ada@example.com\nContent-Type: text/plain; charset=utf-8\n\n{text}").into_bytes()
}

/// The same with lines that end as on the wire.
fn on_the_wire(raw: &[u8]) -> Vec<u8> {
    String::from_utf8(raw.to_vec()).unwrap().replace('\n', "\r\n").into_bytes()
}

#[test]
fn the_writers_own_words_are_read_from_what_mail_programs_send() {
    for (raw, want) in [
        (
            GMAIL,
            "Thanks, that helped \u{2013} one more thing:\n\nIs the deadline on Friday?\n\nAda",
        ),
        (OUTLOOK, "It worked, gr\u{fc}\u{df}e.\n\nSee & thank you."),
        (OUTLOOK_PLAIN, "It works now."),
        (APPLE, "Here is a picture of it."),
        (
            THUNDERBIRD,
            "Am 26.11.26 um 10:00 schrieb Assay:\n> Which browser is it?\n\nIt is Firefox, and it \
             was on a train with a connection that came and went all the time.\n\n> Can you send \
             the log?\n\nAttached.",
        ),
    ] {
        for raw in [raw.to_vec(), on_the_wire(raw)] {
            let read = letter(&raw);
            assert_eq!(read.text, want);
            assert_eq!(read.sender.as_str(), "ada@example.com");
            let to = "support+00112233445566778899aabbccddeeff@assay.example";
            assert_eq!(read.recipients.iter().map(Email::as_str).collect::<Vec<_>>(), [to]);
        }
    }
}

#[test]
fn files_are_decoded_and_named() {
    let files = letter(THUNDERBIRD).files;
    let named: Vec<_> = files.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(named, ["setup.exe", "run.log"]);
    assert_eq!(files[1].content, b"started\n");
    assert_eq!(files[0].content, b"MZ\x90\0\x03\0\0\0");
    let files = letter(APPLE).files;
    assert_eq!((files.len(), files[0].name.as_str()), (1, "notes.txt"));
    let inner = "From: a@example.com\nContent-Type: message/rfc822\n\nFrom: b@example.com\n\nHi";
    let files = letter(inner.as_bytes()).files;
    assert_eq!((files[0].name.as_str(), files[0].content.len()), ("message.eml", 0));
}

#[test]
fn what_no_text_of_a_chat_may_hold_is_left_out() {
    assert_eq!(letter(&plain("a\0b\u{202e}c\u{7}d\u{feff}")).text, "abcd");
}

#[test]
fn html_stands_on_the_lines_on_which_it_is_shown() {
    let html = |text: &str| {
        let head = "From: ada@example.com\nContent-Type: text/html; charset=utf-8\n\n";
        letter(format!("{head}{text}").as_bytes()).text
    };
    assert_eq!(html("one<div>two</div><div>three</div>"), "one\ntwo\nthree");
    assert_eq!(html("<div>one</div><div><br></div><div>two</div>"), "one\n\ntwo");
    assert_eq!(html("<p>a &lt; b</p><script>alert(1)</script>"), "a < b");
    assert_eq!(html("mine<blockquote type=\"cite\">theirs</blockquote>"), "mine");
    let answered = "<blockquote>Did it?</blockquote>No.<blockquote>And now?</blockquote>Yes.";
    assert_eq!(html(answered), "> Did it?\nNo.\n> And now?\nYes.");
}

#[test]
fn html_is_read_where_plain_text_lacks_its_words() {
    let both = |plain: &str, html: &str| {
        let text = format!(
            "From: ada@example.com\nContent-Type: multipart/alternative; boundary=b\n\n\
             --b\nContent-Type: text/plain\n\n{plain}\n--b\nContent-Type: text/html\n\n{html}\n--b--\n"
        );
        letter(text.as_bytes()).text
    };
    let said = "<p>The editor froze twice.</p><p>The timer went on.</p>";
    assert_eq!(
        both("Your program shows no HTML.", said),
        "The editor froze twice.\n\nThe timer went on."
    );
    assert_eq!(
        both("The editor froze twice. The timer went on!", said),
        "The editor froze twice. The timer went on!"
    );
}

#[test]
fn a_mail_that_is_too_long_shows_less_and_keeps_all() {
    let quoted = "> a line that is quoted\n".repeat(20);
    let first = "On Sat, 28 Nov 2026, Assay wrote:\n> Did it run?\nNo.";
    let text = format!("{first}\n{quoted}Yes.\n\n---------- Forwarded message ---------\nTheirs.");
    let read = letter(&plain(&text));
    assert!(read.text.contains("Did it run?") && read.text.contains("Theirs."));
    let fits = read.clone().within(1000);
    assert_eq!(fits, read);
    let less = read.within(100);
    assert_eq!(less.text, "No.\n\nYes.");
    let all: String = less.pieces.iter().map(|piece| piece.text.as_str()).collect();
    assert!(all.contains("Did it run?") && all.contains("Theirs."), "{all}");
    let long = letter(&plain(&"x ".repeat(MAX_KEPT)));
    assert!(long.is_cut && long.pieces[0].text.len() < MAX_KEPT);
}

#[test]
fn what_no_person_wrote_is_told_apart() {
    assert!(matches!(read(BOUNCE), Ok(Incoming::Automatic(_))));
    for header in [
        "Auto-Submitted: auto-replied",
        "Auto-Submitted: auto-generated (vacation)",
        "Precedence: bulk",
        "precedence: Junk",
        "List-Id: <news.example.com>",
        "X-Autoreply: yes",
        "Return-Path: <>",
        "Content-Type: multipart/report; boundary=b",
    ] {
        let raw = format!("{header}\nFrom: ada@example.com\n\nI am away.");
        assert!(matches!(read(raw.as_bytes()), Ok(Incoming::Automatic(_))), "{header}");
    }
    let daemon = b"From: MAILER-DAEMON@example.com\n\nIt failed.";
    assert!(matches!(read(daemon), Ok(Incoming::Automatic(_))));
    for header in ["Auto-Submitted: no", "Precedence: first-class", "Return-Path: <a@b.example>"] {
        let raw = format!("{header}\nFrom: ada@example.com\n\nHello");
        assert_eq!(letter(raw.as_bytes()).text, "Hello", "{header}");
    }
}

#[test]
fn a_message_without_one_sender_is_refused() {
    for from in ["", "From: nobody\n", "From: a@example.com, b@example.com\n"] {
        let raw = format!("{from}Subject: x\n\nHello");
        assert_eq!(read(raw.as_bytes()), Err(Unreadable::NoSender), "{from}");
    }
    let two = b"From: a@example.com\nFrom: b@example.com\n\nHello";
    assert_eq!(read(two), Err(Unreadable::NoSender));
    assert_eq!(read(b""), Err(Unreadable::NoMessage));
}

#[test]
fn size_depth_and_parts_are_limited() {
    let mut large = b"From: ada@example.com\nContent-Type: application/pdf\n\n".to_vec();
    large.resize(MAX_BYTES, b'x');
    assert!(read(&large).is_ok());
    large.push(b'x');
    assert_eq!(read(&large), Err(Unreadable::TooLarge));
    let nested = |depth: usize| {
        let layers = (0..depth)
            .map(|at| format!("Content-Type: multipart/mixed; boundary=b{at}\n\n--b{at}\n"));
        format!("From: ada@example.com\n{}\nHello", layers.collect::<String>())
    };
    assert_eq!(letter(nested(MAX_DEPTH).as_bytes()).text, "Hello");
    assert_eq!(read(nested(MAX_DEPTH + 1).as_bytes()), Err(Unreadable::TooManyParts));
    assert_eq!(read(nested(10_000).as_bytes()), Err(Unreadable::TooManyParts));
    let many = |count: usize| {
        let head = "From: ada@example.com\nContent-Type: multipart/mixed; boundary=b\n\n";
        format!("{head}{}", "--b\n\nx\n".repeat(count))
    };
    assert!(read(many(MAX_PARTS - 1).as_bytes()).is_ok());
    assert_eq!(read(many(MAX_PARTS).as_bytes()), Err(Unreadable::TooManyParts));
    let inner = "Content-Type: message/rfc822\n\n".repeat(200_000);
    let inner = format!("From: ada@example.com\n{inner}");
    assert_eq!(letter(inner.as_bytes()).files.len(), 1);
}

#[test]
fn only_what_the_named_server_says_of_the_senders_domain_counts() {
    let vouched = |headers: &str| {
        let raw = format!("{headers}\nFrom: ada@mail.example.com\n\nHello");
        letter(raw.as_bytes()).is_vouched_for("mx.assay.example")
    };
    for yes in [
        "Authentication-Results: mx.assay.example; dkim=pass header.d=mail.example.com",
        "Authentication-Results: mx.assay.example 1; dkim=pass (good) header.d=example.com",
        "Authentication-Results: MX.assay.example;\n spf=pass smtp.mailfrom=x@mail.example.com",
        "Authentication-Results: mx.assay.example; dmarc=pass (p=none) header.from=example.com",
        "Authentication-Results: other; dkim=fail\nAuthentication-Results: mx.assay.example; \
         dkim=pass header.d=example.com",
    ] {
        assert!(vouched(yes), "{yes}");
    }
    for no in [
        "Subject: nothing is said",
        "Authentication-Results: mx.evil.example; dkim=pass header.d=mail.example.com",
        "Authentication-Results: mx.assay.example; dkim=pass header.d=evil.example",
        "Authentication-Results: mx.assay.example; dkim=pass header.d=com",
        "Authentication-Results: mx.assay.example; dkim=pass header.d=le.com",
        "Authentication-Results: mx.assay.example; dkim=fail header.d=mail.example.com",
        "Authentication-Results: mx.assay.example; spf=pass smtp.mailfrom=x@evil.example",
        "Authentication-Results: mx.assay.example; none (; dkim=pass header.d=example.com)",
        "Authentication-Results: mx.assay.example; spf=fail smtp.mailfrom=\"; dkim=pass \
         header.d=example.com\"@evil.example",
        "Authentication-Results: mx.assay.example; none\nAuthentication-Results: \
         mx.assay.example; dkim=pass header.d=example.com",
    ] {
        assert!(!vouched(no), "{no}");
    }
    assert!(letter(GMAIL).is_vouched_for("mx.assay.example"));
}

#[test]
fn a_message_is_known_again_by_its_id_or_else_by_all_of_it() {
    let with = |id: &str, text: &str| {
        letter(format!("From: a@example.com\n{id}\n\n{text}").as_bytes()).digest
    };
    assert_eq!(with("Message-ID: <1@x>", "a"), with("Message-Id:  <1@x>", "b"));
    assert_ne!(with("Message-ID: <1@x>", "a"), with("Message-ID: <2@x>", "a"));
    assert_ne!(with("Subject: x", "a"), with("Subject: x", "b"));
}

#[test]
fn no_bytes_make_reading_panic() {
    let seeds = [GMAIL, OUTLOOK, OUTLOOK_PLAIN, APPLE, THUNDERBIRD, BOUNCE];
    let bits: [&[u8]; 14] = [
        b"--",
        b"\n\n",
        b"\r\n",
        b"Content-Type: ",
        b"multipart/mixed; boundary=",
        b"message/rfc822",
        b"=?utf-8?B?",
        b"base64",
        b"<",
        b"&#x110000;",
        b"\xff",
        b"\0",
        b"\"",
        b"(",
    ];
    for seed in 0..2000_u64 {
        let mut random = StdRng::seed_from_u64(seed);
        let mut raw = seeds[random.random_range(0..seeds.len())].to_vec();
        for _ in 0..random.random_range(1..30) {
            let at = random.random_range(0..=raw.len());
            match random.random_range(0..4) {
                0 => raw.truncate(at),
                1 => {
                    let bit = bits[random.random_range(0..bits.len())];
                    raw.splice(at..at, bit.iter().copied());
                }
                2 => {
                    let end = (at + random.random_range(0..40)).min(raw.len());
                    raw.drain(at..end);
                }
                _ => {
                    if let Some(byte) = raw.get_mut(at) {
                        *byte = random.random();
                    }
                }
            }
        }
        if let Ok(Incoming::Written(letter)) = read(&raw) {
            assert!(text::is_prose(&letter.text), "{seed}");
            letter.is_vouched_for("mx.assay.example");
        }
        let noise: Vec<u8> = (0..random.random_range(0..300)).map(|_| random.random()).collect();
        let _ = read(&noise);
    }
}
