//! Tables for spreadsheets.

use std::borrow::Cow;

/// Comma-separated lines, the first with the headings. A cell that a spreadsheet would take for a formula
/// begins with an apostrophe.
///
/// # Errors
/// None of its own; the writer's where memory fails.
pub(crate) fn csv<'a>(
    headings: &[&str],
    rows: impl Iterator<Item = Vec<Cow<'a, str>>>,
) -> Result<Vec<u8>, csv::Error> {
    let mut table = csv::Writer::from_writer(Vec::new());
    table.write_record(headings)?;
    for row in rows {
        table.write_record(row.into_iter().map(|cell| harmless(cell).into_owned()))?;
    }
    table.into_inner().map_err(|e| e.into_error().into())
}

/// The cell as text and nothing else. A sign may stand behind a mark that a spreadsheet passes over.
fn harmless(cell: Cow<'_, str>) -> Cow<'_, str> {
    let first = cell.trim_start_matches(['"', ' ', '\u{feff}']).chars().next();
    let is_formula = matches!(
        first,
        Some('=' | '+' | '-' | '@' | '\t' | '\r' | '\n' | '＝' | '＋' | '－' | '＠')
    );
    if is_formula { format!("'{cell}").into() } else { cell }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_would_work_out_is_text_and_the_rest_stays() {
        for cell in ["=1+1", "+49", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "\"=1", "＝1"] {
            assert_eq!(harmless(cell.into()), format!("'{cell}"), "{cell:?}");
        }
        for cell in ["", "Ada", "a=b", "3-4", "'", "Ünal, Ö."] {
            assert_eq!(harmless(cell.into()), cell);
        }
    }

    #[test]
    fn cells_with_commas_quotes_and_line_ends_stay_whole() {
        let rows = [vec!["a, \"b\"".into(), "c\nd".into()]];
        let written = csv(&["one", "two"], rows.into_iter()).unwrap();
        let want = "one,two\n\"a, \"\"b\"\"\",\"c\nd\"\n";
        assert_eq!(String::from_utf8(written).unwrap(), want);
    }
}
