import { useInfiniteQuery } from '@tanstack/react-query';
import { statementsQuery } from '@/features/partners/api';
import { ListCard, Nothing } from '@/features/partners/ListCard';
import { StatementHead, StatementRow } from '@/features/partners/StatementRows';
import { text } from '@/features/partners/text';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

const words = text.statements;

/** What a partner is paid, month by month. */
export default function PartnerStatements() {
  usePageTitle(words.title);
  const query = useInfiniteQuery(statementsQuery);
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <ListCard
        query={query}
        caption={words.caption}
        empty={<Nothing>{words.empty}</Nothing>}
        head={<StatementHead />}
        row={(statement) => <StatementRow key={statement.id} statement={statement} own />}
      />
    </>
  );
}
