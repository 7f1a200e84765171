//! One judge for the tests of a program, and what a program is graded by.

use std::sync::OnceLock;

use judge::{
    Checking, Comparison, Control, Group, Judge, Judged, Language, Limits, Settings, Submission,
    Suite, Tag, Test, ToolState,
};

pub(crate) fn judge() -> &'static Judge {
    static JUDGE: OnceLock<Judge> = OnceLock::new();
    JUDGE.get_or_init(|| Judge::open(Settings::default()).expect("this machine cannot isolate"))
}

/// Two tests of the same, so that an interpreter that forks does so.
pub(crate) fn suite(input: &str, answer: &str) -> Suite {
    let test = Test { name: "one".into(), input: input.into(), answer: answer.into() };
    let limits = Limits::new(3000, 256 << 10).unwrap().with_wall_ms(30_000).unwrap();
    let groups = vec![Group {
        name: "sample".into(),
        tag: Tag::Sample,
        weight: 1,
        requires: vec![],
        tests: vec![test.clone(), test],
    }];
    Suite { limits, comparison: Comparison::default(), checking: Checking::default(), groups }
}

/// Grades; a language whose tool is missing fails the test with what to install.
#[track_caller]
pub(crate) fn grade(judge: &Judge, language: Language, source: &str, suite: &Suite) -> Judged {
    let found = judge.toolchains().iter().find(|toolchain| toolchain.language == language);
    match &found.unwrap().state {
        ToolState::Present { version } => {
            assert!(version.chars().any(|c| c.is_ascii_digit()), "{language}: {version}");
        }
        ToolState::Missing { reason, fix } => panic!("{language} is missing: {reason}. {fix}"),
    }
    let submission = Submission { language, source: source.to_owned() };
    judge.grade(&submission, suite, &[], &mut |_| Control::Continue).unwrap()
}
