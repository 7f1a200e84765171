import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import type { ProblemSummary, PublicConfig } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { EMPTY_DRAFT } from '@/features/assessments/rules';
import { draftActions } from '@/features/assessments/store';
import { configQuery } from '@/features/session/api';
import { sessionActions } from '@/features/session/store';

import { Builder } from './Builder';
import { Catalogue } from './Catalogue';

const problems: ProblemSummary[] = ['Shift plan', 'Parcel routes', 'Ledger'].map(
  (title, index) => ({
    id: `p${index}`,
    slug: title.toLowerCase().replace(' ', '-'),
    title,
    difficulty: index === 0 ? 'easy' : 'medium',
    type: 'code',
    practice: index === 0,
    languages: index === 2 ? ['sql'] : ['c', 'rust'],
    keywords: index === 0 ? ['intervals'] : ['graphs'],
    time_limit_ms: 1000,
    memory_mib: 256,
    groups: [],
  }),
);

const owner = { uid: 'nobody', company: 'acme' };

function show(assistant = true, company = owner.company) {
  const client = new QueryClient();
  client.setQueryData(configQuery.queryKey, { assistant } as PublicConfig);
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <Builder
          company={company}
          languages={[
            {
              id: 'cpp',
              label: 'C++',
              version: null,
              available: false,
              reason: 'g++ is not installed',
            },
            {
              id: 'rust',
              label: 'Rust',
              version: null,
              available: false,
              reason: 'rustc is not installed',
            },
            { id: 'c', label: 'C', version: null, available: false, reason: null },
          ]}
          catalogue={(props) => <Catalogue problems={problems} {...props} preview={() => null} />}
          onCreated={() => undefined}
        />
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

const kept = () => localStorage.getItem('assay.assessmentDraft.nobody.acme');

const add = (title: string) =>
  userEvent.click(screen.getByRole('button', { name: `Add ${title}` }));

describe('the assessment builder', () => {
  beforeEach(() => {
    localStorage.clear();
    // Another file may have left someone signed in.
    sessionActions.signedOut();
    draftActions.discard(owner);
  });

  it('says at each field what is missing, and sends nothing', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Create assessment' }));
    expect(screen.getByText('Give the assessment a title.')).toBeDefined();
    expect(screen.getByText('Allow at least one language.')).toBeDefined();
    expect(screen.getByText('Add at least one problem.')).toBeDefined();
    expect(screen.getByText('Correct what is marked above first.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }));
  });

  it('shares the weights out, says when they do not sum to 100, and evens them out again', async () => {
    show();
    await add('Shift plan');
    await add('Parcel routes');
    await add('Ledger');
    expect(screen.getByText('100 of 100')).toBeDefined();
    const weight = screen.getByLabelText('Weight of Ledger');
    await userEvent.clear(weight);
    await userEvent.type(weight, '10');
    expect(screen.getByText('77 of 100')).toBeDefined();
    expect(screen.getByText('The weights sum to 77; they must sum to 100.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Split evenly' }));
    expect(screen.getByText('100 of 100')).toBeDefined();
  });

  it('keeps the order that the candidate will see', async () => {
    show();
    await add('Shift plan');
    await add('Ledger');
    await userEvent.click(screen.getByRole('button', { name: 'Move Ledger up' }));
    const rows = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent.slice(0, 7))).toEqual(['1Ledger', '2Shift ']);
  });

  it('chooses the variants of a task from the catalogue, which then shows what is like it', async () => {
    show();
    await add('Parcel routes');
    expect(screen.getByText('Variants: off')).toBeDefined();
    const choose = screen.getByRole('button', { name: 'Choose variants of Parcel routes' });
    await userEvent.click(choose);
    expect(screen.getByRole('heading', { name: 'Variants of Parcel routes' })).toBeDefined();
    const done = screen.getByRole('button', { name: 'Done' });
    expect(document.activeElement).toBe(done);
    expect(screen.queryByText('Shift plan')).toBeNull();
    await userEvent.click(
      screen.getByRole('button', { name: 'Add Ledger as a variant of Parcel routes' }),
    );
    expect(screen.getByText('1 of 2 is drawn')).toBeDefined();
    for (const title of ['Parcel routes', 'Ledger']) {
      const href = screen.getByRole('link', { name: title }).getAttribute('href');
      expect(href).toMatch(/\?drawn=[^,]+,[^,]+$/u);
    }
    await userEvent.click(done);
    expect(document.activeElement).toBe(choose);
    expect(screen.getByRole('heading', { name: 'Catalogue' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Added: Ledger' })).toBeDefined();
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove Ledger from the variants of Parcel routes' }),
    );
    expect(screen.getByText('Variants: off')).toBeDefined();
  });

  it('filters the catalogue by difficulty and by words', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Easy' }));
    expect(screen.queryByText('Ledger')).toBeNull();
    await userEvent.type(screen.getByLabelText('Search by title or skill'), 'graphs');
    expect(await screen.findByText('No problem matches these filters.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByText('Ledger')).toBeDefined();
  });

  it('shows public problems last, and says so at each before it is added', () => {
    show();
    const titles = screen
      .getAllByRole('button', { name: /^Add / })
      .map((button) => button.getAttribute('aria-label'));
    expect(titles).toEqual(['Add Parcel routes', 'Add Ledger', 'Add Shift plan']);
    const row = screen.getByRole('button', { name: 'Add Shift plan' }).closest('li');
    expect(row?.textContent).toContain('Anyone can practise this problem.');
  });

  it('dims what none of the chosen languages solves, and says why', async () => {
    show();
    const ledger = () => screen.getByRole('button', { name: 'Add Ledger' });
    expect(ledger().getAttribute('aria-disabled')).not.toBe('true');
    await userEvent.click(screen.getByRole('checkbox', { name: /^C(?!\+)/ }));
    expect(screen.getAllByText(/It can only be solved in SQL/)[0]?.tagName).toBe('P');
    await userEvent.click(ledger());
    expect(screen.queryByRole('button', { name: 'Added: Ledger' })).toBeNull();
    await add('Parcel routes');
    expect(screen.getByRole('button', { name: 'Added: Parcel routes' })).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: /^SQL/ }));
    await userEvent.click(ledger());
    expect(screen.getByRole('button', { name: 'Added: Ledger' })).toBeDefined();
  });

  it('offers every language that a problem can be solved in', () => {
    show();
    const languages = within(screen.getByRole('group', { name: 'Languages' }));
    for (const name of [/^Python/, /^JavaScript/, /^C(?!\+)/, /^C\+\+/, /^TypeScript/])
      languages.getByRole('checkbox', { name });
    for (const name of [/^Java(?!S)/, /^Go/, /^Rust/, /^SQL/])
      languages.getByRole('checkbox', { name });
  });

  it('says beside a language that no judge has it', () => {
    show();
    expect(screen.getByText('g++ is not installed')).toBeDefined();
    expect(screen.getByText('No judge has it installed at the moment')).toBeDefined();
    expect(screen.getByText('rustc is not installed')).toBeDefined();
  });

  it('offers an assistant only where the server has a model, and says why it does not', () => {
    show(false);
    expect(screen.getByRole('radio', { name: /^Off/ })).toHaveProperty('disabled', false);
    expect(screen.getByRole('radio', { name: /^Required/ })).toHaveProperty('disabled', true);
    expect(screen.getAllByText(/This server has no language model/)).toHaveLength(2);
  });

  it('keeps the policy that was chosen', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: /^Allowed/ }));
    expect(kept()).toContain('"ai_policy":"allowed"');
  });

  it('says which rules apply, and unfolds them where one is wrong', async () => {
    show();
    const fold = screen.getByText('Change the rules').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.parentElement?.textContent).toContain('Invitations are open for 14 days.');
    const settings = { ...EMPTY_DRAFT.settings, window_days: 90 };
    const tasks = problems.slice(0, 1).map(({ id, slug, title, difficulty }) => ({
      problemId: id,
      slug,
      title,
      difficulty,
      weight: 100,
      variants: [],
    }));
    const whole = { ...EMPTY_DRAFT, title: 'Interns', languages: ['c' as const], tasks };
    act(() => draftActions.change(owner, { ...whole, settings }));
    await userEvent.click(screen.getByRole('button', { name: 'Create assessment' }));
    expect(fold?.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Open for (days)'));
  });

  it('keeps the draft when the tab is closed, for its person and company alone', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Title'), 'Interns');
    expect(kept()).toContain('"title":"Interns"');
    sessionStorage.clear();
    cleanup();
    show(true, 'other');
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
    cleanup();
    show();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Interns');
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(kept()).toBeNull();
  });

  it('shows what another tab makes of the same draft', () => {
    show();
    const newValue = JSON.stringify({ ...EMPTY_DRAFT, title: 'From beside' });
    const name = 'assay.assessmentDraft.nobody.acme';
    act(() => {
      dispatchEvent(
        new StorageEvent('storage', { key: name, newValue, storageArea: localStorage }),
      );
    });
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('From beside');
  });
});
