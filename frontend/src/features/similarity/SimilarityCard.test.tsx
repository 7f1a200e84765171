import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import type { SimilarityFinding } from '@/api/words/similarity';

import { BesideView } from './BesideView';
import { SimilarityCard } from './SimilarityCard';

const RULE = {
  least_fingerprints: 40,
  least_permille: 800,
  least_run: 20,
  common_percent: 20,
  common_from: 10,
  quantile_permille: 995,
  quantile_from: 200,
  cluster_from: 3,
};

const ELSEWHERE: SimilarityFinding = {
  id: 'm1',
  permille: 934,
  threshold_permille: 800,
  fingerprints: 60,
  other_fingerprints: 61,
  longest: 30,
  other: 'other_company',
  other_report: null,
  other_candidate: null,
  other_sent_at: null,
  order: 'other_first',
  cluster: null,
  sent_at: '2026-11-25T10:00:00Z',
  found_at: '2026-11-25T10:05:00Z',
};

function show(agreed: boolean, findings: SimilarityFinding[]) {
  const compared = {
    language: 'python' as const,
    outcome: 'compared' as const,
    fingerprints: 60,
    others: 12,
    solutions: 1,
    compared_at: '2026-11-25T10:05:00Z',
    findings,
  };
  const tasks = [{ position: 1, title: 'Doubling', compared }];
  vi.spyOn(api, 'get').mockResolvedValue({ agreed, tasks, rule: RULE });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SimilarityCard reportId="r1" link={(one, label) => <a href={`#${one.id}`}>{label}</a>} />
    </QueryClientProvider>,
  );
}

afterEach(() => vi.restoreAllMocks());

describe('the card about similarity', () => {
  it('says what was compared and that there is no match', async () => {
    show(true, []);
    expect(await screen.findByText('No match')).toBeDefined();
    expect(screen.getByText(/Compared with 12 programs of other candidates/)).toBeDefined();
    expect(screen.queryByText(/good reasons/)).toBeNull();
  });

  it('names a match at another company without saying whose, and how it can come about', async () => {
    show(true, [ELSEWHERE]);
    expect(await screen.findByText('93.4% alike')).toBeDefined();
    expect(screen.getByText(/from outside your own attempts/)).toBeDefined();
    expect(screen.getByText(/The other program was sent first/)).toBeDefined();
    expect(screen.getByText(/good reasons/)).toBeDefined();
    expect(screen.getByRole('link', { name: /Doubling, 93.4% alike/ })).toBeDefined();
  });

  it('says where nothing was compared because the candidate has not agreed to it', async () => {
    show(false, []);
    expect(await screen.findByText(/^Not compared: the text/)).toBeDefined();
  });
});

describe('two programs', () => {
  it('leave the one of another company out, and say why', () => {
    render(
      <BesideView
        otherReport={null}
        match={{
          position: 1,
          title: 'Doubling',
          language: 'python',
          candidate: 'Ada',
          finding: ELSEWHERE,
          own: { source: 'a\nb\n', sent_at: ELSEWHERE.sent_at },
          other: null,
          fragments: [{ from: 1, to: 2, other_from: 0, other_to: 0 }],
        }}
      />,
    );
    expect(screen.getByText(/belongs to an attempt at another company/)).toBeDefined();
    expect(screen.getByText('lines 1 to 2')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Program of Ada' }).textContent).toContain('Piece 1');
  });
});
