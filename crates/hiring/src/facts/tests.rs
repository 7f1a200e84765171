//! What is known of applications, and what is found by it, on the database.

use diesel::connection::SimpleConnection;
use kernel::{ApplicationId, Limit, Paging, RoleId, Seen};
use testkit::store;

use super::*;
use crate::applications::tests::{new, published, release};
use crate::applications::{Acting, Event, New, Profile, Step, apply, step};
use crate::board::{self, Veil};
use crate::roles::Member;
use crate::roles::tests::at;
use db::Conn;

/// Somebody whom the company sees, with skills and a first day.
fn sent(
    conn: &mut Conn,
    role: RoleId,
    name: &str,
    (skills, from): (&[&str], Option<&str>),
) -> ApplicationId {
    let ben = testkit::user(
        conn,
        &format!("{}@example.com", name.to_lowercase().replace(' ', ".")),
        name,
    );
    let profile = Profile {
        name: name.to_owned(),
        skills: skills.iter().map(|&skill| skill.to_owned()).collect(),
        available_from: from.map(|day| day.parse().unwrap()),
        ..Profile::default()
    };
    let made = apply(conn, &New { profile, ..new(role, ben) }, at()).unwrap();
    release(conn, &made).id
}

fn found(conn: &mut Conn, role: RoleId, filter: &Filter) -> Vec<ApplicationId> {
    let (mut ids, mut after) = (Vec::new(), None);
    let limit = Limit::new(1).unwrap();
    loop {
        let page = board::list(conn, role, (None, filter), Paging { after, limit }).unwrap();
        ids.extend(page.items.into_iter().map(|row| row.id));
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    let counted = board::found(conn, role, filter).unwrap().total();
    assert_eq!(counted, i64::try_from(ids.len()).unwrap(), "{filter:?}");
    ids
}

fn states(skills: &[&str]) -> Filter {
    let skills = skills.iter().map(|&skill| skill.to_owned()).collect();
    Filter { skills, ..Filter::default() }
}

#[test]
fn a_filter_finds_page_by_page_what_it_counts_and_no_skill_that_is_hidden() {
    store(|conn| {
        let (ada, role) = published(conn);
        let both = sent(conn, role, "Ben", (&[" RUST", "Sql"], Some("2027-03-01")));
        let ruby = sent(conn, role, "Ruby Ray", (&["Ruby", "rust"], Some("2027-03-02")));
        let none = sent(conn, role, "Cas", (&[], None));
        assert_eq!(found(conn, role, &Filter::default()), [both, ruby, none]);
        assert_eq!(found(conn, role, &states(&["Rust"])), [both, ruby]);
        assert_eq!(found(conn, role, &states(&["Rust", "SQL"])), [both]);
        assert_eq!(found(conn, role, &states(&["Ruby"])), [], "her name has that word");
        let by =
            |day: &str| Filter { available_by: Some(day.parse().unwrap()), ..Filter::default() };
        assert_eq!(found(conn, role, &by("2027-02-28")), []);
        assert_eq!(found(conn, role, &by("2027-03-01")), [both], "who says nothing is not found");
        board::set_veil(conn, ada, role, Veil::Off, ("We know them.", at())).unwrap();
        assert_eq!(found(conn, role, &states(&["ruby"])), [ruby]);
    });
}

#[test]
fn scorecards_are_asked_of_the_people_of_interviews_and_of_those_who_have_begun_one() {
    store(|conn| {
        let (ada, role) = published(conn);
        let id = sent(conn, role, "Ben", (&[], None));
        let lacks = Filter { lacks_scorecards: true, ..Filter::default() };
        let counts = |conn: &mut Conn| {
            let facts = of(conn, &[id]).unwrap()[&id].clone();
            (facts.submitted, facts.asked)
        };
        assert_eq!(counts(conn), (0, 0));
        assert_eq!(found(conn, role, &lacks), []);
        let (member, gone) = (ada.user, testkit::user(conn, "gone@example.com", "Gone"));
        let meeting = format!(
            "insert into meetings (id, application_id, state, slots, zone, minutes, place, people,
               created_by, created_at, changed_at)
             values (gen_random_uuid(), '{id}', 'proposed',
               array[now() + interval '1 day', now() + interval '2 days', now() + interval '3 days'],
               'Europe/Lisbon', 30, 'Here', array['{member}', '{gone}']::uuid[], '{member}', now(),
               now())"
        );
        conn.batch_execute(&meeting).unwrap();
        assert_eq!(counts(conn), (0, 0), "who is no member is asked for nothing");
        let joined = format!(
            "insert into company_members (company_id, user_id, role)
             values ('{}', '{member}', 'owner')",
            ada.company
        );
        conn.batch_execute(&joined).unwrap();
        assert_eq!(counts(conn), (0, 1));
        assert_eq!(found(conn, role, &lacks), [id]);
        let card = format!(
            "insert into scorecards (id, application_id, author_id, state, ratings, text,
               read_before, submitted_at, changed_at)
             values (gen_random_uuid(), '{id}', '{member}', 'submitted', '[]', '', false, now(),
               now())"
        );
        conn.batch_execute(&card).unwrap();
        assert_eq!(counts(conn), (1, 1));
        assert_eq!(found(conn, role, &lacks), []);
    });
}

#[test]
fn a_result_is_looked_for_as_the_card_says_it_and_who_has_none_yet_stays() {
    store(|conn| {
        let (ada, role) = published(conn);
        let [high, low, none] =
            ["Ben", "Cas", "Dee"].map(|name| sent(conn, role, name, (&[], None)));
        graded(conn, ada, high, &[400, 700]);
        graded(conn, ada, low, &[900, 649]);
        let from = |least| Filter { fineness_from: Some(least), ..Filter::default() };
        assert_eq!(found(conn, role, &from(650)), [high, none], "the last grade counts");
        assert_eq!(found(conn, role, &from(649)), [high, low, none]);
        assert_eq!(found(conn, role, &from(701)), [none]);
        let void =
            "update attempts set state = 'voided', voided_at = now(), void_reason = 'Broken'";
        conn.batch_execute(void).unwrap();
        assert_eq!(found(conn, role, &from(701)), [high, low, none], "a voided one is none");
    });
}

/// Somebody takes an assessment that they were invited to from the board; each grade replaces the one before.
fn graded(conn: &mut Conn, by: Member, id: ApplicationId, grades: &[i32]) {
    let code = |length| format!("translate(upper(substr(md5('{id}'), 1, {length})), '01', 'GH')");
    let sql = format!(
        "insert into assessments (id, company_id, title, duration_minutes, languages, created_by)
           values (gen_random_uuid(), '{company}', '{id}', 60, '{{rust}}', '{user}');
         insert into invitations (id, assessment_id, code, email, state, user_id, created_by,
             expires_at)
           select gen_random_uuid(), e.id, {code}, 'a@example.com', 'completed', a.candidate_id,
             '{user}', now()
             from assessments e, applications a where e.title = '{id}' and a.id = '{id}';
         insert into attempts (id, invitation_id, assessment_id, user_id, state, consent_at,
             consent_text_version, started_at, ends_at, submitted_at, submitted_by, graded_at,
             receipt_id)
           select gen_random_uuid(), v.id, v.assessment_id, a.candidate_id, 'graded', now(), '1',
             now(), now() + interval '1 hour', now(), 'candidate', now(), {receipt}
             from invitations v, applications a where v.code = {code} and a.id = '{id}';
         insert into application_invitations (invitation_id, application_id, made_at)
           select id, '{id}', now() from invitations where code = {code}",
        company = by.company,
        user = by.user,
        code = code(10),
        receipt = code(12),
    );
    conn.batch_execute(&sql).unwrap();
    for (generation, fineness) in (1..).zip(grades) {
        conn.batch_execute(&format!(
            "insert into grades (attempt_id, generation, formula, fineness, skills, tasks)
               select t.id, {generation}, 'assay-score/1', {fineness}, '[]', '[]' from attempts t
                 join invitations v on v.id = t.invitation_id where v.code = {}",
            code(10)
        ))
        .unwrap();
    }
}

#[test]
fn where_somebody_comes_from_is_what_was_so_before_they_applied() {
    store(|conn| {
        let (ada, role) = published(conn);
        let names = ["Ben", "Cas", "Dee", "Eve", "Fay"];
        let ids = names.map(|name| sent(conn, role, name, (&[], None)));
        let [direct, referred, late, pool, proposed] = ids;
        let user = |id: ApplicationId| {
            format!("(select candidate_id from applications where id = '{id}')")
        };
        let brought = |id: ApplicationId, when: &str| {
            format!(
                "insert into referral_accounts (user_id, referrer_id, referred_at)
                 values ({of}, '{by}', timestamptz '{now}' {when})
                 on conflict (user_id) do update set referrer_id = excluded.referrer_id,
                   referred_at = excluded.referred_at;",
                of = user(id),
                by = ada.user,
                now = at(),
            )
        };
        let sql = brought(referred, "- interval '1 day'") + &brought(late, "+ interval '1 day'");
        conn.batch_execute(&sql).unwrap();
        let introduced = format!(
            "insert into introductions (id, company_id, requested_by, candidate_id, role_id, card,
               message, pay_min, pay_max, pay_currency, pay_period, state, requested_at, ended_at)
             values (gen_random_uuid(), '{company}', '{by}', {of}, '{role}', '{{}}',
               repeat('x', 100), 1, 2, 'EUR', 'year', 'accepted', timestamptz '{now}', '{now}')",
            company = ada.company,
            by = ada.user,
            of = user(pool),
            now = at(),
        );
        conn.batch_execute(&introduced).unwrap();
        let placed = format!(
            "insert into role_proposals (id, role_id, candidate_id, note, state, proposed_at, ended_at)
             values (gen_random_uuid(), '{role}', {of}, repeat('x', 20), 'accepted', '{now}', '{now}')",
            of = user(proposed),
            now = at(),
        );
        conn.batch_execute(&placed).unwrap();
        let facts = of(conn, &ids).unwrap();
        let sources = ids.map(|id| facts[&id].source);
        let want = [
            Source::Direct,
            Source::Referral,
            Source::Direct,
            Source::TalentPool,
            Source::Proposed,
        ];
        assert_eq!(sources, want.map(Some));
        for (source, wanted) in [
            (Source::Direct, vec![direct, late]),
            (Source::Referral, vec![referred]),
            (Source::TalentPool, vec![pool]),
            (Source::Proposed, vec![proposed]),
            (Source::Partner, vec![]),
        ] {
            let filter = Filter { sources: vec![source], ..Filter::default() };
            assert_eq!(found(conn, role, &filter), wanted, "{source:?}");
        }
    });
}

#[test]
fn a_filter_that_asks_for_nothing_leaves_everybody() {
    assert!(Filter::default().is_empty());
    assert!(!Filter { lacks_scorecards: true, ..Filter::default() }.is_empty());
}

#[test]
fn who_acted_last_looks_after_an_applicant_as_long_as_they_belong_to_the_company() {
    store(|conn| {
        let (ada, role) = published(conn);
        let ben = sent(conn, role, "Ben", (&[], None));
        let handled = |conn: &mut Conn| of(conn, &[ben]).unwrap()[&ben].handled_by.clone();
        let joined = format!(
            "insert into company_members (company_id, user_id, role)
               values ('{}', '{}', 'recruiter')",
            ada.company, ada.user
        );
        conn.batch_execute(&joined).unwrap();
        assert_eq!(handled(conn), None, "the admin released them");
        let shortlist = Step::plain(Event::Shortlist);
        step(conn, Acting::Company(ada), Seen::any(ben), &shortlist, at()).unwrap();
        assert_eq!(handled(conn).as_deref(), Some("Ada"));
        conn.batch_execute("delete from company_members").unwrap();
        assert_eq!(handled(conn), None);
    });
}
