import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import type { PublicConfig } from '@/api/words';
import { EMPTY_DRAFT } from '@/features/assessments/rules';
import { configQuery } from '@/features/session/api';
import { TooltipProvider } from '@/ui/Tooltip';

import { RuleFields } from './RuleFields';

it('lets only the invited address take an assessment before the box is ticked', async () => {
  const onChange = vi.fn();
  const client = new QueryClient();
  client.setQueryData(configQuery.queryKey, { assistant: true } as PublicConfig);
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <RuleFields draft={EMPTY_DRAFT} errors={{}} onChange={onChange} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const box = screen.getByRole('checkbox', { name: /different e-mail address/ });
  expect(box.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(box);
  const settings = { ...EMPTY_DRAFT.settings, any_address: true };
  expect(onChange).toHaveBeenCalledWith({ ...EMPTY_DRAFT, settings });
});
