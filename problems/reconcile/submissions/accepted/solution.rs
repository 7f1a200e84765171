//! Of each amount the open ledger entries in the order of day and number.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_ascii_whitespace();
    let mut number = || words.next().unwrap().parse::<i64>().unwrap();
    let (n, _, d) = (number() as usize, number(), number());
    let mut entries = Vec::new();
    while let Some(day) = words.next() {
        let amount: i64 = words.next().unwrap().parse().unwrap();
        entries.push((day.parse::<i64>().unwrap(), amount, words.next().unwrap()));
    }
    let (ledger, statement) = entries.split_at(n);

    let mut referred: HashMap<(&str, i64), VecDeque<usize>> = HashMap::new();
    let mut left: BTreeMap<i64, BTreeSet<(i64, usize)>> = BTreeMap::new();
    for (i, &(day, amount, reference)) in ledger.iter().enumerate() {
        referred.entry((reference, amount)).or_default().push_back(i);
        left.entry(amount).or_default().insert((day, i));
    }
    let mut answers: Vec<Option<(&str, usize)>> = vec![None; statement.len()];
    for (answer, &(_, amount, reference)) in answers.iter_mut().zip(statement) {
        if reference == "-" {
            continue;
        }
        if let Some(i) = referred.get_mut(&(reference, amount)).and_then(VecDeque::pop_front) {
            left.get_mut(&amount).unwrap().remove(&(ledger[i].0, i));
            *answer = Some(("ref", i + 1));
        }
    }
    for (answer, &(day, amount, _)) in answers.iter_mut().zip(statement) {
        let Some(places) = left.get_mut(&amount).filter(|_| answer.is_none()) else { continue };
        let later = places.range((day, 0)..).next().copied();
        let earlier = places.range(..(day, 0)).next_back().map(|place| place.0);
        let earlier = earlier.and_then(|day| places.range((day, 0)..).next().copied());
        // Of equal distances the first one is taken.
        let near = earlier.into_iter().chain(later).min_by_key(|place| (place.0 - day).abs());
        if let Some(place) = near.filter(|place| (place.0 - day).abs() <= d) {
            places.remove(&place);
            *answer = Some(("day", place.1 + 1));
        }
    }
    let mut out = String::new();
    for answer in answers {
        out += &answer.map_or("none\n".to_owned(), |(round, number)| format!("{round} {number}\n"));
    }
    let open: usize = left.values().map(BTreeSet::len).sum();
    let sum: i64 = left.iter().map(|(amount, places)| amount * places.len() as i64).sum();
    println!("{out}open {open} {sum}");
}
