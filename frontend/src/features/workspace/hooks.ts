/** The code editor as hooks: one that edits, one that only shows. */
import { insertBracket } from '@codemirror/autocomplete';
import { indentLess, indentMore } from '@codemirror/commands';
import { Compartment, EditorState, type Extension, type Transaction } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';

import type { LanguageId } from '@/api/words';
import { adding, fileName, type Place, removing, renaming } from '@/features/problems/rules';
import { type Edit, editsOf, type HowEdited } from '@/features/recordings/rules';

import { loadKeys } from './editor/keys';
import { loadLanguage } from './editor/languages';
import { takeSuggestion } from './editor/suggest';
import type { Cursor, EditorKeys } from './store';
import {
  contentLabel,
  editingExtensions,
  type EditorSettings,
  settingsExtension,
  viewingExtensions,
} from './editor/setup';
import {
  changeFiles,
  filesShown,
  type FilesShown,
  lineInFile,
  lineOfWhole,
  openFile,
  placeInFile,
  RESTORE,
} from './files/titles';
import { loadTypeWarnings } from './types/load';

export { loadLanguage } from './editor/languages';
export { contentLabel, viewingExtensions } from './editor/setup';

export { type FilesShown, sameFiles } from './files/titles';

/** What the workspace may ask of the editor. */
export type EditorHandle = {
  readonly text: () => string;
  /** Replaces everything in one step that Ctrl+Z takes back. */
  readonly replace: (text: string) => void;
  readonly focus: () => void;
  /** Types this at the cursor, as a key would. */
  readonly type: (typed: string) => void;
  /** Does what Tab does, or Shift and Tab. */
  readonly indent: (deeper: boolean) => void;
  /** Puts the cursor at the start of a line of a file and shows it. */
  readonly goTo: (place: Place) => void;
  readonly openFile: (name: string) => void;
  readonly addFile: (name: string) => void;
  readonly renameFile: (before: string, after: string) => void;
  readonly removeFile: (name: string) => void;
};

export type EditorOptions = {
  /** Another key means another text; the same key keeps text, history and cursor. */
  readonly documentKey: string;
  readonly initialText: string;
  readonly initialOffset: number;
  readonly language: string;
  readonly label: string;
  readonly describedBy: string;
  readonly settings: EditorSettings;
  readonly keys: EditorKeys;
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
  readonly onCursor: (cursor: Cursor) => void;
  readonly onFocus?: () => void;
  readonly onBlur: () => void;
  /** The language of the files that the program may have; without it the text is one file. */
  readonly files?: LanguageId;
  /** The files are others, or the cursor is in another one. */
  readonly onFiles?: (files: FilesShown) => void;
  /** Somebody wanted to change a title by typing. */
  readonly onTitleRefused?: () => void;
  /** A text is open; what answers its present state. */
  readonly onOpen?: (textOf: () => string) => void;
  /** It was changed. */
  readonly onEdits?: (edits: readonly Edit[], how: HowEdited) => void;
};

function cursorOf(state: EditorState): Cursor {
  const offset = state.selection.main.head;
  const line = state.doc.lineAt(offset);
  return { line: lineInFile(line.number, state), column: offset - line.from + 1, offset };
}

function howEdited(update: ViewUpdate): HowEdited {
  const is = (event: string) => (one: Transaction) => one.isUserEvent(event);
  if (update.transactions.some(is(RESTORE))) return 'restored';
  return update.transactions.some(is('input.paste')) ? 'pasted' : 'typed';
}

function readOnlyExtension(readOnly: boolean): Extension {
  return [EditorState.readOnly.of(readOnly), EditorView.editable.of(!readOnly)];
}

/** Puts into a part of the editor what is fetched for a name; another document starts without it. */
function useLoaded<N>(
  view: RefObject<EditorView | null>,
  part: Compartment,
  load: (name: N) => Promise<Extension>,
  name: N,
  documentKey: string,
): void {
  useEffect(() => {
    let current = true;
    void load(name).then((extension) => {
      if (current) view.current?.dispatch({ effects: part.reconfigure(extension) });
    });
    return () => {
      current = false;
    };
  }, [view, part, load, name, documentKey]);
}

/** Mounts an editor into the returned element and keeps it in step with the options. */
export function useCodeEditor(
  options: EditorOptions,
  handle: RefObject<EditorHandle | null>,
): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [parts] = useState(() => ({
    language: new Compartment(),
    settings: new Compartment(),
    access: new Compartment(),
    keys: new Compartment(),
    types: new Compartment(),
  }));
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (host.current === null) return undefined;
    const editor = new EditorView({
      parent: host.current,
      state: freshState(latest.current, latest, parts),
    });
    view.current = editor;
    latest.current.onCursor(cursorOf(editor.state));
    tellFiles(latest.current, editor.state);
    latest.current.onOpen?.(() => editor.state.doc.toString());
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, [options.documentKey, parts]);

  useLoaded(view, parts.language, loadLanguage, options.language, options.documentKey);
  useLoaded(view, parts.keys, loadKeys, options.keys, options.documentKey);

  const { tabSize, wrap, screenReader, suggest, types } = options.settings;
  const { language } = options;
  const typed = types && !screenReader && !options.readOnly ? language : '';
  useLoaded(view, parts.types, loadTypeWarnings, typed, options.documentKey);
  useEffect(() => {
    const settings = { tabSize, wrap, screenReader, suggest, types };
    view.current?.dispatch({
      effects: parts.settings.reconfigure(settingsExtension(settings, language)),
    });
  }, [tabSize, wrap, screenReader, suggest, types, language, options.documentKey, parts]);

  useEffect(() => {
    view.current?.dispatch({
      effects: parts.access.reconfigure(readOnlyExtension(options.readOnly)),
    });
  }, [options.readOnly, options.documentKey, parts]);

  useImperativeHandle(handle, () => handleOf(view, latest));

  return host;
}

function tellFiles({ files, onFiles }: EditorOptions, state: EditorState): void {
  if (files !== undefined) onFiles?.(filesShown(files, state));
}

/** A bracket or quote brings its other half, as it does from a keyboard. */
function typeInto(editor: EditorView, typed: string, plain: boolean): void {
  const { state } = editor;
  const pair = plain ? null : insertBracket(state, typed);
  editor.dispatch(
    pair ??
      state.update(state.replaceSelection(typed), {
        userEvent: 'input.type',
        scrollIntoView: true,
      }),
  );
}

function handleOf(
  view: RefObject<EditorView | null>,
  latest: RefObject<EditorOptions>,
): EditorHandle {
  const text = () => view.current?.state.doc.toString() ?? '';
  const withFiles = (act: (editor: EditorView, language: LanguageId) => void) => {
    const { files } = latest.current;
    if (view.current !== null && files !== undefined) act(view.current, files);
  };
  return {
    text,
    replace: (whole) => {
      const changes = { from: 0, to: view.current?.state.doc.length ?? 0, insert: whole };
      view.current?.dispatch({ changes, userEvent: RESTORE });
    },
    focus: () => view.current?.focus(),
    type: (typed) => {
      if (view.current !== null && !latest.current.readOnly)
        typeInto(view.current, typed, latest.current.settings.screenReader);
    },
    indent: (deeper) => {
      if (view.current === null || latest.current.readOnly) return;
      if (!deeper) indentLess(view.current);
      else if (!takeSuggestion(view.current)) indentMore(view.current);
    },
    goTo: (place) => {
      const editor = view.current;
      if (editor === null) return;
      const { doc } = editor.state;
      const line = Math.min(Math.max(1, lineOfWhole(place, editor.state)), doc.lines);
      const { from } = doc.line(line);
      editor.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      editor.focus();
    },
    openFile: (name) => withFiles((editor) => openFile(editor, name)),
    addFile: (name) =>
      withFiles((editor, language) => changeFiles(editor, adding(language, text(), name), name)),
    renameFile: (before, after) =>
      withFiles((editor, language) =>
        changeFiles(editor, renaming(language, text(), before, after), after),
      ),
    removeFile: (name) =>
      withFiles((editor, language) =>
        changeFiles(editor, removing(language, text(), name), fileName(language)),
      ),
  };
}

function freshState(
  options: EditorOptions,
  latest: RefObject<EditorOptions>,
  parts: Record<'language' | 'settings' | 'access' | 'keys' | 'types', Compartment>,
): EditorState {
  const { initialText, initialOffset } = options;
  const state = EditorState.create({
    doc: initialText,
    selection: { anchor: Math.min(initialOffset, initialText.length) },
    extensions: [
      // Before all others: the keys of another editor win.
      parts.keys.of([]),
      viewingExtensions(options.files),
      editingExtensions(() => latest.current.onTitleRefused?.()),
      contentLabel(options.label, options.describedBy),
      parts.language.of([]),
      parts.types.of([]),
      parts.settings.of(settingsExtension(options.settings, options.language)),
      parts.access.of(readOnlyExtension(options.readOnly)),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) {
          latest.current.onEdits?.(editsOf(update.changes), howEdited(update));
          latest.current.onChange(update.state.doc.toString());
        }
        if (update.docChanged || update.selectionSet) {
          latest.current.onCursor(cursorOf(update.state));
          tellFiles(latest.current, update.state);
        }
      }),
      EditorView.domEventHandlers({
        focus: () => latest.current.onFocus?.(),
        blur: () => latest.current.onBlur(),
      }),
    ],
  });
  const anchor = placeInFile(state, state.selection.main.head);
  return state.update({ selection: { anchor } }).state;
}

/** Shows code that cannot be changed, with highlighting once the language's pack is there. */
export function useCodeViewer(
  source: string,
  language: LanguageId,
  label: string,
): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current === null) return undefined;
    const pack = new Compartment();
    const viewer = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: source,
        extensions: [
          viewingExtensions(language),
          contentLabel(label),
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({ 'aria-readonly': 'true' }),
          EditorView.editable.of(false),
          pack.of([]),
        ],
      }),
    });
    let current = true;
    void loadLanguage(language).then((extension) => {
      if (current) viewer.dispatch({ effects: pack.reconfigure(extension) });
    });
    return () => {
      current = false;
      viewer.destroy();
    };
  }, [source, language, label]);
  return host;
}
