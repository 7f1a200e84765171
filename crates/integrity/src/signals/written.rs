//! Where each character of the final code came from. Pure.

use std::collections::BTreeMap;

use kernel::Language;

use super::kinds::{Finding, Signal, Span};
use super::observed::{Observed, What};

/// Shorter pastes are a name or a line, and no finding.
pub(super) const LEAST_PASTE: usize = 30;
/// Within so many milliseconds after its mark a text that is put back arrives.
const RESTORED_WITHIN_MS: u32 = 50;

/// Where a character came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    /// It was there: a template, an earlier text, or what stood there after a gap.
    Given,
    Typed,
    /// Pasted, and not known from before.
    Outside,
}

/// A change that somebody typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Typed {
    pub(super) t_ms: u32,
    /// How much came.
    pub(super) came: u32,
}

/// One text with its origins.
#[derive(Debug, Clone, Default)]
struct Sheet {
    /// `None` while the text is not known.
    units: Option<Vec<(u16, Origin)>>,
    /// How much was typed and deleted.
    worked: u32,
    /// Whether the text was known from the start on.
    broken: bool,
    /// Texts that went, which may come back.
    gone: Vec<String>,
}

impl Sheet {
    fn text(&self) -> Option<String> {
        let units: Vec<u16> = self.units.as_ref()?.iter().map(|(unit, _)| *unit).collect();
        Some(String::from_utf16_lossy(&units))
    }

    fn knows(&self, text: &str) -> bool {
        self.text().is_some_and(|now| now.contains(text))
            || self.gone.iter().any(|before| before.contains(text))
    }

    fn splice(&mut self, pos: u32, del: u32, (ins, origin): (&str, Origin)) {
        let Some(units) = &mut self.units else { return };
        let (Ok(from), Ok(del)) = (usize::try_from(pos), usize::try_from(del)) else { return };
        let Some(to) = from.checked_add(del).filter(|to| *to <= units.len()) else {
            self.units = None;
            self.broken = true;
            return;
        };
        let came = ins.encode_utf16().map(|unit| (unit, origin));
        let went: Vec<u16> = units.splice(from..to, came).map(|(unit, _)| unit).collect();
        if went.len() >= LEAST_PASTE {
            self.gone.push(String::from_utf16_lossy(&went));
        }
    }
}

/// The final code as it was written.
#[derive(Debug, Clone)]
pub(super) struct Written {
    pub(super) units: Vec<(u16, Origin)>,
    /// How much was typed and deleted for it.
    pub(super) worked: u32,
    /// Whether there was a gap before it.
    pub(super) broken: bool,
}

/// What a walk over a recording brings.
#[derive(Debug, Clone, Default)]
pub(super) struct Walk {
    /// Pastes from outside, in any text.
    pub(super) pastes: Vec<Span>,
    /// What was typed, in any text.
    pub(super) typed: Vec<Typed>,
    /// The final code; `None` where the recording does not show it.
    pub(super) written: Option<Written>,
}

/// What kind of change the next edits are.
#[derive(Debug, Clone, Copy)]
enum Mode {
    Typing,
    /// So much of a paste is still to come, and whether it is from outside once that is known.
    Pasting(u32),
    Restoring(u32),
}

/// Walks over a recording once.
pub(super) fn walk(of: &Observed<'_>) -> Walk {
    let mut walk = Walk::default();
    let mut sheets: BTreeMap<Language, Sheet> = BTreeMap::new();
    let mut mode = Mode::Typing;
    for step in of.steps {
        match &step.what {
            What::Pasted(length) => mode = Mode::Pasting(*length),
            What::Restored => mode = Mode::Restoring(step.t_ms),
            What::Gap => {
                mode = Mode::Typing;
                for (file, sheet) in &mut sheets {
                    if step.file.is_none_or(|of| of == *file) {
                        sheet.units = None;
                        sheet.broken = true;
                    }
                }
            }
            What::Text(text) => {
                mode = Mode::Typing;
                let Some(file) = step.file else { continue };
                let given = text.encode_utf16().map(|unit| (unit, Origin::Given)).collect();
                sheets.entry(file).or_default().units = Some(given);
            }
            What::Edit { pos, del, ins } => {
                let Some(file) = step.file else { continue };
                let sheet = sheets.entry(file).or_default();
                mode = edit(&mut walk, (of.given, sheet), mode, (step.t_ms, *pos, *del, ins));
            }
            What::Submitted => {
                if let Some(file) = step.file {
                    keep(&mut walk, of, file, sheets.get(&file));
                }
            }
            What::Copied(_) | What::Left | What::Returned | What::Other => {}
        }
    }
    // What the deadline submitted has no mark: it is the last text.
    if walk.written.is_none()
        && let Some((file, _)) = of.final_code
    {
        keep(&mut walk, of, file, sheets.get(&file));
    }
    walk
}

fn keep(walk: &mut Walk, of: &Observed<'_>, file: Language, sheet: Option<&Sheet>) {
    let (Some((language, code)), Some(sheet)) = (of.final_code, sheet) else { return };
    if language == file
        && sheet.text().as_deref() == Some(code)
        && let Some(units) = &sheet.units
    {
        let (worked, broken) = (sheet.worked, sheet.broken);
        walk.written = Some(Written { units: units.clone(), worked, broken });
    }
}

/// Makes one change, and says what kind the next one is.
fn edit(
    walk: &mut Walk,
    (given, sheet): (&[String], &mut Sheet),
    mode: Mode,
    (t_ms, pos, del, ins): (u32, u32, u32, &str),
) -> Mode {
    let came = length(ins);
    match mode {
        Mode::Pasting(left) => {
            let origin =
                if is_outside(given, sheet, ins) { Origin::Outside } else { Origin::Given };
            if origin == Origin::Outside {
                walk.pastes.push(Span { from_ms: t_ms, to_ms: t_ms, length: came });
            }
            sheet.splice(pos, del, (ins, origin));
            let left = left.saturating_sub(came);
            if left > 0 { Mode::Pasting(left) } else { Mode::Typing }
        }
        Mode::Restoring(since) if t_ms.saturating_sub(since) <= RESTORED_WITHIN_MS => {
            sheet.splice(pos, del, (ins, Origin::Given));
            mode
        }
        Mode::Typing | Mode::Restoring(_) => {
            // What comes back as a whole was undone, redone or moved.
            let back = ins.trim().encode_utf16().count() >= LEAST_PASTE && sheet.knows(ins.trim());
            let origin = if back { Origin::Given } else { Origin::Typed };
            sheet.splice(pos, del, (ins, origin));
            sheet.worked = sheet.worked.saturating_add(del);
            if !back {
                sheet.worked = sheet.worked.saturating_add(came);
                walk.typed.push(Typed { t_ms, came });
            }
            Mode::Typing
        }
    }
}

/// Whether a paste is long enough to matter, and neither from this editor nor from what was given.
fn is_outside(given: &[String], sheet: &Sheet, ins: &str) -> bool {
    let text = ins.trim();
    text.encode_utf16().count() >= LEAST_PASTE
        && !sheet.knows(text)
        && !given.iter().any(|known| known.contains(text))
}

/// In UTF-16 code units.
pub(super) fn length(text: &str) -> u32 {
    u32::try_from(text.encode_utf16().count()).unwrap_or(u32::MAX)
}

/// Pastes from outside, and how much of the final code is theirs.
pub(super) fn external_paste(of: &Observed<'_>, walk: &Walk) -> Option<Finding> {
    if walk.pastes.is_empty() {
        return None;
    }
    let count = |units: &[(u16, Origin)], wanted: Option<Origin>| {
        let fits = |origin: Origin| wanted.is_none_or(|wanted| wanted == origin);
        // White space is nobody's work.
        let seen = units.iter().filter(|(unit, origin)| *unit > 32 && fits(*origin)).count();
        u32::try_from(seen).unwrap_or(u32::MAX)
    };
    let units = walk.written.as_ref().map(|written| written.units.as_slice()).unwrap_or_default();
    Some(Finding {
        part: count(units, Some(Origin::Outside)),
        whole: count(units, None),
        spans: walk.pastes.clone(),
        ..Finding::of(
            Signal::ExternalPaste,
            Some(of.task),
            u32::try_from(walk.pastes.len()).unwrap_or(u32::MAX),
        )
    })
}
