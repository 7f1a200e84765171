/**
 * People in a line as they are typed, or pasted out of a mail program or a spreadsheet: addresses, names before
 * or beside them, separators of every program. What can be read in two ways is not read at all.
 */

export type Mailbox = { readonly address: string; readonly name: string | null };

/** `texts` are the cells without an address, in their order; `before` of them stand before the first address. */
export type Line = {
  readonly mailboxes: readonly Mailbox[];
  readonly texts: readonly string[];
  readonly before: number;
  /** Whether somebody has to say who is called what. */
  readonly unclear: boolean;
};

type Atom = { readonly kind: 'text' | 'quoted' | 'angle' | 'separator'; readonly value: string };

/** The strongest first: where one of them divides a line, those after it are part of what it divides. */
const SEPARATORS = [';', '\t', ','] as const;
const ADDRESS = /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+$/u;
const HEADS = /^\s*(?:to|cc|bcc|an|von|from)\s*:\s+/iu;

/** Whether it looks like one address and nothing else; the server has the last word. */
export const isAddress = (text: string): boolean => ADDRESS.test(text);

/** Separators and angle brackets count outside quotes only. */
function atomsOf(line: string): Atom[] {
  const pattern = /"((?:[^"]|"")*)"|<([^<>]*)>|([;\t,])|([^";\t,<]+|.)/gsu;
  return [...line.matchAll(pattern)].map(([all, quoted, angle, separator]) => {
    if (quoted !== undefined) return { kind: 'quoted', value: quoted.replaceAll('""', '"') };
    if (angle !== undefined) return { kind: 'angle', value: angle };
    return { kind: separator === undefined ? 'text' : 'separator', value: all };
  });
}

function divide(atoms: readonly Atom[], separator: string): Atom[][] {
  const parts: Atom[][] = [[]];
  for (const atom of atoms) {
    if (atom.kind === 'separator' && atom.value === separator) parts.push([]);
    else parts.at(-1)?.push(atom);
  }
  return parts.filter((part) => part.some(({ value }) => value.trim() !== ''));
}

const bare = (word: string): string =>
  word.replace(/^mailto:/iu, '').replace(/^[('[]+|[)'\].:]+$/gu, '');

/** The words of unquoted text; a quoted text is one word. */
const wordsOf = (atoms: readonly Atom[]): string[] =>
  atoms.flatMap(({ kind, value }) =>
    kind === 'quoted' ? [value.trim()] : value.split(/\s+/u).filter((word) => word !== ''),
  );

const addressIn = (word: string): string | null => (isAddress(bare(word)) ? bare(word) : null);

const joined = (atoms: readonly Atom[]): string =>
  atoms
    .map(({ value }) => value)
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();

/** What is left of a name: without brackets, quotes and separators around it; null where it is an address itself. */
function nameOf(atoms: readonly Atom[], address: string): string | null | undefined {
  const name = joined(atoms).replace(/^[\s,;'"()]+|[\s,;'"()]+$/gu, '');
  if (name === '' || name.toLowerCase() === address.toLowerCase()) return null;
  return name.includes('@') ? undefined : name;
}

const NOTHING: Line = { mailboxes: [], texts: [], before: 0, unclear: false };
const only = (mailbox: Mailbox): Line => ({ ...NOTHING, mailboxes: [mailbox] });

/** “Ada <ada@x>”, “Ada <ada@x> Ben <ben@y>”: each name stands before its address. */
function angled(atoms: readonly Atom[]): Line {
  const mailboxes: Mailbox[] = [];
  let unclear = false;
  let name: Atom[] = [];
  for (const atom of atoms) {
    if (atom.kind !== 'angle') {
      name.push(atom);
      continue;
    }
    const address = bare(atom.value.trim());
    const found = nameOf(name, address);
    unclear ||= found === undefined;
    mailboxes.push({ address, name: found ?? null });
    name = [];
  }
  const rest = nameOf(name, '');
  const [single] = mailboxes;
  if (rest === null || single === undefined) return { ...NOTHING, mailboxes, unclear };
  // “<ada@x> Ada”; behind several addresses a name could be of any.
  if (mailboxes.length === 1 && single.name === null && rest !== undefined)
    return only({ address: single.address, name: rest });
  return { ...NOTHING, mailboxes, unclear: true };
}

/** “Ada ada@x”, “ada@x Ada”, “ada@x ben@y”, or a text without an address. */
function worded(atoms: readonly Atom[]): Line {
  const words = wordsOf(atoms);
  const found = words.flatMap((word) => addressIn(word) ?? []);
  const [first] = found;
  if (first === undefined) return { ...NOTHING, texts: [joined(atoms)] };
  const others = words.filter((word) => addressIn(word) === null && /[\p{L}\p{N}@]/u.test(word));
  if (found.length > 1)
    return {
      ...NOTHING,
      mailboxes: found.map((address) => ({ address, name: null })),
      unclear: others.length > 0,
    };
  const name = nameOf([{ kind: 'text', value: others.join(' ') }], first);
  return { ...only({ address: first, name: name ?? null }), unclear: name === undefined };
}

const hasAddress = (atoms: readonly Atom[]): boolean =>
  atoms.some(({ kind }) => kind === 'angle') ||
  wordsOf(atoms).some((word) => addressIn(word) !== null);

function together(cells: readonly Line[]): Line {
  const first = cells.findIndex(({ mailboxes }) => mailboxes.length > 0);
  return {
    mailboxes: cells.flatMap(({ mailboxes }) => mailboxes),
    texts: cells.flatMap(({ texts }) => texts),
    before: first === -1 ? 0 : cells.slice(0, first).flatMap(({ texts }) => texts).length,
    unclear: cells.some(({ unclear }) => unclear),
  };
}

function read(atoms: readonly Atom[], separators: readonly string[]): Line {
  const [separator, ...weaker] = separators;
  if (separator === undefined)
    return atoms.some(({ kind }) => kind === 'angle') ? angled(atoms) : worded(atoms);
  const parts = divide(atoms, separator);
  const [single] = parts;
  if (single === undefined) return NOTHING;
  if (parts.length === 1) return read(single, weaker);
  // A cell beside others may hold commas itself: “Lee, Ann”.
  const apart = parts.every(hasAddress);
  const count = (part: Atom[]) => read(part, weaker).mailboxes.length;
  const cell = (part: Atom[]) => read(part, apart || count(part) > 1 ? weaker : []);
  return together(parts.map((part) => (apart ? named(cell(part)) : cell(part))));
}

/** One person of several: “Lee, Ann <ann@x>”, and “ann@x, Ann”. */
function named(line: Line): Line {
  const [single, ...others] = line.mailboxes;
  if (single === undefined || others.length > 0 || line.texts.length === 0) return line;
  const { address, name } = single;
  if (name !== null && line.before === line.texts.length)
    return only({ address, name: [...line.texts, name].join(', ') });
  const [text = ''] = line.texts;
  return name === null && line.texts.length === 1 && !/^\d/u.test(text)
    ? only({ address, name: text })
    : line;
}

/** Who is in a line, with what else it says. */
export function readLine(line: string): Line {
  const found = read(atomsOf(line.replace(HEADS, '')), SEPARATORS);
  return found.mailboxes.length > 1 && found.texts.length > 0 ? { ...found, unclear: true } : found;
}

/** A person as `readLine` reads them again. */
export function writeMailbox({ address, name }: Mailbox): string {
  if (name === null) return address;
  const quoted = /[",;<>@()\t]/u.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
  return `${quoted} <${address}>`;
}
