/** Where the tasks of an assessment are read as a candidate reads them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { failureWords } from '@/api/failure';
import type { AssessmentDetail, AssessmentTask } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { drawnSearch } from '@/features/problems/rules';
import { notify } from '@/ui/notify';

import { assessmentQuery, markPreviewed } from '@/features/assessments/api';
import { readiness } from '@/features/assessments/rules';
import { text } from '@/features/assessments/text';

const NAME = 'assessment';
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

type Named = Pick<AssessmentTask['problem'], 'id' | 'slug'>;

/** Where a problem is read, beside those that are drawn in its place and the other tasks of its assessment. */
export function previewPath(
  { slug, id }: Named,
  drawn: readonly Named[],
  assessmentId: string,
): string {
  const beside = drawnSearch(drawn);
  const path = to(paths.attemptReferred, { first: slug, second: id });
  return `${path}${beside}${beside === '' ? '?' : '&'}${NAME}=${assessmentId}`;
}

/** The same of a task. */
export const taskPath = ({ problem, variants }: AssessmentTask, assessmentId: string): string =>
  previewPath(problem, [problem, ...variants], assessmentId);

/** The assessment that an address names; null where it names none. */
export function previewedIn(search: URLSearchParams): string | null {
  const id = search.get(NAME);
  return id !== null && ID.test(id) ? id : null;
}

/** The assessment whose tasks are looked at. That somebody looks is noted once, and opens it to invitations. */
export function usePreviewed(id: string): AssessmentDetail | undefined {
  const client = useQueryClient();
  const { data } = useQuery(assessmentQuery(id));
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: () => markPreviewed(id),
    onSuccess: () => client.invalidateQueries({ queryKey: ['assessments'] }),
    onError: (error) => notify('error', failureWords(error, text.previewFailed)),
  });
  const isNew = data !== undefined && readiness(data) === 'not_tried';
  useEffect(() => {
    if (isNew) mutate();
  }, [isNew, mutate]);
  return data;
}
