import { text } from '@/features/desk/text';
import { WaitingCard } from '@/features/desk/WaitingCard';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** What waits for the admin, from every tab. */
export default function AdminHome() {
  usePageTitle(text.title);
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      <WaitingCard />
    </>
  );
}
