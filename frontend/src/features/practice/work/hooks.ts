/** A practice problem as what drafts belong to and sends go out from. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import type { DraftHome } from '@/features/attempts/hooks';
import { practiceQuery, savePracticeDraft, type TimedProblem } from '@/features/practice/api';
import { asTask } from '@/features/practice/rules';

import { homeId } from './adopt';

/** Asks for the problem again, and for everything that says how somebody stands with it. */
export function useRefreshPractice(slug: string, who: string | null) {
  const client = useQueryClient();
  return useCallback(async () => {
    const problem = await client.query({ ...practiceQuery(slug, who), staleTime: 0 });
    void client.invalidateQueries({ queryKey: ['practice', 'history', slug, who] });
    void client.invalidateQueries({ queryKey: ['practice', 'list', who], refetchType: 'none' });
    return [asTask(problem)];
  }, [client, slug, who]);
}

/** Who has no account, or has logged out, saves in this browser alone. */
export const keepHereOnly = () => Promise.resolve({ ok: false, failure: 'kept_here' } as const);

export function usePracticeHome(problem: TimedProblem, who: string | null): DraftHome {
  const refresh = useRefreshPractice(problem.slug, who);
  return useMemo(
    () => ({
      id: homeId(who),
      tasks: [asTask(problem)],
      skewMs: problem.skewMs,
      save: who === null ? keepHereOnly : savePracticeDraft,
      asksToStay: false,
      refresh,
    }),
    [problem, who, refresh],
  );
}
