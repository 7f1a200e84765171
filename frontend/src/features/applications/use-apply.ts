import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApplicationDraft, MyApplicationDetail, RoleQuestion } from '@/api/words';
import type { SaveStatus } from '@/ui/SaveState';
import { apply, keepApplication, keepDraft, saveDraft, type Filled } from './api';
import { answersTo } from './rules';

/** How long typing rests before it is saved. */
const PAUSE_MS = 1200;

type Asked = {
  role: string;
  draft: ApplicationDraft;
  questions: readonly RoleQuestion[];
  onSent: (application: MyApplicationDetail) => void;
};

/** What is filled in, saved while it is typed, and sent once. */
export function useApply({ role, draft, questions, onSent }: Asked) {
  const client = useQueryClient();
  const [filled, setFilled] = useState<Filled>({
    answers: answersTo(questions, draft.answers),
    note: draft.note,
  });
  const [dirty, setDirty] = useState(false);
  // Nothing is said of saving before there is something to save.
  const [touched, setTouched] = useState(false);
  const version = useRef(draft.version);
  const save = useMutation({
    scope: { id: `draft:${role}` },
    mutationFn: (words: Filled) => saveDraft(role, version.current, words),
    onSuccess: (saved) => take(saved),
  });
  const send = useMutation({
    scope: { id: `draft:${role}` },
    mutationFn: () => apply(role, filled),
    onSuccess: (sent) => {
      keepApplication(client, sent);
      onSent(sent);
    },
  });
  /** What the server answered about the draft, also after a file was chosen. */
  const take = (saved: ApplicationDraft) => {
    version.current = saved.version;
    keepDraft(client, role, saved);
  };
  const { mutate } = save;
  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(() => {
      setDirty(false);
      mutate(filled);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [dirty, filled, mutate]);
  const change = (parts: Partial<Filled>) => {
    setFilled((before) => ({ ...before, ...parts }));
    setDirty(true);
    setTouched(true);
  };
  const status: SaveStatus = save.isPending ? 'saving' : dirty || save.isError ? 'dirty' : 'saved';
  return { filled, change, touched, status, saveError: save.error, send, take };
}
