import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RootBoundary } from './error-fallback';

const reload = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('location', Object.assign(Object.create(location), { reload }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('the lantern went out');
}

it('a rendering error shows its message and Refresh, which reloads', async () => {
  render(
    <RootBoundary>
      <Broken />
    </RootBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBe(
    document.activeElement,
  );
  expect(screen.getByText('the lantern went out')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(reload).toHaveBeenCalledOnce();
});
