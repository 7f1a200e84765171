/** A scenario as what its drafts belong to, and its clock. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { DraftHome } from '@/features/attempts/hooks';
import { savePracticeDraft } from '@/features/practice/api';
import { homeId } from '@/features/practice/work/adopt';
import { keepHereOnly } from '@/features/practice/work/hooks';
import { scenarioQuery, skipTask, type TimedScenario } from '@/features/scenarios/api';
import { codeOf, type ScenarioTask } from '@/features/scenarios/rules';
import { text } from '@/features/scenarios/text';
import { announce } from '@/ui/announce';
import { notify } from '@/ui/notify';

/** Asks for the scenario again, and for everything that says how somebody stands with it. */
export function useRefreshScenario(slug: string, who: string | null) {
  const client = useQueryClient();
  return useCallback(async () => {
    const scenario = await client.query({ ...scenarioQuery(slug, who), staleTime: 0 });
    void client.invalidateQueries({ queryKey: ['practice', 'history', slug, who] });
    void client.invalidateQueries({ queryKey: ['practice', 'list', who], refetchType: 'none' });
    return [codeOf(scenario)];
  }, [client, slug, who]);
}

export function useScenarioHome(scenario: TimedScenario, who: string | null): DraftHome {
  const refresh = useRefreshScenario(scenario.slug, who);
  return useMemo(
    () => ({
      id: homeId(who),
      tasks: [codeOf(scenario)],
      skewMs: scenario.skewMs,
      save: who === null ? keepHereOnly : savePracticeDraft,
      asksToStay: false,
      refresh,
    }),
    [scenario, who, refresh],
  );
}

/** How many seconds somebody has worked on it, counting; null before they began. */
export function useElapsed({ own, skewMs }: TimedScenario): number | null {
  const began = own?.began_at ?? null;
  const solved = own?.solved_at ?? null;
  const [now, setNow] = useState(() => Date.now());
  const runs = began !== null && solved === null;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  if (began === null) return null;
  const end = solved === null ? now + skewMs : Date.parse(solved);
  return Math.max(0, (end - Date.parse(began)) / 1000);
}

/** Opens a task at its statement; leaves one with the points it has. */
export function useTasks(scenario: TimedScenario, refresh: () => Promise<unknown>) {
  const [, setParams] = useSearchParams();
  const choose = (position: number) => setParams({ task: String(position) });
  const skip = useMutation({
    mutationFn: async (task: ScenarioTask) => {
      await skipTask(scenario.slug, task.position);
      await refresh();
    },
    onSuccess: (_, { position }) => {
      const next = scenario.tasks.find((one) => one.position === position + 1);
      if (next === undefined) return;
      choose(next.position);
      announce(text.skipped(next.title));
    },
    onError: () => notify('error', text.skipFailed),
  });
  return { choose, skip };
}
