import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ReportMode } from '@/api/words/integrity';
import { paths, to } from '@/facts/paths';
import { toReader } from '@/facts/reader';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { type IntegritySource, reportIntegrityQuery } from './api';
import { Findings } from './Findings';
import { RulesCard } from './table/RuleTable';
import { Said } from './Said';
import { text } from './text';

const words = text.report;

/** Where the case of a report is worked on, by those who can. */
function caseAddress(mode: ReportMode, id: string): string | null {
  if (mode === 'candidate') return to(paths.ownQuestion, { caseId: id });
  if (mode === 'company') return `${paths.assessmentReview}?case=${id}`;
  if (mode === 'admin') return `${paths.adminIntegrity}?case=${id}`;
  return null;
}

/** What was found in the attempt of a report, what its candidate answered and what was decided. */
export function ReportIntegrity({ mode, source }: { mode: ReportMode; source: IntegritySource }) {
  const query = useQuery(reportIntegrityQuery(source));
  if (query.isError) return <LoadFailed query={query}>{words.failed}</LoadFailed>;
  if (query.data === undefined) return <SkeletonRows />;
  const { standing, examination, case: said, case_id: id, rules } = query.data;
  const isOwn = mode === 'candidate';
  const address = id === null ? null : caseAddress(mode, id);
  return (
    <div className="grid max-w-4xl gap-4.5">
      {standing !== 'examined' && (
        <Card title={words.title}>
          <p className="text-sm">{toReader(text.standings[standing], isOwn)}</p>
        </Card>
      )}
      {examination !== null && standing === 'examined' && <Findings examination={examination} />}
      {said !== null && <Said said={said} isOwn={isOwn} />}
      {address !== null && (
        <div>
          <Button asChild>
            <Link to={address}>{mode === 'candidate' ? words.openOwn : words.openCase}</Link>
          </Button>
        </div>
      )}
      {standing === 'examined' && <RulesCard rules={rules} applied={examination?.rules ?? []} />}
    </div>
  );
}
