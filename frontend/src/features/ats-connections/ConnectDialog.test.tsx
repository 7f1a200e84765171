import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { TooltipProvider } from '@/ui/Tooltip';
import { ConnectDialog } from './ConnectDialog';
import { text } from './text';

let create: MockInstance<typeof api.create>;
beforeEach(() => {
  create = vi.spyOn(api, 'create');
});

const made = {
  secret: 'assay_a_abc',
  system: 'greenhouse',
  address: 'https://assay.example/api/ats/greenhouse',
};

function shown() {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <ConnectDialog confirmed={(act) => act()} onClose={() => undefined} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const submit = () => screen.getByRole('button', { name: text.form.submit });

it('connects Greenhouse and shows the key and the address once', async () => {
  create.mockResolvedValue(made as never);
  const user = shown();
  await user.click(submit());
  const key = await screen.findByLabelText<HTMLInputElement>(text.made.key);
  const address = screen.getByLabelText<HTMLInputElement>(text.made.address);
  expect([key.value, address.value]).toEqual([made.secret, made.address]);
  const body = { system: 'greenhouse', remote_key: null };
  expect(create.mock.calls[0]?.[1]).toMatchObject({ body });
});

it('tries again under the same key, and says where the answer was lost', async () => {
  create.mockRejectedValueOnce(new ApiError({ status: 500, code: 'internal', detail: '' }));
  create.mockResolvedValueOnce({ ...made, secret: null } as never);
  const user = shown();
  await user.click(submit());
  await screen.findByText(text.form.failed);
  await user.click(submit());
  await screen.findByText(text.made.lost);
  const keys = create.mock.calls.map(([, call]) => (call as { key: string }).key);
  expect(keys[0]).toBe(keys[1]);
});
