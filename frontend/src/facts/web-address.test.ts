import { expect, it } from 'vitest';
import { webAddress } from './web-address';

it.each([
  ['kestrelworks.example', 'https://kestrelworks.example'],
  [' www.kestrelworks.example/jobs ', 'https://www.kestrelworks.example/jobs'],
  ['kestrelworks.example:8443/a', 'https://kestrelworks.example:8443/a'],
  ['http://kestrelworks.example', 'http://kestrelworks.example'],
  ['HTTPS://kestrelworks.example', 'HTTPS://kestrelworks.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('takes “%s” for “%s”', (typed, meant) => {
  expect(webAddress(typed)).toBe(meant);
});
