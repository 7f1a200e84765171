import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { AnyAddress } from './AnyAddress';

it('says whom the invitation is for, that one account takes it, and who sees with which address', () => {
  const card = { company_name: 'Pellworth', invited_email_masked: 'a•••@example.com' };
  render(<AnyAddress card={card} email="eve@example.com" />);
  expect(screen.getByText(/^This invitation is for a•••@example\.com, and Pellworth/)).toBeTruthy();
  const takes = screen.getByText(/Only one account can take it, and the company sees its address/);
  expect(takes.textContent).toContain('eve@example.com');
});
