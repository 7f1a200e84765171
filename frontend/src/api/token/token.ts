import { TOKEN_CACHE_SECONDS, TOKEN_REFRESH_MARGIN_SECONDS } from '@/facts/constants';
import { lifeOf } from './life';

/** Asks the identity provider; null when nobody is signed in. `force` skips the provider's own cache. */
export type TokenSource = (force: boolean) => Promise<string | null>;

type Cached = { token: string; until: number };

/** What is known of one account's tokens, and what is being asked for. */
type Tokens = {
  cached: Cached | null;
  asking: Promise<string | null> | null;
  refreshing: Promise<string | null> | null;
};

const nothing = (): Tokens => ({ cached: null, asking: null, refreshing: null });

const cacheMs = TOKEN_CACHE_SECONDS * 1000;
const marginMs = TOKEN_REFRESH_MARGIN_SECONDS * 1000;

let source: TokenSource = () => Promise.resolve(null);
let tokens = nothing();

/** The session feature sets once where tokens come from. */
export function setTokenSource(next: TokenSource): void {
  source = next;
  clearToken();
}

/** Forgets the token: on sign-out, and when a refresh failed. An answer that is still on its way changes nothing then. */
export function clearToken(): void {
  tokens = nothing();
}

/**
 * The bearer token to send, or null when signed out. Cached 3300 s, never past its own end, and replaced 60 s before
 * either (spec §7).
 */
export async function currentToken(): Promise<string | null> {
  const mine = tokens;
  if (mine.refreshing !== null) return mine.refreshing;
  if (mine.cached !== null && Date.now() < mine.cached.until) return mine.cached.token;
  mine.asking ??= ask(mine).finally(() => {
    mine.asking = null;
  });
  return mine.asking;
}

/** A new token after a 401. Calls that fail together share one refresh. */
export function refreshToken(): Promise<string | null> {
  const mine = tokens;
  mine.refreshing ??= renew(mine).finally(() => {
    mine.refreshing = null;
  });
  return mine.refreshing;
}

/** Milliseconds until the cached token will be replaced; 0 when there is none. */
export function tokenReuseLeftMs(): number {
  return tokens.cached === null ? 0 : Math.max(0, tokens.cached.until - Date.now());
}

async function ask(into: Tokens): Promise<string | null> {
  if (into.cached !== null) return renew(into);
  const token = await source(false);
  if (token === null) return null;
  const until = Math.min(Date.now() + cacheMs, lifeOf(token)?.endsAt ?? Infinity) - marginMs;
  // The provider's own cache hands out a token until shortly before it ends.
  if (until <= Date.now()) return (await renew(into).catch(() => null)) ?? token;
  into.cached = { token, until };
  return token;
}

/** A new token lives from now on: where this machine's clock is wrong, its end would look past or far away. */
async function renew(into: Tokens): Promise<string | null> {
  const token = await source(true);
  const lasts = token === null ? 0 : Math.min(cacheMs, lifeOf(token)?.lastsMs ?? Infinity);
  into.cached = token === null ? null : { token, until: Date.now() + lasts - marginMs };
  return token;
}
