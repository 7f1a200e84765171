//! Entries as calendar programs read them.

use kernel::chrono::{TimeZone, Utc};

use super::*;

fn entry() -> Entry {
    let starts_at = Utc.with_ymd_and_hms(2027, 3, 29, 8, 30, 0).unwrap();
    let attendee = |name: &str, email: &str| Attendee { name: name.into(), email: email.into() };
    Entry {
        uid: "0192a0de@assay.example".to_owned(),
        sequence: 2,
        made_at: starts_at,
        starts_at,
        ends_at: Utc.with_ymd_and_hms(2027, 3, 29, 9, 15, 0).unwrap(),
        summary: "Interview: Fitter, Pellworth; Söhne".to_owned(),
        description: "First line\nC:\\temp".to_owned(),
        place: "https://meet.example/a,b".to_owned(),
        organizer: attendee("Ruth: \"the\" boss", "ruth@example.com"),
        attendees: vec![attendee("Ada; Ä", "ada@example.com")],
    }
}

fn unfolded(text: &str) -> String {
    text.replace("\r\n ", "")
}

#[test]
fn an_entry_says_what_when_where_and_who() {
    let made = entry().write(Method::Request);
    let text = unfolded(&made.text);
    for line in [
        "METHOD:REQUEST",
        "UID:0192a0de@assay.example",
        "SEQUENCE:2",
        "DTSTART:20270329T083000Z",
        "DTEND:20270329T091500Z",
        "SUMMARY:Interview: Fitter\\, Pellworth\\; Söhne",
        "DESCRIPTION:First line\\nC:\\\\temp",
        "LOCATION:https://meet.example/a\\,b",
        "STATUS:CONFIRMED",
        "ORGANIZER;CN=\"Ruth: 'the' boss\":mailto:ruth@example.com",
        "ATTENDEE;ROLE=REQ-PARTICIPANT;CN=\"Ada; Ä\":mailto:ada@example.com",
    ] {
        assert!(text.contains(&format!("\r\n{line}\r\n")), "{line} in {text}");
    }
    let gone = entry().write(Method::Cancel).text;
    assert!(gone.contains("METHOD:CANCEL") && gone.contains("STATUS:CANCELLED"), "{gone}");
}

fn deadline() -> Deadline {
    let at = Utc.with_ymd_and_hms(2027, 5, 4, 12, 0, 0).unwrap();
    Deadline {
        uid: "0192a0de@assay.example".to_owned(),
        sequence: 20_160,
        made_at: at,
        at,
        summary: "Last moment to start Fitter, part 1 (Pellworth)".to_owned(),
        url: "https://assay.example/codebrainv2/ABCDEFGH23".to_owned(),
    }
}

#[test]
fn a_calendar_of_many_entries_names_nobody_as_coming_and_asks_to_be_read_again() {
    let text = feed(&[Item::Entry(entry()), Item::Deadline(deadline())]);
    assert_eq!(text.matches("BEGIN:VEVENT").count(), 2, "{text}");
    assert_eq!(text.matches("BEGIN:VCALENDAR").count(), 1, "{text}");
    assert!(text.contains("METHOD:PUBLISH") && text.contains("PT1H"), "{text}");
    assert!(text.contains("ORGANIZER;") && !text.contains("ATTENDEE"), "{text}");
    assert_eq!(feed(&[]).matches("VEVENT").count(), 0);
}

#[test]
fn a_deadline_is_a_moment_that_nobody_answers() {
    let made = deadline().write();
    assert_eq!(made.method, Method::Publish);
    let text = unfolded(&made.text);
    for line in [
        "METHOD:PUBLISH",
        "SEQUENCE:20160",
        "DTSTART:20270504T120000Z",
        "SUMMARY:Last moment to start Fitter\\, part 1 (Pellworth)",
        "URL:https://assay.example/codebrainv2/ABCDEFGH23",
        "TRANSP:TRANSPARENT",
    ] {
        assert!(text.contains(&format!("\r\n{line}\r\n")), "{line} in {text}");
    }
    assert!(!text.contains("ATTENDEE") && !text.contains("DTEND"), "{text}");
}

#[test]
fn a_line_is_folded_between_characters_and_reads_as_it_was() {
    let summary = "ä€👩".repeat(22);
    let text = Entry { summary: summary.clone(), ..entry() }.write(Method::Request).text;
    assert!(text.split("\r\n").all(|line| line.len() <= LINE), "{text}");
    assert!(unfolded(&text).contains(&format!("SUMMARY:{summary}\r\n")));
    assert!(!text.replace("\r\n", "").contains(['\r', '\n']));
}

#[test]
fn nothing_typed_by_a_person_adds_a_line() {
    let bad = "x\r\nATTENDEE:mailto:eve@example.com";
    let who = Attendee { name: bad.to_owned(), email: bad.to_owned() };
    let entry = Entry {
        summary: bad.to_owned(),
        description: bad.to_owned(),
        place: bad.to_owned(),
        organizer: who.clone(),
        attendees: vec![who],
        ..entry()
    };
    let text = unfolded(&entry.write(Method::Request).text);
    assert!(!text.contains("\nATTENDEE:mailto:eve"), "{text}");
    assert_eq!(text.lines().filter(|line| line.starts_with("ATTENDEE")).count(), 1);
}

/// What the browser application's tests read with another program.
#[test]
fn entries_are_written_as_the_file_says_that_others_read() {
    let said: serde_json::Value = serde_json::from_str(include_str!("entries.json")).unwrap();
    for (method, name) in [(Method::Request, "request"), (Method::Cancel, "cancel")] {
        let long = Entry { description: "ä€👩 ".repeat(40), ..entry() };
        let text = long.write(method).text;
        assert_eq!(Some(text.as_str()), said[name].as_str(), "{}", serde_json::json!(text));
    }
    let text = feed(&[Item::Entry(entry()), Item::Deadline(deadline())]);
    assert_eq!(Some(text.as_str()), said["feed"].as_str(), "{}", serde_json::json!(text));
}
