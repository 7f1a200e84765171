import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { BroughtCompany } from '@/api/words';
import { paths } from '@/facts/paths';
import { companiesQuery } from '@/features/partners/api';
import { ListCard, Nothing } from '@/features/partners/ListCard';
import { money } from '@/features/partners/rules';
import { text } from '@/features/partners/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { usePageTitle } from '@/ui/page-title';

const words = text.companies;

function When({ at }: { at: string | null }) {
  return (
    <Td className="whitespace-nowrap">{at === null ? text.none : <Time at={at} look="short" />}</Td>
  );
}

function Row({ of }: { of: BroughtCompany }) {
  const earned = of.earned.map(({ amount, currency }) => money(amount, currency)).join(', ');
  return (
    <tr>
      <Td className="font-medium">{of.company ?? words.unnamed(of.number)}</Td>
      <Td>
        <Badge>{text.stages[of.stage]}</Badge>
      </Td>
      <When at={of.brought_at} />
      <When at={of.first_paid_at} />
      <When at={of.credit_until} />
      <Td numeric className="whitespace-nowrap">
        {earned === '' ? text.none : earned}
      </Td>
    </tr>
  );
}

/** The companies a partner brought, and what each earned them. */
export default function PartnerCompanies() {
  usePageTitle(words.title);
  const query = useInfiniteQuery(companiesQuery);
  const share = (
    <Button asChild>
      <Link to={paths.partnerOverview}>{text.students.share}</Link>
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
            <Th>{words.firstPaid}</Th>
            <Th>{words.until}</Th>
            <Th numeric>{words.earned}</Th>
          </>
        }
        row={(of) => <Row key={of.number} of={of} />}
      />
    </>
  );
}
