import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CandidateAssessment, CandidateCard } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { CardLines } from './CardLines';
import { cardRem, cardTops, GAP_REM } from './heights';
import { nextStep } from './next-step';

const now = new Date('2026-11-20T12:00:00Z');

const invited: CandidateAssessment = {
  assessment_id: 's1',
  title: 'Backend',
  submitted_at: null,
  is_elsewhere: false,
  skills: [],
  state: 'sent',
  expires_at: '2026-11-30T12:00:00Z',
  remind_from: null,
  fineness: null,
  sem: null,
  report_id: null,
};
const graded: CandidateAssessment = { ...invited, state: 'completed', fineness: 846, sem: 24 };

const base: CandidateCard = {
  id: 'a',
  code: 'K7F2',
  name: 'Wren Tallis',
  column: 'shortlisted',
  state: 'shortlisted',
  version: 1,
  headline: 'Third-year student',
  skills: ['Rust'],
  available_from: null,
  missed: 0,
  waived: false,
  applied_at: '2026-11-01T12:00:00Z',
  stands_at: '2026-11-01T12:00:00Z',
  moved_at: '2026-11-17T12:00:00Z',
  assessment: null,
  hidden: null,
  reconsider_until: null,
  facts: {
    source: 'referral',
    progress: 'none',
    scorecards: { submitted: 0, asked: 0 },
    handled_by: null,
    requirements: [
      { kind: 'skill', name: 'Rust', is_stated: true },
      { kind: 'skill', name: 'SQL', is_stated: true },
      { kind: 'skill', name: 'Graphs', is_stated: false },
    ],
  },
};
const card = (values: Partial<CandidateCard>): CandidateCard => ({ ...base, ...values });
const scorecards = (submitted: number, asked: number) => ({
  ...base.facts,
  scorecards: { submitted, asked },
});

it.each([
  [{ column: 'released', state: 'released' }, 'To review', false],
  [{}, 'Invite or interview', false],
  [{ assessment: graded }, 'Result to review', false],
  [{ assessment: { ...invited, state: 'expired' } }, 'Invitation expired', true],
  [{ column: 'assessment', assessment: invited }, 'Invited', false],
  [
    { column: 'assessment', assessment: { ...invited, expires_at: '2026-11-22T13:00:00Z' } },
    'Closes in 2 d',
    true,
  ],
  [{ column: 'assessment', assessment: { ...graded, fineness: null } }, 'Being graded', false],
  [{ column: 'interview' }, 'In interview', false],
  [{ column: 'interview', facts: scorecards(1, 3) }, '1 of 3 scorecards', false],
  [{ column: 'selected' }, 'Make an offer', false],
  [{ column: 'offered' }, 'Offer sent', false],
  [{ column: 'ended', state: 'withdrawn' }, 'Withdrawn', false],
] as const)('of a card %o the next step is %s', (values, words, isUrgent) => {
  expect(nextStep(card(values as Partial<CandidateCard>), now)).toMatchObject({ words, isUrgent });
});

it('is as high as what it says, and each card stands below the one before', () => {
  const plain = cardRem(base, true);
  const scored = card({ assessment: graded });
  expect(cardRem(scored, true)).toBeGreaterThan(plain);
  expect(cardRem(card({ available_from: '2027-01-01' }), true)).toBeGreaterThan(plain);
  expect(cardRem(base, false)).toBeGreaterThan(plain);
  // In an interview the scorecards are the next step, not a line of their own.
  expect(cardRem(card({ column: 'interview', facts: scorecards(1, 3) }), true)).toBe(plain);
  expect(cardTops([base, scored], true)).toEqual([
    0,
    plain + GAP_REM,
    plain + cardRem(scored, true) + 2 * GAP_REM,
  ]);
  expect(cardTops([], true)).toEqual([0]);
});

it('says the score with its error, and what is stated without what is missing', () => {
  render(
    <TooltipProvider>
      <CardLines card={card({ assessment: graded, missed: 1 })} isWide tabIndex={0} />
    </TooltipProvider>,
  );
  expect(screen.getByRole('img', { name: 'Fineness 846 of 1000' })).toBeTruthy();
  expect(screen.getByText('± 24').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('± 24 (standard error)').className).toBe('sr-only');
  const stated = screen.getByText(/^2 of 3 stated/u);
  expect(stated.title).toBe('Lists: Rust, SQL. Does not list: Graphs.');
  expect(screen.getByText('1 requirement missed')).toBeTruthy();
  expect(screen.getByText('Referral')).toBeTruthy();
  expect(screen.queryByText('Third-year student')).toBeNull();
});

it('has a streak for each of five skill areas at most, and says who moved them last', () => {
  const names = ['rust', 'sql', 'graphs', 'search', 'parsing', 'queues'];
  const skills = names.map((name, at) => ({ name, percent_tenths: 900 - at * 100 }));
  const scored = card({
    assessment: { ...graded, skills },
    facts: { ...base.facts, handled_by: 'Lena Marsh' },
  });
  render(
    <TooltipProvider>
      <CardLines card={scored} isWide tabIndex={0} />
    </TooltipProvider>,
  );
  const streaks = screen.getByRole('img', { name: /^Rust 90\.0%, SQL 80\.0%/u });
  expect(streaks.children).toHaveLength(5);
  expect(streaks.getAttribute('aria-label')).not.toContain('Queues');
  expect(screen.getByText('Last moved by Lena Marsh')).toBeTruthy();
  const plain = cardRem(card({ assessment: graded }), true);
  expect(cardRem(scored, true)).toBeCloseTo(plain + 5 * 0.3125 + 0.375);
});

it('says where the error is not known yet', () => {
  const unsure = card({ assessment: { ...graded, sem: null } });
  render(
    <TooltipProvider>
      <CardLines card={unsure} isWide={false} tabIndex={0} />
    </TooltipProvider>,
  );
  expect(screen.getByText('Standard error not yet estimated')).toBeTruthy();
  expect(screen.getByText('Third-year student')).toBeTruthy();
});
