use std::collections::HashSet;

use settings::versions::Value;

use super::known::{Bounds, Fault, MOST_WORDS, all, find};
use crate::numbers::Unit;

#[test]
fn every_setting_has_a_key_of_its_own_that_the_database_takes_and_a_name() {
    let all = all();
    let keys: HashSet<&str> = all.iter().map(|known| known.key.as_str()).collect();
    assert_eq!(keys.len(), all.len());
    for known in &all {
        let parts: Vec<&str> = known.key.split('.').collect();
        let formed = |part: &&str| {
            !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b == b'_')
        };
        assert!(parts.len() >= 2 && parts.iter().all(formed), "{}", known.key);
        assert!(known.key.len() <= 100, "{}", known.key);
        // A limit that nobody wrote words for has the name of its action, in small letters.
        assert!(known.name.starts_with(char::is_uppercase), "{known:?}");
        assert!(known.name.contains(", ") || known.unit == Unit::Days || known.unit == Unit::Words);
        assert_eq!(known.check(known.default()), Ok(known.default()), "{}", known.key);
    }
    let names: HashSet<_> = all.iter().map(|known| (&known.name, known.unit)).collect();
    assert_eq!(names.len(), all.len(), "no two are called the same");
}

#[test]
fn what_keeps_out_guessers_can_be_tightened_and_not_loosened() {
    for (key, most) in [
        ("limits.verify_otp.account.per_day", 100),
        ("limits.try_link.address.per_hour", 20),
        ("limits.try_code.address.per_ten_minutes", 10),
        ("limits.apply.account.per_day", 500),
        ("retention.jobs_that_died", 90),
    ] {
        let known = find(key).unwrap_or_else(|| panic!("{key}"));
        let Bounds::Number { least: 1, most: found, .. } = known.bounds else {
            panic!("{known:?}")
        };
        assert_eq!(found, most, "{key}");
    }
}

#[test]
fn what_texts_promise_in_numbers_is_no_setting() {
    for key in [
        "limits.export.account.per_day",
        "limits.erase.account.per_day",
        "limits.make_assessment.company.per_day",
        "limits.begin_role.company.per_day",
        "limits.send_recording.account.per_minute",
        "retention.what_requests_for_extra_time_say",
        "retention.recordings_of_how_answers_were_written",
        "retention.counted_limits",
        "retention.trials_of_assessments",
    ] {
        assert_eq!(find(key), None, "{key}");
    }
}

#[test]
fn a_value_is_checked_and_brought_into_its_form() {
    let number = find("limits.apply.account.per_day").unwrap();
    let fault = Fault::Number { least: 1, most: 500 };
    for (given, want) in [
        (Value::Number(1), Ok(Value::Number(1))),
        (Value::Number(500), Ok(Value::Number(500))),
        (Value::Number(0), Err(fault.clone())),
        (Value::Number(501), Err(fault.clone())),
        (Value::Words(vec!["a".into()]), Err(fault)),
    ] {
        assert_eq!(number.check(given.clone()), want, "{given:?}");
    }
    let words = find("moderation.role_words").unwrap();
    let of = |words: &[&str]| Value::Words(words.iter().map(|word| (*word).to_owned()).collect());
    let many: Vec<String> = (0..=MOST_WORDS).map(|n| format!("w{n}")).collect();
    for (given, want) in [
        (of(&["Young ", "", "guys", "young"]), Ok(of(&["guys", "young"]))),
        (of(&[]), Err(Fault::Words)),
        (of(&[" "]), Err(Fault::Words)),
        (of(&["a\u{0}b"]), Err(Fault::Words)),
        (Value::Words(vec!["x".repeat(61)]), Err(Fault::Words)),
        (Value::Words(many), Err(Fault::Words)),
        (Value::Number(3), Err(Fault::Words)),
    ] {
        assert_eq!(words.check(given.clone()), want, "{given:?}");
    }
}
