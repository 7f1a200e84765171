import { currentCompletions, startCompletion } from '@codemirror/autocomplete';
import { python } from '@codemirror/lang-python';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, it, vi } from 'vitest';

import { editingExtensions, type EditorSettings, settingsExtension } from './setup';

const settings: EditorSettings = {
  tabSize: 4,
  wrap: false,
  screenReader: false,
  suggest: true,
  types: false,
};

let view: EditorView | null = null;

/** An editor of Python whose cursor is at the end. */
function open(doc: string, change: Partial<EditorSettings> = {}) {
  const made = new EditorView({
    parent: document.body,
    state: EditorState.create({
      doc,
      selection: { anchor: doc.length },
      extensions: [
        editingExtensions(() => undefined),
        python(),
        settingsExtension({ ...settings, ...change }, 'python'),
      ],
    }),
  });
  view = made;
  return made;
}

async function offered(editor: EditorView): Promise<string[]> {
  startCompletion(editor);
  await vi
    .waitFor(() => expect(currentCompletions(editor.state)).not.toHaveLength(0), { timeout: 500 })
    .catch(() => undefined);
  return currentCompletions(editor.state).map(({ label }) => label);
}

const press = (editor: EditorView, key: string) =>
  editor.contentDOM.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

afterEach(() => {
  view?.destroy();
  view = null;
});

it('offers words of the text and of the language, each once', async () => {
  const words = await offered(open('warmest = 1\nwhile True:\n    wa'));
  expect(words[0]).toBe('warmest');
  expect(words.filter((word) => word === 'warmest')).toHaveLength(1);
  view?.destroy();
  const keywords = await offered(open('whale = 2\nwh'));
  expect(keywords).toEqual(expect.arrayContaining(['whale', 'while']));
  expect(new Set(keywords).size).toBe(keywords.length);
});

it('offers nothing in a comment or a string, nor where it is switched off', async () => {
  expect(await offered(open('warmest = 1\n# wa'))).toEqual([]);
  view?.destroy();
  expect(await offered(open('warmest = 1\nx = "wa'))).toEqual([]);
  view?.destroy();
  expect(await offered(open('warmest = 1\nwa', { suggest: false }))).toEqual([]);
});

it('does not offer the word that is there already', async () => {
  expect(await offered(open('warmest = 1\nwarmest'))).toEqual([]);
  view?.destroy();
  expect(await offered(open('def f():\n    pass'))).toEqual([]);
});

it('Tab takes what is offered first', async () => {
  const editor = open('warmest = 1\nwa');
  await offered(editor);
  await new Promise((resolve) => setTimeout(resolve, 100));
  press(editor, 'Tab');
  expect(editor.state.doc.toString()).toBe('warmest = 1\nwarmest');
});

it('Enter begins a line as long as the arrows have chosen nothing', async () => {
  const editor = open('warmest = 1\nwa');
  await offered(editor);
  await new Promise((resolve) => setTimeout(resolve, 100));
  press(editor, 'Enter');
  expect(editor.state.doc.toString()).toBe('warmest = 1\nwa\n');
});
