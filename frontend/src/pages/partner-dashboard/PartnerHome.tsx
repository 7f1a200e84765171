import { PartnerOverview } from '@/features/referral/PartnerOverview';
import { text } from '@/features/referral/text';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

const words = text.partner;

export default function PartnerHome() {
  usePageTitle(words.title);
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <PartnerOverview />
    </>
  );
}
