import { expect, it } from 'vitest';
import { initials } from './Avatar';

it.each([
  ['Ines Okafor', 'IO'],
  ['Ana Maria de Souza', 'AS'],
  ['Madonna', 'M'],
  ['李 小龙', '李小'],
  ['  lena   marsh ', 'LM'],
  ['👩‍💻 Coder', 'C'],
  ['Aleksandrína Wojciechowska 🦊', 'AW'],
  ['🦊', '🦊'],
  ['', '?'],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
