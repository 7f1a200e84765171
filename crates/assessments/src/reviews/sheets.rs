//! What is asked about a report: of its code, and in two interviews about it. Pure.

use kernel::words;

words! {
    /// What is reviewed.
    pub enum Sheet as "ReviewSheet" {
        /// The code, read alone.
        Code = "code",
        /// An interview in which the candidate explains their own program.
        WalkThrough = "walk_through",
        /// An interview in which their own program has to do something else.
        ChangedRequirement = "changed_requirement",
    }
}

/// Something that everybody rates, and what each rating stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Item {
    /// What it is called, also in what is stored.
    pub name: &'static str,
    /// What 1, 2, 3 and 4 stand for.
    pub anchors: [&'static str; 4],
}

/// Something to ask in an interview, and how to go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The question, about a task of the report.
    pub asks: String,
    /// What to ask after it.
    pub follow_ups: Vec<&'static str>,
}

/// A task that the candidate has sent a program for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subject {
    /// Its place, from 1.
    pub position: i32,
    /// What it is called.
    pub title: String,
}

const fn item(name: &'static str, anchors: [&'static str; 4]) -> Item {
    Item { name, anchors }
}

/// What each sheet asks last: whether to go on, all in all. It is one person's word and is added to nothing.
const OVERALL: Item = item(
    "Overall recommendation",
    [
        "Strong no: I would advise against moving forward.",
        "No: not on what I saw.",
        "Yes: I would move forward.",
        "Strong yes: I would be sorry to lose this candidate.",
    ],
);

const CODE: [Item; 4] = [
    item(
        "Structure",
        [
            "I could not tell what does what.",
            "There are parts, but each does several things at once.",
            "Each part does one thing, in an order I could follow.",
            "I would merge it as it is.",
        ],
    ),
    item(
        "Names and readability",
        [
            "Names say nothing or mislead.",
            "Some names help; I had to work out the rest.",
            "I read it once and understood it.",
            "Names and order explain the solution to somebody who does not know the task.",
        ],
    ),
    item(
        "Edge cases",
        [
            "Only the samples are thought of.",
            "Some cases are handled, others fail without a trace.",
            "The cases of the statement are handled.",
            "Cases that the statement only implies are handled on purpose.",
        ],
    ),
    item(
        "Choice of method",
        [
            "It cannot work for the stated sizes.",
            "It works, with far more time or memory than needed.",
            "It suits the stated sizes.",
            "It suits them, and the code shows why it was chosen.",
        ],
    ),
];

const WALK_THROUGH: [Item; 3] = [
    item(
        "Explains their own code",
        [
            "Could not say what parts of it do.",
            "Explained most parts after prompts at each step.",
            "Explained every part alone.",
            "Explained it from the idea to the line, and what they left out.",
        ],
    ),
    item(
        "Reasons for decisions",
        [
            "Gave no reason for any choice.",
            "Gave reasons for some choices when asked.",
            "Gave a reason for each choice that I asked about.",
            "Compared each choice with another and said when they would switch.",
        ],
    ),
    item(
        "Finds weaknesses",
        [
            "Saw no weakness, also when shown one.",
            "Saw one when shown an input that fails.",
            "Named one alone.",
            "Named several and the input that shows each.",
        ],
    ),
];

const CHANGED_REQUIREMENT: [Item; 3] = [
    item(
        "Finds what has to change",
        [
            "Started over, or changed the wrong part.",
            "Found the part with help.",
            "Found every part that has to change.",
            "Found them, and said which must not change.",
        ],
    ),
    item(
        "Makes the change",
        [
            "The change did not work.",
            "It worked for one case with help.",
            "It worked, and what worked before still did.",
            "It worked, and the next change became easier.",
        ],
    ),
    item(
        "Checks it",
        [
            "Did not check it.",
            "Ran the sample alone.",
            "Named an input that would fail without the change.",
            "Named inputs at both sides of the change and what each must give.",
        ],
    ),
];

const WALK_THROUGH_FOLLOW_UPS: [&str; 3] = [
    "Which line would you change first if it had to be faster?",
    "Which input would break it, or make it slow?",
    "What did you try before this, and why did you leave it?",
];

const CHANGED_FOLLOW_UPS: [&str; 3] = [
    "Which lines stay as they are?",
    "How do you check that what worked before still works?",
    "What would you ask before you begin, if this were real work?",
];

impl Sheet {
    /// What is rated, and last whether to go on.
    pub fn items(self) -> Vec<Item> {
        let mut items = match self {
            Self::Code => CODE.to_vec(),
            Self::WalkThrough => WALK_THROUGH.to_vec(),
            Self::ChangedRequirement => CHANGED_REQUIREMENT.to_vec(),
        };
        items.push(OVERALL);
        items
    }

    /// What is asked about the candidate's own programs; nothing where the code is read alone.
    pub fn questions(self, tasks: &[Subject]) -> Vec<Question> {
        let about = |task: &Subject| match self {
            Self::Code => None,
            Self::WalkThrough => Some(Question {
                asks: format!(
                    "Open your program for task {}, {}. Walk me through what it does with the first \
                     sample, from the first line that runs.",
                    task.position, task.title
                ),
                follow_ups: WALK_THROUGH_FOLLOW_UPS.to_vec(),
            }),
            Self::ChangedRequirement => Some(Question {
                asks: format!(
                    "In task {}, {}, the input now arrives line by line and never ends, and an answer \
                     is wanted after each line. What in your program has to change?",
                    task.position, task.title
                ),
                follow_ups: CHANGED_FOLLOW_UPS.to_vec(),
            }),
        };
        tasks.iter().filter_map(about).collect()
    }
}
