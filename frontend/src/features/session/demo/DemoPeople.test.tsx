import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PublicConfig } from '@/api/words';
import { logIn } from '@/features/session/actions';
import { configQuery } from '@/features/session/api';
import { DemoPeople } from './DemoPeople';

vi.mock('@/features/session/actions', () => ({ logIn: vi.fn() }));

const loaded = vi.hoisted(() => ({ cards: 0 }));
vi.mock('./DemoCards', async (original) => {
  loaded.cards += 1;
  return original();
});

const production = { environment: 'production', firebase: { emulator_url: null } };
const demo = {
  password: 'assay-demo-1',
  accounts: [
    {
      email: 'company@assay.example',
      display_name: 'Ruth Okafor',
      title: 'Owner of a company',
      line: 'Roles and reports.',
    },
    {
      email: 'admin@assay.example',
      display_name: 'Iris Halloran',
      title: 'Admin',
      line: 'Every setting.',
    },
  ],
};

function show(config: object, isWide = true) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const client = new QueryClient();
  client.setQueryData(configQuery.queryKey, config as PublicConfig);
  return render(
    <QueryClientProvider client={client}>
      <DemoPeople />
    </QueryClientProvider>,
  ).container;
}

beforeEach(() => {
  vi.mocked(logIn).mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('in production there is nothing to see, and the cards are not even fetched', async () => {
  const container = show(production);
  await vi.dynamicImportSettled();
  expect(container.innerHTML).toBe('');
  expect(loaded.cards).toBe(0);
});

it('one press logs in as somebody of the demo, and nobody else is logged in meanwhile', async () => {
  vi.mocked(logIn).mockReturnValue(new Promise(() => undefined));
  show({ ...production, demo });
  const admin = await screen.findByRole('button', {
    name: /^Admin Iris Halloran Every setting\./u,
  });
  admin.focus();
  await userEvent.keyboard('{Enter}');
  expect(logIn).toHaveBeenCalledExactlyOnceWith('admin@assay.example', 'assay-demo-1');
  expect(admin.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: /^Owner of a company/u }));
  expect(logIn).toHaveBeenCalledTimes(1);
});

it('says why a log-in did not work, and lets it be tried again', async () => {
  vi.mocked(logIn).mockRejectedValue({ code: 'auth/wrong-password' });
  show({ ...production, demo });
  const admin = await screen.findByRole('button', { name: /^Admin/u });
  await userEvent.click(admin);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'E-mail and password don’t match',
  );
  await userEvent.click(admin);
  expect(logIn).toHaveBeenCalledTimes(2);
});

it.each([
  ['open where there is room', true],
  ['folded on a phone, until it is opened', false],
])('is %s', async (_, isWide) => {
  show({ ...production, demo }, isWide);
  const title = await screen.findByText('Look around as …');
  const fold = title.closest('details');
  expect(fold?.open).toBe(isWide);
  await userEvent.click(title);
  expect(fold?.open).toBe(!isWide);
});
