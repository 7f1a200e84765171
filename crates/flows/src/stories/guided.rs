//! One answer of the guided way. It is saved first, in a transaction of its own; then a language
//! model, where there is one, may word the next question and read fields out of the answer. No
//! connection is held while it is asked, and whatever it fails at, the fixed words and rules stand.

use db::Db;
use futures_util::future;
use interviews::guided::{self, Answer, Answered, Phrase, Step, asking, reading};
use kernel::{StoryId, UserId};
use model::{Client, Question};

use crate::Result;
use crate::limits::{self, Action, Who};

/// What is asked for, as the figures name it.
const PHRASE: &str = "phrase";
const READING: &str = "reading";
const PHRASE_TOKENS: u32 = 150;
const READING_TOKENS: u32 = 2000;

/// An answer, and who gives it.
#[derive(Debug, Clone)]
pub struct Said {
    /// Who answers.
    pub author: UserId,
    /// Whom it is counted against.
    pub who: Who,
    /// About which story.
    pub draft: StoryId,
    /// Which question.
    pub step: Step,
    /// The words.
    pub answer: String,
}

/// What has come of it.
#[derive(Debug)]
pub struct Worded {
    /// The answer as it is saved, and what was filled in from it.
    pub done: Answered,
    /// The next question in the model's words.
    pub phrase: Option<String>,
    /// Whether the model did what it was asked for.
    pub by_model: bool,
}

impl Worded {
    /// As the fixed script has it.
    pub fn fixed(done: Answered) -> Self {
        Self { done, phrase: None, by_model: false }
    }
}

/// Saves the answer, and what rules understand of it.
///
/// # Errors
/// [`crate::Error::Limited`]; those of the answer.
pub async fn save(db: &Db, said: &Said) -> Result<Answered> {
    let who = said.who;
    db.write(move |conn| limits::take(conn, Action::AnswerQuestion, who)).await?;
    let Said { author, draft, step, answer, .. } = said.clone();
    let saved = db.write(move |conn| {
        let answer = Answer { step, words: &answer };
        guided::answer(conn, author, draft, answer)
    });
    Ok(saved.await?)
}

/// A model, and whose account its questions are counted against.
struct Asker<'a> {
    client: &'a Client,
    db: &'a Db,
    who: Who,
}

/// Has a model word the next question, whose words go to `tell` as they come, and read the answer.
/// Both at once: neither needs the other.
pub async fn consult(
    db: &Db,
    client: &Client,
    said: &Said,
    done: Answered,
    tell: &mut (dyn FnMut(String) + Send),
) -> Worded {
    let (asker, next) = (Asker { client, db, who: said.who }, done.next);
    let (phrase, heard) =
        future::join(asker.phrase(said, done.next, tell), asker.read(said, &done)).await;
    // Last, so that the author hears at once of the story's new version.
    let read = match heard {
        Heard::Nothing => Ok(done),
        Heard::Failed => Err(done),
        Heard::Said(words) => asker.fill(said, done, words).await,
    };
    let by_model =
        if said_next(&read) && next != Some(said.step) { phrase.is_some() } else { read.is_ok() };
    Worded { done: read.unwrap_or_else(|as_saved| as_saved), phrase, by_model }
}

fn said_next(read: &Result<Answered, Answered>) -> bool {
    let (Ok(done) | Err(done)) = read;
    done.next.is_some()
}

/// What a model made of an answer.
enum Heard {
    /// It was not asked: rules have understood it all.
    Nothing,
    Failed,
    Said(String),
}

impl Asker<'_> {
    /// The next question in the model's words, where they are fit to be shown.
    async fn phrase(
        &self,
        said: &Said,
        next: Option<Step>,
        tell: &mut (dyn FnMut(String) + Send),
    ) -> Option<String> {
        // A question that comes once more has fixed words: the model may yet read its answer.
        let next = next.filter(|next| *next != said.step)?;
        let asking = asking::phrase(said.step, &said.answer, next);
        let question = question(PHRASE, asking, PHRASE_TOKENS, false);
        let mut phrase = Phrase::default();
        let mut hear = |piece: &str| {
            let words = phrase.hear(piece);
            if !words.is_empty() {
                tell(words);
            }
            phrase.goes_on()
        };
        self.ask(&question, &mut hear).await?;
        let Some((whole, last)) = phrase.end() else {
            self.client.count(PHRASE, "unfit");
            return None;
        };
        if !last.is_empty() {
            tell(last);
        }
        Some(whole)
    }

    /// The fields that the model reads out of the answer, in its own words.
    async fn read(&self, said: &Said, done: &Answered) -> Heard {
        let Some(asking) = asking::read(said.step, &said.answer, &done.filled) else {
            return Heard::Nothing;
        };
        let question = question(READING, asking, READING_TOKENS, true);
        let mut heard = String::new();
        let mut hear = |piece: &str| {
            heard.push_str(piece);
            heard.len() <= reading::MOST
        };
        match self.ask(&question, &mut hear).await {
            Some(()) => Heard::Said(heard),
            None => Heard::Failed,
        }
    }

    /// Fills in what of it may be; the answer as it was saved, where that is nothing.
    async fn fill(&self, said: &Said, done: Answered, heard: String) -> Result<Answered, Answered> {
        let (author, step, answer) = (said.author, said.step, said.answer.clone());
        let before = done.clone();
        let read = self.db.write(move |conn| {
            let answer = Answer { step, words: answer.trim() };
            let read = guided::read(conn, author, &before, answer, &heard)?;
            Ok::<_, interviews::Error>(
                (read.manuscript.version != before.manuscript.version).then_some(read),
            )
        });
        match read.await {
            Ok(Some(read)) => Ok(read),
            // Nothing in it was of use, or the author has changed the story since.
            Ok(None) | Err(_) => {
                self.client.count(READING, "unfit");
                Err(done)
            }
        }
    }

    /// Asks, where the budget allows it; what fails is counted and otherwise kept quiet about.
    async fn ask(
        &self,
        question: &Question,
        hear: &mut (dyn FnMut(&str) -> bool + Send),
    ) -> Option<()> {
        let who = self.who;
        let may = self.db.write(move |conn| limits::may(conn, Action::AskModel, who)).await;
        if !may.unwrap_or(false) {
            self.client.count(question.purpose, "over_budget");
            return None;
        }
        match self.client.ask(question, hear).await {
            Ok(()) => Some(()),
            Err(failure) => {
                let (purpose, failure) = (question.purpose, failure.as_str());
                tracing::warn!(purpose, failure, "model.failed");
                None
            }
        }
    }
}

fn question(
    purpose: &'static str,
    asking: asking::Asking,
    max_tokens: u32,
    json: bool,
) -> Question {
    let (task, material) = (asking.task, asking.material);
    Question { purpose, task, material, max_tokens, json, ..Question::default() }
}
