import type { PlaybackGap, PlaybackMarker, PlaybackSent, PlaybackStanding } from '@/api/words';
import type { ToReader } from '@/facts/reader';
import { languageLabel } from '@/features/problems/rules';
import { outcomeLabel } from '@/features/submissions/rules';

import { clock } from './rules';
import type { Entry } from './entries';

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

const gaps: Record<PlaybackGap, string> = {
  missing: 'part of the recording didn’t arrive',
  out_of_order: 'part of the recording is out of order',
  altered: 'part of the recording is not what was sent',
  inapplicable: 'a change doesn’t fit the text',
  differs: 'the text changed without being recorded',
  lost: 'the browser could not keep what was typed',
};

const markers: Record<PlaybackMarker, string> = {
  run: 'ran the program',
  submit: 'submitted',
  left: 'left the page',
  returned: 'returned to the page',
  paste: 'pasted',
  copied: 'copied from the task',
  answer_copied: 'copied from an answer of the assistant',
  restored: 'restored an earlier text',
  opened: 'opened the page',
  taken_over: 'continued from another tab or device',
  lost: 'the browser could not keep what was typed',
};

const nothing = 'Playback was not recorded for this task: nothing was written, or nothing arrived.';
const missing: Record<Exclude<PlaybackStanding, 'recorded'>, ToReader> = {
  not_agreed: {
    you: 'Playback was not recorded for this attempt: you were not asked to agree to it.',
    others:
      'Playback was not recorded for this attempt: the candidate was not asked to agree to it.',
  },
  nothing: { you: nothing, others: nothing },
  removed: {
    you: 'The recording was deleted after the period shown before you started.',
    others: 'The recording was deleted after the period shown to candidates before they start.',
  },
};

function sentWords(sent: PlaybackSent): string {
  const act = sent.kind === 'run' ? 'ran' : 'submitted';
  const differs = sent.matches === false ? ' (the recording doesn’t show this text)' : '';
  if (sent.kind === 'run' && !sent.own_input && sent.tests > 0 && sent.verdict !== null)
    return `${act}: ${sent.passed} of ${sent.tests} samples passed${differs}`;
  if (sent.verdict === null) return `${act}${differs}`;
  const points = sent.points === null ? '' : `, ${sent.points} of 100 points`;
  return `${act}: ${outcomeLabel(sent, sent.verdict).toLowerCase()}${points}${differs}`;
}

function typedWords(inserted: number, deleted: number): string {
  if (inserted === 0) return `deleted ${characters(deleted)}`;
  return deleted === 0
    ? `typed ${characters(inserted)}`
    : `typed ${characters(inserted)}, deleted ${deleted}`;
}

function entryWords(entry: Entry): string {
  switch (entry.kind) {
    case 'typed':
      return typedWords(entry.inserted, entry.deleted);
    case 'pasted':
      return `pasted ${characters(entry.length)}`;
    case 'opened':
      return `${languageLabel(entry.language)}: ${characters(entry.length)} in the editor`;
    case 'marked':
      return markers[entry.marker];
    case 'sent':
      return sentWords(entry.sent);
    case 'gap':
      return `gap: ${gaps[entry.gap]}`;
  }
}

/** "12 minutes 3 seconds". */
function spoken(t: number): string {
  const seconds = Math.floor(t / 1000);
  const [m, s] = [Math.floor(seconds / 60), seconds % 60];
  const of = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  return m === 0 ? of(s, 'second') : `${of(m, 'minute')} ${of(s, 'second')}`;
}

/** Words of the playback. */
export const text = {
  title: (position: number, task: string) => `${position} ${task}`,
  lead: 'How the answer was written. It is not part of the score.',
  loading: 'Loading the playback',
  loadFailed: 'The playback could not be loaded. The rest of the report is fine.',
  missing,
  readCode: 'Read the final code',
  whole: 'Recorded without a gap',
  gapCount: (count: number) => (count === 1 ? '1 gap' : `${count} gaps`),
  gapHelp: {
    you: 'For part of the time the text is not known, for example after a lost connection. This says nothing about you.',
    others:
      'For part of the time the text is not known, for example after a lost connection. This says nothing about the candidate.',
  },
  player: 'Player',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (speed: string) => `${speed}×`,
  skip: 'Skip pauses over 10 s',
  previous: 'Previous run or submission',
  next: 'Next run or submission',
  noPrevious: 'There is none before this moment.',
  noNext: 'There is none after this moment.',
  position: 'Time',
  marks: {
    run: { letter: 'R', label: 'run' },
    submit: { letter: 'S', label: 'submission' },
    gap: { letter: '?', label: 'gap' },
  },
  activity: 'Bars: how much was written and deleted',
  valueText: (t: number, end: number, entry: string) => `${spoken(t)} of ${spoken(end)}. ${entry}`,
  notBegun: 'Nothing has been written yet.',
  unknown: 'The text is not known at this moment: the recording has a gap here.',
  code: (title: string) => `Code of ${title} at this moment`,
  transcript: 'What happened',
  entry: (entry: Entry) => entryWords(entry),
  entryAt: (t: number) => clock(t),
  compare: 'Compare from here',
  compareStop: 'Stop comparing',
  comparing: (from: string, to: string) => `Changes between ${from} and ${to}`,
  compareHelp: 'Move to another moment to see what changed.',
  added: 'Added',
  removed: 'Removed',
  compareUnknown: 'The text of one of the two moments is not known.',
  keys: 'Keys in the player',
  keyList: [
    ['Space or K', 'play or pause'],
    ['← →', '5 seconds'],
    ['Shift ← →', '30 seconds'],
    ['J L', 'previous or next run or submission'],
    ['Home End', 'start or end'],
  ],
} as const;
