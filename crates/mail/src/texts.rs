//! What the messages say.

use crate::onboarding::letter;

/// A message's words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    /// One line, at most 200 characters.
    pub subject: String,
    /// Plain text.
    pub text: String,
    /// The same as HTML, everything escaped.
    pub html: String,
    /// What it tells, without greeting, link and what to answer: the copy in the application.
    pub told: Vec<String>,
}

/// Asks a candidate to take an assessment. `until` is a date in words, with its time zone.
pub fn invitation(company: &str, title: &str, minutes: i32, url: &str, until: &str) -> Text {
    let before = [
        format!(
            "{company} invites you to take “{title}”. It takes up to {minutes} minutes, in one \
             sitting, whenever it suits you until {until}."
        ),
        "Before you start, the page shows what is recorded and lets you try the editor. You keep \
         the report."
            .to_owned(),
    ];
    let close =
        "If you need more time or another arrangement, answer this message before you start.";
    let subject = format!("{company} invites you to an assessment: {title}");
    letter(&subject, &before, Some(url), &[close.to_owned()])
}

/// Says that an attempt has its score; the report is read at `url`.
pub fn result_ready(company: &str, title: &str, url: &str) -> Text {
    let before = [format!(
        "“{title}”, to which {company} invited you, is scored. Your report shows every test."
    )];
    letter(&format!("Your result is ready: {title}"), &before, Some(url), &[])
}

/// Says that an attempt was judged again and has another score than before, both in parts per
/// thousand; the report is read at `url`.
pub fn result_changed(company: &str, title: &str, (before, now): (i32, i32), url: &str) -> Text {
    let fineness = if before == now {
        format!("Its fineness is {now} of 1000 as before, but it is made up differently.")
    } else {
        format!("Its fineness was {before} of 1000 and is {now} now.")
    };
    let before = [
        format!(
            "What you submitted for “{title}”, to which {company} invited you, was judged again, \
             and its score was recalculated. {fineness}"
        ),
        "Your report shows every test of the new result. A signed grade that you downloaded before \
         stays as it is, and the earlier result is kept beside the new one."
            .to_owned(),
    ];
    let close = "If you think that the new result is wrong, answer this message.";
    let subject = format!("Your result was recalculated: {title}");
    letter(&subject, &before, Some(url), &[close.to_owned()])
}

/// Brings the code that proves an address; it counts for so many minutes.
pub fn code(code: &str, minutes: i32) -> Text {
    let lines = [
        "Hello,".to_owned(),
        format!("Your code is {code}. It counts once and for {minutes} minutes."),
        "If you did not ask for it, somebody mistyped their address; there is nothing to do."
            .to_owned(),
    ];
    Text {
        subject: "Your code for Assay".to_owned(),
        text: format!("{}\n", lines.join("\n\n")),
        html: lines.iter().map(|line| format!("<p>{}</p>", escape(line))).collect(),
        // A code goes to a mailbox only.
        told: Vec::new(),
    }
}

/// Tells the admin that a job was tried to the end of its attempts.
pub fn given_up(what: &str, job: &str, why: &str) -> Text {
    let why = one_line(why, 300);
    let lines = [
        format!("{what} was tried as often as is allowed and given up. The last reason: {why}"),
        format!("It is job {job}. It stays among the dead jobs; nothing takes it up by itself."),
        "It does not count against the candidate.".to_owned(),
    ];
    Text {
        subject: one_line(&format!("Assay: {what} was given up"), 200),
        text: format!("{}\n", lines.join("\n\n")),
        html: lines.iter().map(|line| format!("<p>{}</p>", escape(line))).collect(),
        told: lines.into(),
    }
}

/// Says that an account will be erased, when, and where to think again. `on` is a date in words,
/// with its time zone.
pub fn erasure_scheduled(on: &str, url: &str) -> Text {
    let before = [
        format!("Your Assay account and everything in it will be erased on {on}, as you asked."),
        "Until then nothing changes, and you can take it back here:".to_owned(),
    ];
    let close = "If it was not you who asked, take it back, change your password and sign out \
                 everywhere.";
    let subject = "Your Assay account will be erased";
    letter(subject, &before, Some(url), &[close.to_owned()])
}

/// `text` on one line and no longer than `max` characters.
pub(crate) fn one_line(text: &str, max: usize) -> String {
    let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if plain.chars().count() <= max {
        return plain;
    }
    plain.chars().take(max - 1).chain(['…']).collect()
}

pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_says_who_what_how_long_where_and_until_when() {
        let mail = invitation("Pellworth", "Backend", 90, "https://a.example/x", "4 May 2027, UTC");
        assert_eq!(mail.subject, "Pellworth invites you to an assessment: Backend");
        for part in ["Pellworth", "Backend", "90 minutes", "https://a.example/x", "4 May 2027, UTC"]
        {
            assert!(mail.text.contains(part) && mail.html.contains(part), "{part}");
        }
    }

    #[test]
    fn whoever_leaves_is_told_when_and_where_to_think_again() {
        let mail = erasure_scheduled("27 November 2026, UTC", "https://a.example/account/privacy");
        for part in ["27 November 2026, UTC", "https://a.example/account/privacy"] {
            assert!(mail.text.contains(part) && mail.html.contains(part), "{part}");
        }
    }

    #[test]
    fn a_code_is_in_the_text_and_not_in_the_subject() {
        let mail = code("012345", 10);
        assert!(mail.text.contains("012345") && mail.html.contains("012345"));
        assert!(mail.text.contains("10 minutes") && !mail.subject.contains("012345"));
    }

    #[test]
    fn what_people_typed_is_escaped_and_kept_on_one_line() {
        let mail = invitation("<b>P&Q</b>\r\nBcc: x", &"t".repeat(300), 30, "u", "d");
        assert!(mail.html.contains("&lt;b&gt;P&amp;Q&lt;/b&gt;"));
        assert!(!mail.subject.contains(['\r', '\n']));
        assert_eq!(mail.subject.chars().count(), 200);
    }
}
