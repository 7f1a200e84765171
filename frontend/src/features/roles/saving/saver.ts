import { ApiError, hasCode, isOffline } from '@/api/errors';
import type { Role, RoleForm } from '@/api/words';
import { changedFields, withoutRefused } from '@/features/roles/rules';
import type { SaveStatus } from '@/ui/SaveState';

/** How long nobody types before a draft is saved. Source: decisions.md. */
export const PAUSE_MS = 2000;
const AGAIN_MS = 10_000;

export type Trouble = { kind: 'conflict'; theirs: Role } | { kind: 'refused'; error: unknown };

export type SaverState = {
  form: RoleForm;
  /** As the server has it. */
  role: Role;
  status: SaveStatus;
  trouble: Trouble | null;
};

export type SaverCalls = {
  save: (role: Role, form: RoleForm) => Promise<Role>;
  read: (id: string) => Promise<Role>;
  /** Keeps what the server does not have yet in this browser; null: it has everything. */
  keep: (id: string, form: RoleForm | null) => void;
};

/**
 * A role and its way to the server: saved after a pause, one call at a time, kept here until it is there.
 * Where somebody else was faster, it stops and asks.
 */
export class RoleSaver {
  #state: SaverState;
  #calls: SaverCalls;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #saved: RoleForm;

  constructor(role: Role, calls: SaverCalls) {
    this.#calls = calls;
    this.#saved = role.form;
    this.#state = { form: role.form, role, status: 'saved', trouble: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SaverState => this.#state;

  #set(parts: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...parts };
    for (const listener of this.#listeners) listener();
  }

  isSaved(): boolean {
    return this.#state.form === this.#saved;
  }

  change(parts: Partial<RoleForm>): void {
    const form = { ...this.#state.form, ...parts };
    this.#set({ form, status: this.#state.status === 'offline' ? 'offline' : 'dirty' });
    this.#calls.keep(this.#state.role.id, form);
    this.#later(PAUSE_MS);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  /** Saves at once what is not saved. Answers whether the server now has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#running !== null) await this.#running;
    if (this.isSaved()) return true;
    if (this.#state.trouble?.kind === 'conflict') return false;
    this.#running = this.#save().finally(() => (this.#running = null));
    await this.#running;
    return this.isSaved();
  }

  async #save(): Promise<void> {
    const { form, role } = this.#state;
    this.#set({ status: 'saving' });
    try {
      const saved = await this.#calls.save(role, form);
      this.#saved = form;
      const done = this.isSaved();
      this.#set({ role: saved, trouble: null, status: done ? 'saved' : 'dirty' });
      this.#calls.keep(saved.id, done ? null : this.#state.form);
      if (!done) this.#later(PAUSE_MS);
    } catch (error) {
      await this.#failed(await this.#saveRest(form, error));
    }
  }

  /** Saves the fields that the server did not refuse; what it refused stays here, with why. Answers what went wrong. */
  async #saveRest(form: RoleForm, refusal: unknown): Promise<unknown> {
    const { role } = this.#state;
    const rest = withoutRefused(form, role.form, refusal);
    if (rest === null || changedFields(rest, role.form).length === 0) return refusal;
    try {
      this.#set({ role: await this.#calls.save(role, rest) });
      return refusal;
    } catch (error) {
      return error instanceof ApiError && error.fields.length > 0 ? refusal : error;
    }
  }

  async #failed(error: unknown): Promise<void> {
    if (hasCode(error, 'stale_version')) {
      const theirs = await this.#calls.read(this.#state.role.id).catch(() => null);
      if (theirs !== null) {
        this.#set({ status: 'dirty', trouble: { kind: 'conflict', theirs } });
        return;
      }
    }
    if (isOffline(error) || (error instanceof ApiError && error.status >= 500)) {
      this.#set({ status: 'offline' });
      this.#later(AGAIN_MS);
    } else {
      this.#set({ status: 'dirty', trouble: { kind: 'refused', error } });
    }
  }

  /** After a conflict: go on with their version, or put what is here over it. */
  resolve(whose: 'mine' | 'theirs'): void {
    const { trouble } = this.#state;
    if (trouble?.kind !== 'conflict') return;
    const { theirs } = trouble;
    if (whose === 'mine') {
      this.#set({ role: theirs, trouble: null });
      void this.flush();
      return;
    }
    clearTimeout(this.#timer);
    this.#saved = theirs.form;
    this.#set({ role: theirs, form: theirs.form, status: 'saved', trouble: null });
    this.#calls.keep(theirs.id, null);
  }
}
