import { LICENCES } from '@/features/problem-builder/metadata';
import { useEditing } from './context';

/** Where a puzzle is in the draft. */
const PUZZLE = 'puzzle.json';

/** A part of the editor of grid puzzles, over the draft's file. */
export function GridTab({ tab }: { tab: 'pairs' | 'skills' | 'preview' }) {
  const { draft, files, put, readOnlyReason, revision, puzzle } = useEditing();
  return puzzle(tab, {
    id: draft.id,
    name: draft.name,
    title: draft.title,
    source: files.get(PUZZLE) ?? '',
    onText: (text) => put(PUZZLE, text),
    readOnly: readOnlyReason !== undefined,
    revision,
    licences: LICENCES,
  });
}
