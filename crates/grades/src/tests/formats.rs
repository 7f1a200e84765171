//! Documents of both formats: those from before, with exact figures, and those of now, with steps.

use serde_json::{Value, json};

use crate::document::{KeyBody, SignedGrade};
use crate::keys::verify;

/// A document as it was once downloaded, with the list of keys of its server. It was signed by another program.
const OLD: &str = include_str!("grade-1.json");

fn old() -> (Value, Vec<KeyBody>) {
    let mut file: Value = serde_json::from_str(OLD).unwrap();
    let keys = serde_json::from_value(file["keys"].take()).unwrap();
    (file["document"].take(), keys)
}

#[test]
fn a_document_from_before_is_believed_as_it_stands() {
    let (document, keys) = old();
    assert_eq!(document["grade"]["format"], "assay-grade/1");
    assert_eq!(document["grade"]["tasks"][0]["submission"]["tests"][1]["cpu_us"], 9003);
    let read: SignedGrade = serde_json::from_value(document.clone()).unwrap();
    assert!(verify(&read, &keys).unwrap().active);
    assert_eq!(serde_json::to_value(&read).unwrap(), document, "nothing is left out of it");
}

#[test]
fn a_test_has_the_figures_of_its_documents_format_and_no_other() {
    let (document, keys) = old();
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut document = document.clone();
        change(&mut document["grade"]);
        let read = serde_json::from_value::<SignedGrade>(document).map_err(|e| e.to_string())?;
        verify(&read, &keys).map(|_| ()).map_err(|e| e.to_string())
    };
    changed(&|_| {}).unwrap();
    let test = |grade: &mut Value, name: &str, value: Value| {
        grade["tasks"][0]["submission"]["tests"][0][name] = value;
    };
    let no_format = "the document is no assay-grade/2 and no assay-grade/1";
    assert_eq!(changed(&|grade| grade["format"] = json!("assay-grade/2")).unwrap_err(), no_format);
    assert_eq!(changed(&|grade| grade["format"] = json!("assay-grade/3")).unwrap_err(), no_format);
    assert_eq!(changed(&|grade| test(grade, "cpu_fifths", json!(1))).unwrap_err(), no_format);
    let null = changed(&|grade| test(grade, "memory_fifths", Value::Null)).unwrap_err();
    assert!(null.contains("invalid type: null"), "{null}");
}

#[test]
fn a_document_of_now_has_no_exact_figure_and_no_step_beyond_five() {
    let (_dir, keys) = super::keys();
    let trusted = keys.list().unwrap();
    let of_now = super::grade();
    let text = serde_json::to_string(&of_now).unwrap();
    assert!(!text.contains("cpu_us") && !text.contains("memory_kib"), "{text}");
    let mut six = of_now.clone();
    six.tasks[0].submission.as_mut().unwrap().tests[0].cpu_fifths = Some(6);
    let mut exact = of_now.clone();
    exact.tasks[0].submission.as_mut().unwrap().tests[0].cpu_us = Some(1);
    assert!(verify(&keys.sign(of_now).unwrap(), &trusted).is_ok());
    for wrong in [six, exact] {
        assert!(verify(&keys.sign(wrong).unwrap(), &trusted).is_err());
    }
}
