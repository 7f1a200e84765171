//! What a recording shows: the text at each moment, and a gap wherever that is not certain. Pure.

use std::collections::BTreeMap;

use kernel::{Language, words};

use super::rules::{Batch, Item, Link, Marker};

words! {
    /// Why the text is not known for a while.
    pub enum Gap as "PlaybackGap" {
        /// A batch is missing.
        Missing = "missing",
        /// A batch stands in the wrong place.
        OutOfOrder = "out_of_order",
        /// A batch is not what was sent.
        Altered = "altered",
        /// A change does not fit the text.
        Inapplicable = "inapplicable",
        /// The text is not the one recorded before.
        Differs = "differs",
        /// The browser could not keep what was typed.
        Lost = "lost",
    }
}

/// A batch as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// Which it is, from 1.
    pub number: i32,
    /// The link before it.
    pub previous: Link,
    /// The link after it.
    pub link: Link,
    /// What was sent; `None` where that cannot be read any more.
    pub payload: Option<String>,
}

/// One step of a replay.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// When, in milliseconds since the attempt began; no step is earlier than the one before.
    pub t_ms: u32,
    /// Which text; `None` for all.
    pub file: Option<Language>,
    /// What happened.
    pub what: What,
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// `del` units from `pos` on were replaced.
    Edit {
        /// Where.
        pos: u32,
        /// How many UTF-16 code units went.
        del: u32,
        /// What came.
        ins: String,
    },
    /// From here on the text is known: at the start, and after a gap.
    Text(String),
    /// Something beside typing, with its length.
    Mark(Marker, u32),
    /// From here on the text is not known until the next [`What::Text`].
    Gap(Gap),
    /// The run or submission with this place in the list that [`Replay::match_sent`] was given.
    Sent(usize),
}

/// A run or submission that the server has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sent {
    /// [`Marker::Run`] or [`Marker::Submit`].
    pub kind: Marker,
    /// Which text.
    pub file: Language,
    /// What was sent; `None` once it is forgotten.
    pub source: Option<String>,
    /// When it arrived.
    pub t_ms: u32,
}

/// A recording, replayed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Replay {
    /// In their order.
    pub steps: Vec<Step>,
    /// The texts at the end; `None` where one is not known.
    pub texts: BTreeMap<Language, Option<String>>,
    /// The text at each step that says run or submit, by its place among the steps.
    shown: BTreeMap<usize, Option<String>>,
}

/// Replays batches in the order in which they are stored.
pub fn replay(first: Link, batches: &[Kept]) -> Replay {
    let mut player = Player {
        link: first,
        number: 0,
        seq: 0,
        t_ms: 0,
        texts: BTreeMap::new(),
        steps: Vec::new(),
        shown: BTreeMap::new(),
    };
    for batch in batches {
        player.take(batch);
    }
    player.done()
}

struct Player {
    link: Link,
    number: i32,
    seq: u32,
    t_ms: u32,
    /// `None`: not known.
    texts: BTreeMap<Language, Option<Vec<u16>>>,
    steps: Vec<Step>,
    shown: BTreeMap<usize, Option<String>>,
}

impl Player {
    fn take(&mut self, kept: &Kept) {
        let payload = kept.payload.as_deref();
        let batch = payload.and_then(|text| Batch::parse(text).ok());
        let honest = payload.is_some_and(|text| kept.previous.then(text) == kept.link);
        if kept.number <= self.number {
            // Stored twice, it says nothing new; anything else does not belong here.
            if kept.link != self.link || !honest {
                self.forget(Gap::OutOfOrder);
            }
            return;
        }
        if kept.number != self.number + 1 {
            self.forget(Gap::Missing);
        } else if kept.previous != self.link {
            self.forget(Gap::Altered);
        }
        self.number = kept.number;
        self.link = kept.link;
        let Some(batch) = batch.filter(|_| honest) else {
            self.forget(Gap::Altered);
            return;
        };
        if batch.seq != self.seq && !self.is_lost() {
            self.forget(Gap::Missing);
        }
        let count = u32::try_from(batch.items.len()).unwrap_or(u32::MAX);
        self.seq = batch.seq.saturating_add(count);
        for item in batch.items {
            self.play(batch.file, item);
        }
    }

    /// Whether a gap has just been said, so that a second one would say nothing more.
    fn is_lost(&self) -> bool {
        matches!(self.steps.last(), Some(Step { what: What::Gap(_), file: None, .. }))
    }

    fn forget(&mut self, gap: Gap) {
        if !self.is_lost() {
            self.push(None, What::Gap(gap));
        }
        for text in self.texts.values_mut() {
            *text = None;
        }
    }

    fn forget_one(&mut self, file: Language, gap: Gap) {
        self.push(Some(file), What::Gap(gap));
        self.texts.insert(file, None);
    }

    fn push(&mut self, file: Option<Language>, what: What) {
        self.steps.push(Step { t_ms: self.t_ms, file, what });
    }

    fn play(&mut self, file: Language, item: Item) {
        self.t_ms = self.t_ms.max(item.at());
        match item {
            Item::Edit { p, d, i, .. } => self.edit(file, (p, d), i),
            Item::Text { x, .. } => self.show(file, x),
            Item::Mark { m: Marker::Lost, .. } => self.forget_one(file, Gap::Lost),
            Item::Mark { m, n, .. } => {
                if matches!(m, Marker::Run | Marker::Submit) {
                    let text = self.texts.get(&file).and_then(Option::as_deref);
                    self.shown.insert(self.steps.len(), text.map(String::from_utf16_lossy));
                }
                self.push(Some(file), What::Mark(m, n));
            }
        }
    }

    fn edit(&mut self, file: Language, (pos, del): (u32, u32), ins: String) {
        match self.texts.get_mut(&file) {
            // A gap was said before.
            Some(None) => {}
            Some(Some(text)) => {
                if splice(text, pos, del, &ins) {
                    self.push(Some(file), What::Edit { pos, del, ins });
                } else {
                    self.forget_one(file, Gap::Inapplicable);
                }
            }
            None => self.forget_one(file, Gap::Inapplicable),
        }
    }

    fn show(&mut self, file: Language, text: String) {
        let units: Vec<u16> = text.encode_utf16().collect();
        match self.texts.get(&file) {
            Some(Some(known)) if *known == units => return,
            Some(Some(_)) => self.forget_one(file, Gap::Differs),
            Some(None) | None => {}
        }
        self.texts.insert(file, Some(units));
        self.push(Some(file), What::Text(text));
    }

    fn done(self) -> Replay {
        let text = |units: Vec<u16>| String::from_utf16_lossy(&units);
        let texts = self.texts.into_iter().map(|(file, units)| (file, units.map(text))).collect();
        Replay { steps: self.steps, texts, shown: self.shown }
    }
}

/// Changes a text; answers false, and changes nothing, where that does not fit or would split a character.
fn splice(text: &mut Vec<u16>, pos: u32, del: u32, ins: &str) -> bool {
    let (Ok(from), Ok(del)) = (usize::try_from(pos), usize::try_from(del)) else { return false };
    let Some(to) = from.checked_add(del).filter(|to| *to <= text.len()) else { return false };
    if splits(text, from) || splits(text, to) {
        return false;
    }
    text.splice(from..to, ins.encode_utf16());
    true
}

fn splits(text: &[u16], at: usize) -> bool {
    text.get(at).is_some_and(|unit| (0xDC00..0xE000).contains(unit))
}

impl Replay {
    /// The text at a moment; `None` where it is not known.
    pub fn text_at(&self, file: Language, t_ms: u32) -> Option<String> {
        let mut text: Option<Vec<u16>> = None;
        for step in self.steps.iter().take_while(|step| step.t_ms <= t_ms) {
            if step.file.is_some_and(|of| of != file) {
                continue;
            }
            match &step.what {
                What::Text(whole) => text = Some(whole.encode_utf16().collect()),
                What::Gap(_) => text = None,
                What::Edit { pos, del, ins } => {
                    if let Some(text) = &mut text {
                        splice(text, *pos, *del, ins);
                    }
                }
                What::Mark(..) | What::Sent(_) => {}
            }
        }
        text.map(|units| String::from_utf16_lossy(&units))
    }

    /// Whether the text is known throughout.
    pub fn is_whole(&self) -> bool {
        !self.steps.iter().any(|step| matches!(step.what, What::Gap(_)))
    }

    /// Puts each run and submission in its place, and answers of each whether the recording shows the text
    /// that was sent; `None` where that text is forgotten. What the browser marked and the server does not
    /// have, was refused and goes. What the end of the attempt submitted has no mark: it is the last text.
    pub fn match_sent(&mut self, sent: &[Sent]) -> Vec<Option<bool>> {
        let mut at: BTreeMap<usize, usize> = BTreeMap::new();
        let mut found = Vec::new();
        for (index, sent) in sent.iter().enumerate() {
            let Some(source) = &sent.source else {
                found.push(None);
                continue;
            };
            let place = self
                .shown
                .keys()
                .find(|place| !at.contains_key(*place) && self.shows(**place, sent, source));
            if let Some(place) = place {
                at.insert(*place, index);
            }
            let last = self.texts.get(&sent.file).and_then(Option::as_ref);
            let is_last = sent.kind == Marker::Submit && last == Some(source);
            found.push(Some(place.is_some() || is_last));
        }
        self.place(sent, &at);
        found
    }

    /// Whether the browser marked, at this step, that it sent this.
    fn shows(&self, place: usize, sent: &Sent, source: &String) -> bool {
        let Some(step) = self.steps.get(place) else { return false };
        let is_kind = matches!(step.what, What::Mark(kind, _) if kind == sent.kind);
        let text = self.shown.get(&place).and_then(Option::as_ref);
        is_kind && step.file == Some(sent.file) && text == Some(source)
    }

    fn place(&mut self, sent: &[Sent], at: &BTreeMap<usize, usize>) {
        let mut steps = Vec::with_capacity(self.steps.len());
        for (place, step) in std::mem::take(&mut self.steps).into_iter().enumerate() {
            match (at.get(&place), &step.what) {
                (Some(index), _) => steps.push(Step { what: What::Sent(*index), ..step }),
                (None, What::Mark(Marker::Run | Marker::Submit, _)) => {}
                (None, _) => steps.push(step),
            }
        }
        for (index, sent) in sent.iter().enumerate() {
            if at.values().any(|placed| *placed == index) {
                continue;
            }
            let place = steps.partition_point(|step: &Step| step.t_ms <= sent.t_ms);
            let what = What::Sent(index);
            steps.insert(place, Step { t_ms: sent.t_ms, file: Some(sent.file), what });
        }
        self.steps = steps;
        self.shown.clear();
    }
}
