import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchField } from './SearchField';
import { TooltipProvider } from './Tooltip';

const words = { label: 'Search', placeholder: 'Words', clear: 'Clear' };

/** A page whose address follows when the test says so, and can change by itself. */
function open() {
  const asked = vi.fn();
  const at = (value: string) => (
    <TooltipProvider>
      <SearchField value={value} onSearch={asked} words={words} />
    </TooltipProvider>
  );
  const { rerender } = render(at(''));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  return { asked, field, follow: (value: string) => rerender(at(value)) };
}

it('keeps what is typed while the address is still on its way', async () => {
  const { asked, field, follow } = open();
  const person = userEvent.setup();
  await person.type(field, 'ext{Enter}');
  expect(asked).toHaveBeenCalledWith('ext');
  await person.type(field, 'ra');
  follow('ext');
  expect(field.value).toBe('extra');
});

it('follows the address where it changes by other means, also back to what was sent', async () => {
  const { field, follow } = open();
  await userEvent.setup().type(field, 'abc{Enter}');
  follow('abc');
  follow('');
  expect(field.value).toBe('');
  follow('abc');
  expect(field.value).toBe('abc');
});
