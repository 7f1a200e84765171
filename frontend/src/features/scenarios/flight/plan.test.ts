import { expect, it } from 'vitest';

import { flightOf, nextStop, placeOf } from './plan';

const ROUTE = 'route\ngrid 3 5\nH.#..\n>>>>.\n.....\nto 1 4\n';

it('a way is flown with what the wind of each cell makes of a step', () => {
  const flight = flightOf(ROUTE, '7\nSEEEN\n');
  expect(flight?.drones[0]?.moves.map((move) => move.end)).toEqual([2, 3, 4, 5, 7]);
  expect([flight?.minutes, flight?.fault, flight?.targets]).toEqual([7, null, [[0, 3]]]);
});

it.each([
  ['7\nSEEENN', 'Drone 1, move 6 (N) leaves the map.'],
  ['7\nEE', 'Drone 1, move 2 (E) enters a no-fly cell.'],
  ['7\nX', 'Drone 1: X is no move.'],
  ['7\n.', null],
])('what %j does that cannot be flown is said', (output, fault) => {
  expect(flightOf(ROUTE, output)?.fault ?? null).toBe(fault);
});

it('the battery empties with each step and is filled at the base', () => {
  const input = 'survey\ngrid 1 3\nSHS\nbattery 4\n';
  const charges = flightOf(input, 'WEEW\n')?.drones[0]?.moves.map((move) => move.charge);
  expect(charges).toEqual([2, 4, 2, 4]);
  expect(flightOf('survey\ngrid 1 4\nH..S\nbattery 4\n', 'EEE')?.fault).toContain('battery');
});

it('drones take off at their minute, hover, and are drawn between two cells during a step', () => {
  const input = 'fleet\ngrid 1 5\nH>...\ndrones 2\n1 1 1 5\n1 5 1 1\ndeadline 20\n';
  const flight = flightOf(input, '10 EEEE\n0 WW.WW\n');
  const [first, second] = flight?.drones ?? [];
  if (flight == null || first === undefined || second === undefined) throw new Error('no flight');
  expect(placeOf(first, 9)).toBeNull();
  expect(placeOf(first, 11)).toEqual([0, 0.5]);
  expect(placeOf(second, 4.5)).toEqual([0, 2]);
  expect(placeOf(second, 99)).toEqual([0, 0]);
  expect([nextStop(flight, 0, 1), nextStop(flight, 4, -1), nextStop(flight, 99, 1)]).toEqual([
    2, 2, 17,
  ]);
});

it('an input without a good map draws nothing, and a map without a flight only the map', () => {
  expect(flightOf('map\ngrid 3 5\nH.>S.\n.##.?\nS...#\n', 'line 3: cell')).toBeNull();
  expect(flightOf('map\ngrid 1 2\nH.\n', 'ok 2 0 0')?.drones).toEqual([]);
  expect(flightOf(ROUTE, 'unreachable')?.drones).toEqual([]);
});
