// Writes a brotli and a gzip copy beside every file of the build that gains by it, so that the
// server compresses nothing while somebody waits.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const worth = /\.(js|css|svg|json|txt|webmanifest)$/;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

for (const name of readdirSync(dist, { recursive: true })) {
  if (!worth.test(name)) continue;
  const file = new URL(name, dist);
  const plain = readFileSync(file);
  for (const [ending, copy] of [
    ['.br', brotliCompressSync(plain, brotli)],
    ['.gz', gzipSync(plain, { level: 9 })],
  ]) {
    if (copy.length < plain.length) writeFileSync(new URL(`${file.href}${ending}`), copy);
  }
}
