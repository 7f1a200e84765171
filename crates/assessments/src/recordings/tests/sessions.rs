//! Two hundred sessions at random, as browsers record them, whole and damaged.

use kernel::Language;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};

use super::*;

const SESSIONS: u64 = 200;
const PIECES: &[&str] =
    &["x", "def f(a):\n", "    ", "é", "😀", "\n", "return a + 1", "👩‍💻", "\"\\\"", "\t", ""];
const FILES: [Language; 2] = [Language::Python, Language::Cpp];

/// What a browser does, and what it records of it.
struct Browser {
    random: StdRng,
    texts: [Vec<u16>; 2],
    payloads: Vec<String>,
    items: Vec<Item>,
    file: usize,
    seq: u32,
    t_ms: u32,
    since_text: u32,
    /// The text after each item that changed one.
    moments: Vec<(u32, usize, String)>,
}

impl Browser {
    fn new(seed: u64) -> Self {
        let random = StdRng::seed_from_u64(seed);
        let texts = [Vec::new(), Vec::new()];
        let (payloads, items, moments) = (Vec::new(), Vec::new(), Vec::new());
        let (file, seq, t_ms, since_text) = (0, 0, 0, 0);
        let mut made =
            Self { random, texts, payloads, items, file, seq, t_ms, since_text, moments };
        made.open(Marker::Opened);
        made
    }

    fn text(&self) -> String {
        String::from_utf16(&self.texts[self.file]).unwrap()
    }

    fn add(&mut self, item: Item) {
        self.items.push(item);
        self.since_text += 1;
        if self.since_text >= 200 {
            self.snapshot();
        }
        if self.items.len() >= self.random.random_range(1..40) {
            self.flush();
        }
    }

    fn snapshot(&mut self) {
        self.items.push(text(self.t_ms, &self.text()));
        self.since_text = 0;
    }

    fn open(&mut self, why: Marker) {
        self.items.push(mark(self.t_ms, why));
        self.snapshot();
    }

    fn flush(&mut self) {
        let items = std::mem::take(&mut self.items);
        if items.is_empty() {
            return;
        }
        let count = u32::try_from(items.len()).unwrap();
        self.payloads.push(batch(FILES[self.file], self.seq, items));
        self.seq += count;
    }

    /// A place that splits no character.
    fn place(&mut self) -> usize {
        let text = &self.texts[self.file];
        let at = self.random.random_range(0..=text.len());
        if text.get(at).is_some_and(|unit| (0xDC00..0xE000).contains(unit)) { at - 1 } else { at }
    }

    fn act(&mut self) {
        self.t_ms += self.random.random_range(0..3000);
        match self.random.random_range(0..100) {
            // Another language: its text opens.
            0..3 => {
                self.flush();
                self.file = 1 - self.file;
                self.open(Marker::Opened);
            }
            // A reload, or another device that goes on.
            3..6 => {
                self.flush();
                self.open(Marker::TakenOver);
            }
            6..12 => self.add(mark(self.t_ms, Marker::Run)),
            _ => self.edit(),
        }
    }

    fn edit(&mut self) {
        let (a, b) = (self.place(), self.place());
        let (from, to) = if self.random.random_bool(0.7) { (a, a) } else { (a.min(b), a.max(b)) };
        let ins = PIECES[self.random.random_range(0..PIECES.len())];
        self.texts[self.file].splice(from..to, ins.encode_utf16());
        let (p, d) = (u32::try_from(from).unwrap(), u32::try_from(to - from).unwrap());
        self.moments.push((self.t_ms, self.file, self.text()));
        self.add(edit(self.t_ms, p, d, ins));
    }

    fn ends(&self) -> [String; 2] {
        [0, 1].map(|at| String::from_utf16(&self.texts[at]).unwrap())
    }
}

fn session(seed: u64) -> Browser {
    let mut browser = Browser::new(seed);
    for _ in 0..browser.random.random_range(30..400) {
        browser.act();
    }
    browser.flush();
    browser
}

#[test]
fn a_recording_replays_to_the_exact_text_of_every_moment() {
    for seed in 0..SESSIONS {
        let browser = session(seed);
        let first = first();
        let replayed = replay(first, &chain(first, &browser.payloads));
        assert!(replayed.is_whole(), "{seed}");
        for (at, end) in browser.ends().iter().enumerate() {
            let got = replayed.texts.get(&FILES[at]).cloned().flatten().unwrap_or_default();
            assert_eq!(&got, end, "{seed}");
        }
        let last_of = |index: usize| {
            let (t, file, _) = browser.moments[index];
            !browser.moments[index + 1..].iter().any(|(at, of, _)| *at == t && *of == file)
        };
        for index in (0..browser.moments.len()).filter(|index| index % 17 == 0 && last_of(*index)) {
            let (t, file, want) = &browser.moments[index];
            assert_eq!(replayed.text_at(FILES[*file], *t).as_ref(), Some(want), "{seed} {t}");
        }
    }
}

/// What can become of stored batches.
fn damage(random: &mut StdRng, kept: &mut Vec<Kept>) -> &'static str {
    let at = random.random_range(0..kept.len());
    match random.random_range(0..6) {
        0 => {
            kept.remove(at);
            "one is missing"
        }
        1 => {
            kept.truncate(at.max(1));
            "the end is missing"
        }
        2 => {
            let to = random.random_range(0..kept.len());
            kept.swap(at, to);
            "two have changed places"
        }
        3 => {
            kept.shuffle(random);
            "they are in any order"
        }
        4 => {
            let again = kept[at].clone();
            let to = random.random_range(at..=kept.len());
            kept.insert(to.max(at + 1).min(kept.len()), again);
            "one stands there twice"
        }
        _ => {
            kept[at].payload = None;
            "one cannot be read"
        }
    }
}

#[test]
fn a_damaged_recording_replays_to_the_exact_text_or_says_where_it_does_not() {
    let mut random = StdRng::seed_from_u64(4711);
    let mut gaps = 0;
    for seed in 0..SESSIONS {
        let browser = session(seed);
        let first = first();
        let mut kept = chain(first, &browser.payloads);
        let what = damage(&mut random, &mut kept);
        let mut replayed = replay(first, &kept);
        // The end is not in the chain: what was submitted shows that it is missing.
        let sent: Vec<Sent> = FILES
            .iter()
            .zip(browser.ends())
            .filter(|(_, end)| !end.is_empty())
            .map(|(file, end)| Sent {
                kind: Marker::Submit,
                file: *file,
                source: Some(end),
                t_ms: u32::MAX,
            })
            .collect();
        let found = replayed.match_sent(&sent);
        if found.iter().all(|is| *is == Some(true)) && replayed.is_whole() {
            continue;
        }
        gaps += 1;
        assert!(
            !replayed.is_whole() || found.contains(&Some(false)),
            "{seed}: {what}, and nothing says so"
        );
        // Wherever it shows a text, that text was there at some moment.
        let last = replayed.texts.get(&FILES[0]).cloned().flatten();
        let was = |text: &String| {
            text.is_empty()
                || browser.moments.iter().any(|(_, file, then)| *file == 0 && then == text)
        };
        assert!(last.as_ref().is_none_or(was), "{seed}: {what}");
    }
    assert!(gaps > 120, "{gaps}");
}

#[test]
fn a_changed_byte_in_any_batch_is_found() {
    let browser = session(7);
    let first = first();
    let honest = chain(first, &browser.payloads);
    for at in 0..honest.len() {
        let mut kept = honest.clone();
        let mut bytes = kept[at].payload.clone().unwrap().into_bytes();
        let place = (at * 31) % bytes.len();
        bytes[place] = if bytes[place] == b'7' { b'8' } else { b'7' };
        kept[at].payload = String::from_utf8(bytes).ok();
        let replayed = replay(first, &kept);
        let altered = replayed.steps.iter().any(|step| step.what == What::Gap(Gap::Altered));
        assert!(altered, "{at}");
    }
    for at in 0..honest.len() {
        let mut kept = honest.clone();
        let link = kept[at].link;
        kept[at].payload = Some(batch(FILES[0], 0, vec![text(0, "forged")]));
        kept[at].link = kept[at].previous.then(kept[at].payload.as_deref().unwrap());
        assert_ne!(kept[at].link, link);
        let whole = replay(first, &kept).is_whole();
        assert!(
            !whole || at + 1 == honest.len(),
            "{at}: hashed again, the next one does not follow"
        );
    }
}
