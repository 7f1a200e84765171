import { readFileSync } from 'node:fs';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import type { AnyApi } from '@/api/typed';
import { api } from '@/api/client';
import { SAMPLE_PROBLEMS } from '@/features/assessments/ready-made/rules';
import { useViewer } from '@/features/session/hooks';
import { TooltipProvider } from '@/ui/Tooltip';

import { JUDGED } from './judged';
import { SAMPLE } from './sample';
import SampleReport from './SampleReport';

vi.mock('@/features/session/hooks', async (original) => ({
  ...(await original<object>()),
  useViewer: vi.fn(),
}));

const inBank = (slug: string, file: string) => readFileSync(`../problems/${slug}/${file}`, 'utf8');

function show(viewer: object) {
  vi.mocked(useViewer).mockReturnValue({ status: 'ready', viewer, user: null } as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <SampleReport />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

it.each(JUDGED)(
  '$slug is a submission of the bank, with the samples and the points of its package',
  (task) => {
    const { slug, file, source, title, samples, groups, keywords } = task;
    expect(inBank(slug, `submissions/${file}`).replace(/^#.*\n/u, '')).toBe(source);
    const about = inBank(slug, 'problem.yaml');
    expect(about).toContain(`name: ${title}\n`);
    for (const keyword of keywords) expect(about).toContain(`  - ${keyword}\n`);
    for (const [name, input, answer] of samples) {
      expect(inBank(slug, `data/sample/${name}.in`)).toBe(input);
      expect(inBank(slug, `data/sample/${name}.ans`)).toBe(answer);
    }
    for (const [name, tag, points] of groups.filter(([, of]) => of !== 'sample')) {
      expect(name.startsWith(tag)).toBe(true);
      expect(inBank(slug, `data/secret/${name}/test_group.yaml`)).toContain(
        `max_score: ${points}\n`,
      );
    }
  },
);

it('its figures follow from what the judge said', () => {
  expect(SAMPLE.tasks.map(({ points }) => points)).toEqual([100, 65, 75]);
  expect(SAMPLE.tasks.map(({ weight }) => weight)).toEqual([30, 35, 35]);
  expect([SAMPLE.fineness, SAMPLE.correctness_tenths, SAMPLE.performance_tenths]).toEqual([
    790, 865, 650,
  ]);
  const [, slow] = SAMPLE.tasks;
  const perf = slow?.groups.find(({ name }) => name === 'perf1');
  expect(perf?.tests.map(({ verdict, cpu_fifths }) => [verdict, cpu_fifths])).toEqual([
    ['TLE', 5],
    ...Array.from({ length: 4 }, () => ['skipped', 0]),
  ]);
  expect(SAMPLE.skills.find(({ name }) => name === 'simulation')).toEqual({
    name: 'simulation',
    percent_tenths: 700,
    label: 'Advanced',
    median_tenths: null,
  });
});

it('says that it is no person, asks the server for nothing, and leads back who is signed in', () => {
  const get = vi.spyOn(api as unknown as AnyApi, 'get').mockRejectedValue(new Error('asked'));
  show({
    kind: 'user',
    email: '',
    dbData: { is_company: true, is_partner: false, is_admin: false },
  });
  screen.getByText(/^This is a sample, not a person/u);
  screen.getByRole('heading', { level: 1, name: 'Sample candidate' });
  const back = screen.getByRole('link', { name: 'Back to Home' });
  expect(back.getAttribute('href')).toBe('/client-dashboard');
  expect(screen.queryByRole('heading', { name: 'Check this grade' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'What was recorded' })).toBeNull();
  expect(get).not.toHaveBeenCalled();
});

it('a visitor reads it too, with no way to a dashboard', () => {
  show({ kind: 'anonymous' });
  screen.getByText(/^This is a sample, not a person/u);
  expect(screen.queryByRole('link', { name: 'Back to Home' })).toBeNull();
});

it('no set that Assay proposes holds a problem whose solution it shows', () => {
  expect(JUDGED.map(({ slug }) => slug)).toEqual(SAMPLE_PROBLEMS);
});
