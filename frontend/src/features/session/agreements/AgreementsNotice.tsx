import { useMutation } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { failureWords } from '@/api/failure';
import type { User } from '@/api/words';
import { paths } from '@/facts/paths';
import { agree } from '@/features/session/api';
import { text } from '@/features/session/text';
import { Button } from '@/ui/Button';

const words = text.agreements;

/** A challenge is not interrupted, and what is read comes before the answer. */
const isQuiet = (pathname: string) =>
  pathname.startsWith('/codebrainv') ||
  pathname === paths.terms ||
  pathname === paths.privacyPolicy;

type AgreementsNoticeProps = { user: Pick<User, 'agreements_due'>; pathname: string };

/** Asks a person who is signed in to agree to the texts in force, above the page, until they do. */
export function AgreementsNotice({ user, pathname }: AgreementsNoticeProps) {
  const agreeing = useMutation({ mutationFn: agree });
  if (!user.agreements_due || isQuiet(pathname)) return null;
  return (
    <aside
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-info-line bg-info-soft px-4 py-1.5 text-sm text-fg print:hidden"
    >
      <ScrollText size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1">
        {words.before}
        <Link to={paths.terms} className="text-link underline underline-offset-3">
          {text.terms}
        </Link>
        {text.consentAnd}
        <Link to={paths.privacyPolicy} className="text-link underline underline-offset-3">
          {text.privacy}
        </Link>
        {words.after}
      </p>
      {agreeing.error !== null && (
        <p role="alert" className="text-negative-text">
          {failureWords(agreeing.error, words.failed)}
        </p>
      )}
      <Button size="sm" loading={agreeing.isPending} onClick={() => agreeing.mutate()}>
        {words.agree}
      </Button>
    </aside>
  );
}
