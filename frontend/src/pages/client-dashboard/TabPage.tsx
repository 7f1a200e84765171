import { Hammer } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { text as company } from '@/features/company/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { text } from './text';

const { tabs } = company;
const names = new Map<string, string>([[paths.debugAssessment, tabs.debugAssessment]]);

/** A tab that is open to this company but whose page is not built yet. */
export default function TabPage() {
  const { pathname } = useLocation();
  return <Tab key={pathname} name={names.get(pathname.replace(/\/$/, '')) ?? tabs.home} />;
}

function Tab({ name }: { name: string }) {
  usePageTitle(name);
  const back = (
    <Button asChild>
      <Link to={paths.clientHome}>{text.backHome}</Link>
    </Button>
  );
  return (
    <>
      <PageHeader title={name} />
      <EmptyState icon={Hammer} action={back}>
        {text.building}
      </EmptyState>
    </>
  );
}
