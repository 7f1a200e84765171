/** All drafts of one visit to the workspace: each opened once, then kept while the page lives. */
import type { AttemptTask, LanguageId } from '@/api/words';

import { templateOf } from '@/features/attempts/rules';
import { Autosave, type SaveResult } from './autosave';
import {
  type DraftKey,
  isFromElsewhere,
  loadLocalDraft,
  type OpenedDraft,
  openDraft,
  saveLocalDraft,
} from './local-drafts';

export type DraftPorts = {
  readonly send: (
    key: DraftKey & { language: LanguageId },
    source: string,
    revision: number,
    /** How long ago the text was last changed. */
    editedMsAgo: number,
  ) => Promise<SaveResult>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The server's time in ms. */
  readonly now: () => number;
  /** False in a tab that only reads: another tab of this browser writes. */
  readonly writes: boolean;
  /** This tab has just taken the attempt over, so that text of another device needs no second take-over. */
  readonly takenOver?: boolean;
};

/** One draft that is open: its text lives in the editor, its saving here. */
export type OpenEntry = {
  readonly id: string;
  readonly task: AttemptTask;
  readonly language: LanguageId;
  readonly opened: OpenedDraft;
  readonly autosave: Autosave;
  /** When its text was last changed, in ms of the server's clock; 0 where it never was. */
  readonly editedAt: () => number;
};

/** What the end of the attempt submits of a task. */
export type LatestCode = { readonly language: LanguageId; readonly source: string };

/** The most that an age can say. */
const OLDEST_MS = 0xffff_ffff;

/** `on_its_way`: it is sent again until it arrives; `refused`: the server does not take it. */
export type Unsent = 'nothing' | 'on_its_way' | 'refused';

const entryId = (task: AttemptTask, language: LanguageId) => `${task.id}.${language}`;

function serverDraft(tasks: readonly AttemptTask[], taskId: string, language: LanguageId) {
  const drafts = tasks.find((task) => task.id === taskId)?.drafts ?? [];
  return drafts.find((draft) => draft.language === language) ?? null;
}

export class DraftBook {
  readonly #attemptId: string;
  readonly #ports: DraftPorts;
  readonly #entries = new Map<string, OpenEntry>();
  readonly #listeners = new Set<() => void>();
  #keepsHere = true;
  #reading: boolean;
  /** Set by a take-over: what another browser wrote before it needs no second one. */
  #takenOver = false;

  constructor(attemptId: string, ports: DraftPorts) {
    this.#attemptId = attemptId;
    this.#ports = ports;
    this.#reading = !ports.writes;
    this.#takenOver = ports.takenOver === true;
  }

  /** Opens a task's draft in a language, or answers the one already open. */
  open(task: AttemptTask, language: LanguageId): OpenEntry {
    const id = entryId(task, language);
    const present = this.#entries.get(id);
    if (present !== undefined) return present;
    const entry = this.#start(id, task, language);
    this.#entries.set(id, entry);
    return entry;
  }

  /** For React: calls back whenever any draft's status changes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether this browser let the last change be kept; false means only the server has it. */
  keepsHere(): boolean {
    return this.#keepsHere;
  }

  /** Sends what an earlier visit could not, of every task, in the order in which it was written. */
  deliver(tasks: readonly AttemptTask[]): void {
    const unsent = tasks.flatMap((task) =>
      task.languages.flatMap((language) => {
        const key = { attemptId: this.#attemptId, taskId: task.id, language };
        const local = loadLocalDraft(this.#ports.storage, key);
        return local === null || local.synced ? [] : [{ task, language, at: local.editedAt }];
      }),
    );
    unsent.sort((a, b) => a.at - b.at);
    for (const { task, language } of unsent) this.open(task, language);
  }

  /**
   * What of a task the end of the attempt submits, as the server chooses: the text changed last that is neither blank
   * nor its template. Null where there is none.
   */
  latest(task: AttemptTask): LatestCode | null {
    let last: (LatestCode & { at: number }) | null = null;
    for (const language of task.languages) {
      const entry = this.#entries.get(entryId(task, language));
      const opened = entry === undefined ? this.#opened(task, language) : null;
      const source = entry?.autosave.source ?? opened?.opened.source ?? '';
      const at = entry?.editedAt() ?? opened?.editedAt ?? 0;
      const text = source.trimEnd();
      const isWork = text !== '' && text !== templateOf(task, language).trimEnd();
      if (isWork && (last === null || at > last.at)) last = { language, source, at };
    }
    return last === null ? null : { language: last.language, source: last.source };
  }

  /** Whether the server does not take the present text of a task. */
  isRefused(task: AttemptTask): boolean {
    return [...this.#entries.values()].some(
      ({ task: { id }, autosave }) =>
        id === task.id &&
        autosave.hasUnsent &&
        !autosave.mayArrive &&
        autosave.status !== 'reading' &&
        autosave.status !== 'closed',
    );
  }

  /** Another tab of this browser writes from now on. */
  read(): void {
    this.#reading = true;
    for (const entry of this.#entries.values()) entry.autosave.read();
  }

  /** Held against what the server has now: a draft that another browser wrote meanwhile can only be read. */
  compare(tasks: readonly AttemptTask[]): void {
    for (const { task, language, autosave } of this.#entries.values()) {
      const draft = serverDraft(tasks, task.id, language);
      if (draft !== null) autosave.compare(draft.revision);
    }
  }

  /** Writing goes on here, on top of what the server has; text that is only here is kept and saved over it. */
  async takeOver(tasks: readonly AttemptTask[]): Promise<void> {
    this.#takenOver = true;
    const stale = [...this.#entries.values()].filter(({ autosave }) => autosave.status === 'stale');
    const saves = stale.map(async ({ task, language, autosave }) => {
      const draft = serverDraft(tasks, task.id, language);
      if (autosave.hasUnsent || draft === null) await autosave.takeOver(draft?.revision ?? 0);
      else autosave.adopt(draft.source, draft.revision);
    });
    await Promise.all(saves);
  }

  /** Sends everything that is unsent now. */
  async flush(): Promise<void> {
    await Promise.all([...this.#entries.values()].map((entry) => entry.autosave.flush()));
  }

  /** Whether closing the page now would leave text that only this browser has. */
  hasUnsent(): boolean {
    return [...this.#entries.values()].some(
      ({ autosave }) =>
        autosave.hasUnsent && autosave.status !== 'closed' && autosave.status !== 'reading',
    );
  }

  /** What of the text here the server lacks. Text of a tab that only reads is the writing tab's to send. */
  unsent(): Unsent {
    const lacking = [...this.#entries.values()].filter(
      ({ autosave }) => autosave.hasUnsent && autosave.status !== 'reading',
    );
    if (lacking.length === 0) return 'nothing';
    return lacking.some(({ autosave }) => autosave.mayArrive) ? 'on_its_way' : 'refused';
  }

  /** The attempt ended: nothing is sent any more. */
  close(): void {
    for (const entry of this.#entries.values()) entry.autosave.close();
  }

  /** The end has moved: drafts that were closed by it are saved again. */
  reopen(): void {
    for (const entry of this.#entries.values()) entry.autosave.reopen();
  }

  #start(id: string, task: AttemptTask, language: LanguageId): OpenEntry {
    const { storage, now, send } = this.#ports;
    const { key, opened, elsewhere, adopted, editedAt: before } = this.#opened(task, language);
    let [kept, editedAt] = [opened.source, before];
    const keep = (source: string, baseRevision: number, synced: boolean) => {
      if (source !== kept) [kept, editedAt] = [source, now()];
      const draft = { source, baseRevision, editedAt, synced };
      const taken = saveLocalDraft(storage, key, draft);
      // Whether what was taken is kept is said later.
      if (!taken) this.noteKept(false);
    };
    // Known here from now on, so that a reload takes it for one's own.
    if (adopted) keep(opened.source, opened.revision, true);
    const autosave = new Autosave(
      { ...opened, elsewhere },
      {
        send: (source, revision) => {
          const age = Math.round(now() - editedAt);
          return send(key, source, revision, Math.min(OLDEST_MS, Math.max(0, age)));
        },
        keep,
        onStatus: () => this.#tell(),
      },
    );
    if (this.#reading) autosave.read();
    return { id, task, language, opened, autosave, editedAt: () => editedAt };
  }

  #opened(task: AttemptTask, language: LanguageId) {
    const key = { attemptId: this.#attemptId, taskId: task.id, language };
    const draft = task.drafts.find((one) => one.language === language) ?? null;
    const server = draft === null ? null : { ...draft, savedAt: draft.saved_at };
    const local = loadLocalDraft(this.#ports.storage, key);
    const opened = openDraft(local, server, templateOf(task, language));
    const foreign = opened.note === 'none' && isFromElsewhere(local, server);
    const adopted = foreign && this.#takenOver && !this.#reading;
    const saved = draft === null ? 0 : Date.parse(draft.edited_at);
    const editedAt = opened.unsent && local !== null ? local.editedAt : saved;
    return { key, opened, elsewhere: foreign && !this.#takenOver, adopted, editedAt };
  }

  /** What became of a change that the browser was given to keep. */
  noteKept(kept: boolean): void {
    if (kept === this.#keepsHere) return;
    this.#keepsHere = kept;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
