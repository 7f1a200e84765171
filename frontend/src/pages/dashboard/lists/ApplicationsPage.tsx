import { ApplicationsCard } from '@/features/applications/ApplicationsCard';
import { text } from '@/features/applications/text';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** All applications of the candidate. */
export default function ApplicationsPage() {
  usePageTitle(text.list.title);
  return (
    <>
      <PageHeader title={text.list.title} />
      <ApplicationsCard />
    </>
  );
}
