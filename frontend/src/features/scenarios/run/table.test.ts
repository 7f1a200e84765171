import { expect, it } from 'vitest';

import { tableOf } from './table';

it('each request stands beside its response', () => {
  const input = 'crud\nPOST /parts\n> name=a&stock=1\n\nGET /parts\n\n';
  const table = tableOf(input, '201\nlocation: /parts/1\n> id=1&name=a&stock=1\n\n');
  expect(table?.columns).toHaveLength(3);
  expect(table?.rows).toEqual([
    ['1', 'POST /parts\n> name=a&stock=1', '201\nlocation: /parts/1\n> id=1&name=a&stock=1'],
    ['2', 'GET /parts', 'no response'],
  ]);
});

it('responses that come in another order find their requests by number', () => {
  const input = 'retries\nkeep 9\n0 50 GET /parts\n\n1 2 GET /parts/1\n\n';
  const table = tableOf(input, '2 3 404\n> error=part\n\n1 50 200\n');
  expect(table?.rows).toEqual([
    ['1', '0, 50 ms', 'GET /parts', '50', '200'],
    ['2', '1, 2 ms', 'GET /parts/1', '3', '404\n> error=part'],
  ]);
});

it('a line has the fault that was printed for it', () => {
  const table = tableOf('read\nid=a\n\n', 'line 2: syntax\nevents 0\n');
  expect(table?.rows).toEqual([
    ['1', 'id=a', 'not named'],
    ['2', '', 'syntax'],
  ]);
});

it('a window has its sums in order, and lines of a checkpoint are none', () => {
  const output = '+ x 0 5\ncheckpoint 9 1\na 0 x 3 5\n- x 0 5\n+ x 0 7\nlate b\n';
  expect(tableOf('windows\n', output)?.rows).toEqual([
    ['x, from 0', '+5, -5, +7'],
    ['event b', 'late'],
  ]);
});

it('other inputs have no table', () => {
  expect(tableOf('map\ngrid 1 1\nH\n', 'ok 1 0 0')).toBeNull();
});
