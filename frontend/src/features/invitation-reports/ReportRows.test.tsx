import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { InvitationReport } from '@/api/words/admin';
import { ReportRows } from './ReportRows';

const report: InvitationReport = {
  invitation_id: 'i1',
  company_id: 'c1',
  company_name: 'Kestrel Works',
  assessment_title: 'Backend',
  reason: 'pretends',
  note: 'This is not Kestrel.',
  reported_at: '2026-11-28T12:00:00Z',
};

it('says what was reported about which company, and closes one report', async () => {
  const onClose = vi.fn();
  const reports = [report, { ...report, invitation_id: 'i2', company_name: 'Osprey', note: null }];
  render(
    <MemoryRouter>
      <ReportRows reports={reports} closing={null} onClose={onClose} />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Kestrel Works' });
  expect(link.getAttribute('href')).toBe('/admin-dashboard/manage-companies?company=c1');
  expect(screen.getAllByText('Pretends to be another company')).toHaveLength(2);
  expect(screen.getByText('This is not Kestrel.')).toBeDefined();
  expect(screen.getByText('No details given.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Close the report about Osprey' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith('i2');
});
