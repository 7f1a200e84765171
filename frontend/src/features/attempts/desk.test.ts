import { expect, it } from 'vitest';

import { Desk } from './desk';
import type { LeasePlace } from './lease';
import type { Place } from './writing-lock';

/** A desk whose lock is always free, and whose server answers when it is let. */
function desk() {
  const asked: boolean[] = [];
  const answers: ((place: LeasePlace) => void)[] = [];
  const places: Place[] = [];
  let onLock: (place: Place) => void = () => undefined;
  const made = new Desk(
    {
      lock: (onPlace) => {
        onLock = onPlace;
        const take = () => onPlace('here');
        return { claim: () => queueMicrotask(take), takeOver: take, leave: () => undefined };
      },
      lease: {
        ask: (takeOver) => {
          asked.push(takeOver);
          return new Promise((resolve) => answers.push(resolve));
        },
      },
    },
    (place) => places.push(place),
  );
  const answer = async (place: LeasePlace) => {
    answers.shift()?.(place);
    await settle();
  };
  return { made, asked, places, answer, lock: (place: Place) => onLock(place) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('a take-over and the focus that comes with it ask one after the other', async () => {
  const { made, asked, places, answer } = desk();
  await settle();
  await answer('away');
  expect(places).toEqual(['elsewhere']);
  made.takeOver();
  made.again();
  expect(asked).toEqual([false, true]);
  await answer('here');
  // What the focus asks names what the take-over was given.
  expect(asked).toEqual([false, true, false]);
  await answer('here');
  expect(places).toEqual(['elsewhere', 'here']);
});

it('a take-over that is wanted while the server is asked is asked for next', async () => {
  const { made, asked, places, answer } = desk();
  await settle();
  made.takeOver();
  expect(asked).toEqual([false]);
  await answer('away');
  expect(asked).toEqual([false, true]);
  await answer('here');
  expect(places).toEqual(['here']);
});

it('a lock that goes to another tab during a question makes the answer void', async () => {
  const { places, answer, lock } = desk();
  await settle();
  lock('elsewhere');
  await answer('here');
  expect(places).toEqual(['elsewhere']);
});

it('a tab that reads does not ask when time passes', async () => {
  const { made, asked, answer } = desk();
  await settle();
  await answer('away');
  made.renew();
  expect(asked).toEqual([false]);
});
