/** The keys of other editors, each fetched only by those who want them. */
import type { Extension } from '@codemirror/state';

import type { EditorKeys } from '@/features/workspace/store';

/** Answers no extension for the usual keys, or when others cannot be fetched: typing still works. */
export async function loadKeys(keys: EditorKeys): Promise<Extension> {
  try {
    if (keys === 'vim') return (await import('@replit/codemirror-vim')).vim({ status: true });
    if (keys === 'emacs') return (await import('@replit/codemirror-emacs')).emacs();
    return [];
  } catch {
    return [];
  }
}
