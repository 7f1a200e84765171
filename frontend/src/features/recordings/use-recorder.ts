/** The recorder of the attempt that is written here; null where nothing is recorded. */
import { useEffect, useState } from 'react';

import type { LanguageId } from '@/api/words';
import type { TimedAttempt } from '@/features/attempts/api';
import type { Writing } from '@/features/attempts/hooks';

import { recordingHead, sendBatch } from './api';
import { Recorder } from './recorder';
import type { Edit, HowEdited } from './rules';
import { openWaiting } from './waiting';

/** What the workspace says as it is used. */
export type Recording = {
  readonly onOpen: (taskId: string, file: LanguageId, textOf: () => string) => void;
  readonly onEdits: (edits: readonly Edit[], how: HowEdited) => void;
  readonly onSend: (kind: 'run' | 'submit') => void;
  /** So much was copied from the statement; absent where the consent does not say that this is recorded. */
  readonly onCopy: ((length: number) => void) | undefined;
  /** So much was copied from an answer of the assistant. */
  readonly onAnswerCopied: (length: number) => void;
};

function recorderOf({ id, started_at }: TimedAttempt, skewMs: number): Recorder {
  const start = Date.parse(started_at) - skewMs;
  return new Recorder({
    attemptId: id,
    waiting: openWaiting(),
    readHead: (taskId) => recordingHead(id, taskId),
    send: sendBatch,
    now: () => Math.max(0, Date.now() - start),
  });
}

/** Follows the page: what is typed is sealed before it goes, and what waits is sent once there is a network. */
function follow(recorder: Recorder): () => void {
  const look = () => {
    recorder.focus(!document.hidden);
    void recorder.tick();
  };
  const leave = () => recorder.focus(false);
  const back = () => recorder.focus(true);
  const now = () => void recorder.tick();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('blur', leave);
  window.addEventListener('focus', back);
  window.addEventListener('pagehide', now);
  window.addEventListener('online', now);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('blur', leave);
    window.removeEventListener('focus', back);
    window.removeEventListener('pagehide', now);
    window.removeEventListener('online', now);
  };
}

/** Records as long as this tab writes. */
export function useRecorder(
  attempt: TimedAttempt,
  skewMs: number,
  { place, visit }: Writing,
): Recording | null {
  // A page that was not fetched safely cannot hash.
  const writes = attempt.records_typing && place === 'here' && isSecureContext;
  const [recorder] = useState(() => (writes ? recorderOf(attempt, skewMs) : null));
  const [recording] = useState((): Recording | null => {
    if (recorder === null) return null;
    const why = visit > 0 ? 'taken_over' : 'opened';
    return {
      onOpen: (taskId, file, textOf) => recorder.open(taskId, file, textOf, why),
      onEdits: (edits, how) => recorder.edit(edits, how),
      onSend: (kind) => recorder.mark(kind),
      onAnswerCopied: (length) => recorder.mark('answer_copied', length),
      onCopy: attempt.records_copying ? (length) => recorder.mark('copied', length) : undefined,
    };
  });
  // Before the effect below, so that leaving the page sends what waits, and only losing the place pauses.
  useEffect(() => () => recorder?.close(), [recorder]);
  useEffect(() => {
    if (recorder === null || !writes) return undefined;
    recorder.start();
    const leave = follow(recorder);
    return () => {
      leave();
      recorder.pause();
    };
  }, [recorder, writes]);
  return writes ? recording : null;
}
