/** The text of a file as spreadsheets write it. Pure. */

export type Decoded = {
  readonly text: string;
  /** Whether the encoding was guessed, so that letters with accents may be wrong. */
  readonly guessed: boolean;
};

const BOMS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Excel's “Unicode text” without its mark: every other byte of Latin letters is zero. */
function wideOf(bytes: Uint8Array): string | null {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > bytes.length / 4 && even === 0) return 'utf-16le';
  return even > bytes.length / 4 && odd === 0 ? 'utf-16be' : null;
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const TAB = 9;
const LINE_FEED = 10;
const RETURN = 13;
const SPACE = 32;
const isControl = (byte: number): boolean =>
  byte < SPACE && byte !== TAB && byte !== LINE_FEED && byte !== RETURN;

/** Null where it is no text: a workbook, an archive, a picture. */
export function decodeText(bytes: Uint8Array): Decoded | null {
  const marked = BOMS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  const text = decodeAs(marked ?? wideOf(bytes) ?? 'utf-8', bytes);
  if (text !== null) return { text, guessed: false };
  if (marked !== undefined || bytes.some(isControl)) return null;
  // What Excel saves as “CSV” in Western Europe, and as “CSV (Macintosh)”, whose lines end with a return alone.
  const mac = bytes.includes(RETURN) && !bytes.includes(LINE_FEED);
  const guess = decodeAs(mac ? 'macintosh' : 'windows-1252', bytes);
  return guess === null ? null : { text: guess, guessed: true };
}
