import { Check, Lock as LockIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { viewing } from '@/api/token/view-as';
import { paths } from '@/facts/paths';
import type { Lock, Way } from '@/features/company/rules';
import { ReviewLine } from '@/ui/ReviewLine';
import { text as company } from '@/features/company/text';
import { useContacts, type Contact } from '@/features/support/hooks';
import { text as support } from '@/features/support/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

function Contacts({ ways }: { ways: readonly Contact[] }) {
  return (
    <span className="flex flex-wrap justify-center gap-2">
      {ways.map(({ kind, label, href }, index) => (
        <Button key={kind} asChild variant={index === 0 ? 'primary' : 'secondary'}>
          <a href={href} {...(kind === 'call' ? { rel: 'noreferrer', target: '_blank' } : {})}>
            {label}
          </a>
        </Button>
      ))}
    </span>
  );
}

/** Every signed-in company has the support chat, in the bar above; the admin who views as one has not. */
function Chat() {
  const isViewing = viewing() !== null;
  return (
    <Button asChild variant={isViewing ? 'secondary' : 'primary'}>
      {isViewing ? (
        <Link to={paths.clientHome}>{company.backHome}</Link>
      ) : (
        <Link to={{ search: '?chat=open' }}>{support.chat}</Link>
      )}
    </Button>
  );
}

/** What begins to unlock it: a page, a call or an e-mail, or else the support chat. */
function Begin({ way, contacts }: { way: Way; contacts: readonly Contact[] }) {
  if (way.kind === 'page') {
    return (
      <Button asChild variant="primary">
        <Link to={way.path}>{way.label}</Link>
      </Button>
    );
  }
  return contacts.length > 0 ? <Contacts ways={contacts} /> : <Chat />;
}

/** What there is to do in the tab once it is open. */
function Holds({ title, holds }: { title: string; holds: readonly string[] }) {
  if (holds.length === 0) return null;
  return (
    <section className="mx-auto max-w-120 rounded-lg border border-line bg-surface p-4.5 text-sm">
      <h2 className="text-lg">{company.holdsTitle(title)}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {holds.map((fact) => (
          <li key={fact} className="flex items-start gap-2.5">
            <Check
              size={15}
              strokeWidth={1.75}
              aria-hidden="true"
              className="mt-0.5 shrink-0 text-fg-muted"
            />
            {fact}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A closed tab at its own address: why it is closed, who opens it, how and when, and what it holds. */
export function LockedPage({ title, lock }: { title: string; lock: Lock }) {
  usePageTitle(title);
  const contacts = useContacts(title);
  const { detail, holds, reason, since, way, who } = lock;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={LockIcon} title={reason} action={<Begin way={way} contacts={contacts} />}>
        <span className="block">{way.kind === 'talk' ? `${detail} ${way.asks}` : detail}</span>
        <span className="mt-1 block">{who}</span>
        {since !== null && <ReviewLine since={since} className="mt-2 text-left" />}
      </EmptyState>
      <Holds title={title} holds={holds} />
    </>
  );
}
