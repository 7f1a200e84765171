//! What is recorded of an attempt, in words, shown before the candidate agrees.

use crate::definitions::AiPolicy;

/// One kind of thing that is recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recorded {
    /// What.
    pub title: &'static str,
    /// Of it, exactly what, and what not.
    pub detail: &'static str,
}

/// One text that candidates agree to. Its version is kept with every attempt; another text is another version.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edition {
    /// Names it.
    pub version: &'static str,
    /// Everything that is recorded.
    pub recorded: &'static [Recorded],
    /// Whether it says that writing is recorded. Of an attempt that began under another one it never is.
    pub typing: bool,
    /// Whether it says that programs are compared. Those of an attempt that began under another one never are.
    pub compares: bool,
    /// Whether it says that copies of the statement are recorded and that signals are looked for.
    pub signals: bool,
    /// Whether it says that questions to the assistant are sent to a model and kept. In an attempt that began under
    /// another one there is no assistant.
    pub assistant: bool,
    /// Whether it says that changes of the network are noted. Of an attempt that began under another one none is.
    pub addresses: bool,
}

/// Where there is an assistant, and writing is recorded.
const ASSISTED_WITH_TYPING: &Edition = &Edition {
    version: "2026-11.9",
    recorded: &[
        CODE,
        COMPARED,
        TYPING_AND_COPYING,
        ASSISTANT,
        ANSWERS_COPIED,
        NETWORKS,
        SIGNALS,
        RESULTS,
        TIMES,
        WHO_IS_RECORDED,
    ],
    assistant: true,
    ..*WITH_TYPING
};

/// Where writing is recorded, signals are looked for, programs are compared and networks noted.
const WITH_TYPING: &Edition = &Edition {
    version: "2026-11.8",
    recorded: &[
        CODE,
        COMPARED,
        TYPING_AND_COPYING,
        NETWORKS,
        SIGNALS,
        RESULTS,
        TIMES,
        WHO_IS_RECORDED,
    ],
    addresses: true,
    ..*WITHOUT_NETWORKS
};

/// Where there was an assistant, and writing was recorded, before networks were noted.
const ASSISTED_WITHOUT_NETWORKS: &Edition = &Edition {
    version: "2026-11.7",
    recorded: &[
        CODE,
        COMPARED,
        TYPING_AND_COPYING,
        ASSISTANT,
        ANSWERS_COPIED,
        SIGNALS,
        RESULTS,
        TIMES,
        WHO_IS_RECORDED,
    ],
    assistant: true,
    ..*WITHOUT_NETWORKS
};

/// Where there is an assistant, and writing is not recorded.
const ASSISTED_WITHOUT_TYPING: &Edition = &Edition {
    version: "2026-11.6",
    recorded: &[CODE, COMPARED, ASSISTANT, RESULTS, TIMES, WHO],
    assistant: true,
    ..*WITHOUT_TYPING
};

/// Where writing was recorded, signals were looked for and programs were compared, before networks were noted.
const WITHOUT_NETWORKS: &Edition = &Edition {
    version: "2026-11.5",
    recorded: &[CODE, COMPARED, TYPING_AND_COPYING, SIGNALS, RESULTS, TIMES, WHO_IS_RECORDED],
    typing: true,
    compares: true,
    signals: true,
    assistant: false,
    addresses: false,
};

/// Where writing is not recorded.
const WITHOUT_TYPING: &Edition = &Edition {
    version: "2026-11.4",
    recorded: &[CODE, COMPARED, RESULTS, TIMES, WHO],
    typing: false,
    compares: true,
    signals: false,
    assistant: false,
    addresses: false,
};

/// Where writing was recorded, before anything was looked for or compared.
const TYPING_ALONE: &Edition = &Edition {
    version: "2026-11.3",
    recorded: &[CODE, TYPING, RESULTS, TIMES, WHO_IS_RECORDED],
    typing: true,
    compares: false,
    signals: false,
    assistant: false,
    addresses: false,
};

/// What everybody has agreed to who has begun.
const LEAST: &Edition = &Edition {
    version: "2026-11.2",
    recorded: RECORDED,
    typing: false,
    compares: false,
    signals: false,
    assistant: false,
    addresses: false,
};

/// Where a partner runs the assessment: nothing is recorded of how somebody writes, nothing is compared, and the
/// partner sees what the text says.
pub const COHORT: &Edition =
    &Edition { version: "2026-11.p1", recorded: &[CODE, RESULTS, TIMES, WHO, SEEN], ..*LEAST };

/// The edition for an assessment.
pub fn offered(records_typing: bool, ai_policy: AiPolicy) -> &'static Edition {
    match (records_typing, ai_policy) {
        (true, AiPolicy::Off) => WITH_TYPING,
        (false, AiPolicy::Off) => WITHOUT_TYPING,
        (true, AiPolicy::Allowed | AiPolicy::Required) => ASSISTED_WITH_TYPING,
        (false, AiPolicy::Allowed | AiPolicy::Required) => ASSISTED_WITHOUT_TYPING,
    }
}

/// The same, where a company or a partner runs it.
pub(crate) fn of_host(
    by_partner: bool,
    (records_typing, ai_policy): (bool, AiPolicy),
) -> &'static Edition {
    if by_partner { COHORT } else { offered(records_typing, ai_policy) }
}

/// The edition that somebody agreed to, who was shown the one they name. Anybody who was shown another text, or
/// says nothing, has not agreed that their writing is recorded, their programs are compared or their questions are
/// kept.
pub fn agreed(records_typing: bool, ai_policy: AiPolicy, shown: Option<&str>) -> &'static Edition {
    let edition = shown.map_or(LEAST, of);
    let too_much =
        edition.typing && !records_typing || edition.assistant && ai_policy == AiPolicy::Off;
    if too_much || edition == COHORT { LEAST } else { edition }
}

/// The same, of an assessment that a partner runs. No edition lets more be recorded there than [`COHORT`] says.
pub fn agreed_in_cohort(shown: Option<&str>) -> &'static Edition {
    if shown == Some(COHORT.version) { COHORT } else { LEAST }
}

/// The edition of this version; the least of them for all before it.
pub fn of(version: &str) -> &'static Edition {
    let all = [
        ASSISTED_WITH_TYPING,
        WITH_TYPING,
        ASSISTED_WITHOUT_NETWORKS,
        ASSISTED_WITHOUT_TYPING,
        WITHOUT_NETWORKS,
        WITHOUT_TYPING,
        TYPING_ALONE,
        COHORT,
    ];
    all.into_iter().find(|edition| edition.version == version).unwrap_or(LEAST)
}

const CODE: Recorded = Recorded {
    title: "Your code",
    detail: "Each draft as it is saved, the latest for each language, and every version that \
             you run or submit.",
};

const COMPARED: Recorded = Recorded {
    title: "Comparison with other programs",
    detail: "The program that counts for each task is compared with those of other candidates for \
             the same problem and with published solutions. The company is shown what is alike. \
             It is not part of the score. Where two are a match, you are asked first and have \
             72 hours to answer; then a person decides, and you can appeal.",
};

const TYPING: Recorded = Recorded {
    title: "How you write",
    detail: "Each change to your code with its time, and when you paste, run, submit, leave this \
             page or return to it. You and the company can play it back in the report. It is not \
             part of the score. What could not be recorded is shown as a gap and does not count \
             against you.",
};

const TYPING_AND_COPYING: Recorded = Recorded {
    title: "How you write",
    detail: "Each change to your code with its time, and when you paste, copy from the task, run, submit, \
             leave this page or return to it. You and the company can play it back in the report. It is not \
             part of the score. What could not be recorded is shown as a gap and does not count \
             against you.",
};

const ASSISTANT: Recorded = Recorded {
    title: "What you ask the assistant",
    detail: "Each question, the code you send with it, and each answer, with their times. A language model that \
             the operator of this server has chosen receives the task as you see it, your questions in this task \
             and their answers, and your code where you leave that ticked. It receives neither the hidden tests \
             nor the name and e-mail address of your account. You and the company can read all of it in the \
             report. It is not part of the score.",
};

const ANSWERS_COPIED: Recorded = Recorded {
    title: "What you copy from its answers",
    detail: "When you copy an answer with its button, and how long it is. Text of an answer that you paste is not \
             taken for text from outside the editor.",
};

const NETWORKS: Recorded = Recorded {
    title: "Changes of your network",
    detail: "While you work, whether your connection moves to another network, and when. Your address is not \
             stored: a code stands for its network, made with a key that only this attempt has and that is \
             removed once the attempt is examined. Where the operator of this server has a table of countries, \
             the country is stored too. Nobody else is asked.",
};

const SIGNALS: Recorded = Recorded {
    title: "What is looked for",
    detail: "In what is recorded, Assay looks for the signals listed under “How the score is made”, such \
             as large pastes, by rules that are printed there. They are not part of the score. Where a rule \
             asks for a review, you are asked first and have 72 hours to answer; then a person decides, and \
             you can appeal.",
};

const RESULTS: Recorded = Recorded {
    title: "Your results",
    detail: "For each test its verdict, CPU time and memory. What your program prints is kept \
             for the samples and for your own input only.",
};

const TIMES: Recorded = Recorded {
    title: "Times",
    detail: "When you agreed, started, ran, submitted and finished, and when your tab was last \
             connected, by the server's clock.",
};

const WHO_IS_RECORDED: Recorded = Recorded {
    title: "Who you are",
    detail: "The name and e-mail address of your account. There is no camera, no microphone and \
             no recording of your screen.",
};

const WHO: Recorded = Recorded {
    title: "Who you are",
    detail: "The name and e-mail address of your account. There is no camera, no microphone, \
             no recording of your screen or of your typing.",
};

/// What the partner sees who runs an assessment.
const SEEN: Recorded = Recorded {
    title: "What the partner sees",
    detail: "How many people have joined, started and finished. From five results on, how the scores are spread, \
             counted five at a time. Your name and your score only if you share them, which you can take back. \
             The partner never sees your code or your tests, and no company sees any of it, unless you share \
             your report yourself.",
};

/// Everything that is recorded where writing is not.
const RECORDED: &[Recorded] = &[CODE, RESULTS, TIMES, WHO];

/// What candidates agree to who share the result of an earlier attempt instead of taking an assessment again.
pub const EARLIER_RESULT: (&str, Recorded) = ("2026-11.r1", SHARED);

const SHARED: Recorded = Recorded {
    title: "Your earlier result",
    detail: "The company that invites you reads the report of that attempt: your score, each test, and the \
             code that counts, with your name and the day on which you took it. It does not read for whom \
             you took it. Unless you took it for this company, it cannot play back how you wrote, and sees \
             nothing that was looked for or compared. You can take this back: the company then no longer \
             reads the report.",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edition_that_was_shown_is_the_one_agreed_to_and_none_does_more_than_it_says() {
        let off = AiPolicy::Off;
        for (records_typing, shown, version, typing, compares, signals) in [
            (true, Some("2026-11.8"), "2026-11.8", true, true, true),
            (true, Some("2026-11.5"), "2026-11.5", true, true, true),
            (true, Some("2026-11.4"), "2026-11.4", false, true, false),
            (true, Some("2026-11.3"), "2026-11.3", true, false, false),
            (true, Some("2026-11.2"), "2026-11.2", false, false, false),
            (true, None, "2026-11.2", false, false, false),
            (false, Some("2026-11.8"), "2026-11.2", false, false, false),
            (false, Some("2026-11.5"), "2026-11.2", false, false, false),
            (false, Some("2026-11.4"), "2026-11.4", false, true, false),
        ] {
            let edition = agreed(records_typing, off, shown);
            let does = (edition.typing, edition.compares, edition.signals);
            assert_eq!((edition.version, does), (version, (typing, compares, signals)));
            assert!(!edition.assistant);
            assert_eq!(edition.addresses, edition.version == "2026-11.8");
            assert_eq!(edition.addresses, edition.recorded.contains(&NETWORKS));
            assert_eq!(of(edition.version), edition);
        }
        assert_eq!(offered(true, off).version, "2026-11.8");
        assert_eq!(offered(false, off).version, "2026-11.4");
    }

    #[test]
    fn questions_are_kept_only_of_those_who_were_shown_a_text_that_says_so() {
        let of_policy = |policy, shown| agreed(true, policy, Some(shown)).assistant;
        for policy in [AiPolicy::Allowed, AiPolicy::Required] {
            for records_typing in [true, false] {
                let edition = offered(records_typing, policy);
                assert!(edition.assistant && edition.typing == records_typing, "{edition:?}");
                assert!(agreed(records_typing, policy, Some(edition.version)).assistant);
                assert!(edition.recorded.contains(&ASSISTANT));
                assert_eq!(edition.recorded.contains(&NETWORKS), edition.addresses);
                assert_eq!(edition.addresses, records_typing);
                assert_eq!(of(edition.version), edition);
            }
            for version in ["2026-11.9", "2026-11.7", "2026-11.6"] {
                assert!(of_policy(policy, version), "{version}");
            }
            assert!(!of_policy(policy, "2026-11.5"), "an older text says nothing of it");
        }
        assert!(!of_policy(AiPolicy::Off, "2026-11.7"));
    }

    #[test]
    fn where_a_partner_runs_it_nothing_is_compared_whatever_text_is_named() {
        let versions = ["2026-11.9", "2026-11.8", "2026-11.6", "2026-11.4", "2026-11.p1", "?"];
        for shown in versions.map(Some).into_iter().chain([None]) {
            let edition = agreed_in_cohort(shown);
            let does = [edition.typing, edition.compares, edition.signals, edition.assistant];
            assert_eq!((does, edition.addresses), ([false; 4], false), "{shown:?}");
            assert_eq!(edition.recorded.contains(&SEEN), shown == Some("2026-11.p1"));
        }
        assert_eq!(of("2026-11.p1"), COHORT);
        assert_eq!(agreed(true, AiPolicy::Off, Some("2026-11.p1")), LEAST, "no company's text");
    }
}
