/** Where the cursor was in each text, so that a reload does not lose the place. */

const name = (documentKey: string) => `assay.cursor.${documentKey}`;

export function keepCursor(documentKey: string, offset: number): void {
  try {
    sessionStorage.setItem(name(documentKey), String(offset));
  } catch {
    // Without storage only the place is lost.
  }
}

/** The kept place, or the start of the text. */
export function cursorOffset(documentKey: string): number {
  try {
    const offset = Number(sessionStorage.getItem(name(documentKey)) ?? '0');
    return Number.isInteger(offset) && offset > 0 ? offset : 0;
  } catch {
    return 0;
  }
}
