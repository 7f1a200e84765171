/** Language packs, each fetched only when a text in that language is opened. */
import type { Extension } from '@codemirror/state';

const PACKS: Record<string, () => Promise<Extension>> = {
  python: async () => (await import('@codemirror/lang-python')).python(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
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
