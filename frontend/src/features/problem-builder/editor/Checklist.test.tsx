import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OpenProblemDraft } from '@/api/words/problem-drafts';
import { fillAnswers, takeStep } from '@/features/problem-builder/api';
import { text as fixes } from '@/features/problem-builder/fixes/text';
import { text } from '@/features/problem-builder/text';
import { TooltipProvider } from '@/ui/Tooltip';
import { Checklist } from './Checklist';
import { EditingContext, PACKAGE, type Editing } from './context';

vi.mock('@/features/problem-builder/api');

const line = (item: string, tab: string, is_met = false) => ({
  item,
  tab,
  is_met,
  task: null,
  path: null,
  text: `About ${item}.`,
});
const fault = (path: string, words: string, tab = 'skills') => ({
  task: null,
  path,
  text: words,
  tab,
});

const FILES = {
  'problem.yaml': 'limits:\n  time_limit: 1\n',
  'data/sample/1.in': '1\n',
  'data/secret/core/1.in': '1\n',
  'data/secret/core/1.ans': '1\n',
  'data/secret/core/test_group.yaml': 'max_score: 60\n',
  'data/secret/perf/1.in': '1\n',
  'data/secret/perf/test_group.yaml': 'max_score: 20\n',
  'submissions/accepted/sum.py': 'print(1)\n',
};

const Address = () => <output>{useLocation().search}</output>;

function show(change: Partial<OpenProblemDraft>, editing: Partial<Editing> = {}) {
  const draft = {
    id: 'd1',
    state: 'draft',
    is_public: true,
    check: null,
    checklist: [],
    faults: [],
    ...change,
  } as unknown as OpenProblemDraft;
  const putAll = vi.fn();
  const save = vi.fn(() => Promise.resolve(4));
  const value = {
    ...PACKAGE,
    draft,
    files: new Map(Object.entries(FILES)),
    putAll,
    save,
    readOnlyReason: undefined,
    ...editing,
  } as unknown as Editing;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <EditingContext.Provider value={value}>
            <Checklist draft={draft} />
            <Address />
          </EditingContext.Provider>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { putAll, save, person: userEvent.setup() };
}

const button = (label: string, about: string) =>
  screen.getByRole('button', { name: `${label}: ${about}` });

beforeEach(() => {
  vi.mocked(fillAnswers)
    .mockReset()
    .mockResolvedValue({} as OpenProblemDraft);
  vi.mocked(takeStep)
    .mockReset()
    .mockResolvedValue({} as OpenProblemDraft);
});

it('every finding has a button that leads to its field', async () => {
  const { person } = show({
    checklist: [line('statement', 'statement'), line('licence', 'skills')] as never,
    faults: [
      fault('problem.yaml', 'credits name no author.'),
      fault('input_validators', 'There is no input validator.', 'validators'),
    ] as never,
  });
  const follow = async (label: string, about: string) => {
    await person.click(screen.getByRole('link', { name: `${label}: ${about}` }));
    return Object.fromEntries(new URLSearchParams(screen.getByRole('status').textContent));
  };
  expect(await follow(fixes.write, text.items.statement)).toEqual({
    tab: 'statement',
    focus: 'statement',
  });
  expect(await follow(fixes.chooseLicence, text.items.licence)).toEqual({
    tab: 'skills',
    focus: 'licence',
  });
  expect(await follow(fixes.open, 'credits name no author.')).toEqual({
    tab: 'skills',
    file: 'problem.yaml',
    focus: 'authors',
  });
  expect(await follow(fixes.open, 'There is no input validator.')).toEqual({
    tab: 'validators',
    file: 'input_validators',
    focus: 'add',
  });
});

it('what has one right change is changed and saved at once', async () => {
  const { person, putAll, save } = show({
    checklist: [line('weights', 'tests'), line('time_limit', 'verify')] as never,
    check: { slowest_accepted_ms: 730 } as never,
    faults: [fault('data/secret/perf', 'require_pass must name core.', 'tests')] as never,
  });
  await person.click(button(fixes.share, text.items.weights));
  expect(putAll).toHaveBeenLastCalledWith({
    'data/secret/core/test_group.yaml': 'max_score: 75\n',
    'data/secret/perf/test_group.yaml': 'max_score: 25\n',
  });
  await person.click(button(fixes.core, 'require_pass must name core.'));
  expect(putAll).toHaveBeenLastCalledWith({
    'data/secret/perf/test_group.yaml': 'max_score: 20\nrequire_pass:\n  - secret/core\n',
  });
  await person.click(button(fixes.raise(1.5), text.items.time_limit));
  expect(putAll).toHaveBeenLastCalledWith({ 'problem.yaml': 'limits:\n  time_limit: 1.5\n' });
  expect(save).toHaveBeenCalledTimes(3);
});

it('the solution fills in what has no answer, with what is saved', async () => {
  const { person } = show({
    checklist: [line('answers', 'tests')] as never,
    faults: [fault('data/sample/1.in', '1.ans is missing.', 'tests')] as never,
  });
  await person.click(button(fixes.fill, text.items.answers));
  await waitFor(() => expect(fillAnswers).toHaveBeenCalledWith({ id: 'd1', version: 4 }, false));
  expect(button(fixes.fill, '1.ans is missing.')).toBeDefined();
});

it('the judge is asked by one button for all that it finds', async () => {
  const { person } = show({
    checklist: [line('inputs', 'verify'), line('verdicts', 'verify')] as never,
  });
  const [only, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  await person.click(only as HTMLElement);
  await waitFor(() => expect(takeStep).toHaveBeenCalledWith({ id: 'd1', version: 4 }, 'verify'));
});

it('nothing is offered where nothing can be changed', () => {
  show(
    { checklist: [line('statement', 'statement')] as never },
    { readOnlyReason: text.reviewing },
  );
  expect(screen.queryByRole('link', { name: new RegExp(`^${fixes.write}`) })).toBeNull();
});
