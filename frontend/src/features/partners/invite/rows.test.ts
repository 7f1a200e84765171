import { describe, expect, it } from 'vitest';
import { answered, listProblem, readList, remaining } from './rows';
import { text } from './text';

const person = (number: number, email: string, name: string | null = null) => ({
  number,
  email,
  name,
});

describe('a list of students', () => {
  it.each([
    ['ada@x.io', [person(1, 'ada@x.io')]],
    ['Ada Lovelace <ada@x.io>', [person(1, 'ada@x.io', 'Ada Lovelace')]],
    ['ada@x.io,Ada,Lovelace,12345', [person(1, 'ada@x.io', 'Ada Lovelace')]],
    ['ada@x.io;Ada Lovelace', [person(1, 'ada@x.io', 'Ada Lovelace')]],
    ['"Lee, Ann",ann@x.io', [person(1, 'ann@x.io', 'Lee, Ann')]],
    ['a@x.io, b@x.io', [person(1, 'a@x.io'), person(1, 'b@x.io')]],
  ])('reads %s', (line, people) => {
    expect(readList(line)).toEqual({ people, problems: [] });
  });

  it('takes a first row of names of columns for no person, and keeps the numbers of rows', () => {
    const read = readList('\ufeffE-mail,Name\r\nada@x.io,Ada\r\n\r\nben@x.io,Ben');
    expect(read).toEqual({
      people: [person(2, 'ada@x.io', 'Ada'), person(4, 'ben@x.io', 'Ben')],
      problems: [],
    });
  });

  it('says of each row that it cannot read why', () => {
    expect(readList('ada@x.io\nBen Miller\nAda, Ben, a@x.io, b@x.io').problems).toEqual([
      { number: 2, line: 'Ben Miller', problem: text.form.noAddress },
      { number: 3, line: 'Ada, Ben, a@x.io, b@x.io', problem: text.form.unclear },
    ]);
  });

  it('has 1 to 500 people', () => {
    const of = (count: number) =>
      listProblem(readList(Array.from({ length: count }, (_, n) => `a${n}@x.io`).join('\n')));
    expect(of(0)).toBe(text.form.none);
    expect(of(500)).toBeUndefined();
    expect(of(501)).toBe(text.form.tooMany(501));
  });
});

it('what can be corrected or sent later stays in the list, in its order, and nothing else does', () => {
  const list = readList('a@x.io\nnobody\nb@x.io,Ben\nc@x.io\nd@x.io\ne@x.io');
  const rows = answered(list.people, [
    'invited',
    'bad_name',
    'already_invited',
    'over_day',
    'stopped',
  ]);
  expect(rows.map(({ outcome }) => outcome)).toHaveLength(5);
  expect(remaining(list.problems, rows)).toBe('nobody\nBen <b@x.io>\nd@x.io');
});
