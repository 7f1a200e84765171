/** Language packs, each fetched only when a text in that language is opened. */
import type { Extension } from '@codemirror/state';

const PACKS: Record<string, () => Promise<Extension>> = {
  python: async () => (await import('@codemirror/lang-python')).python(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  typescript: async () =>
    (await import('@codemirror/lang-javascript')).javascript({ typescript: true }),
  rust: async () => (await import('@codemirror/lang-rust')).rust(),
  go: async () => (await import('@codemirror/lang-go')).go(),
  java: async () => (await import('@codemirror/lang-java')).java(),
  sql: async () => {
    const { sql, SQLite } = await import('@codemirror/lang-sql');
    return sql({ dialect: SQLite });
  },
  c: async () => (await import('@codemirror/lang-cpp')).cpp(),
  cpp: async () => (await import('@codemirror/lang-cpp')).cpp(),
};

/** Answers no extension for a language without a pack, or when the pack cannot be fetched: plain text still works. */
export async function loadLanguage(id: string): Promise<Extension> {
  try {
    return (await PACKS[id]?.()) ?? [];
  } catch {
    return [];
  }
}
