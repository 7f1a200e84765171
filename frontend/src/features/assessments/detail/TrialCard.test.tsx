import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';

import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { AssessmentDetail } from '@/api/words';
import { notify } from '@/ui/notify';
import { TooltipProvider } from '@/ui/Tooltip';

import { previewedIn } from './preview';
import { PreviewBar } from './PreviewBar';
import { TrialCard } from './TrialCard';

vi.mock('@/ui/notify');

const id = '0193a1b2-0000-7000-8000-0000000000aa';
const problem = (n: number, title: string) => ({
  id: `0193a1b2-0000-7000-8000-00000000000${n}`,
  slug: title.toLowerCase(),
  title,
});
const tasks = [
  { id: 't1', position: 1, problem: problem(1, 'Doubling'), variants: [problem(2, 'Tripling')] },
  { id: 't2', position: 2, problem: problem(3, 'Halving'), variants: [] },
];
const assessment = {
  id,
  title: 'Backend',
  tasks,
  archived: false,
  superseded: false,
  tried: false,
  counts: { invited: 0, started: 0, finished: 0 },
} as unknown as AssessmentDetail;

let post: MockInstance<typeof api.post>;
beforeEach(() => {
  post = vi.spyOn(api, 'post').mockResolvedValue({});
});

function show(node: React.ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TooltipProvider>{node}</TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const first = `/codebrainv2/doubling/0193a1b2-0000-7000-8000-000000000001?drawn=doubling:0193a1b2-0000-7000-8000-000000000001,tripling:0193a1b2-0000-7000-8000-000000000002&assessment=${id}`;
const second = `/codebrainv2/halving/0193a1b2-0000-7000-8000-000000000003?assessment=${id}`;

it('an untried version is to be previewed first, and taken as the other way', () => {
  show(<TrialCard assessment={assessment} />);
  const [preview, take] = [
    screen.getByRole('link', { name: 'Preview as a candidate' }),
    screen.getByRole('button', { name: 'Take it yourself' }),
  ];
  expect(preview.getAttribute('href')).toBe(first);
  expect(preview.compareDocumentPosition(take) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('looking at a task notes it once, leads to the other tasks, and back', async () => {
  const answers = [assessment, { ...assessment, tried: true }];
  const get = vi
    .spyOn(api, 'get')
    .mockImplementation(() =>
      Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) as never),
    );
  show(<PreviewBar assessmentId={id} current={problem(2, 'Tripling').id} />);
  const bar = await screen.findByRole('navigation', { name: 'Tasks of Backend' });
  const links = within(bar).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    first,
    second,
    `/client-dashboard/assessment/${id}`,
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/assessments/{id}/previewed', {
    path: { id },
  });
});

it('notes nothing of a version that was looked at, and says where it could not be noted', async () => {
  const get = vi.spyOn(api, 'get').mockResolvedValue({ ...assessment, tried: true });
  show(<PreviewBar assessmentId={id} current={undefined} />);
  await screen.findByRole('navigation');
  expect(post).not.toHaveBeenCalled();
  get.mockResolvedValue(assessment);
  post.mockRejectedValue(new ApiError({ status: 500, code: 'internal', detail: '' }));
  show(<PreviewBar assessmentId={id} current={undefined} />);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', expect.any(String)));
});

it('an address names an assessment by its id alone', () => {
  const read = (search: string) => previewedIn(new URLSearchParams(search));
  expect(read(second.slice(second.indexOf('?')))).toBe(id);
  for (const broken of ['', '?assessment=', '?assessment=../x']) expect(read(broken)).toBeNull();
});
