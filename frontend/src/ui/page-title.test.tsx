// Alone: no page has been named yet.
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Announcer } from './Announcer';
import { usePageTitle } from './page-title';

function Page({ name }: { name: string }) {
  usePageTitle(name);
  return (
    <>
      <h1>{name}</h1>
      <Announcer />
    </>
  );
}

it('the first page keeps the browser’s focus, the next one takes it to its heading and is announced', () => {
  history.pushState(null, '', '/one');
  const { unmount } = render(<Page name="One" />);
  expect(document.title).toBe('One · Assay');
  expect(document.activeElement).toBe(document.body);
  unmount();

  history.pushState(null, '', '/two');
  render(<Page name="Two" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Two' }));
  expect(screen.getByRole('status').textContent).toBe('Two · Assay');
});
