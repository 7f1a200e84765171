/** The compiler's own declarations of the language up to ES2023, which Node 20 has, by the names of their files. */
const paths = import.meta.glob<string>(
  [
    '/node_modules/typescript/lib/lib.es5.d.ts',
    '/node_modules/typescript/lib/lib.es201[5-9]*.d.ts',
    '/node_modules/typescript/lib/lib.es202[0-3]*.d.ts',
    '/node_modules/typescript/lib/lib.decorators*.d.ts',
    '!**/*.full.d.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const LIBS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(paths).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text]),
);
