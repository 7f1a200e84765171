//! Averages by table, and the list on the database.

use diesel::connection::SimpleConnection;
use kernel::{Limit, Paging};
use testkit::store;

use super::rules::mean;
use super::*;
use crate::details::{Industry, tests as details};
use crate::profiles::tests::owner;
use crate::profiles::{self, Name};

fn now() -> Instant {
    "2027-03-03T12:00:00Z".parse().unwrap()
}

fn founded(conn: &mut Conn, name: &str) -> CompanyId {
    let owner = owner(conn, &format!("{}@example.com", CompanyId::new()));
    profiles::found(conn, owner, &Name::parse(name).unwrap()).unwrap().id
}

fn asked(search: &str, industry: Option<Industry>) -> Asked {
    let paging = Paging::first(Limit::new(2).unwrap());
    Asked { search: search.to_owned(), industry, paging }
}

/// The names on all pages.
fn names(conn: &mut Conn, mut asked: Asked) -> Vec<String> {
    let mut names = Vec::new();
    loop {
        let page = list(conn, &asked, now()).unwrap();
        names.extend(page.items.into_iter().map(|listed| listed.form.name));
        asked.paging.after = page.next;
        if page.next.is_none() {
            return names;
        }
    }
}

#[test]
fn an_average_is_of_five_stories_at_least() {
    assert_eq!(mean(&[]), None);
    assert_eq!(mean(&[(1, 2), (5, 2)]), None);
    assert_eq!(mean(&[(1, 2), (5, 3)]), Some(3.4));
}

#[test]
fn companies_that_may_act_are_listed_by_name_and_found_by_any_part_of_it() {
    store(|conn| {
        for name in ["Zeta", "alpha", "Alpine", "Ärger", "al_pha", "beta", "Alpha"] {
            founded(conn, name);
        }
        assert_eq!(names(conn, asked("", None)), Vec::<String>::new(), "none is approved");
        let sql = "update companies set state = 'approved';
            update companies set state = 'suspended' where name = 'beta'";
        conn.batch_execute(sql).unwrap();
        let all = names(conn, asked("", None));
        assert_eq!(all.len(), 6);
        let lower: Vec<_> = all.iter().map(|name| name.to_lowercase()).collect();
        assert_eq!(lower, ["al_pha", "alpha", "alpha", "alpine", "ärger", "zeta"]);
        assert_eq!(names(conn, asked(" ALP", None)).len(), 3);
        assert_eq!(names(conn, asked("al_", None)), ["al_pha"]);
        assert_eq!(names(conn, asked("pha", None)).len(), 3);
        assert_eq!(names(conn, asked("%", None)), Vec::<String>::new());
        for typed in ["arger", "ÄRGER", "a\u{308}rg", "rger"] {
            assert_eq!(names(conn, asked(typed, None)), ["Ärger"], "{typed}");
        }
        assert_eq!(names(conn, asked("bet", None)), Vec::<String>::new(), "it is suspended");
    });
}

#[test]
fn a_company_is_shown_with_its_details_its_open_roles_and_its_stories() {
    store(|conn| {
        let id = founded(conn, "Engines");
        let by = owner(conn, "ada@engines.example");
        let form = crate::details::Form { name: "Engines".to_owned(), ..details::form() };
        let edit = crate::details::Edit { company: id, by, version: 0, form: form.clone() };
        crate::details::save(conn, edit, now()).unwrap();
        let hidden = find(conn, id, now());
        assert!(matches!(hidden, Err(Error::NoCompany)), "{hidden:?}");
        let sql = format!(
            "update companies set state = 'approved';
             insert into roles (id, company_id, state, live_state, published_at, title, form, deadline)
             select gen_random_uuid(), '{id}', state, live, case when live is null then null else now() end,
               'T', '{{}}', day::date from (values
               ('published', 'published', '2027-03-03'), ('published', 'published', '2027-03-02'),
               ('applicants_released', 'applicants_released', '2027-04-01'),
               ('paused', 'published', '2027-04-01'), ('draft', null, '2027-04-01'))
               as made (state, live, day);
             insert into interview_companies (slug, name, company_id, stories)
             values ('engines', 'Engines', '{id}', 3), ('engines-ltd', 'Engines', '{id}', 2);
             insert into interview_figures (company_slug, figure, value, stories)
             values ('engines', 'difficulty', '2', 3), ('engines-ltd', 'difficulty', '5', 1),
               ('engines', 'rounds', '9', 4)"
        );
        conn.batch_execute(&sql).unwrap();
        let shown = find(conn, id, now()).unwrap();
        assert_eq!(shown.form, form);
        assert_eq!((shown.open_roles, shown.stories, shown.difficulty), (2, 5, None));
        let sql = "update interview_figures set stories = 2 where company_slug = 'engines-ltd'";
        conn.batch_execute(sql).unwrap();
        assert_eq!(find(conn, id, now()).unwrap().difficulty, Some(3.2));
        assert_eq!(names(conn, asked("", Some(Industry::Manufacturing))), ["Engines"]);
        assert_eq!(names(conn, asked("", Some(Industry::Law))), Vec::<String>::new());
    });
}

#[test]
fn the_map_names_every_company_once_in_parts() {
    store(|conn| {
        assert_eq!((starts(conn, 2).unwrap(), part(conn, None, 2).unwrap()), (vec![], vec![]));
        for name in ["A", "B", "C", "D", "E"] {
            founded(conn, name);
        }
        conn.batch_execute("update companies set state = 'approved' where name <> 'E'").unwrap();
        let all: Vec<_> = part(conn, None, 9).unwrap().into_iter().map(|(id, _)| id).collect();
        assert_eq!((all.len(), starts(conn, 4).unwrap()), (4, vec![]), "no part is empty");
        let starts = starts(conn, 3).unwrap();
        assert_eq!(starts, [all[3]]);
        let last = part(conn, starts.first().copied(), 3).unwrap();
        assert_eq!(last.into_iter().map(|(id, _)| id).collect::<Vec<_>>(), [all[3]]);
    });
}
