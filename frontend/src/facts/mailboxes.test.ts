import { expect, it } from 'vitest';

import { isAddress, readLine, writeMailbox } from './mailboxes';

const people = (line: string) =>
  readLine(line).mailboxes.map(({ address, name }) => [address, name]);

it.each([
  ['Anna Nowak <anna@x.test>, Ben <ben@y.test>', 'a mail program'],
  ['Anna Nowak <anna@x.test>; Ben <ben@y.test>;', 'Outlook'],
  ['"Anna Nowak" <anna@x.test>; \'Ben\' <ben@y.test>', 'quoted names'],
  ['To: Anna Nowak <anna@x.test>, Ben <mailto:ben@y.test>', 'the head of a mail'],
  ['Anna Nowak <anna@x.test> Ben <ben@y.test>', 'blanks'],
  ['Anna Nowak <anna@x.test>\tBen <ben@y.test>', 'tabs'],
  ['anna@x.test (Anna Nowak), Ben <ben@y.test>', 'names in brackets'],
])('reads “%s” as two people, each with their own name: %s', (line) => {
  expect(people(line)).toEqual([
    ['anna@x.test', 'Anna Nowak'],
    ['ben@y.test', 'Ben'],
  ]);
  expect(readLine(line)).toMatchObject({ unclear: false, texts: [] });
});

it.each([
  'a@x.test, b@x.test',
  'a@x.test;b@x.test',
  'a@x.test b@x.test',
  'a@x.test\tb@x.test',
  '<a@x.test>,<b@x.test>',
])('reads “%s” as two people without names', (line) => {
  expect(people(line)).toEqual([
    ['a@x.test', null],
    ['b@x.test', null],
  ]);
  expect(readLine(line).unclear).toBe(false);
});

it('takes a comma in a name for a part of it where semicolons divide people, or quotes hold it', () => {
  const both = [
    ['anna@x.test', 'Nowak, Anna'],
    ['ben@y.test', 'Lee, Ben'],
  ];
  expect(people('"Nowak, Anna" <anna@x.test>, "Lee, Ben" <ben@y.test>')).toEqual(both);
  expect(people('Nowak, Anna <anna@x.test>; Lee, Ben <ben@y.test>')).toEqual(both);
  expect(people('anna@x.test, Anna; ben@y.test, Ben')).toEqual([
    ['anna@x.test', 'Anna'],
    ['ben@y.test', 'Ben'],
  ]);
});

it('never takes an address for a name', () => {
  expect(people('anna@x.test <anna@x.test>')).toEqual([['anna@x.test', null]]);
  expect(people("'anna@x.test' <Anna@x.test>")).toEqual([['Anna@x.test', null]]);
  expect(readLine('ben@y.test <anna@x.test>').unclear).toBe(true);
  expect(readLine('"ben@y.test" <anna@x.test>').unclear).toBe(true);
});

it.each([
  'a@x.test, Anna, b@x.test, Ben',
  'Anna, a@x.test, Ben, b@x.test',
  'a@x.test, b@x.test, Anna',
  'Anna a@x.test Ben b@x.test',
  'a@x.test, b@x.test, 25%',
  'Anna <a@x.test>, Ben <b@x.test>, Cy',
])('does not guess who is who in “%s”', (line) => {
  expect(readLine(line).unclear).toBe(true);
});

it('writes what it reads', () => {
  for (const name of [null, 'Anna', 'Nowak, Anna', 'Anna "Ann" Nowak', 'R&D; team']) {
    const one = { address: 'anna@x.test', name };
    expect(people(writeMailbox(one)), String(name)).toEqual([['anna@x.test', name]]);
  }
});

it('knows an address by its form', () => {
  expect(['a@x', 'zoë@exämple.test', "o'neil+1@x.test"].every(isAddress)).toBe(true);
  expect(['', 'nobody', '@x', 'a@', 'a b@x', 'a@b@c', '<a@x>'].some(isAddress)).toBe(false);
});
