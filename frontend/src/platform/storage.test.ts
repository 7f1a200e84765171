import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isFlagged, read, setFlag, write } from './storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the browser keeps', () => {
  it.each([
    ['referralCode', 'assay.referralCode', localStorage],
    ['referralCodeOfTab', 'assay.referralCode', sessionStorage],
    ['justSignedUp', 'assay.justSignedUp', localStorage],
    ['bannerDismissed', 'assay.bannerDismissed', sessionStorage],
    ['chunkReloadAt', 'assay.chunkReloadAt', sessionStorage],
    ['fixedQuestions', 'assay.fixedQuestions', localStorage],
  ] as const)('%s as %s', (key, name, area) => {
    write(key, 'kept');
    expect(area.getItem(name)).toBe('kept');
    expect(read(key)).toBe('kept');
  });

  it.each(['referralSet', 'verificationSent', 'lackingAsked'] as const)(
    '%s for each person',
    (flag) => {
      setFlag(flag, 'ada');
      expect([isFlagged(flag, 'ada'), isFlagged(flag, 'emeka')]).toEqual([true, false]);
    },
  );

  describe('exactly what the README lists:', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|test-(setup|data)|schema\.ts/.test(file))
      .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));

    it('no other name', () => {
      const listed = readFileSync('README.md', 'utf8').matchAll(/^\| `(assay\.[\w.]+)`/gm);
      const named = sources.flatMap(({ text }) => [...text.matchAll(/['"`](assay\.[A-Za-z.]+)/g)]);
      const names = new Set(named.map(([, name = '']) => name.replace(/\.$/, '')));
      // The name of a lock that tabs share, which stores nothing.
      names.delete('assay.attempt');
      expect([...names].sort()).toEqual([...listed].map(([, name]) => name).sort());
    });

    it('no other file reaches a store past platform/storage.ts', () => {
      const reach =
        /\b(local|session)Storage\b|\bindexedDB\b|\bopenDB\b|document\.cookie|zustand\/middleware/;
      const files = sources.filter(({ text }) => reach.test(text)).map(({ file }) => file);
      expect(files.sort()).toEqual([
        'api/cache/kept.ts',
        'features/attempts/drafts/shelf.ts',
        'features/attempts/use-writing.ts',
        'features/recordings/waiting.ts',
        'features/sending/store.ts',
        'features/system-check/SystemCheck.tsx',
        'features/workspace/editor/cursor-memory.ts',
        'features/workspace/store.ts',
        'features/workspace/task-memory.ts',
        'platform/drafts/database.ts',
        'platform/storage.ts',
        'ui/Splitter.tsx',
      ]);
    });
  });
});
