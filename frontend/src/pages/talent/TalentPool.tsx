import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { TalentPool as Pool } from '@/api/words';
import { paths } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import { poolQuery } from '@/features/talent/api';
import { text } from '@/features/talent/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

const words = text.pool;

function Counts({ skills }: Pool) {
  if (skills.length === 0) return <p className="text-sm text-fg-muted">{words.none}</p>;
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-6 text-sm md:grid-cols-2 lg:grid-cols-3">
        {skills.map(({ skill, people }) => (
          <li key={skill} className="flex justify-between gap-3 border-b border-line py-2">
            <span>{text.skills[skill]}</span>
            <span className="text-fg-muted tabular-nums">{words.people(people)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-fg-muted">{words.countsNote}</p>
    </>
  );
}

/** What the talent pool is, for everybody, and what is in it. */
export default function TalentPool() {
  usePageTitle(words.title);
  const isCompany = useUser()?.is_company === true;
  const query = useQuery(poolQuery);
  const action = (
    <Button asChild variant="primary" size="lg">
      {isCompany ? (
        <Link to={paths.talentPoolBrowse}>{words.browse}</Link>
      ) : (
        <Link to={paths.talentForm}>{words.join}</Link>
      )}
    </Button>
  );
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-5 px-5 py-8">
      <PageHeader title={words.title} lead={words.lead} actions={action} />
      <Card title={words.steps}>
        <ol className="flex list-decimal flex-col gap-2 pl-5 text-sm">
          {words.candidate.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-3 text-sm text-fg-muted">{words.safe}</p>
      </Card>
      <Card title={words.counts}>
        <Loaded query={query} failed={words.loadFailed}>
          {(pool) => <Counts {...pool} />}
        </Loaded>
      </Card>
    </div>
  );
}
