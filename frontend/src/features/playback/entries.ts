/** A playback as a list of what happened, for reading instead of watching. */
import type {
  LanguageId,
  Playback,
  PlaybackGap,
  PlaybackMarker,
  PlaybackSent,
  PlaybackStep,
} from '@/api/words';

import { IDLE_MS } from './rules';

export type Entry = { readonly t: number } & (
  | { readonly kind: 'typed'; readonly inserted: number; readonly deleted: number }
  | { readonly kind: 'pasted'; readonly length: number }
  | { readonly kind: 'opened'; readonly language: LanguageId; readonly length: number }
  | { readonly kind: 'marked'; readonly marker: PlaybackMarker }
  | { readonly kind: 'sent'; readonly sent: PlaybackSent }
  | { readonly kind: 'gap'; readonly gap: PlaybackGap }
);

/** People count characters, not code units. */
const characters = (text: string): number => Array.from(text).length;

/** Changes without a pause or anything else between them are one entry. */
export function transcriptOf({ steps, sent }: Playback): Entry[] {
  const entries: Entry[] = [];
  let burst: { t: number; until: number; inserted: number; deleted: number } | null = null;
  let isPaste = false;
  const close = () => {
    if (burst !== null) {
      const { t, inserted, deleted } = burst;
      entries.push({ kind: 'typed', t, inserted, deleted });
    }
    burst = null;
  };
  for (const step of steps) {
    if (step.kind === 'edit') {
      // What was pasted has been said.
      if (isPaste) {
        isPaste = false;
        continue;
      }
      if (burst !== null && step.t_ms - burst.until > IDLE_MS) close();
      burst ??= { t: step.t_ms, until: step.t_ms, inserted: 0, deleted: 0 };
      burst.until = step.t_ms;
      burst.inserted += characters(step.text ?? '');
      burst.deleted += step.length;
      continue;
    }
    close();
    isPaste = step.kind === 'mark' && step.marker === 'paste';
    const entry = entryOf(step, sent);
    if (entry !== null) entries.push(entry);
  }
  close();
  return entries;
}

function entryOf(step: PlaybackStep, sent: readonly PlaybackSent[]): Entry | null {
  const t = step.t_ms;
  if (step.kind === 'gap' && step.gap !== null) return { kind: 'gap', t, gap: step.gap };
  if (step.kind === 'text' && step.language !== null)
    return { kind: 'opened', t, language: step.language, length: characters(step.text ?? '') };
  if (step.kind === 'sent' && step.sent !== null) {
    const one = sent[step.sent];
    return one === undefined ? null : { kind: 'sent', t, sent: one };
  }
  if (step.marker === 'paste') return { kind: 'pasted', t, length: step.length };
  return step.marker === null ? null : { kind: 'marked', t, marker: step.marker };
}

/** The entry of a moment: the last that has begun; -1 before the first. */
export const entryAt = (entries: readonly Entry[], t: number): number =>
  entries.findLastIndex((entry) => entry.t <= t);
