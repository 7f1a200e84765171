// Layers and house rules; those that need types are oxlint's (.oxlintrc.json), whose checker takes a tenth of the time.
// The lists of features are read from the folders, so a new one is covered at once.
import { readdirSync } from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const features = readdirSync(new URL('./src/features', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const noParents = {
  group: ['../*', '../**'],
  message: 'Reach other folders through @/, so that the layer rules can see the import.',
};

/** Forbids the named layers to the files of one layer. */
const layer = (files, forbidden, message) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          noParents,
          { group: forbidden.flatMap((name) => [`@/${name}/*`, `@/${name}/**/*`]), message },
        ],
      },
    ],
  },
});

/** A feature sees of another feature only api.ts, rules.ts, store.ts, hooks.ts, actions.ts and text.ts. */
const featureLayer = (name) => {
  const others = features.filter((other) => other !== name).join('|');
  const patterns = [
    noParents,
    {
      group: ['@/pages/**', '@/app/**'],
      message: 'Features know no page, no router and no provider.',
    },
  ];
  if (others !== '') {
    patterns.push({
      regex: `^@/features/(${others})/(?!(api|rules|store|hooks|actions|text)$)`,
      message: 'Use the other feature through its api, rules, store, hooks, actions or text file.',
    });
  }
  return {
    files: [`src/features/${name}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
};

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only; default exports belong to lazy pages.',
};

const noWordsInJsx = {
  // A word of five letters, or two words; units and key caps may stay.
  selector: 'JSXText[value=/[A-Za-z]{5,}|[A-Za-z]{2,} [A-Za-z]{2,}/]',
  message: 'Words stand in the text.ts of the folder.',
};

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'public', 'src/api/schema.ts', '*.config.js', 'scripts'] },
  ...tseslint.configs.strict,
  {
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', noDefaultExport],
      'no-restricted-imports': ['error', { patterns: [noParents] }],
      'max-lines': ['error', { max: 400 }],
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 120 }],
    },
  },
  layer(
    ['src/facts/**/*.{ts,tsx}'],
    ['platform', 'ui', 'api', 'features', 'pages', 'app'],
    'facts know nothing above them.',
  ),
  layer(
    ['src/ui/**/*.{ts,tsx}'],
    ['api', 'features', 'pages', 'app'],
    'The design system knows no router, data or page.',
  ),
  layer(
    ['src/platform/**/*.{ts,tsx}'],
    ['api', 'features', 'pages', 'app', 'ui'],
    'platform knows only the browser.',
  ),
  layer(
    ['src/api/**/*.{ts,tsx}'],
    ['features', 'pages', 'app', 'ui'],
    'api knows neither features nor screens.',
  ),
  layer(
    ['src/pages/**/*.{ts,tsx}'],
    ['app'],
    'Pages are mounted by the router, not the other way round.',
  ),
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noDefaultExport,
        {
          selector: 'ImportDeclaration[source.value=/^react-router/]',
          message: 'The design system knows no router.',
        },
      ],
    },
  },
  ...features.map(featureLayer),
  {
    files: ['src/features/**/*.tsx', 'src/app/**/*.tsx'],
    ignores: ['src/app/Toasts.tsx', 'src/features/shell/palette/Palette.tsx'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noWordsInJsx] },
  },
  {
    files: ['src/pages/**/*.tsx', 'src/features/shell/palette/Palette.tsx'],
    rules: { 'no-restricted-syntax': ['error', noWordsInJsx] },
  },
  { files: ['src/platform/log.ts'], rules: { 'no-console': 'off' } },
  {
    // The sample of the workspace is a program, not words.
    files: [
      'src/app/Toasts.tsx',
      'src/pages/home/WorkspaceSample.tsx',
      'src/**/*.test.tsx',
      'vite.config.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 600 }], 'max-lines-per-function': 'off' },
  },
  { files: ['vite.config.ts'], rules: { 'no-restricted-imports': 'off' } },
);
