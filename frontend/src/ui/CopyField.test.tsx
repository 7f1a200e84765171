import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyField } from './CopyField';
import { TooltipProvider } from './Tooltip';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => vi.useRealTimers());

const show = () =>
  render(
    <TooltipProvider>
      <CopyField label="Link" value="https://assay.example/x" />
    </TooltipProvider>,
  );

it('copies, and says so for two seconds', async () => {
  writeText.mockResolvedValue();
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(writeText).toHaveBeenCalledWith('https://assay.example/x');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined();
});

it('explains how to copy by hand where copying is forbidden', async () => {
  writeText.mockRejectedValue(new Error('forbidden'));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('alert').textContent).toContain('copy it by hand');
});
