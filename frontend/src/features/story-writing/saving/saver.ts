import { ApiError, hasCode, isOffline } from '@/api/errors';
import type { OwnStory, StoryForm } from '@/features/story-writing/draft';
import type { SaveStatus } from '@/ui/SaveState';
import { changedPaths } from '@/features/story-writing/form';

/** How long nobody types before a draft is saved. Source: decisions.md. */
export const PAUSE_MS = 2000;
const AGAIN_MS = 10_000;

export type Trouble =
  | { kind: 'conflict'; theirs: OwnStory }
  | { kind: 'duplicate'; id: string | null }
  | { kind: 'refused'; error: unknown };

export type DraftState = {
  form: StoryForm;
  /** Null until the server has the draft. */
  own: OwnStory | null;
  /** Filled fields that the person has confirmed or rewritten here. */
  confirmed: readonly string[];
  status: SaveStatus;
  trouble: Trouble | null;
};

export type SaverCalls = {
  create: (form: StoryForm) => Promise<OwnStory>;
  save: (own: OwnStory, form: StoryForm, confirmed: readonly string[]) => Promise<OwnStory>;
  read: (id: string) => Promise<OwnStory>;
  /** Keeps what the server does not have yet in this browser; null: it has everything. */
  keep: (id: string | null, form: StoryForm | null) => void;
};

/** Which interview a story is about. */
const interviewOf = ({ company_name, position, year }: StoryForm): string =>
  JSON.stringify([company_name.trim(), position.trim(), year]);

/**
 * A draft and its way to the server: saved after a pause, one call at a time, kept here until it is there.
 * Where another window was faster, it stops and asks.
 */
export class DraftSaver {
  #state: DraftState;
  #calls: SaverCalls;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #saved: StoryForm;
  #savedConfirmed: readonly string[];
  /** Company, role and year that another story has. */
  #taken: string | null = null;

  constructor(own: OwnStory | null, form: StoryForm, calls: SaverCalls) {
    this.#calls = calls;
    this.#saved = own?.form ?? form;
    this.#savedConfirmed = own?.confirmed ?? [];
    this.#state = {
      form,
      own,
      confirmed: this.#savedConfirmed,
      status: 'saved',
      trouble: null,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): DraftState => this.#state;

  #set(parts: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...parts };
    for (const listener of this.#listeners) listener();
  }

  /** Whether the server has everything that was typed here. */
  isSaved(): boolean {
    return this.#state.form === this.#saved && this.#state.confirmed === this.#savedConfirmed;
  }

  /** Takes what was typed. A filled field that is rewritten counts as confirmed. */
  change(form: StoryForm): void {
    const { own, confirmed, form: before } = this.#state;
    const touched = changedPaths(before, form).filter(
      (path) => own?.machine_filled.includes(path) === true && !confirmed.includes(path),
    );
    const now = touched.length === 0 ? confirmed : [...confirmed, ...touched];
    this.#changed({ form, confirmed: now });
  }

  confirm(path: string): void {
    const { confirmed } = this.#state;
    if (!confirmed.includes(path)) this.#changed({ confirmed: [...confirmed, path] });
  }

  #changed(parts: Pick<Partial<DraftState>, 'form' | 'confirmed'>): void {
    this.#set({ ...parts, status: this.#state.status === 'offline' ? 'offline' : 'dirty' });
    if (this.#state.trouble?.kind === 'duplicate' && !this.#isTaken()) this.#set({ trouble: null });
    this.#calls.keep(this.#state.own?.id ?? null, this.#state.form);
    this.#later(PAUSE_MS);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  /** Whether the server would refuse it again as another story's interview. */
  #isTaken(): boolean {
    return this.#taken !== null && this.#taken === interviewOf(this.#state.form);
  }

  /** Saves at once what is not saved. Answers whether the server now has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#running !== null) await this.#running;
    // A form in which nobody has typed makes no draft.
    if (this.isSaved()) return this.#state.own !== null;
    if (this.#state.trouble?.kind === 'conflict' || this.#isTaken()) return false;
    this.#running = this.#save().finally(() => (this.#running = null));
    await this.#running;
    return this.#state.own !== null && this.isSaved();
  }

  async #save(): Promise<void> {
    const { form, own, confirmed } = this.#state;
    this.#set({ status: 'saving' });
    try {
      const saved =
        own === null
          ? await this.#calls.create(form)
          : await this.#calls.save(own, form, confirmed);
      this.#saved = form;
      this.#savedConfirmed = confirmed;
      this.#taken = null;
      if (own === null) this.#calls.keep(null, null);
      const done = this.isSaved();
      this.#set({ own: saved, trouble: null, status: done ? 'saved' : 'dirty' });
      this.#calls.keep(saved.id, done ? null : this.#state.form);
      if (!done) this.#later(PAUSE_MS);
    } catch (error) {
      await this.#failed(error, form);
    }
  }

  async #failed(error: unknown, form: StoryForm): Promise<void> {
    const { own } = this.#state;
    if (own !== null && hasCode(error, 'stale_version')) {
      const theirs = await this.#calls.read(own.id).catch(() => null);
      if (theirs !== null) {
        this.#set({ status: 'dirty', trouble: { kind: 'conflict', theirs } });
        return;
      }
    }
    if (hasCode(error, 'duplicate_interview')) {
      const id = error.fields.find((named) => named.field === 'interview_id')?.detail ?? null;
      this.#taken = interviewOf(form);
      this.#set({ status: 'dirty', trouble: { kind: 'duplicate', id } });
      return;
    }
    const mayPass = isOffline(error) || (error instanceof ApiError && error.status >= 500);
    if (mayPass) {
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
    if (whose === 'theirs') this.adopt(trouble.theirs);
    else {
      this.#set({ own: trouble.theirs, trouble: null });
      void this.flush();
    }
  }

  /** Takes a version that the server has just given, in place of what is here. */
  adopt(own: OwnStory): void {
    clearTimeout(this.#timer);
    this.#saved = own.form;
    this.#savedConfirmed = own.confirmed;
    this.#set({ own, form: own.form, confirmed: own.confirmed, status: 'saved', trouble: null });
    this.#calls.keep(own.id, null);
  }

  /** Ends the waiting; what is not saved stays kept in this browser. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
