import { useConfig } from '@/features/session/hooks';

import { mailtoHref } from './rules';
import { text } from './text';

/** A way to reach the people who run this installation, as a link. */
export type Contact = {
  readonly kind: 'call' | 'email';
  readonly label: string;
  readonly href: string;
};

/** Every way this installation names, a call first; none where none is set up. `subject` begins the e-mail. */
export function useContacts(subject: string): readonly Contact[] {
  const { book_call_url: call = null, support_email: email = null } = useConfig() ?? {};
  const ways: Contact[] = [];
  if (call !== null) ways.push({ kind: 'call', label: text.bookCall, href: call });
  if (email !== null)
    ways.push({ kind: 'email', label: text.write, href: mailtoHref(email, subject) });
  return ways;
}
