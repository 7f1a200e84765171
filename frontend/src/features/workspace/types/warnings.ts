/** Warnings about types, shown in the editor: the judge strips types, and no verdict depends on them. */
import { type Diagnostic, linter, nextDiagnostic } from '@codemirror/lint';
import { type EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin } from '@codemirror/view';
import { fileName } from '@/features/problems/rules';
import { titlesOfState } from '@/features/workspace/files/titles';
import type { CheckedFile, Fault } from './check';

/** How long nobody types before a text is checked. */
const QUIET_MS = 700;

/** The files of a text, each with its place. */
export function checkedFiles(state: EditorState): CheckedFile[] {
  const titles = titlesOfState(state);
  const { length } = state.doc;
  if (titles.length === 0) return [{ name: fileName('typescript'), text: state.sliceDoc(), at: 0 }];
  return titles.map(({ name, to }, index) => {
    const at = Math.min(to + 1, length);
    return { name, text: state.sliceDoc(at, titles[index + 1]?.from ?? length), at };
  });
}

/** The worker of one editor, which goes with it. */
class Checker {
  readonly #worker = new Worker(new URL('./type-check.worker.ts', import.meta.url), {
    type: 'module',
  });
  /** Answers come in the order of the questions. */
  #asked: ((found: readonly Fault[]) => void)[] = [];
  #broken = false;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<readonly Fault[]>) =>
      this.#asked.shift()?.(data),
    );
    this.#worker.addEventListener('error', () => {
      // Without the worker's file there are no warnings; the editor works as before.
      this.#broken = true;
      for (const answer of this.#asked) answer([]);
      this.#asked = [];
    });
  }

  ask(files: readonly CheckedFile[]): Promise<readonly Fault[]> {
    if (this.#broken) return Promise.resolve([]);
    return new Promise((resolve) => {
      this.#asked.push(resolve);
      this.#worker.postMessage(files);
    });
  }

  destroy(): void {
    this.#worker.terminate();
  }
}

const checkerOf = ViewPlugin.fromClass(Checker);

async function warningsOf(view: EditorView): Promise<readonly Diagnostic[]> {
  const { state } = view;
  const found = await view.plugin(checkerOf)?.ask(checkedFiles(state));
  const most = state.doc.length;
  return (found ?? []).map(({ from, to, message }) => ({
    from: Math.min(from, most),
    to: Math.min(to, most),
    severity: 'warning',
    message,
  }));
}

const looks = EditorView.theme({
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--caution)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '3px',
  },
  '.cm-lintPoint-warning:after': { borderBottomColor: 'var(--caution)' },
  '.cm-diagnostic': { padding: '4px 10px', fontSize: '13px', maxWidth: '60ch' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--caution)' },
});

export function typeWarnings(): Extension {
  return [
    checkerOf,
    linter(warningsOf, { delay: QUIET_MS }),
    keymap.of([{ key: 'F8', run: nextDiagnostic }]),
    looks,
  ];
}
