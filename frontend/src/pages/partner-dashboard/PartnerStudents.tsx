import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { studentsQuery } from '@/features/partners/api';
import { ListCard, Nothing } from '@/features/partners/ListCard';
import { text } from '@/features/partners/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { usePageTitle } from '@/ui/page-title';

const words = text.students;

/** The people a partner brought; a name only where its person agreed. */
export default function PartnerStudents() {
  usePageTitle(words.title);
  const query = useInfiniteQuery(studentsQuery);
  const share = (
    <Button asChild>
      <Link to={paths.partnerOverview}>{words.share}</Link>
    </Button>
  );
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <ListCard
        query={query}
        caption={words.caption}
        empty={<Nothing action={share}>{words.empty}</Nothing>}
        head={
          <>
            <Th>{words.name}</Th>
            <Th>{words.stage}</Th>
            <Th>{words.since}</Th>
          </>
        }
        row={({ number, name, stage, brought_at: at }) => (
          <tr key={number}>
            <Td className="font-medium">{name ?? text.student(number)}</Td>
            <Td>
              <Badge>{text.stages[stage]}</Badge>
            </Td>
            <Td className="whitespace-nowrap">
              <Time at={at} look="short" />
            </Td>
          </tr>
        )}
      />
    </>
  );
}
