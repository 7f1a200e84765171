import { RecommendedList } from '@/features/talent/recruiting/RecommendedList';
import { text } from '@/features/talent/recruiting/text';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

const words = text.company;

/** The candidates whom Assay recommends to the company. */
export default function RecruitTalent() {
  usePageTitle(words.title);
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <RecommendedList />
    </>
  );
}
