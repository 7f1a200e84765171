//! What a company hears on its way in.

use crate::texts::{Text, escape, one_line};

/// A letter with at most one link, which stands on a line of its own.
pub(crate) fn letter(
    subject: &str,
    before: &[String],
    link: Option<&str>,
    after: &[String],
) -> Text {
    let hello = ["Hello,".to_owned()];
    let link_text = link.map(str::to_owned);
    let lines = hello.iter().chain(before).chain(&link_text).chain(after);
    let text = lines.map(String::as_str).collect::<Vec<_>>().join("\n\n");
    let paragraph = |line: &String| {
        let rows: Vec<String> = line.lines().map(escape).collect();
        format!("<p>{}</p>", rows.join("<br>"))
    };
    let link = link.map(|url| format!("<p><a href=\"{0}\">{0}</a></p>", escape(url)));
    let html: String = hello.iter().chain(before).map(paragraph).chain(link).collect();
    let rest: String = after.iter().map(paragraph).collect();
    Text {
        subject: one_line(subject, 200),
        text: format!("{text}\n"),
        html: format!("{html}{rest}"),
        told: before.to_vec(),
    }
}

fn once(hours: i32) -> String {
    format!("The link counts once and for {hours} hours. Answer this message if you need another.")
}

/// Brings the link that opens the account of a company that was let in; good for so many hours.
pub fn activation(company: &str, url: &str, hours: i32) -> Text {
    let before = [format!("Welcome: {company} is approved. Open your account here:")];
    letter(&format!("{company} is approved"), &before, Some(url), &[once(hours)])
}

/// Brings the link that sets the first password of an account that an administrator made.
pub fn account_made(company: &str, url: &str, hours: i32) -> Text {
    let before =
        [format!("We have made an account for {company}. Choose a password, and it is yours:")];
    let after = [once(hours), "If you did not expect this, do nothing.".to_owned()];
    letter(&format!("Your account for {company}"), &before, Some(url), &after)
}

/// Says that a company was turned away, and why.
pub fn rejection(company: &str, reason: &str) -> Text {
    let before = [
        format!("We cannot open an account for {company}:"),
        reason.to_owned(),
        "If something here is wrong, answer this message.".to_owned(),
    ];
    letter(&format!("Your inquiry for {company}"), &before, None, &[])
}

/// Asks a company something; it answers at `url`.
pub fn question(company: &str, question: &str, url: &str) -> Text {
    let before = [
        format!("Before we can decide about {company} we need to know more:"),
        question.to_owned(),
        "Please send the form once more with the answer in it:".to_owned(),
    ];
    letter(&format!("A question about {company}"), &before, Some(url), &[])
}

/// Says that a company may not act for now, and why.
pub fn suspension(company: &str, reason: &str) -> Text {
    let before = [
        format!("The account of {company} is stopped for now:"),
        reason.to_owned(),
        "Nothing was deleted. Answer this message if you have questions.".to_owned(),
    ];
    letter(&format!("The account of {company} is stopped"), &before, None, &[])
}

/// Says that a stopped company may act again.
pub fn restoration(company: &str) -> Text {
    let before = [format!("The account of {company} is open again, as it was before.")];
    letter(&format!("The account of {company} is open again"), &before, None, &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_stands_on_a_line_of_its_own_and_everything_typed_is_escaped() {
        let url = "https://assay.example/company-activation?token=abc";
        for mail in [activation("P<&>Q", url, 72), account_made("P<&>Q", url, 72)] {
            assert!(mail.text.lines().any(|line| line == url), "{}", mail.text);
            assert!(mail.text.contains("72 hours") && mail.html.contains("72 hours"));
            assert!(mail.html.contains("P&lt;&amp;&gt;Q") && !mail.html.contains("<&>"));
            assert!(!mail.subject.contains("abc"), "no token in a subject");
        }
    }

    #[test]
    fn a_reason_is_told_in_the_words_of_whoever_gave_it() {
        let reason = "First line.\n<script>second</script>";
        let mails =
            [rejection("P", reason), question("P", reason, "https://x"), suspension("P", reason)];
        for mail in mails {
            assert!(mail.text.contains(reason));
            assert!(mail.html.contains("First line.<br>&lt;script&gt;"), "{}", mail.html);
        }
        let subject = restoration("P\r\nBcc: x").subject;
        assert!(!subject.contains(['\r', '\n']), "{subject:?}");
    }
}
