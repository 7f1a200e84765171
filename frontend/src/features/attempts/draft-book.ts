/** All drafts of one visit to the workspace: each opened once, then kept while the page lives. */
import type { AttemptTask, LanguageId } from '@/api/types';

import { Autosave, type SaveResult } from './autosave';
import {
  type DraftKey,
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
};

/** One draft that is open: its text lives in the editor, its saving here. */
export type OpenEntry = {
  readonly id: string;
  readonly opened: OpenedDraft;
  readonly autosave: Autosave;
};

export class DraftBook {
  readonly #attemptId: string;
  readonly #ports: DraftPorts;
  readonly #entries = new Map<string, OpenEntry>();
  readonly #listeners = new Set<() => void>();
  #keepsHere = true;

  constructor(attemptId: string, ports: DraftPorts) {
    this.#attemptId = attemptId;
    this.#ports = ports;
  }

  /** Opens a task's draft in a language, or answers the one already open. */
  open(task: AttemptTask, language: LanguageId): OpenEntry {
    const id = `${task.id}.${language}`;
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

  /** Sends everything that is unsent now. */
  async flush(): Promise<void> {
    await Promise.all([...this.#entries.values()].map((entry) => entry.autosave.flush()));
  }

  /** Whether closing the page now would leave text that only this browser has. */
  hasUnsent(): boolean {
    return [...this.#entries.values()].some(
      ({ autosave }) => autosave.hasUnsent && autosave.status !== 'closed',
    );
  }

  /** The attempt ended: nothing is sent any more. */
  close(): void {
    for (const entry of this.#entries.values()) entry.autosave.close();
  }

  #start(id: string, task: AttemptTask, language: LanguageId): OpenEntry {
    const { storage, now, send } = this.#ports;
    const key = { attemptId: this.#attemptId, taskId: task.id, language };
    const draft = task.drafts.find((one) => one.language === language) ?? null;
    const server = draft === null ? null : { ...draft, savedAt: draft.saved_at };
    const opened = openDraft(loadLocalDraft(storage, key), server, task.templates[language] ?? '');
    const autosave = new Autosave(opened, {
      send: (source, revision) => send(key, source, revision),
      keep: (source, baseRevision, synced) => {
        const draft = { source, baseRevision, editedAt: now(), synced };
        this.#noteKept(saveLocalDraft(storage, key, draft));
      },
      onStatus: () => this.#tell(),
    });
    return { id, opened, autosave };
  }

  #noteKept(kept: boolean): void {
    if (kept === this.#keepsHere) return;
    this.#keepsHere = kept;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
