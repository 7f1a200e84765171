import { forget, read, write } from '@/platform/storage';
import { sessionActions } from '@/features/session/store';
import type { Registration } from './machine';

/** Keeps what a sign-up form said until the server has the account, over a way to another page and back. */
export function keepForm(registration: Registration | null): void {
  sessionActions.register(registration);
  if (registration === null) forget('registerAs');
  else write('registerAs', JSON.stringify(registration));
}

/** What was kept before the page was left. */
export function recallForm(): void {
  const registration = parse(read('registerAs'));
  if (registration !== null) sessionActions.register(registration);
}

function parse(kept: string | null): Registration | null {
  if (kept === null) return null;
  try {
    const { displayName, isCompany } = JSON.parse(kept) as Partial<Registration>;
    return {
      displayName: typeof displayName === 'string' ? displayName : null,
      isCompany: isCompany === true,
      // Another page has been open meanwhile.
      isNew: false,
    };
  } catch {
    return null;
  }
}
