import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { DraftNotices } from './DraftNotices';

type Props = Parameters<typeof DraftNotices>[0];

function show(change: Partial<Props>) {
  const props: Props = {
    note: 'none',
    other: null,
    status: 'saved',
    unsent: false,
    keptHere: true,
    onBringBack: vi.fn(),
    onTakePlace: vi.fn(),
    onTakeOver: vi.fn(() => Promise.resolve()),
    onLoadOther: vi.fn(() => Promise.resolve()),
    ...change,
  };
  render(<DraftNotices {...props} />);
  return props;
}

describe('notes about a draft', () => {
  it('are absent while all is well', () => {
    show({});
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are absent where somebody writes who never signed in', () => {
    show({ status: 'kept_here', unsent: true, note: 'unsent_local' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('bring back the text that was not opened', async () => {
    const props = show({ note: 'server_newer', other: 'older text' });
    expect(screen.getByRole('status').textContent).toContain('server had newer text');
    await userEvent.click(screen.getByRole('button', { name: 'Bring back the other text' }));
    expect(props.onBringBack).toHaveBeenCalledWith('older text');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('say at once that another tab writes, and what taking over does to it', async () => {
    const props = show({ status: 'reading' });
    const words = screen.getByRole('alert').textContent;
    expect(words).toContain('read-only here');
    expect(words).toContain('replaces the text of the other tab');
    await userEvent.click(screen.getByRole('button', { name: 'Take over here' }));
    expect(props.onTakePlace).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['trouble', 'could not save this right now'],
    ['signed_out', 'sign in again'],
    ['forbidden', 'may not save'],
  ] as const)('say what %s means for the text', (status, words) => {
    show({ status });
    expect(screen.getByRole('alert').textContent).toContain(words);
  });

  it('let the candidate continue with what another device saved', async () => {
    const props = show({ status: 'stale' });
    expect(screen.getByRole('alert').textContent).toContain('newest saved text');
    expect(screen.queryByRole('button', { name: 'Load the other text' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take over here' }));
    expect(props.onTakeOver).toHaveBeenCalledTimes(1);
  });

  it('let the text here replace what another device saved meanwhile, or load that', async () => {
    const props = show({ status: 'stale', unsent: true });
    expect(screen.getByRole('alert').textContent).toContain('replaces the other text');
    await userEvent.click(screen.getByRole('button', { name: 'Take over here' }));
    await userEvent.click(screen.getByRole('button', { name: 'Load the other text' }));
    expect(props.onTakeOver).toHaveBeenCalledTimes(1);
    expect(props.onLoadOther).toHaveBeenCalledTimes(1);
  });

  it('say when taking over failed', async () => {
    show({ status: 'stale', onTakeOver: () => Promise.reject(new Error('offline')) });
    await userEvent.click(screen.getByRole('button', { name: 'Take over here' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your text is safe here');
  });

  it('say when this browser keeps no copy', () => {
    show({ keptHere: false });
    expect(screen.getByRole('alert').textContent).toContain('Stay online');
  });

  it('say when the text is too long to be saved', () => {
    show({ status: 'too_large' });
    expect(screen.getByRole('alert').textContent).toContain('128 KiB');
    expect(screen.getByRole('alert').textContent).toContain('in this browser');
  });
});
