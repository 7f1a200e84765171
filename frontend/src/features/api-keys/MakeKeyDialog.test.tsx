import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { TooltipProvider } from '@/ui/Tooltip';
import { MakeKeyDialog } from './MakeKeyDialog';
import { text } from './text';

let create: MockInstance<typeof api.create>;
beforeEach(() => {
  create = vi.spyOn(api, 'create');
});

async function filled(onClose = () => undefined) {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <MakeKeyDialog confirmed={(act) => act()} onClose={onClose} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(text.dialog.name), ' Careers page ');
  await user.click(screen.getByRole('checkbox', { name: text.scopes['results:read'] }));
  return user;
}

const submit = () => screen.getByRole('button', { name: text.dialog.submit });

it('sends what is wanted and shows the key once', async () => {
  create.mockResolvedValue({ secret: 'assay_k_abc' } as never);
  const user = await filled();
  await user.click(submit());
  const field = await screen.findByLabelText<HTMLInputElement>(text.made.label);
  expect(field.value).toBe('assay_k_abc');
  const body = { name: 'Careers page', scopes: ['results:read'], days: 90 };
  expect(create.mock.calls[0]?.[1]).toMatchObject({ body });
});

it('keeps what was typed when it failed, and tries again under the same key', async () => {
  create.mockRejectedValueOnce(new ApiError({ status: 500, code: 'internal', detail: '' }));
  create.mockResolvedValueOnce({ secret: null } as never);
  const user = await filled();
  await user.click(submit());
  await screen.findByText(text.dialog.failed);
  await user.click(submit());
  await screen.findByText(text.made.lost);
  const keys = create.mock.calls.map(([, call]) => (call as { key: string }).key);
  expect(keys[0]).toBe(keys[1]);
});
