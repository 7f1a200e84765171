import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where the development server sends API calls; `cargo xtask up` listens here by default. */
const API = process.env['ASSAY_API'] ?? 'http://127.0.0.1:8080';

/** The guides, which are pages for readers of the repository too. */
const GUIDE = fileURLToPath(new URL('../docs/guide', import.meta.url));
/** What the guides show. */
const PICTURES = fileURLToPath(new URL('../docs/pictures', import.meta.url));

const TESTS = 'src/**/*.test.{ts,tsx}';

/**
 * Test files that replace modules, or say `// Alone` because they count on one that nothing has used
 * yet. Each of them gets modules and a document of its own; the others share theirs, which takes a
 * fifth of the time.
 */
const alone = readdirSync(new URL('./src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `src/${name}`)
  .filter((name) =>
    /^\/\/ Alone|\bvi\.(mock|doMock|resetModules)\(/m.test(
      readFileSync(new URL(name, import.meta.url), 'utf8'),
    ),
  );

/**
 * What many pages share comes in few files: a request costs server and browser more than the kilobyte it fetches. What
 * every page loads is two files and the entry, what a quarter of all pages need is one, icons are one. The name of a
 * page's title is left to the home page, which needs nothing else of those. Everything else is split by who uses it.
 */
const groups = [
  { name: 'vendor', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 4 },
  { name: 'base', tags: ['$initial' as const], priority: 3 },
  { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 4, priority: 2 },
  { name: 'common', test: /^(?!.*[\\/]page-title)/, minShareCount: 40, priority: 1 },
];

/** Puts scripts/first-theme.js ahead of the styles, as a file that a browser keeps; the policy allows none in the page. */
function firstTheme(): Plugin {
  const source = readFileSync(new URL('./scripts/first-theme.js', import.meta.url), 'utf8');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const fileName = `assets/first-theme-${hash}.js`;
  let built = false;
  return {
    name: 'first-theme',
    configResolved({ command }) {
      built = command === 'build';
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const script = built
          ? `<script src="/${fileName}"></script>`
          : `<script>${source}</script>`;
        return html.replace('<title>', () => `${script}\n    <title>`);
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), firstTheme()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      '@guide': GUIDE,
      '@pictures': PICTURES,
    },
  },
  server: {
    port: 5173,
    fs: { allow: ['.', GUIDE, PICTURES] },
    proxy: { '/api': { target: API, ws: true } },
  },
  preview: { port: 4173, proxy: { '/api': { target: API, ws: true } } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    sourcemap: false,
    // The content security policy allows no inline script and no data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/test-setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // CI runs these beside a build, on a machine that others share.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A request that outlives the last test of all may still log.
    disableConsoleIntercept: true,
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        test: { name: 'together', include: [TESTS], exclude: alone, isolate: false },
      },
    ],
  },
});
