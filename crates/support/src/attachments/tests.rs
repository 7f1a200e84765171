//! Kinds and names by table.

use super::*;

#[test]
fn the_first_bytes_decide_what_kind_a_file_is() {
    let cases: [(&[u8], Option<Kind>); 11] = [
        (b"\x89PNG\r\n\x1a\n...", Some(Kind::Png)),
        (b"\xff\xd8\xff\xe0", Some(Kind::Jpg)),
        (b"%PDF-1.7", Some(Kind::Pdf)),
        (b"plain\n\ttext", Some(Kind::Txt)),
        ("na\u{ef}ve".as_bytes(), Some(Kind::Txt)),
        (b"", None),
        (b"a\0b", None),
        (b"a\x1bb", None),
        (b"\xff\xfe", None),
        (b"GIF89a\x01", None),
        (b"PK\x03\x04", None),
    ];
    for (content, want) in cases {
        assert_eq!(kind_of(content).ok(), want, "{content:?}");
    }
    let large = vec![b'x'; MAX_BYTES + 1];
    assert!(matches!(kind_of(&large), Err(Error::FileTooLarge)));
    assert_eq!(kind_of(&large[1..]).ok(), Some(Kind::Txt));
}

#[test]
fn a_name_is_one_part_of_a_path_with_the_ending_of_its_kind() {
    for (given, kind, want) in [
        ("log.txt", Kind::Txt, "log.txt"),
        ("shot.PNG", Kind::Png, "shot.png"),
        ("page.html", Kind::Txt, "page.txt"),
        ("../../etc/passwd", Kind::Txt, "passwd.txt"),
        ("C:\\temp\\a b.pdf", Kind::Pdf, "a b.pdf"),
        ("a\"b\r\nc.pdf", Kind::Pdf, "abc.pdf"),
        ("..", Kind::Jpg, "file.jpg"),
        ("\u{202e}gpj.exe", Kind::Jpg, "gpj.jpg"),
    ] {
        assert_eq!(File::new(kind, given, Vec::new()).name, want, "{given:?}");
    }
    let long = File::new(Kind::Pdf, &"x".repeat(500), Vec::new());
    assert_eq!(long.name.chars().count(), 124);
}

#[test]
fn a_file_that_is_not_taken_keeps_its_name_on_one_line() {
    for (given, want) in [
        ("setup.exe", "setup.exe"),
        ("C:\\temp\\a\r\nb.zip", "ab.zip"),
        ("\u{202e}gpj.exe ", "gpj.exe"),
        ("", "file"),
        (" / ", "file"),
    ] {
        assert_eq!(shown_name(given), want, "{given:?}");
    }
    assert_eq!(shown_name(&"x".repeat(500)).chars().count(), 120);
}

#[test]
fn fifty_mebibytes_a_day_are_stored_of_one_person_and_no_more() {
    testkit::store(|conn| {
        let (ada, ben) = (
            testkit::user(conn, "ada@example.com", "Ada"),
            testkit::user(conn, "ben@example.com", "Ben"),
        );
        let now = db::clock::now(conn).unwrap();
        let file = File::new(Kind::Txt, "log.txt", vec![b'x'; MAX_BYTES]);
        for _ in 0..10 {
            keep(conn, ada, &file, now).unwrap();
        }
        let one = File::new(Kind::Txt, "one.txt", vec![b'x']);
        let over = keep(conn, ada, &one, now);
        assert!(matches!(over, Err(Error::FilesOfToday)), "{over:?}");
        keep(conn, ben, &one, now).unwrap();
        let later = now + TimeDelta::days(1);
        keep(conn, ada, &one, later).unwrap();
    });
}
