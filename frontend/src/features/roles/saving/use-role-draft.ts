import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '@/api/errors';
import type { Role, RoleForm } from '@/api/words';
import {
  deleteRole,
  forgetRoles,
  readRole,
  roleQuery,
  saveRole,
  takeStep,
} from '@/features/roles/api';
import { isUntouched, openProblems, problemsBy, type Problems } from '@/features/roles/rules';
import { text } from '@/features/roles/text';
import { notify } from '@/ui/notify';
import { keepForm, keptForm } from './kept';
import { RoleSaver, type SaverState, type Trouble } from './saver';

type Refused = { error: unknown; form: RoleForm };

/** What the server has said about fields, as far as they are still as they were then. */
function problemsNow(refusals: readonly (Refused | null)[], form: RoleForm): Problems {
  const all = refusals.map((refused) =>
    refused?.error instanceof ApiError
      ? openProblems(problemsBy(refused.error.fields), refused.form, form)
      : {},
  );
  return Object.assign({}, ...all) as Problems;
}

const refusedSave = (trouble: Trouble | null): unknown =>
  trouble?.kind === 'refused' ? trouble.error : null;

/** Saves what is left; a draft that nobody has written into does not stay in the list. */
async function leave(saver: RoleSaver): Promise<void> {
  await saver.flush();
  const { role, form } = saver.state();
  if (!isUntouched(role, form)) return;
  // Where that fails, or a colleague writes into it meanwhile, it stays and can be deleted in the list.
  await deleteRole(role).catch(() => undefined);
}

export type RoleDraft = {
  state: SaverState;
  saver: RoleSaver;
  problems: Problems;
  /** Whether words of an earlier visit were put back. */
  restored: boolean;
  sending: boolean;
  /** Why it was not sent; `stuck` where it could not be saved first. */
  failure: { stuck: boolean; error: unknown } | null;
  /** Saves what is left and sends the role; answers what keeps it, or null once it is sent. */
  send: () => Promise<Problems | null>;
};

/** A draft that saves itself, and is sent. */
export function useRoleDraft(role: Role): RoleDraft {
  const client = useQueryClient();
  const [kept] = useState(() => keptForm(role.id));
  const [saver] = useState(
    () => new RoleSaver(role, { save: saveRole, read: readRole, keep: keepForm }),
  );
  const [refused, setRefused] = useState<Refused | null>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<RoleDraft['failure']>(null);
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  useEffect(() => {
    if (kept !== null) saver.change(kept);
  }, [kept, saver]);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Only a page that is not shown again at once has been left.
    clearTimeout(leaving.current);
    const flush = () => void saver.flush();
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      leaving.current = setTimeout(() => void leave(saver).then(() => forgetRoles(client)), 0);
    };
  }, [saver, client]);
  const { role: latest } = state;
  useEffect(() => {
    // Acts of the page name the version that the server has now.
    client.setQueryData(roleQuery(latest.id).queryKey, latest);
  }, [latest, client]);
  const [unsaved, setUnsaved] = useState<Refused | null>(null);
  const error = refusedSave(state.trouble);
  if (error !== (unsaved?.error ?? null)) {
    setUnsaved(error === null ? null : { error, form: state.form });
  }
  const problems = useMemo(
    () => problemsNow([refused, unsaved], state.form),
    [refused, unsaved, state.form],
  );
  const send = async (): Promise<Problems | null> => {
    setSending(true);
    setFailure(null);
    const saved = await saver.flush();
    const { role: own, form } = saver.state();
    if (!saved) {
      setFailure({ stuck: true, error: null });
      setSending(false);
      return problems;
    }
    try {
      forgetRoles(client, await takeStep(own, 'submit'));
      notify('success', text.done.submit);
      return null;
    } catch (reason) {
      setRefused({ error: reason, form });
      setFailure({ stuck: false, error: reason });
      return reason instanceof ApiError ? problemsBy(reason.fields) : {};
    } finally {
      setSending(false);
    }
  };
  return { state, saver, problems, restored: kept !== null, sending, failure, send };
}
