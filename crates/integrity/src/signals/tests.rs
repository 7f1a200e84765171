use kernel::Language;

use super::*;

const PY: Option<Language> = Some(Language::Python);

fn at(t_ms: u32, what: What) -> Step {
    Step { t_ms, file: PY, what }
}

fn text(t_ms: u32, text: &str) -> Step {
    at(t_ms, What::Text(text.to_owned()))
}

fn edit(t_ms: u32, pos: u32, del: u32, ins: &str) -> Step {
    at(t_ms, What::Edit { pos, del, ins: ins.to_owned() })
}

/// Types a text behind what is there, a character at a time.
fn typed(from_ms: u32, step_ms: u32, pos: u32, text: &str) -> Vec<Step> {
    let each = text.chars().zip(0_u32..);
    each.map(|(c, n)| edit(from_ms + n * step_ms, pos + n, 0, &c.to_string())).collect()
}

struct Case {
    steps: Vec<Step>,
    code: String,
    given: Vec<String>,
    solved_ms: Option<u32>,
}

impl Case {
    fn of(steps: Vec<Step>, code: &str) -> Self {
        Self { steps, code: code.to_owned(), given: Vec::new(), solved_ms: None }
    }

    fn found(&self) -> Vec<Finding> {
        of_task(&Observed {
            task: 1,
            steps: &self.steps,
            final_code: Some((Language::Python, &self.code)),
            given: &self.given,
            statement_length: 1000,
            solved_ms: self.solved_ms,
        })
    }

    fn one(&self, signal: Signal) -> Option<Finding> {
        self.found().into_iter().find(|found| found.signal == signal)
    }
}

const PASTED: &str = "def solve(values): return sum(values)";

#[test]
fn a_paste_from_outside_counts_what_is_left_of_it_in_the_final_code() {
    let length = u32::try_from(PASTED.len()).unwrap();
    let mut steps = vec![text(0, ""), at(5_000, What::Pasted(length)), edit(5_000, 0, 0, PASTED)];
    steps.extend(typed(6_000, 300, length, "\nok"));
    let code = format!("{PASTED}\nok");
    let found = Case::of(steps.clone(), &code).one(Signal::ExternalPaste).unwrap();
    let solid = |text: &str| u32::try_from(text.chars().filter(|c| *c > ' ').count()).unwrap();
    assert_eq!((found.count, found.part, found.whole), (1, solid(PASTED), solid(&code)));
    assert!(found.reaches_percent(60));
    // Deleted again, it is no part of the final code.
    steps.push(edit(20_000, 0, length + 1, ""));
    let found = Case::of(steps, "ok").one(Signal::ExternalPaste).unwrap();
    assert_eq!((found.count, found.part, found.whole), (1, 0, 2));
}

#[test]
fn a_paste_of_what_was_there_before_or_was_given_is_none_from_outside() {
    let length = u32::try_from(PASTED.len()).unwrap();
    let paste = |t| [at(t, What::Pasted(length)), edit(t, 0, 0, PASTED)];
    // Moved within the editor: cut first.
    let mut moved = vec![text(0, PASTED), edit(1_000, 0, length, "")];
    moved.extend(paste(2_000));
    assert_eq!(Case::of(moved, PASTED).one(Signal::ExternalPaste), None);
    // Copied within the editor.
    let mut copied = vec![text(0, PASTED)];
    copied.extend(paste(2_000));
    let twice = format!("{PASTED}{PASTED}");
    assert_eq!(Case::of(copied, &twice).one(Signal::ExternalPaste), None);
    // An example of the statement.
    let mut example = vec![text(0, "")];
    example.extend(paste(2_000));
    let given = vec![format!("Complete {PASTED} below.")];
    let case = Case { given, ..Case::of(example, PASTED) };
    assert_eq!(case.one(Signal::ExternalPaste), None);
    // Short ones are a name or a line.
    let short = vec![text(0, ""), at(1_000, What::Pasted(5)), edit(1_000, 0, 0, "print")];
    assert_eq!(Case::of(short, "print").one(Signal::ExternalPaste), None);
}

#[test]
fn only_times_out_of_focus_of_more_than_five_seconds_count() {
    let away = |from, to| [at(from, What::Left), at(to, What::Returned)];
    let mut steps = vec![text(0, "")];
    steps.extend(away(1_000, 6_000));
    steps.extend(away(10_000, 15_001));
    steps.extend(away(20_000, 80_000));
    let found = Case::of(steps, "").one(Signal::FocusLost).unwrap();
    assert_eq!((found.count, found.part), (2, 65));
    assert_eq!(found.spans[0], Span { from_ms: 10_000, to_ms: 15_001, length: 0 });
    let open = vec![text(0, ""), at(1_000, What::Left)];
    assert_eq!(Case::of(open, "").one(Signal::FocusLost), None, "they finished");
}

#[test]
fn a_copy_of_the_statement_counts_where_it_is_more_than_a_word() {
    let steps = vec![text(0, ""), at(1_000, What::Copied(29)), at(2_000, What::Copied(400))];
    let found = Case::of(steps, "").one(Signal::StatementCopied).unwrap();
    assert_eq!((found.count, found.part), (1, 400));
}

#[test]
fn two_hundred_characters_in_eight_seconds_are_typing_and_one_more_is_a_burst() {
    let of = |characters: usize, step_ms| {
        let code: String = std::iter::repeat_n("abcdefghij", characters / 10 + 1).collect();
        let code = &code[..characters];
        let mut steps = vec![text(0, "")];
        steps.extend(typed(1_000, step_ms, 0, code));
        Case::of(steps, code).one(Signal::Burst)
    };
    assert_eq!(of(200, 40), None);
    assert_eq!(of(1000, 41), None, "a little slower, for however long");
    let found = of(201, 39).unwrap();
    assert_eq!((found.count, found.part), (1, 201));
    assert_eq!(of(600, 20).unwrap().count, 1, "one burst, however long");
}

#[test]
fn text_that_arrives_at_once_is_a_burst_unless_it_was_pasted_restored_or_undone() {
    let long = "x = 1  # a line of code\n".repeat(20);
    let length = u32::try_from(long.len()).unwrap();
    let dropped = vec![text(0, ""), edit(9_000, 0, 0, &long)];
    assert_eq!(Case::of(dropped, &long).one(Signal::Burst).unwrap().part, length);
    let pasted = vec![text(0, ""), at(9_000, What::Pasted(length)), edit(9_000, 0, 0, &long)];
    assert_eq!(Case::of(pasted, &long).one(Signal::Burst), None);
    let restored = vec![text(0, ""), at(9_000, What::Restored), edit(9_000, 0, 0, &long)];
    assert_eq!(Case::of(restored, &long).one(Signal::Burst), None);
    let undone = vec![text(0, &long), edit(8_000, 0, length, ""), edit(9_000, 0, 0, &long)];
    assert_eq!(Case::of(undone, &long).one(Signal::Burst), None);
}

/// So many lines, typed slowly, and so many characters deleted again on the way.
fn program(lines: usize, wasted: u32) -> Case {
    let code: String = (0..lines).map(|n| format!("value = {n:04}\n")).collect();
    let mut steps = vec![text(0, "")];
    for n in 0..wasted {
        steps.push(edit(n * 500, 0, 0, "x"));
        steps.push(edit(n * 500 + 200, 0, 1, ""));
    }
    steps.extend(typed(wasted * 500 + 1_000, 200, 0, &code));
    Case::of(steps, &code)
}

#[test]
fn sixty_lines_without_a_correction_are_straight_and_with_some_they_are_not() {
    let found = program(60, 0).one(Signal::TypedLinearly).unwrap();
    assert_eq!((found.count, found.part, found.whole), (60, 60 * 13, 60 * 13));
    assert_eq!(program(59, 0).one(Signal::TypedLinearly), None);
    // 5 % of 780 are 39: 19 characters that came and went are 38.
    assert!(program(60, 19).one(Signal::TypedLinearly).is_some());
    assert_eq!(program(60, 20).one(Signal::TypedLinearly), None);
}

#[test]
fn after_a_gap_nothing_is_said_of_how_straight_code_was_typed() {
    let mut case = program(60, 0);
    let code = case.code.clone();
    case.steps.push(at(900_000, What::Gap));
    case.steps.push(text(900_001, &code));
    assert_eq!(case.one(Signal::TypedLinearly), None);
}

#[test]
fn a_task_is_solved_early_before_its_statement_can_be_read() {
    let of = |solved_ms| {
        let case = Case { solved_ms, ..Case::of(vec![text(10_000, "")], "") };
        case.one(Signal::SolvedEarly)
    };
    assert_eq!(of(None), None);
    // A thousand characters take forty seconds.
    let found = of(Some(49_999)).unwrap();
    assert_eq!((found.part, found.whole), (39, 40));
    assert_eq!(of(Some(50_000)), None);
}

#[test]
fn another_session_counts_each_time_one_took_over() {
    assert_eq!(second_session(0), None);
    assert_eq!(second_session(2).unwrap().count, 2);
}

#[test]
fn findings_hold_no_code_and_say_what_was_seen() {
    let length = u32::try_from(PASTED.len()).unwrap();
    let steps = vec![text(0, ""), at(5_000, What::Pasted(length)), edit(5_000, 0, 0, PASTED)];
    let found = Case::of(steps, PASTED).found();
    let stored = serde_json::to_string(&found).unwrap();
    assert!(!stored.contains("solve") && !stored.contains("sum"), "{stored}");
    assert!(found[0].sentence().starts_with("Text from outside the editor was pasted once;"));
}

#[test]
fn what_a_browser_makes_up_breaks_nothing() {
    let steps = vec![
        edit(5, 1_000_000, 7, "x"),
        text(4, "ab"),
        edit(3, 1, u32::MAX, "x"),
        at(2, What::Pasted(u32::MAX)),
        edit(1, 0, 0, "y"),
        at(0, What::Returned),
        at(u32::MAX, What::Left),
        at(0, What::Returned),
        at(7, What::Copied(u32::MAX)),
        at(7, What::Copied(u32::MAX)),
    ];
    let case = Case { solved_ms: Some(0), ..Case::of(steps, "ab") };
    assert!(!case.found().is_empty());
}
