//! What a problem's author gave, over its versions.

use std::collections::BTreeMap;

use db::schema::problem_versions as versions;
use diesel::prelude::*;
use testkit::store;

use super::*;
use crate::problems::tests::version;
use crate::problems::{NewVersion, publish};

fn problem_of(conn: &mut Conn, version: ProblemId) -> Uuid {
    versions::table.find(version).select(versions::problem_id).first(conn).unwrap()
}

#[test]
fn what_the_author_gave_is_of_all_versions_and_each_text_once() {
    store(|conn| {
        let solution = |text: &str| BTreeMap::from([(Language::Python, text.to_owned())]);
        let texts = ["print(1)\n", "print(2)\n", "print(2)\n"];
        let ids = [1, 2, 3].map(|digest| {
            let solutions = solution(texts[usize::from(digest) - 1]);
            let new = NewVersion { model_solutions: solutions, ..version("twice", digest) };
            publish(conn, &new).unwrap().id
        });
        let problem = problem_of(conn, ids[0]);
        let found = authored(conn, problem, Language::Python).unwrap();
        assert_eq!(found.given, ["n = int(input())\n"]);
        let expected = [(ids[2], "print(2)\n".to_owned()), (ids[0], "print(1)\n".to_owned())];
        assert_eq!(found.solutions, expected);
        assert_eq!(authored(conn, problem, Language::C).unwrap(), Authored::default());
        assert_eq!(super::solution(conn, ids[0], Language::Python).unwrap().unwrap(), "print(1)\n");
    });
}
