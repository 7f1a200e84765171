//! What is decided of results without a program being run.

use super::*;
use crate::sandbox::Outcome;

fn judged(verdict: Verdict, share_permille: Option<u16>) -> TestResult {
    TestResult {
        number: 1,
        group: "core".to_owned(),
        verdict,
        reason: None,
        cpu_us: 1,
        wall_us: 1,
        memory_kib: 1,
        output: None,
        stderr: None,
        share_permille,
    }
}

#[test]
fn a_group_brings_the_shares_of_its_accepted_tests() {
    use Verdict::{Accepted, WrongAnswer};
    for (tests, points) in [
        (vec![(Accepted, Some(500)), (Accepted, Some(250))], 11),
        (vec![(Accepted, Some(500)), (WrongAnswer, Some(900))], 7),
        (vec![(Accepted, None), (Accepted, Some(0))], 15),
        (vec![(WrongAnswer, None)], 0),
        (vec![], 0),
    ] {
        let results: Vec<_> =
            tests.iter().map(|(verdict, share)| judged(*verdict, *share)).collect();
        assert_eq!(sum(30, &results), points, "{tests:?}");
    }
}

#[test]
fn a_share_is_in_thousandths_of_what_a_test_can_give() {
    for (share, thousandths) in [(0.2504, 250), (0.0, 0), (1.0, 1000), (1.5, 1000), (-0.1, 0)] {
        assert_eq!(permille(Score::Share(share)), thousandths, "{share}");
    }
    assert_eq!(permille(Score::Points(0.3)), 1000);
}

#[test]
fn a_program_is_run_again_that_ended_by_itself_and_was_late_by_a_fifth_of_the_limit_at_most() {
    let limits = Limits::new(1000, 1 << 18).unwrap();
    let near = |verdict, end, cpu_us| {
        let outcome = Outcome {
            end,
            out_of_memory: false,
            cpu_us,
            wall_us: cpu_us,
            memory_kib: 1,
            spoilt: false,
        };
        let failure = Some((verdict, "why".to_owned()));
        is_near(&Ran { failure, outcome, stderr: Vec::new() }, &limits)
    };
    assert!(near(Verdict::TimeLimit, End::Program(0), 1_200_000));
    assert!(!near(Verdict::TimeLimit, End::Program(0), 1_200_001));
    assert!(!near(Verdict::TimeLimit, End::Cpu, 1_100_000));
    assert!(!near(Verdict::WrongAnswer, End::Program(0), 1_100_000));
}

#[test]
fn a_result_says_that_its_test_was_run_again() {
    assert_eq!(run_again(None), "run again, as it was near the limit on a busy machine");
    let both = "over the limit (run again, as it was near the limit on a busy machine)";
    assert_eq!(run_again(Some("over the limit")), both);
}
