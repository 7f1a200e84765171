/** The titles of a program's files in the editor: bars that only the file commands change. */
import {
  Annotation,
  EditorState,
  type Extension,
  Facet,
  Prec,
  StateField,
  type Text,
  type Transaction,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, WidgetType } from '@codemirror/view';

import type { LanguageId } from '@/api/words';
import {
  type Change,
  fileName,
  isOfSeveral,
  type Place,
  type Title,
  titleAbove,
  titleIn,
} from '@/features/problems/rules';

/** The language whose files a text may have; without it a text has no titles. */
const filesLanguage = Facet.define<LanguageId, LanguageId | null>({
  combine: (values) => values[0] ?? null,
});

/** Marks the changes that may touch titles. */
const byCommand = Annotation.define<true>();

/** What CodeMirror calls the change that puts another text in place of the whole. */
export const RESTORE = 'restore';

function titlesIn(language: LanguageId | null, doc: Text): readonly Title[] {
  if (language === null || !isOfSeveral(language, doc.line(1).text)) return [];
  const titles: Title[] = [];
  let from = 0;
  let number = 0;
  for (const line of doc.iterLines()) {
    number += 1;
    const name = line.startsWith('-- ') ? titleIn(language, line) : null;
    const to = from + line.length;
    if (name !== null) titles.push({ name, line: number, from, to });
    from = to + 1;
  }
  return titles;
}

const titles = StateField.define<readonly Title[]>({
  create: (state) => titlesIn(state.facet(filesLanguage), state.doc),
  update: (known, transaction) =>
    transaction.docChanged
      ? titlesIn(transaction.startState.facet(filesLanguage), transaction.newDoc)
      : known,
  provide: (field) => [
    EditorView.decorations.from(field, barsOf),
    EditorView.atomicRanges.of((view) => barsOf(view.state.field(field))),
  ],
});

class Bar extends WidgetType {
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
  }

  override eq(other: Bar): boolean {
    return other.name === this.name;
  }

  override toDOM(): HTMLElement {
    const bar = document.createElement('div');
    bar.className = 'cm-file-title';
    bar.textContent = this.name;
    return bar;
  }
}

function barsOf(all: readonly Title[]): DecorationSet {
  return Decoration.set(
    all.map(({ name, from, to }) =>
      Decoration.replace({ widget: new Bar(name), block: true }).range(from, to),
    ),
  );
}

const looks = EditorView.theme({
  '.cm-file-title': {
    padding: '3px 12px',
    fontFamily: 'var(--font-sans)',
    fontSize: '12px',
    fontWeight: '600',
    color: 'var(--fg-muted)',
    backgroundColor: 'var(--surface-active)',
    borderTop: '1px solid var(--line)',
    borderBottom: '1px solid var(--line)',
    overflowWrap: 'anywhere',
  },
});

export function titlesOfState(state: EditorState): readonly Title[] {
  return state.field(titles, false) ?? [];
}

/** A line's number within its file. */
export function lineInFile(line: number, state: EditorState): number {
  return line - (titleAbove(titlesOfState(state), line)?.line ?? 0);
}

/** The line of the whole text that a line of a file is; that of the main file where there is no such file. */
export function lineOfWhole(place: Place, state: EditorState): number {
  const all = titlesOfState(state);
  const title = all.find(({ name }) => name === place.file) ?? all[0];
  return place.line + (title?.line ?? 0);
}

/** Shows titles as bars. */
export function showTitles(language: LanguageId | undefined): Extension {
  return language === undefined ? [] : [filesLanguage.of(language), titles, looks];
}

/** The names of the files, the main one first, and which of them the cursor is in. */
export type FilesShown = { readonly names: readonly string[]; readonly current: string };

export function filesShown(language: LanguageId, state: EditorState): FilesShown {
  const all = titlesOfState(state);
  const main = fileName(language);
  if (all.length === 0) return { names: [main], current: main };
  const { number } = state.doc.lineAt(state.selection.main.head);
  return {
    names: all.map(({ name }) => name),
    current: titleAbove(all, number)?.name ?? main,
  };
}

/** The files shown before, where they are the same: then nothing has to be drawn again. */
export function sameFiles(before: FilesShown | null, now: FilesShown): FilesShown {
  const same =
    before?.current === now.current &&
    before.names.length === now.names.length &&
    before.names.every((name, at) => name === now.names[at]);
  return same ? before : now;
}

function touchesTitle(transaction: Transaction): boolean {
  const all = titlesOfState(transaction.startState);
  if (all.length === 0 || transaction.annotation(byCommand) === true) return false;
  if (transaction.isUserEvent(RESTORE)) return false;
  let touched = false;
  transaction.changes.iterChangedRanges((from, to) => {
    touched ||= all.some((title) => from <= title.to && to >= title.from);
  });
  return touched;
}

/** The place beside a title for a cursor that would stand in it. */
function besideTitle(transaction: Transaction): number | null {
  const { selection, docChanged, startState } = transaction;
  if (selection === undefined || docChanged || !selection.main.empty) return null;
  const { head } = selection.main;
  const title = titlesOfState(startState).find(({ from, to }) => from <= head && head <= to);
  if (title === undefined) return null;
  const back = head < startState.selection.main.head && title.from > 0;
  return back ? title.from - 1 : Math.min(title.to + 1, startState.doc.length);
}

/** Where the text of the file begins and ends that this place belongs to. */
function fileRange(state: EditorState, place: number): { from: number; to: number } {
  const all = titlesOfState(state);
  const title = titleAbove(all, state.doc.lineAt(place).number);
  const next = title === undefined ? undefined : all[all.indexOf(title) + 1];
  const from = title === undefined ? 0 : Math.min(title.to + 1, state.doc.length);
  return { from, to: Math.max(from, next === undefined ? state.doc.length : next.from - 1) };
}

/** Keeps titles as they are but for the file commands; "Select all" selects the file that one is in. */
export function guardTitles(onRefused: () => void): Extension {
  let refused: Text | null = null;
  return [
    EditorState.changeFilter.of((transaction) => {
      if (!touchesTitle(transaction)) return true;
      // Once for a text: a key that is held down is one wish.
      if (transaction.startState.doc !== refused) onRefused();
      refused = transaction.startState.doc;
      return false;
    }),
    EditorState.transactionFilter.of((transaction) => {
      const place = besideTitle(transaction);
      return place === null
        ? transaction
        : [transaction, { selection: { anchor: place }, sequential: true }];
    }),
    Prec.high(
      keymap.of([
        {
          key: 'Mod-a',
          run: (view) => {
            if (titlesOfState(view.state).length === 0) return false;
            const { from, to } = fileRange(view.state, view.state.selection.main.head);
            view.dispatch({ selection: { anchor: from, head: to } });
            return true;
          },
        },
      ]),
    ),
  ];
}

/** Puts the cursor at the start of a file and shows it. */
export function openFile(view: EditorView, name: string): void {
  const title = titlesOfState(view.state).find((one) => one.name === name);
  const anchor = title === undefined ? 0 : Math.min(title.to + 1, view.state.doc.length);
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(title?.from ?? 0, { y: 'start' }),
  });
  view.focus();
}

/** Does what a file command says, in one step that Ctrl+Z takes back, and opens a file. */
export function changeFiles(view: EditorView, changes: readonly Change[], opened: string): void {
  view.dispatch({ changes: [...changes], annotations: byCommand.of(true), userEvent: 'files' });
  openFile(view, opened);
}

/** The first place at or after an offset that is in no title. */
export function placeInFile(state: EditorState, offset: number): number {
  const title = titlesOfState(state).find(({ from, to }) => from <= offset && offset <= to);
  return title === undefined ? offset : Math.min(title.to + 1, state.doc.length);
}
