import { Lock as LockIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/app/paths';
import type { CompanyTab, Lock } from '@/features/company/rules';
import { text as company } from '@/features/company/text';
import { useConfig } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** What unlocks it: a page of ours, a call with us, or the way back. */
function Unlock({ tab }: { tab: CompanyTab }) {
  const config = useConfig();
  const callUrl = config?.book_call_url ?? null;
  if (tab === 'create-jobs') {
    return (
      <Button asChild variant="primary">
        <Link to={paths.clientProfile}>{company.locks.profile}</Link>
      </Button>
    );
  }
  const byTalking = tab === 'debug-assessment' || tab === 'recruit-talent' || tab === 'assessment';
  return byTalking && callUrl !== null ? (
    <Button asChild variant="primary">
      <a href={callUrl} rel="noreferrer" target="_blank">
        {company.bookCall}
      </a>
    </Button>
  ) : (
    <Button asChild>
      <Link to={paths.clientHome}>{company.backHome}</Link>
    </Button>
  );
}

/** A closed tab at its own address: the same reason as in the sidebar, in full. */
export function LockedPage({ title, tab, lock }: { title: string; tab: CompanyTab; lock: Lock }) {
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={LockIcon} title={lock.reason} action={<Unlock tab={tab} />}>
        {lock.detail}
      </EmptyState>
    </>
  );
}
