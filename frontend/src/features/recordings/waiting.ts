/** Batches that wait to be sent: in the browser's own database where it has one, else in this tab. */
import { logError } from '@/platform/log';

import { bytesOf, type Head, MAX_WAITING, type Sealed } from './rules';

export type Waiting = {
  /** How far the recording of a task has come here; null where this browser has none of it. */
  readonly head: (attemptId: string, taskId: string) => Promise<Head | null>;
  /** Keeps a batch; answers false where there is no room. */
  readonly put: (batch: Sealed) => Promise<boolean>;
  /** The batches of an attempt in the order in which they are sent. */
  readonly all: (attemptId: string) => Promise<Sealed[]>;
  readonly sent: (batch: Sealed) => Promise<void>;
  /** Forgets a task: its batches and how far it has come. */
  readonly forget: (attemptId: string, taskId: string) => Promise<void>;
};

const inOrder = (a: Sealed, b: Sealed) =>
  a.taskId < b.taskId ? -1 : a.taskId > b.taskId ? 1 : a.number - b.number;

/** Kept in this tab only. */
export class WaitingHere implements Waiting {
  readonly #most: number;
  #batches: Sealed[] = [];
  readonly #heads = new Map<string, Head>();

  constructor(most = MAX_WAITING) {
    this.#most = most;
  }

  readonly head = (attemptId: string, taskId: string) =>
    Promise.resolve(this.#heads.get(`${attemptId} ${taskId}`) ?? null);

  readonly put = (batch: Sealed) => {
    const size = this.#batches.reduce((sum, one) => sum + bytesOf(one.payload), 0);
    if (size + bytesOf(batch.payload) > this.#most) return Promise.resolve(false);
    this.#batches.push(batch);
    this.#heads.set(`${batch.attemptId} ${batch.taskId}`, batch.head);
    return Promise.resolve(true);
  };

  readonly all = (attemptId: string) =>
    Promise.resolve(this.#batches.filter((one) => one.attemptId === attemptId).sort(inOrder));

  readonly sent = (batch: Sealed) => {
    this.#batches = this.#batches.filter(
      (one) => one.taskId !== batch.taskId || one.number !== batch.number,
    );
    return Promise.resolve();
  };

  readonly forget = (attemptId: string, taskId: string) => {
    this.#batches = this.#batches.filter((one) => one.taskId !== taskId);
    this.#heads.delete(`${attemptId} ${taskId}`);
    return Promise.resolve();
  };
}

const [NAME, BATCHES, HEADS] = ['assay.recordings', 'batches', 'heads'];

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(BATCHES, { keyPath: ['attemptId', 'taskId', 'number'] });
    request.result.createObjectStore(HEADS);
  };
  return done(request);
}

/** Kept by the browser, so that a reload without a network loses nothing. */
class WaitingInBrowser implements Waiting {
  readonly #db: IDBDatabase;
  #size = 0;

  constructor(db: IDBDatabase) {
    this.#db = db;
  }

  #store(name: string, mode: IDBTransactionMode) {
    return this.#db.transaction(name, mode).objectStore(name);
  }

  /** Counts what waits from before, of any attempt. */
  async measure(): Promise<void> {
    const all = await done<unknown[]>(this.#store(BATCHES, 'readonly').getAll());
    this.#size = (all as Sealed[]).reduce((sum, batch) => sum + bytesOf(batch.payload), 0);
  }

  readonly head = async (attemptId: string, taskId: string) => {
    const found: unknown = await done(this.#store(HEADS, 'readonly').get([attemptId, taskId]));
    return (found as Head | undefined) ?? null;
  };

  readonly put = async (batch: Sealed) => {
    const size = bytesOf(batch.payload);
    if (this.#size + size > MAX_WAITING) return false;
    const both = this.#db.transaction([BATCHES, HEADS], 'readwrite');
    const kept = done(both.objectStore(BATCHES).put(batch));
    await done(both.objectStore(HEADS).put(batch.head, [batch.attemptId, batch.taskId]));
    await kept;
    this.#size += size;
    return true;
  };

  readonly all = async (attemptId: string) => {
    const range = IDBKeyRange.bound([attemptId], [attemptId, []]);
    return (await done<unknown[]>(this.#store(BATCHES, 'readonly').getAll(range))) as Sealed[];
  };

  readonly sent = async (batch: Sealed) => {
    const key = [batch.attemptId, batch.taskId, batch.number];
    await done(this.#store(BATCHES, 'readwrite').delete(key));
    this.#size = Math.max(0, this.#size - bytesOf(batch.payload));
  };

  readonly forget = async (attemptId: string, taskId: string) => {
    for (const batch of await this.all(attemptId)) {
      if (batch.taskId === taskId) await this.sent(batch);
    }
    await done(this.#store(HEADS, 'readwrite').delete([attemptId, taskId]));
  };
}

/** Opens the browser's database; without one, batches wait in this tab. */
export async function openWaiting(): Promise<Waiting> {
  try {
    const db = await openDatabase();
    const waiting = new WaitingInBrowser(db);
    await waiting.measure();
    return waiting;
  } catch (error) {
    logError('recordings wait in this tab only', error);
    return new WaitingHere();
  }
}
