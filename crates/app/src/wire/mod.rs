//! Shapes that more than one area, the socket or the stream says.

mod attempt;
pub(crate) mod candidate;
pub(crate) mod grade;
mod lists;
mod page;
mod problem;
pub(crate) mod program;
pub(crate) mod role;
mod step;
pub(crate) mod story;
mod submission;
mod tally;
mod time;
mod word;
pub(crate) mod words;

pub(crate) use attempt::{ItemView, QuestionView, RecordedView, recorded};
pub(crate) use candidate::csv;
pub use lists::LISTS;
pub(crate) use lists::*;
pub(crate) use page::{ListBody, Nothing, PageBody};
pub(crate) use problem::{
    GroupView, ProblemDetailView, ProblemView, SampleView, TemplateView, hidden_groups,
};
pub(crate) use step::{HISTORY, StepView, history, history_of_all};
pub(crate) use submission::{SubmissionView, SummaryView};
pub(crate) use tally::{StoryExperienceTally, StoryOutcomeTally};
pub(crate) use time::Time;
pub(crate) use word::{Word, word_or_empty};
