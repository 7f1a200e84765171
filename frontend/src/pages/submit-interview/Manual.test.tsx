import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import * as session from '@/features/session/hooks';
import type { OwnStory } from '@/features/story-writing/draft';
import { ownWith, wholeForm } from '@/features/story-writing/own.test-data';
import { TooltipProvider } from '@/ui/Tooltip';
import Manual from './Manual';

/** What one has written so far. */
let stories: OwnStory[] = [];

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(session, 'useUser').mockReturnValue({ id: 'u1', email_verified: true } as never);
  vi.spyOn(api as unknown as AnyApi, 'get').mockImplementation((_address, call) => {
    const { id } = (call as { path?: { id?: string } }).path ?? {};
    const answer =
      id === undefined
        ? { items: stories, next_cursor: null }
        : { interview: stories.find((story) => story.id === id) };
    return Promise.resolve(answer as never);
  });
  vi.spyOn(api as unknown as AnyApi, 'post').mockResolvedValue({ warnings: [] });
});

async function open(address: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <TooltipProvider>
          <Manual />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.findByLabelText('Role');
}

const begun = ownWith({ form: { ...wholeForm, position: 'Quay Planner' } });

it('a draft that was begun is opened again, and another story only where it is wanted', async () => {
  stories = [ownWith({ id: 'o0', state: 'published' }), begun];
  const role = await open('/submit/interview/manual');
  expect(role).toHaveProperty('value', 'Quay Planner');
  const another = screen.getByRole('link', { name: 'Share another interview' });
  expect(another.getAttribute('href')).toBe('/submit/interview/manual?new');
});

it('the form is empty where another story is wanted', async () => {
  stories = [begun];
  expect(await open('/submit/interview/manual?new')).toHaveProperty('value', '');
});

it('the form is empty where nothing was begun', async () => {
  stories = [ownWith({ id: 'o0', state: 'published' })];
  expect(await open('/submit/interview/manual')).toHaveProperty('value', '');
});
