//! Measured values against what they should be at most.

/// One goal; it is met where the value is not above it.
pub(crate) struct Goal {
    pub(crate) name: String,
    pub(crate) value: f64,
    pub(crate) goal: f64,
}

impl Goal {
    fn is_met(&self) -> bool {
        self.value <= self.goal
    }
}

/// A table for people.
pub(crate) fn print(goals: &[Goal]) {
    println!("\n{:<66} {:>9} {:>7}", "goal", "value", "at most");
    for goal in goals {
        let Goal { name, value, goal: most } = goal;
        let word = if goal.is_met() { "met" } else { "MISSED" };
        println!("{name:<66} {value:>9.3} {most:>7} {word}");
    }
}

/// The same as one line of JSON. Names are plain words, which need no escapes.
pub(crate) fn json(goals: &[Goal]) -> String {
    let one = |goal: &Goal| {
        let Goal { name, value, goal: most } = goal;
        let met = goal.is_met();
        format!(r#"{{"name":"{name}","value":{value:.4},"goal":{most},"met":{met}}}"#)
    };
    let all: Vec<_> = goals.iter().map(one).collect();
    format!(r#"{{"goals":[{}]}}"#, all.join(","))
}
