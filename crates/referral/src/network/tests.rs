use std::collections::{HashMap, HashSet};

use diesel::connection::SimpleConnection;
use kernel::chrono::TimeDelta;
use kernel::uuid::Uuid;
use kernel::{Instant, Limit, Paging};

use super::alerts::{bursts, find};
use super::clusters::draw;
use super::rules::{Act, Brought, Rows, select, tallies};
use super::words::{AlertKind, EdgeKind, Filter, Grouping, NodeKind, Place};
use super::{graph, list};

fn id(n: u128) -> Uuid {
    Uuid::from_u128(n << 8)
}

fn at(minutes: i64) -> Instant {
    let noon: Instant = "2026-11-23T12:00:00Z".parse().unwrap();
    noon + TimeDelta::minutes(minutes)
}

fn brought(account: u128, by: u128, minutes: i64) -> Brought {
    Brought { account: id(account), by: id(by), at: at(minutes) }
}

fn act(n: u128, person: u128, company: u128, minutes: i64) -> Act {
    Act { id: id(n), person: id(person), company: id(company), at: at(minutes), role: None }
}

/// Partner 1 brought 2, who brought 3 and the company 900, which 4 belongs to; 3 applied for the role 700 and
/// accepted 800; the company invited 5, whom nobody brought, and 5 brought 6.
fn rows() -> Rows {
    Rows {
        brought: vec![brought(2, 1, 0), brought(3, 2, 10), brought(4, 2, 20), brought(6, 5, 30)],
        invites: vec![act(600, 5, 900, 40)],
        applications: vec![Act { role: Some((id(700), at(-9))), ..act(500, 3, 900, 50) }],
        placements: vec![act(800, 3, 900, 60)],
        partners: HashSet::from([id(1)]),
        members: HashMap::from([(id(4), id(900))]),
    }
}

const ALL: Filter = Filter { kinds: Vec::new(), partner: None, around: None, days: 90 };

/// What edges say, in words such as `partner 1 > user 2`.
fn said(filter: &Filter) -> Vec<String> {
    let name = |place: Place| format!("{} {}", place.kind.as_str(), place.id.as_u128() >> 8);
    let edges = select(rows().edges(), filter);
    let say = |edge: &super::Edge| format!("{} > {}", name(edge.from), name(edge.to));
    edges.iter().map(say).collect()
}

#[test]
fn every_row_is_an_edge_and_the_newest_comes_first() {
    assert_eq!(
        said(&ALL),
        [
            "placement 800 > company 900",
            "user 3 > placement 800",
            "user 3 > role 700",
            "company 900 > user 5",
            "user 5 > user 6",
            "user 2 > company 900",
            "user 2 > user 3",
            "partner 1 > user 2",
            "role 700 > company 900",
        ]
    );
    let mut keys: Vec<_> = rows().edges().iter().map(super::Edge::key).collect();
    keys.sort();
    keys.dedup();
    assert_eq!(keys.len(), 9, "two edges of one row differ");
}

#[test]
fn a_filter_keeps_what_is_asked_for() {
    let around =
        |kind, n, depth| Filter { around: Some((Place { kind, id: id(n) }, depth)), ..ALL };
    let count = |filter: &Filter| said(filter).len();
    assert_eq!(said(&around(NodeKind::User, 6, 1)), ["user 5 > user 6"]);
    assert_eq!(count(&around(NodeKind::User, 6, 2)), 2);
    assert_eq!(count(&around(NodeKind::User, 6, 3)), 5, "the company and what is at it");
    assert_eq!(count(&around(NodeKind::User, 77, 3)), 0, "nobody knows 77");
    let people = Filter { kinds: vec![NodeKind::User, NodeKind::Partner], ..ALL };
    assert_eq!(said(&people), ["user 5 > user 6", "user 2 > user 3", "partner 1 > user 2"]);
    let of = |n| Filter { partner: Some(id(n)), ..ALL };
    assert_eq!(count(&of(1)), 8, "all but what 5 brought: {:?}", said(&of(1)));
    assert_eq!(count(&of(2)), 0, "2 is no partner");
    let mut more = rows();
    more.brought.push(brought(1, 7, -5));
    more.applications.push(Act { role: Some((id(701), at(-8))), ..act(501, 3, 901, 51) });
    let kept = select(more.edges(), &of(1)).len();
    assert_eq!(kept, 10, "a role's company is kept, and not the one who brought the partner");
}

#[test]
fn those_who_were_brought_count_for_all_above_them() {
    let (tallies, circles) = tallies(&rows());
    let of = |n| tallies.get(&id(n)).map(|it| (it.brought, it.applied, it.placed));
    assert_eq!(
        [of(1), of(2), of(3), of(5)],
        [Some((3, 1, 1)), Some((2, 1, 1)), None, Some((1, 0, 0))]
    );
    assert!(circles.is_empty());
}

#[test]
fn a_role_counts_those_who_applied_for_it() {
    let mut rows = rows();
    for (n, person) in [(501, 5), (502, 6)] {
        let role = Some((id(700), at(-9)));
        rows.applications.push(Act { role, ..act(n, person, 900, 50) });
    }
    let (nodes, ..) = draw(&rows, &tallies(&rows).0, &rows.edges());
    let role = nodes.iter().find(|node| node.kind == NodeKind::Role).unwrap();
    assert_eq!((role.tally.applied, role.tally.brought, role.arriving), (3, 0, 3));
}

#[test]
fn people_who_brought_each_other_are_found_and_those_they_brought_are_not() {
    let mut rows = rows();
    rows.brought.extend([brought(11, 13, 1), brought(12, 11, 2), brought(13, 12, 3)]);
    rows.brought.push(brought(14, 13, 4));
    let (_, circles) = tallies(&rows);
    let [circle] = circles.as_slice() else { panic!("{circles:?}") };
    assert_eq!(HashSet::<Uuid>::from_iter(circle.clone()), HashSet::from([11, 12, 13].map(id)));
    let alerts = find(&rows, &circles, &[brought(3, 1, 90)]);
    let said: Vec<_> = alerts.iter().map(|it| (it.kind, it.count, it.at)).collect();
    assert_eq!(said, [(AlertKind::SelfReferral, 1, at(90)), (AlertKind::Cycle, 3, at(3))]);
}

#[test]
fn more_than_twenty_within_an_hour_are_a_burst() {
    for (sign_ups, apart_s, want) in [
        (20, 60, None),
        (21, 60, Some(21)),
        (21, 180, None),
        (21, 179, Some(21)),
        (60, 120, Some(30)),
    ] {
        let of = |n: i64| Brought {
            account: id(u128::try_from(n).unwrap()),
            by: id(1),
            at: at(0) + TimeDelta::seconds(n * apart_s),
        };
        let found = bursts(&(0..sign_ups).map(of).collect::<Vec<_>>());
        let most = found.first().map(|(_, most, _)| *most);
        assert_eq!(most, want, "{sign_ups} sign-ups every {apart_s} s");
        assert!(found.iter().all(|(by, _, began)| (*by, *began) == (id(1), at(0))));
    }
}

/// So many partners, each of whom brought so many people, one a day.
fn many(partners: u128, people: u128) -> Rows {
    let mut rows = Rows::default();
    for partner in 0..partners {
        rows.partners.insert(id(partner));
        for person in 0..people {
            let account = 1_000_000 + partner * people + person;
            let day = i64::try_from(person % 60).unwrap();
            rows.brought.push(brought(account, partner, -day * 24 * 60));
        }
    }
    rows
}

#[test]
fn what_is_too_much_is_put_together_no_more_than_it_must_be() {
    for (partners, people, grouping, nodes) in [
        (1, 1999, Grouping::None, 2000),
        (1, 2000, Grouping::PartnerAndMonth, 1 + 3),
        (400, 60, Grouping::PartnerAndMonth, 400 + 400 * 3),
        (900, 60, Grouping::Partner, 1800),
        (1500, 60, Grouping::Month, 1 + 3),
    ] {
        let rows = many(partners, people);
        let (tallies, _) = tallies(&rows);
        let (drawn, links, how) = draw(&rows, &tallies, &rows.edges());
        assert_eq!((how, drawn.len()), (grouping, nodes), "{partners} × {people}");
        let members: i64 = drawn.iter().map(|node| node.members).sum();
        assert_eq!(u128::try_from(members), Ok(partners + partners * people));
        let counted: i64 = links.iter().map(|link| link.count).sum();
        assert_eq!(u128::try_from(counted), Ok(partners * people));
    }
}

#[test]
fn the_same_rows_in_another_order_make_the_same_picture() {
    let (there, mut back) = (many(30, 80), many(30, 80));
    back.brought.reverse();
    let drawn = |rows: &Rows| draw(rows, &tallies(rows).0, &rows.edges());
    assert_eq!(drawn(&there), drawn(&back));
}

#[test]
fn a_place_is_read_as_it_is_written() {
    let place = Place { kind: NodeKind::Role, id: id(7) };
    assert_eq!(Place::parse(&place.to_string()), Some(place));
    for text in ["", "role", "role:", "role:7", "cluster:people", &format!("street:{}", id(7))] {
        assert_eq!(Place::parse(text), None, "{text}");
    }
}

#[test]
fn the_rows_of_the_database_are_named_and_paged() {
    testkit::store(|conn| {
        let [leeds, ben, ada] = ["leeds", "ben", "ada"]
            .map(|name| testkit::user(conn, &format!("{name}@a.example"), name));
        conn.batch_execute(&format!(
            "insert into partners (user_id, kind, organisation, since, changed_at)
               values ('{leeds}', 'university', 'Leeds', now(), now());
             insert into referral_accounts (user_id, referrer_id, referred_at) values
               ('{leeds}', null, null), ('{ben}', '{leeds}', '2026-11-20'),
               ('{ada}', '{ben}', '2026-11-21')
               on conflict (user_id) do update set referrer_id = excluded.referrer_id,
                 referred_at = excluded.referred_at;
             insert into partner_attributions (user_id, partner_id, number, code, brought_at, flag)
               values ('{ben}', '{leeds}', 1, 'leeds', '2026-11-20', 'same_domain')"
        ))
        .unwrap();
        let all = graph(conn, &ALL, at(0)).unwrap();
        let names: HashSet<&str> = all.nodes.iter().map(|node| node.name.as_str()).collect();
        assert_eq!(names, HashSet::from(["Leeds", "ben", "ada"]));
        assert_eq!((all.all_nodes, all.all_edges, all.cut), (3, 2, false));
        let [alert] = all.alerts.as_slice() else { panic!("{:?}", all.alerts) };
        assert_eq!(
            (alert.kind, alert.names.join(" ")),
            (AlertKind::SelfReferral, "Leeds ben".into())
        );
        let days = Filter { days: 1, ..ALL };
        assert!(
            graph(conn, &days, at(0)).unwrap().nodes.is_empty(),
            "a short period holds nothing"
        );
        let paging = Paging::first(Limit::new(1).unwrap());
        let first = list(conn, &ALL, at(0), paging).unwrap();
        let second = list(conn, &ALL, at(0), Paging { after: first.next, ..paging }).unwrap();
        let ends = |page: &kernel::Page<super::Listed>| {
            page.items.iter().map(|it| format!("{} > {}", it.from, it.to)).collect::<Vec<_>>()
        };
        assert_eq!(
            (ends(&first), ends(&second)),
            (vec!["ben > ada".into()], vec!["Leeds > ben".into()])
        );
        assert_eq!((first.items[0].edge.kind, second.next), (EdgeKind::Referral, None));
    });
}
