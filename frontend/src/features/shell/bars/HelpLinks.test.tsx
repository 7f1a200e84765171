import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { User } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { HelpCorner, HelpLine, HelpLink } from './HelpLinks';

const owner = { is_company: true, is_admin: false } as User;
const name = 'Help with this page (opens in a new tab)';

function at(pathname: string) {
  render(
    <MemoryRouter initialEntries={[pathname]}>
      <TooltipProvider>
        <HelpCorner user={owner} />
        <HelpLine user={owner} />
        <HelpLink user={owner} />
      </TooltipProvider>
    </MemoryRouter>,
  );
}

it('a dashboard, its sheet on a phone and the list of keys lead to the section of the page, beside it', () => {
  at('/client-dashboard/talent-selection');
  const links = screen.getAllByRole('link', { name });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(3).fill('/help/companies#move-applicants'),
  );
  for (const link of links) expect(link.getAttribute('target')).toBe('_blank');
});

it('an attempt, which records that its window is left, offers none', () => {
  at('/codebrainv2/ABCDE23456');
  expect(screen.queryByRole('link')).toBeNull();
});
