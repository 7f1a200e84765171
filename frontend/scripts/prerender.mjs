// Writes dist/home.html: the page of the application with the home page already drawn in it. The
// server answers / with it, so that the first picture needs no script.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build, createServer } from 'vite';

const rootDir = new URL('..', import.meta.url).pathname;
const dist = new URL('../dist/', import.meta.url);
const assets = readdirSync(new URL('assets/', dist));

/** The one file of the build whose name begins so. */
function asset(pattern) {
  const found = assets.filter((name) => pattern.test(name));
  if (found.length !== 1) throw new Error(`${pattern} names ${found.length} files of the build`);
  return found[0];
}

const vite = await createServer({
  root: rootDir,
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true, include: [] },
  logLevel: 'error',
});
let markup;
try {
  ({ homeMarkup: markup } = await vite.ssrLoadModule('/src/app/home/prerender.tsx'));
  markup = withBuiltPictures(markup());
} finally {
  await vite.close();
}

/** Pictures that the build has renamed, under its names: the page is drawn from the sources, which know theirs only. */
function withBuiltPictures(html) {
  const built = html.replace(
    /"\/public\/([\w-]+)\.svg\?no-inline"/g,
    (_, name) => `"/assets/${asset(new RegExp(`^${name}-[\\w-]{8}\\.svg$`))}"`,
  );
  for (const [, source] of built.matchAll(/ src="\/([^"]*)"/g)) {
    if (!existsSync(new URL(source, dist))) throw new Error(`the build has no file ${source}`);
  }
  return built;
}

/** What the home page's own file needs beside what every page loads. */
function withImports(file) {
  const text = readFileSync(new URL(`assets/${file}`, dist), 'utf8');
  return [file, ...[...text.matchAll(/from\s*"\.\/([^"]+\.js)"/g)].map((match) => match[1])];
}

const page = readFileSync(new URL('index.html', dist), 'utf8');
const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const preload = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const root = /<div id="root">[\s\S]*?<\/div>\s*<\/div>/;
if (!entry.test(page) || !root.test(page)) throw new Error('index.html has another form');

// Everything the application and its home page are made of, in the order in which it is needed.
const files = [
  entry.exec(page)[1],
  ...[...page.matchAll(preload)].map((match) => match[1]),
  ...withImports(asset(/^Home-[\w-]+\.js$/)).map((file) => `/assets/${file}`),
];
const boot = await build({
  configFile: false,
  root: rootDir,
  logLevel: 'error',
  resolve: { alias: { '@': `${rootDir}src` } },
  build: { write: false, modulePreload: false, rollupOptions: { input: 'src/app/home/boot.ts' } },
});
const [{ code }] = boot.output;
const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
writeFileSync(new URL(`assets/boot-${hash}.js`, dist), code);

const font = asset(/^commissioner-latin-flar-normal-[\w-]+\.woff2$/);
const links = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`;
writeFileSync(
  new URL('home.html', dist),
  page
    .replace(preload, '')
    .replace(
      entry,
      `<script type="module" src="/assets/boot-${hash}.js" data-entry="${files[0]}" data-files='${JSON.stringify([...new Set(files)])}'></script>`,
    )
    .replace('</head>', `${links}\n  </head>`)
    .replace(root, () => `<div id="prerendered">${markup}</div><div id="root"></div>`),
);
process.stdout.write(`prerendered ${Math.round(markup.length / 1000)} kB of the home page\n`);
// The data cache that was rendered with keeps timers; there is nothing left to wait for.
process.exit(0);
