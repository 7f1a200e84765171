import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { TooltipProvider } from '@/ui/Tooltip';

import { ConsentForm } from './ConsentForm';

it('starts nothing before the tick, and says why', async () => {
  const onStart = vi.fn();
  render(
    <TooltipProvider>
      <ConsentForm minutes={60} onStart={onStart} starting={false} problem={null} />
    </TooltipProvider>,
  );
  const start = screen.getByRole('button', { name: /^Start/ });
  expect(start.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(start);
  expect(onStart).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: /agree to it/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Start/ }));
  expect(onStart).toHaveBeenCalledTimes(1);
});
