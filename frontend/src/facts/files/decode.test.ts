import { describe, expect, it } from 'vitest';

import { decodeText } from './decode';

const bytes = (...values: number[]) => new Uint8Array(values);
const wide = (text: string, little: boolean) => {
  const out = new Uint8Array(text.length * 2);
  const view = new DataView(out.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), little);
  return out;
};
const list = 'Email\tName\r\nzoe@example.test\tZoë\r\n';

describe('the text of a file', () => {
  it('is read in each encoding that spreadsheets write, with and without a mark', () => {
    const known = { text: list, guessed: false };
    expect(decodeText(new TextEncoder().encode(list))).toEqual(known);
    expect(decodeText(new TextEncoder().encode(`\ufeff${list}`))).toEqual(known);
    expect(decodeText(wide(`\ufeff${list}`, true))).toEqual(known);
    expect(decodeText(wide(`\ufeff${list}`, false))).toEqual(known);
    expect(decodeText(wide(list, true))).toEqual(known);
    expect(decodeText(wide(list, false))).toEqual(known);
  });

  it('is guessed where nothing says how letters are stored', () => {
    expect(decodeText(bytes(0x5a, 0x6f, 0xeb, 0x3b, 0xdf, 0x0d, 0x0a))).toEqual({
      text: 'Zoë;ß\r\n',
      guessed: true,
    });
    // Excel’s “CSV (Macintosh)”.
    expect(decodeText(bytes(0x5a, 0x6f, 0x91, 0x0d))).toEqual({ text: 'Zoë\r', guessed: true });
  });

  it('is none of an archive, a workbook or a picture', () => {
    expect(decodeText(bytes(0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe, 0xfd))).toBeNull();
    expect(decodeText(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBeNull();
    expect(decodeText(bytes(0xff, 0xfe, 0x00, 0xd8))).toBeNull();
  });
});
