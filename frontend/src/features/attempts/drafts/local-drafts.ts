/** The copy of a draft that stays in this browser: written at each change, before it is sent to the server. */

/** Which text this is: one draft per attempt, task and language. */
export type DraftKey = {
  readonly attemptId: string;
  readonly taskId: string;
  readonly language: string;
};

export type LocalDraft = {
  readonly source: string;
  /** The server revision this text was written on top of; 0 when the server had none. */
  readonly baseRevision: number;
  /** Server time in ms (the page's estimate) of the last change. */
  readonly editedAt: number;
  /** Whether the server has acknowledged exactly this text. */
  readonly synced: boolean;
};

export type ServerDraft = {
  readonly source: string;
  readonly revision: number;
  readonly savedAt: string;
};

/**
 * Whether the server's text was last written by another browser: this one knows each revision that it wrote, and
 * its own text where only the answer to the save was lost.
 */
export function isFromElsewhere(local: LocalDraft | null, server: ServerDraft | null): boolean {
  if (server === null) return false;
  if (local === null) return true;
  return local.baseRevision < server.revision && local.source !== server.source;
}

/** Which text opens in the editor, and what the notice says about the other one. */
export type OpenedDraft = {
  readonly source: string;
  readonly revision: number;
  /** True when the server does not have this text yet, so it must be sent. */
  readonly unsent: boolean;
  readonly note: 'none' | 'unsent_local' | 'local_newer' | 'server_newer';
  /** The text that was not opened, kept so that it can be brought back. */
  readonly other: string | null;
};

/** What the name of each of them begins with. */
export const PREFIX = 'assay.draft';

function storageName(key: DraftKey): string {
  return [PREFIX, key.attemptId, key.taskId, key.language].join('.');
}

/** Answers null for no draft, an unreadable one or a browser that refuses storage. */
export function loadLocalDraft(
  storage: Pick<Storage, 'getItem'>,
  key: DraftKey,
): LocalDraft | null {
  try {
    const text = storage.getItem(storageName(key));
    return text === null ? null : draftOf(text);
  } catch {
    return null;
  }
}

/** Answers false when the browser could not keep it (storage full or switched off). */
export function saveLocalDraft(
  storage: Pick<Storage, 'setItem'>,
  key: DraftKey,
  draft: LocalDraft,
): boolean {
  try {
    storage.setItem(storageName(key), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft; a browser that refuses storage has none. */
export function dropLocalDraft(storage: Pick<Storage, 'removeItem'>, key: DraftKey): void {
  try {
    storage.removeItem(storageName(key));
  } catch {
    // Then it stays, and is opened again.
  }
}

/** The draft in a text that was kept; null where it is none. */
export function draftOf(text: string): LocalDraft | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const draft = value as Partial<Record<keyof LocalDraft, unknown>>;
  if (typeof draft.source !== 'string' || typeof draft.baseRevision !== 'number') return null;
  return {
    source: draft.source,
    baseRevision: draft.baseRevision,
    editedAt: typeof draft.editedAt === 'number' ? draft.editedAt : 0,
    synced: draft.synced === true,
  };
}

/**
 * Chooses what to open. A local text the server never acknowledged is never dropped: it opens when it was
 * written on the server's present revision or is newer; otherwise the server's opens and the local one is
 * offered as the other version.
 */
export function openDraft(
  local: LocalDraft | null,
  server: ServerDraft | null,
  template: string,
): OpenedDraft {
  const revision = server?.revision ?? 0;
  const serverText = server?.source ?? template;
  const fromServer = {
    source: serverText,
    revision,
    unsent: false,
    note: 'none',
    other: null,
  } as const;
  if (local === null) return fromServer;
  if (local.baseRevision > revision) {
    // The page's copy of the attempt is older than what the server has acknowledged here since.
    const { source, baseRevision, synced } = local;
    const note = synced ? 'none' : 'unsent_local';
    return { source, revision: baseRevision, unsent: !synced, note, other: null };
  }
  if (local.synced || local.source === serverText) return fromServer;
  if (server === null || local.baseRevision === revision) {
    return { source: local.source, revision, unsent: true, note: 'unsent_local', other: null };
  }
  if (local.editedAt >= Date.parse(server.savedAt)) {
    return {
      source: local.source,
      revision,
      unsent: true,
      note: 'local_newer',
      other: server.source,
    };
  }
  return { ...fromServer, note: 'server_newer', other: local.source };
}
