import { logError } from '@/platform/log';

import { ApiError } from '@/api/errors';
import { viewing } from '@/api/token/view-as';

/**
 * Answers that a page needs to come back while the server cannot be reached. Those of a person lie
 * in the tab's own store and go with the tab or when the person signs out.
 */
const PREFIX = 'assay.kept.';
const EVERYONE = `${PREFIX}everyone.`;

let owner: string | null = null;

/** Whose answers are kept from now on; those of anyone else are forgotten. */
export function keepFor(uid: string | null): void {
  owner = uid;
  const mine = uid === null ? null : nameFor(uid, '');
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(PREFIX) && (mine === null || !name.startsWith(mine)))
        sessionStorage.removeItem(name);
    }
  } catch (error) {
    logError('kept answers could not be removed', error);
  }
}

const nameFor = (uid: string, what: string) => `${PREFIX}person.${uid}.${what}`;

/** The person whose answers these are; null for nobody, and while one views as somebody else. */
const present = () => (viewing() === null ? owner : null);

/** Asks, and keeps the answer for the signed-in person; where nobody answers, what was kept last. */
export function orKept<T>(what: string, ask: () => Promise<T>): Promise<T> {
  const person = present();
  return person === null ? ask() : askOrRead(() => sessionStorage, nameFor(person, what), ask);
}

/** The same for an answer that everybody gets. */
export function orKeptForEveryone<T>(what: string, ask: () => Promise<T>): Promise<T> {
  return askOrRead(() => localStorage, `${EVERYONE}${what}`, ask);
}

/** What was kept last for the signed-in person; null where nothing was. */
export function keptAnswer(what: string): unknown {
  const person = present();
  const kept = person === null ? null : read(() => sessionStorage, nameFor(person, what));
  return kept === null ? null : JSON.parse(kept);
}

/** Whether no answer came: not even an error of the server, and nobody has stopped asking. */
function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || (error.status === 0 && error.code !== 'aborted');
}

async function askOrRead<T>(area: () => Storage, name: string, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask();
    keep(area, name, answer);
    return answer;
  } catch (error) {
    const kept = isUnanswered(error) ? read(area, name) : null;
    if (kept === null) throw error;
    return JSON.parse(kept) as T;
  }
}

function keep(area: () => Storage, name: string, answer: unknown): void {
  try {
    area().setItem(name, JSON.stringify(answer));
  } catch (error) {
    logError(`storage refused ${name}`, error);
  }
}

function read(area: () => Storage, name: string): string | null {
  try {
    return area().getItem(name);
  } catch {
    return null;
  }
}
