import { Link } from 'react-router-dom';
import type { AdminCompanyDetail } from '@/api/words';
import { paths } from '@/facts/paths';
import { stateTones } from '@/features/admin-companies/rules';
import { text as companies } from '@/features/admin-companies/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { History } from '@/ui/History';
import { text } from './text';

/** A company that was merged: where to, and its history. Nothing is decided about it any more. */
export function MergedCard({ detail }: { detail: AdminCompanyDetail }) {
  const { company, merged_into: into } = detail;
  return (
    <div className="flex flex-col gap-4.5">
      <Card title={companies.standing}>
        <p className="text-sm">
          <Badge tone={stateTones[company.state]} dot>
            {companies.states[company.state]}
          </Badge>
        </p>
        <p className="mt-2 text-sm text-fg-muted">{text.merged}</p>
        {into !== null && (
          <div className="mt-3">
            <Button asChild>
              <Link to={`${paths.adminCompanies}?company=${into.id}`}>
                {text.toOther(into.name)}
              </Link>
            </Button>
          </div>
        )}
      </Card>
      <History
        title={companies.history}
        steps={detail.history}
        wordsOf={({ action }) => action.replaceAll('_', ' ')}
      />
    </div>
  );
}
