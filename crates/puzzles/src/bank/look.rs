//! What a puzzle that is being written has and lacks, however unfinished it is. Pure.

use serde_json::{Map, Value};

use super::rules::{
    ALL_OR_NOTHING, Difficulty, MAX_LICENCE, MAX_NAME, MAX_PAIRS, fields_of, flag_of, words_of,
};
use crate::grids::Grid;

/// What a file says, as far as it can be read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Look {
    /// Its name.
    pub name: Option<String>,
    /// Its licence.
    pub licence: Option<String>,
    /// How hard it is.
    pub difficulty: Option<Difficulty>,
    /// How many demonstrations there are, good or not.
    pub demonstrations: usize,
    /// How many test pairs there are, good or not.
    pub tests: usize,
    /// How many of them have an output.
    pub answered: usize,
    /// What is wrong with the file beside its pairs, with the place.
    pub faults: Vec<String>,
    /// Every pair, in order.
    pub pairs: Vec<LookedAt>,
}

/// One pair, as it was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LookedAt {
    /// Such as `train[1]`.
    pub path: String,
    /// The sizes of its grids, or what is wrong with it, with the place.
    pub found: Result<String, String>,
}

impl Look {
    /// Everything wrong, in the order of the file.
    pub fn all_faults(&self) -> impl Iterator<Item = &str> {
        let of_pairs = self.pairs.iter().filter_map(|pair| pair.found.as_ref().err());
        self.faults.iter().chain(of_pairs).map(String::as_str)
    }
}

/// A pair as far as it was read.
struct Read {
    input: Option<Grid>,
    looked_at: LookedAt,
}

/// Looks at the text of a puzzle.
pub fn look(text: &str) -> Look {
    let file: Map<String, Value> = match serde_json::from_str(text) {
        Ok(Value::Object(file)) => file,
        Ok(_) => return broken("must be an object with train and test".to_owned()),
        Err(e) => return broken(format!("not valid JSON: {e}")),
    };
    let mut look = Look::default();
    let mut say = |fault: String| look.faults.push(fault);
    if let Err(fault) = fields_of(&file) {
        say(fault);
    }
    let mut words = |field: &str, most| match words_of(file.get(field), field, most) {
        Ok(words) => words,
        Err(fault) => {
            say(fault);
            None
        }
    };
    look.name = words("name", MAX_NAME);
    look.licence = words("licence", MAX_LICENCE);
    if let Some(word) = words("difficulty", 10) {
        look.difficulty = Difficulty::parse(&word);
        if look.difficulty.is_none() {
            say("difficulty must be easy, medium or hard".to_owned());
        }
    }
    if let Err(fault) = flag_of(file.get(ALL_OR_NOTHING), ALL_OR_NOTHING) {
        say(fault);
    }
    if file.get("name").is_none() {
        say("name is missing".to_owned());
    }
    let train = pairs("train", file.get("train"), &mut say);
    let mut test = pairs("test", file.get("test"), &mut say);
    shown_twice(&train, &mut test);
    let outputs = file.get("test").and_then(Value::as_array).into_iter().flatten();
    look.answered = outputs.filter(|pair| pair.get("output").is_some()).count();
    (look.demonstrations, look.tests) = (train.len(), test.len());
    look.pairs = train.into_iter().chain(test).map(|read| read.looked_at).collect();
    look
}

fn broken(fault: String) -> Look {
    Look { faults: vec![fault], ..Look::default() }
}

fn pairs(part: &str, value: Option<&Value>, say: &mut impl FnMut(String)) -> Vec<Read> {
    let Some(pairs) = value.and_then(Value::as_array) else {
        say(format!("{part} must be a list of pairs"));
        return Vec::new();
    };
    if pairs.is_empty() || pairs.len() > MAX_PAIRS {
        say(format!("{part} has {} pairs, expected 1 to {MAX_PAIRS}", pairs.len()));
    }
    pairs.iter().enumerate().map(|(at, pair)| read(format!("{part}[{at}]"), pair)).collect()
}

fn read(path: String, pair: &Value) -> Read {
    let Some(pair) = pair.as_object() else {
        let found = Err(format!("{path} must have an input and an output"));
        return Read { input: None, looked_at: LookedAt { path, found } };
    };
    let grid = |key: &str| Grid::read(&format!("{path}.{key}"), pair.get(key));
    let (input, output) = (grid("input"), grid("output"));
    let found = match (&input, &output) {
        (Ok(input), Ok(output)) => Ok(format!("{} becomes {}.", size(input), size(output))),
        (Err(fault), _) | (_, Err(fault)) => Err(fault.clone()),
    };
    Read { input: input.ok(), looked_at: LookedAt { path, found } }
}

fn size(grid: &Grid) -> String {
    let columns = grid.rows().first().map_or(0, Vec::len);
    format!("{} × {columns}", grid.rows().len())
}

/// A test input that a demonstration shows gives its answer away; one that is there twice tests nothing.
fn shown_twice(train: &[Read], test: &mut [Read]) {
    for at in 0..test.len() {
        let (before, rest) = test.split_at_mut(at);
        let Some(this) = rest.first_mut() else { return };
        let same = |other: &&Read| other.input.is_some() && other.input == this.input;
        let path = &this.looked_at.path;
        let fault = if let Some(shown) = train.iter().find(same) {
            Some(format!(
                "{path}.input is that of {}, which shows its output",
                shown.looked_at.path
            ))
        } else {
            let twin = before.iter().find(same);
            twin.map(|twin| format!("{path}.input is that of {} again", twin.looked_at.path))
        };
        if let Some(fault) = fault.filter(|_| this.looked_at.found.is_ok()) {
            this.looked_at.found = Err(fault);
        }
    }
}
