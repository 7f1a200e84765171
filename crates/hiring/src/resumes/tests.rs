//! Résumés: their files by table, and who is handed one.

use kernel::Seen;
use testkit::store;

use super::*;
use crate::applications::tests::{new, published, release};
use crate::applications::{self, Acting, Event, New, Step};
use crate::roles::tests::at;

pub(crate) fn pdf() -> Vec<u8> {
    super::pdf::tests::document()
}

#[track_caller]
fn check(name: &str, want: &str) {
    assert_eq!(File::read(name, pdf()).unwrap().name, want, "{name:?}");
}

#[test]
fn a_file_is_called_as_its_sender_calls_it_with_the_ending_of_its_kind() {
    check("Ada Lovelace.pdf", "Ada Lovelace.pdf");
    check("CV.PDF", "CV.pdf");
    check("cv.html", "cv.html.pdf");
    check("C:\\Users\\Ada\\cv.pdf", "cv.pdf");
    check("../../etc/passwd", "passwd.pdf");
    check("", "resume.pdf");
    check(".pdf", "pdf.pdf");
    check("Lebenslauf für Ärzte 履歴書.pdf", "Lebenslauf für Ärzte 履歴書.pdf");
    check("CV: 100% *Ada*?.pdf", "CV_ 100_ _Ada__.pdf");
    check("a\"b;c<d>e|f.pdf", "a_b_c_d_e_f.pdf");
    check("\"cv.pdf\"", "_cv.pdf_.pdf");
    check(&"é".repeat(116), &format!("{}.pdf", "é".repeat(116)));
}

#[test]
fn a_name_that_reads_otherwise_than_it_is_stored_is_refused() {
    let long = "a".repeat(117);
    for bad in ["cv\u{202e}fdp.exe", "cv\0.pdf", "a\nb.pdf", &long] {
        let refused = File::read(bad, pdf());
        assert!(matches!(refused, Err(Error::BadFileName)), "{bad:?}: {refused:?}");
    }
}

#[test]
fn the_content_decides_what_a_file_is() {
    let json = super::json_resume::tests::document().to_string().into_bytes();
    let read = File::read("ada.pdf", json.clone()).unwrap();
    assert_eq!((read.kind, read.name.as_str()), (Kind::Json, "ada.pdf.json"));
    for (bad, want) in [
        (b"<html><body>Ada</body></html>".to_vec(), Error::NoResumeFile),
        (Vec::new(), Error::NoResumeFile),
        (b"MZ\x90".to_vec(), Error::NoResumeFile),
        (b"{\"basics\": {\"name\": 1}}".to_vec(), Error::BadJsonResume("basics.name".to_owned())),
        (vec![b'a'; MAX_BYTES], Error::NoResumeFile),
        (vec![b'a'; MAX_BYTES + 1], Error::ResumeTooLarge),
    ] {
        let refused = File::read("cv.pdf", bad).unwrap_err();
        assert_eq!(refused.to_string(), want.to_string());
    }
    assert!(matches!(File::read("cv.pdf", b"%PDF-1.4".to_vec()), Err(Error::BadPdf(_))));
    let before = [b"From: Ada\r\n\r\n".to_vec(), pdf()].concat();
    assert_eq!(File::read("cv.pdf", before).unwrap().kind, Kind::Pdf);
    let text = r#"{"basics": {"name": "Ada", "email": "", "summary": "%PDF-1.4"}}"#;
    let wide: Vec<u8> =
        "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    for file in [text.as_bytes().to_vec(), format!("\u{feff} {text}").into_bytes(), wide] {
        assert_eq!(
            File::read("cv.json", file.clone()).unwrap(),
            File { kind: Kind::Json, name: "cv.json".to_owned(), content: file }
        );
    }
}

#[test]
fn a_resume_is_handed_to_its_owner_and_to_a_company_that_was_shown_it() {
    store(|conn| {
        let (ada, role) = published(conn);
        let ben = testkit::user(conn, "ben@example.com", "Ben");
        let file = File::read("ben.pdf", pdf()).unwrap();
        let kept = keep(conn, ben, &file).unwrap();
        assert_eq!(find(conn, kept.id).unwrap(), kept);
        assert_eq!(of_owner(conn, ben, kept.id).unwrap(), file);
        assert!(matches!(of_owner(conn, ada.user, kept.id), Err(Error::NoResume)));
        let sent = New { resume: Some(kept.id), ..new(role, ben) };
        let sent = applications::apply(conn, &sent, at()).unwrap();
        assert!(matches!(of_company(conn, ada.company, kept.id), Err(Error::NoResume)));
        let shown = release(conn, &sent);
        let veiled = of_company(conn, ada.company, kept.id);
        assert!(matches!(veiled, Err(Error::NoResume)), "nobody knows whose it is: {veiled:?}");
        let listed = Step::plain(Event::Shortlist);
        applications::step(conn, Acting::Company(ada), Seen::any(shown.id), &listed, at()).unwrap();
        assert_eq!(of_company(conn, ada.company, kept.id).unwrap(), file);
        let set = |conn: &mut Conn, at: &str| {
            use diesel::connection::SimpleConnection;
            let sql = format!("update users set disabled_at = {at} where id = '{ben}'");
            conn.batch_execute(&sql).unwrap();
        };
        set(conn, "now()");
        let locked = of_company(conn, ada.company, kept.id);
        assert!(matches!(locked, Err(Error::NoResume)), "his account is locked: {locked:?}");
        set(conn, "null");
        let other = testkit::company(conn, "Quillhaven");
        assert!(matches!(of_company(conn, other, kept.id), Err(Error::NoResume)));
        remove(conn, kept.id).unwrap();
        assert!(matches!(find(conn, kept.id), Err(Error::NoResume)));
    });
}

#[test]
fn several_resumes_are_found_together_each_as_it_is_found_alone_and_no_other() {
    store(|conn| {
        let [ada, ben, eve] = ["ada", "ben", "eve"].map(|name| {
            let owner = testkit::user(conn, &format!("{name}@example.com"), name);
            let file = File::read(&format!("{name}.pdf"), pdf()).unwrap();
            keep(conn, owner, &file).unwrap().id
        });
        let found = find_all(conn, &[ben, ResumeId::new(), ada]).unwrap();
        assert!(!found.contains_key(&eve) && found[&ada].name == "ada.pdf");
        let alone = [ada, ben].map(|id| (id, find(conn, id).unwrap()));
        assert_eq!(found, BTreeMap::from(alone));
        assert!(find_all(conn, &[]).unwrap().is_empty());
    });
}
