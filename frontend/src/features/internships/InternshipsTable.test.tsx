import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Internship } from '@/api/words';
import { InternshipsTable } from './InternshipsTable';

const hired = {
  id: '1',
  role_title: 'Backend intern',
  state: 'converted',
  starts_on: '2026-02-14',
  ends_on: '2026-08-14',
  candidate_name: 'Rin Fujita',
  supervisor: null,
} as Internship;

it('on a phone the first column holds the role and the dates of the columns that are left out', () => {
  render(
    <MemoryRouter>
      <InternshipsTable internships={[hired]} />
    </MemoryRouter>,
  );
  const [name, role, state, dates, supervisor] = screen.getAllByRole('cell');
  expect(name?.textContent).toBe('Rin FujitaBackend intern14 Feb 2026 – 14 Aug 2026');
  expect(state?.textContent).toBe('Hired');
  for (const cell of [role, dates]) expect(cell?.className).toContain('max-md:hidden');
  expect(supervisor?.className).toContain('max-lg:hidden');
  for (const words of ['Backend intern', '14 Feb 2026 – 14 Aug 2026'])
    expect(within(name as HTMLElement).getByText(words).className).toContain('max-md:block');
});
