import { expect, it, vi } from 'vitest';
import { saveFile } from './save-file';

async function saved(blob: Blob): Promise<Uint8Array> {
  const make = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saveFile(blob, 'file');
  const [made] = make.mock.lastCall ?? [];
  return new Uint8Array(await (made as Blob).arrayBuffer());
}

const BOM = [0xef, 0xbb, 0xbf];

it('marks a table as UTF-8, so that a spreadsheet reads its letters', async () => {
  const bytes = await saved(new Blob(['é'], { type: 'text/csv; charset=utf-8' }));
  expect([...bytes]).toEqual([...BOM, 0xc3, 0xa9]);
});

it('leaves every other file as it is', async () => {
  const bytes = await saved(new Blob(['é'], { type: 'application/json' }));
  expect([...bytes]).toEqual([0xc3, 0xa9]);
});
