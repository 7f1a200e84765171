/** Shows a text that changes while one watches; what changed last is marked. */
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useRef } from 'react';

import { contentLabel, loadLanguage, viewingExtensions } from '@/features/workspace/hooks';

import type { Frame } from './rules';

const show = StateEffect.define<Frame['changed']>();
const mark = Decoration.mark({ class: 'cm-last-change' });

const lastChange = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(show)) continue;
      const changed = effect.value;
      if (changed === null || changed.from >= changed.to) return Decoration.none;
      return Decoration.set([mark.range(changed.from, changed.to)]);
    }
    return marks.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const looks = EditorView.theme({
  '.cm-last-change': {
    backgroundColor: 'var(--primary-soft)',
    outline: '1px solid var(--primary-line)',
  },
});

/** The smallest change that leads from one text to the other. */
export function changeBetween(before: string, after: string) {
  let start = 0;
  const least = Math.min(before.length, after.length);
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

export function usePlaybackViewer(frame: Frame, label: string): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const { language, text, changed } = frame;
  useEffect(() => {
    if (host.current === null) return undefined;
    const pack = new Compartment();
    const viewer = new EditorView({
      parent: host.current,
      state: EditorState.create({
        extensions: [
          viewingExtensions(language ?? undefined),
          contentLabel(label),
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({ 'aria-readonly': 'true' }),
          EditorView.editable.of(false),
          lastChange,
          looks,
          pack.of([]),
        ],
      }),
    });
    view.current = viewer;
    let current = true;
    if (language !== null) {
      void loadLanguage(language).then((extension) => {
        if (current) viewer.dispatch({ effects: pack.reconfigure(extension) });
      });
    }
    return () => {
      current = false;
      view.current = null;
      viewer.destroy();
    };
  }, [label, language]);
  useEffect(() => {
    const viewer = view.current;
    if (viewer === null) return;
    const changes = changeBetween(viewer.state.doc.toString(), text ?? '');
    const length = (text ?? '').length;
    const within = changed !== null && changed.to <= length ? changed : null;
    viewer.dispatch({
      changes,
      effects: [
        show.of(within),
        ...(within === null ? [] : [EditorView.scrollIntoView(within.from, { y: 'nearest' })]),
      ],
    });
  }, [text, changed, language, label]);
  return host;
}
