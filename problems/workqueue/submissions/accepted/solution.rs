//! The queue and what was taken are both in the order of time.

use std::collections::VecDeque;
use std::io::Read;

#[derive(Clone, Copy, PartialEq)]
enum State {
    Waiting,
    Held(u32),
    Done,
    Dead,
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines().map(|line| line.split(' ').collect::<Vec<_>>());
    let head = lines.next().unwrap();
    let hold: u32 = head[1].parse().unwrap();
    let most: u32 = head[2].parse().unwrap();
    let mut messages: Vec<(State, u32)> = Vec::new(); // with how often they were taken
    let mut queue = VecDeque::new();
    let mut taken: VecDeque<(usize, u32)> = VecDeque::new();
    let mut out = String::new();
    for words in lines {
        let now: u32 = words[0].parse().unwrap();
        while let Some((message, until)) = taken.front().copied().filter(|entry| entry.1 <= now) {
            taken.pop_front();
            let (state, takes) = &mut messages[message];
            if *state != State::Held(until) {
                continue;
            }
            *state = if *takes == most { State::Dead } else { State::Waiting };
            if *state == State::Waiting {
                queue.push_back(message);
            }
        }
        match words[1] {
            "send" => {
                queue.push_back(messages.len());
                messages.push((State::Waiting, 0));
            }
            "take" => match queue.pop_front() {
                Some(message) => {
                    messages[message].0 = State::Held(now + hold);
                    messages[message].1 += 1;
                    taken.push_back((message, now + hold));
                    out += &format!("{}\n", message + 1);
                }
                None => out += "none\n",
            },
            _ => {
                let number: usize = words[2].parse().unwrap();
                match messages.get_mut(number - 1) {
                    Some((state @ State::Held(_), _)) => {
                        *state = State::Done;
                        out += "ok\n";
                    }
                    _ => out += "late\n",
                }
            }
        }
    }
    let count = |wanted: fn(&State) -> bool| messages.iter().filter(|(state, _)| wanted(state)).count();
    println!(
        "{out}waiting {} held {} done {} dead {}",
        count(|state| *state == State::Waiting),
        count(|state| matches!(state, State::Held(_))),
        count(|state| *state == State::Done),
        count(|state| *state == State::Dead)
    );
}
