//! What each role of a company's team may call: every route that a company calls, with each role. Whom it lets in is
//! written down in `team_roles.txt`. A role that is refused changes nothing, and one that does billing reads of no candidate.

use app::router::{ROUTES, RouteInfo};
use app::web::Access;
use diesel::connection::SimpleConnection;

use crate::cast::{Cast, address};
use crate::matrix::{lets_in, prepare};
use crate::stated::{assert_stated, rows};
use crate::support::{Answer, Persona, request};
use crate::world::{Unchanged, World};

const EXPECTED: &str = include_str!("team_roles.txt");

const ROLES: [&str; 4] = ["owner", "recruiter", "reviewer", "billing"];

/// Everybody with an account may call these, and members of a company are answered with what is their company's.
const ALSO: &[&str] =
    &["GET /api/reports", "GET /api/problems/{id}", "GET /api/problems/{id}/report"];

/// Whether a company calls the route as a company: its line is for members of one, or the matrix says that this company
/// is let in where another one is not.
fn is_of_a_company(route: &RouteInfo) -> bool {
    match route.access {
        Access::Company
        | Access::Assessments
        | Access::Results
        | Access::Roles
        | Access::Recruiting
        | Access::Paying => true,
        Access::Account => {
            let name = format!("{} {}", route.method, route.path);
            ALSO.contains(&name.as_str()) || is_told_apart(&name)
        }
        _ => false,
    }
}

fn is_told_apart(route: &str) -> bool {
    let is_in = |caller| lets_in(route, caller);
    is_in("company") && !is_in("other_company") && !is_in("other_candidate")
}

/// A world in which the route can be called, with one member of each role.
async fn prepared(route: &RouteInfo) -> (World, Cast) {
    let (mut world, cast) = World::with_cast().await;
    let name = format!("{} {}", route.method, route.path);
    prepare(&name, route.path, &mut world, &cast).await;
    for role in ROLES.into_iter().filter(|role| *role != "owner") {
        let Persona { uid, email, .. } = colleague(role, &world);
        let sql = format!(
            "with made as (
               insert into users (id, firebase_uid, email, email_verified, display_name, kind)
               values (gen_random_uuid(), '{uid}', '{email}', true, '{role}', 'company') returning id)
             insert into company_members (company_id, user_id, role)
               select '{}', id, '{role}' from made",
            world.company
        );
        world.app.conn().batch_execute(&sql).unwrap();
    }
    (world, cast)
}

fn colleague(role: &str, world: &World) -> Persona {
    if role == "owner" { world.ruth.clone() } else { Persona::new(&format!("colleague-{role}")) }
}

/// Whether the answer refuses the role. To routes that everybody with an account may call, it is as if nothing were there.
fn refuses(route: &RouteInfo, answer: &Answer) -> bool {
    let cell = answer.cell();
    let is_hidden = ["404 not_found", "403 feature_locked"].contains(&cell.as_str());
    cell == "403 role" || route.access == Access::Account && is_hidden
}

/// Whether the file says that a role is let in.
fn is_stated(route: &str, role: &str) -> bool {
    let row = EXPECTED.lines().find_map(|line| line.strip_prefix(route)?.strip_prefix(" | "));
    row.is_some_and(|row| row.split(' ').any(|stated| stated == role))
}

async fn row(route: &RouteInfo) -> String {
    let name = format!("{} {}", route.method, route.path);
    let mut kept = None;
    let mut let_in = Vec::new();
    for role in ROLES {
        let (world, cast) = match kept.take() {
            Some(kept) => kept,
            None => prepared(route).await,
        };
        let mut watch = Unchanged::default();
        watch.expect(&world, !is_stated(&name, role));
        let body = cast.body(&name, "company", &world);
        let token = colleague(role, &world).token();
        let sent = request(route.method, &address(route.path, &world), Some(&token), body);
        let answer = world.app.send(sent).await;
        let what = format!("{name} by {role}");
        assert!(answer.status < 500, "{what}: {}", answer.text);
        for person in ["ada@", "fay@", "uid-ada"].iter().filter(|_| role == "billing") {
            assert!(!answer.text.contains(person), "{what} shows {person}: {}", answer.text);
        }
        if refuses(route, &answer) {
            watch.refused(what);
            watch.check(&world);
        } else {
            let_in.push(role);
        }
        // What was done is done: the next one who may do it finds a world where it was not.
        kept = (route.method == "GET" || answer.status >= 400).then_some((world, cast));
    }
    format!("{name} | {}", let_in.join(" "))
}

#[test]
fn every_route_of_a_company_lets_in_the_roles_that_are_written_down() {
    let routes = ROUTES.iter().filter(|route| is_of_a_company(route));
    assert_stated(&rows(routes, row), "team_roles.txt", EXPECTED);
}
