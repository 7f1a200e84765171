import type { AddAtsConnection, AtsExchange, AtsSystem } from '@/api/words';
import { text } from './text';

/** How many connections a company has at most. */
export const MOST = 5;

/** The systems, in the order in which they are offered. */
export const SYSTEMS: readonly AtsSystem[] = ['greenhouse', 'ashby'];

export type ConnectionForm = { system: AtsSystem; remoteKey: string };

/** Whether the system makes a key for us. */
export const needsRemoteKey = (system: AtsSystem): boolean => system === 'ashby';

/** One line of plain characters, without the colon that ends a name in Basic authentication. */
const KEY = /^[!-9;-~]{8,200}$/;

/** What is missing before a connection can be made. */
export function problemOf({ system, remoteKey }: ConnectionForm): string | undefined {
  if (!needsRemoteKey(system) || KEY.test(remoteKey.trim())) return undefined;
  return text.form.remoteKeyMissing;
}

/** The connection as it is asked for. */
export const wanted = ({ system, remoteKey }: ConnectionForm): AddAtsConnection => ({
  system,
  remote_key: needsRemoteKey(system) ? remoteKey.trim() : null,
});

/** How a message ended, in words. */
export function outcomeOf({ operation, status, error }: AtsExchange): string | null {
  const { troubles, theyAnswered, weAnswered } = text.log;
  if (error !== null) return troubles[error] ?? troubles.connection_failed ?? null;
  if (status === null) return null;
  return operation === 'update' ? theyAnswered(status) : weAnswered(status);
}
