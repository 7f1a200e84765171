import { TOKEN_CACHE_SECONDS, TOKEN_REFRESH_MARGIN_SECONDS } from '@/facts/constants';

/** Asks the identity provider; null when nobody is signed in. `force` skips the provider's own cache. */
export type TokenSource = (force: boolean) => Promise<string | null>;

type Cached = { token: string; until: number };

const reuseMs = (TOKEN_CACHE_SECONDS - TOKEN_REFRESH_MARGIN_SECONDS) * 1000;

let source: TokenSource = () => Promise.resolve(null);
let cached: Cached | null = null;
let asking: Promise<string | null> | null = null;
let refreshing: Promise<string | null> | null = null;

/** The session feature sets once where tokens come from. */
export function setTokenSource(next: TokenSource): void {
  source = next;
  clearToken();
}

/** Forgets the token: on sign-out, and when a refresh failed. */
export function clearToken(): void {
  cached = null;
  asking = null;
  refreshing = null;
}

/** The bearer token to send, or null when signed out. Cached 3300 s, replaced 60 s before that ends (spec §7). */
export async function currentToken(): Promise<string | null> {
  if (refreshing !== null) return refreshing;
  if (cached !== null && Date.now() < cached.until) return cached.token;
  asking ??= keep(source(cached !== null)).finally(() => {
    asking = null;
  });
  return asking;
}

/** A new token after a 401. Calls that fail together share one refresh. */
export function refreshToken(): Promise<string | null> {
  refreshing ??= keep(source(true)).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** Milliseconds until the cached token will be replaced; 0 when there is none. */
export function tokenReuseLeftMs(): number {
  return cached === null ? 0 : Math.max(0, cached.until - Date.now());
}

async function keep(answer: Promise<string | null>): Promise<string | null> {
  const token = await answer;
  cached = token === null ? null : { token, until: Date.now() + reuseMs };
  return token;
}
