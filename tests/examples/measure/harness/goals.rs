//! A measured value against what it should be.

use std::io::Write as _;

use serde_json::json;

/// One goal of a measurement.
pub(crate) struct Goal {
    name: String,
    value: f64,
    goal: f64,
    met: bool,
}

impl Goal {
    pub(crate) fn at_least(name: impl Into<String>, value: f64, goal: f64) -> Self {
        Self { name: name.into(), value, goal, met: value >= goal }
    }

    pub(crate) fn at_most(name: impl Into<String>, value: f64, goal: f64) -> Self {
        Self { name: name.into(), value, goal, met: value <= goal }
    }
}

/// Prints the goals, at the end as one line of JSON where that is asked for; true when all are met.
pub(crate) fn print(goals: &[Goal], json: bool) -> bool {
    say("");
    for Goal { name, value, goal, met } in goals {
        let verdict = if *met { "met" } else { "MISSED" };
        say(&format!("{name}: {value:.2} (goal {goal}) {verdict}"));
    }
    if json {
        let goals: Vec<_> = goals
            .iter()
            .map(|goal| json!({ "name": goal.name, "value": goal.value, "goal": goal.goal, "met": goal.met }))
            .collect();
        say(&json!({ "goals": goals }).to_string());
    }
    goals.iter().all(|goal| goal.met)
}

/// One line for somebody watching.
pub(crate) fn say(text: &str) {
    // Nobody watching is no reason to stop measuring.
    let _written = writeln!(std::io::stdout().lock(), "{text}");
}
