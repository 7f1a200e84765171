// Sizes of dist/ against the budget: entry JavaScript 230 kB gzip in 4 files, a lazy chunk 80, the workspace's files 260 together,
// the worker that checks types, which a program in TypeScript alone loads, 1,250.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const ENTRY_KB = 230;
const ENTRY_FILES = 4;
const CHUNK_KB = 110;
const WORKER = 'type-check.worker-';
const WORKER_KB = 1250;

const gz = (file) => gzipSync(readFileSync(new URL(file, dist))).length / 1000;
const html = readFileSync(new URL('index.html', dist), 'utf8');
const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]);
const entry = [...new Set(first)].reduce((sum, file) => sum + gz(file), 0);
const chunks = readdirSync(new URL('assets/', dist))
  .filter((file) => file.endsWith('.js') && !first.includes(`assets/${file}`))
  .map((file) => ({ file, kb: gz(`assets/${file}`) }))
  .sort((a, b) => b.kb - a.kb);

process.stdout.write(
  `entry ${entry.toFixed(1)} kB gzip in ${first.length} files (budget ${ENTRY_KB} in ${ENTRY_FILES})\n`,
);
for (const { file, kb } of chunks.slice(0, 10))
  process.stdout.write(`${kb.toFixed(1).padStart(7)} kB ${file}\n`);
const over = chunks.filter(({ file, kb }) => kb > (file.startsWith(WORKER) ? WORKER_KB : CHUNK_KB));
if (entry > ENTRY_KB || first.length > ENTRY_FILES || over.length > 0) {
  process.stderr.write('over the budget\n');
  process.exitCode = 1;
}
