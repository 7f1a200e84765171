//! Whether a file is a PDF document, as far as its frame says. Nothing in it is run or drawn here.
//! Pure. Source: ISO 32000-1, §7.5.

/// How many bytes at the end the end mark may stand in.
const TAIL: usize = 1024;

/// Looks at the head, the end mark and the table that the end points to.
///
/// # Errors
/// A sentence about what is wrong.
pub(super) fn check(file: &[u8]) -> Result<(), &'static str> {
    let version = file.strip_prefix(b"%PDF-").ok_or("This is not a PDF file.")?;
    let known = matches!(version, [b'1', b'.', b'0'..=b'7', ..] | [b'2', b'.', b'0', ..]);
    if !known {
        return Err("This PDF file has no version that is known.");
    }
    let tail = file.get(file.len().saturating_sub(TAIL)..).unwrap_or_default();
    let end = find_last(tail, b"%%EOF").ok_or("This PDF file has no end; it may be cut off.")?;
    let rest = tail.get(end + b"%%EOF".len()..).unwrap_or_default();
    if !rest.trim_ascii().is_empty() {
        return Err("Something follows the end of this PDF file.");
    }
    let pointer = find_last(tail, b"startxref").ok_or("This PDF file has no table of contents.")?;
    let number = tail.get(pointer + b"startxref".len()..end).unwrap_or_default();
    let at: usize = std::str::from_utf8(number.trim_ascii())
        .ok()
        .and_then(|text| text.parse().ok())
        .ok_or("This PDF file has no table of contents.")?;
    let table = file.get(at..).unwrap_or_default().trim_ascii_start();
    // A table of its own, or an object that holds it.
    let is_object = table.first().is_some_and(u8::is_ascii_digit)
        && find_last(table.get(..table.len().min(40)).unwrap_or_default(), b" obj").is_some();
    if table.starts_with(b"xref") || is_object {
        Ok(())
    } else {
        Err("This PDF file points to a table of contents that is not there.")
    }
}

fn find_last(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).rposition(|window| window == wanted)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// The smallest document with one empty page.
    pub(crate) fn document() -> Vec<u8> {
        let body = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n\
                    2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n\
                    3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n";
        let table = format!(
            "xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root 1 0 R >>\n\
             startxref\n{}\n%%EOF\n",
            body.len()
        );
        format!("{body}{table}").into_bytes()
    }

    #[test]
    fn a_document_with_a_head_a_table_and_an_end_is_one() {
        assert_eq!(check(&document()), Ok(()));
        let stream = b"%PDF-2.0\n7 0 obj\n<< /Type /XRef >>\nendobj\nstartxref\n9\n%%EOF\r\n\r\n";
        assert_eq!(check(stream), Ok(()));
    }

    #[test]
    fn what_only_looks_like_one_is_refused() {
        let whole = document();
        let text = String::from_utf8(whole.clone()).unwrap();
        for (why, bad) in [
            ("no head", text.replacen("%PDF-1.4", "<html>", 1)),
            ("not at the beginning", format!("\n{text}")),
            ("no version", text.replacen("1.4", "9.9", 1)),
            ("cut off", text.replace("%%EOF\n", "")),
            ("a page after its end", format!("{text}<script>alert(1)</script>")),
            ("points nowhere", text.replace("startxref\n", "startxref\n9")),
            ("points to something else", text.replacen("xref\n0 1", "html\n0 1", 1)),
            ("no number", text.replace("startxref\n", "startxref\nx")),
            ("only a head", "%PDF-1.4".to_owned()),
            ("HTML", "%PDF-1.4<html><body>startxref 3 %%EOF".to_owned()),
        ] {
            assert!(check(bad.as_bytes()).is_err(), "{why}");
        }
    }
}
