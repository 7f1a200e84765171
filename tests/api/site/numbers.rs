//! The numbers that texts of the browser application promise are those that the server keeps.

use std::path::Path;

/// Looks a sentence up in a file of the browser application.
#[track_caller]
fn check(file: &str, sentence: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../frontend/src").join(file);
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains(sentence), "{file} does not say “{sentence}”");
}

/// A small number as texts write it out.
fn word(number: i64) -> &'static str {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS[usize::try_from(number).unwrap()]
}

#[test]
fn the_days_hours_and_minutes_of_the_texts_are_those_of_the_code() {
    let minutes = auth::otp::LIFE_MINUTES;
    check("features/onboarding/text.ts", &format!("It works for {minutes} minutes."));
    let days = auth::usernames::CHANGE_EVERY_DAYS;
    check("features/onboarding/text.ts", &format!("You can change it once every {days} days."));
    let days = word(auth::erasure::THINK_AGAIN_DAYS);
    check("pages/legal/privacy.ts", &format!("Erase it: {days} days after you ask"));
    let capital = days[..1].to_uppercase() + &days[1..];
    check("features/account/text.ts", &format!("{capital} days after you ask"));
    let hours = assessments::invitations::RESEND_HOURS;
    check("features/invitations/text.ts", &format!("again {hours} hours after the last e-mail."));
    check("features/invitations/text.ts", &format!("within the last {hours} hours."));
    let hours = hiring::replies::INTRODUCED_HOURS;
    check("features/talent/thread/text.ts", &format!("within {hours} hours after they accept"));
    let days = word(interviews::moderation::DUE_DAYS);
    check("features/story-writing/text.ts", &format!("usually within {days} days."));
    check("features/story-moderation/text.ts", &format!("Decide within {days} days."));
    let hour = notices::digest::HOUR;
    check("features/account/text.ts", &format!("It is sent at {hour}:00"));
}

#[test]
fn the_counts_and_sizes_of_the_texts_are_those_of_the_code() {
    let range = assessments::definitions::DURATION_MINUTES;
    let (least, most) = (range.start(), range.end());
    check("features/assessments/text.ts", &format!("{least} to {most}. The clock starts"));
    check("features/assessments/rules.ts", &format!("MIN_MINUTES = {least};"));
    check("features/assessments/rules.ts", &format!("MAX_MINUTES = {most};"));
    let tasks = assessments::definitions::MAX_TASKS;
    check("features/assessments/rules.ts", &format!("MAX_TASKS = {tasks};"));
    let variants = assessments::variants::MAX_VARIANTS;
    for file in ["features/assessments/rules.ts", "features/cohorts/rules.ts"] {
        check(file, &format!("MAX_VARIANTS = {variants};"));
    }
    let kib = assessments::attempts::MAX_DRAFT / 1024;
    check(
        "features/workspace/text.ts",
        &format!("The code is longer than {kib} KiB, or than this problem takes."),
    );
    let files = kernel::files::MAX_FILES;
    check("features/workspace/files/text.ts", &format!("A program has at most {files} files."));
    check("features/problems/files/rules.ts", &format!("MAX_FILES = {files};"));
    let kib = challenges::submissions::MAX_OWN_INPUT / 1024;
    check("features/submissions/text.ts", &format!("Up to {kib} KiB."));
    check("features/submissions/rules.ts", &format!("MAX_INPUT_BYTES = {kib} * 1024;"));
    let most = talent::messages::MAX_TEXT / 1000;
    check("features/talent/thread/text.ts", &format!("At most {most},000 characters."));
    let letters = word(i64::try_from(assessments::invitations::CODE_LENGTH).unwrap());
    check("pages/hidden/text.ts", &format!("A code has {letters} letters and digits"));
}

#[test]
fn the_page_on_scoring_says_the_numbers_by_which_programs_are_compared() {
    use similarity::{fingerprints as f, rule as r};
    let page = "pages/how-scored/text.ts";
    let says = [
        format!(
            "Of each {} tokens in a row a hash is taken, and of each {} neighbouring",
            f::K,
            f::W
        ),
        format!("A piece of {} tokens that two programs share", f::GUARANTEED),
        format!(
            "from {} submissions on so are those that more than {}%",
            r::COMMON_FROM,
            r::COMMON_PERCENT
        ),
        format!("each has {} fingerprints or more", r::LEAST_FINGERPRINTS),
        format!("make up {}% or more of all of them", r::LEAST_PERMILLE / 10),
        format!(
            "than {}.{}% of the pairs of that problem where that is higher (from {} pairs on)",
            r::QUANTILE_PERMILLE / 10,
            r::QUANTILE_PERMILLE % 10,
            r::QUANTILE_FROM
        ),
        format!("{} of them in a row are in both", r::LEAST_RUN),
    ];
    for sentence in says {
        check(page, &sentence);
    }
}

/// What is kept for how long, as the privacy policy says it.
#[test]
fn the_privacy_policy_says_how_long_things_are_kept() {
    let days = |what: &str| {
        let rule = flows::retention::rules(1).find(|rule| rule.what == what);
        rule.unwrap_or_else(|| panic!("no rule for {what}")).hours / 24
    };
    let policy = |sentence: &str| check("pages/legal/privacy.ts", sentence);
    policy(&format!("'{} days.'", days("mail that was sent or given up")));
    policy(&format!("or for {} days where it could not be", word(days("texts of mail given up"))));
    policy(&format!("published, {} days at most.", days("conversations about interviews")));
    assert_eq!(days("notifications"), 365, "a notification for a year");
    policy(&format!("a year, {} days after it was read", days("notifications that were read")));
    policy(&format!("daily e-mail for {} days.", days("lines of daily mail")));
    policy(&format!("until: '{} days.'", days("counts of pages")));
    policy(&format!("{} days after it was last seen", days("errors of browsers")));
    let ended = days("prospects of roles that have ended");
    policy(&format!("or {ended} days after the role has ended."));
    let longest = flows::limits::rows().into_iter().map(|row| row.window_s).max();
    assert_eq!(longest, Some(24 * 3600), "a counter is kept about a day");
    assert_eq!(days("conversations about interviews"), 30);
    check("features/story-writing/text.ts", "for thirty days at most");
}
