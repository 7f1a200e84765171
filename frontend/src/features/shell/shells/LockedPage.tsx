import { Lock as LockIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import type { CompanyTab, Lock } from '@/features/company/rules';
import { text as company } from '@/features/company/text';
import { useContacts, type Contact } from '@/features/support/hooks';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** The tabs that a person at Assay opens. */
const BY_TALKING: readonly CompanyTab[] = ['debug-assessment', 'recruit-talent', 'assessment'];

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

/** What unlocks it: a page to fill in, a call, or the way back. */
function Unlock({ tab, ways }: { tab: CompanyTab; ways: readonly Contact[] }) {
  if (tab === 'create-jobs') {
    return (
      <Button asChild variant="primary">
        <Link to={paths.clientProfile}>{company.locks.profile}</Link>
      </Button>
    );
  }
  return ways.length > 0 ? (
    <Contacts ways={ways} />
  ) : (
    <Button asChild>
      <Link to={paths.clientHome}>{company.backHome}</Link>
    </Button>
  );
}

/** A closed tab at its own address: the same reason as in the sidebar, in full. */
export function LockedPage({ title, tab, lock }: { title: string; tab: CompanyTab; lock: Lock }) {
  usePageTitle(title);
  const contacts = useContacts(title);
  const ways = BY_TALKING.includes(tab) ? contacts : [];
  const asksForCall = tab === 'debug-assessment' && ways.length > 0;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={LockIcon} title={lock.reason} action={<Unlock tab={tab} ways={ways} />}>
        {lock.detail}
        {asksForCall && ` ${company.debugCall}`}
      </EmptyState>
    </>
  );
}
