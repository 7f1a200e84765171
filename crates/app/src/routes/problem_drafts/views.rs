//! Problems that are being written, as they are sent.

use authoring::checklist::{Fault, Look, tab_of};
use authoring::checks::{GroupVerdict, Line};
use authoring::drafts::{Draft, Files, Kind};
use flows::authoring::{Author, Found, Opened, blank_task};
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use crate::wire::{
    ProblemBuilderTab, ProblemCheckLineKind, ProblemCheckState, ProblemChecklistItem,
    ProblemDraftKind, ProblemDraftState, Time, Word,
};

/// The largest file whose text is sent.
const MAX_SHOWN_BYTES: usize = 256 * 1024;
/// How much text is sent altogether; of what comes after, only the sizes.
const MAX_ALL_SHOWN_BYTES: usize = 4 * 1024 * 1024;

/// A version of a problem in lists.
#[derive(Serialize, ToSchema)]
#[schema(as = ProblemDraft)]
pub(crate) struct DraftView {
    id: Uuid,
    /// Counts the versions of the problem, from 1.
    number: i32,
    kind: ProblemDraftKind,
    name: String,
    title: String,
    state: ProblemDraftState,
    /// Grows with every save.
    version: i32,
    /// Whether it is for everybody; otherwise it is one company's own.
    is_public: bool,
    /// What the reviewer asked for.
    comment: Option<String>,
    /// The address of who changed it last.
    updated_by: Option<String>,
    created_at: Time,
    updated_at: Time,
}

impl From<Draft> for DraftView {
    fn from(of: Draft) -> Self {
        Self {
            id: of.id.0,
            number: of.number,
            kind: of.kind.into(),
            name: of.name,
            title: of.title,
            state: of.state.into(),
            version: of.version,
            is_public: of.owner.company().is_none(),
            comment: of.comment,
            updated_by: of.updated_by_email,
            created_at: of.created_at.into(),
            updated_at: of.updated_at.into(),
        }
    }
}

/// A problem that was begun with a package.
#[derive(Serialize, ToSchema)]
#[schema(as = ImportedProblem)]
pub(crate) struct ImportedView {
    #[serde(flatten)]
    draft: DraftView,
    /// Files and folders of the archive that are not in the draft, each with the reason.
    left_out: Vec<LeftOutView>,
}

impl ImportedView {
    pub(crate) fn of(draft: Draft, left_out: Vec<Fault>) -> Self {
        let view = |of: Fault| LeftOutView { path: of.path, text: of.text };
        Self { draft: draft.into(), left_out: left_out.into_iter().map(view).collect() }
    }
}

/// A file or folder that was not taken.
#[derive(Serialize, ToSchema)]
#[schema(as = LeftOutFile)]
struct LeftOutView {
    path: String,
    text: String,
}

/// A file of a package.
#[derive(Serialize, ToSchema)]
#[schema(as = ProblemFile)]
struct FileView {
    path: String,
    bytes: usize,
    /// Null where it is no text, or too much of it.
    text: Option<String>,
}

fn files(of: Files) -> Vec<FileView> {
    let mut shown = 0;
    let view = |(path, content): (String, Vec<u8>)| {
        let bytes = content.len();
        let fits = bytes <= MAX_SHOWN_BYTES && shown + bytes <= MAX_ALL_SHOWN_BYTES;
        let text = if fits { String::from_utf8(content).ok() } else { None };
        shown += text.as_ref().map_or(0, String::len);
        FileView { path, bytes, text }
    };
    of.into_iter().map(view).collect()
}

/// A line of the list "Ready to publish".
#[derive(Serialize, ToSchema)]
#[schema(as = ProblemChecklistLine)]
struct LookView {
    item: ProblemChecklistItem,
    /// The task of a scenario that it is about; null where it is about the whole.
    task: Option<String>,
    is_met: bool,
    tab: ProblemBuilderTab,
    /// The file to look at, in the task's own package where there is a task.
    path: Option<String>,
    text: String,
}

impl From<Look> for LookView {
    fn from(of: Look) -> Self {
        let Look { item, task, is_met, tab, path, text } = of;
        Self { item: Word(item), task, is_met, tab: Word(tab), path, text }
    }
}

/// Something that keeps a package out of the bank.
#[derive(Serialize, ToSchema)]
#[schema(as = ProblemFault)]
struct FaultView {
    /// The task of a scenario that it is in; null where it is in none.
    task: Option<String>,
    /// The file or folder, in the task's own package where there is a task; empty for the package as a whole.
    path: String,
    text: String,
    tab: ProblemBuilderTab,
}

impl From<Fault> for FaultView {
    fn from(of: Fault) -> Self {
        Self { tab: Word(tab_of(&of.path)), task: of.task, path: of.path, text: of.text }
    }
}

/// How a solution did in a group.
#[derive(Serialize, ToSchema)]
#[schema(as = ProblemCheckGroup)]
struct GroupView {
    name: String,
    /// `AC`, `WA`, `TLE` or `RTE`; null where the group was not run.
    verdict: Option<String>,
}

/// A line of a check's log.
#[derive(Serialize, ToSchema)]
#[schema(as = ProblemCheckLine)]
struct LineView {
    kind: ProblemCheckLineKind,
    /// A file's path; empty where it is about everything.
    subject: String,
    is_good: bool,
    text: String,
    /// Of a solution.
    groups: Vec<GroupView>,
}

impl From<Line> for LineView {
    fn from(of: Line) -> Self {
        let Line { kind, subject, is_good, text, groups } = of;
        let group = |GroupVerdict { name, verdict }| GroupView { name, verdict };
        let groups = groups.into_iter().map(group).collect();
        Self { kind: Word(kind), subject, is_good, text, groups }
    }
}

/// What the judge found, or finds.
#[derive(Serialize, ToSchema)]
#[schema(as = ProblemCheck)]
pub(crate) struct CheckView {
    id: Uuid,
    state: ProblemCheckState,
    /// Whether it is about the files as they are.
    is_current: bool,
    /// Whether the problem is published once this has passed.
    publishes: bool,
    /// Milliseconds of CPU time; null until it is through.
    limit_ms: Option<i32>,
    slowest_accepted_ms: Option<i32>,
    fastest_slow_ms: Option<i32>,
    lines: Vec<LineView>,
    created_at: Time,
    finished_at: Option<Time>,
}

impl From<Found> for CheckView {
    fn from(of: Found) -> Self {
        let times = of.check.times;
        Self {
            id: of.check.id.0,
            state: of.check.state.into(),
            is_current: of.is_current,
            publishes: of.check.publish_by.is_some(),
            limit_ms: times.map(|times| times.limit_ms),
            slowest_accepted_ms: times.map(|times| times.slowest_accepted_ms),
            fastest_slow_ms: times.and_then(|times| times.fastest_slow_ms),
            lines: of.lines.into_iter().map(LineView::from).collect(),
            created_at: of.check.created_at.into(),
            finished_at: of.check.finished_at.map(Time::from),
        }
    }
}

/// Where a published version is shown.
#[derive(Serialize, ToSchema)]
#[schema(as = ProblemPlace)]
struct PlaceView {
    /// Its name in addresses.
    slug: String,
    /// The version's id there.
    id: Uuid,
}

/// A version with everything about it.
#[derive(Serialize, ToSchema)]
#[schema(as = OpenProblemDraft)]
pub(crate) struct OpenView {
    #[serde(flatten)]
    draft: DraftView,
    /// Whether the asker may write it.
    is_own: bool,
    /// Whether the asker decides about it.
    may_review: bool,
    files: Vec<FileView>,
    /// The files that a new task of a scenario begins with, in its own folder; empty of anything else.
    blank_task: Vec<FileView>,
    checklist: Vec<LookView>,
    faults: Vec<FaultView>,
    check: Option<CheckView>,
    /// Every version of the problem, newest first.
    versions: Vec<DraftView>,
    /// Where a problem is shown; null until it is published.
    place: Option<PlaceView>,
    /// The id of a grid puzzle; null until it is published.
    puzzle: Option<Uuid>,
}

impl OpenView {
    pub(crate) fn of(opened: Opened, author: &Author) -> Self {
        Self {
            is_own: opened.draft.owner == author.owner,
            may_review: author.reviews(),
            blank_task: match opened.draft.kind {
                Kind::MultiTask => files(blank_task(opened.draft.owner)),
                Kind::Code | Kind::Grid => Vec::new(),
            },
            files: files(opened.files),
            checklist: opened.looks.into_iter().map(LookView::from).collect(),
            faults: opened.faults.into_iter().map(FaultView::from).collect(),
            check: opened.found.map(CheckView::from),
            versions: opened.versions.into_iter().map(DraftView::from).collect(),
            puzzle: opened.puzzle.map(|id| id.0),
            place: opened.shown.map(|(slug, id)| PlaceView { slug, id: id.0 }),
            draft: opened.draft.into(),
        }
    }
}
