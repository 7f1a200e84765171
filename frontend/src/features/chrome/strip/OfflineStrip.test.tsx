import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as chunks from '@/platform/loading/chunk-reload';
import * as parts from '@/platform/loading/parts';
import { noteAnswer } from '@/platform/loading/reach';
import { text } from '@/features/chrome/text';
import { OfflineStrip } from './OfflineStrip';

// A request of another file may have found no server.
beforeEach(() => noteAnswer(true));

it('a stale page says that what was typed is still there, and reloads when asked', async () => {
  const reload = vi.spyOn(chunks, 'reloadByHand').mockImplementation(() => undefined);
  vi.spyOn(parts, 'isStale').mockReturnValue(true);
  render(<OfflineStrip />);
  expect(screen.getByRole('status').textContent).toMatch(/Your text is still here/);
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a page that lacks nothing says nothing', () => {
  render(<OfflineStrip />);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says that the server cannot be reached until it answers again, also where there seems to be a network', () => {
  render(<OfflineStrip />);
  act(() => noteAnswer(false));
  expect(screen.getByRole('status').textContent).toContain(text.unreachable);
  act(() => noteAnswer(true));
  expect(screen.getByRole('status').textContent).toBe('');
});
