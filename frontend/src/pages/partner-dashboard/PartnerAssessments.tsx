import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths, to } from '@/facts/paths';
import { cohortsQuery } from '@/features/cohorts/api';
import { phaseTones } from '@/features/cohorts/rules';
import { text } from '@/features/cohorts/text';
import { ListCard, Nothing } from '@/features/partners/ListCard';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { usePageTitle } from '@/ui/page-title';

/** The assessments that a partner runs for their students. */
export default function PartnerAssessments() {
  usePageTitle(text.title);
  const query = useInfiniteQuery(cohortsQuery);
  const create = (
    <Button variant="primary" asChild>
      <Link to={paths.partnerAssessmentNew}>{text.create}</Link>
    </Button>
  );
  const some = query.data?.pages.some(({ items }) => items.length > 0) === true;
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} {...(some ? { actions: create } : {})} />
      <ListCard
        query={query}
        caption={text.caption}
        empty={<Nothing action={create}>{text.empty}</Nothing>}
        head={
          <>
            <Th>{text.name}</Th>
            <Th>{text.phase}</Th>
            <Th>{text.closes}</Th>
            <Th numeric>{text.progress}</Th>
          </>
        }
        row={({ id, title, phase, closes_at: at, joined, started, finished }) => (
          <tr key={id}>
            <Td className="font-medium">
              <Link
                to={to(paths.partnerAssessment, { assessmentId: id })}
                className="text-link underline-offset-3 hover:underline"
              >
                {title}
              </Link>
            </Td>
            <Td>
              <Badge tone={phaseTones[phase]}>{text.phases[phase]}</Badge>
            </Td>
            <Td className="whitespace-nowrap">
              <Time at={at} look="short" />
            </Td>
            <Td numeric>{text.counts(joined, started, finished)}</Td>
          </tr>
        )}
      />
    </>
  );
}
