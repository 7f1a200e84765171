import { useQueries } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { paths, to } from '@/facts/paths';
import { candidateQuery } from '@/features/selection/api';
import { CompareTable } from '@/features/selection/compare/CompareTable';
import { text } from '@/features/selection/text';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { BackTo } from './BackTo';

const words = text.comparing;

/** Two to four candidates of a role beside one another. */
export default function SelectionCompare() {
  usePageTitle(words.title);
  const { roleId = '' } = useParams();
  const [params] = useSearchParams();
  const named = (params.get('ids') ?? '').split(',').filter((id) => id !== '');
  const ids = [...new Set(named)].slice(0, 4);
  const queries = useQueries({ queries: ids.map((id) => candidateQuery(id)) });
  const failed = queries.find(({ isError }) => isError);
  const found = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return (
    <>
      <PageHeader
        above={<BackTo to={to(paths.selectionBoard, { roleId })}>{text.one.back}</BackTo>}
        title={words.title}
        lead={words.lead}
      />
      {ids.length < 2 ? (
        <p className="text-md">{words.few}</p>
      ) : failed !== undefined ? (
        <LoadFailed query={failed}>{words.failed}</LoadFailed>
      ) : found.length < ids.length ? (
        <SkeletonRows rows={6} />
      ) : (
        <CompareTable candidates={found} />
      )}
    </>
  );
}
