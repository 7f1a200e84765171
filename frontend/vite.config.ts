import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Where the development server sends API calls; `cargo xtask up` listens here by default. */
const API = process.env['ASSAY_API'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { port: 5173, proxy: { '/api': { target: API, ws: true } } },
  preview: { port: 4173, proxy: { '/api': { target: API, ws: true } } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    sourcemap: false,
    // The content security policy allows no inline script and no data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test-setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
