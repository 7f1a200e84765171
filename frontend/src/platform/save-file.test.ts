import { expect, it, vi } from 'vitest';

import { saveFile } from './save-file';

async function saved(blob: Blob): Promise<number[]> {
  const written: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    written.push(given as Blob);
    return 'blob:saved';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile(blob, 'saved');
  const [first] = written;
  if (first === undefined) throw new Error('nothing was saved');
  return [...new Uint8Array(await first.arrayBuffer())];
}

it('marks a table as UTF-8, so that spreadsheets read names as they are', async () => {
  const table = new Blob(['Ü'], { type: 'text/csv;charset=utf-8' });
  expect(await saved(table)).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0x9c]);
});

it('saves every other file as it is', async () => {
  expect(await saved(new Blob(['{}'], { type: 'application/json' }))).toEqual([0x7b, 0x7d]);
});
