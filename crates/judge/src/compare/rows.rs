//! Rows of a query: each line is a row, compared by the same rules as words elsewhere.

use super::Comparer;
use crate::suite::Comparison;

/// Collects the rows of an output and compares them with an answer's.
#[derive(Debug)]
pub(crate) struct Rows<'a> {
    rules: Comparison,
    answer: &'a [u8],
    output: Vec<u8>,
}

impl<'a> Rows<'a> {
    /// A comparison with this answer.
    pub(crate) fn new(rules: Comparison, answer: &'a [u8]) -> Self {
        Self { rules, answer, output: Vec::new() }
    }

    /// Takes the next piece of output.
    pub(crate) fn push(&mut self, piece: &[u8]) {
        self.output.extend(piece);
    }

    /// The first difference, in words; `None` where the rows agree.
    pub(crate) fn finish(self) -> Option<String> {
        let (mut expected, mut got) = (lines(self.answer), lines(&self.output));
        if self.rules.any_row_order {
            expected.sort_unstable();
            got.sort_unstable();
        }
        if expected.len() != got.len() {
            return Some(format!("{} rows, expected {}", got.len(), expected.len()));
        }
        let place = |number: usize| {
            if self.rules.any_row_order {
                "a row".to_owned()
            } else {
                format!("row {}", number + 1)
            }
        };
        expected.iter().zip(&got).enumerate().find_map(|(number, (expected, got))| {
            let mut comparer = Comparer::new(self.rules, expected);
            comparer.push(got);
            comparer.finish().map(|difference| format!("{}: {difference}", place(number)))
        })
    }
}

/// Every line without its end; what follows the last end of a line counts where there is any.
fn lines(text: &[u8]) -> Vec<&[u8]> {
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    if text.is_empty() {
        return Vec::new();
    }
    text.split(|byte| *byte == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(rules: Comparison, output: &str, expected: Option<&str>) {
        let mut rows = Rows::new(rules, b"ann|1\nbob|\n\ncy d|2.5\n");
        rows.push(output.as_bytes());
        assert_eq!(rows.finish().as_deref(), expected, "{output:?}");
    }

    #[test]
    fn rows_agree_in_order_unless_any_order_will_do() {
        let ordered = Comparison::default();
        let any = Comparison { any_row_order: true, ..ordered };
        check(ordered, "ann|1\nbob|\n\ncy d|2.5\n", None);
        check(ordered, "ann|1\r\nbob|\n\ncy  d|2.5", None);
        check(any, "cy d|2.5\nbob|\nann|1\n\n", None);
        check(ordered, "ann|1\nbob|\ncy d|2.5\n", Some("3 rows, expected 4"));
        let wrong = Some("row 1: word 1 is \"bob|\", expected \"ann|1\"");
        check(ordered, "bob|\nann|1\n\ncy d|2.5\n", wrong);
        check(
            any,
            "bob|\nann|2\n\ncy d|2.5\n",
            Some("a row: word 1 is \"ann|2\", expected \"ann|1\""),
        );
        // One row must not be spread over two lines, nor two rows stand in one.
        check(ordered, "ann|1\nbob|\n\ncy\nd|2.5\n", Some("5 rows, expected 4"));
        check(ordered, "", Some("0 rows, expected 4"));
    }
}
