//! Messages to candidates about invitations and results.

use crate::letter::{Letter, name};

/// What an invitation says beside its company, title and time.
#[derive(Debug, Clone, Copy, Default)]
pub struct Added<'a> {
    /// The role that it is for.
    pub role: Option<&'a str>,
    /// How many tasks it has.
    pub tasks: Option<i64>,
    /// The code, as it is read aloud.
    pub code: Option<&'a str>,
    /// From when it can be taken, in words, where that is later.
    pub opens: Option<&'a str>,
    /// What it says itself.
    pub message: Option<&'a str>,
    /// Whether it lets another verified address take it.
    pub any_address: bool,
    /// Whether Assay has not verified the company.
    pub unverified: bool,
}

/// What is said of a company that Assay has not looked at yet.
const NOT_VERIFIED: &str =
    "not yet verified by Assay. If something looks wrong, report it on the invitation's page";

/// Asks a candidate to take an assessment, which they find at `url`. `until` is a date in words, with its time zone.
pub fn invitation(
    company: &str,
    title: &str,
    minutes: i32,
    (url, until): (&str, &str),
    added: Added<'_>,
) -> Letter {
    let (company, title) = (name(company), name(title));
    let Added { role, tasks, code, opens, message, any_address, unverified } = added;
    let paragraphs = [
        format!("{company} invites you to take “{title}”."),
        "Before you start, the page shows what is recorded. You keep the report.".to_owned(),
    ];
    let subject = format!("{company} invites you to an assessment: {title}");
    let facts = [
        ("Company", Some(company.clone())),
        ("Role", role.map(name)),
        ("Time", Some(format!("up to {minutes} minutes, in one sitting"))),
        ("Tasks", tasks.map(|tasks| tasks.to_string())),
        ("Opens at", opens.map(str::to_owned)),
        ("Start by", Some(until.to_owned())),
        ("Code", code.map(str::to_owned)),
        ("Sender", unverified.then(|| NOT_VERIFIED.to_owned())),
        ("Address", any_address.then(|| "this one, or another that you have confirmed".to_owned())),
    ];
    let letter = facts
        .into_iter()
        .filter_map(|(label, value)| Some((label, value?)))
        .fold(Letter::new(&subject, &paragraphs), |letter, (label, value)| {
            letter.fact(label, &value)
        })
        .action("View the invitation", url)
        .reply(
            "If you need more time or another arrangement, reply to this message before you start.",
        )
        .because(&format!(
            "{company} entered this address to invite you. If you did not expect it, you can \
             ignore it"
        ));
    match message {
        Some(message) => letter.quoting(&company, message),
        None => letter,
    }
}

/// Says that a partner runs an assessment; it is joined at `url`. `until` is an instant in words.
pub fn partner_assessment(
    partner: &str,
    title: &str,
    minutes: i32,
    url: &str,
    until: &str,
) -> Letter {
    let (partner, title) = (name(partner), name(title));
    let paragraphs = [
        format!("{partner} runs “{title}” for the people who signed up with its code."),
        "Before you join, the page says what is recorded and what the partner sees.".to_owned(),
    ];
    Letter::new(&format!("An assessment from {partner}: {title}"), &paragraphs)
        .fact("Run by", &partner)
        .fact("Time", &format!("up to {minutes} minutes, in one sitting"))
        .fact("Start by", until)
        .action("View the assessment", url)
        .because(&format!("you signed up with the code of {partner}"))
        .switchable()
}

/// Says that an invitation closes soon. `until` is an instant in words, with its time zone.
pub fn deadline(company: &str, title: &str, hours: i64, url: &str, until: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let ahead = if hours >= 48 { "two days".to_owned() } else { format!("{hours} hours") };
    let paragraphs = [format!("“{title}”, to which {company} invited you, closes in {ahead}.")];
    Letter::new(&format!("Your invitation closes soon: {title}"), &paragraphs)
        .fact("Start by", until)
        .action("View the invitation", url)
        .because(&format!("{company} invited you to an assessment that you have not started"))
        .switchable()
}

/// Says that an invitation has another closing date. `until` is an instant in words, with its time zone.
pub fn extended(company: &str, title: &str, url: &str, until: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let paragraphs = [format!("{company} has given you more days to start “{title}”.")];
    Letter::new(&format!("You have more days to start: {title}"), &paragraphs)
        .fact("Start by", until)
        .action("View the invitation", url)
        .because(&format!("{company} invited you to an assessment"))
}

/// Says that an invitation is no longer valid, because Assay turned away the company that sent it.
pub fn withdrawn(company: &str, title: &str, url: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let paragraphs = [
        format!("Assay could not verify {company}, so its invitation to “{title}” has been withdrawn."),
        "You don't need to do anything. If you have already started, you can finish, and the report is yours to \
         keep."
            .to_owned(),
    ];
    Letter::new(&format!("Invitation withdrawn: {title}"), &paragraphs)
        .action("View the invitation", url)
        .because(&format!("{company} invited you to an assessment"))
}

/// Says that an attempt that is under way has more time. `until` is an instant in words, with its time zone;
/// the attempt goes on at `url`.
pub fn more_time(company: &str, title: &str, minutes: i32, url: &str, until: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let paragraphs =
        [format!("You have {minutes} more minutes for “{title}”, to which {company} invited you.")];
    Letter::new(&format!("{minutes} more minutes for {title}"), &paragraphs)
        .fact("Ends at", until)
        .action("Go on", url)
        .because(&format!("you are taking an assessment for {company}"))
}

/// Says that an attempt that is under way got time back for an outage of the site. `until` is an instant in
/// words, with its time zone; the attempt goes on at `url`.
pub fn outage(title: &str, seconds: i32, url: &str, until: &str) -> Letter {
    let title = name(title);
    let (minutes, rest) = (seconds / 60, seconds % 60);
    let paragraphs = [format!(
        "The site could not be reached while you were taking “{title}”. {minutes} min {rest} s were \
         added to your time."
    )];
    Letter::new(&format!("Your time was extended: {title}"), &paragraphs)
        .fact("Ends at", until)
        .action("Go on", url)
        .because("you are taking an assessment")
}

/// Says that somebody who is invited asks for extra time; the request is read and answered at `url`.
pub fn extra_time_asked(title: &str, url: &str) -> Letter {
    let title = name(title);
    let paragraphs = [
        format!("A candidate invited to “{title}” asks for extra time."),
        "Answer before they start. This message does not say who asks or why; the page does."
            .to_owned(),
    ];
    Letter::new(&format!("A request for extra time: {title}"), &paragraphs)
        .action("Read the request", url)
        .because("you manage this assessment")
}

/// Says that a request for extra time is answered; the answer is read at `url`.
pub fn extra_time_answered(
    (company, title): (&str, &str),
    granted: Option<bool>,
    url: &str,
) -> Letter {
    let (company, title) = (name(company), name(title));
    let has = match granted {
        Some(true) => "has granted you",
        Some(false) => "has not granted you",
        None => "has answered your request for",
    };
    let paragraphs = [format!("{company} {has} extra time in “{title}”.")];
    Letter::new(&format!("Your request for extra time: {title}"), &paragraphs)
        .action("Read the answer", url)
        .because(&format!("you asked {company} for extra time"))
}

/// Says that an attempt has its score; the report is read at `url`.
pub fn result_ready(company: &str, title: &str, url: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let paragraphs = [format!(
        "“{title}”, to which {company} invited you, is scored. Your report shows every test."
    )];
    Letter::new(&format!("Your result is ready: {title}"), &paragraphs)
        .action("Read the report", url)
        .because(&format!("you took an assessment for {company}"))
        .switchable()
}

/// Says that a company has made a link to the report of somebody who allows it. `until` is an instant in words, with its
/// time zone.
pub fn report_shared(company: &str, title: &str, url: &str, until: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let paragraphs = [
        format!("{company} has created a link to your report of “{title}”, as you allow."),
        "Your report lists the link and what it shows. You can revoke it there, or allow no more."
            .to_owned(),
    ];
    Letter::new(&format!("{company} shares your report: {title}"), &paragraphs)
        .fact("Works until", until)
        .action("View the link", url)
        .because(&format!("you let {company} share this report"))
}

/// Says that an attempt was voided for a fault of the platform. `until` is an instant in words, with its time zone;
/// the assessment is taken again at `url`.
pub fn attempt_voided(company: &str, title: &str, why: &str, url: &str, until: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let paragraphs = [
        format!(
            "Something went wrong on our side while you took “{title}”, to which {company} invited you. \
             That attempt does not count, and you have done nothing wrong."
        ),
        "You can take the assessment again whenever it suits you, and the new attempt replaces that one. Your \
         code stays in its report."
            .to_owned(),
    ];
    Letter::new(&format!("You can take {title} again"), &paragraphs)
        .fact("What went wrong", why)
        .fact("Start by", until)
        .action("View the invitation", url)
        .because(&format!("you took an assessment for {company}"))
}

/// Says that a candidate shares an earlier result; the report is read at `url`.
pub fn earlier_result(who: &str, title: &str, url: &str) -> Letter {
    let (who, title) = (name(who), name(title));
    let paragraphs = [format!(
        "{who} has answered your invitation to “{title}” with the result of an earlier attempt at the same \
         tasks. The report says when it was taken."
    )];
    Letter::new(&format!("An earlier result for {title}"), &paragraphs)
        .action("Read the report", url)
        .because("someone you invited shares a result")
        .switchable()
}

/// Says to the company that a result waits for its decision; the report is read at `url`.
pub fn result_to_decide(title: &str, url: &str) -> Letter {
    let title = name(title);
    let paragraphs = [
        format!(
            "A candidate you invited to “{title}” has a result. It is waiting for your decision."
        ),
        "This is the first of the day for this assessment. Home lists the waiting results, oldest first."
            .to_owned(),
    ];
    Letter::new(&format!("A result to decide on: {title}"), &paragraphs)
        .action("Read the report", url)
        .because("a candidate you invited has finished")
        .switchable()
}

/// Says that a company goes on with a candidate, whose report is read at `url`.
pub fn result_advanced(company: &str, title: &str, url: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let paragraphs = [
        format!("{company} has read your result of “{title}” and wants to move forward with you."),
        format!("The next step, and when it happens, is up to {company}."),
    ];
    Letter::new(&format!("{company} wants to move forward with you"), &paragraphs)
        .action("Read your report", url)
        .because(&format!("you took an assessment for {company}"))
        .switchable()
}

/// Says that a company does not go on with a candidate, why, and what it writes to that; their report is read at `url`.
pub fn result_declined(company: &str, title: &str, (why, note): (&str, &str), url: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let mut paragraphs = vec![
        format!(
            "{company} has read your result of “{title}” and won't be moving forward with you."
        ),
        why.to_owned(),
    ];
    if !note.is_empty() {
        paragraphs.push(format!("{company} writes:"));
        paragraphs.push(note.to_owned());
    }
    paragraphs.push(format!("A person at {company} made this decision. You keep your report."));
    Letter::new(&format!("{company} has decided on your result"), &paragraphs)
        .action("Read your report", url)
        .because(&format!("you took an assessment for {company}"))
        .switchable()
}

/// Says that an attempt was judged again and has another score than before, both in parts per
/// thousand; the report is read at `url`.
pub fn result_changed(company: &str, title: &str, (before, now): (i32, i32), url: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let fineness = if before == now {
        format!("Its fineness is {now} of 1000 as before, but it is made up differently.")
    } else {
        format!("Its fineness was {before} of 1000 and is {now} now.")
    };
    let paragraphs = [
        format!(
            "Your submissions for “{title}”, to which {company} invited you, were judged again, and the score \
             was recalculated. {fineness}"
        ),
        "Your report shows every test of the new result. A signed grade that you downloaded before \
         stays as it is, and the earlier result is kept beside the new one."
            .to_owned(),
    ];
    Letter::new(&format!("Your result was recalculated: {title}"), &paragraphs)
        .action("Read the report", url)
        .reply("If you think that the new result is wrong, reply to this message.")
        .because(&format!("you took an assessment for {company}"))
}

/// Brings the link to somebody's report; it is read at `url` once, within the time that `life` says.
pub fn report_link(candidate: &str, title: &str, url: &str, life: &str) -> Letter {
    let (candidate, title) = (name(candidate), name(title));
    let paragraphs = [format!(
        "{candidate} sends you the report of “{title}”, an assessment taken on Assay. You need no account \
         to read it."
    )];
    Letter::new(&format!("{candidate} sends you a report"), &paragraphs)
        .action("Read the report", url)
        .after(&format!(
            "The link works once, {life}. Within that time you can have a new one sent to this address once it is used."
        ))
        .because(&format!("{candidate} entered this address on Assay"))
}
