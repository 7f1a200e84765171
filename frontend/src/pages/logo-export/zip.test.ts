import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { crc32, zip } from './zip';

const bytes = (text: string) => new TextEncoder().encode(text);

it('computes the checksum that the ZIP format names', () => {
  expect(crc32(bytes('123456789'))).toBe(0xcbf43926);
  expect(crc32(bytes(''))).toBe(0);
});

it('makes an archive that another program reads, with every entry whole', async () => {
  const archive = zip([
    { name: 'svg/mark.svg', bytes: bytes('<svg/>') },
    { name: 'png/größe.png', bytes: Uint8Array.from({ length: 5000 }, (_, i) => i % 251) },
    { name: 'empty.txt', bytes: bytes('') },
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'assay-zip-'));
  try {
    const file = join(folder, 'logos.zip');
    writeFileSync(file, new Uint8Array(await archive.arrayBuffer()));
    const script =
      'import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);assert z.testzip() is None;' +
      'print("|".join(f"{n} {len(z.read(n))}" for n in z.namelist()))';
    const listed = execFileSync('python3', ['-X', 'utf8', '-c', script, file], {
      encoding: 'utf8',
    });
    expect(listed.trim()).toBe('svg/mark.svg 6|png/größe.png 5000|empty.txt 0');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
