import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkLine } from './LinkLine';

const MAIL = { label: 'Write to support', href: 'mailto:help@assay.example?subject=Log%20In' };

it('a sentence has its links behind it', () => {
  render(
    <LinkLine links={[MAIL]} otherwise="Nobody is named here.">
      Do you need help?
    </LinkLine>,
  );
  expect(screen.getByText(/Do you need help/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Write to support' });
  expect(link.getAttribute('href')).toBe(MAIL.href);
  expect(screen.queryByText('Nobody is named here.')).toBeNull();
});

it('without a link it says so, and asks nothing', () => {
  render(
    <LinkLine links={[]} otherwise="Nobody is named here.">
      Do you need help?
    </LinkLine>,
  );
  expect(screen.getByText('Nobody is named here.')).toBeDefined();
  expect(screen.queryByText(/Do you need help/)).toBeNull();
});

it('without a link and other words it is not there', () => {
  const { container } = render(<LinkLine links={[]}>Do you need help?</LinkLine>);
  expect(container.innerHTML).toBe('');
});
