import { readFileSync } from 'node:fs';
import { validate } from '@jsonresume/schema';
import { expect, it } from 'vitest';
import type { ProfileDraft } from '@/features/account/rules';
import { profileOf, resumeOf, textOf } from './json-resume';

const draft: ProfileDraft = {
  display_name: 'Mei Tanaka',
  phone: '+44 1',
  headline: 'Backend engineer',
  education: 'BSc, Mathematics, Leeds, 2020–2023\nNight school',
  skills: ['Rust', 'SQL'],
  available_from: '2027-02-01',
};
const empty: ProfileDraft = {
  display_name: '',
  phone: '',
  headline: ' ',
  education: '\n',
  skills: [],
  available_from: '',
};

const written = (resume: unknown) => JSON.stringify(resume);

function fits(resume: unknown): boolean | undefined {
  let valid: boolean | undefined;
  validate(JSON.parse(written(resume)), (_, fitting) => {
    valid = fitting;
  });
  return valid;
}

it('is what the schema asks for, of a full profile and of an empty one', () => {
  expect(fits(resumeOf(draft, 'mei@assay.example'))).toBe(true);
  expect(fits(resumeOf(empty, 'mei@assay.example'))).toBe(true);
  expect(JSON.parse(written(resumeOf(empty, 'mei@assay.example')))).toMatchObject({
    basics: { email: 'mei@assay.example' },
    education: [],
    skills: [],
  });
});

it('comes back as it was, but for the day, which the format has no place for', () => {
  const read = profileOf(written(resumeOf(draft, 'mei@assay.example')));
  expect(read).toEqual({ ...draft, available_from: undefined });
});

it('reads the example of the schema’s own package', () => {
  const file = readFileSync('node_modules/@jsonresume/schema/sample.resume.json', 'utf8');
  const { basics } = JSON.parse(file) as { basics: { name: string; label: string } };
  expect(profileOf(file)).toMatchObject({ display_name: basics.name, headline: basics.label });
  expect(profileOf(file)?.skills?.length).toBeGreaterThan(0);
});

it('reads a file with a byte-order mark and in UTF-16', () => {
  const text = '{"basics": {"name": "Zoë 🦀", "email": ""}, "education": ""}';
  const wide = (mark: string, isLittle: boolean) => {
    const all = mark + text;
    const view = new DataView(new ArrayBuffer(all.length * 2));
    for (let at = 0; at < all.length; at += 1) view.setUint16(at * 2, all.charCodeAt(at), isLittle);
    return view.buffer;
  };
  const narrow = (words: string) => new Uint8Array(new TextEncoder().encode(words)).buffer;
  const files = [narrow(text), narrow(`\ufeff${text}`)].concat(
    ['', '\ufeff'].flatMap((mark) => [wide(mark, true), wide(mark, false)]),
  );
  for (const file of files) expect(profileOf(textOf(file))).toEqual({ display_name: 'Zoë 🦀' });
});

it('reads a school in one line, whole or not at all, and skills before their keywords', () => {
  const school = { studyType: 'BSc', area: 'Mathematics', institution: 'Leeds' };
  const years = { startDate: '2020-09-01', endDate: '2023' };
  const found = profileOf(
    written({
      education: [{ ...school, ...years }, { institution: 'x'.repeat(400) }, { area: 'Drawing' }],
      skills: [{ name: 'Web', keywords: ['CSS', 'web', 1] }, { keywords: ['Rust'] }],
    }),
  );
  expect(found).toEqual({
    education: 'BSc, Mathematics, Leeds, 2020–2023\nDrawing',
    skills: ['Web', 'CSS', 'Rust'],
  });
});

it('takes no more than a profile holds, and nothing that cannot be seen', () => {
  const skills = Array.from({ length: 30 }, (_, at) => ({ name: `Skill ${at}` }));
  const name = `Mei\u0000 \u202eTanaka${'a'.repeat(200)}`;
  const found = profileOf(written({ basics: { name, label: 5 }, skills }));
  expect(found?.display_name).toMatch(/^Mei Tanakaa+$/u);
  expect(found?.display_name).toHaveLength(120);
  expect(found?.skills).toHaveLength(20);
  expect(found).not.toHaveProperty('headline');
});

it.each(['', 'Mei', '[]', 'null', '"Mei"', '{}', '{"basics":[]}', '{"skills":{}}'])(
  'finds nothing in what is no résumé: %s',
  (file) => {
    expect(profileOf(file)).toBeNull();
  },
);
