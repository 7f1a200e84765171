import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Every source file that is not a test, by its path below src/. */
const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'api/schema.ts',
    )
    .map((file) => [file, readFileSync(join('src', file), 'utf8')]),
);

/** The file of an import, or undefined where it is a package or a stylesheet. */
function resolve(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('./')
      ? normalize(join(dirname(from), specifier))
      : undefined;
  return base === undefined
    ? undefined
    : [`${base}.ts`, `${base}.tsx`].find((file) => sources.has(file));
}

/** What a file imports at run time: types cost nothing and may point anywhere. */
function imports(file: string): string[] {
  const text = sources.get(file) ?? '';
  const found = text.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from\s'([^']+)'/gm);
  return [...found]
    .map(([, specifier = '']) => resolve(file, specifier))
    .filter((path) => path !== undefined);
}

function cycleFrom(
  file: string,
  trail: readonly string[],
  done: Set<string>,
): readonly string[] | null {
  if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
  if (done.has(file)) return null;
  for (const next of imports(file)) {
    const cycle = cycleFrom(next, [...trail, file], done);
    if (cycle !== null) return cycle;
  }
  done.add(file);
  return null;
}

const users = (pattern: RegExp): string[] =>
  [...sources].filter(([, text]) => pattern.test(text)).map(([file]) => file);

describe('the sources', () => {
  it('import each other in no circle', () => {
    const done = new Set<string>();
    expect(
      [...sources.keys()].map((file) => cycleFrom(file, [], done)).find((cycle) => cycle !== null),
    ).toBeUndefined();
  });

  it('lie in rooms of at most twelve files', () => {
    const rooms = new Map<string, number>();
    const files = readdirSync('src', { recursive: true, withFileTypes: true });
    for (const { parentPath } of files.filter((entry) => entry.isFile()))
      rooms.set(parentPath, (rooms.get(parentPath) ?? 0) + 1);
    const full = [...rooms].filter(([room, count]) => count > 12 && room !== 'src/ui');
    expect(full).toEqual([]);
  });

  it('use gold only where Assay certifies something', () => {
    const allowed = ['ui/CheckedBadge.tsx', 'ui/Hallmarks.tsx', 'ui/Punch.tsx', 'ui/StreakRow.tsx'];
    expect(
      users(/(?:bg|text|border|from|via|to|ring)-(?:gold-\d|certified)/).filter(
        (file) => !allowed.includes(file),
      ),
    ).toEqual([]);
  });

  it('write colours as numbers only in drawings', () => {
    const drawings = [
      'ui/Punch.tsx',
      'ui/Hallmarks.tsx',
      'pages/home/Touchstone.tsx',
      'pages/home/WorkspaceSample.tsx',
      'features/session/forms/google/GoogleButton.tsx',
      'features/workspace/bar/Mark.tsx',
    ];
    expect(users(/['"[]#[0-9a-f]{6}\b/i).filter((file) => !drawings.includes(file))).toEqual([]);
  });

  it('start no second way to the network', () => {
    const clients = users(/\bfetch\(|new WebSocket\(|from 'axios'|XMLHttpRequest/);
    // A heartbeat outlives its page, which the client's requests do not.
    // dev-mail asks the sign-in emulator, which is not the product's server.
    expect(clients.sort()).toEqual([
      'api/client.ts',
      'api/errors.ts',
      'api/live/heartbeat.ts',
      'api/live/live.ts',
      // The home page's own script reads the settings, which it needs no client for.
      'app/home/untouched.ts',
      'features/dev-mail/api.ts',
      // The check of a device tries what the workspace needs.
      'features/system-check/SystemCheck.tsx',
      // Asks whether the server answers, never what.
      'platform/loading/reach.ts',
      // Reports what nobody waits for: which page is open, what broke.
      'platform/telemetry/beacon.ts',
    ]);
  });
});
