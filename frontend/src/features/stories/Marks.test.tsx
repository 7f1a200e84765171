import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Highlights } from './Marks';

const piece = (text: string, hit = false) => ({ text, hit });

it('marks what was cut out of a sentence, before it and between', () => {
  const { container } = render(
    <Highlights
      fragments={[
        [piece('asked about '), piece('looms', true)],
        [piece('Then a '), piece('loom', true)],
      ]}
    />,
  );
  expect(container.textContent).toBe('… asked about looms … Then a loom');
});

it('marks nothing before the beginning of a sentence', () => {
  const { container } = render(<Highlights fragments={[[piece('They asked')]]} />);
  expect(container.textContent).toBe('They asked');
});
