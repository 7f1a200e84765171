import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Loaded, Together } from './Loaded';

type Query = Parameters<typeof Loaded<string>>[0]['query'];

function show(change: Partial<Query>) {
  const refetch = vi.fn();
  const query: Query = {
    data: undefined,
    error: null,
    isError: false,
    isFetching: false,
    refetch,
    ...change,
  };
  render(<Loaded query={query}>{(data) => <p>{data}</p>}</Loaded>);
  return refetch;
}

const error = Object.assign(new Error('internal'), { requestId: 'r-1' });

describe('what a query answers', () => {
  it('is a skeleton before there is an answer', () => {
    show({});
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  });

  it('stays on screen where a later read fails', () => {
    show({ data: 'shown', isError: true, error });
    expect(screen.getByText('shown')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked for again where it failed with nothing to show, under the id of the request', async () => {
    const refetch = show({ isError: true, error });
    expect(screen.getByRole('alert').textContent).toContain('r-1');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('names no request where none was answered', () => {
    show({ isError: true, error: new TypeError('no') });
    expect(screen.getByRole('alert').textContent).not.toContain('Request');
  });

  it('that is the owner’s only is no failure, and cannot be tried again', () => {
    const refused = { code: 'view_as_refused', detail: 'This is not shown.' };
    show({ isError: true, error: Object.assign(new Error('x'), refused) });
    expect(screen.getByText('This is not shown.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('shows cards that come together once the first of them has come, and has them from the beginning', () => {
  const cards = <p>below</p>;
  const { rerender } = render(<Together waiting>{cards}</Together>);
  const below = screen.getByText('below');
  expect(below.parentElement?.hidden).toBe(true);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  rerender(<Together waiting={false}>{cards}</Together>);
  expect(screen.getByText('below')).toBe(below);
  expect(below.parentElement?.hidden).toBe(false);
  expect(screen.queryByRole('status')).toBeNull();
  // The first one has failed, and is asked for again.
  rerender(<Together waiting>{cards}</Together>);
  expect(below.parentElement?.hidden).toBe(false);
});
