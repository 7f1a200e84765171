//! Answers as people and mail programs write them. Each says what is shown at once, and nothing of any is lost.

use kernel::Email;

use super::*;

/// What is shown of a text at once, and what is folded away, by pieces.
fn split(text: &str) -> (Vec<String>, Vec<String>) {
    let sender: Email = "ada@example.com".parse().unwrap();
    let to = ["support+00112233445566778899aabbccddeeff@assay.example".parse().unwrap()];
    let pieces = pieces(text, Ours { sender: &sender, recipients: &to }, Fold::Sure);
    let of = |is_folded: bool| {
        let pieces = pieces.iter().filter(|piece| piece.is_folded == is_folded);
        pieces.map(|piece| piece.text.trim().to_owned()).filter(|text| !text.is_empty()).collect()
    };
    let kept: String = pieces.iter().map(|piece| piece.text.as_str()).collect();
    let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    assert_eq!(letters(&kept), letters(text), "every letter is in a piece");
    (of(false), of(true))
}

/// What the person wrote, and nothing is folded.
fn is_whole(text: &str) {
    let (shown, folded) = split(text);
    assert_eq!((shown.join("\n").as_str(), folded), (text.trim(), Vec::new()), "{text}");
}

/// What is shown and what is folded, of a text that consists of both.
fn folds(text: &str, shown: &str, folded: &str) {
    let (own, away) = split(text);
    assert_eq!((own.join("\n\n").as_str(), away.join("\n\n").as_str()), (shown, folded), "{text}");
}

const ASKED: &str = "On Sat, Nov 28, 2026 at 1:00 PM Support <s@assay.example> wrote:";

#[test]
fn what_mail_programs_add_is_folded() {
    for (text, shown) in [
        (format!("It ran.\n\n{ASKED}\n\n> Did it run?\n> Which language?"), "It ran."),
        (format!("It ran.\n\n{ASKED}\n\nDid it run?"), "It ran."),
        ("Yes\n\nLe jeu. 26 nov. 2026 \u{e0} 10:00, Assay a \u{e9}crit :\n> x".to_owned(), "Yes"),
        ("Yes\n\nAm 26.11.26 um 10:00 schrieb Assay:\n> x\n>\n> y".to_owned(), "Yes"),
        ("Yes\n\nOn Thu, 26 Nov 2026, Assay\n<no-reply@assay.example> wrote:\n> x".to_owned(), "Yes"),
        ("Yes\n\n2026-11-26 10:00 GMT+01:00 Assay <no-reply@assay.example>:\n> x".to_owned(), "Yes"),
        ("Yes\n\n> El 26 nov 2026, a las 10:00, Assay escribi\u{f3}:\n>\n> x".to_owned(), "Yes"),
        ("I tried 3 times\nOn Thu, 26 Nov 2026, Assay wrote:\n> x".to_owned(), "I tried 3 times"),
        ("Yes\n\nFrom: Assay\nSent: Thursday\nTo: Ada\n\nHello".to_owned(), "Yes"),
        (
            "Yes\n\n________________________________\nFrom: Assay <s@assay.example>\nSent: Thursday, \
             26 November 2026 10:00\nTo: Ada <ada@example.com>\nSubject: Hello\n\nHello Ada,"
                .to_owned(),
            "Yes",
        ),
        ("Yes\n\n-----Urspr\u{fc}ngliche Nachricht-----\nVon: Assay\nGesendet: x".to_owned(), "Yes"),
        ("Yes\n\n*Von:* Assay\n*Gesendet:* gestern\n*An:* Ada\n*Betreff:* x\n\nHallo".to_owned(), "Yes"),
        ("Yes\n-- \nAda Lovelace\nAnalyst, Pellworth Inc.\n+44 20 7946 0000".to_owned(), "Yes"),
        (format!("Yes\n\n-- \nAda\n\n{ASKED}\n> Did it run?"), "Yes"),
        ("Thanks!\n\nGet Outlook for iOS".to_owned(), "Thanks!"),
        (format!("Yes\n\nSent from my iPhone\n\n{ASKED}\n> Did it run?"), "Yes"),
        ("Ja\n\nVon meinem iPhone gesendet".to_owned(), "Ja"),
        // Below what it answers.
        (format!("{ASKED}\n> Did it run?\n\nIt ran."), "It ran."),
    ] {
        let (own, folded) = split(&text);
        assert_eq!(own.join("\n"), shown, "{text}");
        assert!(!folded.is_empty(), "{text}");
    }
}

#[test]
fn lines_that_begin_as_quotes_do_are_the_writers_own() {
    is_whole("My program prints\n> prompt\nand then stops. Why?");
    is_whole("This fails:\n>>> print(1)\n1\n>>> print(2)\nwith an error.");
    is_whole("The shell says:\n\n> npm test\n> 3 failed");
    is_whole("At 10:00 it printed:\n> error 5");
    is_whole(
        "I wrote to hr@acme.example on 27 November 2026 and I wrote:\n> Where is it?\nNo answer.",
    );
    is_whole("> in Haskell reads as greater than.\nIs that what the task means?");
}

#[test]
fn rules_and_blocks_that_somebody_drew_end_nothing() {
    is_whole("Two things.\n--\nFirst: the editor froze.\nSecond: the timer ran on.");
    is_whole("Two things.\n-- \nFirst: the editor froze.\nSecond: the timer ran on.");
    is_whole("Two things.\n---\nFirst.\n-----\nSecond.\n------------------\nThird.");
    is_whole("My name and the field:\n__________\nFill in here: what do I write?");
    is_whole(
        "--- a/main.py\n+++ b/main.py\n-----\nplease apply\n-----BEGIN LOG-----\nerror 5\n-----END LOG-----",
    );
    is_whole("-----Original Message-----\nis what my program prints.");
    is_whole("Two ways:\n- one\n- two -----");
    is_whole("A list\n-- \nof what I tried:\nDid I forget something?");
}

#[test]
fn what_somebody_pastes_or_forwards_is_there_to_be_read() {
    is_whole(
        "Please look at this:\n\n---------- Forwarded message ---------\nFrom: HR <hr@acme.example>\n\
         Date: Fri, Nov 27, 2026\nSubject: invitation\nTo: <ada@example.com>\n\nThe code 2E3SX2X4YC does not work.",
    );
    is_whole(
        "See here:\n\nBegin forwarded message:\n\nFrom: HR\nDate: x\nSubject: y\nTo: z\n\nHello",
    );
    is_whole(
        "Siehe:\n\n-------- Weitergeleitete Nachricht --------\nVon: HR\nDatum: x\nAn: y\n\nHallo",
    );
    is_whole(
        "Here is what I got from the company:\nFrom: hr@acme.example\nDate: 27 Nov 2026\n\
         Your invitation is void.\nIs that right?",
    );
    is_whole(
        "Here is what I got:\n\nFrom: HR <hr@acme.example>\nSent: Friday\nTo: Ada\nSubject: Void\n\n\
         Your invitation is void.\n\nIs that right?",
    );
    is_whole(
        "I got this:\n\nVon: Personal\nGesendet: x\nAn: Ada\nBetreff: y\n\nAbsage.\n\nStimmt das?",
    );
    is_whole("From: Lisbon\nTo: Porto");
}

#[test]
fn sentences_about_what_was_written_are_the_writers_own() {
    is_whole(
        "On 12 November you wrote:\n\"the attempt is valid\".\nThat is not what the page says. Please check.",
    );
    is_whole(
        "On 12 November 2026 at 10:00 you wrote:\n> the attempt is valid\nThe page says otherwise.",
    );
    is_whole("Am 12. November 2026 schrieben Sie:\n> Es gilt.\nDie Seite sagt etwas anderes.");
    is_whole("On the page it wrote:\nError 3");
    is_whole("Sent from my old laptop, because the new one broke. Is that a problem?");
}

#[test]
fn answers_between_and_below_what_is_quoted_stand_with_it() {
    is_whole(&format!("{ASKED}\n> Did it run?\nNo, it did not.\n> Which language?\nJava."));
    is_whole(
        "See my answers below in red.\n\nFrom: Support <s@assay.example>\nSent: Saturday, 28 November 2026 13:00\n\
         To: me\nSubject: x\n\nDid it run?\nNo, it did not.\nWhich language?\nJava.",
    );
    is_whole(
        "From: Support <s@assay.example>\nSent: Saturday\nTo: me\nSubject: x\n\nDid it run?\nNo, it did not.",
    );
    is_whole(&format!("My answers are inline.\n\n{ASKED}\n\nDid it run?\nNo."));
    is_whole(
        "Hi,\n\nFrom: Support\nSent: Saturday\nTo: me\nSubject: x\n\n> Did it run?\nNo.\n> Which language?\nJava.",
    );
    let rest = "> Which language?\n> Best wishes";
    folds(
        &format!("{ASKED}\n> Hello\n> Did it run?\nNo.\n{rest}\n"),
        &format!("{ASKED}\n> Hello\n> Did it run?\nNo."),
        rest,
    );
}

#[test]
fn only_what_follows_the_writers_words_is_folded_where_prompts_stand_between() {
    let quote = format!("{ASKED}\n> Did it run?");
    folds(
        &format!("It prints\n> prompt\nand stops.\n\n{quote}"),
        "It prints\n> prompt\nand stops.",
        &quote,
    );
}
