/** What a comparison says, worked out from what the server found. */
import type { SimilarityBeside, SimilarityFinding, SimilarityTask } from '@/api/words/similarity';

import { text } from './text';

/** Thousandths as a percentage with one decimal; 1000 is 100 %. */
export function percentText(permille: number): string {
  return permille % 10 === 0 ? `${permille / 10}%` : `${(permille / 10).toFixed(1)}%`;
}

/** What became of a task's program, in a few words; null where there are findings to list instead. */
export function outcomeText({ compared }: SimilarityTask): string | null {
  if (compared === null) return text.nothingYet;
  if (compared.findings.length > 0) return null;
  return compared.outcome === 'compared' ? text.noMatch : text.outcome[compared.outcome];
}

/** With whose program it is a match. */
export function withText({ other, other_candidate }: SimilarityFinding): string {
  if (other === 'same_company') return text.with.same_company(other_candidate ?? '');
  return text.with[other];
}

/** A line of a program, and which of its matching pieces it belongs to, from 1. */
export type Line = { readonly text: string; readonly piece: number | null };

type Fragments = SimilarityBeside['fragments'];

/** A program's lines; a line of two pieces belongs to the first. */
export function linesOf(source: string, fragments: Fragments, side: 'own' | 'other'): Line[] {
  const within = (line: number) =>
    fragments.findIndex(({ from, to, other_from, other_to }) =>
      side === 'own' ? from <= line && line <= to : other_from <= line && line <= other_to,
    );
  return source
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => {
      const piece = within(index + 1);
      return { text: line, piece: piece < 0 ? null : piece + 1 };
    });
}
