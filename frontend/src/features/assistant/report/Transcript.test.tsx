import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import type { AssistantTranscript } from '@/api/words/assistant';

import { Transcript } from './Transcript';

const asked: AssistantTranscript['questions'][number] = {
  id: 'q1',
  position: 2,
  number: 1,
  question: 'How do I sort?',
  language: 'python',
  code: 'rows = []',
  asked_at: '2026-11-25T10:00:00Z',
  state: 'answered',
  answer: '<b>Use</b> sorted():\n```\nsorted(rows)\n```',
  cut: false,
  ended_at: '2026-11-25T10:00:09Z',
  failure: null,
  model: 'small',
};

function show(transcript: AssistantTranscript) {
  vi.spyOn(api as unknown as AnyApi, 'get').mockImplementation(() =>
    Promise.resolve(transcript as never),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Transcript
        isOwn={false}
        source={{ by: 'account', reportId: 'r1' }}
        tasks={[
          { position: 1, title: 'Doubling' },
          { position: 2, title: 'Sorting' },
        ]}
      />
    </QueryClientProvider>,
  );
}

it('shows what was asked under its task, with the code and the model, and makes no markup of it', async () => {
  show({ assistant: 'used', questions: [asked] });
  await screen.findByText('How do I sort?');
  expect(screen.getByText('Task 2: Sorting')).toBeDefined();
  expect(screen.queryByText('Task 1: Doubling')).toBeNull();
  expect(screen.getByText('<b>Use</b> sorted():')).toBeDefined();
  expect(screen.getByText('rows = []')).toBeDefined();
  expect(screen.getByText(/Answered by small/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull();
});

it('tells what was not asked from what was deleted', async () => {
  show({ assistant: 'unused', questions: [] });
  await screen.findByText('The candidate asked nothing.');
  show({ assistant: 'used', questions: [] });
  const deleted = await screen.findByText(/was deleted after the period/);
  expect(within(deleted.parentElement as HTMLElement).getByText('Used')).toBeDefined();
});
