/** Calls about problems that are being written. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import { api } from '@/api/client';
import { hasCode } from '@/api/errors';
import { watchCheck } from '@/api/live/live';
import type { Address } from '@/api/typed';
import type {
  BeginProblem,
  ImportedProblem,
  OpenProblemDraft,
  ProblemDraft,
  ProblemDraftPage,
  ProblemFileChange,
  ProblemWithholding,
} from '@/api/words/problem-drafts';

const all = ['problem-drafts'] as const;
const address = '/api/problem-drafts';

export const draftsQuery = infiniteQueryOptions({
  queryKey: [...all, 'own'] as const,
  queryFn: ({ pageParam, signal }) => api.get(address, { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: ProblemDraftPage) => nextCursor<ProblemDraft>(page),
  staleTime: 0,
});

export const waitingQuery = infiniteQueryOptions({
  queryKey: [...all, 'waiting'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/admin/problem-drafts', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: ProblemDraftPage) => nextCursor<ProblemDraft>(page),
  staleTime: 0,
});

export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id] as const,
    queryFn: ({ signal }) => api.get(`${address}/{id}`, { path: { id }, signal }),
    staleTime: 0,
    // What was typed is kept beside it; another tab's save is met when this one saves.
    refetchOnWindowFocus: false,
  });

/** What an act answers is what the page shows; the lists are asked for again. */
export async function show(draft: OpenProblemDraft): Promise<OpenProblemDraft> {
  queryClient.setQueryData(draftQuery(draft.id).queryKey, draft);
  await refreshLists();
  // Publishing a puzzle changes the list of the puzzles, and so does withholding one.
  if (draft.puzzle !== null) await queryClient.invalidateQueries({ queryKey: ['puzzles'] });
  return draft;
}

async function refreshLists(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
  await queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey });
}

/** Reads a draft again and shows it. */
export async function readDraft(id: string): Promise<OpenProblemDraft> {
  const draft = await api.get(`${address}/{id}`, { path: { id } });
  queryClient.setQueryData(draftQuery(id).queryKey, draft);
  return draft;
}

export async function beginProblem(body: BeginProblem): Promise<ProblemDraft> {
  const made = await api.create(address, { body });
  await refreshLists();
  return made;
}

type Sending = { file: Blob; onProgress: (sent: number) => void };

/** Begins a problem with a package; its folder's name is the problem's where none is given. */
export async function importProblem(
  { file, onProgress }: Sending,
  name: string,
): Promise<ImportedProblem> {
  const query = name === '' ? {} : { name };
  const made = await api.upload(`${address}/import`, { query, file, onProgress });
  await refreshLists();
  return made;
}

export const exportProblem = (id: string) =>
  api.download(`${address}/{id}/archive`, { path: { id } });

type Seen = { id: string; version: number };

export async function saveFiles({ id, version }: Seen, changes: ProblemFileChange[]) {
  const saved = await api.put(`${address}/{id}/files`, {
    path: { id },
    body: { version, changes },
  });
  queryClient.setQueryData(draftQuery(id).queryKey, saved);
  return saved;
}

/** Puts the tests of an archive into a draft, or into a task of a scenario. */
export async function sendTests(
  { id, version }: Seen,
  { file, onProgress }: Sending,
  task: string | null,
): Promise<OpenProblemDraft> {
  const query = { version, ...(task === null ? {} : { task }) };
  return show(await api.upload(`${address}/{id}/tests`, { path: { id }, query, file, onProgress }));
}

/** Has the author's solution answer the inputs, and then the judge verify everything. */
export const fillAnswers = async ({ id, version }: Seen, replace: boolean) =>
  show(await api.post(`${address}/{id}/answers`, { path: { id }, body: { version, replace } }));

/** Publishes a problem of one's own company. */
export const publishOwn = async ({ id, version }: Seen) =>
  show(await api.post(`${address}/{id}/publish`, { path: { id }, body: { version } }));

/** The draft once the judge is through with it. */
export function judged({ id, check }: OpenProblemDraft): Promise<OpenProblemDraft> {
  if (check === null) return readDraft(id);
  return new Promise((resolve, reject) => {
    const look = () =>
      readDraft(id).then(
        (now) => {
          if (now.state === 'verifying') return;
          leave();
          resolve(now);
        },
        (error: unknown) => {
          // A line of the log that could not be read is followed by the next one.
          if (!hasCode(error, 'not_found')) return;
          leave();
          reject(error);
        },
      );
    const leave = watchCheck(check.id, () => void look());
    // It may have ended before anybody listened.
    void look();
  });
}

export type Step = 'verify' | 'submit' | 'withdraw';

const steps = {
  verify: '/api/problem-drafts/{id}/verify',
  submit: '/api/problem-drafts/{id}/submit',
  withdraw: '/api/problem-drafts/{id}/withdraw',
} as const satisfies Record<Step, Address<'post'>>;

export const takeStep = async ({ id, version }: Seen, step: Step) =>
  show(await api.post(steps[step], { path: { id }, body: { version } }));

/** Has the judge verify a company's own problem, and the server publish it once it has passed. */
export const verifyAndPublish = async ({ id, version }: Seen) =>
  show(await api.post(steps.verify, { path: { id }, body: { version, publish: true } }));

export async function beginNext({ id, version }: Seen): Promise<ProblemDraft> {
  const next = await api.create(`${address}/{id}/next`, { path: { id }, body: { version } });
  await refreshLists();
  return next;
}

export async function deleteDraft({ id, version }: Seen): Promise<void> {
  await api.post(`${address}/{id}/delete`, { path: { id }, body: { version } });
  queryClient.removeQueries({ queryKey: draftQuery(id).queryKey });
  await refreshLists();
}

export const publishDraft = async ({ id, version }: Seen) =>
  show(
    await api.post('/api/admin/problem-drafts/{id}/publish', { path: { id }, body: { version } }),
  );

export async function returnDraft({ id, version }: Seen, comment: string): Promise<void> {
  await api.post('/api/admin/problem-drafts/{id}/return', {
    path: { id },
    body: { version, comment },
  });
  await queryClient.invalidateQueries({ queryKey: all });
}

export const withholdDraft = async ({ id, version }: Seen, act: ProblemWithholding) =>
  show(
    await api.post('/api/admin/problem-drafts/{id}/withhold', {
      path: { id },
      body: { version, act },
    }),
  );
