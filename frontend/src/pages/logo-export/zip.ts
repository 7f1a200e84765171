/** A ZIP archive without compression: pictures are compressed already, and a drawing is small. */

export type ZipEntry = { name: string; bytes: Uint8Array<ArrayBuffer> };

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 as ZIP uses it: reflected, with both inversions. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** Fields of 2 or 4 bytes, least byte first. */
function record(...fields: readonly (readonly [size: 2 | 4, value: number])[]) {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

const VERSION = 20;
/** Says that names are UTF-8. */
const UTF8 = 1 << 11;
/** 1 January 1980, the first day ZIP knows: the same files give the same archive on every day. */
const DAY = 0x21;

/** What stands both before an entry's bytes and in the directory. */
function facts({ bytes }: ZipEntry, name: Uint8Array) {
  return [
    [2, VERSION],
    [2, UTF8],
    [2, 0],
    [2, 0],
    [2, DAY],
    [4, crc32(bytes)],
    [4, bytes.length],
    [4, bytes.length],
    [2, name.length],
    [2, 0],
  ] as const;
}

/** The archive, entries in the order given. Names are relative paths with `/`. */
export function zip(entries: readonly ZipEntry[]): Blob {
  const encoder = new TextEncoder();
  const files: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  const length = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length: n }) => sum + n, 0);
  for (const entry of entries) {
    const name = encoder.encode(entry.name);
    const common = facts(entry, name);
    const offset = length(files);
    directory.push(
      record([4, 0x02014b50], [2, VERSION], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    );
    files.push(record([4, 0x04034b50], ...common), name, entry.bytes);
  }
  const count = entries.length;
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, length(directory)],
    [4, length(files)],
    [2, 0],
  );
  return new Blob([...files, ...directory, end], { type: 'application/zip' });
}
