//! What a message looks like, and that nothing typed by anybody changes that.

use super::every::{URL, all};
use super::*;
use crate::*;

fn reader<'a>(name: Option<&'a str>, replies: Option<&'a Email>) -> Reader<'a> {
    Reader { name, url: "https://assay.example", replies }
}

fn written(letter: &Letter, name: &str, replies: Option<&str>) -> Text {
    let replies = replies.map(|email| email.parse().unwrap());
    letter.write(&reader(Some(name), replies.as_ref())).unwrap()
}

fn invited() -> Text {
    let added = Added { tasks: Some(3), code: Some("ABCDE FGHJK"), ..Added::default() };
    let letter = invitation("Pellworth", "Backend", 90, (URL, "4 May 2027, 12:00 UTC"), added);
    written(&letter, "Ada Lovelace", Some("ruth@pellworth.example"))
}

#[test]
fn an_invitation_is_written_like_this() {
    let mail = invited();
    assert_eq!(mail.subject, "Pellworth invites you to an assessment: Backend");
    assert_eq!(mail.text, include_str!("golden/invitation.txt"));
    assert_eq!(mail.html, include_str!("golden/invitation.html").trim_end());
}

#[test]
fn every_letter_has_the_layout_says_why_it_came_and_says_the_same_as_plain_text() {
    for letter in all("Pellworth") {
        let mail = written(&letter, "Ada", Some("help@assay.example"));
        let subject = &mail.subject;
        assert!(mail.html.starts_with("<!doctype html>") && mail.html.ends_with("</html>"));
        for text in [&mail.text, &mail.html] {
            assert!(text.contains("Hello Ada,"), "{subject}");
            assert!(text.contains("You receive this message because"), "{subject}");
        }
        for line in letter.paragraphs() {
            assert!(mail.text.contains(&line), "{subject}: {line}");
        }
        if letter.action.is_some() {
            assert!(mail.text.lines().any(|line| line == URL), "{subject}");
            assert_eq!(mail.html.matches(&format!("href=\"{URL}\"")).count(), 2, "{subject}");
            assert!(!subject.contains(URL), "no secret link in a subject");
        }
        for forbidden in ["<style", "<script", "<img", "<link", "class="] {
            assert!(!mail.html.contains(forbidden), "mail programs drop {forbidden}: {subject}");
        }
    }
}

#[test]
fn nothing_typed_becomes_markup_or_a_line_of_its_own_where_it_is_a_name() {
    let typed = "<script>alert('1')</script>\"&\r\nBcc: eve@example.com";
    let name = "<b>\"&\r\nBcc: eve@example.com";
    for letter in all(typed) {
        let mail = written(&letter, name, None);
        assert!(!mail.subject.chars().any(char::is_control), "{:?}", mail.subject);
        assert!(!mail.html.contains("<script") && !mail.html.contains("alert('"), "{}", mail.html);
        assert!(mail.html.contains("Hello &lt;b&gt;&quot;&amp;"), "{}", mail.html);
        let greeting = mail.text.lines().next().unwrap();
        assert!(greeting.ends_with("Bcc: eve@example.com,"), "{greeting}");
    }
    let mail =
        written(&invitation(typed, typed, 90, (URL, "4 May 2027"), Added::default()), typed, None);
    assert!(!mail.text.lines().any(|line| line.starts_with("Bcc:")), "{}", mail.text);
}

#[test]
fn a_link_that_breaks_out_of_its_quotes_stays_within_them() {
    let url = "https://assay.example/x\"><b>bold</b>";
    let mail = written(&result_ready("P", "T", url), "Ada", None);
    assert!(!mail.html.contains("<b>"), "{}", mail.html);
}

#[test]
fn the_reason_somebody_gave_keeps_its_lines() {
    let mail = written(&rejection("P", "First line.\n<b>second</b>"), "Ada", None);
    assert!(mail.text.contains("First line.\n<b>second</b>"));
    assert!(mail.html.contains("First line.<br>&lt;b&gt;second"), "{}", mail.html);
}

#[test]
fn a_message_asks_for_a_reply_only_where_somebody_reads_it() {
    for letter in all("Pellworth") {
        let silent = written(&letter, "Ada", None);
        for text in [&silent.text, &silent.html] {
            assert!(!text.contains("reply") && !text.contains("Repl"), "{text}");
        }
        let mail = written(&letter, "Ada", Some("help@assay.example"));
        let answered = mail.text.contains("Replies go to help@assay.example.");
        assert_eq!(answered, letter.reply.is_some(), "{}", mail.text);
    }
}

#[test]
fn somebody_without_a_name_or_with_a_long_one_is_greeted_without_it() {
    let long = "Aleksandrína-Mária Šťastná-Wojciechowska von Hohenstaufen";
    for name in [None, Some(""), Some("  "), Some(long)] {
        let mail = code("012345", 10).write(&reader(name, None)).unwrap();
        assert!(mail.text.starts_with("Hello,\n"), "{}", mail.text);
        assert!(mail.html.contains(">Hello,</p>"), "{}", mail.html);
    }
}

#[test]
fn only_what_can_be_switched_off_says_where() {
    let switch = "https://assay.example/account/notifications";
    let ready = written(&result_ready("P", "T", URL), "Ada", None);
    assert!(ready.text.contains(switch) && ready.html.contains(switch));
    assert!(!invited().text.contains("/account/notifications"));
}

#[test]
fn a_code_is_in_the_text_and_not_in_the_subject() {
    let mail = written(&code("012345", 10), "Ada", None);
    assert!(mail.text.contains("012345") && mail.html.contains("012345"));
    assert!(mail.text.contains("10 minutes") && !mail.subject.contains("012345"));
}

#[test]
fn a_long_subject_is_cut() {
    let mail =
        written(&invitation("P", &"t".repeat(300), 30, (URL, "d"), Added::default()), "Ada", None);
    assert_eq!(mail.subject.chars().count(), 200);
}

#[test]
fn the_mail_of_a_day_names_each_line_counts_the_rest_and_says_how_to_stop_it() {
    let line = |n: usize| (format!("Story {n}"), format!("https://assay.example/{n}"));
    let lines: Vec<(String, String)> = (1..=20).map(line).collect();
    let stop = "https://assay.example/unsubscribe?token=t";
    let mail = written(&digest(&lines, 20, URL).stopped_at(stop), "Ada", None);
    assert_eq!(mail.subject, "Your day on Assay: 40 notifications");
    assert!(mail.text.contains("Story 20\nhttps://assay.example/20\n"), "{}", mail.text);
    assert!(mail.text.contains("20 more are in your notifications in Assay."), "{}", mail.text);
    assert!(mail.text.ends_with(&format!("To unsubscribe without signing in: {stop}\n")));
    assert!(mail.html.contains(&format!("<a href=\"{stop}\"")), "{}", mail.html);
    let one = written(&digest(&lines[..1], 0, URL).stopped_at(stop), "Ada", None);
    assert_eq!(one.subject, "Your day on Assay: one notification");
    assert!(!one.text.contains(" more "), "{}", one.text);
}

#[test]
fn a_test_says_so_in_its_subject_and_says_what_the_mail_says() {
    let letter = invitation("P", "T", 30, (URL, "4 May 2027"), Added::default());
    let real = written(&letter, "Ada", None);
    let test = written(&letter.as_test(), "Ada", None);
    assert_eq!(test.subject, format!("Test: {}", real.subject));
    assert!(test.text.contains("You sent this test to yourself."), "{}", test.text);
    assert!(test.html.contains("You sent this test to yourself."), "{}", test.html);
    let first = real.text.split("-- ").next().unwrap().trim_end();
    assert!(test.text.starts_with(first), "{}", test.text);
}
