import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { User } from '@/api/words';
import { read, write } from '@/platform/storage';
import { TooltipProvider } from '@/ui/Tooltip';
import { WelcomeCard } from './RailCards';
import { text } from './text';

const steps = [
  { label: 'Confirm your e-mail', done: true, path: '/confirm-email' },
  { label: 'Solve a first problem', done: false, path: '/codebrainv1' },
];

const open = (id: string) =>
  render(
    <TooltipProvider>
      <MemoryRouter>
        <WelcomeCard user={{ id } as User} steps={steps} />
      </MemoryRouter>
    </TooltipProvider>,
  );
const welcome = () => screen.queryByRole('heading', { name: text.welcome.title });

it('somebody who has just signed up is welcomed until they hide it, and nobody else is', async () => {
  write('justSignedUp', 'ada');
  const other = open('ben');
  expect(welcome()).toBeNull();
  other.unmount();
  const first = open('ada');
  first.unmount();
  const again = open('ada');
  expect(welcome()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: text.welcome.dismiss }));
  expect(welcome()).toBeNull();
  again.unmount();
  open('ada');
  expect(welcome()).toBeNull();
  expect(read('justSignedUp')).toBeNull();
});

it('a step that is open leads on, and one that is done is ticked', () => {
  write('justSignedUp', 'ada');
  open('ada');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/codebrainv1',
  ]);
  screen.getByRole('img', { name: text.welcome.done });
});
