import { useShortcuts } from './shortcuts';

/** What J and K stop at: the link of each row of a page's list; a row without one has `tabIndex={-1}`. */
export const rowMark = { 'data-row': '' } as const;

/** Focuses the row `step` places after the one that has the focus; the first where none has. */
function focusBeside(step: 1 | -1): void {
  const rows = Array.from(document.querySelectorAll<HTMLElement>('[data-row]'));
  const at = rows.findIndex((row) => row === document.activeElement);
  const onward = at === -1 ? 1 : step;
  // A list that is there once for each width has rows that are not shown, and those take no focus.
  for (let next = at + onward; ; next += onward) {
    const row = rows[next];
    if (row === undefined) return;
    row.focus();
    if (document.activeElement === row) return;
  }
}

const keys = { j: () => focusBeside(1), k: () => focusBeside(-1) };

/** J and K move the focus through the marked rows of the page; Enter opens the one that has it. */
export function useRowKeys(): void {
  useShortcuts(keys);
}
