import type { Extension } from '@codemirror/state';

/** Type warnings for a language that has them; nothing for the others, or where their file cannot be fetched. */
export async function loadTypeWarnings(language: string): Promise<Extension> {
  if (language !== 'typescript') return [];
  try {
    return (await import('./warnings')).typeWarnings();
  } catch {
    return [];
  }
}
