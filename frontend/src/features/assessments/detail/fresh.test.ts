import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { AssessmentDetail } from '@/api/words';
import { assessmentQuery } from '@/features/assessments/api';

const waiting = {
  superseded: false,
  archived: false,
  tried: false,
  counts: { invited: 0, started: 0, finished: 0 },
};

it.each([
  ['One that nobody has tried', {}, true],
  ['One that was tried', { tried: true }, false],
  ['An archived one', { tried: true, archived: true }, true],
])('%s is asked for again some seconds later: %j → %s', (_, change, isStale) => {
  const client = new QueryClient();
  const query = assessmentQuery('a1');
  const detail = { ...waiting, ...change } as AssessmentDetail;
  client.setQueryData(query.queryKey, detail, { updatedAt: Date.now() - 5000 });
  expect(new QueryObserver(client, query).getCurrentResult().isStale).toBe(isStale);
  client.setQueryData(query.queryKey, detail);
  expect(new QueryObserver(client, query).getCurrentResult().isStale).toBe(false);
});
