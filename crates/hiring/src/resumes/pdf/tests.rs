//! PDF documents as people send them: whole, damaged on the way, and made to do harm.

use super::check;

/// A document with one empty page.
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

/// The same with a stream in it, and the table of contents in another, as newer programs write them.
fn packed(stream: &str) -> Vec<u8> {
    let body = "%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n\
                2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n";
    let table = body.len() + stream.len();
    // Two bytes an entry: its kind, and where it is; nothing of that is read again.
    let entries = "\u{0}\u{0}\u{1}\u{9}\u{1}\u{40}";
    format!(
        "{body}{stream}5 0 obj\n<< /Type /XRef /Size 3 /W [1 1 0] /Root 1 0 R /Length 6 >>\n\
         stream\n{entries}\nendstream\nendobj\nstartxref\n{table}\n%%EOF\n"
    )
    .into_bytes()
}

/// A document whose catalog is packed with other objects.
fn compressed() -> Vec<u8> {
    let entries = "\u{0}\u{0}\u{2}\u{4}\u{1}\u{9}";
    format!(
        "%PDF-1.5\n4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Length 39 >>\nstream\n\
         1 0 << /Type /Catalog /Pages 2 0 R >>\nendstream\nendobj\n\
         5 0 obj\n<< /Type /XRef /Size 5 /W [1 1 0] /Index [0 3] /Root 1 0 R /Length 6 >>\n\
         stream\n{entries}\nendstream\nendobj\nstartxref\n0\n%%EOF\n"
    )
    .into_bytes()
}

#[test]
fn a_document_whose_catalog_is_found_is_one() {
    for whole in [document(), packed(""), compressed()] {
        assert_eq!(check(&whole), Ok(()), "{}", String::from_utf8_lossy(&whole));
    }
    let text = String::from_utf8(document()).unwrap();
    let encrypted = text.replace("/Size 4", "/Size 4 /Encrypt 9 0 R");
    assert_eq!(check(encrypted.as_bytes()), Ok(()));
    let titled = text.replace("/Count 1", "/Count 1 /T (a stream >> stream\\nof #1 upstream)");
    assert_eq!(check(titled.as_bytes()), Ok(()));
}

#[test]
fn what_common_readers_repair_is_taken() {
    let whole = String::from_utf8(document()).unwrap();
    for (why, mended) in [
        ("a newline before the head", format!("\n{whole}")),
        ("a byte-order mark before the head", format!("\u{feff}{whole}")),
        ("the head of a mail before it", format!("Content-Type: application/pdf\r\n\r\n{whole}")),
        ("1,000 bytes before it", format!("{}{whole}", "x".repeat(1000))),
        ("NULs behind the end", format!("{whole}{}", "\0".repeat(5000))),
        ("a Ctrl-Z behind the end", format!("{whole}\r\n\u{1a}")),
        ("spaces behind the end", format!("{whole}{}", " ".repeat(5000))),
        ("a comment of a server behind it", format!("{whole}<!-- served in 0.02s -->\n")),
        ("two ends", format!("{whole}%%EOF\n")),
        ("the table one byte off", whole.replace("startxref\n1", "startxref\n2")),
        ("the table at 0", whole.replacen("startxref\n", "startxref\n0 ", 1)),
        ("the table nowhere", whole.replace("startxref\n", "startxref\n9999")),
        ("no number", whole.replace("startxref\n", "startxref\nx")),
        ("no table", whole.replacen("xref\n0 1", "xxxx\n0 1", 1)),
        ("Windows' line ends", whole.replace('\n', "\r\n")),
        ("the line ends of old Macs", whole.replace('\n', "\r")),
        ("objects on one line", whole.replace("endobj\n", "endobj ")),
        ("no trailer", whole.replacen("trailer\n", "tr\n", 1)),
        ("a trailer that leads nowhere", whole.replace("/Root 1 0 R", "")),
    ] {
        assert_eq!(check(mended.as_bytes()), Ok(()), "{why}");
    }
}

#[test]
fn what_only_looks_like_one_is_refused() {
    let text = String::from_utf8(document()).unwrap();
    for (why, bad) in [
        ("no head", text.replacen("%PDF-1.4", "<html>", 1)),
        ("a head that no reader finds", format!("{}{text}", "x".repeat(1100))),
        ("no version", text.replacen("1.4", "9.9", 1)),
        ("cut off", text.replace("%%EOF\n", "")),
        ("cut off in the middle", text[..100].to_owned()),
        ("a page of the web behind it", format!("{text}<html>{}</html>", "x".repeat(2000))),
        ("no catalog", text.replace("/Catalog", "/Prices")),
        ("a catalog in a text", text.replace("<< /Type /Catalog", "(/Type /Catalog) <<")),
        ("only a head", "%PDF-1.4".to_owned()),
        ("only a head and an end", "%PDF-1.4\n%%EOF".to_owned()),
        ("HTML", "%PDF-1.4<html><body>startxref 3 %%EOF".to_owned()),
        ("a trailer to nowhere", "%PDF-1.4\ntrailer\n<< /Root 1 0 R >>\n%%EOF".to_owned()),
    ] {
        assert!(check(bad.as_bytes()).is_err(), "{why}");
    }
}

/// Large enough that work which grows with the square of it does not end while a test is waited for.
const LARGE: usize = 1024 * 1024;

fn much(of: &str) -> String {
    of.repeat(LARGE / of.len())
}

#[test]
fn a_file_made_to_keep_a_reader_busy_is_answered_all_the_same() {
    let in_document = |more: &str| format!("%PDF-1.4\n{more}\n%%EOF").into_bytes();
    let half = |of: &str| of.repeat(LARGE / 2 / of.len());
    let entries = |of: &str| format!("xref\n0 120000\n{}", half(of));
    for (why, hostile) in [
        ("empty objects", in_document(&much("1 0 obj\n"))),
        ("other objects each", {
            let objects: String = (0..50_000).map(|at| format!("{at} 0 obj\n")).collect();
            in_document(&objects)
        }),
        ("nested lists", in_document(&format!("1 0 obj\n{}", much("[")))),
        ("nested dictionaries", in_document(&format!("1 0 obj\n{}", much("<</A")))),
        ("nested texts", in_document(&format!("1 0 obj\n{}", much("(")))),
        ("trailers", in_document(&much("trailer\n<< /Root 1 0 R "))),
        ("streams without end", in_document(&much("1 0 obj\n<<>>\nstream\n"))),
        ("streams whose length is one large object", {
            let streams = half("1 0 obj\n<< /Length 9 0 R >> %\nstream\n\nendstream\nendobj\n");
            in_document(&format!("{streams}9 0 obj\n[{}]\nendobj\n", half("1 ")))
        }),
        ("one object in every line of the table", {
            let table = entries("0000000009 00000 n \n");
            let object = format!("1 0 obj\n[{}]\nendobj\n", half("1 "));
            let at = object.len() + 9;
            in_document(&format!("{object}{table}trailer\n<< /Root 1 0 R >>\nstartxref\n{at}"))
        }),
        ("tables in streams", {
            let stream =
                "1 0 obj\n<< /Type /XRef /W [1 1 1] /Size 99999999 /Root 1 0 R >>\nstream\n";
            in_document(&much(&format!("{stream}abcabcabc\nendstream\nendobj\n")))
        }),
    ] {
        // A thread of the server has as much room.
        let thread = std::thread::Builder::new().stack_size(2 << 20);
        let checked = thread.spawn(move || check(&hostile)).unwrap().join();
        assert!(checked.is_ok(), "{why}: {checked:?}");
    }
}

#[test]
fn no_damage_makes_it_panic() {
    let stream =
        "4 0 obj\n<< /Length 5 /Filter /FlateDecode >>\nstream\nabcde\nendstream\nendobj\n";
    for whole in [document(), packed(stream), compressed()] {
        for at in 0..whole.len() {
            for byte in [0, b' ', b'9', b'<', 0xff] {
                let mut spoilt = whole.clone();
                spoilt[at] = byte;
                let _ = check(&spoilt);
            }
            let _ = check(&whole[..at]);
        }
    }
}
