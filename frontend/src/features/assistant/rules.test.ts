import { expect, it } from 'vitest';

import { answerParts, canBeAsked, isOpen } from './rules';

it('takes an answer apart at its fences and keeps every space of the code', () => {
  const answer = 'Read a line:\n\n```python\nfor n in x:\n    print(n)\n```\n\nThat is all.';
  expect(answerParts(answer)).toEqual([
    { kind: 'text', text: 'Read a line:' },
    { kind: 'code', text: 'for n in x:\n    print(n)', language: 'python' },
    { kind: 'text', text: 'That is all.' },
  ]);
});

it('shows code that is still on its way as code', () => {
  expect(answerParts('So:\n```\nprint(')).toEqual([
    { kind: 'text', text: 'So:' },
    { kind: 'code', text: 'print(', language: '' },
  ]);
  expect(answerParts('')).toEqual([]);
});

it('takes nothing for a fence that only looks like one', () => {
  const answer = 'Use ``` to fence.\n`x` is code.';
  expect(answerParts(answer)).toEqual([{ kind: 'text', text: answer }]);
});

it('knows which questions are open and which attempts have an assistant', () => {
  expect(
    (['waiting', 'asking', 'answered', 'stopped', 'failed'] as const).map((state) =>
      isOpen({ state }),
    ),
  ).toEqual([true, true, false, false, false]);
  expect((['off', 'not_agreed', 'unavailable', 'unused', 'used'] as const).map(canBeAsked)).toEqual(
    [false, false, false, true, true],
  );
});
