import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { TooltipProvider } from '@/ui/Tooltip';
import { Help } from './Help';

it('the list of keys has the focus when it opens, and one Escape closes it', async () => {
  const close = vi.fn();
  render(
    <MemoryRouter initialEntries={['/view-interviews']}>
      <TooltipProvider>
        <Help user={null} withPalette onClose={close} />
      </TooltipProvider>
    </MemoryRouter>,
  );
  expect(document.activeElement?.contains(screen.getByText('Next in the list'))).toBe(true);
  expect(document.activeElement?.tagName).toBe('DIV');
  await userEvent.setup().keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});
