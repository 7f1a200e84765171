import { ReportsCard } from '@/features/candidate/lists/ReportsCard';
import { text } from '@/features/candidate/text';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** All reports of the candidate. */
export default function ReportsPage() {
  usePageTitle(text.reports.page);
  return (
    <>
      <PageHeader title={text.reports.page} />
      <ReportsCard />
    </>
  );
}
