import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';
import { TooltipProvider } from './Tooltip';

it('a button with a reason can be reached, says why, and does nothing', async () => {
  const onClick = vi.fn();
  render(
    <TooltipProvider>
      <Button disabledReason="Add a payment method" onClick={onClick}>
        Send
      </Button>
    </TooltipProvider>,
  );
  const button = screen.getByRole('button', { name: /Send/ });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const described = (button.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    'Add a payment method',
  );
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

it('a loading button is busy and does not act twice', async () => {
  const onClick = vi.fn();
  render(
    <Button loading onClick={onClick}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

it('a loading submit button does not send its form', async () => {
  const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a link can look like a button and stays a link', () => {
  render(
    <Button asChild variant="primary">
      <a href="/x">Go</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Go' }).className).toContain('bg-primary');
});
