import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';
import { TooltipProvider } from '@/ui/Tooltip';
import { InAppBanner } from './InAppBanner';

const viewer = vi.hoisted(() => ({ status: 'ready' }));
vi.mock('@/features/session/hooks', () => ({ useViewer: () => viewer }));

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

type WriteText = (text: string) => Promise<void>;
let copied: Mock<WriteText>;

function inside(userAgent: string, writeText: WriteText = () => Promise.resolve()) {
  copied = vi.fn(writeText);
  vi.stubGlobal('navigator', { userAgent, clipboard: { writeText: copied } });
  return render(
    <TooltipProvider>
      <InAppBanner />
    </TooltipProvider>,
  );
}

beforeEach(() => {
  viewer.status = 'ready';
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it.each([
  ['[LinkedInApp]/9.30', 'LinkedIn'],
  ['[FBAN/FBIOS;FBAV/480.0]', 'Facebook'],
  ['Instagram 350.0.0', 'Instagram'],
  ['Twitter for iPhone/10.60', 'Twitter'],
  ['musical_ly_37.0 BytedanceWebview/d8a', 'TikTok'],
  ['WhatsApp/2.24', 'WhatsApp'],
  ['', 'another app'],
])('a page opened with %s says that it stands in %s', (mark, app) => {
  inside(`${iPhone} ${mark}`);
  expect(screen.getByText(/secure sign-in is not supported/).textContent).toContain(app);
});

it('a real browser shows nothing, and nothing shows before it is known who looks', () => {
  const safari = `${iPhone} Version/18.1 Safari/604.1`;
  expect(inside(safari).container.textContent).toBe('');
  viewer.status = 'loading';
  expect(inside(`${iPhone} Instagram 350`).container.textContent).toBe('');
});

it('Copy Link copies the address and says Copied for two seconds', async () => {
  history.replaceState(null, '', '/interviews/pellworth/engineer/2026/7?from=mail');
  inside(`${iPhone} Instagram 350`);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy Link' }));
    await Promise.resolve();
  });
  expect(copied.mock.calls).toEqual([[location.href]]);
  screen.getByRole('button', { name: 'Copied' });
  act(() => void vi.advanceTimersByTime(1999));
  screen.getByRole('button', { name: 'Copied' });
  act(() => void vi.advanceTimersByTime(1));
  screen.getByRole('button', { name: 'Copy Link' });
});

it('where copying fails an alert asks to copy by hand', async () => {
  const alerted = vi.fn();
  vi.stubGlobal('alert', alerted);
  inside(`${iPhone} Instagram 350`, () => Promise.reject(new Error('no')));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy Link' }));
    await Promise.resolve();
  });
  expect(alerted.mock.calls).toEqual([
    [`The link could not be copied. Please copy it yourself:\n\n${location.href}`],
  ]);
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
});

it('dismissing lasts for the session', () => {
  const first = inside(`${iPhone} Instagram 350`);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(first.container.textContent).toBe('');
  first.unmount();
  expect(inside(`${iPhone} Instagram 350`).container.textContent).toBe('');
  expect(sessionStorage.length).toBe(1);
});
