/** Which column of a table holds what, by its name. Pure. */

export type Column = 'email' | 'name' | 'accommodation';
/** Which cell of a row is what; null where there is none. */
export type Columns = Record<Column, number | null>;

/** Letters only, so that “Extra_time (%)” is “extratime”; the first of a list that is found counts. */
const NAMES: Record<Column, readonly RegExp[]> = {
  email: [
    /^(e?mail|e?mailaddress|e?mailadresse|candidatee?mail|primarye?mail)$/u,
    /^address$/u,
    /^(?!.*(second|alternat|other|manager|recruiter)).*e?mail/u,
  ],
  name: [
    /^(name|fullname|candidate|candidatename|displayname)$/u,
    /^(firstname|givenname)$/u,
    /^(?!.*(last|family|sur|user|nick|company|school|file|manager)).*name/u,
  ],
  accommodation: [
    /^ac+om+odation(s|percent|percentage|inpercent)?$/u,
    /^(extra|additional)time(percent|percentage|inpercent)?$/u,
    /ac+om+odation|(extra|additional)time/u,
  ],
};

/** The columns that a header names in words we know; the addresses must be among them. */
export function columnsOf(header: readonly string[]): Columns | null {
  const names = header.map((cell) => cell.toLowerCase().replace(/[^\p{L}]/gu, ''));
  const find = (column: Column) => {
    for (const pattern of NAMES[column]) {
      const at = names.findIndex((name) => pattern.test(name));
      if (at !== -1) return at;
    }
    return null;
  };
  const columns = {
    email: find('email'),
    name: find('name'),
    accommodation: find('accommodation'),
  };
  return columns.email === null ? null : columns;
}

/** How many of its columns a header names. */
export const namedIn = (header: readonly string[]): number =>
  Object.values(columnsOf(header) ?? {}).filter((at) => at !== null).length;
