import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import * as live from '@/api/live/live';
import type { Submission } from '@/api/words';

import { useSubmission } from '@/features/submissions/hooks';

const run = (state: Submission['state'], event_id: number): Submission => ({
  id: 'r1',
  kind: 'run',
  task_id: null,
  language: 'python',
  source: 'print(1)',
  state,
  phase: state === 'judged' ? 'done' : 'queued',
  generation: 1,
  ahead: null,
  wait_seconds: null,
  tests_total: 1,
  tests: [],
  verdict: state === 'judged' ? 'AC' : null,
  points: null,
  groups: [],
  compile_message: null,
  own_input: null,
  created_at: '2026-11-26T12:00:00Z',
  judged_at: null,
  event_id,
});

it('a run of somebody without an account is asked for until it is judged, and nobody listens to a socket', async () => {
  const watch = vi.spyOn(live, 'watchSubmission');
  const read = vi.fn<(id: string, signal: AbortSignal) => Promise<Submission>>();
  read.mockResolvedValueOnce(run('queued', 0)).mockResolvedValueOnce(run('running', 1));
  read.mockResolvedValue(run('judged', 2));
  const settled = vi.fn();
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSubmission('r1', settled, read), { wrapper });
  await waitFor(() => expect(result.current?.state).toBe('judged'), { timeout: 5000 });
  expect(settled).toHaveBeenCalledTimes(1);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ verdict: 'AC' }));
  expect(read).toHaveBeenCalledTimes(3);
  expect(watch).not.toHaveBeenCalled();
});
