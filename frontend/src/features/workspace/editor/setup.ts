/** What our editor can do: the few CodeMirror extensions that a timed task needs. */
import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { getNonce } from 'get-nonce';

import type { LanguageId } from '@/api/words';
import { guardTitles, lineInFile, showTitles } from '@/features/workspace/files/titles';

import { suggestions } from './suggest';
import { look } from './theme';

export type EditorSettings = {
  readonly tabSize: 2 | 4;
  readonly wrap: boolean;
  readonly screenReader: boolean;
  /** Whether words that are there already are offered while one is typed; never to a screen reader, whose Tab leaves. */
  readonly suggest: boolean;
  /** Whether type errors are marked in a language that has them; not for a screen reader, which does not read marks. */
  readonly types: boolean;
};

/** Marks of the page itself must not type into the editor: Ctrl+Enter runs, with Shift it submits. */
const pageShortcuts = Prec.highest(
  keymap.of([
    { key: 'Mod-Enter', run: () => true },
    { key: 'Mod-Shift-Enter', run: () => true },
  ]),
);

export function settingsExtension(settings: EditorSettings, language: string): Extension {
  return [
    EditorState.tabSize.of(settings.tabSize),
    indentUnit.of(' '.repeat(settings.tabSize)),
    settings.wrap || settings.screenReader ? EditorView.lineWrapping : [],
    settings.screenReader ? [] : [drawSelection(), closeBrackets(), keymap.of([indentWithTab])],
    settings.suggest && !settings.screenReader ? suggestions(language) : [],
  ];
}

/** Attributes of the element that takes the typing. */
export function contentLabel(label: string, describedBy?: string): Extension {
  return EditorView.contentAttributes.of({
    'aria-label': label,
    tabindex: '0',
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
  });
}

function nonceExtension(): Extension {
  const nonce = getNonce();
  return nonce === undefined ? [] : EditorView.cspNonce.of(nonce);
}

/** Lines are counted file by file, where `files` says in which language a program may have several. */
export function viewingExtensions(files?: LanguageId): Extension {
  return [
    nonceExtension(),
    look,
    showTitles(files),
    lineNumbers({ formatNumber: (line, state) => String(lineInFile(line, state)) }),
    bracketMatching(),
  ];
}

/** What every editor can do. Tab indents unless a screen reader is used; Esc and then Tab leaves (CodeMirror's own rule). */
export function editingExtensions(onTitleRefused: () => void): Extension {
  return [
    pageShortcuts,
    guardTitles(onTitleRefused),
    history(),
    indentOnInput(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap]),
  ];
}
