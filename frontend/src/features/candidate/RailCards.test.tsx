import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { User } from '@/api/words';
import { read, write } from '@/platform/storage';
import { TooltipProvider } from '@/ui/Tooltip';
import { WelcomeCard } from './RailCards';
import { text } from './text';

const open = (id: string) =>
  render(
    <TooltipProvider>
      <WelcomeCard user={{ id } as User} done={[true, false, false]} />
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
