//! Levels and refusals by table.

use kernel::PlanVersionId;

use super::*;
use crate::allowance::Level;
use crate::plans::Plan;
use crate::plans::tests::form;
use crate::tests::at;

fn room(of: Of, quota: i32, used: i64) -> Room {
    let mut form = form(0, 0);
    (form.live_roles, form.own_problems) = (quota, quota);
    let (id, slug) = (PlanVersionId::new(), "growth".to_owned());
    Room::by(&Plan { id, slug, version: 1, form, made_at: at() }, of, used)
}

#[test]
fn a_company_is_warned_at_eighty_per_cent_and_refused_beyond_the_quota() {
    for (quota, used, level, fits) in [
        (20, 0, Level::Open, true),
        (20, 15, Level::Open, true),
        (20, 16, Level::Near, true),
        (20, 20, Level::UsedUp, true),
        (20, 21, Level::UsedUp, false),
        (1, 0, Level::Open, true),
        (0, 0, Level::UsedUp, true),
        (0, 1, Level::UsedUp, false),
    ] {
        for of in [Of::Roles, Of::Problems] {
            let one = room(of, quota, used);
            assert_eq!(one.level(), level, "{one:?}");
            assert_eq!(one.check().is_ok(), fits, "{of:?} {quota} {used}");
        }
    }
}

#[test]
fn a_refusal_names_the_plan_and_how_much_it_has() {
    let said = |of, quota| room(of, quota, 30).check().unwrap_err();
    let roles = said(Of::Roles, 20).to_string();
    assert!(roles.starts_with("The Growth plan limits roles in review or live to 20."), "{roles}");
    let problems = said(Of::Problems, 3).to_string();
    assert!(problems.starts_with("The Growth plan limits your own problems to 3."), "{problems}");
}
