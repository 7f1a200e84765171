/** Somebody who can be mentioned. */
export type Colleague = { id: string; name: string };

/** What is being typed after the last `@` before the cursor; null where nobody is being named. */
export function asked(text: string, cursor: number): string | null {
  const found = /(?:^|\s)@([^@\n]{0,40})$/u.exec(text.slice(0, cursor));
  return found?.[1] ?? null;
}

/** The colleagues whose names begin so, at most five. */
export function matching(team: readonly Colleague[], typed: string): readonly Colleague[] {
  const begins = typed.toLowerCase();
  return team.filter(({ name }) => name.toLowerCase().startsWith(begins)).slice(0, 5);
}

/** The text with the name in place of what was typed, and where the cursor goes then. */
export function completed(text: string, cursor: number, name: string): [string, number] {
  const typed = asked(text, cursor) ?? '';
  const before = text.slice(0, cursor - typed.length);
  const after = text.slice(cursor);
  const gap = after.startsWith(' ') ? '' : ' ';
  return [`${before}${name}${gap}${after}`, before.length + name.length + 1];
}

/** Those whom the text names after an `@`: of two names that begin alike, the longer one. */
export function mentioned(text: string, team: readonly Colleague[]): string[] {
  const longest = [...team].sort((a, b) => b.name.length - a.name.length);
  const found = new Set<string>();
  for (const { index } of text.matchAll(/@/gu)) {
    const rest = text.slice(index + 1).toLowerCase();
    const named = longest.find(({ name }) => rest.startsWith(name.toLowerCase()));
    if (named !== undefined) found.add(named.id);
  }
  return [...found];
}
