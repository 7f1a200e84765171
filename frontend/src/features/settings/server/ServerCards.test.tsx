import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { ServerSettings, TestMail } from '@/api/words/admin';
import { TooltipProvider } from '@/ui/Tooltip';
import { ServerCards } from './ServerCards';
import { type ServerGroup, text } from './text';

afterEach(() => vi.restoreAllMocks());

const variable = (change: Partial<ServerSettings['variables'][number]>) => ({
  name: 'ASSAY_BIND',
  section: 'server' as const,
  purpose: 'address and port to listen on',
  default: '127.0.0.1:8080',
  is_set: false,
  value: null,
  ...change,
});

const server: ServerSettings = {
  environment: 'production',
  flags: [
    { feature: 'assistant', on: true },
    { feature: 'debug_simulator', on: false },
  ],
  mail: { transport: 'smtp', sender: 'Assay <no-reply@assay.example>', replies_to: null },
  providers: [
    { provider: 'model', configured: true, detail: 'small' },
    { provider: 'payments', configured: false, detail: null },
  ],
  ats_connections: 2,
  staff: [
    { email: 'a@assay.example', role: 'admin', account: 'active', since: '2026-11-02T09:00:00Z' },
    { email: 'b@assay.example', role: 'billing', account: 'none', since: null },
  ],
  variables: [
    variable({}),
    variable({ name: 'SMTP_URL', section: 'mail', purpose: 'mail server', is_set: true }),
    variable({
      name: 'ASSAY_HIDDEN_DEV_COMMUNITY',
      section: 'hidden_paths',
      purpose: 'path of a page',
      is_set: true,
      value: '/k7m2x9qd',
    }),
  ],
};

function show(group: ServerGroup, search = '') {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <ServerCards server={server} group={group} search={search} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('says what is on, and which variable sets it', () => {
  show('features');
  expect(lines()).toEqual([
    `${text.features.assistant}Set by ASSAY_LLM_URLOn`,
    `${text.features.debug_simulator}Set by ASSAY_HIDDEN_DEBUG_SIMULATOROff`,
  ]);
});

it('says which providers are configured, and counts the connections of companies', () => {
  show('providers');
  const [model, payments, ats] = lines();
  expect(model).toContain('small');
  expect(model).toContain(text.configured);
  expect(payments).toContain(text.notConfigured);
  expect(ats).toContain(text.atsDetail(2));
});

it('lists the staff with how far each account is, and leads to what they did', () => {
  show('staff');
  const [admin, billing] = screen.getAllByRole('listitem');
  expect(admin?.textContent).toContain('Active');
  expect(billing?.textContent).toContain('No account');
  expect(
    within(admin ?? document.body)
      .getByRole('link', { name: text.auditOf('a@assay.example') })
      .getAttribute('href'),
  ).toBe('/admin-dashboard/audit?actor=a%40assay.example');
});

it('shows values, defaults, and of a secret only that it is set', () => {
  show('environment');
  const [bind, smtp, path] = lines();
  expect(bind).toContain('Not set. Default: 127.0.0.1:8080');
  expect(smtp).toContain(text.value.secret);
  expect(path).toContain('/k7m2x9qd');
  expect(screen.getByText(text.readOnly)).toBeDefined();
});

it('finds variables by every word of the search', () => {
  show('environment', 'mail SMTP');
  expect(lines()).toHaveLength(1);
  expect(screen.getByText('SMTP_URL')).toBeDefined();
});

it('says that nothing matches', () => {
  show('environment', 'nothing of the kind');
  expect(screen.getByText(text.noMatch)).toBeDefined();
});

const mail = (change: Partial<TestMail>): TestMail => ({
  id: 'm1',
  to: 'a@assay.example',
  state: 'queued',
  attempts: 0,
  error: null,
  queued_at: '2026-11-29T12:00:00Z',
  sent_at: null,
  ...change,
});

async function sendTest(then: Partial<TestMail>) {
  vi.spyOn(api, 'post').mockResolvedValue(mail({}));
  const get = vi.spyOn(api, 'get').mockResolvedValue(mail(then));
  show('mail');
  await userEvent.click(screen.getByRole('button', { name: text.test.send }));
  return get;
}

it('shows the words of a mail server that refuses a test', async () => {
  const words = '550 5.7.1 no relaying';
  await sendTest({ state: 'failed', error: words });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain(text.test.refused);
});

it('says that a test is retried, and that one was accepted', async () => {
  const get = await sendTest({ error: 'connection refused' });
  expect(await screen.findByText(text.test.retried)).toBeDefined();
  get.mockResolvedValue(mail({ state: 'sent' }));
  expect(
    await screen.findByText(text.test.sent('a@assay.example'), undefined, { timeout: 4000 }),
  ).toBeDefined();
});

it('says when there were too many tests', async () => {
  const refused = new ApiError({ status: 429, code: 'rate_limited', detail: 'Too often.' });
  vi.spyOn(api, 'post').mockRejectedValue(refused);
  show('mail');
  await userEvent.click(screen.getByRole('button', { name: text.test.send }));
  expect(await screen.findByText(text.test.many)).toBeDefined();
});
