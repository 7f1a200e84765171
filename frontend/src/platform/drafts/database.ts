/** The texts of drafts in this browser's own database. Each has an owner, and is read for that owner alone. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

const [NAME, TEXTS] = ['assay.drafts', 'texts'] as const;

type KeptText = { owner: string; name: string; value: string };

interface Drafts extends DBSchema {
  texts: { key: [string, string]; value: KeptText };
}

/** What names begin with whose texts are files of problems that are being written. */
export const OF_PROBLEMS = 'problem ';

/** Who is signed out. */
export const NOBODY = 'nobody';

/** What changes: a text by its name, or null where it goes. */
export type Changes = ReadonlyMap<string, string | null>;

let opening: Promise<IDBPDatabase<Drafts>> | null = null;

/** Opened once. Where the browser closes it or refuses it, it is opened again the next time. */
function database(): Promise<IDBPDatabase<Drafts>> {
  opening ??= openDB<Drafts>(NAME, 1, {
    upgrade: (db) => void db.createObjectStore(TEXTS, { keyPath: ['owner', 'name'] }),
    terminated: () => (opening = null),
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** All that is kept of an owner. */
const ownedBy = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

export async function textsOf(owner: string): Promise<Map<string, string>> {
  const rows = await (await database()).getAll(TEXTS, ownedBy(owner));
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Writes all of them or none. */
export async function writeTexts(owner: string, changes: Changes): Promise<void> {
  const act = (await database()).transaction(TEXTS, 'readwrite');
  const done = [...changes].map(([name, value]) =>
    value === null
      ? act.store.delete([owner, name])
      : act.store.put({ owner, name, value }).then(() => undefined),
  );
  // A page that is being closed does not come to the answers; without them the browser would take it all back.
  act.commit();
  await Promise.all([...done, act.done]);
}

/** Removes what is kept of an owner, but for what `stays`. */
export async function forgetTexts(
  owner: string,
  stays: (value: string) => boolean = () => false,
): Promise<void> {
  const gone = [...(await textsOf(owner))].filter(([, value]) => !stays(value));
  if (gone.length > 0) await writeTexts(owner, new Map(gone.map(([name]) => [name, null])));
}
