/** How long a token lasts from its issue, in milliseconds, and when it ends, in epoch milliseconds of the provider's clock. */
type Life = { lastsMs: number; endsAt: number };

/** What a token says of its own life; null where it says nothing readable. It is not verified here: the server does that. */
export function lifeOf(token: string): Life | null {
  const { iat, exp } = claimsOf(token.split('.')[1] ?? '');
  if (typeof iat !== 'number' || typeof exp !== 'number') return null;
  return { lastsMs: (exp - iat) * 1000, endsAt: exp * 1000 };
}

function claimsOf(part: string): { iat?: unknown; exp?: unknown } {
  try {
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}
