//! Each team knows its use; every change goes up to the top.

use std::collections::HashMap;
use std::io::Read;

struct Team {
    above: usize,
    quota: i64,
    own: i64,
    usage: i64,
}

#[derive(Default)]
struct Teams(HashMap<usize, Team>);

impl Teams {
    fn up(&self, team: usize) -> Vec<usize> {
        std::iter::successors(Some(team), |at| self.0.get(at).map(|team| team.above))
            .take_while(|at| *at != 0)
            .collect()
    }

    fn add(&mut self, team: usize, more: i64) {
        for other in self.up(team) {
            self.0.get_mut(&other).unwrap().usage += more;
        }
    }

    fn full(&self, team: usize, more: i64) -> Option<usize> {
        self.up(team).into_iter().find(|other| self.0[other].usage + more > self.0[other].quota)
    }

    fn answer(&mut self, kind: &str, numbers: &[usize]) -> String {
        let (t, p) = (numbers[0], numbers[1]);
        let known = self.0.contains_key(&t);
        let good = p == 0 || self.0.contains_key(&p);
        match kind {
            "team" if known => "409".into(),
            "team" if !good => "404".into(),
            "team" => {
                self.0.insert(t, Team { above: p, quota: numbers[2] as i64, own: 0, usage: 0 });
                "201".into()
            }
            _ if !known || (kind == "move" && !good) => "404".into(),
            "move" => {
                if self.up(p).contains(&t) {
                    return "409".into();
                }
                let (above, usage) = (self.0[&t].above, self.0[&t].usage);
                self.add(above, -usage);
                if let Some(other) = self.full(p, usage) {
                    self.add(above, usage);
                    return format!("429 {other}");
                }
                self.0.get_mut(&t).unwrap().above = p;
                self.add(p, usage);
                "200".into()
            }
            _ => {
                let more = if kind == "run" { p as i64 } else { -(p as i64) };
                if self.0[&t].own + more < 0 {
                    return "409".into();
                }
                if let (true, Some(other)) = (more > 0, self.full(t, more)) {
                    return format!("429 {other}");
                }
                self.0.get_mut(&t).unwrap().own += more;
                self.add(t, more);
                format!("200 {}", self.0[&t].usage)
            }
        }
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut teams = Teams::default();
    let mut out = String::new();
    for line in text.lines().skip(1) {
        let (kind, rest) = line.split_once(' ').unwrap();
        let numbers: Vec<usize> = rest.split(' ').map(|word| word.parse().unwrap()).collect();
        out += &teams.answer(kind, &numbers);
        out += "\n";
    }
    print!("{out}");
}
