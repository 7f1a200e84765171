//! What a draft says of itself, whatever it is: a package, a grid puzzle, or a scenario.

use ::authoring::checklist::{
    self, Fault, GridFacts, Look, ScenarioFacts, Verified, checklist, grid_checklist,
    scenario_checklist,
};
use ::authoring::checks::{Kind as LineKind, Line};
use ::authoring::drafts::{Files, Kind, Owner, PUZZLE, SCENARIO};
use judging::{scenario, workbench};
use puzzles::bank::{Look as Looked, look};

use crate::{Error, Result};

/// What is known of the files of a draft, however broken they are.
pub(super) enum Facts {
    /// Of a package.
    Code(checklist::Facts),
    /// Of a puzzle.
    Grid(GridFacts),
    /// Of a scenario.
    MultiTask(ScenarioFacts),
}

impl Facts {
    /// The facts of these files, as they are asked for where they are this owner's.
    pub(super) fn of((kind, owner): (Kind, Owner), name: &str, files: &Files) -> Result<Self> {
        let is_own = owner.is_company();
        Ok(match kind {
            Kind::Code => {
                Self::Code(workbench::facts(name, files, is_own).map_err(Error::inconsistent)?)
            }
            Kind::Grid => Self::Grid(GridFacts { is_own, ..of_grid(files) }),
            Kind::MultiTask => {
                Self::MultiTask(scenario::facts(name, files, is_own).map_err(Error::inconsistent)?)
            }
        })
    }

    pub(super) fn title(&self) -> Option<&str> {
        match self {
            Self::Code(facts) => facts.title.as_deref(),
            Self::Grid(facts) => facts.title.as_deref(),
            Self::MultiTask(facts) => facts.title.as_deref(),
        }
    }

    pub(super) fn checklist(&self, verified: Option<Verified<'_>>) -> Vec<Look> {
        match self {
            Self::Code(facts) => checklist(facts, verified),
            Self::Grid(facts) => grid_checklist(facts, verified),
            Self::MultiTask(facts) => scenario_checklist(facts, verified),
        }
    }

    /// Adds what the files alone do not show.
    pub(super) fn add(&mut self, faults: Vec<Fault>) {
        match self {
            Self::Code(facts) => facts.faults.extend(faults),
            Self::Grid(facts) => facts.faults.extend(faults),
            Self::MultiTask(facts) => facts.faults.extend(faults),
        }
    }

    pub(super) fn into_faults(self) -> Vec<Fault> {
        match self {
            Self::Code(facts) => facts.faults,
            Self::Grid(facts) => facts.faults,
            Self::MultiTask(facts) => {
                let of_tasks = facts.tasks.into_iter().flat_map(|task| {
                    let name = task.name;
                    let named = move |fault| Fault { task: Some(name.clone()), ..fault };
                    task.facts.faults.into_iter().map(named)
                });
                facts.faults.into_iter().chain(of_tasks).collect()
            }
        }
    }
}

/// What an archive with these files is taken for.
pub(super) fn kind_of(files: &Files) -> Kind {
    let has = |path: &str| files.contains_key(path);
    match (has("problem.yaml"), has(SCENARIO), has(PUZZLE)) {
        (false, true, _) => Kind::MultiTask,
        (false, false, true) => Kind::Grid,
        _ => Kind::Code,
    }
}

/// The text of a puzzle; empty where there is none.
pub(super) fn puzzle_text(files: &Files) -> &str {
    let text = files.get(PUZZLE).and_then(|bytes| std::str::from_utf8(bytes).ok());
    text.unwrap_or_default()
}

fn looked_at(files: &Files) -> Looked {
    look(puzzle_text(files))
}

fn of_grid(files: &Files) -> GridFacts {
    let looked = looked_at(files);
    let fault = |text: &str| Fault { task: None, path: PUZZLE.to_owned(), text: text.to_owned() };
    let mut faults: Vec<Fault> = looked.all_faults().map(fault).collect();
    let others = files.keys().filter(|path| path.as_str() != PUZZLE);
    faults.extend(others.map(|path| {
        let text = "A puzzle has no other file than puzzle.json.".to_owned();
        Fault { task: None, path: path.clone(), text }
    }));
    GridFacts {
        is_own: false,
        title: looked.name,
        faults,
        demonstrations: looked.demonstrations,
        tests: looked.tests,
        answered: looked.answered,
        licence: looked.licence,
    }
}

/// What verifying a puzzle finds, line by line. No program is run: a puzzle has none.
pub fn verify_puzzle(files: &Files) -> Vec<Line> {
    let line = |kind, subject: &str, is_good, text: &str| Line {
        kind,
        subject: subject.to_owned(),
        is_good,
        text: text.to_owned(),
        groups: Vec::new(),
    };
    let looked = looked_at(files);
    let mut lines: Vec<Line> =
        looked.faults.iter().map(|fault| line(LineKind::Package, PUZZLE, false, fault)).collect();
    lines.extend(looked.pairs.iter().map(|pair| match &pair.found {
        Ok(text) => line(LineKind::Input, &pair.path, true, text),
        Err(fault) => line(LineKind::Input, &pair.path, false, fault),
    }));
    lines
}
