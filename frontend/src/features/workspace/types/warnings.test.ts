import { forceLinting } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, it, vi } from 'vitest';
import { viewingExtensions } from '@/features/workspace/editor/setup';
import type { CheckedFile, Fault } from './check';
import { loadTypeWarnings } from './load';
import { checkedFiles, typeWarnings } from './warnings';

type Heard = (event: { data: readonly Fault[] }) => void;

/** A worker that answers every program with one fault. */
class Answering {
  static asked: (readonly CheckedFile[])[] = [];
  static ended = 0;
  static fails = false;
  heard: Record<string, Heard> = {};

  addEventListener(kind: string, heard: Heard): void {
    this.heard[kind] = heard;
  }

  postMessage(files: readonly CheckedFile[]): void {
    Answering.asked.push(files);
    const kind = Answering.fails ? 'error' : 'message';
    this.heard[kind]?.({ data: [{ from: 6, to: 11, message: 'Not a number.' }] });
  }

  terminate(): void {
    Answering.ended += 1;
  }
}

let view: EditorView | null = null;
function open(doc: string) {
  vi.stubGlobal('Worker', Answering);
  const state = EditorState.create({
    doc,
    extensions: [viewingExtensions('typescript'), typeWarnings()],
  });
  view = new EditorView({ parent: document.body, state });
  return view;
}

afterEach(() => {
  view?.destroy();
  view = null;
  Answering.asked = [];
  Answering.ended = 0;
  Answering.fails = false;
});

it('marks what the worker finds, as warnings, and ends the worker with the editor', async () => {
  const editor = open("const count: number = 'a';");
  forceLinting(editor);
  await vi.waitFor(() =>
    expect(editor.dom.querySelector('.cm-lintRange-warning')?.textContent).toBe('count'),
  );
  expect(Answering.asked[0]).toEqual([
    { name: 'main.ts', text: "const count: number = 'a';", at: 0 },
  ]);
  editor.destroy();
  view = null;
  expect(Answering.ended).toBe(1);
});

it('marks nothing where the worker cannot be loaded', async () => {
  Answering.fails = true;
  const editor = open("const count: number = 'a';");
  forceLinting(editor);
  await vi.waitFor(() => expect(Answering.asked).toHaveLength(1));
  expect(editor.dom.querySelector('.cm-lintRange')).toBeNull();
});

it('gives the worker each file of a program with its place', () => {
  const text = '-- main.ts --\nlet a;\n-- geo.ts --\nlet b;\n';
  const files = checkedFiles(open(text).state);
  expect(files).toEqual([
    { name: 'main.ts', text: 'let a;\n', at: 14 },
    { name: 'geo.ts', text: 'let b;\n', at: 34 },
  ]);
  for (const file of files) expect(text.slice(file.at)).toContain(file.text);
});

it('is loaded for TypeScript alone', async () => {
  expect(await loadTypeWarnings('python')).toEqual([]);
  expect(await loadTypeWarnings('')).toEqual([]);
  expect(await loadTypeWarnings('typescript')).not.toEqual([]);
});
