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
};

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
      task.templates.flatMap(({ language }) => {
        const key = { attemptId: this.#attemptId, taskId: task.id, language };
        const local = loadLocalDraft(this.#ports.storage, key);
        return local === null || local.synced ? [] : [{ task, language, at: local.editedAt }];
      }),
    );
    unsent.sort((a, b) => a.at - b.at);
    for (const { task, language } of unsent) this.open(task, language);
  }

  /** A task's present text in a language here, open or not. */
  text(task: AttemptTask, language: LanguageId): string {
    const entry = this.#entries.get(entryId(task, language));
    return entry?.autosave.source ?? this.#opened(task, language).opened.source;
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
    const { key, opened, elsewhere, adopted } = this.#opened(task, language);
    const keep = (source: string, baseRevision: number, synced: boolean) => {
      const draft = { source, baseRevision, editedAt: now(), synced };
      const taken = saveLocalDraft(storage, key, draft);
      // Whether what was taken is kept is said later.
      if (!taken) this.noteKept(false);
    };
    // Known here from now on, so that a reload takes it for one's own.
    if (adopted) keep(opened.source, opened.revision, true);
    const autosave = new Autosave(
      { ...opened, elsewhere },
      {
        send: (source, revision) => send(key, source, revision),
        keep,
        onStatus: () => this.#tell(),
      },
    );
    if (this.#reading) autosave.read();
    return { id, task, language, opened, autosave };
  }

  #opened(task: AttemptTask, language: LanguageId) {
    const key = { attemptId: this.#attemptId, taskId: task.id, language };
    const draft = task.drafts.find((one) => one.language === language) ?? null;
    const server = draft === null ? null : { ...draft, savedAt: draft.saved_at };
    const local = loadLocalDraft(this.#ports.storage, key);
    const opened = openDraft(local, server, templateOf(task, language));
    const foreign = opened.note === 'none' && isFromElsewhere(local, server);
    const adopted = foreign && this.#takenOver && !this.#reading;
    return { key, opened, elsewhere: foreign && !this.#takenOver, adopted };
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
