import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useState } from 'react';
import { hasCode } from '@/api/errors';
import type { DecideResult, ResultDecided, ResultDecisionEvent } from '@/api/words/decisions';
import { announce } from '@/ui/announce';
import { type KeyGroup, usePageKeys } from '@/ui/page-keys';
import { useShortcuts } from '@/ui/shortcuts';
import { decide, decisionQuery, keepDecision } from './api';
import { can, decidedWords, EMPTY, goesOn, newsWords, OUTDATED, type Draft } from './rules';
import { text } from './text';

/** What a screen reader hears of a decision that was just made. */
function spoken(after: ResultDecided): string {
  const said = [decidedWords(after) ?? text.undecided, newsWords(after, new Date())];
  return said.filter((words) => words !== null).join(' ');
}

type ReviewOf = {
  report: string;
  /** Whether there is a grade to decide on. */
  isGraded: boolean;
  /** Opens another report. */
  go: (report: string) => void;
};

/** Takes the focus to what has this id; answers whether it is there. */
export function focusOn(id: string): boolean {
  const found = document.getElementById(id);
  found?.focus({ preventScroll: true });
  return found !== null;
}

const listed: KeyGroup = { heading: text.report, keys: text.keyList };

/** The company's decision on one result: what it is, how it is changed, and the keys for both. */
export function useReview({ report, isGraded, go }: ReviewOf) {
  const client = useQueryClient();
  const query = useQuery({ ...decisionQuery(report), enabled: isGraded });
  const { data: decided, refetch } = query;
  const [isDeclining, setDeclining] = useState(false);
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const send = useMutation({
    mutationFn: (body: DecideResult) => decide(report, body),
    onSuccess: (after, { act }) => {
      keepDecision(client, report, after);
      announce(spoken(after));
      if (act !== 'decline') return;
      setDeclining(false);
      setDraft(EMPTY);
    },
    // The error is shown together with the decision that it is about.
    onError: async (error) => {
      if (hasCode(error, ...OUTDATED)) await refetch();
    },
  });
  const { mutate, isPending, reset } = send;
  const act = useMemo(() => {
    if (decided === undefined) return null;
    return (event: ResultDecisionEvent) => {
      if (isPending || !can(event, decided)) return;
      if (event === 'decline') {
        reset();
        setDeclining(true);
      } else mutate({ act: event, version: decided.version });
    };
  }, [decided, isPending, mutate, reset]);
  const keys = useMemo(() => {
    if (act === null || decided === undefined) return {};
    const { previous_id: previous, next_id: next } = decided;
    if (!goesOn(decided)) return {};
    return {
      a: () => act('advance'),
      h: () => act('hold'),
      d: () => act('decline'),
      j: next === null ? undefined : () => go(next),
      k: previous === null ? undefined : () => go(previous),
    };
  }, [act, decided, go]);
  useShortcuts(keys);
  usePageKeys('a' in keys ? listed : null);
  // Of the line that says what was decided, and of the button that declines.
  const [standing, declining] = [useId(), useId()];
  useEffect(() => {
    // The button that was pressed may be gone.
    if (send.data !== undefined && document.activeElement === document.body) focusOn(standing);
  }, [send.data, standing]);
  return { query, send, act, draft, setDraft, isDeclining, setDeclining, standing, declining };
}

export type Review = ReturnType<typeof useReview>;
