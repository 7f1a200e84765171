/** How this person likes the editor; kept in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const FONT_SIZES = { least: 12, most: 24 } as const;

export type EditorKeys = 'standard' | 'vim' | 'emacs';

type Settings = {
  readonly fontSize: number;
  readonly tabSize: 2 | 4;
  readonly wrap: boolean;
  /** Whose keys the editor has. */
  readonly keys: EditorKeys;
  /** For screen readers: the browser's own cursor, no brackets typed by themselves, Tab leaves the editor. */
  readonly screenReader: boolean;
  /** Whether words that are there already are offered while one is typed. */
  readonly suggest: boolean;
  /** Whether type errors are marked where the language has them. */
  readonly types: boolean;
  readonly hideTimer: boolean;
  /** Whether the assistant stands beside the editor, where the assessment has one. */
  readonly assistantOpen: boolean;
  /** Whether the note about keyboards on a phone is still shown. */
  readonly keyboardNote: boolean;
};

type SettingsStore = Settings & { readonly change: (change: Partial<Settings>) => void };

export const useEditorSettings = create<SettingsStore>()(
  persist(
    (set) => ({
      fontSize: 13,
      tabSize: 4,
      wrap: false,
      keys: 'standard',
      screenReader: false,
      suggest: true,
      types: true,
      hideTimer: false,
      assistantOpen: true,
      keyboardNote: true,
      change: (change) => set(change),
    }),
    { name: 'assay.editor' },
  ),
);

/** The line is that of its file, the offset that of the whole text. */
export type Cursor = { readonly line: number; readonly column: number; readonly offset: number };

/** Where the cursor is. Kept beside the page, which would else be drawn again with every key. */
export const useCursor = create<{ readonly cursor: Cursor | null }>()(() => ({ cursor: null }));

/** A font size within 12 to 24 px. */
export function withinFontSizes(size: number): number {
  return Math.min(FONT_SIZES.most, Math.max(FONT_SIZES.least, size));
}
