import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { hasCode } from '@/api/errors';
import { paths, to } from '@/facts/paths';
import { practiceQuery } from '@/features/practice/api';
import { difficultyLabel } from '@/features/problems/rules';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';
import { simulator } from './text';

const text = simulator.service;

/** The problem of the bank that is the broken service. */
export const SERVICE = 'onduty';

/** The broken service, first of all programs with faults; nothing where the bank does not have it. */
export function MiniService({ who }: { who: string | null }) {
  const query = useQuery(practiceQuery(SERVICE, who));
  if (query.isError && hasCode(query.error, 'not_found')) return null;
  return (
    <div className="mb-6">
      <Loaded query={query} failed={text.failed}>
        {({ title, difficulty }) => (
          <Card
            title={title}
            action={
              <Button asChild variant="primary">
                <Link to={to(paths.codebrainProblem, { problemId: SERVICE })}>{text.open}</Link>
              </Button>
            }
          >
            <p className="text-sm text-fg-muted">{text.says}</p>
            <p className="mt-3">
              <Badge>{difficultyLabel(difficulty)}</Badge>
            </p>
          </Card>
        )}
      </Loaded>
    </div>
  );
}
