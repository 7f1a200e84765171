import { expect, it } from 'vitest';
import type { Report } from '@/api/words';
import type { GradeKey } from '@/api/words/scores';
import { canonical, checkGrade } from './grade-check';

const report = {
  set_version: '4f9c2a1',
  submitted_at: '2031-03-12T15:38:00.500Z',
  formula: 'assay-score/1',
  fineness: 595,
  generation: 1,
} as Report;
const grade = {
  format: 'assay-grade/2',
  ...report,
  submitted_at: '2031-03-12T15:38:00Z',
  candidate: 'Ines Okafor',
  tasks: [{ weight: 2, position: 1, submission: null }],
};

const base64 = (of: ArrayBuffer) => Buffer.from(of).toString('base64');

async function signer(id: string) {
  const usages = ['sign', 'verify'] as const;
  const { privateKey, publicKey } = await crypto.subtle.generateKey('Ed25519', true, usages);
  const raw = await crypto.subtle.exportKey('raw', publicKey);
  const at = '2031-01-01T00:00:00Z';
  const key: GradeKey = {
    id,
    algorithm: 'Ed25519',
    public_key: base64(raw),
    active: true,
    created_at: at,
  };
  const sign = async (of: typeof grade, said = of) => {
    const words = new TextEncoder().encode(`${said.format}\n${canonical(said)}`);
    const value = base64(await crypto.subtle.sign('Ed25519', privateKey, words));
    return JSON.stringify({ grade: of, signature: { algorithm: 'Ed25519', key: id, value } });
  };
  return { key, sign };
}

it('writes the canonical form: names in order, no space', () => {
  const text = { b: [1, null, { d: 'é"', c: true }], a: 'x' };
  expect(canonical(text)).toBe('{"a":"x","b":[1,null,{"c":true,"d":"é\\""}]}');
});

it('tells the grade of this report from another, a changed one and a stranger’s', async () => {
  const [ours, theirs] = [await signer('9f86d081884c7d65'), await signer('aaaaaaaaaaaaaaaa')];
  const keys = [ours.key];
  const check = (file: string) => checkGrade(file, keys, report);
  expect(await check(await ours.sign(grade))).toBe('genuine');
  const pretty = JSON.stringify(JSON.parse(await ours.sign(grade)), null, 2);
  expect(await check(pretty)).toBe('genuine');
  expect(await check(await ours.sign({ ...grade, fineness: 800 }))).toBe('of_another');
  expect(await check(await ours.sign({ ...grade, fineness: 800 }, grade))).toBe('forged');
  expect(await check(await theirs.sign(grade))).toBe('unknown_key');
  expect(await check((await ours.sign(grade)).replace(/"value":"[^"]+"/u, '"value":"%"'))).toBe(
    'forged',
  );
  for (const file of ['', '[]', '{"grade":{}}', '{"grade":{},"signature":{"key":"x"}}'])
    expect(await check(file), file).toBe('unreadable');
});
