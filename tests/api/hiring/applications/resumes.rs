//! The résumé of an application: which files are taken, and who reads them.

use super::*;

#[actix_web::test]
async fn a_resume_is_handed_out_as_a_file_to_its_owner_and_to_a_company_that_was_shown_it() {
    let t = Applying::new().await;
    let file = STANDARD.decode(resume_file()).unwrap();
    let kept = t.attach("CV \"1\".pdf", &file).await;
    assert_eq!(kept.body["resume"]["name"], "CV _1_.pdf", "{}", kept.text);
    let kept = t.attach("Lebenslauf Ä.pdf", &file).await.ok();
    let path = format!("/api/resumes/{}", kept["resume"]["id"].as_str().unwrap());
    let own = t.app.by(&t.ada).get(&path).await;
    assert_eq!((own.status, own.text.as_bytes()), (200, file.as_slice()));
    let name = "attachment; filename*=UTF-8''Lebenslauf%20%C3%84%2Epdf";
    assert_eq!(own.header("content-disposition"), name);
    assert_eq!(own.header("content-security-policy"), "default-src 'none'; sandbox");
    assert_eq!(own.header("x-content-type-options"), "nosniff");
    assert_eq!(own.header("cache-control"), "private, no-store");
    let sent = t.apply().await.body;
    assert_eq!(t.app.by(&t.hirer).get(&path).await.cell(), "404 not_found");
    let release = Step::plain(Event::Release);
    let id = sent["id"].as_str().unwrap();
    t.step(id, Acting::Admin(Actor::Operator), &release);
    let veiled = t.app.by(&t.hirer).get(&path).await.cell();
    assert_eq!(veiled, "404 not_found", "nobody knows whose it is before the shortlist");
    t.step(id, Acting::Company(t.member()), &Step::plain(Event::Shortlist));
    assert_eq!(t.app.by(&t.hirer).get(&path).await.status, 200);
    let otto = Persona::new("otto");
    t.app.register_company(&otto).await;
    assert_eq!(t.app.by(&otto).get(&path).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn a_file_that_is_no_resume_is_refused_and_nothing_of_it_is_kept() {
    let t = Applying::new().await;
    let pdf = STANDARD.decode(resume_file()).unwrap();
    let mut page = pdf.clone();
    page.extend_from_slice(format!("<script>alert(1)</script>{}", " x".repeat(1024)).as_bytes());
    let large = [b"%PDF-1.4".as_slice(), &vec![b' '; 5 * 1024 * 1024]].concat();
    for (why, name, content, field) in [
        ("HTML", "cv.pdf", b"<html><script>alert(1)</script></html>".to_vec(), "content"),
        ("HTML behind a head", "cv.pdf", b"%PDF-1.4<html></html>".to_vec(), "content"),
        ("a page behind the end", "cv.pdf", page, "content"),
        ("a byte too many", "cv.pdf", large[..5 * 1024 * 1024 + 1].to_vec(), "content"),
        ("JSON that is no résumé", "cv.json", b"{\"basics\":{\"name\":1}}".to_vec(), "content"),
        ("nothing", "cv.pdf", Vec::new(), "content"),
        ("reads backwards", "cv\u{202e}fdp.exe", pdf.clone(), "name"),
        ("too long", &"a".repeat(117), pdf.clone(), "name"),
    ] {
        let refused = t.attach(name, &content).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{why}: {}", refused.text);
        assert_eq!(refused.body["errors"][0]["field"], field, "{why}");
    }
    let nul = t.attach("cv\0.pdf", &pdf).await;
    assert_eq!(nul.cell(), "400 invalid_character");
    let draft = t.app.by(&t.ada).get(&t.own_path()).await.ok();
    assert_eq!(draft["draft"]["resume"], Value::Null);
    use db::schema::resumes::dsl as r;
    use diesel::prelude::*;
    assert_eq!(r::resumes.count().get_result::<i64>(&mut t.app.conn()), Ok(0));
}

#[actix_web::test]
async fn a_file_that_other_programs_open_is_taken_and_its_name_mended() {
    let t = Applying::new().await;
    let pdf = STANDARD.decode(resume_file()).unwrap();
    let json = r#"{"basics":{"name":"Ada","email":"","url":""},"work":[{"endDate":""}]}"#;
    let wide: Vec<u8> =
        format!("\u{feff}{json}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (name, content, want) in [
        ("CV: 100%?.pdf", [b"\n".as_slice(), &pdf, b"\r\n\x1a"].concat(), "CV_ 100__.pdf"),
        ("cv.pdf", [pdf.as_slice(), &[0; 4096]].concat(), "cv.pdf"),
        ("cv.json", format!("\u{feff}{json}").into_bytes(), "cv.json"),
        ("a<b>|\"c\";d*.json", wide, "a_b___c__d_.json"),
    ] {
        let kept = t.attach(name, &content).await.ok();
        assert_eq!(kept["resume"]["name"], want);
    }
}

#[actix_web::test]
async fn the_examples_of_the_json_resume_schema_are_taken_and_with_a_bad_date_refused() {
    let t = Applying::new().await;
    let package =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../frontend/node_modules/@jsonresume/schema");
    for example in
        ["sample", "examples/new-grad", "examples/career-changer", "examples/senior-engineer"]
    {
        let path = format!("{package}/{example}.resume.json");
        let content = std::fs::read(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
        t.attach("cv.json", &content).await.ok();
        let mut bent: Value = serde_json::from_slice(&content).unwrap();
        bent["work"][0]["startDate"] = json!("2020-1");
        let refused = t.attach("cv.json", bent.to_string().as_bytes()).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{example}: {}", refused.text);
    }
}
