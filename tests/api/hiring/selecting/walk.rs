//! Every move of the board in every column that moves lead to, over HTTP.

use hiring::applications::State;
use hiring::board::{self, Column, Move};
use serde_json::{Value, json};

use super::Selecting;

/// A move with all that it needs.
fn moved(act: Move, version: i32) -> Value {
    let mut body = json!({ "act": act.as_str(), "version": version });
    if matches!(act, Move::MoveBack | Move::Decline) {
        body["reason"] = json!("Because.");
    }
    if act == Move::Decline {
        body["code"] = json!("filled");
    }
    body
}

/// Whether the table has it, or it takes a decline back.
fn is_allowed(state: State, act: Move) -> bool {
    let column = Column::of(state);
    let in_table = board::lines().iter().any(|line| Some(line.from) == column && line.act == act);
    in_table || (state, act) == (State::DeclinedByCompany, Move::Reconsider)
}

#[actix_web::test]
async fn every_move_that_the_table_does_not_have_is_409_names_the_state_and_changes_nothing() {
    let (s, ids) = Selecting::released(&["Ben"]).await;
    let (ruth, id) = (&s.t.hirer, &ids[0]);
    let (mut refused, mut passed) = (0, Vec::new());
    let way = [Move::Shortlist, Move::Interview, Move::Select, Move::Decline];
    for next in way.into_iter().map(Some).chain([None]) {
        let before = s.now(id);
        passed.push(before.state);
        for act in Move::ALL.into_iter().filter(|act| !is_allowed(before.state, *act)) {
            let answer = s.step(ruth, id, moved(act, before.version)).await;
            let what = format!("{act:?} while {:?}: {}", before.state, answer.text);
            assert_eq!(answer.cell(), "409 not_now", "{what}");
            let state = before.state.as_str().replace('_', " ");
            assert!(answer.text.contains(&format!("in the current state: {state}.")), "{what}");
            let after = s.now(id);
            assert_eq!((after.state, after.version), (before.state, before.version), "{what}");
            refused += 1;
        }
        if let Some(act) = next {
            let taken = s.step(ruth, id, moved(act, before.version)).await;
            assert_eq!(taken.status, 200, "{act:?}: {}", taken.text);
        }
    }
    let way = [State::Released, State::Shortlisted, State::Interview, State::Selected];
    assert_eq!(passed[..4], way);
    assert_eq!((passed[4], refused), (State::DeclinedByCompany, 19));
}
